"""A page that nobody touches rests, and a mouse hurries what moves."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.friend import friend
from tests.browser.screens import CAGE, DOWNS, FOURTH_AND_TWO, NEAR_GOAL, SECOND_MOVE
from tests.browser.server import Server, seat_link

# Counts what a page sets going by itself.
COUNT = """(() => {
  window.counted = { timers: 0, frames: 0 };
  const count = (name, kind) => {
    const plain = window[name].bind(window);
    window[name] = (deed, ...more) => plain((...given) => { counted[kind] += 1; return deed(...given); }, ...more);
  };
  count("setTimeout", "timers");
  count("setInterval", "timers");
  count("requestAnimationFrame", "frames");
})()"""
MOVING = "() => document.getAnimations().filter((motion) => motion.playState === 'running').length"
SETTLED = 5500  # ms until options have breathed
WATCHED = 3000  # ms

BOARDS = {
    "first-downs": DOWNS,
    "first-and-roll": FOURTH_AND_TWO,
    "calciotto": NEAR_GOAL,
    "touch-down": SECOND_MOVE,
    "blood-bowl": CAGE,
}


def busy(page: Page) -> float:
    """Which share of a core a page takes, over some seconds."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def spent() -> dict[str, float]:
        return {m["name"]: m["value"] for m in line.send("Performance.getMetrics")["metrics"]}

    before = spent()
    page.wait_for_timeout(WATCHED)
    after = spent()
    return (after["TaskDuration"] - before["TaskDuration"]) / (after["Timestamp"] - before["Timestamp"])


@pytest.mark.parametrize(
    "game",
    [game if game == "first-and-roll" else pytest.param(game, marks=pytest.mark.nightly) for game in BOARDS],
)
def test_an_idle_page_rests(visit: Visit, server: Server, game: str) -> None:
    begun = server.begin(game, "me:Ada", "me:Ben", seed=8, start=BOARDS[game])
    visitor = visit(own=True, motion=True)
    visitor.until_the_end(friend(server, begun, 1))
    visitor.page.add_init_script(COUNT)
    visitor.go(seat_link(begun, 0))
    visitor.player.await_turn()
    page = visitor.page
    page.wait_for_timeout(SETTLED)
    page.evaluate("() => Object.assign(counted, { timers: 0, frames: 0 })")
    share = busy(page)
    assert page.evaluate("counted") == {"timers": 0, "frames": 0}
    assert page.evaluate(MOVING) == 0
    assert share < 0.01


def test_a_clock_that_runs_wakes_the_page_once_a_second(visit: Visit, server: Server) -> None:
    clock = {"decision": 600, "reserve": 60}
    begun = server.begin("first-and-roll", "me:Ada", "me:Ben", seed=8, start=FOURTH_AND_TWO, clock=clock)
    visitor = visit(own=True)
    visitor.until_the_end(friend(server, begun, 1))
    visitor.page.add_init_script(COUNT)
    visitor.go(seat_link(begun, 0))
    visitor.player.await_turn()
    expect(visitor.page.locator(".clock.running")).to_have_count(1)
    visitor.page.wait_for_timeout(1500)
    visitor.page.evaluate("() => Object.assign(counted, { timers: 0, frames: 0 })")
    visitor.page.wait_for_timeout(WATCHED)
    assert 2 <= visitor.page.evaluate("counted.timers") <= 4


def test_a_press_of_the_mouse_ends_what_moves(visit: Visit, server: Server) -> None:
    begun = server.begin("touch-down", "me:Ada", "me:Ben", seed=8, start=SECOND_MOVE)
    visitor = visit(seat_link(begun, 0), own=True, motion=True)
    visitor.until_the_end(friend(server, begun, 1))
    visitor.player.await_turn()
    page = visitor.page
    page.evaluate(
        "() => document.getElementById('m-p-h-80').animate([{ opacity: 0.5 }, { opacity: 1 }], 60000)"
    )
    assert page.evaluate(MOVING) > 0
    page.mouse.click(700, 5)
    assert page.evaluate("() => document.getElementById('m-p-h-80').getAnimations().length") == 0
