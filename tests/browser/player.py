"""Somebody who plays by what the page shows: elements of the board, buttons, keys."""

import re
from collections.abc import Callable

import msgspec
from playwright.sync_api import Page

from downfield.kernel.chance import Rng

PATIENCE = 45_000  # ms; a coach's first decision may have to wait for its playbook

# What is to be done on the page, null while the others decide. Waits for it, at most so many milliseconds.
SEEN = """
async (patience) => {
  const at = (id) => document.getElementById(id);
  const shown = (id) => Boolean(at(id)?.checkVisibility());
  const words = (button) => button.querySelector("span")?.textContent ?? button.textContent;
  const end = performance.now() + patience;
  const look = () => {
    const table = at("table");
    if (!table || table.ariaBusy === "true" || table.classList.contains("lost")) return null;
    if (shown("rest")) at("rest").click(); // who plays by the list wants all of it
    const seen = {
      over: shown("end"), cover: at("hand-over").open, ready: shown("ready"),
      words: at("words").textContent, under: at("under").textContent,
      options: [...document.querySelectorAll("#options button, #ending:not([hidden]) button")].map(words),
      ends: shown("ending"),
      board: [...document.querySelectorAll("#board .target[id]")]
        .map(({ id, ariaLabel }) => ({ id, label: ariaLabel })), // those without one are leaving
    };
    return seen.over || seen.cover || seen.ready || seen.options.length || seen.board.length ? seen : null;
  };
  for (;;) {
    const seen = look();
    if (seen || performance.now() > end) return seen;
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
}
"""


class Spot(msgspec.Struct, frozen=True):
    """An element of the board that stands for options; their words are its label."""

    id: str
    label: str


class Seen(msgspec.Struct, frozen=True):
    """What the page asks of whoever sits before it."""

    over: bool
    cover: bool  # the screen changes hands: all is covered
    ready: bool  # the screen changes hands, and both may look at what has just happened
    words: str
    under: str
    options: list[str]
    ends: bool  # the last option ends a turn, and stands apart
    board: list[Spot]


Each = Callable[[Seen], None]


class Player:
    """Plays on a page, by mouse, by touch or by keys; `seed` decides which options are taken."""

    def __init__(self, page: Page, seed: int = 1, hand: str = "mouse") -> None:
        self.page = page
        self.rng = Rng(seed)
        self.hand = hand
        self.answers = 0
        self.on_board = 0  # answers that were given on the board

    @property
    def match_id(self) -> str:
        """The match on the page."""
        found = re.search(r"/match/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def look(self, patience: int = 0) -> Seen | None:
        """What is to be done now, or within so many milliseconds; None while others decide."""
        seen = self.page.evaluate(SEEN, patience)
        return None if seen is None else msgspec.convert(seen, Seen)

    def await_turn(self) -> Seen:
        """What is to be done, as soon as there is something."""
        seen = self.look(PATIENCE)
        assert seen is not None, f"nothing to do: {self.page.inner_text('body')}"
        return seen

    def step(self, seen: Seen) -> str:
        """Do what is asked; gives the words of the option that was taken, "" where the screen changed hands."""
        if seen.cover or seen.ready:
            self._press("#hand-over button" if seen.cover else "#ready")
            return ""
        if not seen.options or (seen.ends and len(seen.options) == 1 and seen.board):
            return self.point(seen)
        option = self.rng.below(len(seen.options))
        spots = [spot.id for spot in seen.board if spot.label == seen.options[option]]
        self.answers += 1
        if seen.ends and option == len(seen.options) - 1:
            self.end()
        elif self.hand == "keys" and option < 9:
            self.page.keyboard.press(str(option + 1))
        elif spots and self.hand != "keys":
            self.on_board += 1
            self._press(f"[id='{spots[self.rng.below(len(spots))]}']")
        elif self.page.locator("#options button").count() > option:
            self._press(f"#options button >> nth={option}")
        else:  # what the figure in hand can do has come meanwhile, and with it another list
            self.answers -= 1
            return ""
        return seen.options[option]

    def point(self, seen: Seen) -> str:
        """Press something on the board, where squares are all that there is to choose."""
        spot = seen.board[self.rng.below(len(seen.board))]
        self.answers += 1
        self.on_board += 1
        if self.hand == "keys":
            self.page.locator(f"[id='{spot.id}']").press("Enter")
        else:
            self._press(f"[id='{spot.id}']")
        return spot.label

    def end(self) -> None:
        """End the turn, whoever could still act."""
        if self.hand == "keys":
            self.page.keyboard.press("e")
        else:
            self._press("#ending button")
        if self.page.locator("#end-early").is_visible():
            self._press("#end-early [data-yes]")

    def _press(self, what: str) -> None:
        """Press one thing on the page."""
        if self.hand == "touch":
            self.page.tap(what)
        else:
            self.page.click(what)

    def play(self, each: Each = lambda seen: None, most: int = 10**6) -> Seen:
        """Play to the end, or so many steps; `each` looks at every stop, the last one included."""
        while not (seen := self.await_turn()).over and most > 0:
            each(seen)
            self.step(seen)
            most -= 1
        each(seen)
        return seen
