"""Chances of the timing: the rules are asked about every pair of rolls."""

from downfield.games.touch_down.model.kinds import HOME
from downfield.games.touch_down.rules.move import initiative

FOUR = 4


def first_steps() -> list[float]:
    """How likely the defence moves first and so many squares at least, which nobody's speed is added to.

    It moves first if it wins the initiative, or the tie that it decides.
    """
    rolls = [(home, away) for home in range(1, FOUR + 1) for away in range(1, FOUR + 1)]
    firsts = [min(pair) for pair in rolls if initiative(*pair) != HOME]
    return [sum(steps >= n for steps in firsts) / len(rolls) for n in range(FOUR + 1)]
