# mypyc: compiled
"""How Calciotto is practised: playouts go two phases beyond the others' reply, and are judged by what was learned."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from downfield.games.calciotto.coach import outlook
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.coach.style import MINDFUL
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.kernel.learned import judge
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State

BEYOND: Final = 2  # phases that are played out after the others' reply


class Onlooker:
    """Looks at a match between two phases."""

    def __init__(self) -> None:
        self.features = outlook.FEATURES
        self.varied: tuple[str, ...] = ("home_team", "away_team")

    def is_due(self, state: State) -> bool:
        """Whether a phase is about to begin; while one side is still called up, nothing can be told."""
        return bool(state.quiet) and cast(Pitch, state).phase not in (kinds.CALLUP, kinds.TOSS)

    def see(self, state: State, side: int) -> Sequence[float]:
        """Every feature for one side."""
        return outlook.see(cast(Pitch, state), side)


class Training:
    """Playouts for any seat of a match."""

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.judge = judge(game, Onlooker())
        self.coaches = [Steady(game, options, 0, MINDFUL) for _ in game.spec.seats(options)]

    def policies(self, seed: int, stream: int) -> Sequence[Steady]:
        """The steady coach for everybody, who looks less closely but thinks of his cards."""
        for seat, coach in enumerate(self.coaches):
            coach.sit_down(seed, 8 * stream + seat)
        return self.coaches

    def horizon(self, state: State, side: int) -> Callable[[State], bool]:
        """Two phases after the others', or when a goal has fallen."""
        start = cast(Pitch, state)
        goals, phases = int(start.home + start.away), BEYOND + (2 if is_before_roll(start) else 1)
        last = int(start.played) + phases

        def is_due(now: State) -> bool:
            g = cast(Pitch, now)
            return bool(g.home + g.away != goals or (g.quiet and g.played >= last))

        return is_due

    def worth(self, state: State, side: int) -> float:
        """The chance of a side to win from here."""
        return self.judge.worth(state, side)


def is_before_roll(g: Pitch) -> bool:
    """Whether the points of this phase are not there yet."""
    return bool(g.question == q.Q_MOVE_CARD or (g.question == q.Q_TRADE and g.moment == kinds.IN_MOVEMENT))
