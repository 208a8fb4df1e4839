# mypyc: compiled
"""How Blood Bowl is practised: playouts go through the opponents' turn, and are judged by what was learned."""

from collections.abc import Callable, Sequence
from typing import cast

from downfield.games.blood_bowl.coach import outlook
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.coach.style import LIGHT, Style
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.position import SCORE, TURNS, Pitch
from downfield.kernel.learned import judge
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State


class Onlooker:
    """Looks at a match before every turn and every kick-off."""

    def __init__(self) -> None:
        self.features = outlook.FEATURES
        self.varied: tuple[str, ...] = ("home_team", "away_team")

    def is_due(self, state: State) -> bool:
        """Whether a turn is about to begin, or a drive."""
        return bool(outlook.is_due(cast(Pitch, state)))

    def see(self, state: State, side: int) -> Sequence[float]:
        """Every feature for one side."""
        return outlook.see(cast(Pitch, state), side)


class Training:
    """Playouts for either side of a match."""

    def __init__(self, game: Game, options: dict[str, Value], style: Style = LIGHT) -> None:
        self.judge = judge(game, Onlooker())
        self.coaches = [Steady(game, options, 0, style) for _ in range(2)]

    def policies(self, seed: int, stream: int) -> Sequence[Steady]:
        """The steady coach for both, who looks as closely as was wished."""
        for seat, coach in enumerate(self.coaches):
            coach.sit_down(seed, 2 * stream + seat)
        return self.coaches

    def horizon(self, state: State, side: int) -> Callable[[State], bool]:
        """At the beginning of the side's next turn, or of the next drive."""
        start = cast(Pitch, state)
        turn, half, goals = int(start.sides[TURNS + side]), int(start.half), _goals(start)

        def is_due(now: State) -> bool:
            g = cast(Pitch, now)
            if g.question == q.Q_TURN:
                return g.seat == side and (g.sides[TURNS + side] != turn or g.half != half)
            return g.question == q.Q_SET_UP and (g.half != half or _goals(g) != goals)

        return is_due

    def worth(self, state: State, side: int) -> float:
        """The chance of a side to win from here."""
        return self.judge.worth(state, side)


def _goals(g: Pitch) -> int:
    return int(g.sides[SCORE] + g.sides[SCORE + 1])
