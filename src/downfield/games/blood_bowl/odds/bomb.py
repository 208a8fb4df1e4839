"""[BB-15.7, BB-15.8] A bomb as chances: whom it hits, and whether it goes off in the hand.

    bomb_odds(g, slot, square)     # Blast: who stands in the square is hit, or where nobody does, it goes off there

The die is taken as it falls, without re-rolls. Opponents under its way are taken to leave it alone, for whoever gets a
hand on a bomb has it; what becomes of one that is caught and thrown on is not counted.
"""

from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import ACCURATE_PASS, BOMB, SCATTERED, T_BOMB
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import SAFE_PASS
from downfield.games.blood_bowl.model.tables import distance
from downfield.games.blood_bowl.odds.ball import faces_of
from downfield.games.blood_bowl.odds.dice import chance, row, test_of
from downfield.games.blood_bowl.odds.throw_team_mate import OUT, deviated, scattered
from downfield.games.blood_bowl.rules.ball.bomb import GOES_OFF
from downfield.games.blood_bowl.rules.ball.loose_ball import can_catch
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE, INACCURATE, WILD
from downfield.games.blood_bowl.rules.dice.modifiers import bomb_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to
from downfield.kernel.needs import NOBODY


class Blast(NamedTuple):
    """What to expect of a bomb."""

    hit: float  # by a bomb that was thrown
    fumbled: float  # it goes off where the bomber stands


def bomb_odds(g: Pitch, slot: int, square: int, far: bool = False) -> Blast:
    """From where the bomber stands; `far` is a Hail Mary, which is never accurate [BB-12.13]."""
    here = int(g.at[slot])
    faces = faces_of(g, slot, BOMB if far else int(range_to(g, here, square)))
    if far:
        faces = [INACCURATE if face == ACCURATE else face for face in faces]
    accurate, inaccurate, wild, fumbled = (faces.count(x) / 6 for x in (ACCURATE, INACCURATE, WILD, FUMBLE))
    hit = accurate * _burst(g, square, ACCURATE_PASS)
    for share, flight in ((inaccurate, scattered(square, 3)), (wild, deviated(here))):
        if share:
            hit += share * sum(p * _reached(g, to, square) for to, p in flight if to != OUT)
    fumbled = 0.0 if g.skills[slot] & SAFE_PASS else fumbled
    return Blast(hit, fumbled)


def _burst(g: Pitch, square: int, how: int) -> float:
    """The chance that it goes off where it comes down, and is not caught without going off."""
    who = int(g.player_at(square))
    if who == NOBODY or not can_catch(g, who):
        return 1.0
    caught = row((test_of(g, T_BOMB, who, int(g.ag(who)), int(bomb_plus(g, who, how))),), 0)
    return 1 - caught * (1 - chance(GOES_OFF))


def _reached(g: Pitch, to: int, square: int) -> float:
    """The chance that a bomb which strayed to one square is felt in another."""
    felt = _felt(g, to, square)
    return felt * _burst(g, to, SCATTERED) if felt else 0.0


def _felt(g: Pitch, to: int, square: int) -> float:
    """The chance that an explosion hits the player in a square; in an empty one only that very square counts."""
    if to == square:
        return 1.0
    is_near = g.player_at(square) != NOBODY and distance(to, square) == 1
    return chance(GOES_OFF) if is_near else 0.0
