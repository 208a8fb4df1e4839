# mypyc: compiled
"""The coach `rookie`: rolls dice before he has moved those who need none, and overlooks every other player."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.coach.turn import Planner
from downfield.games.blood_bowl.model.kinds import END_TURN

HASTY: Final = 2  # one time in so many he rolls first


class Rookie(Steady):
    """Sees what a deed gains, not what it risks."""

    def _think(self, planner: Planner, options: list[int]) -> int:
        """Now and then a deed with dice first, the most tempting one."""
        rolled = [deed for deed in tempting(planner) if deed.answer() in options]
        if rolled and not self.rng.below(HASTY):
            return self._begin(rolled[0])
        self.queue = [deed for deed in planner.safe() if deed.answer() in options]
        if self.queue:
            return self._begin(self.queue.pop(0))
        return self._begin(rolled[0]) if rolled else END_TURN


def tempting(planner: Planner) -> list[Deed]:
    """The deeds with dice, by what they gain."""
    ball = planner.ball.deed if planner.ball is not None else None
    deeds = [*planner.worthwhile(), *([ball] if ball is not None and ball.fail else [])]
    return sorted(deeds, key=lambda deed: -deed.gain)
