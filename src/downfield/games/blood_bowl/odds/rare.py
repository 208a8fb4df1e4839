"""What a question is worth that few matches ask: of wizards, vampires, pile drivers."""

from collections.abc import Callable
from typing import cast

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, distance
from downfield.games.blood_bowl.notation.elements import figure_id
from downfield.games.blood_bowl.odds.dice import chance
from downfield.games.blood_bowl.odds.harm import foul_odds, harm_odds
from downfield.games.blood_bowl.odds.rerolls import OddsByOption, harmed, lit, share_of
from downfield.games.blood_bowl.odds.special_attacks import zap_odds
from downfield.games.blood_bowl.odds.words import DIGITS
from downfield.games.blood_bowl.rules.block.after_block import AfterBlock
from downfield.games.blood_bowl.rules.harm.injury import IN_CROWD
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say


def _fireball(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-19.7] Everybody who stands within a square of it."""
    share = chance(int(g.tables.burns))
    found: OddsByOption = {}
    for x in options:
        near = [s for s in range(BOTH) if g.status[s] == kinds.STANDING and distance(g.at[s], x) <= 1]
        foes = sum(slot // SLOTS != g.seat for slot in near)
        words = say("odds-fireball", foes=foes, mates=len(near) - foes, share=round(share, DIGITS))
        found[x] = Odds(words, None, [figure_id(s // SLOTS, int(g.number_of(s))) for s in near])
    return found


def _zap(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-19.7]"""
    return {x: lit(g, x, share_of(say, "odds-frog", zap_odds(g, x - kinds.AT))) for x in options}


def _bites(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-18.T32] An injury roll without one for the armour."""
    out = {x: harm_odds(g, x - kinds.AT, NOBODY, 0, IN_CROWD).out for x in options}
    return {x: lit(g, x, share_of(say, "odds-out", out[x])) for x in options}


def _piles(g: Pitch, options: list[int], say: Say) -> OddsByOption:
    """[BB-15.13] A foul."""
    frame = cast(AfterBlock, g.top)
    found: OddsByOption = {}
    for x in options:
        if x:
            harm = foul_odds(g, int(frame.slot), x - kinds.AT)
            found[x] = lit(g, x, Odds(harmed(say, harm.broken, harm.out), harm.broken))
    return found


RARE: dict[int, Callable[[Pitch, list[int], Say], OddsByOption]] = {
    q.Q_FIREBALL: _fireball,
    q.Q_ZAP: _zap,
    q.Q_BITE: _bites,
    q.Q_PILE_DRIVER: _piles,
}
