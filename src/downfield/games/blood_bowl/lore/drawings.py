"""Players drawn beside the rules: one for a position, and a whole team on a strip of turf."""

from collections.abc import Sequence

from downfield.games.blood_bowl.board.field import SIZE, move
from downfield.games.blood_bowl.board.figures import drawn, worn
from downfield.games.blood_bowl.board.looks import of_position
from downfield.games.blood_bowl.components.parts_draft import Spot
from downfield.kernel.show.svg import DEFS, el
from downfield.toolkit.figures.likeness import Likeness, defs
from downfield.toolkit.figures.parts import STYLE

HOME = 0
ROW, MANY = 8, 17  # players side by side: of a team, and of a whole list
STEP = SIZE + 16
MARGIN = 12.0


def lined_up(team: str, spots: Sequence[Spot], more: Sequence[Likeness] = ()) -> str:
    """A team in its shirts, with what `more` on the page are drawn with."""
    return strip([of_position(team, spot) for spot in spots], more, numbered=True)


def strip(looks: Sequence[Likeness], more: Sequence[Likeness] = (), *, numbered: bool = False) -> str:
    """Players on a strip of turf, as a drawing, and what they and `more` are drawn with."""
    columns = min(ROW if numbered else MANY, len(looks))
    rows = -(-len(looks) // columns)
    wide, high = 2 * MARGIN + columns * STEP, 2 * MARGIN + rows * STEP
    turf = el("rect", width=wide, height=high, rx=8, class_="turf")
    chalk = el(
        "path", d=_chalk(rows, wide), fill="none", stroke="var(--chalk)", stroke_width=1.5, opacity=0.5
    )
    men = "".join(_man(look, nth, columns, numbered) for nth, look in enumerate(looks))
    inside = DEFS + el("style", STYLE) + defs([*looks, *more]) + turf + chalk + men
    return el("svg", inside, class_="df", viewBox=f"0 0 {wide:g} {high:g}")


def _man(look: Likeness, nth: int, columns: int, numbered: bool) -> str:
    where = move(MARGIN + STEP * (0.5 + nth % columns), MARGIN + STEP * (0.5 + nth // columns))
    man = drawn(look, HOME, nth + 1, "") if numbered else el("use", href=f"#{look.name}")
    return el("g", man, class_=worn(HOME, ""), transform=where)


def _chalk(rows: int, wide: float) -> str:
    """Lines between the rows."""
    return "".join(f"M0 {MARGIN + STEP * row:g}H{wide:g}" for row in range(1, rows)) or "M0 0"
