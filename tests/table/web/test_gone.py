"""Whoever goes is forgotten at once: nothing waits for the great sweep, which comes seldom and stops the house."""

import functools
import gc
import json
import pathlib
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from downfield.table.live import house
from downfield.table.web import line
from downfield.table.web.connections import Connection, Crowd
from downfield.table.web.server import table_app
from downfield.table.web.sparing import SparingLine
from tests.table.conftest import Table
from tests.table.served import Program, served

Noted = list["weakref.ref[Any]"]


@pytest.fixture(autouse=True)
def unswept() -> Iterator[None]:
    """Nothing is swept meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, str], Noted]:
    """Notes what something makes, and holds none of it."""

    def note(where: Any, name: str) -> Noted:
        seen: Noted = []
        real = getattr(where, name)

        def made(*given: Any, **more: Any) -> Any:
            thing = real(*given, **more)
            seen.append(weakref.ref(thing))
            return thing

        monkeypatch.setattr(where, name, made)
        return seen

    return note


def _are_gone(seen: Noted) -> bool:
    """Whether all of them go, as soon as the server has noticed."""
    end = time.monotonic() + 20
    while any(ref() is not None for ref in seen) and time.monotonic() < end:
        time.sleep(0.01)
    return bool(seen) and all(ref() is None for ref in seen)


def test_with_whoever_goes_goes_what_was_shown_to_him(
    table: Table, noted: Callable[[Any, str], Noted]
) -> None:
    guests, shown = noted(line, "_guest"), noted(line, "show")
    match = table.begin("touch-down", "me", "me", seed=2)["id"]
    for _ in range(3):
        with table.coach(match) as spectator:
            spectator.hear()
    assert _are_gone(guests)
    assert _are_gone(shown)


def test_with_whoever_is_turned_away_goes_what_was_known_of_him(
    table: Table, noted: Callable[[Any, str], Noted]
) -> None:
    hellos = noted(line, "Pace")
    match = table.begin("touch-down", "me", "me", seed=2)["id"]
    with table.coach(match) as spectator:
        spectator.hear()
        spectator.say(type="answer", seat=0, token="x", seq=0)
        assert spectator.refused() == "not-your-seat"
    assert _are_gone(hellos)


def test_a_match_that_everybody_has_left_is_forgotten(
    table: Table, noted: Callable[[Any, str], Noted]
) -> None:
    rooms, sittings = noted(house, "Room"), noted(house, "rebuild")
    match = table.begin("touch-down", "me", "me", seed=2)["id"]
    with table.coach(match) as spectator:
        spectator.hear()
    assert _are_gone(rooms)
    assert _are_gone(sittings)


def test_a_line_that_has_ended_is_forgotten(tmp_path: pathlib.Path) -> None:
    lines: Noted = []

    class Noticed(SparingLine):
        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            lines.append(weakref.ref(self))

    connections = functools.partial(Connection, crowd=Crowd(), is_proxy=lambda host: False)
    with served(table_app(tmp_path / "t.sqlite"), http=connections, ws=Noticed) as table:
        begun = Program(table).ask("/api/matches", {"game": "touch-down", "seats": [{"who": "me"}] * 2})
        for _ in range(3):
            with connect(f"{table.replace('http', 'ws')}/api/matches/{begun['id']}/live") as live:
                live.send(json.dumps({"type": "hello"}))
                live.recv(timeout=20)
        assert _are_gone(lines)
