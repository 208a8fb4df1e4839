"""guard.js: a press counts for what was there long enough to be read."""

import pytest

from tests.browser.scripts.conftest import Script

GUARD = "table/guard.js"
BUTTON = '<button id="one">Go</button>'
BEGIN = """kept.on = true; kept.guard ??= new Guard(() => kept.on); kept.count = 0;
one.addEventListener("click", () => { kept.count += 1; });"""

pytestmark = pytest.mark.usefixtures("still")


def begin(script: Script, says: str) -> None:
    """A button that is told of."""
    script(GUARD, BEGIN + says, BUTTON)


def pressed(script: Script) -> int:
    """A click, and how many have counted."""
    script.page.click("#one")
    count: int = script.page.evaluate("kept.count")
    return count


def test_what_is_new_takes_no_press_until_it_can_be_read(script: Script) -> None:
    begin(script, "kept.guard.note(one, 'go');")
    assert pressed(script) == 0
    script.page.clock.run_for(401)
    assert pressed(script) == 1


def test_what_stays_takes_a_press_at_once(script: Script) -> None:
    begin(script, "kept.guard.note(one, 'go');")
    script.page.clock.run_for(401)
    script(GUARD, "kept.guard.note(one, 'go');")
    assert pressed(script) == 1


def test_what_means_something_else_is_new(script: Script) -> None:
    begin(script, "kept.guard.note(one, 'go');")
    script.page.clock.run_for(401)
    script(GUARD, "kept.guard.note(one, 'stop');")
    assert pressed(script) == 0


def test_a_press_that_began_too_early_never_counts(script: Script) -> None:
    begin(script, "kept.guard.note(one, 'go');")
    script.page.hover("#one")
    script.page.mouse.down()
    script.page.clock.run_for(401)
    script.page.mouse.up()
    assert script.page.evaluate("kept.count") == 0


def test_what_was_called_for_is_ready_unless_the_same_place_is_pressed_twice(script: Script) -> None:
    begin(script, "kept.guard.note(one, 'go', true);")
    script.page.mouse.click(500, 400)
    assert pressed(script) == 1
    script(GUARD, "kept.guard.note(one, 'on', true);")
    assert pressed(script) == 1


def test_keys_wait_too(script: Script) -> None:
    begin(script, "kept.guard.note(one, 'go');")
    script.page.press("#one", "Enter")
    assert script.page.evaluate("kept.count") == 0
    script.page.clock.run_for(401)
    script.page.press("#one", "Enter")
    assert script.page.evaluate("kept.count") == 1


def test_a_program_and_whoever_wishes_no_guard_need_not_wait(script: Script) -> None:
    begin(script, "kept.guard.note(one, 'go'); one.click();")
    assert script.page.evaluate("kept.count") == 1
    script.page.evaluate("() => { kept.on = false; }")
    assert pressed(script) == 2


def test_what_lies_on_a_place_that_has_just_moved_takes_no_press_even_where_it_was_called_for(
    script: Script,
) -> None:
    begin(
        script,
        "kept.guard.watch(one, () => kept.rests); kept.guard.note(one, 'go', true); kept.rests = false;",
    )
    script.page.clock.run_for(401)
    assert pressed(script) == 0
    script.page.evaluate("() => { kept.rests = true; }")
    assert pressed(script) == 1
