# mypyc: compiled
"""Chapter 6: events in which players move before the ball comes down."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_BLITZ_OVER
from downfield.games.blood_bowl.model.kinds import (
    ACTIONS,
    ACTIVATED,
    AT,
    BLITZ,
    CHAIN_ACTION,
    FOR_A_TURN,
    MOVE,
    NO_TURNOVER,
    OPEN,
    RESERVES,
    STANDING,
    THROW_MATE,
    USED_BLITZ,
    USED_PASS,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_CHARGE, Q_SNAP, Q_SNAP_TO, Q_SOLID
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, THROW_TEAM_MATE
from downfield.games.blood_bowl.model.tables import BOTH, NEAR, SLOTS
from downfield.games.blood_bowl.rules.match.set_up import SetUp
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor, is_trapped
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.games.blood_bowl.rules.turn.choices import STRONG, common_actions
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class SolidDefence(Frame):
    """[BB-6.23] Open players of the kicking team are taken off one by one, then set up again."""

    TAG: Final = 37
    START: Final = 0
    CHOSEN: Final = 1
    SET_UP: Final = 2

    def __init__(self, left: i64, among: i64 = 0, count: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.left = left
        self.among = among  # who was taken off, as bits
        self.count = count

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case SolidDefence.CHOSEN:
                if got == 0:
                    return self.set_up(g)
                slot = got - AT
                self.among |= 1 << slot % SLOTS
                self.count += 1
                self.left -= 1
                g.leave(slot, RESERVES)
            case SolidDefence.SET_UP:
                return g.done(0)
        if self.left > 0:
            g.offer(0)
            offer_open(g, g.kicking)
            self.arm = SolidDefence.CHOSEN
            return g.choose(g.kicking, Q_SOLID)
        return self.set_up(g)

    def set_up(self, g: Pitch) -> i64:
        if self.count == 0:
            return g.done(0)
        self.arm = SolidDefence.SET_UP
        return g.call(SetUp(g.kicking, self.among, self.count, 1))

    def copy(self) -> Frame:
        return SolidDefence(self.left, self.among, self.count, self.arm)

    def ints(self) -> list[int]:
        return [SolidDefence.TAG, self.arm, self.left, self.among, self.count]


@mypyc_attr(acyclic=True, free_list_len=1)
class QuickSnap(Frame):
    """[BB-6.28] Open players of the receiving team move one square each, wherever it is free."""

    TAG: Final = 38
    START: Final = 0
    CHOSEN: Final = 1
    MOVED: Final = 2
    TRAPPED: Final = 3

    def __init__(self, left: i64, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.left = left
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case QuickSnap.CHOSEN:
                if got == 0:
                    return g.done(0)
                self.slot = got - AT
                self.arm = QuickSnap.MOVED
                list_free(g, g.at[self.slot])
                return g.ask(1 - g.kicking, Q_SNAP_TO)
            case QuickSnap.MOVED:
                g.place(self.slot, got)
                g.marks[self.slot] &= ~OPEN
                self.left -= 1
                if is_trapped(g, self.slot):
                    self.arm = QuickSnap.TRAPPED
                    return g.call(Trapdoor(self.slot))
        if self.left == 0:
            return g.done(0)
        g.offer(0)
        for i in range(SLOTS):
            slot = SLOTS * (1 - g.kicking) + i
            if g.is_on(slot) and g.marks[slot] & OPEN and has_room(g, g.at[slot]):
                g.offer(AT + slot)
        self.arm = QuickSnap.CHOSEN
        return g.choose(1 - g.kicking, Q_SNAP)

    def copy(self) -> Frame:
        return QuickSnap(self.left, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [QuickSnap.TAG, self.arm, self.left, self.slot]


@mypyc_attr(acyclic=True, free_list_len=1)
class BlitzEvent(Frame):
    """[BB-6.29, BB-20.17] Blitz! Open players of the kicking team are activated; it is no team turn."""

    TAG: Final = 39
    START: Final = 0
    CHOSEN: Final = 1
    ACTED: Final = 2

    def __init__(self, left: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.left = left

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case BlitzEvent.START:
                g.active = g.kicking
                g.used = 0
            case BlitzEvent.CHOSEN:
                if got == 0:
                    return self.end(g)
                action = got % ACTIONS
                if action == BLITZ:
                    g.used |= USED_BLITZ
                elif action == THROW_MATE:
                    g.used |= USED_PASS
                self.left -= 1
                self.arm = BlitzEvent.ACTED
                slot = SLOTS * g.kicking + got // ACTIONS - 1
                return g.call(Activation(slot, action, g.at[slot]))
            case BlitzEvent.ACTED:
                if g.turnover or g.scored:
                    return self.end(g)
        if self.left == 0:
            return self.end(g)
        self.list_chargers(g)
        self.arm = BlitzEvent.CHOSEN
        return g.choose(g.kicking, Q_CHARGE)

    def list_chargers(self, g: Pitch) -> None:
        common = common_actions(g, g.kicking)
        g.offer(0)
        for i in range(SLOTS):
            slot = SLOTS * g.kicking + i
            if g.status[slot] != STANDING or g.marks[slot] & (OPEN | ACTIVATED) != OPEN:
                continue
            base = ACTIONS * (i + 1)
            if g.traits[slot] & BALL_AND_CHAIN:  # [BB-15.10]
                g.offer(base + CHAIN_ACTION)
                continue
            g.offer(base + MOVE)
            if common & 1 << BLITZ:
                g.offer(base + BLITZ)
            if common & 1 << THROW_MATE and g.traits[slot] & THROW_TEAM_MATE and g.st(slot) >= STRONG:
                g.offer(base + THROW_MATE)

    def end(self, g: Pitch) -> i64:
        """Nobody counts as activated afterwards."""
        g.emit(E_BLITZ_OVER, g.kicking)
        g.active = NOBODY
        g.used = 0
        g.turnover = NO_TURNOVER
        for slot in range(BOTH):
            g.marks[slot] &= ~FOR_A_TURN
        return g.done(0)

    def copy(self) -> Frame:
        return BlitzEvent(self.left, self.arm)

    def ints(self) -> list[int]:
        return [BlitzEvent.TAG, self.arm, self.left]


def offer_open(g: Pitch, side: i64) -> None:
    """List the players of a side on the pitch who were open."""
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.is_on(slot) and g.marks[slot] & OPEN:
            g.offer(AT + slot)


def has_room(g: Pitch, square: i64) -> bool:
    """Whether a square next to this one is free."""
    for i in range(8):
        if g.board[square + NEAR[i]] == 0:
            return True
    return False


def list_free(g: Pitch, square: i64) -> None:
    for i in range(8):
        if g.board[square + NEAR[i]] == 0:
            g.offer(square + NEAR[i])
