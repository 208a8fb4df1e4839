# mypyc: compiled
"""Chapter 16: substitutions."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_SUBSTITUTED
from downfield.games.calciotto.model.kinds import AIM, BENCH, FIELDED, GONE, P
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.questions import Q_SUBSTITUTE
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.rules.sanctions import MOST_SUBS
from downfield.kernel.needs import PASS
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Substitutions(Frame):
    """[CAL-16.2] Both sides may substitute, the one with the ball or that conceded first, also several [CAL-16.4]."""

    TAG: Final = 36
    START: Final = 0
    ANSWERED: Final = 1

    def __init__(self, side: i64, asked: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.asked = asked  # sides that are done

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == Substitutions.ANSWERED:
            if got == PASS:
                self.next_side()
            else:
                substitute(g, self.side, (got - 1) // AIM, (got - 1) % AIM)
        self.arm = Substitutions.ANSWERED
        if self.asked < 2:
            list_substitutions(g, self.side)
            return g.choose(g.lead_seat(self.side), Q_SUBSTITUTE)
        return g.done(0)

    def next_side(self) -> None:
        self.asked += 1
        self.side = 1 - self.side

    def copy(self) -> Frame:
        return Substitutions(self.side, self.asked, self.arm)

    def ints(self) -> list[int]:
        return [Substitutions.TAG, self.arm, self.side, self.asked]


def list_substitutions(g: Pitch, side: i64) -> None:
    """[CAL-16.1, CAL-16.3] None, or an exchange: a keeper for the keeper, another for any other."""
    g.offer(PASS)
    if g.subs(side) >= MOST_SUBS:
        return
    first = g.first_of(side)
    for i in range(SLOTS):
        if not g.is_on(SLOTS * side + i):
            continue
        for figure in range(first, g.end_of(side)):
            if g.place_of(figure) == BENCH and (g.tables.role[figure] == P) == (i == 0):
                g.offer(1 + i * AIM + figure - first)


def substitute(g: Pitch, side: i64, i: i64, k: i64) -> None:
    """[CAL-16.3] The one coming on takes the square of the one going off, who does not return."""
    slot = SLOTS * side + i
    figure = g.first_of(side) + k
    g.emit(E_SUBSTITUTED, side, g.number_of(slot), g.tables.number[figure])
    g.send(g.who[slot], GONE)
    g.send(figure, FIELDED)
    g.who[slot] = figure
    g.state[slot] = 0  # [CAL-12.3] who lay on the ground has gone off
    g.add_sub(side)
