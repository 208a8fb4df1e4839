"""A thrown team-mate and a kicked ball as chances: where things come down."""

import functools
from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import T_THROW
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import ALWAYS_HUNGRY
from downfield.games.blood_bowl.model.tables import LENGTH, NEAR, STRIDE, WIDTH
from downfield.games.blood_bowl.odds.ball import qualities
from downfield.games.blood_bowl.odds.dice import chance, face_for
from downfield.games.blood_bowl.rules.ball.landing import landing_plus
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE, INACCURATE, WILD
from downfield.games.blood_bowl.rules.ball.throw_team_mate import HUNGRY_AT, thrown_plus
from downfield.games.blood_bowl.rules.dice.modifiers import throw_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.games.blood_bowl.rules.dice.scatter import fly
from downfield.games.blood_bowl.rules.match.kick_off import has_kicker, landing
from downfield.kernel.needs import NOBODY

OUT = 0  # beyond the pitch
FLIGHTS = (ACCURATE, INACCURATE, WILD)


class Toss(NamedTuple):
    """What to expect of a thrown team-mate, all dice as they fall."""

    superb: float
    successful: float
    terrible: float
    fumbled: float
    eaten: float
    lands: float  # on his feet after a flight, wherever; who is dropped and lands is not counted


def _on(square: int) -> bool:
    return 1 <= square % STRIDE <= LENGTH and 1 <= square // STRIDE <= WIDTH


@functools.cache
def scattered(square: int, steps: int) -> tuple[tuple[int, float], ...]:
    """[BB-1.9] Where something comes down after so many scatters, OUT where it leaves the pitch on the way."""
    places = {square: 1.0}
    for _ in range(steps):
        further: dict[int, float] = {}
        for here, p in places.items():
            for way in NEAR if here != OUT else (0,) * 8:
                to = here + int(way)
                to = to if _on(to) else OUT
                further[to] = further.get(to, 0.0) + p / 8
        places = further
    return tuple(sorted(places.items()))


@functools.cache
def deviated(square: int) -> tuple[tuple[int, float], ...]:
    """[BB-1.8] Where something comes down that deviates."""
    places: dict[int, float] = {}
    for way in NEAR:
        here = square
        for _ in range(6):
            here = here + int(way) if here != OUT and _on(here + int(way)) else OUT
            places[here] = places.get(here, 0.0) + 1 / 48
    return tuple(sorted(places.items()))


def toss_odds(g: Pitch, slot: int, mate: int, square: int, kind: int = T_THROW) -> Toss:
    """[BB-13.3] A throw from where the thrower stands; [BB-13.18] after a fumbled kick nobody lands at all."""
    quality = toss_qualities(g, slot, square, kind)
    hungry = hunger(g, slot, kind)
    shares = [quality.count(o) / 6 * (1 - hungry) for o in FLIGHTS]
    fumbled = quality.count(FUMBLE) / 6 * (1 - hungry) + hungry * chance(HUNGRY_AT)
    eaten = hungry * (1 - chance(HUNGRY_AT))
    lands = 0.0
    if g.has_zone(mate):
        near, wide = scattered(square, 3), deviated(int(g.at[slot]))
        for p, outcome in zip(shares, FLIGHTS, strict=True):
            flight, plus = wide if outcome == WILD else near, int(thrown_plus(outcome))
            lands += p * sum(at * lands_at(g, mate, to, plus) for to, at in flight) if p else 0.0
    return Toss(shares[0], shares[1], shares[2], fumbled, eaten, lands)


def hunger(g: Pitch, slot: int, kind: int) -> float:
    """[BB-13.4] The chance that the thrower tries to eat him."""
    return 1 - chance(HUNGRY_AT) if g.traits[slot] & ALWAYS_HUNGRY and kind == T_THROW else 0.0


def toss_qualities(g: Pitch, slot: int, square: int, kind: int) -> list[int]:
    """[BB-13.6] What each face of the die comes to, from where the thrower stands."""
    pa = int(g.pa(slot))
    return qualities(pa, int(throw_plus(g, slot, range_to(g, g.at[slot], square), kind)) if pa else 0)


def lands_at(g: Pitch, mate: int, to: int, plus: int) -> float:
    """[BB-13.10] The chance to land in a square; the one that he was picked up from is free."""
    if to == OUT or g.player_at(to) not in (NOBODY, mate):
        return 0.0
    return chance(face_for(int(g.ag(mate)), int(landing_plus(g, mate, to, plus))))


# A kick -------------------------------------------------------------------------------------------------------------


def kick_odds(g: Pitch, square: int) -> float:
    """[BB-6.10, BB-6.15] The chance that a kick comes down in the receiving half; the skill Kick halves it to be in."""
    halves, stays = has_kicker(g), 0
    for way in NEAR:
        ends = [landing(g, fly(g, square, way, far)) for far in range(7)]
        stays += sum(bool(ends[far] or (halves and ends[far // 2])) for far in range(1, 7))
    return stays / (6 * len(NEAR))
