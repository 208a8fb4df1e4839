"""Passes, catches and hand-offs as chances.

    pass_odds(g, slot, square)     # Flight: one die as it falls, and what the pass comes to with every re-roll
    hand_odds(g, slot, mate)       # that he catches a ball handed to him
    catch_of(g, slot, how)         # a catch as a Roll, for rows of tests

The opponent sends whoever interferes best. `complete` is an accurate pass that nobody touches and the team-mate in the
square catches; a ball that goes astray and is caught all the same is not counted.
"""

from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import (
    ACCURATE_PASS,
    AT,
    BOMB,
    HANDED,
    T_CATCH,
    T_INTERFERE,
    T_PASS,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import CLOUD_BURSTER, VERY_LONG_LEGS
from downfield.games.blood_bowl.odds.dice import Roll, row, team_rerolls, test_of
from downfield.games.blood_bowl.rules.ball.loose_ball import can_catch
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE, INACCURATE, WILD, outcome_of
from downfield.games.blood_bowl.rules.dice.modifiers import catch_plus, interfere_plus, pass_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import is_long, offer_interferers, range_to
from downfield.kernel.needs import NOBODY

INTERFERE_BASE = {ACCURATE: -3, INACCURATE: -2, WILD: -1}  # [BB-12.15]


class Flight(NamedTuple):
    """What to expect of a pass."""

    accurate: float  # of the die as it falls
    inaccurate: float
    wild: float
    fumbled: float
    aimed: float  # accurate, with every re-roll
    stopped: float  # an accurate pass is deflected
    complete: float  # with every re-roll; 0 where nobody of the own side can catch it there


def faces_of(g: Pitch, slot: int, reach: int) -> list[int]:
    """[BB-12.8] What each face of the die comes to."""
    pa, plus = int(g.pa(slot)), int(pass_plus(g, slot, reach))
    if not pa:
        return [FUMBLE] * 6
    passes = [face == 6 or (face > 1 and face + plus >= pa) for face in range(1, 7)]
    return [int(outcome_of(face if passes[face - 1] else -face, plus)) for face in range(1, 7)]


def pass_odds(g: Pitch, slot: int, square: int, far: bool = False, team: int | None = None) -> Flight:
    """A pass from where the thrower stands; `far` is a Hail Mary, which is never accurate [BB-12.13]."""
    faces = faces_of(g, slot, BOMB if far else int(range_to(g, g.at[slot], square)))
    if far:
        faces = [INACCURATE if face == ACCURATE else face for face in faces]
    accurate, inaccurate, wild, fumbled = (faces.count(x) / 6 for x in (ACCURATE, INACCURATE, WILD, FUMBLE))
    throw = _throw(g, slot, accurate)
    team = int(team_rerolls(g, g.side_of(slot))) if team is None else team
    stopped, complete = 0.0, 0.0
    if not far:
        stopped = interference(g, slot, square)
        mate = int(g.player_at(square))
        if mate != NOBODY and g.side_of(mate) == g.side_of(slot) and can_catch(g, mate):
            complete = completed((throw, catch_of(g, mate, ACCURATE_PASS)), stopped, team)
    return Flight(accurate, inaccurate, wild, fumbled, row((throw,), team), stopped, complete)


def completed(rolls: tuple[Roll, Roll], stopped: float, team: int) -> float:
    """An accurate throw that nobody touches, and the catch."""
    return row(rolls, team) * (1 - stopped)


def rolls_of(g: Pitch, slot: int, mate: int) -> tuple[Roll, Roll]:
    """The throw to a team-mate and his catch."""
    faces = faces_of(g, slot, int(range_to(g, g.at[slot], g.at[mate])))
    return _throw(g, slot, faces.count(ACCURATE) / 6), catch_of(g, mate, ACCURATE_PASS)


def _throw(g: Pitch, slot: int, p: float) -> Roll:
    """[BB-12.5, BB-12.7] The passing test; any outcome but an accurate one may be rolled again."""
    if not g.pa(slot):
        return Roll(0.0)
    return test_of(g, T_PASS, slot, 6, 0)._replace(p=p)


def catch_of(g: Pitch, slot: int, how: int) -> Roll:
    """[BB-12.21] A catch by a player who can catch."""
    return test_of(g, T_CATCH, slot, int(g.ag(slot)), int(catch_plus(g, slot, how)))


def hand_odds(g: Pitch, slot: int, mate: int, team: int | None = None) -> float:
    """[BB-12.26]"""
    team = int(team_rerolls(g, g.side_of(slot))) if team is None else team
    return row((catch_of(g, mate, HANDED),), team)


# Interference -------------------------------------------------------------------------------------------------------


def interferers(g: Pitch, slot: int, square: int) -> list[int]:
    """[BB-12.14] The opponents who could reach a ball on its way; the options listed in `g` are lost."""
    g.n = 0
    offer_interferers(g, slot, square)
    found = [int(g.opts[i]) - AT for i in range(g.n)]
    g.n = 0
    return found


def interfere_odds(g: Pitch, slot: int, foe: int, square: int, outcome: int = ACCURATE) -> float:
    """[BB-12.15, BB-12.17] The chance that one opponent deflects a pass, without team re-rolls."""
    plus = int(interfere_plus(g, foe, slot, INTERFERE_BASE[outcome]))
    p = row((test_of(g, T_INTERFERE, foe, int(g.ag(foe)), plus),), 0)
    bursts = g.skills[slot] & CLOUD_BURSTER and is_long(range_to(g, g.at[slot], square))
    return p * p if bursts and not g.skills[foe] & VERY_LONG_LEGS else p


def interference(g: Pitch, slot: int, square: int) -> float:
    """The chance that the best interferer deflects an accurate pass."""
    return max((interfere_odds(g, slot, foe, square) for foe in interferers(g, slot, square)), default=0.0)
