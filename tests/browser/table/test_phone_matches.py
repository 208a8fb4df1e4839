"""Whole matches on a phone held upright, by touch alone."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import Player, Seen
from tests.browser.server import Server, seat_link
from tests.browser.table.test_phone import fits
from tests.browser.walker import Walker

# From the first question to the last, with the options that make it short.
WHOLE: dict[str, dict[str, object]] = {
    "first-downs": {"drives": 1},
    "first-and-roll": {},
    "calciotto": {"seconds_per_phase": 300},
    "touch-down": {},
    "blood-bowl": {},
}
UPRIGHT = ("calciotto", "touch-down", "blood-bowl")
HASTE = {"touch-down": 5}  # eleven figures in each of many actions: who moves them all plays for hours
TOUCHED = 5  # answers on the board, however short a match and slow a machine
EACH = 7  # stops from one look at the page to the next


@pytest.mark.nightly
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_match_on_a_phone_by_touch(game: str, visit: Visit, server: Server) -> None:
    begun = server.begin(game, "me:Ada", "random", seed=5, options=WHOLE[game])
    page = visit(seat_link(begun), phone=True).page
    player = _coach(game, page)
    stops = 0

    def look(seen: Seen) -> None:
        nonlocal stops
        stops += 1
        if stops % EACH == 1:
            fits(page)
            assert page.locator("#board.upright").count() == int(game in UPRIGHT)

    player.play(look)
    page.wait_for_load_state("networkidle")  # the report of a long match takes a while
    assert player.on_board >= TOUCHED  # not by the list alone
    assert server.verified(player.match_id).over


def _coach(game: str, page: Page) -> Player:
    """Somebody who plays a game by touch."""
    if game in UPRIGHT:
        return Walker(page, hand="touch", haste=HASTE.get(game, 0))
    return Player(page, hand="touch")
