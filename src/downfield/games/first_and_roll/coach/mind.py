"""What comes to a coach's mind: everything at hand, and seldom what people forget or would not dream of."""

from typing import Final, cast

from downfield.games.first_and_roll.model import questions as q
from downfield.games.first_and_roll.model.kinds import HAIL_MARY, ORDINARY
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.downs import DOWNS
from downfield.kernel.state import State

RARE: Final = 0.02  # a kick before fourth down
SELDOM: Final = 0.1  # a time-out, a run-off, an onside kick, a Hail Mary: only whoever thinks of it
INTERRUPTS: Final = (q.Q_TIMEOUT, q.Q_RUN_OFF, q.Q_KICKOFF)  # questions that most people wave through


def mind(state: State, option: int) -> float:
    """How readily an option comes to mind."""
    g = cast(Roll, state)
    if g.question in INTERRUPTS and option:
        return SELDOM
    if g.question == q.Q_DECLARE and option != ORDINARY:
        return RARE if g.down < DOWNS else SELDOM if option == HAIL_MARY else 1.0
    return 1.0
