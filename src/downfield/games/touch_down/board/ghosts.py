"""Ready line-ups, drawn: the own eleven as they would stand."""

from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from downfield.games.touch_down.board.counters import counter, worn
from downfield.games.touch_down.board.field import lay_of
from downfield.games.touch_down.moves.plans import offers
from downfield.games.touch_down.notation.shown import scene_of
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move


def plans(look: Look, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """Whole line-ups, each with its drawing."""
    return [
        replace(plan, marks=_ghosts(done, cast(int, look.seat))) for plan, done in offers(look, say, last)
    ]


def _ghosts(done: Match, seat: int) -> str:
    """The own eleven as they would stand: pale counters."""
    scene, side = scene_of(done.view(seat)), done.seats[seat].side
    lie = lay_of(scene)
    drawn = []
    for f in scene.figures:
        if f.side == side:
            where = move(*lie.middle(f.x, f.y)) + f" scale({lie.size / 30:.3g})"
            card = counter(side, f.number, f.role, f.contact, f.speed)
            drawn.append(el("g", card, class_=worn(side), transform=where, opacity=0.75))
    return "".join(drawn)
