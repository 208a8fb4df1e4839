"""Names are taken: whoever meets others comes to a table of his own."""

from tests.table.people.conftest import cheap_hashes as cheap_hashes
from tests.table.people.conftest import table as table
