"""reach.js: a figure is picked up, asked where it can go, and goes."""

import pytest

from tests.browser.scripts.conftest import Script

REACH = "board/reach.js"
BOARD = """<svg id="board" width="400" height="100">
  <rect id="a" x="0" width="20" height="20"/><rect id="b" x="40" width="20" height="20"/>
  <rect id="end" class="target" x="200" width="20" height="20"/><rect id="far" x="300" width="20" height="20"/>
  <g id="hand"></g></svg>"""
BEGIN = """kept.told = [];
const short = (one) => one?.source ?? one?.map?.((choice) => choice.token) ?? one;
const tell = (what) => (...more) => kept.told.push([what, ...more.map(short)]);
kept.reach = new Reach(board, { onAsk: tell("ask"), onShow: tell("show"), onPick: tell("pick"), onLight: tell("light"),
  zoom: { isWhole: true, scale: 1 } });
kept.press = (id, type = "mouse") => kept.reach.press({ target: document.getElementById(id), pointerType: type });
kept.click = (id) => document.getElementById(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));
kept.ways = (source, ...ends) => {
  for (const [, id] of ends) document.getElementById(id).classList.add("target"); // as the board does
  return { source, cells: [], choices: ends.map(([token, ...targets]) => ({ token, targets })) };
};
kept.at = (x, y, pointerType = "mouse") => {
  const box = board.getBoundingClientRect();
  return { clientX: box.x + x, clientY: box.y + y, pointerType };
};
"""
TAKEN = [["show", None], ["ask", "a"]]


def begin(script: Script, then: str) -> list[list[object]]:
    """Two figures of which both can go somewhere; gives what was told to the table from then on."""
    script(REACH, BEGIN + "kept.reach.offer(['a', 'b']); kept.told.length = 0;", BOARD)
    script(REACH, then)
    told: list[list[object]] = script.page.evaluate("kept.told")
    return told


def held(script: Script) -> str:
    found: str = script.page.evaluate("kept.reach.source")
    assert script.page.evaluate("document.querySelector('.held')?.id ?? ''") == found
    return found


def test_a_mouse_picks_a_figure_up_at_once_and_asks_where_it_can_go(script: Script) -> None:
    assert begin(script, "kept.press('a'); kept.click('a');") == TAKEN
    assert held(script) == "a"


def test_a_finger_picks_a_figure_up_only_when_it_is_let_go(script: Script) -> None:
    assert begin(script, "kept.grip = kept.press('a', 'touch');") == []
    assert script.page.evaluate("kept.grip")
    script(REACH, "kept.click('a');")
    assert held(script) == "a"


def test_a_finger_on_a_board_that_is_near_means_the_board(script: Script) -> None:
    begin(script, "kept.reach.zoom.isWhole = false; kept.grip = kept.press('a', 'touch');")
    assert not script.page.evaluate("kept.grip")


def test_a_second_click_puts_it_down_and_one_on_another_picks_that_up(script: Script) -> None:
    begin(script, "kept.press('a'); kept.click('a'); kept.press('b'); kept.click('b');")
    assert held(script) == "b"
    script(REACH, "kept.press('b'); kept.click('b');")
    assert held(script) == ""


def test_a_click_on_nothing_puts_it_down(script: Script) -> None:
    begin(script, "kept.reach.take('a'); kept.press('board'); kept.click('board');")
    assert held(script) == ""


@pytest.mark.parametrize(
    ("sources", "going", "found"), [(["a"], "", "a"), (["a", "b"], "b", "b"), ([], "", "")]
)
def test_what_alone_can_move_or_goes_on_is_picked_up_by_itself(
    script: Script, sources: list[str], going: str, found: str
) -> None:
    begin(script, f"kept.reach.offer({sources}, '{going}');")
    assert held(script) == found


def test_the_ways_of_a_figure_that_was_put_down_are_not_shown(script: Script) -> None:
    told = begin(
        script, "kept.reach.take('a'); kept.reach.take('b'); kept.reach.show(kept.ways('a', ['go', 'end']));"
    )
    assert ["show", "a"] not in told
    script(REACH, "kept.reach.show(kept.ways('b', ['go', 'end']));")
    assert script.page.evaluate("kept.told.at(-1)") == ["show", "b"]
    assert script.page.evaluate("[kept.reach.isEnd('end'), kept.reach.isEnd('far')]") == [True, False]


def test_a_click_on_an_end_is_left_to_the_board(script: Script) -> None:
    begin(script, "kept.reach.take('a'); kept.reach.show(kept.ways('a', ['hit', 'b']));")
    heard = (
        """board.addEventListener("click", () => { kept.heard = true; }); kept.press("b"); kept.click("b");"""
    )
    script(REACH, heard)
    assert script.page.evaluate("[kept.heard, kept.reach.source]") == [True, "a"]


