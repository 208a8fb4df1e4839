"""How a table says that it is well, and what is wrong when it is not."""

import asyncio
import pathlib
from typing import Any

import pytest

from downfield.store import Store
from downfield.store.store import PRAGMAS
from downfield.table.live import heart
from downfield.table.live.house import House
from downfield.table.live.thinking import Bench
from tests.table.conftest import Open, play_on


def _told(client: Any) -> tuple[int, str]:
    reply = client.get("/healthz")
    return reply.status_code, reply.text


async def _felt(database: pathlib.Path) -> str:
    """How a table on this database is."""
    store = Store(database)
    try:
        return await House(store, Bench()).heart.feel()
    finally:
        await store.close()


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> pathlib.Path:
    store = Store(tmp_path / "t.sqlite")
    await store.open()
    await store.close()
    return tmp_path / "t.sqlite"


async def test_a_table_that_writes_is_well(database: pathlib.Path) -> None:
    assert await _felt(database) == "well"


async def test_a_table_with_a_full_disk_is_ill(
    database: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("downfield.store.pulse.NAME", "x" * 100_000)  # needs pages that there are not
    monkeypatch.setattr("downfield.store.store.PRAGMAS", (*PRAGMAS, "max_page_count=1"))
    assert await _felt(database) == "ill: the disk is full"


async def test_a_table_that_may_only_read_is_ill(
    database: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("downfield.store.store.PRAGMAS", (*PRAGMAS, "query_only=ON"))
    assert await _felt(database) == "ill: the database cannot be written to"


async def test_a_table_whose_database_is_silent_is_ill(
    database: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> bool:
        await asyncio.sleep(60)
        return True

    monkeypatch.setattr("downfield.store.pulse.beat", never)
    monkeypatch.setattr(heart, "PATIENCE", 0.05)
    assert await _felt(database) == "ill: the database does not answer"


def test_a_table_with_a_damaged_page_is_ill(
    open_table: Open, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heart, "FRESH", -1.0)
    file = tmp_path / "table.sqlite"
    with open_table() as table:
        begun = table.begin("first-and-roll", "me", "me")
        with table.coach(begun["id"], *begun["keys"].values()) as me:
            play_on({0: me, 1: me}, steps=10)
    damaged = bytearray(file.read_bytes())
    for page in range(4096, len(damaged), 4096):
        if b"answer" in damaged[page : page + 4096] and begun["id"].encode() in damaged[page : page + 4096]:
            damaged[page : page + 64] = bytes([255]) * 64
    with open_table() as table:
        assert _told(table.client) == (200, "well")
    file.write_bytes(damaged)
    with open_table() as table:
        assert table.client.get(f"/api/matches/{begun['id']}").status_code == 503
        assert _told(table.client) == (503, "ill: the database is damaged")


def test_however_many_ask_it_is_felt_once(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heart, "FRESH", 60.0)
    with open_table() as table:
        _told(table.client)
        monkeypatch.setattr(heart.Heart, "_felt", None)
        assert _told(table.client) == (200, "well")
