# mypyc: compiled
"""Chapter 7: the three choices of a fourth down."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.facts import (
    E_CALLED_RIGHT,
    E_CALLED_WRONG,
    E_FIELD_GOAL,
    E_GAMBLE,
    E_KICK,
    E_KICK_FREE,
    E_MISSED,
    E_PUNT,
    E_SKIPPED,
)
from downfield.games.first_downs.model.kinds import COIN, KICKED, MISSED, PAY
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.questions import Q_TOSS
from downfield.games.first_downs.model.tables import Tables
from downfield.kernel.state import Frame, State


def gamble(g: Downs) -> None:
    """[FFD-7.2] The attacker plays a normal down, on which the drive depends."""
    g.emit(E_GAMBLE, g.attacker, g.neutral)


def calls(t: Tables, distance: i64) -> i64:
    """[FFD-7.3] A kick needs no toss up to the free distance, [FFD-7.4] then one for every further ten yards begun."""
    beyond: i64 = distance - t.free
    if beyond <= 0:
        return 0
    return (beyond + t.step - 1) // t.step


@mypyc_attr(acyclic=True, free_list_len=1)
class FieldGoal(Frame):
    """[FFD-7.5] The defender tosses, the attacker calls; every call must be right."""

    TAG: Final = 14
    START: Final = 0
    CALLED: Final = 1
    TOSSED: Final = 2

    def __init__(self, called: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.called = called

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Downs, m)
        match self.arm:
            case FieldGoal.START:
                g.calls = calls(g.t, g.distance())
                if g.calls == 0:
                    g.emit(E_KICK_FREE, g.attacker, g.distance())
                else:
                    g.emit(E_KICK, g.attacker, g.distance(), g.calls)
            case FieldGoal.CALLED:
                if got != PAY:
                    self.called = got
                    self.arm = FieldGoal.TOSSED
                    return g.roll(COIN, 2)
                g.ma -= g.t.skip  # [FFD-11.2] this toss counts as right
                g.calls -= 1
                g.emit(E_SKIPPED, g.attacker, g.t.skip, g.calls)
            case FieldGoal.TOSSED:
                if got != self.called:  # [FFD-7.6] the first wrong call is a miss and cannot be bought back
                    g.calls = 0
                    g.emit(E_CALLED_WRONG, g.attacker, got)
                    g.emit(E_MISSED, g.attacker)
                    return g.done(MISSED)
                g.calls -= 1
                g.emit(E_CALLED_RIGHT, g.attacker, got, g.calls)
        if g.calls > 0:
            return self.ask(g)
        g.credit(g.t.field_goal, E_FIELD_GOAL)  # [FFD-6.3]
        return g.done(KICKED)

    def ask(self, g: Downs) -> i64:
        """[FFD-7.5] Before each toss the attacker calls heads or tails, or pays to skip it."""
        self.arm = FieldGoal.CALLED
        g.offer_upto(2)
        if g.ma >= g.t.skip:
            g.offer(PAY)
        return g.ask(g.attacker, Q_TOSS)

    def copy(self) -> Frame:
        return FieldGoal(self.called, self.arm)

    def ints(self) -> list[int]:
        return [FieldGoal.TAG, self.arm, self.called]


def punt(g: Downs) -> None:
    """[FFD-7.7] A punt needs no toss and brings no points: the drive is over."""
    g.emit(E_PUNT, g.attacker)
