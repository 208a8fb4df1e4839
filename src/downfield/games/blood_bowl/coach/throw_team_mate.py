"""A team-mate who flies with the ball: from where, to which square, and what that is worth."""

from typing import NamedTuple

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.negatraits import comes
from downfield.games.blood_bowl.coach.odds import chance, rush_chance, twice
from downfield.games.blood_bowl.coach.reach import safe_ways
from downfield.games.blood_bowl.coach.sight import BESIDE, COLUMN, FREE, ON, ROW, Sight, far
from downfield.games.blood_bowl.coach.value import PLAYER, having, losing, touchdown
from downfield.games.blood_bowl.model.kinds import (
    ACTIVATED,
    AT,
    KICK_MATE,
    QUICK,
    ROOTED,
    SHORT,
    STANDING,
    THROW_MATE,
    USED_KICK,
    USED_PASS,
    VERY_SUNNY,
)
from downfield.games.blood_bowl.model.skills import (
    ALWAYS_HUNGRY,
    KICK_TEAM_MATE,
    RIGHT_STUFF,
    STRONG_ARM,
    THROW_TEAM_MATE,
)
from downfield.games.blood_bowl.odds.throw_team_mate import OUT, scattered
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.games.blood_bowl.rules.turn.choices import LIGHT, STRONG

PLACES = 3  # squares from which a throw is looked at
FARTHEST = 6  # squares of a short throw
FUMBLE = 1 / 6
NEAR, HOPED = 0.3, 0.12  # that a throw in the next turn makes a touchdown, by how far it is
CROWDED = 0.1  # for each opponent who is near where he comes down


class Flight(NamedTuple):
    """The best aim from a square."""

    value: float
    aim: int
    lands: float  # how likely he keeps the ball


class _Down(NamedTuple):
    """For every square what it is worth that he comes down there, and whether he lands on his feet."""

    superb: list[tuple[float, float]]
    fine: list[tuple[float, float]]


def can_fly(sight: Sight, mate: int) -> bool:
    """[BB-13.1] Whether a team-mate can be thrown and land on his feet."""
    return (
        bool(sight.traits[mate] & RIGHT_STUFF)
        and sight.st[mate] <= LIGHT
        and sight.has_zone(mate)
        and not sight.marks[mate] & ROOTED
    )


def throwers(sight: Sight, mate: int) -> list[tuple[int, int]]:
    """The players who can throw or kick him in this turn from beside him, with the action."""
    found: list[tuple[int, int]] = []
    for slot in sight.mine if can_fly(sight, mate) else []:
        if slot == mate or not sight.pa[slot] or not sight.can_act(slot):
            continue
        if far(sight.at[slot], sight.at[mate]) > sight.ma[slot] + 1:
            continue
        traits = sight.traits[slot]
        if traits & THROW_TEAM_MATE and sight.st[slot] >= STRONG and not sight.used & USED_PASS:
            found.append((slot, THROW_MATE))
        if traits & KICK_TEAM_MATE and not sight.used & USED_KICK:
            found.append((slot, KICK_MATE))
    return found


def next_flight(sight: Sight, mate: int, square: int) -> float:
    """At a glance: the chance that he is thrown from about a square in the next turn, the last one, and scores."""
    if sight.left != 1 or not sight.traits[mate] & RIGHT_STUFF or sight.st[mate] > LIGHT:
        return 0.0
    arms = [s for s in sight.mine if sight.traits[s] & THROW_TEAM_MATE and sight.is_up(s) and sight.pa[s]]
    if not any(far(sight.at[s], square) <= sight.ma[s] for s in arms):
        return 0.0
    beyond = sight.to_go(square) - sight.ma[mate] - FARTHEST
    return NEAR if beyond <= 0 else HOPED if beyond <= 3 else 0.0


def throws(sight: Sight, mate: int, stay: float) -> list[Deed]:
    """[BB-13.1] The best throw of each thrower, if the one who flies has the ball; `stay` if nobody does anything."""
    able = throwers(sight, mate)
    if not able:
        return []
    drop = losing(sight, sight.at[mate])
    down = _Down(_down_at(sight, mate, 0, drop), _down_at(sight, mate, -1, drop))
    found = []
    for slot, action in able:
        places = _places(sight, slot, mate)
        flights = [(_fly(sight, slot, s, action, down, stay, drop), path) for s, path in places]
        best = max(flights, key=lambda one: one[0].value, default=None)
        if best is not None:
            flight, path = best
            p = comes(sight, slot, action)
            gain, fail = p * (flight.value - stay), p * (1 - flight.lands)
            found.append(Deed(slot, action, gain, fail, path, mate, AT + mate, flight.aim))
    return found


