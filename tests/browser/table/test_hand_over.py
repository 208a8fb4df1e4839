"""Two coaches at one screen: while it changes hands, nobody sees what is not his to see."""

import json

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit, Visitor
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


# Secrets ------------------------------------------------------------------------------------------------------

KICK_RETURN = "phase=kickoff possession=away score=0-0 half=1 clock=30:00"
HANDS = "phase=movement turn=home ball=home14 score=1-1 played=52 hand_home=tackle,sprint3 hand_away=tuffo,elimina"


class Camera:
    """Looks at one screen the whole match: who is alone there, and whether a secret lies open before two."""

    def __init__(self, visitor: Visitor) -> None:
        self.page, self.frames = visitor.page, visitor.watch.frames[visitor.page]
        self.alone = ""  # the coach for whom the others look away
        self.secrets = 0

    def __call__(self, seen: Seen) -> None:
        """A stop of the match."""
        if seen.cover or seen.ready:
            assert self.page.evaluate(OFFERED) == 0
            self.alone = seen_words(self.page, seen)
            return
        asked = self.asked()
        if asked["secret"]:
            self.secrets += 1
            chooser = seen.under.split(" ")[0]
            assert chooser in self.alone, f"{seen.words}: {chooser} is not alone"
        else:
            self.alone = ""

    def asked(self) -> dict[str, object]:
        """What the last update on the page asks."""
        updates = [
            told
            for told in map(json.loads, self.frames)
            if told["type"] in ("update", "patch") and "ask" in told
        ]
        asked: dict[str, object] = updates[-1]["ask"]
        return asked


@pytest.mark.parametrize(
    ("game", "start", "most"),
    [
        ("first-downs", "drive=5 first=away score=7-3", 60),
        ("first-and-roll", KICK_RETURN, 30),
        ("calciotto", HANDS, 24),
    ],
    ids=["first-downs", "first-and-roll", "calciotto"],
)
def test_no_secret_lies_open_before_two(
    game: str, start: str, most: int, visit: Visit, server: Server
) -> None:
    """A secret of whoever has just decided before all eyes is covered like any other."""
    begun = server.begin(game, "me:Ada", "me:Ben", seed=4, start=start)
    visitor = visit(seat_link(begun))
    camera = Camera(visitor)
    visitor.player.play(camera, most=most)
    assert camera.secrets > 2


def test_a_hand_of_cards_is_not_shown_to_both(visit: Visit, server: Server) -> None:
    """What is decided before all eyes shows the backs of both hands."""
    begun = server.begin("calciotto", "me:Ada", "me:Ben", seed=4, start=HANDS)
    visitor = visit(seat_link(begun))
    cards = "() => document.querySelectorAll('#board [id^=m-card-]').length"
    held: dict[bool, set[int]] = {False: set(), True: set()}

    def look(seen: Seen) -> None:
        secret = bool(camera.asked()["secret"]) and not (seen.cover or seen.ready)
        held[secret].add(visitor.page.evaluate(cards))

    camera = Camera(visitor)
    visitor.player.play(look, most=16)
    assert held[False] == {0}
    assert held[True] - {0}
