# mypyc: compiled
"""A ball and chain: every turn, towards opponents and away from one's own."""

from typing import Final, cast

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.sight import FREE, ON, Sight, far
from downfield.games.blood_bowl.coach.value import worth
from downfield.games.blood_bowl.model.kinds import CHAIN_ACTION, PRONE, STANDING, STOP
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.rules.turn.activation import Activation

GAIN: Final = 0.08  # what a swing among opponents is worth
IDLE: Final = 0.01  # and one that only comes nearer to them
FAIL: Final = 0.1  # that he hits one of his own, or falls
HIT: Final = 1.0  # an opponent in his way
CARRIER: Final = 2.0  # one with the ball, besides
MATE: Final = -2.5  # one of his own
OUT: Final = -4.0  # the crowd
NEARER: Final = 0.08  # for each step towards opponents
LOWEST: Final = -0.6  # for less he stops
DEPTH: Final = 2  # swings that are looked ahead


def chains(sight: Sight) -> list[Deed]:
    """[BB-15.10] The action of each ball and chain, which does nothing else."""
    found = []
    for slot in sight.mine:
        if sight.traits[slot] & BALL_AND_CHAIN and sight.can_act(slot):
            foes = [f for f in sight.theirs if far(sight.at[f], sight.at[slot]) <= sight.ma(slot)]
            gain = GAIN if foes else IDLE
            found.append(Deed(slot, CHAIN_ACTION, gain, FAIL if foes else 0.01))
    return found


def point(g: Pitch, seat: int, options: list[int]) -> int:
    """Which way the template is pointed; he does not rush, and stops where only his own are left."""
    activation = cast(Activation, g.top)
    slot, sight = int(activation.slot), Sight(g, seat)
    left = sight.ma(slot) - int(activation.moved)
    if left <= 0:
        return STOP
    facings = [x for x in options if x != STOP]
    if not facings:
        return options[0]
    values = {x: _facing(sight, slot, sight.at[slot], x - 1, min(left, DEPTH)) for x in facings}
    best = max(facings, key=lambda x: (values[x], -x))
    return best if values[best] > LOWEST or STOP not in options else STOP


def _facing(sight: Sight, slot: int, square: int, facing: int, depth: int) -> float:
    """[BB-1.11] Three squares, one as likely as the other."""
    offsets = [int(sight.match.tables.thrown_in[3 * facing + i]) for i in range(3)]
    return sum(_there(sight, slot, square + offset, depth) for offset in offsets) / 3


def _there(sight: Sight, slot: int, square: int, depth: int) -> float:
    """What a swing into a square is worth, with the best that may follow."""
    if not ON[square]:
        return OUT
    other = sight.board[square]
    value = 0.0
    if other not in (FREE, slot):
        value = _met(sight, other)
    elif sight.theirs:
        value -= NEARER * min(far(square, sight.at[f]) for f in sight.theirs)
    if depth > 1:
        value += 0.7 * max(_facing(sight, slot, square, facing, depth - 1) for facing in range(4))
    return value


def _met(sight: Sight, other: int) -> float:
    """A standing player in the way is blocked, a prone one trampled on."""
    up = sight.status[other] == STANDING
    if other // SLOTS == sight.side:
        return MATE + (MATE if other == sight.holder else 0.0) if up else 0.3 * MATE
    value = HIT * worth(sight, other) + (CARRIER if other == sight.holder else 0.0)
    return value if up else (0.4 if sight.status[other] == PRONE else 0.2)
