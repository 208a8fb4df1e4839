"""formations.js and lineup.js: line-ups that were named are kept and offered; one on the board is changed or left."""

import json
from typing import Any

import pytest

from tests.browser.scripts.conftest import Script

FORMATIONS, LINEUP = "table/formations.js", "board/lineup.js"
BEGIN = "kept.all = new Formations('blood-bowl'); kept.all.use = 'kick';"
KEY = "downfield.formations"
PANEL = """<div id="place" data-confirm="Confirm" data-leave="Leave" data-clear="Clear" data-hand="By hand"
  data-why="Why" data-spoilt="Spoilt" data-mine="Mine: {name}" data-saved="Saved: {name}" data-forget="Forget {name}"
  data-full="Full: {name}">
  <p><button data-start="advised"></button><button data-start="places" data-again><span></span></button></p>
  <p role="status"></p><ul></ul></div><form id="form"><input name="name"><button></button></form>"""
MADE = """kept.sent = [];
const formations = { use: "", most: 8, own: kept.own || [], read() { return { own: this.own, spoilt: false }; },
  save(name, words) { this.own.push({ name, words }); return true; },
  forget(name) { this.own = this.own.filter((one) => one.name !== name); } };
const onSend = (one) => kept.sent.push(one);
kept.lineup = new LineUp(place, form, formations, { cite: (rule) => `[${rule}]`, onSend });
kept.lineup.begin("kick", 0, 1);
kept.message = { seq: 1, seat: 0, places: "3@m8", moving: "<g/>", spoken: "", cells: [], sources: ["a"], token: "",
  kept: "", trouble: "10 left", rule: "", note: "" };
"""


def names(script: Script) -> list[str]:
    found: list[str] = script(FORMATIONS, "return kept.all.read().own.map((one) => one.name);")
    return found


def test_a_line_up_is_kept_by_game_and_use_and_forgotten(script: Script) -> None:
    script(FORMATIONS, f"{BEGIN} kept.all.save(' Wall ', '3@12/8'); kept.all.save('Zone', '3@12/9');")
    script(FORMATIONS, "kept.all.save('Wall', '4@12/8');")
    assert names(script) == ["Zone", "Wall"]
    script(FORMATIONS, "kept.all.use = 'receive';")
    assert names(script) == []
    script(FORMATIONS, "kept.all.use = 'kick'; kept.all.forget('Zone');")
    assert names(script) == ["Wall"]


def test_there_is_room_for_so_many(script: Script) -> None:
    kept = script(FORMATIONS, f"{BEGIN} return [...Array(9)].map((_, n) => kept.all.save(`N${{n}}`, 'x'));")
    assert kept == [True] * 8 + [False]
    assert script(FORMATIONS, "return kept.all.save('N3', 'y');")


@pytest.mark.parametrize(
    ("stored", "left"),
    [
        ("nonsense{", []),
        ('"text"', []),
        (json.dumps({"blood-bowl/kick": 7}), []),
        (json.dumps({"blood-bowl/kick": [None, {"name": "A"}, {"name": "B", "words": "x"}]}), ["B"]),
        (json.dumps({"blood-bowl/kick": [{"name": "B" * 31, "words": "x"}]}), []),
        (json.dumps({"blood-bowl/kick": [{"name": "B", "words": "x" * 301}]}), []),
    ],
)
def test_what_cannot_be_read_is_dropped_with_a_word(script: Script, stored: str, left: list[str]) -> None:
    script.page.evaluate("([key, stored]) => localStorage.setItem(key, stored)", [KEY, stored])
    assert script(FORMATIONS, f"{BEGIN} return kept.all.read().spoilt;")
    assert names(script) == left
    assert not script(FORMATIONS, "return kept.all.read().spoilt;")


def made(script: Script, body: str) -> Any:
    """What comes of a line-up panel that has been begun."""
    return script(LINEUP, MADE + body, PANEL)


def test_nothing_is_made_before_somebody_begins(script: Script) -> None:
    assert made(script, "return [kept.lineup.on, place.hidden, kept.lineup.asked];") == [False, False, {}]
    assert made(script, "kept.lineup.begin('', 0, 2); return place.hidden;")


def test_one_press_asks_for_what_is_recommended(script: Script) -> None:
    sent = made(script, "place.querySelector('[data-start=advised]').click(); return kept.sent;")
    assert sent == [{"type": "line-up", "seat": 0, "start": "advised", "words": ""}]


def test_a_change_goes_with_the_places_it_changes(script: Script) -> None:
    sent = made(
        script, "kept.lineup.show(kept.message); kept.lineup.change({ token: '3@a1' }); return kept.sent;"
    )
    assert sent == [{"type": "line-up", "seat": 0, "start": "places", "words": "3@m8", "change": "3@a1"}]


def test_it_can_be_confirmed_once_it_is_whole(script: Script) -> None:
    tokens = "kept.lineup.choices().map((choice) => choice.token)"
    assert made(script, f"kept.lineup.show(kept.message); return {tokens};") == [""]
    whole = "kept.lineup.show({ ...kept.message, token: '+3-m8', trouble: '' });"
    assert made(script, f"{whole} return {tokens};") == ["+3-m8", ""]


def test_what_is_wrong_is_said_with_its_rule(script: Script) -> None:
    shown = "kept.lineup.show({ ...kept.message, trouble: 'Too few', rule: 'BB-6.5' });"
    assert (
        made(script, f"{shown} return place.querySelector('[role=status]').textContent;")
        == "Too few [BB-6.5]"
    )


def test_the_board_of_an_update_keeps_what_is_being_made(script: Script) -> None:
    over = "kept.lineup.over({ seq: 1, moving: 'old' }).moving"
    assert made(script, f"return {over};") == "old"
    assert made(script, f"kept.lineup.show(kept.message); return {over};") == "<g/>"
    assert made(script, f"kept.lineup.show({{ ...kept.message, seq: 0 }}); return {over};") == "old"


def test_a_name_keeps_it_and_brings_it_back(script: Script) -> None:
    told = made(
        script,
        "kept.lineup.show({ ...kept.message, token: 't', kept: '3@12/8' });"
        "form.querySelector('input').value = ' Mine '; kept.lineup.save(); place.querySelector('li button').click();"
        "return [place.querySelector('[role=status]').textContent, kept.sent];",
    )
    assert told == ["Saved: Mine", [{"type": "line-up", "seat": 0, "start": "kept", "words": "3@12/8"}]]


def test_one_that_is_forgotten_is_offered_no_more(script: Script) -> None:
    body = "place.querySelectorAll('li button')[1].click(); return place.querySelectorAll('li').length;"
    script(LINEUP, "kept.own = [{ name: 'A', words: 'a' }, { name: 'B', words: 'b' }];")
    assert made(script, body) == 1


@pytest.mark.parametrize(("seq", "words"), [(1, "3@m8"), (2, "")])
def test_it_goes_on_where_it_was_left_but_not_at_another_moment(script: Script, seq: int, words: str) -> None:
    left = f"kept.lineup.show(kept.message); kept.lineup.begin('kick', 0, {seq});"
    sent = made(script, f"{left} place.querySelector('[data-again]').click(); return kept.sent;")
    assert sent == [{"type": "line-up", "seat": 0, "start": "places", "words": words}]
