"""Figures as a coach calls them: the number of the shirt, and what stands on the base."""

from downfield.games.calciotto.components.parts import ROLES
from downfield.games.calciotto.model.tables import Tables
from downfield.games.calciotto.notation.shown import Beside


def printed(t: Tables, side: int, number: int) -> Beside | None:
    """A figure as its base tells it."""
    first, end = (t.first_away, len(t.number)) if side else (0, t.first_away)
    for i in range(first, end):
        if t.number[i] == number:
            role = ROLES[t.role[i]]
            return Beside(side, number, role, int(t.pace[i]), int(t.strength[i]), yellow=0)
    return None


def shirt(t: Tables, side: int, number: int) -> str:
    """A figure as a coach calls it: number, then movement, role and strength as on the base."""
    known = printed(t, side, number)
    return f"{number}" if known is None else f"{number} ({known.movement}{known.role}{known.strength})"
