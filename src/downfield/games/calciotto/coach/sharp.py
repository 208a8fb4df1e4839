"""The coach `sharp`: asks of every plan what the others can make of it, and takes the one that comes to most."""

from collections.abc import Callable, Sequence
from typing import cast

from downfield.games.calciotto.coach.ahead import Foresight
from downfield.games.calciotto.coach.carry import carried
from downfield.games.calciotto.coach.change import improved
from downfield.games.calciotto.coach.plans import distinct
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

CHANGES = 1 << 21  # seeds of changes


class Sharp:
    """The steady coach, who thinks one phase further before he moves."""

    def __init__(self, steady: Steady, ahead: Foresight, tries: int = 0, starts: int = 1) -> None:
        self.steady, self.ahead, self.tries = steady, ahead, tries
        self.starts = starts  # plans that are looked at further, each changed so often
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
        """What it might do, its own choice first; of a phase the best plans only, changed for the better."""
        g, plans = cast(Pitch, state), self.steady.plans(state, seat)
        if g.question != q.Q_SPEND or g.mode == kinds.FREE_KICK or len(plans) < 2:
            return plans
        change = carried if g.side_of(g.carrier) == g.turn else improved
        begun = self._best(g, plans)[: self.starts]
        return distinct([change(g, plan, self.ahead, self.rng, self.tries, self.is_up) for plan in begun])

    def _best(self, g: Pitch, plans: Sequence[list[int]]) -> list[list[int]]:
        """The plans that come to most first, of those that there is time to look at."""
        seen: list[tuple[float, list[int]]] = []
        for plan in plans:
            if seen and self.is_up():
                break
            seen.append((self.ahead.worth(g, plan), plan))
        return [plan for _, plan in sorted(seen, key=lambda one: -one[0])]

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
    return Sharp(Steady(game, options, seed, style.in_haste()), Foresight(style))
