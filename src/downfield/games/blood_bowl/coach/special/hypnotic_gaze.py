# mypyc: compiled
"""The hypnotic gaze: at opponents who bar the way of the ball, or mark players still to act."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.reach import Reach, ways
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight, far
from downfield.games.blood_bowl.coach.special.negatraits import dares
from downfield.games.blood_bowl.model.kinds import AT, GAZE
from downfield.games.blood_bowl.model.skills import HYPNOTIC_GAZE
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.odds.special_attacks import hit_chance

CARRIER: Final = 0.08  # to free the carrier
MATE: Final = 0.012  # to free anybody else who can still act
AGAINST: Final = 0.03  # who helps their carrier
LEAST: Final = 0.7  # of the way there


def gazes(sight: Sight, busy: set[int]) -> list[Deed]:
    """[BB-15.6] The best gaze of each player who has the eyes for it."""
    found = []
    for slot in sight.mine:
        if not sight.traits[slot] & HYPNOTIC_GAZE or slot in busy or slot == sight.holder:
            continue
        if not sight.can_act(slot):
            continue
        best = _best(sight, slot)
        if best is not None:
            found.append(best)
    return found


def _best(sight: Sight, slot: int) -> Deed | None:
    reach: Reach | None = None
    best: Deed | None = None
    for target in sight.theirs:
        value = _worth(sight, slot, target)
        if not value or far(sight.at[slot], sight.at[target]) > sight.ma(slot) + 1:
            continue
        if reach is None:
            reach = ways(sight, slot, least=LEAST)
        for square in BESIDE[sight.at[target]]:
            if not reach.has(square):
                continue
            held = _held(sight, slot, square, target) * dares(sight, slot, GAZE, target)
            gain = reach.chance(square) * held * value
            if best is None or (gain, -reach.moved(square)) > (best.gain, -len(best.steps)):
                steps = tuple(reach.path(square))
                best = Deed(slot, GAZE, gain, 1 - reach.chance(square), steps, target, AT + target)
    return best


def _held(sight: Sight, slot: int, square: int, target: int) -> float:
    """The chance of the gaze from a square."""
    g, here = sight.g, sight.at[slot]
    g.place(slot, square)
    held = hit_chance(g, slot, target, GAZE)
    g.place(slot, here)
    return held


def _worth(sight: Sight, slot: int, target: int) -> float:
    """What it is worth that an opponent marks nobody for the rest of the turn."""
    if not sight.has_zone(target):
        return 0.0
    value = sight.opens.get(target, 0.0)
    for near in BESIDE[sight.at[target]]:
        other = sight.board[near]
        if other in (FREE, slot):
            continue
        if other == sight.holder:
            value += CARRIER if other // SLOTS == sight.side and sight.can_act(other) else AGAINST
        elif other // SLOTS == sight.side and sight.can_act(other):
            value += MATE
    return value
