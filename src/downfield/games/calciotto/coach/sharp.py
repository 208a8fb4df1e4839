"""The coach `sharp`: asks of every plan what the others can make of it, and takes the one that comes to most."""

from collections.abc import Callable, Sequence
from typing import cast

from downfield.games.calciotto.coach.ahead import Foresight
from downfield.games.calciotto.coach.carry import carried
from downfield.games.calciotto.coach.change import improved
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.kernel.chance import Rng
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.toolkit.search import never

TRIES = 100  # changes of the best plan
CHANGES = 1 << 21  # seeds of changes


class Sharp:
    """The steady coach, who thinks one phase further before he moves."""

    def __init__(self, steady: Steady, ahead: Foresight, tries: int) -> None:
        self.steady, self.ahead, self.tries = steady, ahead, tries
        self.rng, self.is_up, self.reason = Rng(0), never, ""

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed ^ CHANGES, stream)
        self.steady.sit_down(seed, stream)

    def think_until(self, is_up: Callable[[], bool]) -> None:
        """From now on it decides by what it has seen when its time is up."""
        self.is_up = is_up

    def notes(self) -> str:
        """What it means to do next, and how its changes go on."""
        return f"{int(self.rng.x)}|{self.steady.notes()}"

    def recall(self, notes: str) -> None:
        """Go on with what it meant to do."""
        changes, _, steady = notes.partition("|")
        if changes.isdecimal():
            self.rng.x = int(changes)
        self.steady.recall(steady)

    def plans(self, state: State, seat: int) -> Sequence[list[int]]:
        """What it will do in a phase; of cards and targets what it might do, its own choice first."""
        g, plans = cast(Pitch, state), self.steady.plans(state, seat)
        if g.question != q.Q_SPEND or g.mode == kinds.FREE_KICK or len(plans) < 2:
            return plans
        best = self._best(g, plans)
        change = carried if g.side_of(g.carrier) == g.turn else improved
        return [change(g, best, self.ahead, self.rng, self.tries, self.is_up)]

    def _best(self, g: Pitch, plans: Sequence[list[int]]) -> list[int]:
        """The plan that comes to most, of those that there is time to look at."""
        best, most = plans[0], self.ahead.worth(g, plans[0])
        for plan in plans[1:]:
            if self.is_up():
                break
            worth = self.ahead.worth(g, plan)
            if worth > most:
                best, most = plan, worth
        return best

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


def sharp(
    game: Game, options: dict[str, Value], seed: int, style: Style = STEADY, tries: int = TRIES
) -> Sharp:
    """The sharp coach, ready to sit down."""
    return Sharp(Steady(game, options, seed, style), Foresight(style), tries)
