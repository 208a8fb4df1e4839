# mypyc: compiled
"""The attack in a phase: the others block for the carrier or run their routes, and he goes last."""

from downfield.games.touch_down.coach.jobs import (
    LAST,
    Job,
    Man,
    free_squares,
    look_around,
    steps_of,
    walk_to,
)
from downfield.games.touch_down.coach.prospect import Prospect
from downfield.games.touch_down.coach.run import Run, best_run
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.model.kinds import AB, AE, AK, FIELD_GOAL, HELD, ONE_POINT, A

STAKE = 1.6  # points between a carrier who is brought down and one who is not
FALL = 0.05  # what it costs that a blocker falls
DEEP = 0.06  # points for a row, where the play goes deep
LEAD = 7  # squares around the carrier in which helpers look for work
NEARBY = 0.06  # how much a defender endangers a carrier merely by being near


def attack_jobs(
    prospect: Prospect, slots: list[int], routes: bool, deep: bool, run: Run | None = None
) -> list[Job]:
    """Give a job to each of these players; `routes` says that receivers run some, `deep` that these go far.

    The carrier goes where that promises most, or where he is told to.
    """
    sight, carrier = prospect.sight, prospect.sight.holder
    jobs: list[Job] = []
    aim = sight.square[carrier]
    if carrier in slots:
        run = run or best_run(prospect, carrier, steps_of(sight.g, carrier))
        aim = run.square
        jobs.append(Job(carrier, run.ways.path(aim), LAST))
    taken = {aim}
    score = menace(prospect, carrier, aim)
    kicks = sight.g.kind in (FIELD_GOAL, ONE_POINT) and not sight.g.runback
    runners = receivers(sight, slots, deep) if routes and not kicks else []
    for slot in sorted(slots, key=lambda s: sight.far(sight.square[s], aim)):
        if slot == carrier or sight.role[slot] == AK or sight.g.status[slot] & HELD:
            continue
        man = look_around(sight, slot)
        job = route(prospect, man, aim, taken, deep) if slot in runners else None
        job = job or block(prospect, man, score)
        if job is None and not kicks and not (sight.role[slot] == A and prospect.throws):
            job = lead(sight, man, aim, score, taken)
        if job is not None:
            jobs.append(job)
            taken.update(job.path[-1:])
    return jobs


def receivers(sight: Sight, slots: list[int], deep: bool) -> list[int]:
    """Choose who runs a route; in a deep play the back nearest to the passer stays with him."""
    found = [s for s in slots if sight.role[s] in (AB, AE)]
    backs = [s for s in found if sight.role[s] == AB and sight.row(sight.square[s]) < sight.los]
    guard = min(backs, key=lambda s: sight.far(sight.square[s], sight.ball), default=-1) if deep else -1
    return [s for s in found if s != guard]


def menace(prospect: Prospect, carrier: int, aim: int) -> dict[int, float]:
    """How much each defender endangers a carrier who goes to a square."""
    sight = prospect.sight
    tackles, push = sight.tackles, sight.push
    away = {other: sight.far(sight.square[other], aim) for other in sight.theirs}
    found = {other: NEARBY / (1 + squares) for other, squares in away.items() if squares <= LEAD}
    for weight, other in prospect.threat.tacklers(aim):
        found[other] = found.get(other, 0.0) + weight * tackles[push[other]][push[carrier]].down
    return found


def block(prospect: Prospect, man: Man, score: dict[int, float]) -> Job | None:
    """Hit the defender whose fall helps most, if that is worth the blocker's own; his menace then counts less."""
    sight, blocks = prospect.sight, prospect.sight.chances.blocks[prospect.sight.push[man.slot]]
    best, most, found = -1, 0.0, []
    for other, menaces in score.items():
        there = sight.square[other]
        if sight.far(sight.square[man.slot], there) > man.steps or not sight.may_hit(other):
            continue
        chance = blocks[sight.push[other]]
        worth = chance.falls * menaces * STAKE - chance.loses * FALL
        if worth > most:
            path = man.ways.upon(there, man.steps)
            if path:
                best, most, found = other, worth, path
    if best < 0:
        return None
    score[best] *= 1.0 - blocks[sight.push[best]].falls
    return Job(man.slot, found, 100.0 - most)


def lead(sight: Sight, man: Man, aim: int, score: dict[int, float], taken: set[int]) -> Job | None:
    """Go between the carrier and whoever endangers him most."""
    if not score or sight.far(sight.square[man.slot], aim) > 2 * LEAD:
        return None
    there = sight.square[max(score, key=lambda s: score[s])]
    near, least, surest = -1, 1e9, 0.0
    for square in free_squares(sight, man, taken):
        away = sight.far(square, aim)
        short = 100.0 * (away + sight.far(square, there)) + away
        if short < least or (short == least and man.ways.feet(square) > surest):
            near, least, surest = square, short, man.ways.feet(square)
    return walk_to(man, near, 200.0)


def route(prospect: Prospect, man: Man, passer_at: int, taken: set[int], deep: bool) -> Job | None:
    """Go to the square where a pass would be worth most."""
    sight, slot = prospect.sight, man.slot
    start, best, most = sight.square[slot], -1, -99.0
    for square in free_squares(sight, man, taken)[:: (sight.style.every + 1) // 2]:
        row = sight.row(square)
        if (square != start and sight.far(start, square) < man.steps - 1) or row <= sight.row(passer_at):
            continue
        caught = prospect.caught_at(slot, square)
        thrown = prospect.throw_between(sight.holder, passer_at, slot, square, caught, 0)
        worth = man.ways.feet(square) * thrown
        worth += DEEP * row if deep else 0.0
        if worth > most:
            best, most = square, worth
    return walk_to(man, best, 300.0) if best >= 0 else None
