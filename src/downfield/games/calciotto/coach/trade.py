# mypyc: compiled
"""Six-trades of the steady coach: what a six is worth in the phase, against what a card is worth in the hand."""

from downfield.games.calciotto.coach.ball import best_end, moving
from downfield.games.calciotto.coach.cards import keep
from downfield.games.calciotto.coach.defence import challenge, contested, cut
from downfield.games.calciotto.coach.runs import Purse
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.odds.duel import kept_score, trade_chance
from downfield.games.calciotto.rules.movement import multiplier

CARD = 60.0  # what another card is worth, in thousandths of a goal
GOAL = 1000.0


def trade(g: Pitch, side: int, options: list[int], style: Style = STEADY) -> int:
    """How many sixes to set aside."""
    if style.hasty and g.moment == kinds.IN_MOVEMENT:
        return options[0]
    value, best, most = CARD * keep(g, side), options[0], -9999.0
    for sixes in options:
        points = kept_score(g, sixes)
        moves = g.moment == kinds.IN_MOVEMENT
        worth = in_movement(g, side, points, style) if moves else in_duel(g, side, points)
        if worth + value * sixes > most:
            best, most = sixes, worth + value * sixes
    return best


def in_movement(g: Pitch, side: int, points: int, style: Style) -> float:
    """What a phase with so many points leads to."""
    twin = g.clone()
    assert isinstance(twin, Pitch)
    twin.pool += points * multiplier(g)
    sight = Sight(twin, style)
    if g.side_of(g.carrier) == side:
        return best_end(twin, sight, False).worth + 3.0 * points
    purse = Purse(twin)
    _, bound = challenge(twin, sight, purse)
    while purse.pool > 0 and cut(twin, sight, purse, bound):
        pass
    return contested(twin, sight, bound) + 3.0 * purse.pool


def in_duel(g: Pitch, side: int, points: int) -> float:
    """What a contrast or a shot is worth with so many points."""
    return (swing(g) if g.moment == kinds.IN_CONTRAST else GOAL) * trade_chance(g, points)


def swing(g: Pitch) -> float:
    """What lies between winning and losing the ball in this contrast."""
    sight, turn = Sight(g), int(g.turn)
    won = moving(g, turn, int(g.at[g.challenger]), int(sight.threat(turn, g.challenger)))
    return won + moving(g, 1 - turn, int(g.at[g.carrier]), int(sight.threat(1 - turn, g.carrier)))
