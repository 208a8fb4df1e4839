# mypyc: compiled
"""Chapter 7: what lies under a trapdoor."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_TRAPDOOR
from downfield.games.blood_bowl.model.kinds import DROPPED, RESERVES, T_TRAP
from downfield.games.blood_bowl.model.position import TRAPS, Pitch
from downfield.games.blood_bowl.rules.ball.carrier import drop, turn_over
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.harm.injury import IN_CROWD, Injury
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Trapdoor(Frame):
    """[BB-7.6, BB-20.16] Somebody has entered a trapdoor square: on a 1 he is gone, as if pushed into the crowd."""

    TAG: Final = 15
    START: Final = 0
    ROLLED: Final = 1
    HURT: Final = 2

    def __init__(self, slot: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Trapdoor.START:
                self.arm = Trapdoor.ROLLED
                return g.call(Test(T_TRAP, self.slot, 2, 0))
            case Trapdoor.ROLLED:
                if got < 0:
                    g.tell(E_TRAPDOOR, self.slot)
                    if drop(g, self.slot) and g.side_of(self.slot) == g.active:  # [BB-7.14]
                        turn_over(g, DROPPED)
                    g.leave(self.slot, RESERVES)
                    self.arm = Trapdoor.HURT
                    return g.call(Injury(self.slot, NOBODY, 0, IN_CROWD))
        return g.done(0)

    def copy(self) -> Frame:
        return Trapdoor(self.slot, self.arm)

    def ints(self) -> list[int]:
        return [Trapdoor.TAG, self.arm, self.slot]


def is_trapped(g: Pitch, slot: i64) -> bool:
    """Whether a player stands or lies on a trapdoor that opens."""
    if g.sides[TRAPS] == 0 and g.sides[TRAPS + 1] == 0:
        return False
    square: i64 = g.at[slot]
    for i in range(len(g.tables.trapdoor)):
        if g.tables.trapdoor[i] == square:
            return True
    return False


def on_trapdoors(g: Pitch) -> i64:
    """Who is on the trapdoor squares, six bits each, one more than the slot; 0 where trapdoors do not open."""
    if g.sides[TRAPS] == 0 and g.sides[TRAPS + 1] == 0:
        return 0
    found: i64 = 0
    for i in range(len(g.tables.trapdoor)):
        found |= g.board[g.tables.trapdoor[i]] << 6 * i
    return found


def with_trap(g: Pitch, before: i64, who: i64) -> i64:
    """The value of `on_trapdoors` once this player's trapdoor has been rolled for."""
    for i in range(len(g.tables.trapdoor)):
        if g.tables.trapdoor[i] == g.at[who]:
            before = before & ~(63 << 6 * i) | (who + 1) << 6 * i
    return before


def next_trapped(g: Pitch, before: i64) -> i64:
    """[BB-7.14] The player who has come onto a trapdoor since, or NOBODY; one push never reaches both trapdoors."""
    if g.sides[TRAPS] == 0 and g.sides[TRAPS + 1] == 0:
        return NOBODY
    for i in range(len(g.tables.trapdoor)):
        cell: i64 = g.board[g.tables.trapdoor[i]]
        if cell > 0 and cell != before >> 6 * i & 63:
            return cell - 1
    return NOBODY
