# mypyc: compiled
"""Passes, catches and hand-offs as chances.

    pass_odds(g, slot, square)     # Flight: what a pass comes to with every re-roll
    hand_odds(g, slot, mate)       # that he catches a ball handed to him
    catch_of(g, slot, how)         # a catch as a Roll
    pick_up_of(g, slot, square)    # a pick-up as a Roll

Both pass and hand-off go on from the `luck` with which the thrower comes to it, where he has tested before. Every
outcome but an accurate one (of a Hail Mary: but an inaccurate one) is rolled again while that is allowed, and what is
then left helps the catch, so all shares of a `Flight` are of the same tree. The opponent sends whoever interferes
best. `complete` is an accurate pass that nobody touches and the team-mate in the square catches; one that goes astray
and is caught all the same does not count.
"""

from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import (
    ACCURATE_PASS,
    AT,
    BOMB,
    HANDED,
    T_ANIMOSITY,
    T_CATCH,
    T_INTERFERE,
    T_PASS,
    T_PICK_UP,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import CLOUD_BURSTER, NO_HANDS, VERY_LONG_LEGS
from downfield.games.blood_bowl.odds.dice import Roll, row, test_of
from downfield.games.blood_bowl.odds.luck import Luck
from downfield.games.blood_bowl.rules.ball.hand_off import WILLING_AT, is_disliked
from downfield.games.blood_bowl.rules.ball.loose_ball import can_catch
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE, INACCURATE, WILD, outcome_of
from downfield.games.blood_bowl.rules.ball.throwing import interfere_base
from downfield.games.blood_bowl.rules.dice.modifiers import (
    catch_plus,
    interfere_plus,
    pass_plus,
    pick_up_plus,
)
from downfield.games.blood_bowl.rules.dice.range_ruler import is_long, offer_interferers, range_to
from downfield.kernel.needs import NOBODY


class Flight(NamedTuple):
    """What to expect of a pass, with every re-roll."""

    accurate: float
    inaccurate: float
    wild: float
    fumbled: float
    stopped: float  # accurate, but deflected
    complete: float  # 0 where nobody of the own side can catch it there


def faces_of(g: Pitch, slot: int, reach: int) -> list[int]:
    """[BB-12.8] What each face of the die comes to."""
    pa = int(g.pa(slot))
    return qualities(pa, int(pass_plus(g, slot, reach)) if pa else 0)


def qualities(pa: int, plus: int) -> list[int]:
    """[BB-12.8, BB-13.6] What each face of a passing test comes to; without passing ability nothing but fumbles."""
    if not pa:
        return [FUMBLE] * 6
    passes = [face == 6 or (face > 1 and face + plus >= pa) for face in range(1, 7)]
    return [int(outcome_of(face if passes[face - 1] else -face, plus)) for face in range(1, 7)]


def thrower(g: Pitch, slot: int) -> Luck:
    """A thrower who has not rolled yet; out of his own activation Pro does not help him [BB-18.P4]."""
    luck = Luck()
    if g.actor == slot:
        luck.begin(g, slot)
    else:
        luck.lone(g, slot)
    return luck


def pass_odds(
    g: Pitch, slot: int, square: int, far: bool = False, luck: Luck | None = None, node: int = 0
) -> Flight:
    """A pass from where the thrower stands; `far` is a Hail Mary, which is never accurate [BB-12.13]."""
    luck = thrower(g, slot) if luck is None else luck
    mate = int(g.player_at(square))
    node = _willing(g, luck, node, slot, mate)
    faces = faces_of(g, slot, BOMB if far else int(range_to(g, g.at[slot], square)))
    good = faces.count(ACCURATE) + (faces.count(INACCURATE) if far else 0)
    after = int(luck.roll(node, luck.way_of(g, T_PASS, slot), 7 - good)) if good else node
    hoped = float(luck.whole[after]) if good else 0.0
    missed = (float(luck.whole[node]) - hoped) / (6 - good)  # for each other face
    wild, fumbled = faces.count(WILD) * missed, faces.count(FUMBLE) * missed
    if far:
        return Flight(0.0, hoped, wild, fumbled, 0.0, 0.0)
    stopped, complete = _received(g, luck, after, slot, mate) if hoped else (0.0, 0.0)
    return Flight(hoped, faces.count(INACCURATE) * missed, wild, fumbled, stopped * hoped, complete)


def _willing(g: Pitch, luck: Luck, node: int, slot: int, mate: int) -> int:
    """[BB-12.6, BB-18.T2] The luck left when Animosity does not keep him from it."""
    if not is_disliked(g, slot, mate):
        return node
    return int(luck.roll(node, luck.way_of(g, T_ANIMOSITY, slot), WILLING_AT))


def _received(g: Pitch, luck: Luck, node: int, slot: int, mate: int) -> tuple[float, float]:
    """The chance that an accurate pass is deflected, and that this one is neither deflected nor dropped."""
    if mate == NOBODY or g.side_of(mate) != g.side_of(slot) or not can_catch(g, mate):
        return 0.0, 0.0
    stopped = interference(g, slot, int(g.at[mate]))
    return stopped, (1 - stopped) * _caught(luck, node, catch_of(g, mate, ACCURATE_PASS))


def _caught(luck: Luck, node: int, catch: Roll) -> float:
    """A catch by somebody else, with the team re-rolls that are left."""
    return sum(share * row((catch,), team) for share, team, _ in luck.left(node))


def catch_of(g: Pitch, slot: int, how: int) -> Roll:
    """[BB-12.21] A catch by a player who can catch."""
    return test_of(g, T_CATCH, slot, int(g.ag(slot)), int(catch_plus(g, slot, how)))


def throw_of(g: Pitch, slot: int, square: int) -> tuple[Roll, ...]:
    """[BB-12.5, BB-12.6] What a thrower must roll for an accurate pass from where he stands: he may refuse first."""
    if not g.pa(slot):
        return (Roll(0.0),)
    plus = int(pass_plus(g, slot, int(range_to(g, g.at[slot], square))))
    throw = test_of(g, T_PASS, slot, int(g.pa(slot)), plus)
    return (*refusal(g, slot, int(g.player_at(square))), throw)


def refusal(g: Pitch, slot: int, mate: int) -> tuple[Roll, ...]:
    """[BB-18.T2] What he rolls first with Animosity towards somebody."""
    return (test_of(g, T_ANIMOSITY, slot, WILLING_AT, 0),) if is_disliked(g, slot, mate) else ()


def pick_up_of(g: Pitch, slot: int, square: int) -> Roll:
    """[BB-9.22] A pick-up in a square, where he then stands."""
    if g.traits[slot] & NO_HANDS:
        return Roll(0.0)
    here = g.at[slot]
    g.at[slot] = square
    roll = test_of(g, T_PICK_UP, slot, int(g.ag(slot)), int(pick_up_plus(g, slot)))
    g.at[slot] = here
    return roll


def hand_odds(g: Pitch, slot: int, mate: int, luck: Luck | None = None, node: int = 0) -> float:
    """[BB-12.26]"""
    luck = thrower(g, slot) if luck is None else luck
    return _caught(luck, _willing(g, luck, node, slot, mate), catch_of(g, mate, HANDED))


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
    plus = int(interfere_plus(g, foe, slot, interfere_base(outcome)))
    p = row((test_of(g, T_INTERFERE, foe, int(g.ag(foe)), plus),), 0)
    bursts = g.skills[slot] & CLOUD_BURSTER and is_long(range_to(g, g.at[slot], square))
    return p * p if bursts and not g.skills[foe] & VERY_LONG_LEGS else p


def interference(g: Pitch, slot: int, square: int) -> float:
    """The chance that the best interferer deflects an accurate pass."""
    return max((interfere_odds(g, slot, foe, square) for foe in interferers(g, slot, square)), default=0.0)
