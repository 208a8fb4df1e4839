"""How much one visitor may have: a refusal names the limit and how to make room; and what goes at night."""

import asyncio
import pathlib
from collections.abc import Iterator

import pytest

from downfield.store import Store
from downfield.store.quotas import Quotas
from downfield.store.retention import Retention
from downfield.store.tables import MATCH
from downfield.table.live import heart, night
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.client import Client
from tests.table.conftest import Table
from tests.table.people.devices import Device, code_of
from tests.table.people.keepers import soon

GOLDEN = pathlib.Path(__file__).parents[2] / "golden"
RECORDS = [(GOLDEN / f"{game}.record").read_text() for game in ("first-and-roll", "first-downs")]
WISH = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "coach"}]}


@pytest.fixture
def table(tmp_path: pathlib.Path) -> Iterator[Table]:
    """A table with narrow limits."""
    app = table_app(
        tmp_path / "table.sqlite", pace=0.0, doorkeeper=Doorkeeper(100_000), quotas=Quotas(2, 3, 1, 0, 2)
    )
    with Client(app) as client:
        yield Table(client)


def test_whoever_has_many_matches_ends_one_before_the_next(table: Table) -> None:
    device = Device(table.client)
    begun = [device.post("/api/matches", **WISH).json() for _ in range(2)]
    refused = device.post("/api/matches", **WISH)
    assert code_of(refused) == (429, "no-room")
    assert "You have 2 matches that are not over" in refused.json()["words"]
    with table.coach(begun[0]["id"], begun[0]["keys"]["0"]) as coach:
        coach.say(type="resign", seat=0)
        coach.until(lambda told: told["over"])
    assert device.post("/api/matches", **WISH).status_code == 201


def test_guests_of_one_place_are_counted_together(table: Table) -> None:
    for _ in range(3):
        assert Device(table.client).post("/api/matches", **WISH).status_code == 201
    refused = Device(table.client).post("/api/matches", **WISH)
    assert code_of(refused) == (429, "no-room")
    assert "From your address 3 matches" in refused.json()["words"]


def test_whoever_has_many_records_deletes_one_before_the_next(table: Table) -> None:
    device, other = Device(table.client), Device(table.client)
    first = device.post("/api/records", text=RECORDS[0]).json()["id"]
    assert device.post("/api/records", text=RECORDS[0]).json()["id"] == first  # the same one once more
    refused = device.post("/api/records", text=RECORDS[1])
    assert code_of(refused) == (429, "no-room")
    assert "account page" in refused.json()["words"]
    assert first in device.get("/account").text
    assert code_of(other.delete(f"/api/records/{first}")) == (404, "unknown-record")
    assert device.delete(f"/api/records/{first}").status_code == 204
    assert device.get(f"/replay/{first}").status_code == 404
    assert device.post("/api/records", text=RECORDS[1]).status_code == 201


def test_at_night_what_is_due_goes(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heart, "LOOK", 0.02)
    monkeypatch.setattr(night, "HOUR", 0)
    file = tmp_path / "table.sqlite"
    with Client(table_app(file)) as client:
        match = Device(client).begin()
        _age(file)
        assert client.get(f"/api/matches/{match}").status_code == 200
    with Client(table_app(file, retention=Retention())) as client:
        soon(lambda: client.get(f"/api/matches/{match}").status_code == 404)


def _age(file: pathlib.Path) -> None:
    """Matches were begun long ago."""

    async def write() -> None:
        store = Store(file)
        async with store.engine.begin() as connection:
            await connection.execute(MATCH.update().values(created="2020-01-01T00:00:00+00:00"))
        await store.close()

    asyncio.run(write())
