"""A thrown team-mate and a kicked ball as chances: where things come down."""

import functools
from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import T_THROW
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import ALWAYS_HUNGRY
from downfield.games.blood_bowl.model.tables import LENGTH, NEAR, STRIDE, WIDTH
from downfield.games.blood_bowl.odds.dice import chance, face_for
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE, INACCURATE, WILD, outcome_of
from downfield.games.blood_bowl.rules.dice.modifiers import throw_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.kernel.needs import NOBODY

LANDING = {ACCURATE: 0, INACCURATE: -1, WILD: -2, FUMBLE: -1}  # [BB-13.10]
OUT = 0  # beyond the pitch


class Toss(NamedTuple):
    """What to expect of a thrown team-mate, without re-rolls."""

    superb: float
    successful: float
    terrible: float
    fumbled: float
    eaten: float
    lands: float  # on his feet, wherever


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
    quality = _quality(g, slot, square, kind)
    hungry = 1 / 6 if g.traits[slot] & ALWAYS_HUNGRY and kind == T_THROW else 0.0  # [BB-13.4]
    shares = [quality.count(o) / 6 * (1 - hungry) for o in (ACCURATE, INACCURATE, WILD)]
    fumbled = quality.count(FUMBLE) / 6 * (1 - hungry) + hungry * 5 / 6
    eaten = hungry / 6
    lands = 0.0
    if g.has_zone(mate):
        here = int(g.at[slot])
        dropped = scattered(here, 1) if kind == T_THROW else ()
        flights = (scattered(square, 3), scattered(square, 3), deviated(here), dropped)
        for p, flight, outcome in zip(
            (*shares, fumbled), flights, (ACCURATE, INACCURATE, WILD, FUMBLE), strict=True
        ):
            lands += p * sum(at * _lands(g, mate, to, LANDING[outcome]) for to, at in flight) if p else 0.0
    return Toss(shares[0], shares[1], shares[2], fumbled, eaten, lands)


def _quality(g: Pitch, slot: int, square: int, kind: int) -> list[int]:
    """[BB-13.6] What each face of the die comes to."""
    pa = int(g.pa(slot))
    if not pa:
        return [FUMBLE] * 6
    plus = int(throw_plus(g, slot, range_to(g, g.at[slot], square), kind))
    passes = [face == 6 or (face > 1 and face + plus >= pa) for face in range(1, 7)]
    return [int(outcome_of(face if passes[face - 1] else -face, plus)) for face in range(1, 7)]


def _lands(g: Pitch, mate: int, to: int, plus: int) -> float:
    """[BB-13.10] The chance to land in a square; the one that he was picked up from is free."""
    if to == OUT or g.player_at(to) not in (NOBODY, mate):
        return 0.0
    return chance(face_for(int(g.ag(mate)), plus - int(g.marking(to, g.side_of(mate)))))


def touchback_odds(g: Pitch, square: int, receiving: int) -> float:
    """[BB-6.15] The chance that a kick comes down outside the receiving half, without the skill Kick."""
    return sum(p for to, p in deviated(square) if to == OUT or not g.in_half(to, receiving))
