# mypyc: compiled
"""Chapters 8 and 9: what a coach may do, listed: actions of a turn, steps and targets of an activation."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.model.kinds import (
    ACTIONS,
    ACTIVATED,
    AT,
    BLITZ,
    BLOCK_ACTION,
    BLOCK_TWO,
    BOMB_ACTION,
    CHAIN_ACTION,
    END_TURN,
    FOUL,
    GAZE,
    HAND_OFF,
    JUMP,
    KICK_MATE,
    MOVE,
    PASS_ACTION,
    PRONE,
    ROOTED,
    STAB_ACTION,
    STANDING,
    STUNNED,
    THROW_MATE,
    USED_BLITZ,
    USED_BOMB,
    USED_FOUL,
    USED_HAND_OFF,
    USED_KICK,
    USED_PASS,
)
from downfield.games.blood_bowl.model.position import NOWHERE, TRAPS, Pitch
from downfield.games.blood_bowl.model.skills import (
    BALL_AND_CHAIN,
    CHAINSAW,
    HYPNOTIC_GAZE,
    JUMP_UP,
    LEAP,
    MULTIPLE_BLOCK,
    MY_BALL,
    POGO_STICK,
    RIGHT_STUFF,
    SPRINT,
    THROW_TEAM_MATE,
)
from downfield.games.blood_bowl.model.tables import NEAR, SLOTS, distance
from downfield.games.blood_bowl.rules.ball.loose_ball import can_catch
from downfield.games.blood_bowl.rules.block.special_attacks import SPECIAL, list_special
from downfield.kernel.needs import NOBODY

STRONG: Final = 5  # enough to throw a team-mate [BB-13.1]
LIGHT: Final = 3  # at most, to be thrown
RUSHES: Final = 2  # squares beyond the movement allowance [BB-9.7]
BY_HAND: Final = 1 << PASS_ACTION | 1 << HAND_OFF  # what who minds his ball never does [BB-18.T33]


def reach(g: Pitch, slot: i64) -> i64:
    """[BB-9.7, BB-18.A11] The squares that a player may move in all, with two rushes, or three with Sprint."""
    return g.ma(slot) + RUSHES + (1 if g.skills[slot] & SPRINT else 0)


def list_actions(g: Pitch) -> None:
    """[BB-8.2, BB-8.5] End the turn, or one action of one player who has not been activated."""
    side = g.active
    opts = g.opts
    status = g.status
    marks = g.marks
    squares = g.at
    common = common_actions(g, side)
    opts[0] = END_TURN
    n: i64 = 1
    for i in range(g.tables.squad[side]):
        slot = SLOTS * side + i
        if status[slot] > PRONE or marks[slot] & ACTIVATED:
            continue
        base = ACTIONS * (i + 1)
        if g.traits[slot] & BALL_AND_CHAIN:  # [BB-15.10, BB-18.T4]
            opts[n] = base + CHAIN_ACTION
            n += 1
            continue
        opts[n] = base + MOVE  # [BB-8.7]
        n += 1
        up = status[slot] == STANDING or g.skills[slot] & JUMP_UP != 0  # [BB-18.A6]
        beside = up and g.foes_beside(squares[slot], side) > 0
        if beside and g.traits[slot] & CHAINSAW == 0:
            opts[n] = base + BLOCK_ACTION
            n += 1
        if common & 1 << BLITZ:
            opts[n] = base + BLITZ
            n += 1
        if common & BY_HAND and (g.holder == NOBODY or g.holder == slot) and g.traits[slot] & MY_BALL == 0:
            if common & 1 << PASS_ACTION:
                opts[n] = base + PASS_ACTION
                n += 1
            if common & 1 << HAND_OFF:
                opts[n] = base + HAND_OFF
                n += 1
        if common & 1 << FOUL:
            opts[n] = base + FOUL
            n += 1
        if common & 1 << THROW_MATE and g.traits[slot] & THROW_TEAM_MATE and g.st(slot) >= STRONG:
            opts[n] = base + THROW_MATE  # [BB-18.T27]
            n += 1
        if g.traits[slot] & SPECIAL:
            g.n = n
            list_special(g, slot, base, common, beside)
            n = g.n
        if beside and g.skills[slot] & MULTIPLE_BLOCK and can_block_two(g, slot):
            opts[n] = base + BLOCK_TWO
            n += 1
    g.n = n


def can_block_two(g: Pitch, slot: i64) -> bool:
    """[BB-15.12] Whether a player marks two opponents, and has no chainsaw in his hands."""
    return g.traits[slot] & CHAINSAW == 0 and g.foes_beside(g.at[slot], g.side_of(slot)) > 1


def common_actions(g: Pitch, side: i64) -> i64:
    """Which once-a-turn actions anybody could declare now, as bits [BB-8.5]."""
    found: i64 = 0
    used = g.used
    other = SLOTS * (1 - side)
    up = False
    down = False
    for i in range(g.tables.squad[1 - side]):
        status: i64 = g.status[other + i]
        if status == STANDING:
            up = True
        elif status <= STUNNED:
            down = True
    if up and used & USED_BLITZ == 0:
        found |= 1 << BLITZ
    if down and used & USED_FOUL == 0:
        found |= 1 << FOUL
    mine = g.holder == NOBODY or g.side_of(g.holder) == side
    if mine and g.ball != NOWHERE:
        if used & USED_PASS == 0:
            found |= 1 << PASS_ACTION
        if used & USED_HAND_OFF == 0:
            found |= 1 << HAND_OFF
    if used & USED_PASS == 0 and g.tables.any_trait[side] & RIGHT_STUFF:  # [BB-18.T18]
        found |= 1 << THROW_MATE
    if g.tables.any_trait[side] & HYPNOTIC_GAZE and has_eyes(g, 1 - side):
        found |= 1 << GAZE
    if used & USED_BOMB == 0:
        found |= 1 << BOMB_ACTION
    if used & USED_KICK == 0:
        found |= 1 << KICK_MATE
    return found


def has_eyes(g: Pitch, side: i64) -> bool:
    """[BB-15.6] Whether anybody of a side has a tackle zone to lose."""
    for i in range(g.tables.squad[side]):
        if g.is_on(SLOTS * side + i) and g.has_zone(SLOTS * side + i):
            return True
    return False


def list_targets(g: Pitch, slot: i64, action: i64, but: i64 = NOBODY) -> None:
    """[BB-8.4] List whom an action may name: marked opponents, any who stand, or those on the ground."""
    side = g.side_of(slot)
    here: i64 = g.at[slot]
    for i in range(g.tables.squad[1 - side]):
        foe = SLOTS * (1 - side) + i
        if g.at[foe] == NOWHERE or foe == but:
            continue
        if action == FOUL:
            if g.status[foe] != STANDING:
                g.offer(AT + foe)
        elif action == GAZE:
            if g.has_zone(foe):
                g.offer(AT + foe)
        elif g.status[foe] == STANDING and (action == BLITZ or distance(here, g.at[foe]) == 1):
            g.offer(AT + foe)


def list_steps(g: Pitch, slot: i64, moved: i64, jumped: bool) -> None:
    """[BB-9.1] Unoccupied squares next to the player, and jumps [BB-9.16], as far as movement and rushes go."""
    left = reach(g, slot) - moved
    if left < 1 or g.marks[slot] & ROOTED:
        return
    board = g.board
    opts = g.opts
    here: i64 = g.at[slot]
    n = g.n
    over = False
    for i in range(8):
        cell: i64 = board[here + NEAR[i]]
        if cell == 0:
            opts[n] = here + NEAR[i]
            n += 1
        elif cell > 0 and g.status[cell - 1] != STANDING:
            over = True
    g.n = n
    if left >= 2 and not jumped:
        leaps = g.skills[slot] & LEAP != 0 or g.traits[slot] & POGO_STICK != 0
        if over or leaps:
            list_jumps(g, here, leaps)


def list_jumps(g: Pitch, here: i64, leaps: bool) -> None:
    """[BB-9.16] Over a player who is down, or with Leap over anything [BB-9.21], to a square beyond."""
    first = g.n
    for i in range(8):
        over = here + NEAR[i]
        cell: i64 = g.board[over]
        if cell < 0 or (not leaps and (cell == 0 or g.status[cell - 1] == STANDING)):
            continue
        for k in range(3):
            to = over + g.tables.pushed[3 * i + k]
            if g.board[to] == 0:
                insert(g, first, JUMP + to)


def insert(g: Pitch, first: i64, option: i64) -> None:
    """Insert an option once, in its sorted place from `first` on."""
    opts = g.opts
    n = g.n
    i = n
    while i > first and opts[i - 1] >= option:
        i -= 1
    if i < n and opts[i] == option:
        return
    k = n
    while k > i:
        opts[k] = opts[k - 1]
        k -= 1
    opts[i] = option
    g.n = n + 1


def has_target(action: i64) -> bool:
    """Whether an action names an opponent when it is declared."""
    return action in (BLOCK_ACTION, BLITZ, FOUL, BLOCK_TWO) or STAB_ACTION <= action <= GAZE


def traps(g: Pitch) -> bool:
    """Whether trapdoors open at present."""
    return g.sides[TRAPS] != 0 or g.sides[TRAPS + 1] != 0


def can_be_thrown(g: Pitch, slot: i64, trait: i64) -> bool:
    """[BB-13.1, BB-18.T24] Whether a player with the trait is light enough to be thrown, and has not taken root."""
    return g.traits[slot] & trait != 0 and g.st(slot) <= LIGHT and g.marks[slot] & ROOTED == 0


def offer_mates(g: Pitch, slot: i64, trait: i64, upright: bool = False) -> None:
    """List the team-mates next to a player who can take a hand-off or, with a trait, can be thrown [BB-13.1]."""
    first = g.n
    side = g.side_of(slot)
    for i in range(8):
        mate = g.player_at(g.at[slot] + NEAR[i])
        if mate == NOBODY or g.side_of(mate) != side or (upright and g.status[mate] != STANDING):
            continue
        if can_catch(g, mate) if trait == 0 else can_be_thrown(g, mate, trait):
            k = g.n
            while k > first and g.opts[k - 1] > AT + mate:
                g.opts[k] = g.opts[k - 1]
                k -= 1
            g.opts[k] = AT + mate
            g.n += 1
