"""How many clicks an action of Blood Bowl takes, risky deeds in one step: counted, and told in the manual."""

import pathlib
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import Server, seat_link
from tests.browser.walker import WAYS_ARE_SHOWN

MANUAL = pathlib.Path(__file__).parents[3] / "docs" / "moments.md"
COUNT = """() => {
  window.clicks = 0;
  addEventListener("click", (event) => { if (event.isTrusted) window.clicks += 1; }, true);
}"""
LOOSE = "home=1@f8,12@j8,14@a1 away=7@n8,8@v3 ball=h8"
APART = "home=1@f8,12@j8,14@a1 away=7@n8,8@v3 ball=home1"
PASS = "#deeds [data-action=pass]"


class Action(NamedTuple):
    """An action: how many clicks here and in the client of FUMBBL, from where, what is clicked, what comes of it."""

    name: str
    ours: int
    fumbbl: int
    start: str
    pressed: tuple[str, ...]
    told: str


# FUMBBL's are counted in the source of its client, for the rules of 2020: a click on a player opens a menu, another
# chooses the action; a blitz names its target first; then the squares and the target are clicked.
ACTIONS = (
    Action(
        "block", 2, 3, APART.replace("j8", "m8"), ("#m-p-h-12", "#m-p-a-7"), "12 Lineman blocks 7 Lineman"
    ),
    Action("move", 2, 3, APART, ("#m-p-h-14", "#m-s-c3"), ""),
    Action("blitz", 2, 5, APART, ("#m-p-h-12", "#m-p-a-7"), "12 Lineman blocks 7 Lineman"),
    Action("pass after a pick-up", 3, 4, LOOSE, ("#m-p-h-1", PASS, "#m-p-h-12"), "1 Thrower throws well"),
    Action("foul", 2, 4, APART.replace("n8", "n8p"), ("#m-p-h-12", "#m-p-a-7"), "12 Lineman fouls 7 Lineman"),
)


def clicks(page: Page, action: Action) -> int:
    """Do it on the page, by mouse."""
    page.evaluate(COUNT)
    figure, *rest = action.pressed
    page.click(figure)
    page.wait_for_function(WAYS_ARE_SHOWN, arg=figure.removeprefix("#"))
    for pressed in rest:
        page.click(pressed)
    if action.told:
        expect(page.locator("#log")).to_contain_text(action.told)
    else:  # a walk is told once it has ended
        expect(page.locator(figure)).to_have_attribute("aria-label", "14 stops here")
    return int(page.evaluate("window.clicks"))


def test_an_action_takes_as_many_clicks_as_the_manual_says(visit: Visit, server: Server) -> None:
    visitor = visit()
    for action in ACTIONS:
        begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=8, start=action.start)
        visitor.go(seat_link(begun, 0))
        visitor.player.await_turn()
        assert clicks(visitor.page, action) == action.ours, action.name


def test_the_manual_tells_how_many_clicks_an_action_takes() -> None:
    rows = "".join(f"| {name} | {ours} | {fumbbl} |\n" for name, ours, fumbbl, *_ in ACTIONS)
    assert f"|---|---|---|\n{rows}\n" in MANUAL.read_text(encoding="utf-8")
