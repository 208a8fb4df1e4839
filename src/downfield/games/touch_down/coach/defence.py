# mypyc: compiled
"""The defence in a phase: tackle whoever can be reached, rush the passer, cover receivers, stay deep, pursue."""

from downfield.games.touch_down.coach.jobs import Job, Man, free_squares, look_around, walk_to
from downfield.games.touch_down.coach.pursuit import Net, pursue
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.model.kinds import AB, AE, AQ, HELD
from downfield.games.touch_down.rules.ball_play import may_pass

NEAR = 6  # squares from a runner behind the line within which everybody goes for him
SAFETIES = 3  # who stay deep
CUSHION = 5  # rows beyond the line where they stay at least
DEPTH = 5  # rows that they keep between themselves and a runner
AT_ONCE = -3.0  # the urgency of a contact that is renewed [TD-10.7]
LATER = 500.0


def defence_jobs(sight: Sight, slots: list[int]) -> list[Job]:
    """A job for each of these players."""
    jobs: list[Job] = []
    rest = contacts(sight, slots, jobs)
    taken: set[int] = set()
    if may_pass(sight.g):
        rest = cover(sight, rest, jobs, taken)
    else:
        deep = [m for m in rest if sight.far(sight.square[m.slot], sight.ball) > DEPTH]
        near = [m for m in rest if m not in deep]
        rest = near + stay_deep(sight, deep, jobs, taken, sight.row(sight.ball) - DEPTH)
    go_after(sight, rest, jobs, taken)
    return jobs


def contacts(sight: Sight, slots: list[int], jobs: list[Job]) -> list[Man]:
    """Those who can get at the carrier now do; the others are given back."""
    rest: list[Man] = []
    for slot in slots:
        if sight.g.status[slot] & HELD:
            jobs.append(Job(slot, [], AT_ONCE if sight.g.foe(slot) == sight.holder else LATER))
            continue
        man = look_around(sight, slot)
        job = tackle(sight, man)
        if job is None:
            rest.append(man)
        else:
            jobs.append(job)
    return rest


def go_after(sight: Sight, rest: list[Man], jobs: list[Job], taken: set[int]) -> None:
    """Those who are left pursue, the nearest first."""
    net = Net(sight)
    for man in sorted(rest, key=lambda m: sight.far(sight.square[m.slot], sight.ball)):
        job = pursue(sight, net, man, taken)
        taken.update(job.path[-1:])
        jobs.append(job)


def tackle(sight: Sight, man: Man) -> Job | None:
    """Upon the carrier, the surest first."""
    slot, carrier = man.slot, sight.holder
    if sight.far(sight.square[slot], sight.ball) > man.steps or not sight.may_hit(carrier):
        return None
    path = man.ways.upon(sight.ball, man.steps)
    met = sight.tackles[sight.push[slot]][sight.push[carrier]]
    return Job(slot, path, -met.down - 0.5 * met.strip) if path else None


# While a pass may come --------------------------------------------------------------------------------------------


def cover(sight: Sight, rest: list[Man], jobs: list[Job], taken: set[int]) -> list[Man]:
    """Some rush, some stay deep, every receiver gets a man; those who are left are given back with the rushers."""
    rush, free = rush_and_rest(sight, rest, len(jobs))
    line = sight.row(int(sight.g.tables.square_at(sight.g.tables.centre, sight.g.los)))
    runners = [s for s in sight.theirs if s != sight.holder and sight.role[s] in (AB, AE)]
    runners = [s for s in runners if sight.row(sight.square[s]) <= line]  # who are behind the line can wait
    deepest = min([line - CUSHION, *(sight.row(sight.square[s]) - 2 for s in runners)])
    free = stay_deep(sight, free, jobs, taken, deepest)
    for runner in sorted(runners, key=lambda s: sight.row(sight.square[s])):
        if free:
            mark(sight, free, runner, jobs, taken, 1 if sight.row(sight.square[runner]) < line else 2)
    return rush + free


def rush_and_rest(sight: Sight, rest: list[Man], busy: int) -> tuple[list[Man], list[Man]]:
    """Who go for a passer beside those who are at him already, the nearest; for a runner everybody who is near."""
    away = sight.spread(sight.ball, 2 * NEAR, sight.wall)
    rest = sorted(rest, key=lambda m: int(away[sight.square[m.slot]]))
    rushers = sight.style.rushers
    if sight.role[sight.holder] != AQ:
        rushers = max(rushers, len([m for m in rest if away[sight.square[m.slot]] <= NEAR]))
    rushers = max(0, rushers - busy)
    return rest[:rushers], rest[rushers:]


def mark(sight: Sight, free: list[Man], runner: int, jobs: list[Job], taken: set[int], room: int) -> None:
    """The nearest of those who are free goes with a receiver."""
    there = sight.square[runner]
    man = min(free, key=lambda m: (sight.far(sight.square[m.slot], there), m.slot))
    free.remove(man)
    squares = free_squares(sight, man, taken)
    near = min(squares, key=lambda s: shadow(sight, s, there, room) + 1 - man.ways.feet(s))
    taken.add(near)
    jobs.append(walk_to(man, near, 10.0))


def shadow(sight: Sight, square: int, receiver: int, room: int) -> float:
    """How badly a square covers a receiver: so far from him, between him and our goal line."""
    away = sight.far(square, receiver)
    behind = sight.row(receiver) - sight.row(square)
    return abs(away - room) * 2.0 + (0.0 if behind > 0 else 1.0 if behind == 0 else 3.0) + 0.1 * away


# Safeties ---------------------------------------------------------------------------------------------------------


def stay_deep(sight: Sight, rest: list[Man], jobs: list[Job], taken: set[int], row: int) -> list[Man]:
    """The safeties stay in a row near our goal line, so that nobody gets past everybody; the others are given back."""
    safeties = sorted(rest, key=lambda m: (sight.row(sight.square[m.slot]), m.slot))[:SAFETIES]
    for man in safeties:
        squares = free_squares(sight, man, taken)
        near = min(squares, key=lambda s: zone(sight, man.slot, s, row))
        taken.add(near)
        jobs.append(walk_to(man, near, 10.0))
    return [m for m in rest if m not in safeties]


def zone(sight: Sight, slot: int, square: int, row: int) -> float:
    """How badly a square suits a safety: before the ball, and towards the middle while a pass may come."""
    column = sight.ground.column
    wanted = column[sight.ball]
    side = 2 if column[sight.square[slot]] >= wanted else -2
    if may_pass(sight.g):
        wanted = (wanted + int(sight.g.tables.centre)) // 2
    return abs(sight.row(square) - max(row, -2)) + 0.6 * abs(column[square] - wanted - side)
