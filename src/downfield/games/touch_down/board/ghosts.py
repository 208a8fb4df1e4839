"""Ready line-ups, drawn: the own eleven as they would stand."""

from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from downfield.games.touch_down.board.counters import HALF
from downfield.games.touch_down.board.field import SIDES, lay_of
from downfield.games.touch_down.moves.plans import offers
from downfield.games.touch_down.notation.shown import scene_of
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move, text


def plans(look: Look, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """Whole line-ups, each with its drawing."""
    return [
        replace(plan, marks=_ghosts(done, cast(int, look.seat))) for plan, done in offers(look, say, last)
    ]


def _ghosts(done: Match, seat: int) -> str:
    """The own eleven as they would stand: pale counters."""
    scene, side = scene_of(done.view(seat)), done.seats[seat].side
    lie = lay_of(scene)
    box = {"x": -HALF, "y": -HALF, "width": 2 * HALF, "height": 2 * HALF, "rx": 3}
    edge = {"stroke": f"var(--{SIDES[side]})", "stroke_width": 2.4, "stroke_dasharray": "4 2"}
    drawn = []
    for f in scene.figures:
        if f.side == side:
            where = move(*lie.middle(f.x, f.y)) + f" scale({lie.size / 30:.3g})"
            told = text(0, -6, f.number, 10.6) + text(0, 6, f.role, 10.6)
            drawn.append(el("g", el("rect", class_="card", **box, **edge), told, transform=where))
    return "".join(drawn)
