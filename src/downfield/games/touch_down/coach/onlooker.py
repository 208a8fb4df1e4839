"""Who looks at a match of Touch Down between two actions, to learn how likely each side wins."""

from collections.abc import Sequence
from typing import cast

from downfield.games.touch_down.coach import outlook
from downfield.games.touch_down.coach.points import points
from downfield.games.touch_down.model.kinds import MOVE, TOSS
from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel.state import State


def is_between(state: State) -> bool:
    """Whether an action is about to be declared or kicked off."""
    g = cast(Gridiron, state)
    return bool(g.quiet and g.phase != MOVE and g.phase != TOSS)


class Onlooker:
    """Looks at a match between two actions."""

    features: tuple[str, ...] = outlook.FEATURES
    varied: tuple[str, ...] = ("home_team", "away_team")

    def is_due(self, state: State) -> bool:
        """Whether an action is about to begin."""
        return is_between(state)

    def see(self, state: State, side: int) -> Sequence[float]:
        """Every feature for one side."""
        g = cast(Gridiron, state)
        return outlook.see(g, points(g.tables), side)
