# mypyc: compiled
"""Chapter 15: the penalty kick."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_KICKER, E_PENALTY, E_SHOT
from downfield.games.calciotto.model.kinds import A
from downfield.games.calciotto.model.position import MEN, Pitch
from downfield.games.calciotto.model.questions import Q_KICKER, Q_SPOT, Q_TARGET
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.rules.free_kick import stand_up
from downfield.games.calciotto.rules.lines import goal_square, spot_square
from downfield.games.calciotto.rules.relocation import BEHIND, MOST, Relocations, Retreat
from downfield.games.calciotto.rules.shot import Shot
from downfield.games.calciotto.rules.substitutions import Substitutions
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Penalty(Frame):
    """[CAL-15.2] Substitutions, the kicker, clearing, relocations, the target, and the shot action."""

    TAG: Final = 41
    START: Final = 0
    SUBSTITUTED: Final = 1
    NAMED: Final = 2
    PUT: Final = 3
    CLEARED: Final = 4
    BOTH_CLEARED: Final = 5
    RELOCATED: Final = 6
    BOTH_RELOCATED: Final = 7
    AIMED: Final = 8

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        other = 1 - g.turn
        match self.arm:
            case Penalty.START:
                g.rest()
                stand_up(g)
                g.emit(E_PENALTY, g.turn)
                self.arm = Penalty.SUBSTITUTED
                return g.call(Substitutions(g.turn))
            case Penalty.SUBSTITUTED:
                self.arm = Penalty.NAMED
                list_kickers(g)
                return g.choose(g.lead_seat(g.turn), Q_KICKER)
            case Penalty.NAMED:
                return self.name(g, got)
            case Penalty.PUT:
                put_kicker(g, got)
                g.carrier = NOBODY  # [CAL-1.6] the ball lies on the spot
                self.arm = Penalty.CLEARED
                return g.call(Retreat(g.turn, BEHIND))
            case Penalty.CLEARED:  # [CAL-15.4] clearing does not count among the four
                self.arm = Penalty.BOTH_CLEARED
                return g.call(Retreat(other, BEHIND))
            case Penalty.BOTH_CLEARED:
                self.arm = Penalty.RELOCATED
                return g.call(Relocations(g.turn, BEHIND, 1 << g.shooter % SLOTS, MOST))
            case Penalty.RELOCATED:
                self.arm = Penalty.BOTH_RELOCATED
                return g.call(Relocations(other, BEHIND, 0, MOST))
            case Penalty.BOTH_RELOCATED:  # [CAL-15.5] the kicker aims last, seeing the keeper
                self.arm = Penalty.AIMED
                g.offer_upto(4)
                return g.ask(g.seat_of(g.shooter), Q_TARGET)
            case _:
                g.target = goal_square(g, other, got)
                g.emit(E_SHOT, g.turn, g.number_of(g.shooter))
                g.done(0)
                return g.call(Shot())  # [CAL-15.6, CAL-15.7]

    def name(self, g: Pitch, i: i64) -> i64:
        """[CAL-2.10] The kicker stands on one of the two squares behind the spot, on which the ball lies."""
        g.shooter = SLOTS * g.turn + i
        g.emit(E_KICKER, g.turn, g.number_of(g.shooter))
        g.offer(spot_square(g, g.turn, 0))
        g.offer(spot_square(g, g.turn, 1))
        self.arm = Penalty.PUT
        return g.ask(g.seat_of(g.shooter), Q_SPOT)

    def copy(self) -> Frame:
        return Penalty(self.arm)

    def ints(self) -> list[int]:
        return [Penalty.TAG, self.arm]


def list_kickers(g: Pitch) -> None:
    """[CAL-15.2] The attackers; [CAL-15.3] without one any outfield figure."""
    for i in range(1, SLOTS):
        if g.is_on(SLOTS * g.turn + i) and g.role_of(SLOTS * g.turn + i) == A:
            g.offer(i)
    if g.n > 0:
        return
    for i in range(1, SLOTS):
        if g.is_on(SLOTS * g.turn + i):
            g.offer(i)


def put_kicker(g: Pitch, square: i64) -> None:
    """[CAL-15.3] Who stands there is lifted, and cleared by its owner."""
    cell: i64 = g.board[square]
    if 0 < cell <= MEN and cell - 1 != g.shooter:
        g.lift(cell - 1)
    g.put(g.shooter, square)
