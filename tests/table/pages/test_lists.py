"""Lists of matches: told from what was written down with the deeds, and no match is played over for them."""

import pathlib
import sqlite3
import time
from typing import Any

import pytest

from downfield.kernel.match import Match
from downfield.table.live import house
from downfield.text import Text
from tests.table.conftest import Open, Table, play_on

Told = dict[str, Any]


def _listed(table: Table, **query: Any) -> list[Told]:
    found: list[Told] = table.client.get("/api/matches", params=query).json()
    return found


def _played(table: Table, game: str = "first-downs", steps: int = 10**6, **more: Any) -> tuple[str, Told]:
    begun = table.begin(game, "me", "me", seed=6, listed=True, **more)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both}, steps)
        return begun["id"], both.now


def test_a_list_of_matches_plays_none_of_them_over(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_table() as table:
        played = [_played(table) for _ in range(2)]
        given_up = table.begin("first-downs", "me", "me", listed=True)
        with table.coach(given_up["id"], *given_up["keys"].values()) as both:
            both.at(0)
            both.say(type="resign", seat=0)
            both.until(lambda told: bool(told["over"]))
    monkeypatch.setattr(house, "rebuild", None)
    monkeypatch.setattr(Match, "answer", None)
    with open_table() as table:
        found = {match["id"]: match for match in _listed(table, lang="it")}
        assert table.client.get("/watch").status_code == 200
    for match, told in played:
        assert (found[match]["points"], found[match]["over"]) == (told["points"], True)
        assert found[match]["result"]
    words = Text("it")
    home, away = words.say("seat-home"), words.say("seat-away")
    told_so = words.say("table-end-resign", you="none", loser=home, winner=away)
    assert found[given_up["id"]]["result"] == told_so


def test_a_long_match_that_was_left_is_shown_with_its_board(open_table: Open) -> None:
    with open_table() as table:
        match, _ = _played(table, "first-and-roll", steps=120)
    with open_table() as table:
        page = table.client.get("/watch").text
        assert f"/match/{match}?" in page
        assert '<svg class="df"' in page


def _forget(folder: pathlib.Path) -> None:
    """Make a database one of an earlier version, brought up to date."""
    with sqlite3.connect(folder / "table.sqlite") as database:
        database.execute("UPDATE standing SET told = ''")
        database.execute("DELETE FROM snapshot")
    database.close()


def test_how_earlier_matches_stand_is_found_out_by_and_by(open_table: Open, tmp_path: pathlib.Path) -> None:
    with open_table() as table:
        match, told = _played(table)
    _forget(tmp_path)
    with open_table() as table:
        end = time.monotonic() + 30
        while not (found := _listed(table)) and time.monotonic() < end:
            time.sleep(0.05)
        assert [(one["id"], one["points"], one["result"]) for one in found] == [
            (match, told["points"], told["result"])
        ]


def test_an_earlier_match_of_other_rules_is_looked_at_once(open_table: Open, tmp_path: pathlib.Path) -> None:
    with open_table() as table:
        _played(table, steps=3)
    _forget(tmp_path)
    with sqlite3.connect(tmp_path / "table.sqlite") as database:
        database.execute("UPDATE match SET rules = '0.0'")
    with open_table() as table:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            if '"readable":false' in database.execute("SELECT told FROM standing").fetchone()[0]:
                break
            time.sleep(0.05)
        assert _listed(table) == []
    database.close()
    assert time.monotonic() < end
