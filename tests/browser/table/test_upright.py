"""A long pitch on a narrow screen stands upright, figures and words as ever; held sideways, it lies."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.screens import CAGE, NEAR_GOAL, SECOND_MOVE
from tests.browser.server import Server, seat_link
from tests.browser.walker import WAYS_ARE_SHOWN

# Of each game a position, a figure that can move, and two of which the first is nearer to home's end.
GRIDS = {
    "blood-bowl": (CAGE, "m-p-h-9", "m-p-h-11", "m-p-a-1"),
    "calciotto": (NEAR_GOAL, "m-f-h-14", "m-f-h-2", "m-f-a-2"),
    "touch-down": (SECOND_MOVE, "m-p-h-80", "m-p-h-80", "m-p-a-31"),
}
# Words and figures that do not stand; who is down lies, numbers on the grass turn with it, cards lean a little.
LEANING = """() => [...document.querySelectorAll("#board text:not(.laid), #board .move:not(.td-down) > use")]
  .filter((one) => !one.closest("defs") && one.checkVisibility())
  .filter((one) => { const { a, b } = one.getScreenCTM(); return a <= 0 || Math.abs(b) > 0.25 * a; })
  .map((one) => one.parentElement.id || one.outerHTML)"""
MIDDLES = """(ids) => ids.map((id) => document.getElementById(id).getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
# What of a screen cannot be seen without scrolling.
UNSEEN = """() => ["board", "words", "deeds", "ending"].filter((id) => {
  const { x, y, right, bottom, width } = document.getElementById(id).getBoundingClientRect();
  return !width || x < 0 || y < 0 || right > innerWidth || bottom > innerHeight;
})"""


def open_at(visit: Visit, server: Server, game: str) -> Page:
    begun = server.begin(game, "me:Ada", "me:Ben", seed=8, start=GRIDS[game][0])
    page = visit(seat_link(begun, 0), phone=True).page
    expect(page.locator(f"#{GRIDS[game][1]}.source")).to_be_attached()
    return page


def pick_up(page: Page, figure: str) -> None:
    page.tap(f"#{figure}")
    page.wait_for_function(WAYS_ARE_SHOWN, arg=figure)


@pytest.mark.parametrize("game", GRIDS)
def test_a_phone_shows_the_pitch_upright_and_held_sideways_lying(
    visit: Visit, server: Server, game: str
) -> None:
    page = open_at(visit, server, game)
    _, figure, low, high = GRIDS[game]
    expect(page.locator("#board")).to_have_class(re.compile("upright"))
    (_, near), (_, far) = page.evaluate(MIDDLES, [low, high])
    assert near > far
    assert page.evaluate(LEANING) == []
    pick_up(page, figure)
    assert page.evaluate(LEANING) == []
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("#board")).not_to_have_class(re.compile("upright"))
    page.wait_for_function(f"() => !({UNSEEN})().length")
    (near, _), (far, _) = page.evaluate(MIDDLES, [low, high])
    assert near < far


def test_a_tap_goes_to_the_square_that_is_tapped(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "touch-down")
    page.touchscreen.tap(*page.evaluate(MIDDLES, ["m-p-h-80"])[0])
    page.wait_for_function(WAYS_ARE_SHOWN, arg="m-p-h-80")
    page.wait_for_function("() => document.querySelector('#board.near')")
    page.touchscreen.tap(*page.evaluate(MIDDLES, ["m-s-12-8"])[0])
    expect(page.locator("#m-p-h-80")).to_have_attribute("transform", "translate(375 461)")  # where l8 lies


def test_arrows_lead_where_they_point_on_an_upright_pitch(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "blood-bowl")
    page.focus("#m-p-h-7")
    page.keyboard.press("Enter")
    page.wait_for_function(WAYS_ARE_SHOWN, arg="m-p-h-7")
    ways = {"ArrowUp": "m-s-v3", "ArrowRight": "m-p-a-4", "ArrowDown": "m-s-u4", "ArrowLeft": "m-p-h-7"}
    for key, there in ways.items():
        page.keyboard.press(key)
        expect(page.locator(f"#{there}")).to_be_focused()


def test_a_throw_hides_neither_of_the_two_whom_it_concerns(visit: Visit, server: Server) -> None:
    start = "home=11@k8,12@a1 away=7@l8,8@z1 more=home11+st4 rerolls=1-0 :: 11block POW PB"
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=8, start=start)
    page = visit(seat_link(begun, 0), phone=True).page
    expect(page.locator("#m-die-1")).to_be_attached()
    (x, y), (to, low), *both = page.evaluate(MIDDLES, ["m-die-0", "m-die-1", "m-p-h-11", "m-p-a-7"])
    assert y == pytest.approx(low, abs=1)
    assert x < to
    assert all(abs(y - at) > 12 for _, at in both)


@pytest.mark.nightly
def test_the_board_of_a_phone_keeps_its_size_whatever_is_asked(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "blood-bowl")
    height = "() => document.getElementById('board').getBoundingClientRect().height"
    asked = page.evaluate(height)
    pick_up(page, "m-p-h-9")
    assert page.evaluate(height) == asked
