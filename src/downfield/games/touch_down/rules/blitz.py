# mypyc: compiled
"""Chapter 19, the part that is played: a defender with the skill moves before phase 6."""

from mypy_extensions import i64

from downfield.games.touch_down.model.kinds import BLITZ, SPENT, TANGLED
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import SLOTS


def offer_blitzers(g: Gridiron, side: i64) -> None:
    """[TD-19.7] List the standing players of a side who may blitz, each once a match."""
    if not g.tables.league:
        return
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if not g.is_standing(slot) or g.marks[slot] & TANGLED:
            continue
        player: i64 = g.who[slot]
        if g.tables.skill[player] & BLITZ and g.box[player] & SPENT == 0:
            g.offer(i + 1)