def test_where_several_things_can_be_done_the_second_click_picks_up_all_the_same(script: Script) -> None:
    begin(script, "kept.reach.take('a'); kept.reach.show(kept.ways('a', ['pass', 'b'], ['hand', 'b']));")
    script(REACH, "kept.click('b');")
    assert held(script) == "a"
    script(REACH, "kept.click('b');")
    assert held(script) == "b"


def test_a_press_that_picks_up_is_no_answer_though_an_end_lies_there_when_it_is_let_go(
    script: Script,
) -> None:
    body = """kept.press("b"); kept.reach.show(kept.ways("b", ["stay", "b"]));
    board.addEventListener("click", () => { kept.heard = true; }); kept.click("b");"""
    begin(script, body)
    assert script.page.evaluate("kept.heard ?? false") is False
    assert held(script) == "b"


def test_what_alone_can_move_stays_in_the_hand_when_nothing_is_clicked(script: Script) -> None:
    begin(script, "kept.reach.offer(['a']); kept.click('board');")
    assert held(script) == "a"


DRAG = """kept.press("a"); kept.reach.show(kept.ways("a", ["go", "end"], ["on", "far"]));
const begun = kept.at(10, 10); kept.told.length = 0;"""


@pytest.mark.parametrize(
    ("x", "last"),
    [(212, ["pick", ["go"]]), (228, ["pick", ["go"]]), (250, ["show", "a"])],
    ids=["on the end", "just beside it", "nowhere"],
)
def test_a_figure_is_let_go_at_the_nearest_end(script: Script, x: int, last: list[object]) -> None:
    told = begin(
        script, f"{DRAG} kept.reach.drag(begun, kept.at({x}, 10)); kept.reach.drop(kept.at({x}, 10), false);"
    )
    assert told[-1] == last


def test_where_an_end_lies_is_looked_up_at_every_press_for_the_board_may_have_moved(script: Script) -> None:
    body = f"""{DRAG} kept.reach.drag(begun, kept.at(100, 10)); kept.reach.drop(kept.at(100, 10), false);
    end.setAttribute("x", "250"); kept.press("a");
    kept.reach.drag(begun, kept.at(260, 10)); kept.reach.drop(kept.at(260, 10), false);"""
    assert begin(script, body)[-1] == ["pick", ["go"]]


def test_between_two_ends_that_touch_the_nearer_is_meant(script: Script) -> None:
    body = f"""far.setAttribute("x", "220"); {DRAG}
    kept.reach.drag(begun, kept.at(217, 10)); kept.reach.drag(begun, kept.at(223, 10));"""
    assert begin(script, body) == [["light", ["go"]], ["light", ["on"]]]


def test_a_figure_is_held_above_the_finger(script: Script) -> None:
    body = f"{DRAG} kept.reach.drag(begun, kept.at(210, 50, 'touch'));"
    assert begin(script, body) == [["light", ["go"]]]


def test_the_figure_in_the_hand_goes_as_far_as_the_pointer_however_near_the_board_is(script: Script) -> None:
    begin(script, f"kept.reach.zoom.scale = 2; {DRAG} kept.reach.drag(begun, kept.at(110, 30));")
    assert script.page.evaluate("hand.style.translate") == "50px 10px"


def test_the_end_below_a_dragged_figure_lights_up_once(script: Script) -> None:
    told = begin(
        script, f"{DRAG} for (const x of [100, 210, 212, 310]) kept.reach.drag(begun, kept.at(x, 10));"
    )
    assert told == [["light", ["go"]], ["light", ["on"]]]
    assert script.page.evaluate("[a.classList.contains('lifted'), hand.children.length]") == [True, 1]


def test_a_figure_let_go_at_an_end_is_seen_there_until_the_board_says_so(script: Script) -> None:
    begin(
        script, f"{DRAG} kept.reach.drag(begun, kept.at(210, 10)); kept.reach.drop(kept.at(210, 10), false);"
    )
    assert script.page.evaluate("[a.classList.contains('lifted'), hand.children.length]") == [True, 1]


def test_a_drag_that_is_lost_puts_down_what_it_picked_up(script: Script) -> None:
    body = """kept.press("a", "touch"); kept.reach.drag(kept.at(10, 10), kept.at(40, 10, "touch"));
    kept.reach.drop(kept.at(40, 10), true);"""
    begin(script, body)
    assert held(script) == ""
    assert script.page.evaluate("document.querySelectorAll('.lifted, #hand > *').length") == 0


def test_a_new_moment_lays_down_whatever_is_in_the_hand(script: Script) -> None:
    begin(script, f"{DRAG} kept.reach.drag(begun, kept.at(100, 10)); kept.reach.offer(['a', 'b']);")
    assert held(script) == ""
    assert script.page.evaluate("document.querySelectorAll('.lifted, #hand > *').length") == 0


def test_enter_picks_up_and_puts_down_and_escape_puts_down(script: Script) -> None:
    begin(script, "a.setAttribute('tabindex', '0'); a.focus();")
    found = []
    for key in ("Enter", "Enter", " ", "Escape"):
        script.page.keyboard.press(key)
        found.append(held(script))
    assert found == ["a", "", "a", ""]
