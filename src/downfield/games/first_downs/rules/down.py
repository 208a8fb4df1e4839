# mypyc: compiled
"""Chapters 3 and 4: the course of a down, and who knows what in it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.facts import E_PLAY
from downfield.games.first_downs.model.kinds import GAMBLE, NONE, OPTIONS, PUNT, PUNTED, TURNED_OVER
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.questions import (
    Q_BUY,
    Q_CARDS,
    Q_FOURTH,
    Q_PLAY,
    Q_REPEAT_ATTACKER,
    Q_REPEAT_DEFENDER,
    Q_STEAL,
    Q_TURNOVER,
)
from downfield.games.first_downs.rules.fourth_down import FieldGoal, gamble, punt
from downfield.games.first_downs.rules.momentum import (
    buy,
    next_window,
    owner,
    repeat_as_attacker,
    repeat_as_defender,
    steal,
    turn_over,
)
from downfield.games.first_downs.rules.resolving import carry_out, compare
from downfield.kernel.needs import GO
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window


@mypyc_attr(acyclic=True, free_list_len=1)
class Down(Frame):
    """[FFD-3.3] A down runs from its first choice until the coins have moved; its value is how it ended."""

    TAG: Final = 12
    START: Final = 0
    DECIDED: Final = 1
    KICKED: Final = 2
    SHOWN: Final = 3
    REVEALED: Final = 4
    ANSWERED: Final = 5

    def __init__(self, window: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.window = window

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Downs, m)
        match self.arm:
            case Down.START:  # [FFD-3.4] on fourth down the attacker first says what he tries
                g.rest()  # [FFD-10.7a] also before it is repeated: what a repeat cost does not come back
                if g.is_fourth():
                    self.arm = Down.DECIDED
                    g.offer_upto(3)
                    return g.ask(g.attacker, Q_FOURTH)
                return self.pick(g)
            case Down.DECIDED:  # [FFD-7.1]
                if got == GAMBLE:
                    gamble(g)
                    return self.pick(g)
                if got == PUNT:
                    punt(g)
                    return g.done(PUNTED)
                self.arm = Down.KICKED
                return g.call(FieldGoal())
            case Down.KICKED:
                return g.done(got)
            case Down.SHOWN:  # [FFD-4.1] the play lies open; [FFD-4.2] card and option are chosen unseen
                g.play = got
                g.emit(E_PLAY, g.attacker, got + 1)
                self.arm = Down.REVEALED
                g.offer_upto(OPTIONS)
                g.offered_to(g.attacker)
                g.offer_upto(g.t.cards)
                g.offered_to(g.defender())
                return g.seal(Q_CARDS)
            case Down.REVEALED:  # [FFD-4.4] both stand as chosen
                g.option = g.unseal(g.attacker)
                g.card = g.unseal(g.defender())
                compare(g)
                self.window = NONE
            case Down.ANSWERED:
                if got == Q_STEAL:
                    steal(g)
                elif got == Q_BUY:
                    buy(g)
                elif got == Q_TURNOVER:
                    turn_over(g)
                    return self.end(g, TURNED_OVER)
                elif got == Q_REPEAT_ATTACKER:
                    repeat_as_attacker(g)
                    return self.repeat()
                elif got == Q_REPEAT_DEFENDER:
                    repeat_as_defender(g)
                    return self.repeat()
        self.window = next_window(g, self.window)
        if self.window == NONE:
            return self.end(g, carry_out(g))
        self.arm = Down.ANSWERED
        return g.call(Window(self.window, self.window, owner(g, self.window)))

    def pick(self, g: Downs) -> i64:
        """[FFD-1.2] The attacker picks one of six plays; none is ever used up."""
        self.arm = Down.SHOWN
        g.offer_upto(g.t.plays)
        return g.ask(g.attacker, Q_PLAY)

    def repeat(self) -> i64:
        """[FFD-10.7b] The whole down is played anew from its first choice."""
        self.window = NONE
        self.arm = Down.START
        return GO

    def end(self, g: Downs, how: i64) -> i64:
        """[FFD-3.3] All cards go back to the hands."""
        g.clear()
        return g.done(how)

    def copy(self) -> Frame:
        return Down(self.window, self.arm)

    def ints(self) -> list[int]:
        return [Down.TAG, self.arm, self.window]
