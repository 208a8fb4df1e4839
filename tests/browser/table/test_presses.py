"""A press counts for what was there long enough to be read; the end of a turn stands apart, and is asked about."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.friend import friend
from tests.browser.screens import CAGE, NEAR_GOAL, SECOND_MOVE
from tests.browser.server import Server, seat_link
from tests.browser.walker import WAYS_ARE_SHOWN

READ = 450  # ms after which a new option can be pressed
HURRY = 60  # ms between two presses of a hasty finger
STAND_STILL = "() => { window.stood = performance.now(); performance.now = () => window.stood; }"
GO_ON = "(ms) => { window.stood += ms; }"
GRIDS = {"blood-bowl": CAGE, "calciotto": NEAR_GOAL, "touch-down": SECOND_MOVE}
FOURTH = "half=2 clock=8:00 ball=68 down=4 togo=2 score=14-17 timeouts=2-3"


def open_at(visit: Visit, server: Server, game: str, start: str, *, phone: bool = False) -> Page:
    """Ada's page, once all on it can be pressed; Ben sits elsewhere."""
    begun = server.begin(game, "me:Ada", "me:Ben", seed=8, start=start)
    visitor = visit(seat_link(begun, 0), phone=phone, careful=True)
    visitor.until_the_end(friend(server, begun, 1))
    visitor.player.await_turn()
    visitor.page.wait_for_timeout(READ)
    return visitor.page


def answers(server: Server, page: Page) -> int:
    """How many answers the match on a page has."""
    return len(server.verified(page.url.split("/match/")[1].split("?")[0].split("#")[0]).moves)


# New options ----------------------------------------------------------------------------------------------------


def test_a_second_click_commits_nothing_that_was_not_there(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "first-and-roll", FOURTH)
    page.evaluate(STAND_STILL)  # however slow the machine is, the second press comes at once
    before = page.inner_text("#words")
    page.click("#options button >> nth=0")
    expect(page.locator("#words")).not_to_have_text(before)
    asked = page.inner_text("#words")
    page.mouse.down()
    page.mouse.up()
    page.keyboard.press("1")
    page.wait_for_timeout(HURRY)
    expect(page.locator("#words")).to_have_text(asked)
    page.evaluate(GO_ON, READ)
    page.keyboard.press("1")
    expect(page.locator("#words")).not_to_have_text(asked)


def test_a_key_that_is_held_chooses_once(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "first-and-roll", FOURTH)
    before = page.inner_text("#words")
    page.keyboard.down("1")
    expect(page.locator("#words")).not_to_have_text(before)
    page.wait_for_timeout(READ)
    asked = page.inner_text("#words")
    page.keyboard.down("1")  # the browser says it again
    page.wait_for_timeout(HURRY)
    expect(page.locator("#words")).to_have_text(asked)
    page.keyboard.up("1")


def test_who_wishes_no_wait_has_none(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "first-and-roll", FOURTH)
    page.click("#menu summary")
    page.uncheck("#wish-wait")
    page.keyboard.press("Escape")
    page.click("#words")
    before = page.inner_text("#words")
    page.keyboard.press("1")
    expect(page.locator("#words")).not_to_have_text(before)
    asked = page.inner_text("#words")
    page.keyboard.press("1")
    expect(page.locator("#words")).not_to_have_text(asked)


def test_the_ways_of_a_figure_can_be_gone_at_once(visit: Visit, server: Server) -> None:
    """Whoever has picked a figure up has called for them himself; only a double click on one place goes nowhere."""
    page = open_at(visit, server, "touch-down", SECOND_MOVE)
    page.click("#m-p-h-80")
    page.wait_for_function(WAYS_ARE_SHOWN, arg="m-p-h-80")
    page.locator("#reach .target").last.click()
    expect(page.locator("#take-back")).to_be_visible()


# The end of a turn ----------------------------------------------------------------------------------------------


def end_of(page: Page) -> Locator:
    return page.locator("#ending button")


@pytest.mark.parametrize("game", GRIDS)
def test_the_end_of_a_turn_stands_apart_and_is_asked_about(visit: Visit, server: Server, game: str) -> None:
    page = open_at(visit, server, game, GRIDS[game])
    expect(end_of(page)).to_contain_text("End the")
    expect(page.locator("#options")).not_to_contain_text("End the")
    before = page.inner_text("#words")
    page.keyboard.press("e")
    expect(page.locator("#end-early h2")).to_contain_text("End the")
    page.keyboard.press("Escape")
    expect(page.locator("#words")).to_have_text(before)
    end_of(page).click()
    page.wait_for_timeout(READ)
    page.click("#end-early [data-yes]")
    expect(page.locator("#words")).not_to_have_text(before)
    expect(end_of(page)).to_be_hidden()


def test_key_1_never_ends_a_turn(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "blood-bowl", CAGE)
    page.keyboard.press("1")
    page.wait_for_timeout(HURRY)
    expect(end_of(page)).to_be_visible()
    expect(page.locator(".sitter.turn .name")).to_have_text("Ada")


def test_whoever_does_not_want_to_be_asked_is_not(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "blood-bowl", CAGE)
    end_of(page).click()
    page.check("#end-early input")
    page.wait_for_timeout(READ)
    page.click("#end-early [data-yes]")
    expect(end_of(page)).to_be_hidden()
    page.click("#menu summary")
    expect(page.locator("#wish-ask-end")).not_to_be_checked()


def test_the_end_of_a_turn_stays_where_it_is(visit: Visit, server: Server) -> None:
    """Wherever options come and go, it lies at the foot."""
    page = open_at(visit, server, "blood-bowl", CAGE)
    before = end_of(page).bounding_box()
    page.click("#m-p-h-6")
    page.wait_for_function(WAYS_ARE_SHOWN, arg="m-p-h-6")
    assert end_of(page).bounding_box() == before


# Two steps ------------------------------------------------------------------------------------------------------


def test_on_a_phone_a_risky_deed_is_looked_at_first(visit: Visit, server: Server) -> None:
    page = open_at(visit, server, "blood-bowl", CAGE, phone=True)
    page.locator("#m-p-h-9").dispatch_event("click")
    page.wait_for_function(WAYS_ARE_SHOWN, arg="m-p-h-9")
    page.wait_for_timeout(READ)
    page.locator("#m-p-a-7").dispatch_event("click")
    expect(page.locator("#under")).to_have_text("Once more to do it.")
    expect(page.locator("#options button")).to_have_count(1)
    expect(page.locator("#options .odds")).not_to_be_empty()
    page.wait_for_timeout(READ)
    page.tap("#options button")
    expect(page.locator("#log li").first).not_to_have_class("none")
