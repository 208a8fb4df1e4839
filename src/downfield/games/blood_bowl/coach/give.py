# mypyc: compiled
"""The ball from one player to another: to whom, from where, and what that is worth."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.odds import catch_chance
from downfield.games.blood_bowl.coach.reach import Reach, ways
from downfield.games.blood_bowl.coach.run import best_run, helpers_of, value_at
from downfield.games.blood_bowl.coach.sight import BESIDE, Sight, far
from downfield.games.blood_bowl.coach.special.throw_team_mate import throwers, throws
from downfield.games.blood_bowl.coach.threat import threat_of
from downfield.games.blood_bowl.coach.value import losing
from downfield.games.blood_bowl.model.kinds import (
    AT,
    BOMB,
    HAND_OFF,
    HANDED,
    PASS_ACTION,
    THROW_NOW,
    USED_HAND_OFF,
    USED_PASS,
)
from downfield.games.blood_bowl.model.skills import NO_HANDS
from downfield.games.blood_bowl.odds.ball import interference, refusal, throw_of
from downfield.games.blood_bowl.odds.dice import row
from downfield.games.blood_bowl.rules.dice.range_ruler import in_weather, range_to

FLY: Final = 0.05  # what a throw of a team-mate must gain
AHEAD: Final = 4  # columns that a pass must gain,
AHEAD_AT_ONCE: Final = 2  # or one of a coach who likes to pass
PASSERS_EYE: Final = 6  # team-mates whom that one looks at
Receivers = list[tuple[int, float]]  # and what the ball is worth in their hands


class Giver:
    """Who has the ball, or will have picked it up: his ways from there."""

    def __init__(
        self, slot: int, square: int, reach: Reach, before: list[int], p: float, stay: float
    ) -> None:
        self.slot = slot
        self.square = square
        self.reach = reach
        self.before = before  # the steps to the ball,
        self.p = p  # and that he gets it
        self.stay = stay  # what it is worth to let it be


def receivers_of(sight: Sight, carrier: int, square: int) -> Receivers:
    """Team-mates to whom the ball might go from a square, and what it is worth in their hands."""
    found = []
    here, passes = sight.to_go(square), sight.style.passes
    ahead = AHEAD_AT_ONCE if passes else AHEAD
    for mate in sight.mine:
        if mate == carrier or not sight.has_zone(mate) or sight.traits[mate] & NO_HANDS:
            continue
        at = sight.at[mate]
        near = sight.can_act(mate) and sight.to_go(at) <= sight.ma(mate) + 2
        if near or sight.to_go(at) <= here - ahead or throwers(sight, mate):
            found.append((sight.to_go(at) - (sight.ma(mate) if sight.can_act(mate) else 0), mate))
    found.sort()
    most = PASSERS_EYE if passes else sight.style.receivers
    return [(mate, _in_hands(sight, mate, carrier)) for _, mate in found[:most]]


def _in_hands(sight: Sight, mate: int, giver: int) -> float:
    """The ball with a team-mate, who may be thrown, and may still run with it if he has not been activated."""
    square = sight.at[mate]
    if sight.can_act(mate):
        helpers = helpers_of(sight, mate) if sight.style.passes else {}
        helpers.pop(giver, None)
        value = best_run(sight, mate, ways(sight, mate), helpers, square).value
    else:
        value = value_at(sight, mate, square, threat_of(sight, mate).danger(square, {}))
    return value + max((deed.gain for deed in throws(sight, mate, value) if deed.gain > FLY), default=0.0)


def gifts(sight: Sight, giver: Giver, receivers: Receivers) -> list[Deed]:
    """Hand-offs and passes to these."""
    return [*_hand_offs(sight, giver, receivers), *_passes(sight, giver, receivers)]


def _hand_offs(sight: Sight, giver: Giver, receivers: Receivers) -> list[Deed]:
    """[BB-12.26] To whoever does more with the ball."""
    if sight.used & USED_HAND_OFF:
        return []
    found, reach = [], giver.reach
    for mate, held in receivers:
        near = [s for s in BESIDE[sight.at[mate]] if reach.has(s)]
        if not near:
            continue
        square = max(near, key=lambda s: (reach.chance(s), -reach.moved(s)))
        takes = row(refusal(sight.g, giver.slot, mate), 0) * catch_chance(sight, mate, HANDED)
        found.append(
            _gift(sight, giver, HAND_OFF, square, reach.chance(square) * takes, held, mate, AT + mate)
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


def _passes(sight: Sight, giver: Giver, receivers: Receivers) -> list[Deed]:
    """Farther than one can run."""
    if sight.used & USED_PASS or sight.pa(giver.slot) == 0:
        return []
    found, reach, here = [], giver.reach, giver.square
    spots = [s for s in reach.squares if reach.chance(s) > 0.8 and not sight.foe_zones[s]]
    spots = spots or [here]
    for mate, held in receivers:
        goal = sight.at[mate]
        spots.sort(key=lambda spot: far(spot, goal))
        best, place = -1.0, here
        for square in [*spots[:4], here]:
            p = reach.chance(square) * accuracy(sight, giver.slot, square, goal)
            if p > best:
                best, place = p, square
        caught = best * catch_chance(sight, mate)
        found.append(_gift(sight, giver, PASS_ACTION, place, caught, held, mate, THROW_NOW, goal))
    return found


def _gift(
    sight: Sight,
    giver: Giver,
    action: int,
    square: int,
    caught: float,
    held: float,
    mate: int,
    last: int,
    aim: int = 0,
) -> Deed:
    """What is won if it is caught, and lost if it is not, or not even picked up; one re-roll is left for the catch."""
    if sight.again and giver.p == 1:
        caught += 0.6 * caught * (1 - caught)
    caught *= giver.p
    value = caught * held + (1 - caught) * losing(sight, giver.square)
    steps = tuple(giver.before + giver.reach.path(square))
    return Deed(giver.slot, action, value - giver.stay, 1 - caught, steps, mate, last, aim)
