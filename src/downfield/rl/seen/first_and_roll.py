# mypyc: compiled
"""1st & Roll as numbers: the ball, the line to gain, the clock, and the dice that lie open."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.position import Roll
from downfield.kernel.state import State
from downfield.rl.encoder import Encoder, Sheets

ACTIONS: Final = 4  # no question lists more answers


@mypyc_attr(acyclic=True)
class SeenRoll(Encoder):
    """Yards are counted from the offence's own goal line, as the rules do."""

    def __init__(self, start: State, questions: i64, sides: list[int]) -> None:
        super().__init__(start, questions, ACTIONS, sides, True)
        self.frames = 1

    def entries(self) -> list[tuple[str, int, int]]:
        return [
            ("phase", 6, 1),
            ("on offence", 1, 1),
            ("ball", 1, 100),
            ("marker", 1, 100),
            ("to go", 1, 10),
            ("down", 1, 4),
            ("half", 1, 2),
            ("overtime", 1, 1),
            ("ticks left", 1, 40),
            ("own time-outs", 1, 3),
            ("other time-outs", 1, 3),
            ("kicks off the second half", 1, 1),
            ("declared", 5, 1),
            ("offence die", 3, 1),
            ("defence die", 3, 1),
            ("yards", 1, 20),
            ("time", 3, 1),
            ("flag", 1, 1),
            ("penalty", 6, 1),
            ("fate of the bomb", 3, 1),
        ]

    def write(self, g: State, side: i64, s: Sheets) -> None:
        r = cast(Roll, g)
        s.tick(r.phase, 6)
        s.put(1 if r.off == side else 0)
        s.put(r.ball)
        s.put(r.marker)
        s.put(r.marker - r.ball)
        s.put(r.down)
        s.put(r.half)
        s.put(1 if r.half > 2 else 0)
        s.put(r.tables.last - r.tick)
        s.put(r.left(side))
        s.put(r.left(1 - side))
        s.put(1 if r.second == side else 0)
        s.tick(r.declared, 5)
        s.tick(r.attack, 3)
        s.tick(r.guard, 3)
        s.put(r.yards)
        s.tick(r.time, 3)
        s.put(r.flag)
        s.tick(r.penalty, 6)
        s.tick(r.fate, 3)
