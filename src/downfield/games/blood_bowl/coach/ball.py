# mypyc: compiled
"""What to do with the ball in this turn: pick it up, run, hand it on, throw it, score."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed, walk
from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.give import FLY, Giver, gifts, receivers_of
from downfield.games.blood_bowl.coach.odds import pick_up_chance
from downfield.games.blood_bowl.coach.reach import Reach, ways
from downfield.games.blood_bowl.coach.run import Run, best_run, helpers_of, value_at
from downfield.games.blood_bowl.coach.sight import Sight, far, nearest
from downfield.games.blood_bowl.coach.special.bloodlust import starves
from downfield.games.blood_bowl.coach.special.negatraits import comes
from downfield.games.blood_bowl.coach.special.throw_team_mate import throws
from downfield.games.blood_bowl.coach.threat import Moves, threat_of
from downfield.games.blood_bowl.coach.value import having, losing
from downfield.games.blood_bowl.model.kinds import (
    MOVE,
    PASS_ACTION,
    PRONE,
)
from downfield.games.blood_bowl.odds.dice import again

URGENT: Final = 0.08  # what a run gains that does not wait for others
TURN: Final = 0.1  # what a turn is worth that ends with the ball on the ground
KEEN: Final = 0.03  # to a coach who likes to pass
BETTER: Final = 0.02  # by how much the ball must do better in other hands


class BallPlan:
    """The deed of the ball, where it will be then, and who protects it."""

    def __init__(
        self, deed: Deed | None, square: int, cage: Moves, danger: float, deferred: bool = False
    ) -> None:
        self.deed = deed
        self.square = square
        self.cage = cage
        self.danger = danger
        self.deferred = deferred  # others should open the way first


def plan_ball(sight: Sight) -> BallPlan | None:
    """What this side does with the ball, or None where the other side has it or nobody can reach it."""
    if sight.ours():
        return _carry(sight)
    return _fetch(sight) if sight.is_loose() else None


# Carrying -----------------------------------------------------------------------------------------------------------


def _carry(sight: Sight) -> BallPlan:
    carrier = sight.holder
    helpers = helpers_of(sight, carrier)
    here = sight.at[carrier]
    if not sight.can_act(carrier):
        flown = _flown(sight, carrier)
        if flown is not None:
            return flown
        run = best_run(sight, carrier, Reach(here), helpers, here)
        return BallPlan(None, here, run.cage, run.danger)
    reach = ways(sight, carrier)
    run = best_run(sight, carrier, reach, helpers, here)
    stay = value_at(sight, carrier, here, threat_of(sight, carrier).danger(here, {}))
    plan = _run_plan(sight, carrier, run, stay)
    others = gifts(sight, Giver(carrier, here, reach, [], 1.0, stay), receivers_of(sight, carrier, here))
    for deed in [*others, *throws(sight, carrier, stay)]:
        if _does_more(sight, deed, plan):
            plan = BallPlan(deed, here, {}, run.danger)
    return plan


def _does_more(sight: Sight, deed: Deed, plan: BallPlan) -> bool:
    """Whether the ball does better in other hands."""
    likes = sight.style.passes
    turn, better = (KEEN, 0.0) if likes else (TURN, BETTER)
    if deed.action == PASS_ACTION:
        better -= likes
    return deed.net(turn) > (plan.deed.net(turn) if plan.deed is not None else 0.0) + better


def _flown(sight: Sight, carrier: int) -> BallPlan | None:
    """A carrier who has acted can still be thrown, and then the turn is for that."""
    here = sight.at[carrier]
    danger = threat_of(sight, carrier).danger(here, {})
    flights = throws(sight, carrier, value_at(sight, carrier, here, danger))
    deed = max(flights, key=lambda flight: flight.gain, default=None)
    return None if deed is None or deed.gain <= FLY else BallPlan(deed, here, {}, danger)


def _run_plan(sight: Sight, carrier: int, run: Run, stay: float) -> BallPlan:
    here = sight.at[carrier]
    if run.square == here:
        return BallPlan(None, here, run.cage, run.danger)
    able = comes(sight, carrier) * (1 - starves(sight, carrier, MOVE, run.square))
    reach = run.reach
    fail = 1 - (reach.with_again(run.square) if sight.again else reach.chance(run.square)) * able
    deed = walk(carrier, reach.path(run.square), max(able * (run.value - stay), 0.001), fail, run.square)
    advance = sight.to_go(here) - sight.to_go(run.square)
    short = sight.to_go(run.square) > 0 and advance < min(sight.ma(carrier), sight.to_go(here)) - 1
    return BallPlan(deed, run.square, run.cage, run.danger, short and deed.gain < URGENT)


def other_balls(sight: Sight) -> list[Deed]:
    """Hand-offs and passes of a carrier, the best first, whatever a run would gain."""
    carrier = sight.holder
    if not sight.ours() or not sight.can_act(carrier):
        return []
    here = sight.at[carrier]
    receivers = receivers_of(sight, carrier, here)
    if not receivers:
        return []
    stay = value_at(sight, carrier, here, threat_of(sight, carrier).danger(here, {}))
    found = gifts(sight, Giver(carrier, here, ways(sight, carrier), [], 1.0, stay), receivers)
    return sorted(found, key=lambda deed: deed.fail * 0.1 - deed.gain)


# Fetching -----------------------------------------------------------------------------------------------------------


def _fetch(sight: Sight) -> BallPlan | None:
    """The surest player picks the ball up and runs on."""
    found = []
    able = [s for s in sight.mine if sight.can_act(s)]
    able = [s for s in able if far(sight.at[s], sight.ball) <= feet_of(sight, s).most]
    for slot in nearest(sight, able, [sight.ball]):
        reach = ways(sight, slot)
        if reach.has(sight.ball):
            p = reach.chance(sight.ball) * pick_up_chance(sight, slot, sight.ball)
            found.append((p * (1 + 0.02 * sight.ma(slot)), p, slot, reach))
    if not found:
        return None
    found.sort(reverse=True, key=lambda one: one[0])
    best: BallPlan | None = None
    most = 0.0
    for _, p, slot, reach in found[: sight.style.pickers]:
        plan = _fetch_plan(sight, slot, reach, p)
        assert plan.deed is not None
        if best is None or plan.deed.gain > most:
            best, most = plan, plan.deed.gain
    return best


def _fetch_plan(sight: Sight, slot: int, reach: Reach, p: float) -> BallPlan:
    helpers = helpers_of(sight, slot)
    onward = _after_fetch(sight, slot, reach)
    run = best_run(sight, slot, onward, helpers, sight.ball)
    p = again(p) if sight.again else p
    value, alone = p * run.value + (1 - p) * losing(sight, sight.ball), left_alone(sight)
    path = reach.path(sight.ball)
    plan = BallPlan(walk(slot, path, value - alone, 1 - p, run.square), run.square, run.cage, run.danger)
    if sight.style.passes:
        receivers = receivers_of(sight, slot, sight.ball)
        for deed in gifts(sight, Giver(slot, sight.ball, onward, path, p, alone), receivers):
            if _does_more(sight, deed, plan):
                plan = BallPlan(deed, sight.at[deed.target], {}, run.danger)
    return plan


def _after_fetch(sight: Sight, slot: int, reach: Reach) -> Reach:
    holder, sight.holder = sight.holder, slot  # the ball no longer lies in the way
    found = ways(sight, slot, reach.moved(sight.ball), sight.ball)
    sight.holder = holder
    return found


def left_alone(sight: Sight) -> float:
    """What a ball on the ground is worth if nobody touches it in this turn."""
    reach = [
        f
        for f in sight.theirs
        if sight.status[f] <= PRONE and far(sight.at[f], sight.ball) <= sight.ma(f) + 1
    ]
    if reach:
        return losing(sight, sight.ball)
    return 0.55 * having(sight.to_go(sight.ball), sight.left, sight.foe_left, 6)
