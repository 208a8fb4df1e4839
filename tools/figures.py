"""Draw the sheet of all figures, to look at: every player of every team, the stars, every state; large and at 28 px.

.venv/bin/python tools/figures.py [light|dark|contrast] > figures.svg
"""

import sys

from downfield.games.blood_bowl.board.figures import drawn, worn
from downfield.games.blood_bowl.board.looks import frog, written
from downfield.kernel.show.svg import DEFS, el, words
from downfield.kernel.show.svg import STYLE as BOARD
from downfield.toolkit.figures.likeness import SIZE, Likeness, defs, likeness
from downfield.toolkit.figures.parts import STYLE

COLUMNS = 16
LARGE, SMALL = 84.0, 28.0
STATES = (("standing", ""), ("standing", "fg-ball"), ("prone", ""), ("stunned", ""), ("standing", "fg-acted"))
Row = tuple[str, list[Likeness]]


def rows() -> list[Row]:
    """Every team, then the stars."""
    chosen = written()
    teams = [(team, [likeness(told) for told in spots.values()]) for team, spots in chosen.teams.items()]
    stars = [likeness(told, star=True) for told in chosen.stars.values()]
    return [*teams, ("stars", [*stars, frog()])]


def man(
    look: Likeness, number: int, side: int, state: tuple[str, str], x: float, y: float, size: float
) -> str:
    """A figure at a place."""
    status, more = state
    where = f"translate({x:g} {y:g}) scale({size / SIZE:.4g})"
    classes = worn(side, status, *filter(None, [more]))
    return el("g", drawn(look, side, number, status), class_=classes, transform=where)


def line(row: Row, side: int, y: float) -> tuple[str, float]:
    """A team: its name, its players large, and below them each of them small in every state; and where it ends."""
    name, looks = row
    found = [el("text", words(name.replace("_", " ")), x=8, y=y + 16, font_size=15, class_="chalk")]
    for nth, look in enumerate(looks):
        x, low = LARGE * (nth % COLUMNS + 0.5), y + 20 + (LARGE + 34) * (nth // COLUMNS)
        found.append(man(look, nth % 16 + 1, side, STATES[0], x, low + LARGE / 2, LARGE))
        for kind, state in enumerate(STATES[:3]):
            at = x + SMALL * (kind - 1)
            found.append(man(look, nth % 16 + 1, 1 - side, state, at, low + LARGE + SMALL / 2, SMALL))
    return "".join(found), y + 26 + (LARGE + 34) * -(-len(looks) // COLUMNS)


def states(looks: list[Likeness], y: float) -> tuple[str, float]:
    """Every state, of both sides."""
    shown = [(look, side, state) for look in looks for state in STATES for side in (0, 1)]
    spots = [(LARGE * (i % COLUMNS + 0.5), y + LARGE * (i // COLUMNS + 0.6)) for i in range(len(shown))]
    found = [
        man(look, 9, side, state, *spot, LARGE)
        for (look, side, state), spot in zip(shown, spots, strict=True)
    ]
    return "".join(found), y + LARGE * (-(-len(shown) // COLUMNS) + 0.4)


def sheet(theme: str) -> str:
    """The whole sheet."""
    every, y, parts = rows(), 8.0, []
    for nth, row in enumerate(every):
        drawing, y = line(row, nth % 2, y)
        parts.append(drawing)
    drawing, y = states(
        [likeness(told) for told in ("human blitzer B", "orc thrower T", "goblin little G")], y
    )
    wide = LARGE * COLUMNS
    turf = el("rect", width=wide, height=y, class_="turf")
    inside = f"<style>{BOARD}{STYLE}</style>" + DEFS + defs(one for _, looks in every for one in looks) + turf
    box = {"width": wide, "height": y, "viewBox": f"0 0 {wide:g} {y:g}", "data-theme": theme}
    return el("svg", inside, *parts, drawing, xmlns="http://www.w3.org/2000/svg", class_="df", **box)


if __name__ == "__main__":
    print(sheet(sys.argv[1] if len(sys.argv) > 1 else "light"))
