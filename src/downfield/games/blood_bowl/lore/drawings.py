"""Players drawn beside the rules: one for a position, and a whole team on a strip of turf."""

from collections.abc import Sequence

from downfield.games.blood_bowl.board.field import SIZE, move
from downfield.games.blood_bowl.board.figures import STYLE, drawn
from downfield.games.blood_bowl.board.roles import role, symbol, symbols
from downfield.games.blood_bowl.components.parts_draft import Spot
from downfield.kernel.show.svg import DEFS, el

HOME = 0
ROW = 8  # players side by side
STEP = SIZE + 16
MARGIN = 12.0


def outline(spot: Spot) -> str:
    """A player of a position as the board draws one."""
    return role(spot.name, spot.profile, [word.partition(":")[0] for word in spot.skills])


def one(spot: Spot) -> str:
    """A player without a number; what he is drawn with stands in the picture of the whole team."""
    half = SIZE / 2 + 3
    body = el("use", href=f"#{symbol(HOME, outline(spot))}")
    return el(
        "svg",
        body,
        class_="df figure",
        viewBox=f"{-half:g} {-half:g} {2 * half:g} {2 * half:g}",
        aria_hidden="true",
    )


def lined_up(spots: Sequence[Spot]) -> str:
    """A team in its shirts, as a drawing."""
    rows = -(-len(spots) // ROW)
    wide, high = 2 * MARGIN + ROW * STEP, 2 * MARGIN + rows * STEP
    turf = el("rect", width=wide, height=high, rx=8, class_="turf")
    chalk = el(
        "path", d=_chalk(rows, wide), fill="none", stroke="var(--chalk)", stroke_width=1.5, opacity=0.5
    )
    men = "".join(
        el(
            "g",
            drawn(HOME, number, outline(spot)),
            transform=move(
                MARGIN + STEP * (0.5 + (number - 1) % ROW), MARGIN + STEP * (0.5 + (number - 1) // ROW)
            ),
        )
        for number, spot in enumerate(spots, 1)
    )
    inside = DEFS + el("style", STYLE) + symbols() + turf + chalk + men
    return el("svg", inside, class_="df", viewBox=f"0 0 {wide:g} {high:g}")


def _chalk(rows: int, wide: float) -> str:
    """Lines between the rows."""
    return "".join(f"M0 {MARGIN + STEP * row:g}H{wide:g}" for row in range(1, rows)) or "M0 0"
