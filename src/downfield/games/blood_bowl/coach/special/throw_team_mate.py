# mypyc: compiled
"""A team-mate who flies with the ball: from where, to which square, and what that is worth."""

from typing import Final, NamedTuple

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.reach import safe_ways
from downfield.games.blood_bowl.coach.sight import BESIDE, ON, Sight, far
from downfield.games.blood_bowl.coach.special.negatraits import comes
from downfield.games.blood_bowl.coach.value import PLAYER, having, losing, touchdown
from downfield.games.blood_bowl.model.kinds import (
    ACTIVATED,
    AT,
    KICK_MATE,
    SHORT,
    STANDING,
    T_KICK,
    T_THROW,
    THROW_MATE,
    USED_KICK,
    USED_PASS,
)
from downfield.games.blood_bowl.model.skills import KICK_TEAM_MATE, RIGHT_STUFF, THROW_TEAM_MATE
from downfield.games.blood_bowl.odds.dice import again
from downfield.games.blood_bowl.odds.throw_team_mate import (
    deviated,
    hunger,
    lands_at,
    scattered,
    toss_qualities,
)
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE, INACCURATE, WILD
from downfield.games.blood_bowl.rules.ball.throw_team_mate import thrown_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.games.blood_bowl.rules.turn.choices import STRONG, can_be_thrown

PLACES: Final = 3  # squares from which a throw is looked at
FARTHEST: Final = 6  # squares of a short throw
NEAR, HOPED = 0.3, 0.12  # that a throw in the next turn makes a touchdown, by how far it is
CROWDED: Final = 0.1  # for each opponent who is near where he comes down


class Flight(NamedTuple):
    """The best aim from a square."""

    value: float
    aim: int
    lands: float  # how likely he keeps the ball


def can_fly(sight: Sight, mate: int) -> bool:
    """[BB-13.1] Whether a team-mate can be thrown and land on his feet."""
    return sight.has_zone(mate) and bool(can_be_thrown(sight.match, mate, RIGHT_STUFF))


def throwers(sight: Sight, mate: int) -> list[tuple[int, int]]:
    """The players who can throw or kick him in this turn from beside him, with the action."""
    found: list[tuple[int, int]] = []
    for slot in sight.mine if can_fly(sight, mate) else []:
        if slot == mate or not sight.pa(slot) or not sight.can_act(slot):
            continue
        if far(sight.at[slot], sight.at[mate]) > sight.ma(slot) + 1:
            continue
        traits = sight.traits[slot]
        if traits & THROW_TEAM_MATE and sight.st(slot) >= STRONG and not sight.used & USED_PASS:
            found.append((slot, THROW_MATE))
        if traits & KICK_TEAM_MATE and not sight.used & USED_KICK:
            found.append((slot, KICK_MATE))
    return found


def next_flight(sight: Sight, mate: int, square: int) -> float:
    """At a glance: the chance that he is thrown from about a square in the next turn, the last one, and scores."""
    if sight.left != 1 or not can_be_thrown(sight.match, mate, RIGHT_STUFF):
        return 0.0
    arms = [s for s in sight.mine if sight.traits[s] & THROW_TEAM_MATE and sight.is_up(s) and sight.pa(s)]
    if not any(far(sight.at[s], square) <= sight.ma(s) for s in arms):
        return 0.0
    beyond = sight.to_go(square) - sight.ma(mate) - FARTHEST
    return NEAR if beyond <= 0 else HOPED if beyond <= 3 else 0.0


def throws(sight: Sight, mate: int, stay: float) -> list[Deed]:
    """[BB-13.1] The best throw of each thrower, if the one who flies has the ball; `stay` if nobody does anything."""
    able = throwers(sight, mate)
    if not able:
        return []
    drop = losing(sight, sight.at[mate])
    down = Ground(sight, mate, drop)
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
    near = [s for s in BESIDE[sight.at[mate]] if reach.has(s)]
    near.sort(key=lambda s: (sight.foe_zones[s], sight.to_go(s), s))
    return [(s, tuple(reach.path(s))) for s in near[:PLACES]]


