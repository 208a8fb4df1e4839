"""pace.js: updates wait their turn so that dice can be seen."""

import pytest

from tests.browser.scripts.conftest import Script

PACE = "table/pace.js"
SELECT = '<select id="wish"><option value="off"><option value="quick"><option value="calm"></select>'
NEWS, PLAIN = "{ log: ['a fact'] }", "{ log: [] }"


def begin(script: Script, *updates: str, wish: str = "quick") -> list[int]:
    """Updates that come all at once; gives the numbers of those that are shown."""
    script.page.evaluate("(wish) => localStorage.setItem('downfield.pace', wish)", wish)
    script(
        PACE,
        f"""kept.shown = []; kept.pace = new Pace(wish, (update) => kept.shown.push(update.number));
        [{", ".join(updates)}].forEach((update, number) => kept.pace.push({{ ...update, number }}));""",
        SELECT,
    )
    return shown(script)


def shown(script: Script) -> list[int]:
    found: list[int] = script.page.evaluate("kept.shown")
    return found


def test_what_tells_nothing_holds_nobody_up(script: Script) -> None:
    assert begin(script, PLAIN, PLAIN, NEWS) == [0, 1, 2]


@pytest.mark.parametrize("news", [NEWS, "{ log: [], dice: ['6'] }"])
def test_after_news_the_next_waits(script: Script, news: str) -> None:
    assert begin(script, news, PLAIN) == [0]
    script.page.clock.run_for(600)
    assert shown(script) == [0, 1]


def test_who_wants_calm_waits_longer(script: Script) -> None:
    assert begin(script, NEWS, PLAIN, wish="calm") == [0]
    script.page.clock.run_for(600)
    assert shown(script) == [0]
    script.page.clock.run_for(1000)
    assert shown(script) == [0, 1]


def test_who_wants_no_pace_sees_all_in_turn_at_once(script: Script) -> None:
    begin(script, NEWS, NEWS, NEWS, wish="off")
    script.page.clock.run_for(1)
    assert shown(script) == [0, 1, 2]


def test_a_key_makes_all_appear_in_their_order(script: Script) -> None:
    assert begin(script, NEWS, NEWS, PLAIN, NEWS) == [0]
    script.page.keyboard.press("x")
    assert shown(script) == [0, 1, 2, 3]
    assert script.page.evaluate("kept.pace.idle")


def test_what_comes_after_a_hurry_has_its_turn_again(script: Script) -> None:
    begin(script, NEWS, NEWS)
    script.page.keyboard.press("x")
    script.page.evaluate(
        "kept.pace.push({ log: ['more'], number: 2 }); kept.pace.push({ log: [], number: 3 })"
    )
    assert shown(script) == [0, 1, 2]
    script.page.clock.run_for(600)
    assert shown(script) == [0, 1, 2, 3]


def test_who_turns_to_another_page_or_comes_back_has_missed_nothing(script: Script) -> None:
    assert begin(script, NEWS, NEWS, PLAIN) == [0]
    script.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert shown(script) == [0, 1, 2]


def test_a_page_that_nobody_sees_waits_for_nothing(script: Script) -> None:
    script.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    try:
        begin(script, NEWS, NEWS, wish="calm")
        script.page.clock.run_for(1)
    finally:
        script.page.evaluate("delete document.hidden")
    assert shown(script) == [0, 1]


def test_while_updates_wait_the_table_is_not_idle(script: Script) -> None:
    begin(script, NEWS, PLAIN)
    assert not script.page.evaluate("kept.pace.idle")


def test_the_wish_is_kept(script: Script) -> None:
    begin(script)
    script.page.select_option("#wish", "calm")
    assert script.page.evaluate("localStorage.getItem('downfield.pace')") == "calm"
