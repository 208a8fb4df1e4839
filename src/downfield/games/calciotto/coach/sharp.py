"""The coach `sharp`: asks of every plan what the others can make of it, and takes the one that comes to most."""

from collections.abc import Sequence
from typing import cast

from downfield.games.calciotto.coach.ahead import Foresight
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State


class Sharp:
    """The steady coach, who thinks one phase further before he moves."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> None:
        self.steady, self.ahead = Steady(game, options, seed, style), Foresight(style)
        self.reason = ""

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.steady.sit_down(seed, stream)

    def notes(self) -> str:
        """What it means to do next."""
        return self.steady.notes()

    def recall(self, notes: str) -> None:
        """Go on with what it meant to do."""
        self.steady.recall(notes)

    def plans(self, state: State, seat: int) -> Sequence[list[int]]:
        """What it might do now, what comes to most first."""
        g, plans = cast(Pitch, state), self.steady.plans(state, seat)
        if g.question != q.Q_SPEND or g.mode == kinds.FREE_KICK or len(plans) < 2:
            return plans
        worths = [self.ahead.worth(g, plan) for plan in plans]
        return [plans[n] for n in sorted(range(len(plans)), key=lambda n: -worths[n])]

    def adopt(self, state: State, seat: int, plan: list[int]) -> None:
        """It means to do this from now on."""
        self.steady.adopt(state, seat, plan)

    def meaning(self, state: State, plan: list[int]) -> str:
        """What a plan is good for."""
        return self.steady.meaning(state, plan)

    def why(self) -> tuple[float | None, str]:
        """What its last decision is good for."""
        return None, self.reason

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        self.reason = ""
        if cast(Pitch, state).question == q.Q_SPEND:
            plans = self.plans(state, seat)
            if plans:
                self.reason = self.meaning(state, plans[0])
                self.adopt(state, seat, plans[0])
        return self.steady.decide(state, seat)


def sharp(game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> Sharp:
    """The sharp coach, ready to sit down."""
    return Sharp(game, options, seed, style)
