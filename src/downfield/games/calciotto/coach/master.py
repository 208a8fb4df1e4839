"""The coach `master`: betters his four best plans, and plays these, his cards and his sixes out before he chooses."""

from collections.abc import Callable
from typing import cast

from downfield.games.calciotto.coach.ahead import ROLLS, Foresight
from downfield.games.calciotto.coach.practice import Training
from downfield.games.calciotto.coach.sharp import Sharp
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.toolkit.search import Budget
from downfield.toolkit.searching import Searching

STARTS = 4  # plans that are changed, then played out
TRIES = 100  # changes of each
BUDGET = Budget(playouts=96, plans=8, doubt=0.5, least=0.002)


class Master(Searching[list[int]]):
    """The sharp coach, who searches beside."""

    def __init__(self, practice: Training, policy: Sharp, sides: list[int], budget: Budget) -> None:
        super().__init__(practice, policy, sides, budget)
        self.sharp = policy

    def think_until(self, is_up: Callable[[], bool]) -> None:
        """From now on it decides by what it has seen when its time is up."""
        super().think_until(is_up)
        self.sharp.think_until(is_up)

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        if cast(Pitch, state).question == q.Q_TRADE and self.budget.playouts:
            own, options = self.policy.decide(state, seat), state.options(seat)
            return self.weighed(state, seat, sorted(options, key=lambda x: x != own), self.budget)
        chosen = super().decide(state, seat)
        chance, why = self.reason
        if chance is None and why:  # a phase was planned, not played out: how the match stands
            self.reason = self.practice.worth(state, self.sides[seat]), why
        return chosen


def master(
    game: Game, options: dict[str, Value], seed: int, style: Style = STEADY, budget: Budget = BUDGET
) -> Master:
    """The sharp coach with more time."""
    sides = [seat.side for seat in game.spec.seats(options)]
    policy = Sharp(Steady(game, options, seed, style), Foresight(style, ROLLS), TRIES, STARTS)
    return Master(Training(game, options), policy, sides, budget)
