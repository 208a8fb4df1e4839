# mypyc: compiled
"""Chapter 17: cautions, expulsions, and who keeps goal when the keeper is sent off."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_CAUTIONED, E_NEW_KEEPER, E_SENT_OFF, E_STAND_IN
from downfield.games.calciotto.model.kinds import AIM, BENCH, FIELDED, GONE, YELLOW, P
from downfield.games.calciotto.model.position import EMPTY, NOWHERE, Pitch
from downfield.games.calciotto.model.questions import Q_NEW_KEEPER, Q_STAND_IN
from downfield.games.calciotto.model.tables import SLOTS
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

MOST_SUBS: Final = 3  # [CAL-16.1]
FEWEST: Final = 4  # figures with which a side plays on [CAL-17.4]


@mypyc_attr(acyclic=True, free_list_len=1)
class Caution(Frame):
    """[CAL-17.1] A yellow marker; the second sends the figure off [CAL-17.2]."""

    TAG: Final = 26
    START: Final = 0
    REPLACED: Final = 1
    STOOD_IN: Final = 2

    def __init__(self, slot: i64, square: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.square = square  # the goal square of a keeper sent off

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        side = g.side_of(self.slot)
        match self.arm:
            case Caution.START:
                self.square = g.at[self.slot]
                g.box[g.who[self.slot]] += (
                    YELLOW  # [CAL-1.7, CAL-17.6] on the sheet of this match, for all to see
                )
                g.emit(E_CAUTIONED, side, g.number_of(self.slot))
                if g.yellows(g.who[self.slot]) < 2:
                    return g.done(0)
                send_off(g, self.slot)
                if g.lost == NOBODY and self.slot == g.keeper(side):
                    return self.replace(g, side)
            case Caution.REPLACED:  # [CAL-17.5] a bench keeper for an outfield figure: a substitution
                slot = SLOTS * side + got // AIM
                leave(g, slot)
                self.enter(g, side, g.first_of(side) + got % AIM)
                g.add_sub(side)
                g.emit(E_NEW_KEEPER, side, g.number_of(g.keeper(side)))
            case Caution.STOOD_IN:  # [CAL-17.5] an outfield figure keeps goal, with save strength 0
                slot = SLOTS * side + got
                figure: i64 = g.who[slot]
                leave(g, slot)
                self.enter(g, side, figure)
                g.emit(E_STAND_IN, side, g.number_of(g.keeper(side)))
        return g.done(0)

    def replace(self, g: Pitch, side: i64) -> i64:
        """[CAL-17.5] Its side must at once put somebody in goal."""
        if g.subs(side) < MOST_SUBS:
            offer_keepers(g, side)
        if g.n > 0:
            self.arm = Caution.REPLACED
            return g.ask(g.lead_seat(side), Q_NEW_KEEPER)
        self.arm = Caution.STOOD_IN
        for i in range(1, SLOTS):
            if g.is_on(SLOTS * side + i):
                g.offer(i)
        return g.ask(g.lead_seat(side), Q_STAND_IN)

    def enter(self, g: Pitch, side: i64, figure: i64) -> None:
        """A figure goes into the empty goal square."""
        keeper = g.keeper(side)
        g.who[keeper] = figure
        g.state[keeper] = 0
        g.send(figure, FIELDED)
        g.put(keeper, self.square)

    def copy(self) -> Frame:
        return Caution(self.slot, self.square, self.arm)

    def ints(self) -> list[int]:
        return [Caution.TAG, self.arm, self.slot, self.square]


def offer_keepers(g: Pitch, side: i64) -> None:
    """List every outfield figure with every keeper of the bench."""
    first = g.first_of(side)
    for i in range(1, SLOTS):
        if not g.is_on(SLOTS * side + i):
            continue
        for figure in range(first, g.end_of(side)):
            if g.place_of(figure) == BENCH and g.tables.role[figure] == P:
                g.offer(i * AIM + figure - first)


def send_off(g: Pitch, slot: i64) -> None:
    """[CAL-17.2] Off for the rest of the match; with fewer than four figures the match is lost [CAL-17.4]."""
    side = g.side_of(slot)
    g.emit(E_SENT_OFF, side, g.number_of(slot))
    leave(g, slot)
    if g.count(side) < FEWEST:
        g.lost = side


def leave(g: Pitch, slot: i64) -> None:
    """A figure leaves the pitch and does not return; those after it move up on the sheet."""
    g.send(g.who[slot], GONE)
    g.lift(slot)
    g.who[slot] = EMPTY
    g.state[slot] = 0
    if slot % SLOTS == 0:
        return
    for i in range(slot, slot // SLOTS * SLOTS + SLOTS - 1):
        square: i64 = g.at[i + 1]
        g.who[i] = g.who[i + 1]
        g.state[i] = g.state[i + 1]
        g.who[i + 1] = EMPTY
        g.state[i + 1] = 0
        if square != NOWHERE:
            g.lift(i + 1)
            g.put(i, square)
