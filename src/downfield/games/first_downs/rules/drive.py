# mypyc: compiled
"""Chapters 3 and 8: a drive is a chain of downs; when it ends the sides change."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.facts import E_MISSED_RESET, E_RESET, E_STAYED, E_SWAPPED
from downfield.games.first_downs.model.kinds import BETWEEN, DOWN, GOES_ON, KICKED, MISSED, PUNTED, SCORED
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.tables import Tables
from downfield.games.first_downs.rules.down import Down
from downfield.games.first_downs.rules.scoring import Touchdown
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Drive(Frame):
    """[FFD-3.1] The same attacker plays downs until one of them ends the drive; its value is how it ended."""

    TAG: Final = 11
    START: Final = 0
    PLAYED: Final = 1
    ENDED: Final = 2

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Downs, m)
        match self.arm:
            case Drive.START:
                if g.stage == DOWN:
                    self.arm = Drive.PLAYED
                    return g.call(Down())
                self.arm = Drive.ENDED
                return g.call(Touchdown())
            case Drive.PLAYED:  # [FFD-3.2] a new down, a new series, or the end
                if got == GOES_ON:
                    return g.call(Down())
                if got == SCORED:
                    self.arm = Drive.ENDED
                    return g.call(Touchdown())
        return g.done(got)

    def copy(self) -> Frame:
        return Drive(self.arm)

    def ints(self) -> list[int]:
        return [Drive.TAG, self.arm]


def hand_over(g: Downs, how: i64) -> None:
    """[FFD-8.1] The sides swap roles and cards, and the new attacker is at first down."""
    place(g, how)
    g.attacker = 1 - g.attacker
    kept: i64 = g.ma  # [FFD-8.2] [FFD-10.3] momentum stays with the player, saved as long as he likes
    g.ma = g.md
    g.md = kept
    g.drive += 1
    g.down = 1
    g.stage = BETWEEN
    g.emit(E_SWAPPED, g.attacker)


def place(g: Downs, how: i64) -> None:
    """Lay the yards for the new attacker, who has not taken his place yet."""
    if how in (PUNTED, SCORED, KICKED):  # [FFD-8.3]
        g.emit(E_RESET)
        g.lay(0, g.t.ten)
    elif how == MISSED and g.t.miss_resets:  # [FFD-14.3]
        g.emit(E_MISSED_RESET)
        g.lay(0, g.t.ten)
    else:  # [FFD-8.4] the yards stay: the old attacker's are now the defender's, who fills the neutral zone
        distance = left_to_go(g.t, g.own)
        g.emit(E_STAYED, 1 - g.attacker, distance)
        g.lay(g.t.field - distance, g.t.ten)


def left_to_go(t: Tables, own: i64) -> i64:
    """[FFD-8.4] Where the yards stay, the new attacker needs as many as the old one held, and at least ten."""
    return own if own > t.ten else t.ten
