"""Names are taken and doors shut after too many attempts: whoever tries them comes to a table of his own."""

import pytest
from argon2 import PasswordHasher

from downfield.table.people import passwords
from tests.table.conftest import Table


@pytest.fixture
def table(empty_table: Table) -> Table:
    """A running table at which nobody has ever been."""
    return empty_table


CHEAP = PasswordHasher(1, 8, 1)


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real hashes, with less work."""
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    monkeypatch.setattr(passwords, "NOBODYS", CHEAP.hash("nobody"))
