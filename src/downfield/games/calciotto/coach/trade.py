"""Six-trades of the steady coach: what a six is worth in the phase, against what a card is worth in the hand."""

from typing import cast

from downfield.games.calciotto.coach.ball import best_end, moving
from downfield.games.calciotto.coach.cards import keep
from downfield.games.calciotto.coach.defence import challenge, contested, cut
from downfield.games.calciotto.coach.runs import Purse
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.odds.duel import sums
from downfield.games.calciotto.rules.contrast import Contrast, carrier_bonus, challenge_bonus
from downfield.games.calciotto.rules.movement import multiplier
from downfield.games.calciotto.rules.roll import Roll, score_of
from downfield.games.calciotto.rules.shot import Shot, save_bonus, shot_bonus

CARD = 60.0  # what another card is worth, in thousandths of a goal


def trade(g: Pitch, side: int, options: list[int]) -> int:
    """How many sixes to set aside."""
    roll = cast(Roll, g.top)
    value = CARD * keep(g, side)
    weigh = in_movement if g.moment == kinds.IN_MOVEMENT else in_duel
    return max(options, key=lambda sixes: weigh(g, side, score(g, roll, sixes)) + value * sixes)


def score(g: Pitch, roll: Roll, sixes: int) -> int:
    """What the dice count without so many sixes."""
    return int(score_of(g, roll.side, roll.partner, roll.first, roll.second, sixes))


def in_movement(g: Pitch, side: int, points: int) -> float:
    """What a phase with so many points leads to."""
    twin = g.clone()
    assert isinstance(twin, Pitch)
    twin.pool += points * multiplier(g)
    sight = Sight(twin)
    if g.side_of(g.carrier) == side:
        return best_end(twin, sight, False).worth + 3.0 * points
    purse = Purse(twin)
    _, bound = challenge(twin, sight, purse)
    while purse.pool > 0 and cut(twin, sight, purse, bound):
        pass
    return contested(twin, sight, bound) + 3.0 * purse.pool


def in_duel(g: Pitch, side: int, points: int) -> float:
    """What a contrast or a shot is worth with so many points."""
    frame = g.top.up
    first = side == g.turn
    if isinstance(frame, Shot):
        keeper = int(g.keeper(1 - g.turn))
        mine, theirs = shot_bonus(g, g.shooter, keeper, g.target), save_bonus(g, keeper, g.target)
        stake = 1000.0
    else:
        assert isinstance(frame, Contrast)
        mine, theirs = challenge_bonus(g, g.challenger), carrier_bonus(g)
        stake = swing(g)
    if not first:
        total, other = points + int(theirs), int(frame.total)
        return stake * (1.0 if total > other else 0.5 if total == other else 0.0)
    total, won = points + int(mine) - int(theirs), 0.0
    dice = bool(g.has_in_force(side, kinds.V_ONE_DIE)), bool(g.has_in_force(1 - side, kinds.V_TWICE))
    for answer, p in sums(*dice).items():
        won += p * (1.0 if total > answer else 0.5 if total == answer else 0.0)
    return stake * won


def swing(g: Pitch) -> float:
    """What lies between winning and losing the ball in this contrast."""
    sight, turn = Sight(g), int(g.turn)
    won = moving(g, turn, int(g.at[g.challenger]), int(sight.threat(turn, g.challenger)))
    return won + moving(g, 1 - turn, int(g.at[g.carrier]), int(sight.threat(1 - turn, g.carrier)))
