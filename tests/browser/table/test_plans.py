"""Ready formations in the browser: seen before they are chosen, played with one click or one key."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.server import Server, seat_link


def test_a_formation_is_seen_on_the_pitch_and_fields_a_team_with_one_click(
    visit: Visit, server: Server
) -> None:
    page = visit(seat_link(server.begin("calciotto", "me:Ada", "me:Bo", seed=3), 0)).page
    storm = page.get_by_role("button", name="Formation: Storm")
    ghosts = page.locator("#board .sketch > g")
    storm.hover()
    expect(ghosts).to_have_count(8)
    expect(storm).to_have_class(re.compile("plan.*lit"))
    page.get_by_role("button", name="Formation: Wings").focus()
    expect(ghosts).to_have_count(8)
    page.mouse.move(5, 5)
    storm.click()
    expect(page.locator("#words")).to_contain_text("Bo")  # who calls up and lines up next
    expect(ghosts).to_have_count(0)
    page.keyboard.press("u")
    expect(storm).to_be_visible()


def test_a_digit_takes_a_formation_and_one_key_takes_it_back(visit: Visit, server: Server) -> None:
    begun = server.begin("touch-down", "me:Ada", "me:Bo", seed=3, start="row=8 :: attack")
    page = visit(seat_link(begun)).page
    first = page.locator("#options button").first
    expect(first).to_contain_text("Formation: Pro set")
    page.keyboard.press("1")
    expect(first).to_contain_text("Formation: Four-three")  # the defence lines up
    page.keyboard.press("u")
    expect(first).to_contain_text("Formation: Pro set")
    page.locator("#m-option-spread").hover()  # its card beside the field stands for it too
    expect(page.locator("#board .sketch > g")).to_have_count(11)
    page.locator("#m-option-spread").click()
    expect(first).to_contain_text("Formation: Four-three")
