# mypyc: compiled
"""Chapter 13: a roll of two dice, the six for a card, and in which order cards change it [CAL-12.4]."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import (
    E_DREW,
    E_POINTS,
    E_ROLLED,
    E_ROLLED_IN_CONTRAST,
    E_ROLLED_IN_SHOT,
    E_TRADED,
)
from downfield.games.calciotto.model.kinds import D_SIX, IN_CONTRAST, IN_MOVEMENT, V_ONE_DIE, V_TWICE
from downfield.games.calciotto.model.position import AIMED, Pitch
from downfield.games.calciotto.model.questions import Q_TRADE
from downfield.games.calciotto.rules.deck import draw, drawn
from downfield.kernel.needs import GO
from downfield.kernel.state import Frame, State

BOTH_DICE: Final = -1  # else the partner who rolls and counts one die [CAL-20.2]
SIX: Final = 6


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Frame):
    """[CAL-13.1] Two dice; each six that counts may be set aside for a card. Its value: what they count [CAL-13.4]."""

    TAG: Final = 20
    START: Final = 0
    FIRST_ROLLED: Final = 1
    ROLLED: Final = 2
    TRADED: Final = 3
    DREW: Final = 4

    def __init__(
        self,
        side: i64,
        seat: i64,
        partner: i64,
        first: i64 = 0,
        second: i64 = 0,
        traded: i64 = 0,
        drawn: i64 = 0,
        arm: i64 = 0,
    ) -> None:
        self.arm = arm
        self.side = side
        self.seat = seat
        self.partner = partner  # BOTH_DICE, or who of two counts one die
        self.first = first
        self.second = second
        self.traded = traded  # sixes set aside
        self.drawn = drawn  # cards drawn for them

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Roll.START:
                self.arm = Roll.FIRST_ROLLED
                return g.roll(D_SIX, 6)  # [CAL-1.4]
            case Roll.FIRST_ROLLED:
                self.first = got + 1
                self.arm = Roll.ROLLED
                return g.roll(D_SIX, 6)
            case Roll.ROLLED:
                self.second = got + 1
                g.emit(rolled(g), self.side, self.first, self.second)
                most = self.tradeable(g)
                if most > 0:  # [CAL-13.3] at once, before anyone else rolls or moves
                    self.arm = Roll.TRADED
                    g.offer_upto(most + 1)
                    return g.ask(self.seat, Q_TRADE)
            case Roll.TRADED:
                self.traded = got
                if got > 0:
                    g.emit(E_TRADED, self.side, got)
                    return self.draw_next(g)
            case Roll.DREW:
                drawn(g, self.side, got, E_DREW)
                return self.draw_next(g)
        return self.count(g)

    def tradeable(self, g: Pitch) -> i64:
        """[CAL-13.2] How many sixes count and may be traded, as far as cards are left [CAL-11.7]."""
        low = self.first if self.first < self.second else self.second
        sixes = i64(self.first == SIX) + i64(self.second == SIX)
        if is_one_die(g, self.side) and sixes > 0:
            sixes = i64(low == SIX) if self.partner != BOTH_DICE else 1  # [CAL-12.4] one die is set aside
        cards = g.deck_size()
        if g.tables.hand_limit > 0:  # [CAL-11.6]
            room = g.tables.hand_limit - g.hand_size(self.side)
            cards = room if room < cards else cards
        return sixes if sixes < cards else cards if cards > 0 else 0

    def draw_next(self, g: Pitch) -> i64:
        """[CAL-13.1] A card for each six set aside."""
        while self.drawn < self.traded:
            self.drawn += 1
            self.arm = Roll.DREW
            need = draw(g, self.side)
            if need != GO:
                return need
        return self.count(g)

    def count(self, g: Pitch) -> i64:
        """[CAL-12.4] ELIMINA, six-trades, RADDOPPIA, in this order."""
        score = score_of(g, self.side, self.partner, self.first, self.second, self.traded)
        if self.traded > 0:
            g.emit(E_POINTS, self.side, score)
        return g.done(score)

    def copy(self) -> Frame:
        return Roll(
            self.side, self.seat, self.partner, self.first, self.second, self.traded, self.drawn, self.arm
        )

    def ints(self) -> list[int]:
        return [
            Roll.TAG,
            self.arm,
            self.side,
            self.seat,
            self.partner,
            self.first,
            self.second,
            self.traded,
            self.drawn,
        ]


def rolled(g: Pitch) -> i64:
    """The event that tells a roll, by the rule that calls for it [CAL-5.3, CAL-8.5, CAL-9.4]."""
    if g.moment == IN_MOVEMENT:
        return E_ROLLED
    return E_ROLLED_IN_CONTRAST if g.moment == IN_CONTRAST else E_ROLLED_IN_SHOT


def score_of(g: Pitch, side: i64, partner: i64, first: i64, second: i64, traded: i64) -> i64:
    """[CAL-12.4] What two dice of a side, or of one of its partners, count with the cards in force."""
    twice = times(g, side, partner)
    return counted(first, second, traded, i64(is_one_die(g, side)), twice, i64(partner != BOTH_DICE))


def is_one_die(g: Pitch, side: i64) -> bool:
    """Whether ELIMINA of the other side takes a die from this one."""
    return g.has_in_force(1 - side, V_ONE_DIE)


def times(g: Pitch, side: i64, partner: i64) -> i64:
    """How often RADDOPPIA counts the better die: for the partner who played it only [CAL-20.9]."""
    if not g.has_in_force(side, V_TWICE):
        return 1
    if partner != BOTH_DICE and g.desk[AIMED + side] != partner:
        return 1
    return g.tables.amount[g.in_force(side)]


def counted(first: i64, second: i64, traded: i64, one_die: i64, twice: i64, partner: i64) -> i64:
    """[CAL-12.4] What two dice count: `one_die` ELIMINA, `twice` RADDOPPIA, `partner` one die; or 0 [CAL-13.5]."""
    high = first if first > second else second
    low = second if first > second else first
    if partner:  # [CAL-20.2] the higher die; [CAL-20.9] the lower under ELIMINA
        if one_die:
            return 0 if traded else twice * low
        if traded == 2:
            return 0
        return twice * (low if traded == 1 else high)  # [CAL-20.4]
    if one_die:
        low = 0
    if traded > 0:
        high = 0
    if traded > 1:
        low = 0
    best = high if high > low else low
    return high + low + (twice - 1) * best
