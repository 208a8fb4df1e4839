# mypyc: compiled
"""The coach `rookie`: rolls dice before he has moved those who need none, and overlooks a third of his players."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.coach.turn import Planner
from downfield.games.blood_bowl.model.kinds import END_TURN
from downfield.games.blood_bowl.model.position import TURNS

HASTY: Final = 2  # one time in so many he rolls first
OVERLOOKED: Final = 3  # one player in so many, others in every turn


class Rookie(Steady):
    """Sees what a deed gains, not what it risks."""

    def _think(self, planner: Planner, options: list[int]) -> int:
        """Now and then a deed with dice first, the most tempting one."""
        rolled = [deed for deed in tempting(planner) if deed.answer() in options]
        if rolled and not self.rng.below(HASTY):
            return self._begin(rolled[0])
        safe = [deed for deed in planner.safe() if deed.answer() in options]
        self.queue = [deed for deed in safe if not is_overlooked(planner, deed)]
        if self.queue:
            return self._begin(self.queue.pop(0))
        return self._begin(rolled[0]) if rolled else END_TURN


def tempting(planner: Planner) -> list[Deed]:
    """The deeds with dice, by what they gain; that of the ball is never overlooked."""
    ball = planner.ball.deed if planner.ball is not None else None
    deeds = [deed for deed in planner.worthwhile() if not is_overlooked(planner, deed)]
    return sorted([*deeds, *([ball] if ball is not None and ball.fail else [])], key=lambda deed: -deed.gain)


def is_overlooked(planner: Planner, deed: Deed) -> bool:
    """Whether he does not think of this player in this turn."""
    sight = planner.sight
    turn = int(sight.g.sides[TURNS + sight.side])
    return (deed.slot + turn) % OVERLOOKED == 0 and deed.slot != sight.holder
