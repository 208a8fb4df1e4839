# mypyc: compiled
"""What to do with the ball in this turn: pick it up, run, hand it on, throw it, score."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed, walk
from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.negatraits import comes
from downfield.games.blood_bowl.coach.odds import catch_chance, pick_up_chance
from downfield.games.blood_bowl.coach.reach import Reach, ways
from downfield.games.blood_bowl.coach.run import Run, best_run, helpers_of, value_at
from downfield.games.blood_bowl.coach.sight import BESIDE, Sight, far, nearest
from downfield.games.blood_bowl.coach.special.bloodlust import starves
from downfield.games.blood_bowl.coach.special.throw_team_mate import throwers, throws
from downfield.games.blood_bowl.coach.threat import Moves, threat_of
from downfield.games.blood_bowl.coach.value import having, losing
from downfield.games.blood_bowl.model.kinds import (
    AT,
    BOMB,
    HAND_OFF,
    HANDED,
    MOVE,
    PASS_ACTION,
    PRONE,
    THROW_NOW,
    USED_HAND_OFF,
    USED_PASS,
)
from downfield.games.blood_bowl.model.skills import NO_HANDS
from downfield.games.blood_bowl.odds.ball import interference, refusal, throw_of
from downfield.games.blood_bowl.odds.dice import again, row
from downfield.games.blood_bowl.rules.dice.range_ruler import in_weather, range_to

URGENT: Final = 0.08  # what a run gains that does not wait for others
FLY: Final = 0.05  # what a throw of a team-mate must gain
AHEAD: Final = 4  # columns that a pass must gain
TURN: Final = 0.1  # what a turn is worth that ends with the ball on the ground
BETTER: Final = 0.02  # by how much the ball must do better in other hands
Receivers = list[tuple[int, float]]  # and what the ball is worth in their hands


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
    receivers = _receivers(sight, carrier)
    others = _hand_offs(sight, carrier, reach, stay, receivers)
    others += _passes(sight, carrier, reach, stay, receivers)
    for deed in [*others, *throws(sight, carrier, stay)]:
        if deed.net(TURN) > (plan.deed.net(TURN) if plan.deed is not None else 0.0) + BETTER:
            plan = BallPlan(deed, here, {}, run.danger)
    return plan


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


def _receivers(sight: Sight, carrier: int) -> list[tuple[int, float]]:
    """Team-mates to whom the ball might go, and what it is worth in their hands."""
    found = []
    here = sight.to_go(sight.at[carrier])
    for mate in sight.mine:
        if mate == carrier or not sight.has_zone(mate) or sight.traits[mate] & NO_HANDS:
            continue
        square = sight.at[mate]
        near = sight.can_act(mate) and sight.to_go(square) <= sight.ma(mate) + 2
        if near or sight.to_go(square) <= here - AHEAD or throwers(sight, mate):
            found.append((sight.to_go(square) - (sight.ma(mate) if sight.can_act(mate) else 0), mate))
    found.sort()
    return [(mate, _in_hands(sight, mate)) for _, mate in found[: sight.style.receivers]]


def _in_hands(sight: Sight, mate: int) -> float:
    """The ball with a team-mate, who may be thrown, and may still run with it if he has not been activated."""
    square = sight.at[mate]
    if sight.can_act(mate):
        value = best_run(sight, mate, ways(sight, mate), {}, square).value
    else:
        value = value_at(sight, mate, square, threat_of(sight, mate).danger(square, {}))
    return value + max((deed.gain for deed in throws(sight, mate, value) if deed.gain > FLY), default=0.0)


def _hand_offs(sight: Sight, carrier: int, reach: Reach, stay: float, receivers: Receivers) -> list[Deed]:
    """[BB-12.26] To whoever does more with the ball."""
    if sight.used & USED_HAND_OFF:
        return []
    found = []
    drop = losing(sight, sight.at[carrier])
    for mate, held in receivers:
        near = [s for s in BESIDE[sight.at[mate]] if reach.has(s)]
        if not near:
            continue
        square = max(near, key=lambda s: (reach.chance(s), -reach.moved(s)))
        caught = (
            reach.chance(square) * row(refusal(sight.g, carrier, mate), 0) * catch_chance(sight, mate, HANDED)
        )
        if sight.again:
            caught += 0.6 * caught * (1 - caught)
        value = caught * held + (1 - caught) * drop
        found.append(
            Deed(carrier, HAND_OFF, value - stay, 1 - caught, tuple(reach.path(square)), mate, AT + mate)
        )
    return found


def accuracy(sight: Sight, slot: int, square: int, target: int) -> float:
    """[BB-12.4] That a pass from a square is accurate and nobody gets in its way."""
    g, here = sight.g, sight.at[slot]
    if range_to(g, square, target) > in_weather(g, BOMB) or not sight.pa(slot):
        return 0.0
    g.place(slot, square)
    straight = row(throw_of(g, slot, target), 0) * (1 - interference(g, slot, target))
    g.place(slot, here)
    return straight


def _passes(sight: Sight, carrier: int, reach: Reach, stay: float, receivers: Receivers) -> list[Deed]:
    """Farther than one can run."""
    if sight.used & USED_PASS or sight.pa(carrier) == 0:
        return []
    found = []
    drop = losing(sight, sight.at[carrier])
    here = sight.at[carrier]
    spots = [s for s in reach.squares if reach.chance(s) > 0.8 and not sight.foe_zones[s]]
    spots = spots or [here]
    for mate, held in receivers:
        goal = sight.at[mate]
        spots.sort(key=lambda spot: far(spot, goal))
        best, place = -1.0, here
        for square in [*spots[:4], here]:
            p = reach.chance(square) * accuracy(sight, carrier, square, goal)
            if p > best:
                best, place = p, square
        caught = best * catch_chance(sight, mate)
        if sight.again:
            caught += 0.6 * caught * (1 - caught)
        value = caught * held + (1 - caught) * drop
        steps = tuple(reach.path(place))
        found.append(Deed(carrier, PASS_ACTION, value - stay, 1 - caught, steps, mate, THROW_NOW, goal))
    return found


def other_balls(sight: Sight) -> list[Deed]:
    """Hand-offs and passes of a carrier, the best first, whatever a run would gain."""
    carrier = sight.holder
    if not sight.ours() or not sight.can_act(carrier):
        return []
    receivers = _receivers(sight, carrier)
    if not receivers:
        return []
    reach, here = ways(sight, carrier), sight.at[carrier]
    stay = value_at(sight, carrier, here, threat_of(sight, carrier).danger(here, {}))
    found = _hand_offs(sight, carrier, reach, stay, receivers)
    found += _passes(sight, carrier, reach, stay, receivers)
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
    value = p * run.value + (1 - p) * losing(sight, sight.ball)
    deed = walk(slot, reach.path(sight.ball), value - left_alone(sight), 1 - p, run.square)
    return BallPlan(deed, run.square, run.cage, run.danger)


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