def _places(sight: Sight, slot: int, mate: int) -> list[tuple[int, tuple[int, ...]]]:
    """Squares next to him where the thrower comes without a die, those farthest ahead first."""
    reach = safe_ways(sight, slot)
    near = [s for s in BESIDE[sight.at[mate]] if s in reach]
    near.sort(key=lambda s: (sight.foe_zones[s], sight.to_go(s), s))
    return [(s, tuple(reach[s].path())) for s in near[:PLACES]]


def _fly(sight: Sight, slot: int, square: int, action: int, at: _Down, stay: float, drop: float) -> Flight:
    """[BB-13.6] Superb, successful, terrible and fumbled throws, weighed."""
    again = twice if sight.again else float
    base = -sight.foe_zones[square] - (sight.weather == VERY_SUNNY)
    base += 1 if sight.skills[slot] & STRONG_ARM else 0
    hungry = 5 / 6 if sight.traits[slot] & ALWAYS_HUNGRY and action == THROW_MATE else 1.0
    fumbled = 0.5 * stay + 0.5 * drop if action == THROW_MATE else drop - PLAYER  # [BB-13.18]
    best = Flight(-9.0, 0, 0.0)
    for aim in _aims(sight, square):
        reach = int(range_to(sight.g, square, aim))
        if reach not in (QUICK, SHORT):
            continue
        p = chance(sight.pa[slot], base + int(sight.g.tables.range_plus[reach]))
        rest = 1 - p - FUMBLE
        value = kept = 0.0
        for down, share in scattered(aim, 3):
            if down == OUT:
                value += share * (p + rest) * drop
                continue
            value += share * (p * at.superb[down][0] + rest * at.fine[down][0])
            kept += share * (p * at.superb[down][1] + rest * at.fine[down][1])
        value = hungry * (value + FUMBLE * fumbled) + (1 - hungry) * drop
        if value > best.value:
            best = Flight(value, aim, min(1.0, hungry * again(kept)))
    return best


def _aims(sight: Sight, square: int) -> list[int]:
    """Squares ahead in range."""
    return [
        s
        for s in range(len(ON))
        if ON[s] and far(s, square) <= FARTHEST and sight.to_go(s) < sight.to_go(square)
    ]


def _down_at(sight: Sight, mate: int, plus: int, drop: float) -> list[tuple[float, float]]:
    """For every square what it is worth that he comes down there with the ball, and whether he lands on his feet."""
    found = [(drop, 0.0)] * len(ON)
    foes = [sight.at[f] for f in sight.theirs if sight.status[f] == STANDING]
    for square in range(len(ON)):
        if not ON[square] or (sight.board[square] != FREE and sight.board[square] != mate):
            continue
        p = chance(sight.ag[mate], plus - sight.foe_zones[square])
        p = twice(p) if sight.again else p
        found[square] = (p * _held(sight, mate, square, foes, drop) + (1 - p) * drop, p)
    return found


def _held(sight: Sight, mate: int, square: int, foes: list[int], drop: float) -> float:
    """The ball with him in a square where he has landed: he may still run if he has not been activated."""
    goal = sight.to_go(square)
    if goal == 0:
        return touchdown(sight.foe_left)
    near = sum(abs(COLUMN[f] - COLUMN[square]) <= 3 and abs(ROW[f] - ROW[square]) <= 3 for f in foes)
    danger = min(0.9, CROWDED * near + 0.15 * sight.foe_zones[square])
    value = (1 - danger) * having(goal, sight.left, sight.foe_left, sight.ma[mate]) + danger * drop
    speed = sight.ma[mate]
    if not sight.marks[mate] & ACTIVATED and goal <= speed + 2:
        p = rush_chance(sight) ** max(0, goal - speed)
        p *= chance(sight.ag[mate], 0) if sight.foe_zones[square] else 1.0
        value = max(value, p * touchdown(sight.foe_left) + (1 - p) * drop)
    return value
