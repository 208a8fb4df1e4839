# mypyc: compiled
"""Chapter 7: prayers to Nuffle."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_PRAYER, E_TOUCHED
from downfield.games.blood_bowl.model.kinds import AT, BLESSED, D_EIGHT, D_THREE, IRON, RESERVES
from downfield.games.blood_bowl.model.position import FRIENDS, PRAYED, TRAPS, Pitch
from downfield.games.blood_bowl.model.questions import Q_PRAYER
from downfield.games.blood_bowl.model.skills import LONER, MIGHTY_BLOW, PRO, STAB
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS
from downfield.games.blood_bowl.rules.dice.random_player import RandomPlayer
from downfield.kernel.state import Frame, State

# Rows, in the order of their names in the pack
TRAPDOOR: Final = 0
FRIENDS_ROW: Final = 1
STILETTO: Final = 2
IRON_MAN: Final = 3
DUSTERS: Final = 4
BAD_HABITS: Final = 5
CLEATS: Final = 6
STATUE: Final = 7
HARDEST: Final = 11  # the best armour there is [BB-2.1]


@mypyc_attr(acyclic=True, free_list_len=1)
class Prayer(Frame):
    """[BB-7.1, BB-20.3] One D8; what is in effect already is rolled again [BB-6.25]."""

    TAG: Final = 34
    START: Final = 0
    ROLLED: Final = 1
    COUNTED: Final = 2
    DRAWN: Final = 3
    CHOSEN: Final = 4

    def __init__(self, side: i64, row: i64 = 0, left: i64 = 0, among: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.row = row
        self.left = left  # players still to be drawn
        self.among = among

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Prayer.START:  # [BB-6.25] where every row is in effect there is nothing to roll for
                if not is_open(g, self.side):
                    return g.done(0)
            case Prayer.ROLLED:
                row: i64 = g.tables.prayer[got]
                if not is_in_effect(g, self.side, row):
                    self.row = row
                    return self.heard(g)
            case Prayer.COUNTED:  # [BB-7.11]
                self.left = got + 1
                return self.draw(g)
            case Prayer.DRAWN:
                if got < 0:
                    return g.done(0)
                self.touch(g, got)
                self.among &= ~(1 << got % SLOTS)
                self.left -= 1
                return self.draw(g)
            case Prayer.CHOSEN:
                self.touch(g, got - AT)
                return g.done(0)
        self.arm = Prayer.ROLLED
        return g.roll(D_EIGHT, 8)

    def heard(self, g: Pitch) -> i64:
        """[BB-7.5] The prayer takes effect, for the team or for a player who is chosen or drawn at random."""
        row = self.row
        side = self.side
        g.emit(E_PRAYER, side, row)
        g.sides[PRAYED + side] |= 1 << row
        if row == TRAPDOOR:
            g.sides[TRAPS + side] = 1
            return g.done(0)
        if row == FRIENDS_ROW:
            g.sides[FRIENDS + side] = 1
            return g.done(0)
        theirs = row in (BAD_HABITS, CLEATS)
        self.among = available(g, 1 - side if theirs else side, row != CLEATS)
        self.left = 1
        if row == BAD_HABITS:
            self.arm = Prayer.COUNTED
            return g.roll(D_THREE, 3)
        if row in (STILETTO, CLEATS):
            return self.draw(g)
        return self.choose(g)

    def draw(self, g: Pitch) -> i64:
        if self.left == 0:
            return g.done(0)
        theirs = self.row == BAD_HABITS or self.row == CLEATS
        self.arm = Prayer.DRAWN
        return g.call(RandomPlayer(1 - self.side if theirs else self.side, self.among))

    def choose(self, g: Pitch) -> i64:
        """[BB-7.3] Ask for the player; with nobody eligible the prayer has no effect."""
        for i in range(SLOTS):
            if self.among >> i & 1:
                g.offer(AT + SLOTS * self.side + i)
        if g.n == 0:
            return g.done(0)
        self.arm = Prayer.CHOSEN
        return g.ask(self.side, Q_PRAYER)

    def touch(self, g: Pitch, slot: i64) -> None:
        g.tell(E_TOUCHED, slot, self.row)
        row = self.row
        if row == STILETTO:  # [BB-7.8]
            g.traits[slot] |= STAB
        elif row == IRON_MAN:
            g.marks[slot] |= IRON
            harden(g, slot)
        elif row == DUSTERS:  # [BB-7.10, BB-18.3] nobody has a skill twice
            g.skills[slot] |= MIGHTY_BLOW
            if g.mighty(slot) == 0:
                g.profile[slot] += 1 << 20
        elif row == BAD_HABITS:  # [BB-7.11]
            g.traits[slot] |= LONER
            g.profile[slot] += 2 << 24
        elif row == CLEATS:  # [BB-7.12]
            if g.ma(slot) > 1:
                g.profile[slot] -= 1
        else:  # [BB-7.13, BB-20.2]
            g.skills[slot] |= PRO
            if g.tables.official:
                g.marks[slot] |= BLESSED

    def copy(self) -> Frame:
        return Prayer(self.side, self.row, self.left, self.among, self.arm)

    def ints(self) -> list[int]:
        return [Prayer.TAG, self.arm, self.side, self.row, self.left, self.among]


def is_in_effect(g: Pitch, side: i64, row: i64) -> bool:
    """[BB-6.25] Whether a prayer is in effect for this team; trapdoors are in effect for both."""
    if row == TRAPDOOR:
        return g.sides[TRAPS] != 0 or g.sides[TRAPS + 1] != 0
    return g.sides[PRAYED + side] >> row & 1 == 1


def is_open(g: Pitch, side: i64) -> bool:
    """Whether any row of the table is not in effect yet."""
    for i in range(len(g.tables.prayer)):
        if not is_in_effect(g, side, g.tables.prayer[i]):
            return True
    return False


def available(g: Pitch, side: i64, no_loners: bool) -> i64:
    """[BB-7.2] The players of a side on the pitch or in Reserves, as bits."""
    found: i64 = 0
    for i in range(g.tables.squad[side]):
        slot = SLOTS * side + i
        if g.status[slot] <= RESERVES and not (no_loners and g.traits[slot] & LONER):
            found |= 1 << i
    return found


def harden(g: Pitch, slot: i64) -> None:
    """[BB-7.9] Improve the armour by one, to 11+ at most."""
    if g.av(slot) < HARDEST:
        g.profile[slot] += 1 << 16


def expire(g: Pitch) -> None:
    """[BB-7.4, BB-7.15] What lasts a drive is over; everybody has the skills of his profile again."""
    t = g.tables
    for slot in range(BOTH):
        g.skills[slot] = t.skills[slot] | (PRO if g.marks[slot] & BLESSED else 0)
        g.traits[slot] = t.traits[slot]
        g.profile[slot] = t.profile[slot]
        if g.marks[slot] & IRON:
            harden(g, slot)
    lasting: i64 = 1 << TRAPDOOR | 1 << IRON_MAN | (1 << STATUE if t.official else 0)
    for side in range(2):
        g.sides[FRIENDS + side] = 0
        g.sides[PRAYED + side] &= lasting