def _fly(sight: Sight, slot: int, square: int, action: int, at: "Ground", stay: float, drop: float) -> Flight:
    """[BB-13.6] Superb, successful, terrible and fumbled throws, weighed."""
    g, here = sight.g, sight.at[slot]
    kind = T_THROW if action == THROW_MATE else T_KICK
    g.place(slot, square)
    hungry = hunger(g, slot, kind)
    aims = {aim: toss_qualities(g, slot, aim, kind) for aim in _aims(sight, square)}
    wild = at.flown(deviated(square), int(thrown_plus(WILD)))
    fumbled = 0.5 * stay + 0.5 * drop if action == THROW_MATE else drop - PLAYER  # [BB-13.18]
    best = Flight(-9.0, 0, 0.0)
    for aim, faces in aims.items():
        value, kept = faces.count(FUMBLE) / 6 * fumbled, 0.0
        for outcome in (ACCURATE, INACCURATE, WILD):
            share = faces.count(outcome) / 6
            if share:
                flight = wild if outcome == WILD else at.flown(scattered(aim, 3), int(thrown_plus(outcome)))
                value, kept = value + share * flight[0], kept + share * flight[1]
        value = (1 - hungry) * value + hungry * drop
        if value > best.value:
            best = Flight(value, aim, min(1.0, (1 - hungry) * (again(kept) if sight.again else kept)))
    g.place(slot, here)
    return best


def _aims(sight: Sight, square: int) -> list[int]:
    """[BB-13.2] Squares ahead in range."""
    return [
        s
        for s in range(len(ON))
        if ON[s]
        and far(s, square) <= FARTHEST
        and sight.to_go(s) < sight.to_go(square)
        and range_to(sight.match, square, s) <= SHORT
    ]


class Ground:
    """Where a team-mate may come down with the ball: what each square is worth, worked out once."""

    def __init__(self, sight: Sight, mate: int, drop: float) -> None:
        self.sight, self.mate, self.drop = sight, mate, drop
        self.foes = [sight.at[f] for f in sight.theirs if sight.status[f] == STANDING]
        self.held: dict[int, float] = {}
        self.known: dict[tuple[int, int], tuple[float, float]] = {}

    def flown(self, flight: tuple[tuple[int, float], ...], plus: int) -> tuple[float, float]:
        """What a flight is worth, and how likely he then stands with the ball."""
        value = kept = 0.0
        for square, share in flight:
            there = self.at(square, plus)
            value, kept = value + share * there[0], kept + share * there[1]
        return value, kept

    def at(self, square: int, plus: int) -> tuple[float, float]:
        """The same for one square."""
        key = (square, plus)
        if key not in self.known:
            p = lands_at(self.sight.g, self.mate, square, plus)
            p = again(p) if self.sight.again else p
            held = _held(self.sight, self.mate, square, self.foes, self.drop) if p else 0.0
            self.known[key] = (p * held + (1 - p) * self.drop, p)
        return self.known[key]


def _held(sight: Sight, mate: int, square: int, foes: list[int], drop: float) -> float:
    """The ball with him in a square where he has landed: he may still run if he has not been activated."""
    goal = sight.to_go(square)
    if goal == 0:
        return touchdown(sight.foe_left)
    near = sum([far(f, square) <= 3 for f in foes])
    danger = min(0.9, CROWDED * near + 0.15 * int(sight.foe_zones[square]))
    value = (1 - danger) * having(goal, sight.left, sight.foe_left, sight.ma(mate)) + danger * drop
    speed = sight.ma(mate)
    if not sight.marks[mate] & ACTIVATED and goal <= feet_of(sight, mate).most:
        feet = feet_of(sight, mate)
        p = feet.rush ** max(0, goal - speed)
        p *= feet.dodges(0, False, 0).chances[0] if sight.foe_zones[square] else 1.0
        value = max(value, p * touchdown(sight.foe_left) + (1 - p) * drop)
    return value
