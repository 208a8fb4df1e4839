"""Film one play of each game as its page shows it, a picture every 100 ms, and lay them side by side into the manual.

.venv/bin/python -m tools.frames [GAME ...]
"""

import base64
import contextlib
import pathlib
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests import equipment
from tests.browser.friend import friend
from tests.browser.pictures import smaller
from tests.browser.screens import NEAR_GOAL, SECOND_AND_SEVEN, SECOND_MOVE
from tests.browser.server import Server, seat_link

MANUAL = pathlib.Path(__file__).parents[1] / "docs" / "pictures" / "frames"
SLOW = 0.1  # how fast the page plays while it is filmed: a picture takes its time
EACH = 100  # ms of the play from picture to picture
MOST = 72  # pictures
LAYING = 5  # of them while a board is laid and nothing else is seen; what follows may still have a moment of its own
COLUMNS, WIDE = 4, 420
AT_REST = "() => !document.querySelector('#beats *, .beats *') && document.querySelectorAll('.sitter').length"
SHEET = """<style>body{margin:8px;background:#fff;font:600 15px sans-serif;display:grid;gap:6px;width:max-content;
grid-template-columns:repeat(%d,%dpx)}figure{margin:0}img{width:100%%;display:block}figcaption{padding:1px 4px}
</style>%s"""


class Play(NamedTuple):
    """A play: where it begins, and the answers that lead through it, each with its seat."""

    start: str
    answers: tuple[tuple[int, str], ...]
    seed: int = 8


PLAYS = {
    "first-downs": Play(
        "drive=3 first=home down=2 yards=20/7/23 momentum=0-0 score=7-3 :: ShotgunA", ((1, "Nickel"), (0, "2"))
    ),
    "first-and-roll": Play(f"{SECOND_AND_SEVEN} :: play", ((1, "Y"), (0, "Y"))),
    "calciotto": Play(NEAR_GOAL, ((0, "!g"), (0, "pass"), (1, "pass"))),
    "touch-down": Play(SECOND_MOVE, ((0, "74"), (0, "n"))),
    "blood-bowl": Play("phase=drive kicking=home", ((0, "zone"), (1, "cage"), (0, "@t8")), 4),
}  # fmt: skip


def main(games: list[str]) -> int:
    """Film the games that are named, or all of them."""
    with table() as server, sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=equipment.chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in games or PLAYS:
            shots = filmed(browser, server, game, PLAYS[game])
            (MANUAL / f"{game}.png").write_bytes(side_by_side(browser, shots))
            print(f"{game}: {len(shots)} pictures")
        browser.close()
    return 0


@contextlib.contextmanager
def table() -> Iterator[Server]:
    """A server of our own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(pathlib.Path(folder))
        server.start()
        yield server
        server.stop()


def filmed(browser: Browser, server: Server, game: str, play: Play) -> list[bytes]:
    """The pictures of a play: Ada's page, while both answer elsewhere."""
    begun = server.begin(game, "me:Ada", "me:Ben", seed=play.seed, start=play.start)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, device_scale_factor=0.5)
    context.add_init_script("localStorage.setItem('downfield.pace', 'quick')")
    page = context.new_page()
    with friend(server, begun, 0) as ada, friend(server, begun, 1) as ben:
        page.goto(f"{server.url}{seat_link(begun, 0)}")
        page.wait_for_function(AT_REST)
        for seat, token in play.answers[:-1]:
            (ada, ben)[seat].answer(token)
        page.wait_for_timeout(3000)
        slow_down(page)
        seat, token = play.answers[-1]
        (ada, ben)[seat].answer(token)
        shots = list(pictures(page))
    context.close()
    return shots


def slow_down(page: Page) -> None:
    """Everything that moves on the page moves slowly, the clock of the beats too."""
    line = page.context.new_cdp_session(page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": SLOW})


def pictures(page: Page) -> Iterator[bytes]:
    """A picture every so often, until the next question stands there."""
    page.wait_for_function("() => document.querySelector('#beats *, .beats *')")
    begin, still = time.monotonic(), 0
    for number in range(MOST):
        still = still + 1 if page.evaluate(AT_REST) else 0
        yield page.screenshot()
        if still > LAYING:
            return
        page.wait_for_timeout(max(0.0, (number + 1) * EACH / SLOW - 1000 * (time.monotonic() - begin)))


def side_by_side(browser: Browser, shots: list[bytes]) -> bytes:
    """All pictures on one sheet, each with its time."""
    page = browser.new_page()
    cells = [
        f'<figure><img src="data:image/png;base64,{base64.b64encode(shot).decode()}">'
        f"<figcaption>{number * EACH / 1000:.1f} s</figcaption></figure>"
        for number, shot in enumerate(shots)
    ]
    page.set_content(SHEET % (COLUMNS, WIDE, "".join(cells)))
    sheet = smaller(page, page.locator("body").screenshot())
    page.close()
    return sheet


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
