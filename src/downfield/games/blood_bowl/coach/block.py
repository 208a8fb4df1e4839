# mypyc: compiled
"""Questions within a block: dice again, which face, where to push, whether to follow."""

from typing import cast

from downfield.games.blood_bowl.coach.hits import order_of, stakes, values_of
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, ROW, Sight, far
from downfield.games.blood_bowl.coach.stakes import price, turn_worth
from downfield.games.blood_bowl.model.kinds import BOTH_DOWN, POW, PUSH_BACK
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import BLOCK
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.odds.block import effects, shares
from downfield.games.blood_bowl.odds.dice import lone
from downfield.games.blood_bowl.odds.luck import PRO_HELPS
from downfield.games.blood_bowl.rules.block.block import Block
from downfield.games.blood_bowl.rules.block.block_dice import DIE, SAME, BlockDice
from downfield.games.blood_bowl.rules.block.chain_push import ChainPush
from downfield.games.blood_bowl.rules.block.push_back import PushBack
from downfield.games.blood_bowl.rules.dice.reroll import BY_PRO, BY_SKILL, BY_TEAM, KEEP
from downfield.kernel.needs import NOBODY

Faces = tuple[int, ...]


def _values(g: Pitch, pool: BlockDice) -> tuple[Sight, Faces, tuple[float, ...]]:
    """What each face of the die comes to, and what each result is worth to the blocker."""
    slot, target, blitz = int(pool.slot), int(pool.target), int(pool.blitz)
    sight = Sight(g, slot // SLOTS)
    at_stake = stakes(sight, slot, sight.at[slot], target, turn_worth(sight), blitz)
    return sight, effects(g, slot, target, blitz), values_of(sight, slot, at_stake)


def roll_again(g: Pitch, options: list[int]) -> int:
    """[BB-10.7] A re-roll where it gains more than it may be worth later."""
    pool = cast(BlockDice, g.top)
    sight, faces, values = _values(g, pool)
    size, own = abs(int(pool.count)), int(pool.count) > 0
    shown = [int(pool.dice) >> 3 * i & DIE for i in range(size)]
    worths = [values[faces[PUSH_BACK if face == SAME else face]] for face in shown]
    now = max(worths) if own else min(worths)
    fresh = shares(int(pool.count), faces, order_of(values))
    gain = sum(p * value for p, value in zip(fresh, values, strict=False)) - now
    gain *= lone(g, int(pool.slot))
    if BY_SKILL in options and values[faces[BOTH_DOWN]] < sum(values[face] for face in faces) / len(faces):
        return BY_SKILL
    if BY_TEAM in options and gain > price(sight):
        return BY_TEAM
    if options[-1] >= BY_PRO and PRO_HELPS * gain > 0.02:  # the worst die, counted from the first one rolled
        worst = min(range(size), key=lambda i: worths[size - 1 - i])
        return BY_PRO + worst
    return KEEP


def pick(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-10.6] The best face for whoever picks."""
    pool = cast(BlockDice, g.top)
    _, faces, values = _values(g, pool)
    if int(pool.slot) // SLOTS == seat:
        return max(options, key=lambda face: values[faces[face]])
    return min(options, key=lambda face: values[faces[face]])


def wrestle(g: Pitch, seat: int) -> int:
    """[BB-10.9] Whoever would fall alone takes the other with him; a carrier does not lie down of his own will."""
    frame = cast(Block, g.top)
    slot, target = int(frame.slot), int(frame.target)
    mine, other = (slot, target) if slot // SLOTS == seat else (target, slot)
    if g.holder == other:
        return 1
    if g.skills[mine] & BLOCK:
        return 0
    if mine == slot:
        return int(g.holder != mine)
    return int(g.skills[other] & BLOCK != 0)


def push(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-10.14] An opponent towards the crowd and away from the ball, a team-mate the other way."""
    frame = cast(ChainPush, g.top)
    sight = Sight(g, seat)
    theirs = int(frame.slot) // SLOTS != seat
    return max(options, key=lambda s: (_pushed(sight, s) if theirs else -_pushed(sight, s), -s))


def _pushed(sight: Sight, square: int) -> float:
    """How badly an opponent stands in a square."""
    value = (
        0.6 * (ROW[square] in (0, 14)) + 0.2 * (ROW[square] in (1, 13)) + 0.15 * int(sight.my_zones[square])
    )
    if sight.ours():
        value -= 1.5 * (far(square, sight.ball) <= 1)
    elif sight.is_loose():
        value += 0.3 * min(3, far(square, sight.ball)) - 1.0 * (square == sight.ball)
    value -= 0.8 * (sight.board[square] != FREE)
    return value - 0.03 * sight.to_go(square)


def sidestep(g: Pitch, seat: int, options: list[int]) -> int:
    """[BB-10.18] Wherever it is best to stand."""
    sight = Sight(g, seat)
    return min(options[1:], key=lambda s: (_pushed(Sight(g, 1 - seat), s) + 0.2 * int(sight.foe_zones[s]), s))


def follow(g: Pitch, seat: int) -> int:
    """[BB-10.22] After the opponent, unless that leaves the carrier alone or leads among more opponents."""
    frame = cast(PushBack, g.top)
    slot, target, square = int(frame.slot), int(frame.target), int(frame.old)
    sight = Sight(g, seat)
    if target == sight.holder or (sight.is_loose() and square == sight.ball):
        return 1
    here = sight.at[slot]
    if sight.ours() and sight.holder != slot and far(here, sight.ball) == 1 and far(square, sight.ball) > 1:
        return 0
    falls = int(frame.face) == POW
    gone = 1 if falls or sight.at[target] == 0 else 0
    before = sight.foe_zones[here] - (gone and far(here, sight.at[target]) == 1)
    after = sight.foe_zones[square] - (gone and sight.at[target] in BESIDE[square])
    if slot == sight.holder:
        return int(after < before or (after == before and sight.to_go(square) < sight.to_go(here)))
    if ROW[square] in (0, 14) and ROW[here] not in (0, 14):
        return 0
    return int(after <= max(before, 1) and sight.holder != NOBODY) or int(after <= before)
