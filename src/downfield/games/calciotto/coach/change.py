# mypyc: compiled
"""Runs without the ball, changed one at a time as long as that gains: where else might each figure stand?"""

from collections.abc import Callable
from typing import Final

from downfield.games.calciotto.coach.ahead import Foresight, followed
from downfield.games.calciotto.coach.defence import lines_of, shift_keeper, standing
from downfield.games.calciotto.coach.runs import Purse, go_and_pay, mates, to_posts
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.coach.style import Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.kernel.chance import Rng

DOUBT = 25.0  # thousandths of a goal by which a change may look worse at a glance
QUICK: Final = Style(12, 20, 4, True)  # the others go to their posts without a second thought
Run = tuple[int, int]  # a figure, and the square to which it goes


class Climb:
    """The best plan so far, and what it comes to; most others need no more than a glance."""

    def __init__(self, g: Pitch, plan: list[int], ahead: Foresight) -> None:
        self.g, self.ahead, self.glance = g, ahead, ahead.glance()
        self.quick = not ahead.replies or g.side_of(g.carrier) != g.turn  # a glance is all there is
        self.plan, self.most = plan, ahead.worth(g, plan)
        self.least = self.most if self.quick else self.glance.worth(g, plan)

    def is_better(self, plan: list[int]) -> bool:
        """Whether another plan comes to more; it is then the best."""
        if plan == self.plan:
            return False
        seen = self.glance.worth(self.g, plan)
        if seen < self.least - DOUBT:
            return False
        worth = seen if self.quick else self.ahead.worth(self.g, plan)
        if worth <= self.most:
            return False
        self.plan, self.most, self.least = plan, worth, seen
        return True


def improved(
    g: Pitch, plan: list[int], ahead: Foresight, rng: Rng, tries: int, is_up: Callable[[], bool]
) -> list[int]:
    """A plan without the ball that comes to no less, after so many tries."""
    climb, runs, wanted = Climb(g, plan, ahead), runs_of(g, plan), lines_after(g, plan)
    for _ in range(tries):
        if is_up():
            break
        other = changed(g, runs, wanted, rng)
        if climb.is_better(played(g, other)):
            runs, wanted = other, lines_after(g, climb.plan)
    return climb.plan


def lines_after(g: Pitch, plan: list[int]) -> set[int]:
    """The squares on which the best that the others can do after a plan depends."""
    then = followed(g, plan)
    sight, other = Sight(then), 1 - int(g.turn)
    sight.threat(other, then.carrier)
    return set(lines_of(then, sight, other))


def runs_of(g: Pitch, plan: list[int]) -> list[Run]:
    """Who ends where by a plan, whoever challenges first."""
    then = followed(g, plan)
    bound = standing(then, Sight(then), int(g.turn))
    moved = [(slot, int(then.at[slot])) for slot in movers(g) if then.at[slot] != g.at[slot]]
    return sorted(moved, key=lambda run: run[0] != bound)


def movers(g: Pitch) -> list[int]:
    """The turn side's figures that can step, its keeper first."""
    side = int(g.turn)
    return [int(g.keeper(side)), *[slot for slot in mates(g, side) if not g.is_grounded(slot)]]


def changed(g: Pitch, runs: list[Run], wanted: set[int], rng: Rng) -> list[Run]:
    """The same runs but for one figure, which goes somewhere else, or nowhere."""
    able = movers(g)
    return rerun(g, runs, able[rng.below(len(able))], wanted, rng)


def rerun(g: Pitch, runs: list[Run], slot: int, wanted: set[int], rng: Rng) -> list[Run]:
    """The same runs, but this figure goes somewhere else; it is paid for first or second."""
    others = [run for run in runs if run[0] != slot]
    square = somewhere(g, slot, wanted, rng)
    if square == g.at[slot]:
        return others
    place = min(int(rng.below(2)), len(others))
    return [*others[:place], (slot, square), *others[place:]]


def somewhere(g: Pitch, slot: int, wanted: set[int], rng: Rng) -> int:
    """A square to which a figure can go with all the points, as often as not one that is wanted."""
    if slot % SLOTS == 0:
        return int(g.tables.goals[4 * int(g.turn) + rng.below(4)])
    sight = Sight(g)
    sight.run(slot, Purse(g).reach(slot))
    squares = [int(square) for square in sight.runs]
    if rng.below(2) == 0:
        squares = [square for square in squares if square in wanted] or squares
    return squares[rng.below(len(squares))]


def played(g: Pitch, runs: list[Run]) -> list[int]:
    """The runs one after the other as far as the points go, then the others to their posts."""
    sight, purse = Sight(g, QUICK), Purse(g)
    answers: list[int] = []
    for slot, square in runs:
        answers += ran(g, sight, purse, slot, square)
    return [*answers, *to_posts(g, sight, purse, standing(g, sight, int(g.turn))), kinds.END]


def ran(g: Pitch, sight: Sight, purse: Purse, slot: int, square: int) -> list[int]:
    """One run, or as much of it as can be paid for."""
    steps = purse.reach(slot)
    if slot % SLOTS == 0:
        far = abs(square - int(sight.at[slot]))
        return shift_keeper(sight, purse, slot, square) if 0 < far <= steps else []
    if steps <= 0:
        return []
    sight.run(slot, steps)
    to = int(sight.nearest(square))
    return go_and_pay(g, sight, purse, slot, to) if to != sight.at[slot] else []
