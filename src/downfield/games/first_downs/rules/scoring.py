# mypyc: compiled
"""Chapter 6: what a touchdown is worth, and the conversion."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.facts import E_CONVERSION, E_CONVERTED, E_TAKEN, E_UNCONVERTED
from downfield.games.first_downs.model.kinds import CONVERSION, CONVERT, SCORED
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.questions import Q_TOUCHDOWN
from downfield.games.first_downs.rules.down import Down
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Touchdown(Frame):
    """[FFD-6.1] The attacker takes the points, or tries a conversion for more or for fewer."""

    TAG: Final = 13
    START: Final = 0
    DECIDED: Final = 1
    PLAYED: Final = 2

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Downs, m)
        match self.arm:
            case Touchdown.START:
                if g.stage == CONVERSION:
                    self.arm = Touchdown.PLAYED
                    return g.call(Down())
                g.rest()
                self.arm = Touchdown.DECIDED
                g.offer_upto(2)
                return g.ask(g.attacker, Q_TOUCHDOWN)
            case Touchdown.DECIDED:
                if got == CONVERT:  # [FFD-6.2] five yards go back, and one down is played for them
                    g.stage = CONVERSION
                    g.lay(g.t.field - g.t.conversion_yards, g.t.conversion_yards)
                    g.emit(E_CONVERSION, g.attacker, g.t.conversion_yards)
                    self.arm = Touchdown.PLAYED
                    return g.call(Down())
                g.credit(g.t.touchdown, E_TAKEN)
            case Touchdown.PLAYED:
                if got == SCORED:
                    g.credit(g.t.converted, E_CONVERTED)
                else:
                    g.credit(g.t.unconverted, E_UNCONVERTED)
        return g.done(SCORED)  # [FFD-6.2b] converted or not

    def copy(self) -> Frame:
        return Touchdown(self.arm)

    def ints(self) -> list[int]:
        return [Touchdown.TAG, self.arm]
