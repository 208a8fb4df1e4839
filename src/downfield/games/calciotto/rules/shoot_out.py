# mypyc: compiled
"""CAL-18.8: the shoot-out of a knock-out tie."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import (
    E_KICK,
    E_KICK_GOOD,
    E_KICK_SAVED,
    E_ROLLED_IN_SHOOTOUT,
    E_SHOOTOUT,
    E_TIED,
    E_TOTAL_IN_SHOOTOUT,
)
from downfield.games.calciotto.model.kinds import D_LOT, D_SIX, HOME, A
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.questions import Q_KEEPER_SQUARE, Q_SHOOTER, Q_TARGET
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.rules.lines import goal_square, spot_square
from downfield.games.calciotto.rules.shot import save_bonus, shot_bonus, total
from downfield.kernel.state import Frame, State

KICKS: Final = 5  # for each side, then sudden death


@mypyc_attr(acyclic=True, free_list_len=1)
class ShootOut(Frame):
    """[CAL-18.8] Bare shot actions by turns: no cards, no six-trades. Its value is the side that wins."""

    TAG: Final = 42
    START: Final = 0
    DRAWN: Final = 1
    KEEPER_STANDS: Final = 2
    NAMED: Final = 3
    AIMED: Final = 4
    ROLLED: Final = 5

    def __init__(
        self,
        kicks: i64 = 0,
        home: i64 = 0,
        away: i64 = 0,
        home_kicked: i64 = 0,
        away_kicked: i64 = 0,
        dice: i64 = 0,
        first: i64 = 0,
        total: i64 = 0,
        arm: i64 = 0,
    ) -> None:
        self.arm = arm
        self.kicks = kicks  # taken by both sides
        self.home = home  # goals
        self.away = away
        self.home_kicked = home_kicked  # bits: who has kicked
        self.away_kicked = away_kicked
        self.dice = dice  # rolled in this kick
        self.first = first  # the first die of two
        self.total = total  # the shooter's

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case ShootOut.START:
                g.turn = HOME
                g.rest()
                self.arm = ShootOut.DRAWN
                return g.roll(D_LOT, 2)
            case ShootOut.DRAWN:  # the lot decides who starts
                g.turn = got
                g.emit(E_SHOOTOUT, g.turn)
            case ShootOut.KEEPER_STANDS:
                keeper = g.keeper(1 - g.turn)
                if g.at[keeper] != goal_square(g, 1 - g.turn, got):
                    g.put(keeper, goal_square(g, 1 - g.turn, got))
                return self.name(g)
            case ShootOut.NAMED:
                return self.aim(g, got)
            case ShootOut.AIMED:
                g.target = goal_square(g, 1 - g.turn, got)
                g.emit(E_KICK, g.turn, g.number_of(g.shooter))
                self.arm = ShootOut.ROLLED
                return g.roll(D_SIX, 6)
            case ShootOut.ROLLED:
                if not self.is_settled(g, got + 1):
                    return g.roll(D_SIX, 6)
                if self.is_decided(g):
                    return g.done(0 if self.home > self.away else 1)
                g.turn = 1 - g.turn
        self.arm = ShootOut.KEEPER_STANDS  # the keeper chooses first
        self.dice = 0
        g.offer_upto(4)
        return g.ask(g.seat_of(g.keeper(1 - g.turn)), Q_KEEPER_SQUARE)

    def name(self, g: Pitch) -> i64:
        """The attackers first, then the others; nobody twice before all have kicked."""
        self.offer_kickers(g, True)
        if g.n == 0:
            self.offer_kickers(g, False)
        if g.n == 0:
            self.set_kicked(g, 0)
            return self.name(g)
        self.arm = ShootOut.NAMED
        return g.choose(g.lead_seat(g.turn), Q_SHOOTER)

    def offer_kickers(self, g: Pitch, attackers: bool) -> None:
        kicked = self.away_kicked if g.turn else self.home_kicked
        for i in range(1, SLOTS):
            slot = SLOTS * g.turn + i
            if g.is_on(slot) and not kicked >> i & 1 and (g.role_of(slot) == A or not attackers):
                g.offer(i)

    def set_kicked(self, g: Pitch, kicked: i64) -> None:
        if g.turn:
            self.away_kicked = kicked
        else:
            self.home_kicked = kicked

    def aim(self, g: Pitch, i: i64) -> i64:
        g.shooter = SLOTS * g.turn + i
        self.set_kicked(g, (self.away_kicked if g.turn else self.home_kicked) | 1 << i)
        self.arm = ShootOut.AIMED
        g.offer_upto(4)
        return g.ask(g.seat_of(g.shooter), Q_TARGET)

    def is_settled(self, g: Pitch, die: i64) -> bool:
        """Two dice of the shooter, two of the keeper; a tie is rolled again [CAL-8.8]."""
        self.dice += 1
        if self.dice % 2 == 1:
            self.first = die
            return False
        keeper = g.keeper(1 - g.turn)
        slot = g.shooter if self.dice == 2 else keeper
        g.emit(E_ROLLED_IN_SHOOTOUT, g.side_of(slot), self.first, die)
        if self.dice == 2:
            bonus = kick_bonus(g, g.shooter, g.target)
            self.total = total(g, E_TOTAL_IN_SHOOTOUT, slot, self.first + die, bonus)
            return False
        bonus = save_bonus(g, keeper, g.at[keeper], g.target)
        saved = total(g, E_TOTAL_IN_SHOOTOUT, slot, self.first + die, bonus)
        if saved == self.total:
            g.emit(E_TIED, saved)
            self.dice = 0
            return False
        self.settle(g, self.total > saved)
        return True

    def settle(self, g: Pitch, scored: bool) -> None:
        self.kicks += 1
        if not scored:
            g.emit(E_KICK_SAVED, g.turn, g.number_of(g.shooter))
            return
        if g.turn:
            self.away += 1
        else:
            self.home += 1
        g.emit(E_KICK_GOOD, g.turn, g.number_of(g.shooter))

    def is_decided(self, g: Pitch) -> bool:
        """It stops as soon as one side cannot be caught, or after equal kicks in sudden death."""
        ahead = self.home - self.away if g.turn == 0 else self.away - self.home  # of who has just kicked
        if self.kicks >= 2 * KICKS:
            return self.kicks % 2 == 0 and ahead != 0
        mine = KICKS - (self.kicks + 1) // 2  # kicks left
        theirs = KICKS - self.kicks // 2
        return ahead > theirs or -ahead > mine

    def copy(self) -> Frame:
        return ShootOut(
            self.kicks,
            self.home,
            self.away,
            self.home_kicked,
            self.away_kicked,
            self.dice,
            self.first,
            self.total,
            self.arm,
        )

    def ints(self) -> list[int]:
        return [
            ShootOut.TAG,
            self.arm,
            self.kicks,
            self.home,
            self.away,
            self.home_kicked,
            self.away_kicked,
            self.dice,
            self.first,
            self.total,
        ]


def kick_bonus(g: Pitch, shooter: i64, target: i64) -> i64:
    """[CAL-15.6] What a shooter adds: he kicks from the spot, wherever he stands."""
    side = g.side_of(shooter)
    return shot_bonus(g, shooter, spot_square(g, side, 0), g.at[g.keeper(1 - side)], target)
