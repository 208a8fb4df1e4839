# mypyc: compiled
"""What a coach might do next in a turn: the steady plan first, then others worth playing out."""

from typing import Final

from downfield.games.blood_bowl.coach.ball import other_balls
from downfield.games.blood_bowl.coach.deed import Deed, blitz, block, walk
from downfield.games.blood_bowl.coach.escape import escapes
from downfield.games.blood_bowl.coach.reach import ways
from downfield.games.blood_bowl.coach.run import Helpers, helpers_of, other_runs
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight, far
from downfield.games.blood_bowl.coach.special.special_attacks import ANSWER
from downfield.games.blood_bowl.coach.style import DEEP, TIGHT
from downfield.games.blood_bowl.coach.turn import Planner

RUNS: Final = 2  # other squares for the carrier
HITS: Final = 3  # blitzes
BALLS: Final = 1  # other things to do with the ball
EARLY: Final = 0.12  # the risk up to which a blow may come before what needs no die
DOUBTFUL: Final = 0.08  # the risk from which the turn may rather end
FOOLISH: Final = -0.03  # the loss beyond which a deed is not looked at
MARKED: Final = 2  # opponents who are marked
CROWD: Final = 1  # other opponents beside whom a marker may stand


class Plan:
    """Deeds in a row, and the reason; no deeds: the turn ends."""

    def __init__(self, deeds: list[Deed], why: str) -> None:
        self.deeds = deeds
        self.why = why


def plans_of(planner: Planner, options: list[int]) -> list[Plan]:
    """What might be done now, the steady choice first."""
    safe = [deed for deed in planner.safe() if deed.answer() in options]
    found = safe_plans(planner, safe) if safe else risky_plans(planner)
    return [
        found[0],
        *(plan for plan in distinct(found) if not plan.deeds or plan.deeds[0].answer() in options),
    ]


def advised(own: list[Plan], others: list[Planner], options: list[int]) -> list[Plan]:
    """One's own plans with those that coaches of other styles would choose, these before one's second thoughts."""
    if not others:
        return own
    return [own[0], *distinct([own[0], *[_choice(planner, options) for planner in others], *own[1:]])]


def _choice(planner: Planner, options: list[int]) -> Plan:
    """What a coach does who asks nobody."""
    safe = [deed for deed in planner.safe() if deed.answer() in options]
    if safe:
        return Plan(safe, "advice")
    deed = planner.risky() or planner.foul()
    return Plan([deed] if deed is not None and deed.answer() in options else [], "advice")


def distinct(plans: list[Plan]) -> list[Plan]:
    """Those that are not done in the same way as one before, but for the first."""
    seen = {_kind(plans[0])}
    found = []
    for plan in plans[1:]:
        kind = _kind(plan)
        if kind not in seen:
            seen.add(kind)
            found.append(plan)
    return found


def _kind(plan: Plan) -> tuple[tuple[int, ...], ...]:
    return tuple([(d.slot, d.action, d.target, d.steps[-1] if d.steps else 0) for d in plan.deeds])


# Without a die ------------------------------------------------------------------------------------------------------


def safe_plans(planner: Planner, safe: list[Deed]) -> list[Plan]:
    """Other places to run to and to stand in, and a blow before anybody has moved."""
    sight, found = planner.sight, [Plan(safe, "steady")]
    if planner.ball is not None and sight.ours() and sight.can_act(sight.holder):
        if sight.to_go(planner.ball.square) == 0:
            return found
        found += _runs(planner, planner.ball.square)
    if safe[0].slot != sight.holder:
        found += [Plan(planner.safe(TIGHT), "tight"), Plan(planner.safe(DEEP), "deep")]
    first = planner.risky()
    if first is not None and first.fail < EARLY and first.slot != safe[0].slot:
        found.append(Plan([first], "early"))
    return [plan for plan in found if plan.deeds]


def _runs(planner: Planner, goal: int) -> list[Plan]:
    """Other things that a carrier might do than to end at a goal."""
    sight, carrier, found = planner.sight, planner.sight.holder, []
    reach = ways(sight, carrier)
    for square in other_runs(sight, carrier, reach, goal)[:RUNS]:
        found.append(Plan([walk(carrier, reach.path(square), 0.01, 0.0, square)], "run"))
    return found + [Plan([deed], "ball") for deed in other_balls(sight)[:1]]


def marking(planner: Planner, safe: list[Deed]) -> list[Deed]:
    """The safe deeds, but for the players who mark the free opponents nearest to the ball; none if nobody can."""
    sight, deeds = planner.sight, {deed.slot: deed for deed in safe}
    ball = planner.ball.square if planner.ball is not None else sight.ball
    caging = set(planner.ball.cage) if planner.ball is not None else set()
    free = {s: w for s, w in helpers_of(sight, sight.holder).items() if s in deeds and s not in caging}
    taken = {deed.steps[-1] for deed in safe if deed.steps}
    foes = [foe for foe in sight.theirs if sight.is_up(foe) and not sight.my_zones[sight.at[foe]]]
    found = []
    for foe in sorted(foes, key=lambda foe: far(sight.at[foe], ball))[:MARKED]:
        deed = _marker(sight, free, taken, foe)
        if deed is not None:
            found.append(deed)
            free.pop(deed.slot)
            taken.add(deed.steps[-1])
    deeds.update({deed.slot: deed for deed in found})
    return list(deeds.values()) if found else []


def _marker(sight: Sight, free: Helpers, taken: set[int], foe: int) -> Deed | None:
    """Who goes beside an opponent: where hardly another opponent stands, by the shortest way."""
    best: tuple[int, int, int, int] | None = None
    for square in BESIDE[sight.at[foe]]:
        if sight.board[square] != FREE or square in taken or sight.foe_zones[square] > CROWD:
            continue
        for slot, reach in free.items():
            if reach.has(square):
                key = (int(sight.foe_zones[square]), int(reach.moved(square)), slot, int(square))
                best = key if best is None else min(best, key)
    return None if best is None else walk(best[2], free[best[2]].path(best[3]), 0.02)


# With dice ----------------------------------------------------------------------------------------------------------


def risky_plans(planner: Planner) -> list[Plan]:
    """The deed with most gain for its risk, or none; the end of the turn where that is doubtful; other deeds."""
    first = planner.risky() or planner.foul()
    if first is None:
        found = [Plan([], "end")]
    else:
        found = [Plan([first], "steady")]
        if first.fail > DOUBTFUL:
            found.append(Plan([], "end"))
    ball = planner.ball.deed if planner.ball is not None else None
    balls = other_balls(planner.sight)[:BALLS]
    found += [Plan([deed], "ball") for deed in ([ball, *balls] if ball is not None else balls)]
    return found + [Plan([deed], "first") for deed in _others(planner)]


def _others(planner: Planner) -> list[Deed]:
    """Blows, escapes, tricks and the foul, the best first."""
    lost, sight = planner.lost, planner.sight
    found = [block(h.slot, h.target, h.gain, h.fail, h.action) for h in planner.blocks]
    for hit in sorted(planner.blitzes, key=lambda h: -h.net(lost))[:HITS]:
        assert hit.reach is not None
        path = hit.reach.path(hit.square)
        found.append(blitz(hit.slot, hit.target, path, hit.gain, hit.fail, ANSWER[hit.action]))
    found += [*escapes(sight, planner.ball, planner.busy), *planner.tricks]
    if planner.fouling is not None:
        found.append(planner.fouling)
    return sorted([d for d in found if d.net(lost) > FOOLISH], key=lambda d: -d.net(lost))
