"""First & Roll in two browsers: the dice are taken in secret."""

import json
import re
from typing import Any

import pytest

from tests.browser.conftest import Visit, Visitor
from tests.browser.player import Seen
from tests.browser.server import Server, seat_link
from tests.browser.table.test_mouse import begin_from_home

# All that a page holds, a line for each element, but for the marks of what has just appeared.
PAGE = """() => {
  const copy = document.documentElement.cloneNode(true);
  return [...copy.querySelectorAll("*")].map((node) => {
    node.classList.remove("fresh");
    const own = [...node.attributes].filter(({ value }) => value).map(({ name, value }) => `${name}=${value}`).sort();
    const words = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data);
    return [node.tagName, ...own, ...words].join(" ");
  });
}"""
SOMEBODY_HAS_CHOSEN = """() => [...document.querySelectorAll(".sitter .state")].some(
  (state) => state.textContent === document.getElementById("table").dataset.answered)"""


@pytest.mark.slow
@pytest.mark.parametrize("by_code", [False, True], ids=["by a link", "by a code"])
def test_a_friend_comes(visit: Visit, by_code: bool) -> None:
    ada, ben = meet(visit, "first-downs", by_code=by_code)
    for visitor in (ada, ben):
        visitor.page.wait_for_function("() => document.querySelectorAll('.sitter').length === 2")
        visitor.page.wait_for_function("() => document.querySelector('#invite')?.hidden")
    names = ada.page.locator(".sitter .name").all_inner_texts()
    assert names == ben.page.locator(".sitter .name").all_inner_texts()
    assert names == (["Ada", "Away"] if by_code else ["Ada", "Ben"])


@pytest.mark.nightly
@pytest.mark.parametrize("watching", ["Ben", "a spectator"])
def test_the_same_is_seen_whichever_die_was_taken(watching: str, visit: Visit, server: Server) -> None:
    seen = []
    for option in range(3):
        begun = server.begin("first-and-roll", "me:Ada", "me:Ben", seed=1, start="ball=40 down=2 togo=7")
        looker = visit(seat_link(begun, 1) if watching == "Ben" else f"/match/{begun['id']}")
        looker.page.wait_for_selector(".sitter")
        ada = visit(seat_link(begun, 0)).page
        ada.click(f"#options button >> nth={option}")
        looker.page.wait_for_function(SOMEBODY_HAS_CHOSEN)
        frames = [frame.replace(begun["id"], "ID") for frame in looker.watch.frames[looker.page]]
        page = [line.replace(begun["id"], "ID") for line in looker.page.evaluate(PAGE)]
        seen.append((page, frames[-1]))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.nightly
def test_nothing_tells_the_die_before_both_are_taken(visit: Visit, server: Server) -> None:
    ada, ben = meet(visit, "first-and-roll", by_code=False)
    ben.player.hand = "keys"
    referee = Referee(ada, ben)
    while referee.step():
        continue
    assert referee.sealed > 30
    assert len(referee.taken) > 2
    assert sorted(one.page.inner_text("#words")[:8] for one in (ada, ben)) == ["You lost", "You won "]
    assert server.verified(ada.player.match_id).over


def meet(visit: Visit, game: str, *, by_code: bool) -> tuple[Visitor, Visitor]:
    """Two visitors at one match: one begins it and invites, the other comes by the link or types the code."""
    ada, ben = visit("/", seed=2), visit(seed=3)
    begin_from_home(ada.page, game, "online")
    ada.page.wait_for_selector("#invite")
    link = ada.page.input_value("#invite-link")
    code = re.search(r"join=(\w+)", link)
    assert code is not None
    assert code[1] in ada.page.inner_text("#invite-code")
    if by_code:
        ben.go("/")
        ben.page.fill("#code [name=code]", code[1])
        ben.page.click("#code button")
    else:
        ben.page.goto(link)
        ben.page.fill("#join [name=name]", "Ben")
        ben.page.click("#join button")
    ben.page.wait_for_url("**/match/*")
    return ada, ben


def last_update(visitor: Visitor) -> dict[str, Any]:
    """The latest update that came by the live line, put together as the page does."""
    whole: dict[str, Any] = {}
    for sent in map(json.loads, visitor.watch.frames[visitor.page]):
        if sent["type"] == "patch":
            whole |= {"log": [], "dice": [], **sent}
    return whole


class Referee:
    """Lets two visitors play, and looks whether anything that one can find tells what the other has taken."""

    def __init__(self, *visitors: Visitor) -> None:
        self.visitors = visitors
        self.sealed = 0
        self.taken: set[str] = set()

    def step(self) -> bool:
        """Let whoever is asked answer; False once the match is over for both."""
        asked = [(v, seen) for v in self.visitors if (seen := v.player.look(30)) is not None]
        if len(asked) == len(self.visitors):
            if all(seen.over for _, seen in asked):
                return False
            if all(seen.options for _, seen in asked):
                self._take_in_secret(*(asked if self.sealed % 2 else asked[::-1]))
                return True
        for visitor, seen in asked:
            if not seen.over:
                visitor.player.step(seen)
        return True

    def _take_in_secret(self, one: tuple[Visitor, Seen], other: tuple[Visitor, Seen]) -> None:
        """One coach takes a die; to the other nothing is told but that it is so."""
        self.sealed += 1
        looker = other[0]
        before = last_update(looker)
        self.taken.add(one[0].player.step(one[1]))
        looker.page.wait_for_function(SOMEBODY_HAS_CHOSEN)
        after = last_update(looker)
        assert after["seq"] == before["seq"] + 1
        assert after["ask"]["waiting"] == [int(seat) for seat in after["ask"]["mine"]]
        assert after["log"] == after["dice"] == []
        assert without_turn(after) == without_turn(before)
        looker.player.step(other[1])


def without_turn(told: dict[str, Any]) -> dict[str, Any]:
    """An update but for what follows from somebody having chosen: the board is cleared for the new play."""
    ask = {name: value for name, value in told["ask"].items() if name != "waiting"}
    left_out = (
        "ask",
        "seq",
        "still",
        "moving",
        "spoken",
        "cells",
        "log",
        "dice",
        "can_take_back",
        "can_ask_back",
    )
    return {name: value for name, value in told.items() if name not in left_out} | {"ask": ask}
