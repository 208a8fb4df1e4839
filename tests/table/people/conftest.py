"""Names are taken and doors shut after too many attempts: whoever tries them comes to a table of his own."""

import pytest

from tests.table.conftest import Table


@pytest.fixture
def table(empty_table: Table) -> Table:
    """A running table at which nobody has ever been."""
    return empty_table
