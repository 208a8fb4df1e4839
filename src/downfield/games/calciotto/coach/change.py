# mypyc: compiled
"""Runs without the ball, changed one at a time as long as that gains: where else might each figure stand?"""

from collections.abc import Callable

from downfield.games.calciotto.coach.ahead import Foresight, followed
from downfield.games.calciotto.coach.defence import shift_keeper, standing
from downfield.games.calciotto.coach.runs import Purse, go_and_pay, mates, to_posts
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.kernel.chance import Rng

DOUBT = 5.0  # thousandths of a goal by which a change may look worse at a glance
Run = tuple[int, int]  # a figure, and the square to which it goes


def improved(
    g: Pitch, plan: list[int], ahead: Foresight, rng: Rng, tries: int, is_up: Callable[[], bool]
) -> list[int]:
    """A plan that comes to no less, after so many tries; most need no more than a glance."""
    best, most, runs = plan, ahead.worth(g, plan), runs_of(g, plan)
    glance = ahead.glance()
    least = glance.worth(g, plan)
    for _ in range(tries):
        if is_up():
            break
        other = changed(g, runs, rng)
        answers = played(g, other)
        seen = glance.worth(g, answers)
        worth = ahead.worth(g, answers) if seen > least - DOUBT else most
        if worth > most:
            best, most, runs, least = answers, worth, other, seen
    return best


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


def changed(g: Pitch, runs: list[Run], rng: Rng) -> list[Run]:
    """The same runs but for one figure, which goes somewhere else, or nowhere; it is paid for first or second."""
    able = movers(g)
    slot = able[rng.below(len(able))]
    others = [run for run in runs if run[0] != slot]
    square = somewhere(g, slot, rng)
    if square == g.at[slot]:
        return others
    place = min(int(rng.below(2)), len(others))
    return [*others[:place], (slot, square), *others[place:]]


def somewhere(g: Pitch, slot: int, rng: Rng) -> int:
    """A square to which a figure can go with all the points."""
    if slot % SLOTS == 0:
        return int(g.tables.goals[4 * int(g.turn) + rng.below(4)])
    sight = Sight(g)
    sight.run(slot, Purse(g).reach(slot))
    return int(sight.runs[rng.below(len(sight.runs))])


def played(g: Pitch, runs: list[Run]) -> list[int]:
    """The runs one after the other as far as the points go, then the others to their posts."""
    sight, purse = Sight(g), Purse(g)
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
