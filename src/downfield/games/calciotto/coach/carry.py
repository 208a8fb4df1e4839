# mypyc: compiled
"""Plans with the ball, changed one thing at a time as long as that gains: where it ends, and where the others go."""

from collections.abc import Callable
from typing import Final

from downfield.games.calciotto.coach.ahead import Foresight, followed
from downfield.games.calciotto.coach.ball import End, ends_of
from downfield.games.calciotto.coach.change import QUICK, Climb, Run, ran, rerun
from downfield.games.calciotto.coach.plans import held_best, various
from downfield.games.calciotto.coach.runs import mates, to_posts
from downfield.games.calciotto.coach.script import ball_part
from downfield.games.calciotto.coach.sight import SHARE, Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS, SQUARES
from downfield.kernel.chance import Rng
from downfield.kernel.needs import NOBODY

ENDS: Final = 30  # other squares where the ball may end
ELSEWHERE: Final = 3  # one change of so many is another end


def carried(
    g: Pitch, plan: list[int], ahead: Foresight, rng: Rng, tries: int, is_up: Callable[[], bool]
) -> list[int]:
    """A plan with the ball that comes to no less, after so many tries; partners keep to theirs [CAL-20.5]."""
    if g.group != NOBODY:
        return plan
    sight = Sight(g)
    ends = ends_of(g, sight)
    end, runs = end_of(g, plan, ends), runs_beside(g, plan)
    if end is None:
        return plan
    climb = Climb(g, plan, ahead)
    others = [end, *various(held_best(g, sight, ends, kinds.END not in g.options(g.seat)))[:ENDS]]
    wanted = open_after(g, plan)
    for _ in range(tries):
        if is_up():
            break
        new, going = end, runs
        if rng.below(ELSEWHERE) == 0:
            new = others[rng.below(len(others))]
        else:
            going = sent(g, runs, new, wanted, rng)
        if climb.is_better(carried_out(g, new, going)):
            end, runs, wanted = new, going, open_after(g, climb.plan)
    return climb.plan


def end_of(g: Pitch, plan: list[int], ends: list[End]) -> End | None:
    """Where the ball ends by a plan; None where the plan has the ball shot, or brings it nowhere."""
    if plan[-1] >= kinds.SHOOT:
        return None
    then = followed(g, plan)
    found = [end for end in ends if end.slot == then.carrier and end.square == then.at[then.carrier]]
    return min(found, key=lambda end: end.cost, default=None)


def runs_beside(g: Pitch, plan: list[int]) -> list[Run]:
    """Who ends where by a plan."""
    then = followed(g, plan)
    return [(slot, int(then.at[slot])) for slot in mates(g, int(g.turn)) if then.at[slot] != g.at[slot]]


def open_after(g: Pitch, plan: list[int]) -> set[int]:
    """The squares from which one can shoot after a plan, and those to which the ball can be passed."""
    then = followed(g, plan)
    sight, side = Sight(then), int(g.turn)
    sight.look_round(side)
    sight.take_aim(side)
    passes = SHARE * (int(then.carrier) % SLOTS)
    return {square for square in range(SQUARES) if sight.aims[square] or sight.look[passes + square]}


def sent(g: Pitch, runs: list[Run], end: End, wanted: set[int], rng: Rng) -> list[Run]:
    """The same runs, but one of those who do not get the ball goes somewhere else."""
    able = [slot for slot in mates(g, int(g.turn)) if slot != end.slot and not g.is_grounded(slot)]
    return rerun(g, runs, able[rng.below(len(able))], wanted, rng) if able else runs


def carried_out(g: Pitch, end: End, runs: list[Run]) -> list[int]:
    """The ball to its end, then the runs as far as the points go, then the others to their posts."""
    sight = Sight(g, QUICK)
    ends_of(g, sight)
    answers, purse = ball_part(g, sight, end)
    for slot, square in runs:
        if slot != end.slot:
            answers += ran(g, sight, purse, slot, square)
    return [*answers, *to_posts(g, sight, purse, end.slot), kinds.END]
