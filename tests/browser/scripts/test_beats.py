"""beats.js: what an update tells is played before the page tells it; updates wait their turn."""

from typing import Any

import pytest

from tests.browser.scripts.conftest import Script

BEATS = "table/beats.js"
BOARD = """<select id="wish"><option value="off"><option value="quick"><option value="calm"></select>
<svg id="board" data-hasten="Skip" viewBox="0 0 100 60"><g id="moving"></g></svg><button id="under">1</button>"""
NEWS, PLAIN = "{ news: 'a fact', log: ['a fact'], moving: '' }", "{ log: [], moving: '' }"
CUBE = '<rect width="1" height="1"/>'
THROWN = f"""{{ log: ['a fact'], moving: '', beats: [
    {{ kind: 'throw', dice: ['{CUBE}', '{CUBE}'] }}, {{ kind: 'sum', words: '5 yards' }}, {{ kind: 'lay' }} ] }}"""


def begin(script: Script, *updates: str, wish: str = "quick") -> list[Any]:
    """Updates that come all at once; gives what was seen of them so far."""
    script.page.evaluate("(wish) => localStorage.setItem('downfield.pace', wish)", wish)
    script(
        BEATS,
        f"""kept.shown = [];
        const see = (what) => (update) => kept.shown.push(`${{what}}${{update.number}}`);
        const hush = () => kept.shown.push("hush");
        kept.beats = new Beats(board, wish, {{ hush, lay: see("lay"), tell: see("tell") }});
        [{", ".join(updates)}].forEach((update, number) => kept.beats.push({{ ...update, number }}));""",
        BOARD,
    )
    return shown(script)


def shown(script: Script) -> list[Any]:
    found: list[Any] = script.page.evaluate("kept.shown")
    return found


def until(script: Script, number: int) -> list[Any]:
    """What was seen when so much was."""
    script.page.wait_for_function("(number) => kept.shown.length >= number", arg=number)
    return shown(script)


def test_what_tells_nothing_holds_nobody_up(script: Script) -> None:
    assert begin(script, PLAIN, PLAIN, NEWS) == ["tell0", "tell1", "tell2"]


def test_what_only_the_log_tells_makes_nobody_wait(script: Script) -> None:
    assert begin(script, "{ log: ['a walk'], moving: '' }", PLAIN) == ["tell0", "tell1"]


@pytest.mark.parametrize("news", [NEWS, "{ log: [], dice: ['6'], moving: '' }"])
def test_after_news_the_next_waits(script: Script, news: str) -> None:
    assert begin(script, news, PLAIN) == ["tell0"]
    assert until(script, 2) == ["tell0", "tell1"]


def test_dice_fall_before_the_board_is_laid_and_that_before_anything_is_told(script: Script) -> None:
    assert begin(script, THROWN) == ["hush"]
    assert script.page.locator("#beats .die").count() == 2
    script.page.wait_for_selector(".beats p")
    assert script.page.inner_text(".beats p") == "5 yards"
    assert shown(script) == ["hush"], "not before it could be read"
    assert until(script, 3) == ["hush", "lay0", "tell0"]


def test_a_die_that_falls_as_it_lay_is_thrown_like_the_others(script: Script) -> None:
    die = "`<g class='die' id='d${k}' aria-label='${face}'><text>${face}</text></g>`"
    lie = f"(...faces) => faces.map((face, k) => {die}).join('')"
    thrown = "beats: [{ kind: 'throw', dice: ['<g/>', '<g/>', '<g/>'] }, { kind: 'lay' }]"
    begin(script)
    script(
        BEATS,
        f"moving.innerHTML = ({lie})(10, 12, 0); kept.beats.push({{ log: [], moving: ({lie})(25, 1, 0), {thrown} }})",
    )
    assert script.page.locator("#beats > g:not(.lies) > .die").all_text_contents() == ["25", "1", "0"]
    assert script.page.locator("#moving [data-past]").count() == 3


def test_dice_that_fell_do_not_roll_again_when_the_board_is_laid(script: Script) -> None:
    begin(script)
    script(
        BEATS,
        f"""const drawn = "<g class='die fresh'/><g class='plate fresh'/>";
        const lay = () => {{ moving.innerHTML = drawn; }};
        kept.beats = new Beats(board, wish, {{ lay, tell: () => kept.shown.push("tell") }});
        kept.beats.push({THROWN});""",
    )
    until(script, 1)
    assert script.page.evaluate("[...moving.children].map((one) => one.getAttribute('class'))") == [
        "die",
        "plate fresh",
    ]


DRAWN = '<g class="cup"><path d="M0 0h9v9z"/></g><g class="meets taken"><path id="x" d="M0 0h9"/></g>'
OPENED = f"""{{ log: ['a fact'], moving: '', beats: [
    {{ kind: 'open', drawing: '{DRAWN}' }},
    {{ kind: 'sum', figures: ['7', '− 2', '= 5 yards'], words: 'First down.' }},
    {{ kind: 'travel', drawing: '<g/>', path: [[1, 1], [9, 9]] }},
    {{ kind: 'lay' }} ] }}"""


