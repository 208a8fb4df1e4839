"""The server dies in the middle of a match; the page comes back by itself."""

import pathlib
import time

import pytest

from tests.browser.conftest import Visit
from tests.browser.server import Server, seat_link

LOG = "(lines) => lines.map((line) => line.textContent)"


@pytest.mark.nightly
def test_the_page_goes_on_when_the_server_was_killed(visit: Visit, tmp_path: pathlib.Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        begun = server.begin("first-downs", "me:Ada", "random", seed=2, options={"drives": 2})
        visitor = visit(own=True)
        visitor.watch.expect("WebSocket connection|ERR_CONNECTION_REFUSED|no answer")
        page, player = visitor.page, visitor.player
        page.goto(f"{server.url}{seat_link(begun)}")
        page.select_option("#pace", "off")
        player.play(most=12)
        before = page.eval_on_selector_all("#log li", LOG)

        server.kill()
        page.wait_for_selector("#table.lost")
        assert page.inner_text("#link") == "Connection lost. Reconnecting; nothing you did is lost."
        server.start()
        page.wait_for_selector("#table:not(.lost)")

        player.play()
        assert page.eval_on_selector_all("#log li", LOG)[: len(before)] == before
        assert server.verified(begun["id"]).over
    finally:
        server.kill()


@pytest.mark.slow
def test_no_clock_runs_while_the_server_is_down(visit: Visit, tmp_path: pathlib.Path) -> None:
    """Neither on the page meanwhile nor in what it is told afterwards."""
    server = Server(tmp_path)
    server.start()
    try:
        clock = {"decision": 600, "reserve": 0}
        start = "half=2 clock=8:00 ball=68 down=4 togo=2 score=14-17 timeouts=2-3"
        begun = server.begin("first-and-roll", "me:Ada", "me:Ben", seed=2, start=start, clock=clock)
        visitor = visit(own=True)
        visitor.watch.expect("WebSocket connection|ERR_CONNECTION_REFUSED|no answer")
        page = visitor.page
        page.goto(f"{server.url}{seat_link(begun)}")
        page.wait_for_selector(".clock.running")
        server.kill()
        page.wait_for_selector("#table.lost")
        before = page.inner_text(".clock b >> nth=0")
        page.wait_for_timeout(5000)
        assert page.inner_text(".clock b >> nth=0") == before
        server.start()
        opened = time.monotonic()
        page.wait_for_selector("#table:not(.lost)")
        page.wait_for_selector(".clock.running")
        after = page.inner_text(".clock b >> nth=0")
        assert seconds(before) - seconds(after) <= 3 + time.monotonic() - opened
    finally:
        server.kill()


def seconds(shown: str) -> int:
    """The seconds on a clock."""
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)
