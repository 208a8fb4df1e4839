"""Two browsers meet in the lobby, play a rated match, and their ratings move."""

import json

import pytest
from playwright.sync_api import Page, expect

from downfield.league.figures.ratings import Rating, moved
from tests.browser.conftest import Visit
from tests.browser.pages.test_account import _sign_up
from tests.browser.server import Server


def _wish(page: Page, game: str) -> None:
    page.goto("/lobby")
    page.select_option("#wish [name=game]", game)
    page.check("#wish [name=rated]")


@pytest.mark.nightly
def test_two_meet_play_a_rated_match_and_their_ratings_move(visit: Visit, server: Server) -> None:
    ada, ben = visit(own=True), visit(own=True)
    _sign_up(ada.page, "Adelaide")
    _sign_up(ben.page, "Benedict")
    _wish(ada.page, "first-and-roll")
    ada.page.click("#wish [value=challenges]")
    expect(ada.page.locator("#challenges .mine")).to_have_count(1)
    ben.page.goto("/lobby")
    ben.page.click("#challenges button.first")
    for one in (ada, ben):
        one.page.wait_for_url("**/match/*")
        expect(one.page.locator(".rail")).to_contain_text("Rated")
    for _ in range(4):  # both have answered by then: the dice are taken in secret
        for one in (ada, ben):
            if (seen := one.player.look(2000)) is not None:
                one.player.step(seen)
    ben.page.click("#resign")
    ben.page.click("#resign-yes")
    expect(ada.page.locator(".rated-by")).to_contain_text("Adelaide")
    told = json.loads(server.get("/api/people/Adelaide"))["ratings"][0]["points"]
    assert told == moved(Rating(), Rating(), 0)[0].points
    ada.page.goto("/player/Benedict")
    expect(ada.page.locator(".form .lost")).to_have_count(1)


@pytest.mark.nightly
def test_whoever_leaves_the_lobby_takes_his_challenge_along(visit: Visit) -> None:
    ada, ben = visit(own=True).page, visit().page
    ada.goto("/lobby")
    ada.click("#wish [value=challenges]")
    expect(ada.locator("#challenges .mine")).to_have_count(1)
    ben.goto("/lobby")
    expect(ben.locator("#challenges li")).to_have_count(1)
    ada.goto("/fair")
    expect(ben.locator("#none")).to_be_visible()
