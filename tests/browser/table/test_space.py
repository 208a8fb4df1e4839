"""The room of a wide screen: it belongs to the board and to what is asked."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS
from tests.browser.server import Server

ROOM = """() => {
  const need = document.getElementById("now");
  const board = document.getElementById("board").getBoundingClientRect();
  const last = [...document.querySelectorAll("#options button")].at(-1).getBoundingClientRect();
  const seen = need.getBoundingClientRect();
  return {
    scrolls: need.scrollHeight > need.clientHeight + 1, inside: last.bottom <= seen.bottom,
    options: document.querySelectorAll("#options button").length,
    board: (board.width * board.height) / (innerWidth * innerHeight),
    scores: [...document.querySelectorAll(".points")].filter((one) => one.checkVisibility()).length,
    title: document.querySelector("#words span")?.textContent,
  };
}"""


@pytest.mark.parametrize(
    ("screen", "options", "title"), [("first-downs-play", 6, "Show a play.")], ids=["first-downs"]
)
def test_six_options_beside_a_large_board(
    screen: str, options: int, title: str, visit: Visit, server: Server
) -> None:
    visitor = visit()
    SCREENS[screen](visitor, server)
    seen = visitor.page.evaluate(ROOM)
    assert seen["options"] == options
    assert seen["inside"]
    assert not seen["scrolls"]
    assert seen["board"] > 0.5
    assert seen["scores"] == 0  # the board has the only scoreboard
    assert seen["title"] == title
