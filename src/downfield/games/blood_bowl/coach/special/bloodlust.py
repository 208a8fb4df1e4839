# mypyc: compiled
"""Vampires: how likely thirst comes over them, and the way to somebody on whom they feed."""

from typing import Final, cast

from downfield.games.blood_bowl.coach.reach import ways
from downfield.games.blood_bowl.coach.sight import Sight, far
from downfield.games.blood_bowl.coach.value import worth
from downfield.games.blood_bowl.model.kinds import AT, STANDING, THIRSTY
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import BLOODLUST
from downfield.games.blood_bowl.model.tables import THRALL
from downfield.games.blood_bowl.odds.negatraits import feeds, gives_way
from downfield.games.blood_bowl.rules.turn.activation import Activation

CLOSE: Final = 4  # squares within which somebody to feed on is sure to be found
BITTEN: Final = 0.04  # what a bite costs, of a turn


def thirst(sight: Sight, slot: int, action: int) -> float:
    """[BB-18.T32] The chance that a player gets thirsty when he is activated."""
    if not sight.traits[slot] & BLOODLUST:
        return 0.0
    return float(gives_way(sight.g, slot, action, BLOODLUST))


def is_thrall(sight: Sight, slot: int) -> bool:
    return bool(sight.match.tables.sort[slot] & THRALL)


def starves(sight: Sight, slot: int, action: int, end: int) -> float:
    """The chance that he loses the turn, with nobody to feed on near where he ends."""
    p = thirst(sight, slot, action)
    if not p:
        return 0.0
    if feeds(sight.g, slot, end):
        return 0.0
    near = any(m != slot and is_thrall(sight, m) and far(sight.at[m], end) <= CLOSE for m in sight.mine)
    return p * (0.2 if near else 1.0)


def way_to_prey(sight: Sight, slot: int, moved: int, end: int) -> list[int] | None:
    """The surest way to where he can feed, the one nearest to where he wants to end; None if he would feed there."""
    if feeds(sight.g, slot, end):
        return None
    reach = ways(sight, slot, moved)
    able = [s for s in reach.squares if feeds(sight.g, slot, s)]
    best = max(able, key=lambda s: (round(reach.chance(s), 2), -far(s, end), -s), default=None)
    return [] if best is None else reach.path(best)


def is_thirsty(g: Pitch, slot: int) -> bool:
    return bool(g.marks[slot] & THIRSTY)


def goes_on(g: Pitch, seat: int) -> bool:
    """Whether a thirsty player does what he was told: only with somebody beside him on whom he can feed then."""
    sight = Sight(g, seat)
    slot = int(g.actor)
    return bool(feeds(sight.g, slot, sight.at[slot]))


def bite(g: Pitch, seat: int, options: list[int]) -> int:
    """Whom he feeds on: not the carrier, rather a prone player, then the one worth least."""
    sight = Sight(g, seat)
    return min(
        options,
        key=lambda x: (
            x - AT == sight.holder,
            sight.status[x - AT] == STANDING,
            worth(sight, x - AT),
            x,
        ),
    )


def thirsty_steps(g: Pitch, seat: int, steps: list[int]) -> list[int]:
    """The rest of a walk, changed if he would end where there is nobody to feed on."""
    activation = cast(Activation, g.top)
    slot, sight = int(activation.slot), Sight(g, seat)
    end = steps[-1] if steps else sight.at[slot]
    way = way_to_prey(sight, slot, int(activation.moved), end)
    return steps if way is None else way
