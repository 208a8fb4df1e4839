"""My matches: all of mine and nobody else's, whose turn it is, and each opened once for every moment of it."""

import pathlib
import sqlite3
from typing import Any

import pytest

from downfield.kernel.match import Match
from downfield.table.pages import mine
from downfield.table.people import visitors
from tests.table.conftest import Table

HTML = {"accept": "text/html"}


def _visit(table: Table) -> None:
    """Come as somebody new."""
    table.client.cookies.clear()
    table.client.get("/", headers=HTML)


def _mine(table: Table, query: str = "") -> list[dict[str, Any]]:
    reply = table.client.get(f"/api/mine?{query}")
    assert reply.status_code == 200, reply.text
    found: list[dict[str, Any]] = reply.json()
    return found


def _with_keys(table: Table, keys: dict[str, list[str]]) -> list[dict[str, Any]]:
    reply = table.client.post("/api/mine", json={"keys": keys})
    assert reply.status_code == 200, reply.text
    found: list[dict[str, Any]] = reply.json()
    return found


def _is_mine(table: Table, match: str) -> bool:
    return any(line["id"] == match for line in _mine(table))


def test_my_matches_are_listed_and_nobody_elses(table: Table) -> None:
    _visit(table)
    begun = table.begin("first-downs", "me", "open")
    assert _is_mine(table, begun["id"])
    _visit(table)
    assert not _is_mine(table, begun["id"])
    table.client.post(f"/api/join/{begun['invite']}", json={"name": "Ben"})
    assert _is_mine(table, begun["id"])
    table.client.cookies.clear()
    assert _mine(table) == []


def test_a_line_says_who_plays_and_whose_turn_it_is(table: Table) -> None:
    _visit(table)
    begun = table.begin("first-downs", "me", "me", options={"first_attacker": "home"})
    table.sit_down(begun["id"], *begun["keys"].values())
    line = _mine(table)[0]
    assert (line["id"], line["title"], line["names"]) == (begun["id"], "Famous First Downs", ["Home", "Away"])
    assert (line["mine"], line["waiting"], line["my_turn"], line["words"]) == ([0, 1], [0], True, "your turn")
    assert (line["points"], line["over"]) == ([0, 0], False)
    assert _mine(table, "lang=it")[0]["words"] == "tocca a te"


def test_a_line_says_who_else_decides_or_is_awaited(table: Table) -> None:
    _visit(table)
    begun = table.begin("first-downs", "open", "me", options={"first_attacker": "home"})
    table.sit_down(begun["id"], begun["keys"]["1"])
    assert _mine(table)[0]["words"] == "waiting for someone to take a seat"
    held = table.client.cookies.get(visitors.COOKIE)
    table.client.cookies.clear()
    joined = table.client.post(f"/api/join/{begun['invite']}", json={"name": "Ada"}).json()
    table.client.cookies.set(visitors.COOKIE, held or "")
    line = _mine(table)[0]
    assert (line["my_turn"], line["words"]) == (False, "waiting for Ada")
    table.sit_down(begun["id"], joined["key"])
    line = _mine(table)[0]
    assert (line["my_turn"], line["words"]) == (False, "Ada is deciding")


def test_whoever_is_still_expected_is_called(table: Table) -> None:
    _visit(table)
    begun = table.begin("first-downs", "me", "me")
    table.sit_down(begun["id"], begun["keys"]["0"])
    line = _mine(table)[0]
    assert (line["my_turn"], line["waiting"]) == (True, [1])


def test_a_match_that_is_over_tells_its_result(table: Table) -> None:
    _visit(table)
    begun = table.begin("first-downs", "me", "me")
    with table.coach(begun["id"]) as me:
        me.at(0)
        me.say(type="resign", seat=0)
        me.until(lambda told: bool(told["over"]))
    line = _mine(table)[0]
    assert (line["over"], line["my_turn"], line["words"]) == (True, False, "Away wins: Home has resigned.")


def test_my_turn_comes_first_then_what_goes_on_then_what_is_over(table: Table) -> None:
    _visit(table)
    turn = table.begin("first-downs", "me", "me", options={"first_attacker": "home"})["id"]
    over = table.begin("first-downs", "me", "me")["id"]
    with table.coach(over) as me:
        me.at(0)
        me.say(type="resign", seat=0)
        me.until(lambda told: bool(told["over"]))
    begun = table.begin("first-downs", "me", "open", options={"first_attacker": "away"})
    table.sit_down(waits := begun["id"], begun["keys"]["0"])
    assert [line["id"] for line in _mine(table)] == [turn, waits, over]


def test_matches_to_which_only_the_browser_keeps_keys_can_be_asked_for(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me")
    _visit(table)
    assert _mine(table) == []
    lines = _with_keys(table, {"nothing": [], "\0": [], "": ["x"], begun["id"]: ["forged"]})
    assert [(line["id"], line["mine"], line["my_turn"]) for line in lines] == [(begun["id"], [], False)]
    line = _with_keys(table, {begun["id"]: list(begun["keys"].values())})[0]
    assert (line["mine"], line["known"], line["my_turn"], line["words"]) == ([0, 1], False, True, "your turn")
    assert not any(key in str(line) for key in begun["keys"].values())


@pytest.mark.parametrize(
    "keys", [{"x" * 41: []}, {"m": ["k"] * 9}, {"m": ["k" * 101]}, {f"m{i}": [] for i in range(21)}]
)
def test_a_ring_of_keys_has_its_size(table: Table, keys: dict[str, list[str]]) -> None:
    reply = table.client.post("/api/mine", json={"keys": keys})
    assert (reply.status_code, reply.json()["code"]) == (400, "unreadable")


def test_a_list_is_not_endless(table: Table) -> None:
    _visit(table)
    begun = [table.begin("first-downs", "me", "open")["id"] for _ in range(mine.MOST + 2)]
    listed = [line["id"] for line in _mine(table)]
    assert len(listed) == mine.MOST
    assert set(listed) <= set(begun)


def test_no_match_is_opened_for_a_list(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    _visit(table)
    begun = table.begin("first-downs", "me", "me")
    with table.coach(begun["id"]) as me:
        seq = me.at(0)["seq"]
        me.answer(me.tokens()[0])
        me.at(seq + 1)
        monkeypatch.setattr(Match, "answer", None)
        monkeypatch.setattr(Match, "__init__", None)
        waiting = me.now["ask"]["waiting"]
        assert [line["waiting"] for line in _mine(table)] == [waiting]


def test_a_match_of_other_rules_is_told_so(empty_table: Table, tmp_path: pathlib.Path) -> None:
    _visit(empty_table)
    empty_table.begin("first-downs", "me", "me")
    with sqlite3.connect(tmp_path / "table.sqlite") as database:
        database.execute("UPDATE match SET rules = '0.0'")
    database.close()
    line = _mine(empty_table)[0]
    assert (line["over"], line["my_turn"]) == (True, False)
    assert "other rules" in line["words"]
