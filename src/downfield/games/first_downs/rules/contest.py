# mypyc: compiled
"""Chapters 2 and 9: how a match begins and how it ends."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.facts import E_CONCEDED, E_DRAWN, E_DRIVE, E_FLIPPED, E_OVERTIME, E_WON
from downfield.games.first_downs.model.kinds import BETWEEN, COIN, CONCEDE, DOWN, FLIP
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.questions import Q_CONCEDE
from downfield.games.first_downs.rules.drive import Drive, hand_over
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Contest(Frame):
    """[FFD-2.1] Both sides get the same number of drives, in turn, and more while they are tied."""

    TAG: Final = 10
    START: Final = 0
    FLIPPED: Final = 1
    ASKED: Final = 2
    DRIVEN: Final = 3

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Downs, m)
        match self.arm:
            case Contest.START:
                if g.stage == FLIP:  # [FFD-2.2] a coin says who is player 1
                    g.rest()
                    self.arm = Contest.FLIPPED
                    return g.roll(COIN, 2)
                if g.stage != BETWEEN:
                    self.arm = Contest.DRIVEN
                    return g.call(Drive())
            case Contest.FLIPPED:
                g.attacker = got
                g.stage = BETWEEN
                g.emit(E_FLIPPED, got)
            case Contest.ASKED:
                if got == CONCEDE:
                    return concede(g)
                return self.begin(g)
            case Contest.DRIVEN:
                if is_round_over(g):
                    if g.home != g.away:
                        return win(g, i64(g.away > g.home))
                    if not is_overtime_left(g):
                        g.emit(E_DRAWN)
                        return g.finish(NOBODY)
                hand_over(g, got)
        loser = hopeless(g)
        if loser == NOBODY:
            return self.begin(g)
        g.rest()
        self.arm = Contest.ASKED
        g.offer_upto(2)
        return g.ask(loser, Q_CONCEDE)

    def begin(self, g: Downs) -> i64:
        """[FFD-3.1] Begin the next drive; [FFD-8.5] its first down is a gift and earns nothing."""
        g.stage = DOWN
        if g.is_overtime() and g.drive % 2 == 0:
            g.emit(E_OVERTIME, overtime_round(g))
        g.emit(E_DRIVE, g.attacker, g.drive + 1, g.distance())
        self.arm = Contest.DRIVEN
        return g.call(Drive())

    def copy(self) -> Frame:
        return Contest(self.arm)

    def ints(self) -> list[int]:
        return [Contest.TAG, self.arm]


def is_round_over(g: Downs) -> bool:
    """[FFD-9.1] Whether both have had their drives; [FFD-9.3] in overtime, both drives of the round."""
    return g.drive + 1 >= 2 * g.t.drives and g.drive % 2 == 1


def win(g: Downs, side: i64) -> i64:
    """[FFD-9.1] More points win."""
    g.emit(E_WON, side, g.home, g.away)
    return g.finish(side)


def overtime_round(g: Downs) -> i64:
    """[FFD-9.3] The round of overtime that the present drive belongs to; 0 before overtime."""
    if not g.is_overtime():
        return 0
    return (g.drive - 2 * g.t.drives) // 2 + 1


def is_overtime_left(g: Downs) -> bool:
    """[FFD-14.4] Whether another round of overtime may be played."""
    return g.t.rounds < 0 or overtime_round(g) < g.t.rounds


def drives_left(g: Downs, side: i64) -> i64:
    """Count the drives that a side still has, including the one about to begin."""
    later: i64 = 2 * g.t.drives - g.drive
    if later <= 0:
        return 1  # [FFD-9.3] in overtime each has one drive a round
    return (later + 1) // 2 if side == g.attacker else later // 2


def hopeless(g: Downs) -> i64:
    """[FFD-9.2] The side whose deficit is more than the most its drives left can give, or NOBODY."""
    loser: i64 = i64(g.home > g.away)
    deficit: i64 = g.points(1 - loser) - g.points(loser)
    if deficit > g.t.most * drives_left(g, loser):
        return loser
    return NOBODY


def concede(g: Downs) -> i64:
    """[FFD-9.2] The opponent wins, and the score stands."""
    loser = hopeless(g)
    g.emit(E_CONCEDED, loser, g.home, g.away)
    return g.finish(1 - loser)
