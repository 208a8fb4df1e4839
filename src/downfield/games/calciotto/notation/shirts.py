"""Figures as a coach calls them: the number of the shirt, and what stands on the base."""

import functools
from typing import cast

from downfield.games.calciotto.components.parts import ROLES, Parts, read_base
from downfield.games.calciotto.notation.shown import Beside
from downfield.kernel.spec import Game


def printed(game: Game, side: int, number: int) -> Beside | None:
    """A figure as its base tells it."""
    squad = cast(Parts, game.pack.parts).squads.squads[side]
    found = next((f for f in squad.figures if f.number == number), None)
    if found is None:
        return None
    movement, role, strength = read_base(found.base)
    return Beside(side, number, ROLES[role], movement, strength, yellow=0)


@functools.lru_cache(maxsize=500)
def shirt(game: Game, side: int, number: int) -> str:
    """A figure as a coach calls it: number, then movement, role and strength as on the base."""
    known = printed(game, side, number)
    return f"{number}" if known is None else f"{number} ({known.movement}{known.role}{known.strength})"
