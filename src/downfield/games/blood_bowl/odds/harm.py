# mypyc: compiled
"""Armour and injury as chances, exact over all four dice.

    harm_odds(g, slot)                            # who falls over by himself
    harm_odds(g, target, by=slot, how=BY_BLOCK)   # knocked down by a block: Mighty Blow where it helps
    foul_odds(g, slot, target)                    # a foul from where the fouler stands

Skills that may be added to either roll are added to the armour roll if that breaks it, else to the injury roll if that
makes it worse [BB-11.2]. Apothecaries and Regeneration come after it.
"""

import functools
from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import KO, REELING, STUN
from downfield.games.blood_bowl.model.position import HIRED, REFEREE, Pitch
from downfield.games.blood_bowl.model.skills import SNEAKY_GIT
from downfield.games.blood_bowl.rules.block.foul import foul_plus
from downfield.games.blood_bowl.rules.harm.armour import SAW, added, clash_plus, saw_plus
from downfield.games.blood_bowl.rules.harm.injury import (
    BY_BLOCK,
    BY_FOUL,
    CLAW_AT,
    extra_of,
    hitter_of,
    injury_of,
    is_clawed,
    is_unarmoured,
)
from downfield.kernel.needs import NOBODY

NEVER = 99
PAIRS = tuple((a, b) for a in range(1, 7) for b in range(1, 7))


class Harm(NamedTuple):
    """What becomes of a player: the armour holds, or he is stunned, knocked out, or a casualty."""

    held: float
    stunned: float
    ko: float
    hurt: float
    double: float = 0.0  # a natural double that a referee sees [BB-14.5]

    @property
    def broken(self) -> float:
        return 1 - self.held

    @property
    def out(self) -> float:
        """He leaves the pitch."""
        return self.ko + self.hurt


def harm_odds(g: Pitch, slot: int, by: int = NOBODY, plus: int = 0, how: int = 0) -> Harm:
    """An armour roll against a player, as the frame `Injury` rolls it."""
    extra = int(extra_of(g, by, how))
    return _harm(
        0 if is_unarmoured(g, slot, how) else int(g.av(slot)) - plus,
        CLAW_AT if is_clawed(g, slot, by, how) else NEVER,
        int(added(g, slot, hitter_of(g, slot, by, how), extra)),
        extra,
        injuries(g, slot, extra),
        not (by != NOBODY and how & BY_FOUL and g.skills[by] & SNEAKY_GIT),
    )


def injuries(g: Pitch, slot: int, extra: int = 0) -> tuple[int, ...]:
    """[BB-11.3] What each total of an injury roll does to a player; who reels is never only stunned [BB-15.10]."""
    results = [int(injury_of(g, slot, total)) for total in range(13 + extra)]
    reels = g.marks[slot] & REELING
    return tuple(KO if reels and result == STUN else result for result in results)


@functools.lru_cache(maxsize=1000)
def _harm(
    least: int, claw: int, on_armour: int, extra: int, injuries: tuple[int, ...], armour_counts: bool
) -> Harm:
    """`least` is the natural total that breaks the armour; 0 where there is no armour roll."""
    found = [0, 0, 0, 0]
    seen = 0
    for a, b in PAIRS:
        total = a + b
        double = a == b and armour_counts and least > 0
        if total >= least or total >= claw:
            left = extra
        elif total + on_armour >= least:
            left = 0
        else:
            found[0] += 36
            seen += 36 * double
            continue
        for c, d in PAIRS:
            result = max(injuries[c + d], injuries[c + d + left])
            found[1 if result == STUN else 2 if result == KO else 3] += 1
            seen += double or c == d
    held, stunned, ko, hurt = (n / 1296 for n in found)
    return Harm(held, stunned, ko, hurt, seen / 1296)


def block_harm(g: Pitch, slot: int, target: int) -> Harm:
    """[BB-10.13, BB-15.3] A target that a block knocks down while the blocker stands."""
    return harm_odds(g, target, slot, int(saw_plus(g, target)), BY_BLOCK)


def fall_harm(g: Pitch, slot: int, target: int = NOBODY) -> Harm:
    """[BB-3.8, BB-15.3] A player who falls over, or is knocked down by his own block against a target."""
    plus = saw_plus(g, slot) if target == NOBODY else clash_plus(g, slot, target)
    return harm_odds(g, slot, NOBODY, int(plus))


def foul_odds(g: Pitch, slot: int, target: int, saw: bool = False) -> Harm:
    """[BB-14.1, BB-14.3] A foul; `double` is the chance to be sent off, before arguments and bribes."""
    plus = int(foul_plus(g, slot, target, SAW if saw else 0))
    return watched(g, slot, harm_odds(g, target, slot, plus, BY_FOUL))


def watched(g: Pitch, slot: int, found: Harm) -> Harm:
    """[BB-19.7] A foul under the eyes of a referee whom the other side has hired."""
    if g.sides[HIRED + 1 - g.side_of(slot)] & REFEREE == 0:
        return found
    spotted = (7 - int(g.tables.spotted)) / 6
    return found._replace(double=found.double + (1 - found.double) * spotted)
