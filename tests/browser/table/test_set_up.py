"""A set-up by hand: from the bench, on to the bench, two who change places, by mouse and by finger."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.server import Server, seat_link
from tests.browser.table.test_zoom import Hand

ATTACK = "row=8 :: attack"
DRIVE = "phase=drive half=2 kicking=home opener=home score=1-0 :: wall-then"
LEFT = "(id) => document.getElementById(id)?.ariaLabel?.includes('in reserve')"
MIDDLE = """(id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
STANDS = """([id, x, y]) => {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < box.width / 2;
}"""


def at(page: Page, element: str) -> tuple[float, float]:
    """The middle of an element of the board."""
    x, y = page.evaluate(MIDDLE, element)
    return x, y


def drag(page: Page, source: str, target: str) -> None:
    """Take a player, carry him over, let him go once it is known where he may go."""
    page.mouse.move(*at(page, source))
    page.mouse.down()
    page.wait_for_selector(f"#{source}.held")
    page.wait_for_function("(id) => document.getElementById(id)?.classList.contains('target')", arg=target)
    page.mouse.move(*at(page, target), steps=4)
    page.mouse.up()


def stands(page: Page, player: str, where: tuple[float, float]) -> None:
    """Wait until a player stands there."""
    page.wait_for_function(STANDS, arg=[player, *where])


@pytest.mark.nightly  # four drags, each of which must be quick enough to be one
def test_a_set_up_with_a_substitution_by_drag(visit: Visit, server: Server) -> None:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=8, start=DRIVE)
    visitor = visit(seat_link(begun, 0))
    page = visitor.page
    visitor.player.await_turn()
    five, nine, two = (at(page, f"m-p-h-{number}") for number in (5, 9, 2))
    drag(page, "m-p-h-12", "m-p-h-5")  # from the bench onto the pitch
    stands(page, "m-p-h-12", five)
    visitor.player.await_turn()
    drag(page, "m-p-h-12", "m-p-h-13")  # onto somebody on the bench, who comes
    stands(page, "m-p-h-13", five)
    visitor.player.await_turn()
    drag(page, "m-p-h-9", "m-p-h-2")  # two change places
    stands(page, "m-p-h-9", two)
    stands(page, "m-p-h-2", nine)
    visitor.player.await_turn()
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#words")).to_contain_text("Ben")


def test_a_finger_brings_a_substitute_on(visit: Visit, server: Server) -> None:
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=8, start=DRIVE)
    visitor = visit(seat_link(begun, 0), phone=True)
    page = visitor.page
    visitor.player.await_turn()
    page.tap("#m-p-h-12")
    page.wait_for_selector("#m-p-h-12.held")
    page.wait_for_function("() => document.getElementById('m-p-h-5')?.classList.contains('target')")
    (x, y), (to_x, to_y) = at(page, "m-p-h-12"), at(page, "m-p-h-5")
    Hand(page).drag((x, y), (to_x, to_y + 40))  # a figure in hand is held above the finger
    page.wait_for_function(LEFT, arg="m-p-h-5")


def hold(page: Page, source: str, target: str) -> None:
    """Wait until it is known where whoever is in hand may go."""
    page.wait_for_selector(f"#{source}.held")
    page.wait_for_function("(id) => document.getElementById(id)?.classList.contains('target')", arg=target)


def test_a_line_up_is_recommended_changed_by_drag_and_confirmed(visit: Visit, server: Server) -> None:
    begun = server.begin("touch-down", "me:Ada", "me:Ben", seed=8, start=ATTACK)
    visitor = visit(seat_link(begun, 0))
    page = visitor.page
    visitor.player.await_turn()
    page.get_by_role("button", name="Recommended line-up").click()
    confirm = page.get_by_role("button", name="Confirm this line-up")
    expect(confirm).to_be_visible()
    backs = {number: at(page, f"m-p-h-{number}") for number in (50, 51)}
    drag(page, "m-p-h-50", "m-p-h-51")  # two change places
    stands(page, "m-p-h-50", backs[51])
    drag(page, "m-p-h-50", "m-tray")  # back to the tray
    expect(confirm).to_have_count(0)
    expect(page.locator("#lineup")).to_contain_text("One is still to be placed.")
    drag(page, "m-p-h-50", "m-s-3-5")  # and from it to a square
    expect(confirm).to_be_visible()
    page.hover("#m-p-h-51")
    expect(page.locator("#about .who")).to_contain_text("51")
    expect(page.locator("#about .how li")).to_have_count(0)  # he is no longer in reserve
    wide = at(page, "m-p-h-50")
    confirm.click()
    expect(page.locator("#words")).to_contain_text("Ben")
    stands(page, "m-p-h-50", wide)


@pytest.mark.nightly
def test_a_line_up_that_was_named_is_offered_at_the_next_set_up(visit: Visit, server: Server) -> None:
    start = DRIVE.partition(" :: ")[0]
    page = visit(seat_link(server.begin("blood-bowl", "me:Ada", "me:Ben", seed=8, start=start), 0)).page
    page.get_by_role("button", name="Recommended line-up").click()
    page.get_by_label("Name of this line-up").fill("Green wall")
    page.get_by_role("button", name="Save").click()
    other = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=9, start=f"{start} hurt=home3")
    page.goto(seat_link(other, 0))
    page.get_by_role("button", name="Mine: Green wall").click()
    expect(page.locator("#lineup")).to_contain_text("Not here: 3.")
    page.get_by_role("button", name="Forget Green wall").click()
    expect(page.get_by_role("button", name="Mine: Green wall")).to_have_count(0)
    page.get_by_role("button", name="Confirm this line-up").click()
    expect(page.locator("#words")).to_contain_text("Ben")


@pytest.mark.nightly
def test_keys_line_up_from_the_tray(visit: Visit, server: Server) -> None:
    begun = server.begin("touch-down", "me:Ada", "me:Ben", seed=8, start=ATTACK)
    visitor = visit(seat_link(begun, 0))
    page = visitor.page
    visitor.player.await_turn()
    page.get_by_role("button", name="Line up on the board").press("Enter")
    page.wait_for_selector("#m-tray")
    page.locator("#m-p-h-80").focus()
    page.keyboard.press("Enter")
    hold(page, "m-p-h-80", "m-s-12-7")
    page.locator("#m-s-12-7").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.getElementById('m-p-h-80')?.ariaLabel?.includes('standing')")
    expect(page.locator("#lineup")).to_contain_text("10 are still to be placed.")


@pytest.mark.nightly
def test_a_finger_lines_up_from_the_tray(visit: Visit, server: Server) -> None:
    begun = server.begin("touch-down", "me:Ada", "me:Ben", seed=8, start=ATTACK)
    visitor = visit(seat_link(begun, 0), phone=True)
    page = visitor.page
    visitor.player.await_turn()
    page.get_by_role("button", name="Line up on the board").tap()
    page.wait_for_selector("#m-tray")
    page.tap("#m-p-h-80")
    hold(page, "m-p-h-80", "m-s-12-7")
    (x, y), (to_x, to_y) = at(page, "m-p-h-80"), at(page, "m-s-12-7")
    Hand(page).drag((x, y), (to_x, to_y + 40))
    page.wait_for_function("() => document.getElementById('m-p-h-80')?.ariaLabel?.includes('standing')")
