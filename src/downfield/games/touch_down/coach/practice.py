"""How Touch Down is practised: playouts go to the end of the action, and are judged by what was learned."""

from collections.abc import Callable, Sequence
from typing import cast

from downfield.games.touch_down.coach.onlooker import Onlooker, is_between
from downfield.games.touch_down.coach.planner import Planner
from downfield.games.touch_down.coach.playbook import PLAYS
from downfield.games.touch_down.coach.style import LIGHT
from downfield.games.touch_down.model.kinds import MOVE
from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel.learned import judge
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State

LIKELY = tuple(
    PLAYS[name] for name in ("slant", "dive", "bomb", "slant", "sweep left", "screen", "sweep right")
)


class Training:
    """Playouts for any seat of a match."""

    def __init__(self, game: Game, options: dict[str, Value], planner: Planner) -> None:
        self.planner = planner  # who thinks, and what he has seen of the others
        self.judge = judge(game, Onlooker())
        self.coaches = [Planner(game, options, 0, LIGHT) for _ in game.spec.seats(game.options(options))]

    def policies(self, seed: int, stream: int) -> Sequence[Planner]:
        """The sharp coach for everybody, who looks less closely and has called any play."""
        for seat, coach in enumerate(self.coaches):
            coach.sit_down(seed, 8 * stream + seat)
            coach.play = LIKELY[stream % len(LIKELY)]
            coach.is_careless = self.planner.open_front  # our own side does not receive when it thinks
        return self.coaches

    def horizon(self, state: State, side: int) -> Callable[[State], bool]:
        """At the end of the action."""
        start = cast(Gridiron, state)
        quarter, clock, begun = int(start.quarter), int(start.clock), start.phase == MOVE

        def is_due(now: State) -> bool:
            if not now.quiet:
                return False
            g = cast(Gridiron, now)
            return is_between(g) and (begun or g.clock != clock or g.quarter != quarter)

        return is_due

    def worth(self, state: State, side: int) -> float:
        """The chance of a side to win from here."""
        return self.judge.worth(state, side)
