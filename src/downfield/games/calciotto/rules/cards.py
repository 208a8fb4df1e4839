# mypyc: compiled
"""Chapters 11 and 12: the window in which both sides may play a card, and when each card may be played."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_CARD, E_SPRINT
from downfield.games.calciotto.model.kinds import (
    AIM,
    IN_CONTRAST,
    IN_MOVEMENT,
    IN_SHOT,
    KICKOFF,
    MOVEMENT,
    V_CANCEL,
    V_CARRIER,
    V_CHALLENGER,
    V_DOUBLE,
    V_FOUL,
    V_ONE_DIE,
    V_SPRINT,
    V_TWICE,
)
from downfield.games.calciotto.model.position import AIMED, CARD, FORCE, Pitch
from downfield.games.calciotto.model.questions import Q_CONTRAST_CARD, Q_MOVE_CARD, Q_SHOT_CARD
from downfield.games.calciotto.model.tables import KINDS, SLOTS
from downfield.games.calciotto.rules.deck import lay_under, play_from_hand
from downfield.kernel.needs import CLOSED, EVEN_IF_NONE, NOBODY, PASS
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window

ROUND: Final = 4  # turns in a window: two partners of the turn side, two of the other
OTHERS: Final = 2  # the turn at which the other side is asked


@mypyc_attr(acyclic=True, free_list_len=1)
class Cards(Frame):
    """[CAL-11.4] The sides play one card or pass, the turn side first, until both have passed one after the other."""

    TAG: Final = 21
    START: Final = 0
    ANSWERED: Final = 1

    def __init__(self, moment: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.moment = moment

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        if self.arm == Cards.START:  # [CAL-11.3] at most one card a side and phase, always before the dice
            self.arm = Cards.ANSWERED
            g.moment = self.moment
            g.clear_desk()
            return self.open(g, 0)
        if (
            got == PASS
        ):  # [CAL-11.5] used cards go under the deck when the window closes, the turn side's first
            for side in (g.turn, 1 - g.turn):
                if g.desk[CARD + side] > 0:
                    lay_under(g, g.desk[CARD + side] - 1)
            return g.done(0)
        side = 0 if g.seat <= g.tables.seats[1] else 1
        lay_on_desk(g, side, got // AIM - 1, got % AIM)
        return self.open(g, OTHERS if side == g.turn else 0)

    def open(self, g: Pitch, turn: i64) -> i64:
        question = (
            Q_MOVE_CARD
            if self.moment == IN_MOVEMENT
            else Q_CONTRAST_CARD
            if self.moment == IN_CONTRAST
            else Q_SHOT_CARD
        )
        return g.call(Window(self.moment, question, turn, turn))

    def copy(self) -> Frame:
        return Cards(self.moment, self.arm)

    def ints(self) -> list[int]:
        return [Cards.TAG, self.arm, self.moment]


def lay_on_desk(g: Pitch, side: i64, kind: i64, target: i64) -> None:
    """A card is shown and in force; CANCELLA takes the other out of force [CAL-12.5]."""
    play_from_hand(g, side, kind)
    g.desk[CARD + side] = kind + 1
    g.desk[FORCE + side] = 1
    g.desk[AIMED + side] = target
    g.emit(E_CARD, side, kind + 1)
    verb: i64 = g.tables.verb[kind]
    if verb == V_CANCEL:
        g.desk[FORCE + 1 - side] = 0
    elif verb == V_SPRINT:
        g.emit(E_SPRINT, side, g.number_of(SLOTS * side + target))


def respond(g: Pitch, moment: i64, turn: i64, first: i64) -> i64:
    """Who is asked as number `turn` of a window: everybody with a hand [CAL-11.1, CAL-20.7]."""
    if turn - first >= ROUND:
        return CLOSED
    side = g.turn if turn % ROUND < OTHERS else 1 - g.turn
    partner = turn % OTHERS
    if g.desk[CARD + side] > 0 or (partner == 1 and not g.is_pair(side)) or g.hand_size(side) == 0:
        return 0  # with no option listed: not asked
    g.offer(PASS)
    for kind in range(KINDS):
        if g.cards[KINDS * side + kind] > 0:
            offer_card(g, moment, side, partner, kind)
    return g.tables.seats[2 * side + partner] + EVEN_IF_NONE


def offer_card(g: Pitch, moment: i64, side: i64, partner: i64, kind: i64) -> None:
    """List a card with its targets, if it may be played now [CAL-11.8]."""
    verb: i64 = g.tables.verb[kind]
    answer = (kind + 1) * AIM
    if verb == V_SPRINT:
        if moment == IN_MOVEMENT and side == g.turn:
            offer_sprint(g, side, kind)
    elif verb == V_TWICE and two_rolls(g, moment) and side == g.turn:
        if g.is_pair(side):  # [CAL-20.9] for the partner who plays it
            g.offer(answer + partner)
        else:  # a lone seat names the group
            g.offer(answer)
            g.offer(answer + 1)
    elif may_play(g, moment, side, verb):
        g.offer(answer)


def may_play(g: Pitch, moment: i64, side: i64, verb: i64) -> bool:
    """[CAL-11.2] Whose card it is, in which phase, and its precondition."""
    mine = side == g.turn
    if verb == V_DOUBLE:
        return moment == IN_MOVEMENT and mine and may_counter(g, side)
    if verb == V_CARRIER:
        return moment == IN_CONTRAST and not mine
    if verb == V_CHALLENGER:
        return moment == IN_CONTRAST and mine
    if verb == V_FOUL:  # [CAL-14.1] only on a hard challenge in force
        return moment == IN_CONTRAST and not mine and is_hard(g, g.turn)
    if verb == V_CANCEL:  # [CAL-12.5] always an answer
        return g.in_force(1 - side) != NOBODY
    if verb == V_ONE_DIE:  # a phase in which the other side rolls
        return moment != IN_MOVEMENT or not mine
    if verb == V_TWICE:  # a phase in which this side rolls
        return moment != IN_MOVEMENT or mine
    return moment == IN_SHOT and not mine  # the keeper's two


def two_rolls(g: Pitch, moment: i64) -> bool:
    """[CAL-20.2] Whether each of two partners rolls in this phase."""
    return g.tables.pairs != 0 and moment == IN_MOVEMENT and (g.phase == MOVEMENT or g.phase == KICKOFF)


def may_counter(g: Pitch, side: i64) -> bool:
    """[CAL-12.2, CAL-14.12] A normal phase, and the carrier in its own half or goal."""
    if g.phase != MOVEMENT or g.carrier == NOBODY or g.side_of(g.carrier) != side:
        return False
    row: i64 = g.tables.row[g.at[g.carrier]]
    return row >= 11 if side else row <= 10


def is_hard(g: Pitch, side: i64) -> bool:
    kind = g.in_force(side)
    return kind != NOBODY and g.tables.hard[kind] != 0


def offer_sprint(g: Pitch, side: i64, kind: i64) -> None:
    """[CAL-12.1] An own outfield figure of the printed movement that is not grounded."""
    for i in range(1, SLOTS):
        slot = SLOTS * side + i
        if g.is_on(slot) and g.pace_of(slot) == g.tables.needs[kind] and not g.is_grounded(slot):
            g.offer((kind + 1) * AIM + i)
