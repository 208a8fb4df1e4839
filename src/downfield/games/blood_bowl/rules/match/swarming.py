# mypyc: compiled
"""Chapter 18: Swarming. After the kick more players come on than were set up."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_SWARMED
from downfield.games.blood_bowl.model.kinds import AT, D_THREE, FAINTED, FIELDED, RESERVES, STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_SWARM, Q_SWARM_TO
from downfield.games.blood_bowl.model.skills import SECRET_WEAPON, SWARMING
from downfield.games.blood_bowl.model.tables import SLOTS, WIDTH, square_at
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Swarming(Frame):
    """[BB-18.T22, BB-6.11] A D3 for the kicking team, then for the other, where anybody can come on."""

    TAG: Final = 85
    START: Final = 0
    ROLLED: Final = 1
    CHOSEN: Final = 2
    PLACED: Final = 3

    def __init__(self, side: i64, left: i64 = 0, slot: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.left = left  # how many may still come
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Swarming.START:
                return self.begin(g)
            case Swarming.ROLLED:
                on = on_pitch(g, self.side)
                self.left = on if on < got + 1 else got + 1
            case Swarming.CHOSEN:
                if got == 0:
                    return self.end(g)
                self.slot = got - AT
                list_gaps(g, self.side)
                self.arm = Swarming.PLACED
                return g.ask(self.side, Q_SWARM_TO)
            case Swarming.PLACED:
                self.come_on(g, got)
        return self.ask_who(g)

    def begin(self, g: Pitch) -> i64:
        """Nothing is rolled where nobody has the trait, on the pitch and in Reserves."""
        if on_pitch(g, self.side) == 0 or not has_swarm(g, self.side):
            return self.end(g)
        self.arm = Swarming.ROLLED
        return g.roll(D_THREE, 3)

    def ask_who(self, g: Pitch) -> i64:
        if self.left > 0:
            g.offer(0)
            offer_swarm(g, self.side)
            self.arm = Swarming.CHOSEN
            return g.choose(self.side, Q_SWARM)
        return self.end(g)

    def come_on(self, g: Pitch, square: i64) -> None:
        """He takes part in the drive, with a secret weapon too [BB-18.T19]."""
        g.enter(self.slot, square)
        if g.traits[self.slot] & SECRET_WEAPON:
            g.marks[self.slot] |= FIELDED
        g.tell(E_SWARMED, self.slot, square)
        self.left -= 1

    def end(self, g: Pitch) -> i64:
        if self.side != g.kicking:
            return g.done(0)
        self.side = 1 - g.kicking
        return self.begin(g)

    def copy(self) -> Frame:
        return Swarming(self.side, self.left, self.slot, self.arm)

    def ints(self) -> list[int]:
        return [Swarming.TAG, self.arm, self.side, self.left, self.slot]


def on_pitch(g: Pitch, side: i64) -> i64:
    """How many players of a side on the pitch have the trait; no more than these may come on."""
    found: i64 = 0
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.status[slot] == STANDING and g.traits[slot] & SWARMING:
            found += 1
    return found


def can_swarm(g: Pitch, slot: i64) -> bool:
    """Whether a player is in Reserves and need not miss the drive."""
    return g.status[slot] == RESERVES and g.traits[slot] & SWARMING != 0 and g.marks[slot] & FAINTED == 0


def has_swarm(g: Pitch, side: i64) -> bool:
    for i in range(SLOTS):
        if can_swarm(g, SLOTS * side + i):
            return True
    return False


def offer_swarm(g: Pitch, side: i64) -> None:
    """List the players of a side who may come on."""
    for i in range(SLOTS):
        if can_swarm(g, SLOTS * side + i):
            g.offer(AT + SLOTS * side + i)


def list_gaps(g: Pitch, side: i64) -> None:
    """The free squares of the own half in the centre field, behind the line of scrimmage."""
    first: i64 = 14 if side else 0
    for y in range(WIDTH):
        for x in range(first, first + 12):
            square = square_at(x, y)
            if g.tables.wide[square] == 0 and g.board[square] == 0:
                g.offer(square)


def swarms(g: Pitch) -> bool:
    """Whether anybody in the match has the trait at all."""
    return (g.tables.any_trait[0] | g.tables.any_trait[1]) & SWARMING != 0
