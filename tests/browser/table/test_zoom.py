"""The board from near: by fingers, wheel and keys, and by itself where a figure is picked up on a small screen."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.server import Server, seat_link

PITCH = (
    "phase=movement turn=home ball=home14 score=2-1 played=52"
    " home=1@h0,2@g5,4@j6,6@c12,7@n13,10@g13,13@k18,14@i16y"
    " away=1@i21,2@h19,3@k17,6@d15,7@n12,10@i13,13@f11,14@j9"
    " hand_home=dribbling,tackle,sprint3,raddoppia,cancella hand_away=tuffo,scivolata,sicurezza,elimina"
    " :: pass pass d5 d4"
)
WHOLE = ("0 0 1000 984", "0 0 736 1186")  # lying, and upright on a phone
SEEN = "() => document.getElementById('board').getAttribute('viewBox')"
# How much of the drawing lies side by side on the screen.
WIDE = "() => { const board = document.getElementById('board'); return board.clientWidth / board.getScreenCTM().a; }"
MIDDLE = """(id) => { const box = document.getElementById(id).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height)]; }"""
SETTLED = "() => new Promise((laid) => requestAnimationFrame(() => requestAnimationFrame(laid)))"
# The buttons that lie over the board, on which everything can be tapped.
COVERED = """() => {
  const board = document.getElementById("board").getBoundingClientRect();
  return [...document.querySelectorAll("#zoomers button")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < board.right && right > board.left && top < board.bottom && bottom > board.top;
  }).map((one) => one.dataset.zoom);
}"""
FITS = """() => document.scrollingElement.scrollWidth <= innerWidth
  && document.getElementById('table').scrollWidth <= innerWidth"""


class Hand:
    """Fingers on the screen of a phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(at)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """One finger, in a few steps."""
        self.touch("touchStart", start)
        for t in (0.25, 0.5, 0.75, 1.0):
            self.touch("touchMove", (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t))
        self.touch("touchEnd")

    def spread(self, x: float, y: float, before: float, after: float) -> None:
        """Two fingers, from so far beside a point to so far."""
        self.touch("touchStart", (x - before, y))
        self.touch("touchStart", (x - before, y), (x + before, y))
        for far in (before, (before + after) / 2, after):
            self.touch("touchMove", (x - far, y), (x + far, y))
        self.touch("touchEnd")


def pitch(visit: Visit, server: Server, **more: Any) -> Visitor:
    """Calciotto, nine points to spend; the other coach is away."""
    visitor = visit(**more)
    sit_down(visitor, server)
    return visitor


def sit_down(visitor: Visitor, server: Server) -> None:
    visitor.go(seat_link(server.begin("calciotto", "me:Ada", "me:Ben", seed=7, start=PITCH), 0))
    expect(visitor.page.locator("#m-f-h-14.source")).to_be_attached()


def hold(page: Page, figure: str) -> None:
    """Pick a figure up, and wait for where it can go."""
    page.locator(f"#{figure}").dispatch_event("click")
    expect(page.locator("#reach > *").first).to_be_attached()
    page.evaluate(SETTLED)  # the list beside it may have taken some room from the board


def see(page: Page, what: str) -> None:
    """Wait until so much of the board is seen: `w` and `h` of it, `whole` for all of it."""
    page.wait_for_function(
        f"""() => {{
          const [x, y, w, h] = document.getElementById("board").getAttribute("viewBox").split(" ").map(Number);
          const whole = {list(WHOLE)}.includes([x, y, w, h].join(" "));
          return {what};
        }}"""
    )


def wide(page: Page) -> float:
    """How much of the drawing is seen."""
    return float(page.evaluate(WIDE))


@pytest.fixture
def phone(visit: Visit, server: Server) -> Page:
    """The same on a phone."""
    return pitch(visit, server, phone=True).page


def test_a_figure_picked_up_brings_its_squares_near_and_put_down_the_whole_board(phone: Page) -> None:
    assert phone.evaluate(MIDDLE, "m-f-h-14")[2] < 26
    see(phone, "whole")
    phone.tap("#m-f-h-14")
    phone.wait_for_function("() => document.querySelector('#board.near')")
    phone.wait_for_function(f"() => ({MIDDLE})('m-s-9-17')[2] >= 30")
    phone.wait_for_function(FITS)
    phone.tap("#m-f-h-14")
    see(phone, "whole")


def test_a_finger_beside_a_figure_means_it(phone: Page) -> None:
    x, y, wide = phone.evaluate(MIDDLE, "m-f-h-6")
    phone.touchscreen.tap(x, y - wide / 2 - 9)
    expect(phone.locator("#m-f-h-6.held")).to_be_attached()


def test_a_held_figure_goes_with_the_finger_and_elsewhere_the_board_does(phone: Page) -> None:
    hold(phone, "m-f-h-14")
    hand = Hand(phone)
    before = phone.evaluate(SEEN)
    hand.drag((60, 300), (110, 330))
    phone.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
    assert phone.evaluate(SEEN).split()[2:] == before.split()[2:]
    expect(phone.locator("#m-f-h-14.held")).to_be_attached()
    x, y, _ = phone.evaluate(MIDDLE, "m-f-h-14")
    to_x, to_y, _ = phone.evaluate(MIDDLE, "m-s-8-16")
    hand.drag((x, y), (to_x, to_y + 40))
    expect(phone.locator("#words")).to_contain_text("8 points")


