"""trails.js: where figures went while the others played."""

from typing import Any

from tests.browser.scripts.conftest import Script

BOARD = '<svg id="board"><g id="moving"></g></svg>'
BEGIN = """moving.innerHTML = '<g id="m-p-h-3"/><g id="m-p-a-4" transform="none"/><g id="m-p-h-5"/>';
kept.trails = new Trails(board);
kept.go = (id, x, beside) => {
  const figure = document.getElementById(`m-p-h-${id}`);
  figure.setAttribute("transform", `translate(${x} 20)`);
  figure.classList.toggle("beside", Boolean(beside));
};
kept.go(3, 10);
kept.go(5, 50, true);
kept.trails.see({ anew: true });"""
SEEN = """([id, x, more]) => {
  kept.go(id, x);
  kept.trails.see(more);
  const told = (line) => ["d", "opacity"].map((name) => line.getAttribute(name));
  return [...document.querySelectorAll(".trail")].map(told);
}"""


def seen(script: Script, number: int, x: int, **more: bool) -> Any:
    """The lines, once a figure of home has gone there."""
    return script.page.evaluate(SEEN, [number, x, more])


def test_a_walk_leaves_one_line_and_older_ones_fade(script: Script) -> None:
    script("board/trails.js", BEGIN, BOARD)
    assert seen(script, 3, 10) == []
    assert seen(script, 3, 40) == [["M10 20L40 20", "0.85"]]
    assert seen(script, 3, 70) == [["M10 20L40 20L70 20", "0.85"]]
    assert seen(script, 5, 30) == [["M10 20L40 20L70 20", "0.85"]]  # he comes on from beside the pitch
    assert seen(script, 5, 60) == [["M10 20L40 20L70 20", "0.75"], ["M30 20L60 20", "0.85"]]
    script.page.evaluate("kept.go(5, 0, true)")
    assert seen(script, 3, 70) == [["M10 20L40 20L70 20", "0.75"]]


def test_they_go_when_the_reader_acts_in_a_later_turn(script: Script) -> None:
    script("board/trails.js", BEGIN, BOARD)
    assert len(seen(script, 3, 40)) == 1
    assert len(seen(script, 3, 40, mine=True)) == 1  # such as the choice of a die in the others' turn
    assert len(seen(script, 3, 40, turned=True)) == 1
    assert seen(script, 3, 90, mine=True) == []


def test_whoever_watches_sees_the_last_turn_and_this_one(script: Script) -> None:
    script("board/trails.js", BEGIN, BOARD)
    seen(script, 3, 40)
    assert len(seen(script, 3, 70, turned=True)) == 2
    assert seen(script, 3, 70, turned=True) == [["M40 20L70 20", "0.85"]]
