"""How soon the board answers: `python -m tests.browser.prompt` plays each game on a page, and times every answer.

From the moment an answer is sent until the board changes by what came back of it, with one match at the table and no
animations, on a machine that does nothing else. What is told is the median and how long 95 of 100 took at most.
"""

import pathlib
import statistics
import tempfile

from playwright.sync_api import Browser, sync_playwright

from tests import equipment
from tests.browser.conftest import ARGUMENTS, WIDE
from tests.browser.player import Player
from tests.browser.screens import CAGE, DOWNS, FOURTH_AND_TWO, NEAR_GOAL, SECOND_MOVE
from tests.browser.server import Server, seat_link
from tests.browser.walker import Walker
from tests.contract.cases import LATE

ANSWERS = 40
GAMES = {
    "first-downs": DOWNS,
    "first-and-roll": FOURTH_AND_TWO,
    "calciotto": NEAR_GOAL,
    "touch-down": SECOND_MOVE,
    "blood-bowl": CAGE,
}
WATCH = """(() => {
  const wishes = { pace: "off", "wish-wait": "off", "wish-ask-end": "off" };
  for (const [name, wish] of Object.entries(wishes)) localStorage.setItem(`downfield.${name}`, wish);
  window.took = [];
  let sent = 0, heard = false;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      const isShown = ({ data }) => ["update", "patch"].includes(JSON.parse(data).type);
      this.addEventListener("message", (event) => { heard ||= isShown(event); });
    } // before anybody else hears it: what the page does with it is a change that counts

    send(text) {
      if (JSON.parse(text).type === "answer") [sent, heard] = [performance.now(), false];
      return super.send(text);
    }
  };
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    if (!sent || !heard) return;
    took.push(performance.now() - sent);
    sent = 0;
  }).observe(document.querySelector(".field"), { subtree: true, childList: true, attributes: true }));
})()"""


def main() -> None:
    """Time them all."""
    server = Server(pathlib.Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=equipment.chromium(), args=ARGUMENTS)
            for game, start in GAMES.items():
                took = _timed(browser, server, game, start)
                high = statistics.quantiles(took, n=20)[-1]
                half = statistics.median(took)
                told = f"{game:15} {len(took)} answers: half within {half:.0f} ms, 95 of 100 within {high:.0f} ms"
                print(told, flush=True)  # noqa: T201
    finally:
        server.stop()


def _timed(browser: Browser, server: Server, game: str, start: str) -> list[float]:
    """What each of some answers took, in milliseconds."""
    took: list[float] = []
    for seed in range(1, 20):
        begun = server.begin(game, "me:Ada", "random", seed=seed, start=start)
        with browser.new_context(base_url=server.url, viewport=WIDE) as context:
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto(seat_link(begun))
            player = (Walker if game in LATE else Player)(page, seed)
            player.play(most=ANSWERS - len(took))
            took += page.evaluate("took")
        if len(took) >= ANSWERS - 3:
            break
    return took


if __name__ == "__main__":
    main()
