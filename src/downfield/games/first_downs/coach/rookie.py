"""The coach `rookie`: sees what is sensible, and often takes the second best; the dearer, the rarer."""

from typing import Final

import numpy as np

from downfield.games.first_downs.coach.solve import matrix
from downfield.games.first_downs.coach.solve.spot import Mix
from downfield.games.first_downs.coach.steady import Steady
from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.state import State
from downfield.toolkit.advised import Habit

HABIT: Final = Habit(dear=0.19, most=0.3)

# Where a pack is not solved
DEAR: Final = (
    0.2  # of what lies between the best and the worst: what costs so much more is done e times less often,
)
MOST: Final = 0.6  # and what costs more than this is nonsense
HASTY: Final = 3  # one window in so many he answers without a thought


class Rookie(Steady):
    """Errs at plays, cards and momentum; the rest is plain."""

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        g = state
        assert isinstance(g, Downs)
        if g.question == q.Q_PLAY:
            return self.draw(felt(matrix.value(self.spot(g).games)))
        if g.question == q.Q_CARDS:
            return self.draw(felt(self.promised(g, seat)))
        return super().decide(state, seat)

    def promised(self, g: Downs, seat: int) -> matrix.Floats:
        """What each option, or each card, wins against best play."""
        game = self.spot(g).games[:, :, [g.play]]
        if seat == g.attacker:
            return np.asarray(game[:, :, 0] @ matrix.column_mix(game)[:, 0])
        return np.asarray(-(matrix.row_mix(game)[:, 0] @ game[:, :, 0]))

    def pays(self, g: Downs) -> bool:
        """[FFD-10.6] As it should be, or by a coin."""
        return super().pays(g) if self.rng.below(HASTY) else bool(self.rng.below(2))


def felt(worth: matrix.Floats) -> Mix:
    """How often each choice is made, as a cumulative mix: the cheaper, the likelier."""
    costs = (worth.max() - worth) / max(float(np.ptp(worth)), 1e-9)
    shares = np.where(costs <= MOST, np.exp(-costs / DEAR), 0.0)
    sums = np.cumsum(shares / shares.sum())
    sums[sums > 1.0 - 1e-9] = 1.0
    return tuple(sums.tolist())
