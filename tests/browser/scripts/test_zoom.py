"""zoom.js: which part of the board is seen, and when it moves by itself."""

import pytest

from tests.browser.scripts.conftest import Script

ZOOM = "board/zoom.js"
BOARD = '<div style="width:300px;height:300px"><svg id="place" width="300" height="300"></svg></div>'
BEGIN = """kept.held = HELD; kept.zoom = new Zoom(place, () => {}, () => kept.held);
kept.zoom.lay(900, 900);
Object.assign(kept.zoom, { now: kept.zoom.at(100, 100, 1), goal: kept.zoom.at(100, 100, 1), following: true });
kept.zoom.leave(100);"""


pytestmark = pytest.mark.usefixtures("still")


def begin(script: Script, held: str) -> None:
    """A part of the board in sight, to be left soon."""
    script(ZOOM, BEGIN.replace("HELD", held), BOARD)


def test_the_board_does_not_go_back_under_a_finger(script: Script) -> None:
    begin(script, "true")
    script.page.clock.run_for(1000)
    assert script.page.evaluate("[kept.zoom.following, kept.zoom.isWhole]") == [True, False]
    script.page.evaluate("() => { kept.held = false; }")
    script.page.clock.run_for(1000)
    assert script.page.evaluate("[kept.zoom.following, kept.zoom.isWhole]") == [False, True]


def test_a_board_that_went_by_itself_rests_before_it_can_be_aimed_at(script: Script) -> None:
    begin(script, "false")
    assert script.page.evaluate("kept.zoom.isSteady") is True
    script.page.clock.run_for(300)
    assert script.page.evaluate("kept.zoom.isSteady") is False
    script.page.clock.run_for(600)
    assert script.page.evaluate("kept.zoom.isSteady") is True
