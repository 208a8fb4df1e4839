"""Somebody who plays a game of many figures: picks them up, carries them along their ways, and ends phases."""

import msgspec

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
  if (document.elementFromPoint(x, y)?.closest(".zoomers")) return false;
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}"""


class Figures(msgspec.Struct, frozen=True):
    """What of the board can be moved."""

    sources: list[str]
    held: str
    ends: list[str]
    plans: int


class Walker(Player):
    """Moves figures on the board, and takes ready formations; every so often, an option of the list."""

    def __init__(self, *given: object, **more: object) -> None:
        super().__init__(*given, **more)  # type: ignore[arg-type]
        self.walks = 0
        self.plans = 0

    def step(self, seen: Seen) -> str:
        if seen.cover or seen.ready:
            return super().step(seen)
        found = msgspec.convert(self.page.evaluate(FIGURES), Figures)
        if found.plans:
            self.plans += 1
            self._take(self.rng.below(found.plans))
        elif not (found.sources and self.rng.below(8) and self._walk(found)):
            seen = self._settled(seen)
            option = self.rng.below(min(9, len(seen.options)))
            if seen.ends and (option == len(seen.options) - 1 or self.rng.below(3) == 0):
                self.end()
            else:
                self._take(option)
        self.answers += 1
        return ""

    def _settled(self, seen: Seen) -> Seen:
        """What is asked once the ways of a figure that is in hand have come: they make another list."""
        if held := msgspec.convert(self.page.evaluate(FIGURES), Figures).held:
            self.page.wait_for_function(WAYS_ARE_SHOWN, arg=held)
        return self.look() or seen

    def _take(self, option: int) -> None:
        """An option of the list."""
        if self.hand == "keys":
            self.page.keyboard.press(str(option + 1))
        else:
            self._press(f"#options button >> nth={option}")

    def _walk(self, found: Figures) -> bool:
        """Pick a figure up and put it down somewhere else; false where it cannot go anywhere."""
        figure = found.held or found.sources[self.rng.below(len(found.sources))]
        if not found.held:
            self._touch(figure)
        self.page.wait_for_function(WAYS_ARE_SHOWN, arg=figure)
        ends = msgspec.convert(self.page.evaluate(FIGURES), Figures).ends
        if not ends:
            return False
        self.walks += 1
        self.on_board += 1
        self._touch(ends[self.rng.below(len(ends))])
        return True

    def _touch(self, cell: str) -> None:
        """Press something on the board; where the board is too near to see it, look at the whole first."""
        if not self.page.evaluate(IN_SIGHT, cell):
            self._press("#zoomers [data-zoom=whole]")
        self._press(f"[id='{cell}']")


class Typist(Walker):
    """Has no mouse: goes over the board from cell to cell, takes a figure with Enter and puts it down with Enter."""

    def _press(self, what: str) -> None:
        cell = self.page.locator(what)
        cell.focus()
        cell.press("Enter")
