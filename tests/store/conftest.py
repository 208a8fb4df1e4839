"""Stores on scratch databases of either kind."""

import pathlib
from collections.abc import AsyncIterator

import pytest

from downfield.store import DICE, Deed, KeptMatch, KeptSeat, Store

MATCH = KeptMatch(
    "m1", "first-downs", "1", "abc", {"a": None, "b": True}, "", "c" * 64, "d" * 64, None, "e", "now"
)
SEATS = (KeptSeat(0, "person", "Ada", "f"), KeptSeat(1, "open", "away"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "t.sqlite")
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store with a match in it."""
    opened = Store(database)
    await opened.open()
    await opened.begin(MATCH, SEATS, [Deed(0, DICE, value=4)])
    yield opened
    await opened.close()
