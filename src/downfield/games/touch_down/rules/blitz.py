# mypyc: compiled
"""Chapter 19, the part that is played: a defender with the skill moves before phase 6."""

from mypy_extensions import i64

from downfield.games.touch_down.model.kinds import BLITZ, SPENT, TANGLED
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.kernel.needs import CLOSED, PASS


def offer_blitz(g: Gridiron, turn: i64, side: i64) -> i64:
    """[TD-19.7] Ask the side without the initiative once whether one of its players blitzes."""
    if turn > 0:
        return CLOSED
    g.offer(PASS)
    if g.tables.league:
        list_blitzers(g, side)
    return g.seat_of(side)


def list_blitzers(g: Gridiron, side: i64) -> None:
    """[TD-19.7] List the standing players of a side who may blitz, each once a match."""
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if not g.is_standing(slot) or g.status[slot] & TANGLED:
            continue
        player: i64 = g.who[slot]
        if g.tables.skill[player] & BLITZ and g.box[player] & SPENT == 0:
            g.offer(i + 1)