def test_two_fingers_and_buttons_zoom(phone: Page) -> None:
    hand = Hand(phone)
    before = wide(phone)
    hand.spread(200, 300, 40, 100)
    phone.wait_for_function(f"(far) => Math.abs(({WIDE})() - far) < 20", arg=before / 2.5)
    expect(phone.locator(".held")).to_have_count(0)
    phone.tap("[data-zoom=out]")
    phone.wait_for_function(f"(far) => Math.abs(({WIDE})() - far) < 20", arg=before / 2.5 * 1.6)
    phone.tap("[data-zoom=whole]")
    see(phone, "whole")
    phone.tap("[data-zoom=in]")
    see(phone, "!whole")
    phone.wait_for_function(FITS)
    assert phone.evaluate(COVERED) == []


def test_two_taps_on_nothing_zoom_there(visit: Visit, server: Server) -> None:
    visitor = visit(phone=True, own=True)
    phone = visitor.page
    phone.clock.install()
    sit_down(visitor, server)
    phone.clock.pause_at(
        time.time() + 3600
    )  # two taps follow each other at once, however busy the machine is
    for seen in (wide(phone) / 2.5, wide(phone)):
        phone.touchscreen.tap(80, 400)
        phone.touchscreen.tap(80, 400)
        phone.wait_for_function(f"(far) => Math.abs(({WIDE})() - far) < 2", arg=seen)


def test_the_wheel_zooms_only_with_ctrl_and_keys_always(visit: Visit, server: Server) -> None:
    page = pitch(visit, server).page
    page.hover("#m-f-a-6")
    before = page.evaluate(MIDDLE, "m-f-a-6")
    page.mouse.wheel(0, -300)
    page.evaluate(SETTLED)
    see(page, "whole")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    see(page, "!whole")
    page.keyboard.up("Control")
    assert page.evaluate(MIDDLE, "m-f-a-6")[:2] == pytest.approx(before[:2], abs=3)
    for key, seen in (("0", "whole"), ("+", "!whole"), ("-", "whole")):
        page.keyboard.press(key)
        see(page, seen)


def test_a_mouse_picks_up_without_any_zoom(visit: Visit, server: Server) -> None:
    page = pitch(visit, server).page
    page.click("#m-f-h-14")
    expect(page.locator("#reach > *").first).to_be_attached()
    see(page, "whole")
    page.mouse.click(*page.evaluate(MIDDLE, "m-f-h-2")[:2])
    expect(page.locator("#m-f-h-2.held")).to_be_attached()


def test_of_many_ways_deeds_are_buttons_squares_are_none_and_digits_are_theirs(
    visit: Visit, server: Server
) -> None:
    page = pitch(visit, server).page
    hold(page, "m-f-h-14")
    buttons = page.locator("#options button")
    expect(buttons).to_have_count(1)
    expect(buttons.nth(0).locator("span")).to_have_text(re.compile("^Pass to 13"))
    expect(page.locator("#rest")).to_be_hidden()
    page.keyboard.press("1")
    expect(page.locator("#log")).to_contain_text("passes to 13")


def test_every_end_can_be_reached_by_arrows_though_it_has_no_button(visit: Visit, server: Server) -> None:
    page = pitch(visit, server).page
    for _ in range(4):
        page.keyboard.press("+")
    page.focus("#m-f-h-4")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.getElementById('m-s-7-6')?.classList.contains('target')")
    for _ in range(12):
        if page.evaluate("document.activeElement.id") == "m-s-7-6":
            break
        page.keyboard.press("ArrowUp")
    frame, (x, y, _) = page.locator("#board").bounding_box(), page.evaluate(MIDDLE, "m-s-7-6")
    assert frame is not None
    assert frame["x"] < x < frame["x"] + frame["width"]
    assert frame["y"] < y < frame["y"] + frame["height"]
    page.keyboard.press("Enter")
    expect(page.locator("#words")).not_to_contain_text("9 points")


def test_what_alone_can_move_is_picked_up_by_itself(visit: Visit, server: Server) -> None:
    begun = server.begin("touch-down", "me:Ada", "me:Ben", seed=7)
    visitor = visit(seat_link(begun), motion=True)
    for _ in range(8):  # toss, line-ups, then the kick
        if visitor.player.await_turn().words.startswith("Where do you kick"):
            break
        visitor.page.click("#options button >> nth=0")
    expect(visitor.page.locator("#m-ball.held")).to_be_attached()
    expect(visitor.page.locator("#options button")).to_have_count(8)
    expect(visitor.page.locator("#reach .target").nth(300)).to_be_attached()
    breathing = "() => document.getAnimations().filter((a) => a.animationName === 'breathe').length"
    assert visitor.page.evaluate(breathing) == 0


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (1920, 1080)])
def test_a_high_board_takes_all_the_height(visit: Visit, server: Server, width: int, height: int) -> None:
    page = pitch(visit, server).page
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "(height) => document.querySelector('#board .felt').getBoundingClientRect().height > height - 145",
        arg=height,
    )
