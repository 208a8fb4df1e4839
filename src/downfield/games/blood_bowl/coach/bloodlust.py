"""Vampires: how likely thirst comes over them, and the way to somebody on whom they feed."""

from typing import cast

from downfield.games.blood_bowl.coach.odds import chance
from downfield.games.blood_bowl.coach.reach import ways
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight, far
from downfield.games.blood_bowl.coach.value import worth
from downfield.games.blood_bowl.model.kinds import AT, BLITZ, BLOCK_ACTION, BLOCK_TWO, STANDING, THIRSTY
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import BLOODLUST
from downfield.games.blood_bowl.model.tables import SLOTS, THRALL
from downfield.games.blood_bowl.rules.turn.activation import Activation

CLOSE = 4  # squares within which somebody to feed on is sure to be found
BITTEN = 0.04  # what a bite costs, of a turn


def thirst(sight: Sight, slot: int, action: int) -> float:
    """[BB-18.T32] The chance that a player gets thirsty when he is activated."""
    if not sight.traits[slot] & BLOODLUST:
        return 0.0
    fights = action in (BLOCK_ACTION, BLOCK_TWO, BLITZ)
    return 1 - chance(int(sight.g.bloodlust(slot)), 1 if fights else 0)


def is_thrall(sight: Sight, slot: int) -> bool:
    return bool(sight.g.tables.sort[slot] & THRALL)


def starves(sight: Sight, slot: int, action: int, end: int) -> float:
    """The chance that he loses the turn, with nobody to feed on near where he ends."""
    p = thirst(sight, slot, action)
    if not p:
        return 0.0
    near = [m for m in sight.mine if m != slot and is_thrall(sight, m) and far(sight.at[m], end) <= CLOSE]
    if any(far(sight.at[m], end) == 1 for m in near):
        return 0.0
    return p * (0.2 if near else 1.0)


def prey(sight: Sight, slot: int, square: int) -> list[int]:
    """Thralls next to a square."""
    near = [sight.board[s] for s in BESIDE[square]]
    return [m for m in near if m not in (FREE, slot) and m // SLOTS == sight.side and is_thrall(sight, m)]


def way_to_prey(sight: Sight, slot: int, moved: int, end: int) -> list[int] | None:
    """The surest way to where he can feed, the one nearest to where he wants to end; None if he would feed there."""
    if prey(sight, slot, end):
        return None
    reach = ways(sight, slot, moved)
    able = [s for s in reach if prey(sight, slot, s)]
    best = max(able, key=lambda s: (round(reach[s].chance, 2), -far(s, end), -s), default=None)
    return [] if best is None else reach[best].path()


def is_thirsty(g: Pitch, slot: int) -> bool:
    return bool(g.marks[slot] & THIRSTY)


def goes_on(g: Pitch, seat: int) -> bool:
    """Whether a thirsty player does what he was told: only with somebody beside him on whom he can feed then."""
    sight = Sight(g, seat)
    slot = int(g.actor)
    return bool(prey(sight, slot, sight.at[slot]))


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
