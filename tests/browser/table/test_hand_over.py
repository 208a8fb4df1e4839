"""Two coaches at one screen: while it changes hands, nobody sees what is not his to see."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.player import Player, Seen
from tests.browser.server import Server, seat_link

# What lies open on the page that a coach alone may see: options as buttons, and on the board.
OFFERED = "document.querySelectorAll('#options button, #board .target').length"
COVERED = """() => [[5, 5], [innerWidth - 5, 5], [5, innerHeight - 5], [innerWidth / 2, innerHeight / 2]].every(
  ([x, y]) => document.elementFromPoint(x, y).closest("#hand-over"))"""
OPAQUE = "getComputedStyle(document.getElementById('hand-over')).backgroundColor"
BOARD = """() => {
  const copy = document.getElementById("moving").cloneNode(true);
  for (const node of copy.querySelectorAll("*")) {
    for (const name of ["class", "role", "tabindex", "aria-label", "data-css", "style"]) node.removeAttribute(name);
  }
  return copy.innerHTML;
}"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "start"),
    [
        ("first-downs", "drive=6 first=home score=7-3"),
        pytest.param("first-and-roll", "half=2 clock=6:00 ball=40 score=14-10", marks=pytest.mark.nightly),
    ],
)
def test_a_match_at_one_screen(game: str, start: str, visit: Visit, server: Server) -> None:
    begun = server.begin(game, "me:Ada", "me:Ben", seed=4, start=start)
    page = visit(seat_link(begun)).page
    spectator = visit(f"/match/{begun['id']}").page
    counted = {"cover": 0, "ready": 0}

    def look(seen: Seen) -> None:
        if seen.cover or seen.ready:
            assert page.evaluate(OFFERED) == 0
            assert "Ada" in seen_words(page, seen) or "Ben" in seen_words(page, seen)
        if seen.cover:
            counted["cover"] += 1
            assert page.evaluate(COVERED)
            assert page.evaluate(OPAQUE).startswith("rgb(")
        elif seen.ready:
            counted["ready"] += 1
            spectator.wait_for_function(f"(board) => ({BOARD})() === board", arg=page.evaluate(BOARD))

    player = Player(page, hand="keys")
    player.play(look)
    assert counted["cover"] + counted["ready"] > 5
    assert server.verified(player.match_id).over


def seen_words(page: Page, seen: Seen) -> str:
    """What is said while the screen changes hands."""
    return page.inner_text("#hand-over h2") if seen.cover else seen.words
