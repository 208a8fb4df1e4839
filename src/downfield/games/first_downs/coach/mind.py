"""What comes to a coach's mind: everything at hand, and a conversion seldom."""

from typing import Final, cast

from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.state import State

SELDOM: Final = 0.2


def mind(state: State, option: int) -> float:
    """How readily an option comes to mind."""
    return SELDOM if cast(Downs, state).question == q.Q_TOUCHDOWN and option == k.CONVERT else 1.0
