"""Somebody who plays a game of many figures: picks them up, carries them along their ways, and ends phases."""

import contextlib
from collections.abc import Sequence

import msgspec
from playwright.sync_api import TimeoutError as Overdue

from tests.browser.player import Player, Seen

# The figures that can be picked up, and where the one that is picked up can go.
FIGURES = """() => ({
  sources: [...document.querySelectorAll("#board .source")].map((one) => one.id),
  held: document.querySelector("#board .held")?.id ?? "",
  ends: [...document.querySelectorAll("#reach .target[id]")].map((one) => one.id),
  plans: document.querySelectorAll("#options .plan").length,
})"""
WAYS_ARE_SHOWN = """(id) => document.querySelector("#board .held")?.id === id
  && document.querySelector("#reach *")"""
IN_SIGHT = """(id) => {
  const [one, board] = [id, "board"].map((name) => document.getElementById(name).getBoundingClientRect());
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}"""
# Where a finger touches something: in its middle, or where that lies under something else, beside it.
TOUCHED = """(id) => {
  const one = document.getElementById(id);
  const { x, y, width, height } = one.getBoundingClientRect();
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
  const spots = shares.flatMap((down) => shares.map((along) => [x + along * width, y + down * height]));
  const isOther = (there) => there?.closest(".target, .source") && !one.contains(there);
  const seen = (spot) => document.elementFromPoint(...spot);
  return spots.find((spot) => one.contains(seen(spot))) ?? spots.find((spot) => !isOther(seen(spot))) ?? spots[0];
}"""
TRIES = 3  # of a finger at a board that has just moved
PATIENCE = 30_000  # ms for all of them


class Figures(msgspec.Struct, frozen=True):
    """What of the board can be moved."""

    sources: list[str]
    held: str
    ends: list[str]
    plans: int


class Walker(Player):
    """Moves figures on the board, and takes ready formations; every so often, an option of the list.

    `haste` is how many of eight times a phase is ended where that can be.
    """

    def __init__(self, *given: object, haste: int = 0, **more: object) -> None:
        super().__init__(*given, **more)  # type: ignore[arg-type]
        self.walks = 0
        self.plans = 0
        self.haste = haste

    def step(self, seen: Seen) -> str:
        if seen.cover or seen.ready:
            return super().step(seen)
        found = msgspec.convert(self.page.evaluate(FIGURES), Figures)
        if found.plans:
            self.plans += 1
            self._take(self.rng.below(found.plans))
        elif seen.ends and self.rng.below(8) < self.haste:
            self.end()
        elif not (found.sources and self.rng.below(8) and self._walk(found)):
            self._choose(self._settled(seen))
        self.answers += 1
        return ""

    def _choose(self, seen: Seen) -> None:
        """An option of the list, or a square where squares are all that there is to choose."""
        option = self.rng.below(max(1, min(9, len(seen.options))))
        if not seen.options:
            self.on_board += 1
            self._touch(seen.board[self.rng.below(len(seen.board))].id)
        elif seen.ends and (option == len(seen.options) - 1 or self.rng.below(3) == 0):
            self.end()
        else:
            self._take(option)

    def _settled(self, seen: Seen) -> Seen:
        """What is asked once the ways of a figure that is in hand have come: they make another list."""
        if held := msgspec.convert(self.page.evaluate(FIGURES), Figures).held:
            self.page.wait_for_function(WAYS_ARE_SHOWN, arg=held)
        return self.look() or seen

    def _take(self, option: int) -> None:
        """An option of the list."""
        if self.hand == "keys":
            self.page.keyboard.press(str(option + 1))
        elif self.page.locator("#options button").count() > option:  # else another list has come meanwhile
            self._press(f"#options button >> nth={option}")

    def _walk(self, found: Figures) -> bool:
        """Pick a figure up and put it down somewhere else; false where it cannot go anywhere."""
        figure = found.held or found.sources[self.rng.below(len(found.sources))]
        if not found.held:
            self._take_up(figure)
        self.page.wait_for_function(WAYS_ARE_SHOWN, arg=figure)
        ends = msgspec.convert(self.page.evaluate(FIGURES), Figures).ends
        if not ends:
            return False
        self.walks += 1
        self.on_board += 1
        self._touch(ends[self.rng.below(len(ends))])
        return True

    def _take_up(self, figure: str) -> None:
        """Pick a figure up; a finger may have to come again."""
        for _ in range(TRIES):
            self._touch(figure)
            with contextlib.suppress(Overdue):
                self.page.wait_for_function(WAYS_ARE_SHOWN, arg=figure, timeout=PATIENCE / TRIES)
                return

    def _touch(self, cell: str) -> None:
        """Press something on the board; where the board is too near to see it, look at the whole first."""
        if not self.page.evaluate(IN_SIGHT, cell):
            self._see_all()
            self.page.wait_for_function(IN_SIGHT, arg=cell)
        if self.hand == "touch":
            self.page.touchscreen.tap(*self.page.evaluate(TOUCHED, cell))
        else:
            self._press(f"[id='{cell}']")

    def _see_all(self) -> None:
        """Look at the whole board, unless it has just gone back to that by itself."""
        whole = self.page.locator("#zoomers [data-zoom=whole]")
        with contextlib.suppress(Overdue):
            (whole.tap if self.hand == "touch" else whole.click)(timeout=2_000)


class Typist(Walker):
    """Has no mouse: goes over the board from cell to cell, takes a figure with Enter and puts it down with Enter."""

    def _press(self, what: str) -> None:
        cell = self.page.locator(what)
        cell.focus()
        cell.press("Enter")


def play_together(walkers: Sequence[Walker]) -> None:
    """Let whoever is asked play, each at a screen of his own, until all see the end."""
    while True:
        looks = [walker.look() for walker in walkers]
        if all(seen is not None and seen.over for seen in looks):
            return
        for walker, seen in zip(walkers, looks, strict=True):
            if seen is not None and not seen.over:
                walker.step(seen)