def test_what_was_hidden_is_opened_before_its_sum_is_told(script: Script) -> None:
    begin(script, OPENED)
    assert script.page.locator("#beats .cup").count() == 1
    assert script.page.locator("#beats [id]").count() == 0, "ids belong to the board"
    assert script.page.locator(".beats p").count() == 0
    script.page.wait_for_selector(".beats p")
    assert script.page.locator(".figures span").all_inner_texts() == ["7", "− 2", "= 5 yards"]
    assert until(script, 3) == ["hush", "lay0", "tell0"]
    assert script.page.locator("#beats *, .beats *").count() == 0


def test_afterwards_nothing_is_left_and_nothing_moves(script: Script) -> None:
    begin(script, THROWN)
    until(script, 3)
    assert script.page.locator("#beats *, .beats *").count() == 0
    assert script.page.evaluate("document.getAnimations().length") == 0
    assert script.page.evaluate("kept.beats.idle")


@pytest.mark.parametrize("hurry", ["key", "press"])
def test_who_is_in_a_hurry_sees_all_in_order_at_once(script: Script, hurry: str) -> None:
    begin(script, THROWN, NEWS, THROWN)
    if hurry == "key":
        script.page.keyboard.press("x")
    else:
        script.page.mouse.click(5, 5)
    assert shown(script) == ["hush", "tell0", "tell1", "tell2"]
    assert script.page.locator("#beats *, .beats *").count() == 0


def test_the_press_that_hurries_hits_nothing_and_the_next_one_does(script: Script) -> None:
    begin(script, THROWN)
    script.page.evaluate("kept.hit = 0; under.addEventListener('click', () => { kept.hit += 1; })")
    script.page.click("#under", force=True)
    assert script.page.evaluate("kept.hit") == 0
    script.page.wait_for_timeout(80)
    script.page.click("#under", force=True)
    assert script.page.evaluate("kept.hit") == 1


def test_who_wants_no_pace_sees_all_in_turn_at_once(script: Script) -> None:
    begin(script, THROWN, NEWS, THROWN, wish="off")
    assert until(script, 3) == ["tell0", "tell1", "tell2"]


def test_who_wants_calm_waits_longer(script: Script) -> None:
    steps = "beats.reduce((sum, { step }) => sum + step, 0)"
    lengths = [
        script(
            BEATS,
            f"const beats = timetable([{{ kind: 'throw', dice: ['', ''] }}], {pace}); kept.long = {steps}",
        )
        or script.page.evaluate("kept.long")
        for pace in (1, 0.6)
    ]
    assert lengths[0] < lengths[1]


def test_a_play_of_many_dice_is_played_faster_but_can_be_read(script: Script) -> None:
    beats = "[1, 2, 3].flatMap(() => [{ kind: 'throw', dice: ['', '', ''] }, { kind: 'sum', words: '' }])"
    script(BEATS, f"kept.long = timetable({beats}).reduce((sum, {{ step }}) => sum + step, 0)")
    assert 2000 < script.page.evaluate("kept.long") < 4000


def test_who_turns_to_another_page_or_comes_back_has_missed_nothing(script: Script) -> None:
    begin(script, THROWN, NEWS, PLAIN)
    script.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert shown(script) == ["hush", "tell0", "tell1", "tell2"]


def test_a_page_that_nobody_sees_waits_for_nothing(script: Script) -> None:
    script.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    try:
        begin(script, THROWN, NEWS, wish="calm")
        until(script, 2)
    finally:
        script.page.evaluate("delete document.hidden")
    assert shown(script) == ["tell0", "tell1"]


def test_while_updates_wait_the_table_is_not_idle(script: Script) -> None:
    begin(script, NEWS, PLAIN)
    assert not script.page.evaluate("kept.beats.idle")


def test_the_wish_is_kept(script: Script) -> None:
    begin(script)
    script.page.select_option("#wish", "calm")
    assert script.page.evaluate("localStorage.getItem('downfield.pace')") == "calm"


def test_who_skips_sees_nothing_played_until_asked(script: Script) -> None:
    others = THROWN.replace("{ log", "{ sitters: [{ yours: true }], log", 1)
    begin(script, others)
    script.page.click(".hasten")
    play = "sitters: [{ yours: 1 }], log: [], moving: '', beats: [{ kind: 'throw', dice: ['<g/>'] }, { kind: 'lay' }]"
    script.page.evaluate(f"() => {{ kept.beats.push({{ {play}, number: 1 }}); }}")
    assert shown(script) == ["hush", "tell0", "tell1"]
    script.page.evaluate(
        f"() => {{ kept.beats.push({{ {play}, ask: {{ mine: {{ 0: [] }} }}, number: 2 }}); }}"
    )
    assert shown(script)[3:] == ["hush"]
