# mypyc: compiled
"""Chapter 9: the contrast, a challenge for the ball; and what a sanction makes of it [CAL-14.1]."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import (
    E_BALL_KEPT,
    E_BALL_WON,
    E_CHALLENGED,
    E_FOUL,
    E_GROUNDED,
    E_TIED_IN_CONTRAST,
    E_TOTAL_IN_CONTRAST,
)
from downfield.games.calciotto.model.kinds import (
    FELL,
    FOUL,
    FREEKICK,
    IN_CONTRAST,
    KEPT,
    PENALTY,
    V_CARRIER,
    V_CHALLENGER,
    V_FOUL,
    WON,
)
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import AREA, SLOTS
from downfield.games.calciotto.rules.cards import Cards
from downfield.games.calciotto.rules.roll import BOTH_DICE, Roll
from downfield.games.calciotto.rules.sanctions import Caution
from downfield.games.calciotto.rules.strength import zone_bonus
from downfield.kernel.needs import NOBODY, PASS
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Contrast(Frame):
    """[CAL-9.3] Cards, the challenger's dice, the carrier's dice; the higher total has the ball. KEPT, WON or FOUL."""

    TAG: Final = 25
    START: Final = 0
    CARDED: Final = 1
    CHALLENGED: Final = 2
    ANSWERED: Final = 3
    CAUTIONED: Final = 4

    def __init__(self, total: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.total = total  # the challenger's

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Contrast.START:
                g.emit(E_CHALLENGED, g.turn, g.number_of(g.challenger), g.number_of(g.carrier))
                self.arm = Contrast.CARDED
                return g.call(Cards(IN_CONTRAST))
            case Contrast.CARDED:
                if g.has_in_force(1 - g.turn, V_FOUL):  # [CAL-14.1] no dice are rolled
                    return self.foul(g)
                return self.challenge(g)
            case Contrast.CHALLENGED:
                self.total = total(g, g.challenger, got, challenge_bonus(g, g.challenger))
                self.arm = Contrast.ANSWERED
                return g.call(Roll(1 - g.turn, g.seat_of(g.carrier), BOTH_DICE))
            case Contrast.ANSWERED:
                answer = total(g, g.carrier, got, carrier_bonus(g))
                if answer == self.total:  # [CAL-9.6] both roll again
                    g.emit(E_TIED_IN_CONTRAST, self.total)
                    return self.challenge(g)
                return g.done(settle(g, self.total > answer))
            case Contrast.CAUTIONED:
                award(g)
        return g.done(FOUL)

    def challenge(self, g: Pitch) -> i64:
        """[CAL-9.4, CAL-9.8] The challenger's side rolls first."""
        self.arm = Contrast.CHALLENGED
        return g.call(Roll(g.turn, g.seat_of(g.challenger), BOTH_DICE))

    def foul(self, g: Pitch) -> i64:
        """[CAL-14.2, CAL-17.3] With AMMONIZIONE the challenger is cautioned first."""
        g.emit(E_FOUL, g.turn, g.number_of(g.challenger))
        self.arm = Contrast.CAUTIONED
        if g.tables.caution[g.in_force(1 - g.turn)]:
            return g.call(Caution(g.challenger))
        award(g)
        return g.done(FOUL)

    def copy(self) -> Frame:
        return Contrast(self.total, self.arm)

    def ints(self) -> list[int]:
        return [Contrast.TAG, self.arm, self.total]


def list_challengers(g: Pitch, partner: i64) -> None:
    """[CAL-9.1, CAL-9.2] None, or a figure contiguous to the carrier, keepers too [CAL-9.9]; of a partner his own."""
    g.offer(PASS)
    for slot in range(SLOTS * g.turn, SLOTS * g.turn + SLOTS):
        if not g.is_on(slot) or not g.is_beside(g.at[slot], g.at[g.carrier]) or g.is_grounded(slot):
            continue
        if partner == NOBODY or g.owner_of(slot) == partner:
            g.offer(slot + 1)


def challenge_bonus(g: Pitch, slot: i64) -> i64:
    """[CAL-9.6] What a challenger adds to the dice: strength, and the card of its side."""
    return contrast_bonus(g, slot) + card_bonus(g, g.side_of(slot), V_CHALLENGER)


def carrier_bonus(g: Pitch) -> i64:
    """[CAL-9.6] What the carrier adds to the dice: strength, and the card of its side."""
    return contrast_bonus(g, g.carrier) + card_bonus(g, g.side_of(g.carrier), V_CARRIER)


def total(g: Pitch, slot: i64, dice: i64, bonus: i64) -> i64:
    """Dice and bonus of a figure in a contrast, told to both sides."""
    g.emit(E_TOTAL_IN_CONTRAST, g.side_of(slot), g.number_of(slot), dice, bonus, dice + bonus)
    return dice + bonus


def contrast_bonus(g: Pitch, slot: i64) -> i64:
    """[CAL-9.5] Strength, if the carrier's square lies in the figure's zone of competence [CAL-3.5]."""
    return zone_bonus(g, slot, g.at[g.carrier])


def card_bonus(g: Pitch, side: i64, verb: i64) -> i64:
    """[CAL-9.6] What a card in force adds."""
    return g.tables.amount[g.in_force(side)] if g.has_in_force(side, verb) else 0


def settle(g: Pitch, won: bool) -> i64:
    """[CAL-9.7] The winner has the ball where he stands, and rolls next."""
    if won:
        g.carrier = g.challenger
        g.emit(E_BALL_WON, g.turn, g.number_of(g.challenger))
        return WON
    g.emit(E_BALL_KEPT, 1 - g.turn, g.number_of(g.carrier))
    card = g.in_force(g.turn)
    if card != NOBODY and g.tables.grounds[card]:  # SCIVOLATA that lost [CAL-12.3]
        g.state[g.challenger] |= FELL
        g.emit(E_GROUNDED, g.turn, g.number_of(g.challenger))
    return KEPT


def award(g: Pitch) -> None:
    """[CAL-14.3, CAL-15.1] In the fouling side's penalty area a penalty, anywhere else a free kick."""
    inside = g.tables.marks[g.at[g.carrier]] & AREA << g.turn != 0
    g.phase = PENALTY if inside else FREEKICK
    g.turn = 1 - g.turn
