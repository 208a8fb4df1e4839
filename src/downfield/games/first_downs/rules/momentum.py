# mypyc: compiled
"""Chapters 10 to 12: earning momentum, spending it, and the windows in which it is spent."""

from typing import Final

from mypy_extensions import i64

from downfield.games.first_downs.model.facts import (
    E_BANK_EMPTY,
    E_BOUGHT,
    E_BOUGHT_FIRST_DOWN,
    E_EARNED_FIRST_DOWN,
    E_EARNED_NOTHING,
    E_EARNED_TACKLE,
    E_GIVEN_BACK,
    E_REPEATED_ATTACKER,
    E_REPEATED_DEFENDER,
    E_STOLEN,
    E_TURNOVER,
)
from downfield.games.first_downs.model.kinds import CONVERSION, NONE
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.questions import (
    Q_BUY,
    Q_REPEAT_ATTACKER,
    Q_REPEAT_DEFENDER,
    Q_STEAL,
    Q_TURNOVER,
)
from downfield.games.first_downs.model.tables import Tables
from downfield.kernel.needs import CLOSED, PASS

# Chapter 10: in general ----------------------------------------------------------------------------------------


FROM_BANK: Final = 0
FROM_OPPONENT: Final = 1  # to the bank
FROM_NOBODY: Final = 2


def earned(bank: i64, theirs: i64) -> i64:
    """[FFD-10.1] One comes from the bank; [FFD-10.2] when it is empty the opponent loses one, if he has any."""
    if bank > 0:
        return FROM_BANK
    return FROM_OPPONENT if theirs > 0 else FROM_NOBODY


def earn_as_attacker(g: Downs, event: i64) -> None:
    """[FFD-10.1] [FFD-10.2] The attacker earns one."""
    source = earned(g.bank(), g.md)
    if source == FROM_BANK:
        g.ma += 1
        g.emit(event, g.attacker)
    elif source == FROM_OPPONENT:
        g.md -= 1
        g.emit(E_BANK_EMPTY, g.defender())
    else:
        g.emit(E_EARNED_NOTHING, g.attacker)


def earn_as_defender(g: Downs, event: i64) -> None:
    """[FFD-10.1] [FFD-10.2] The defender earns one."""
    source = earned(g.bank(), g.ma)
    if source == FROM_BANK:
        g.md += 1
        g.emit(event, g.defender())
    elif source == FROM_OPPONENT:
        g.ma -= 1
        g.emit(E_BANK_EMPTY, g.attacker)
    else:
        g.emit(E_EARNED_NOTHING, g.defender())


def next_window(g: Downs, after: i64) -> i64:
    """[FFD-10.6] The next window in which somebody can pay [FFD-10.4] and has something to choose, or NONE."""
    if after < Q_STEAL and can_steal(g):
        return Q_STEAL
    if after < Q_BUY and can_buy(g):
        return Q_BUY
    if after < Q_TURNOVER and can_turn_over(g):
        return Q_TURNOVER
    if after < Q_REPEAT_ATTACKER and g.ma >= g.t.repeat_attacker:
        return Q_REPEAT_ATTACKER
    if after < Q_REPEAT_DEFENDER and g.md >= g.t.repeat_defender:
        return Q_REPEAT_DEFENDER
    return NONE


def owner(g: Downs, window: i64) -> i64:
    """The side that a window belongs to."""
    if window in (Q_BUY, Q_REPEAT_ATTACKER):
        return g.attacker
    return g.defender()


def respond(g: Downs, window: i64, turn: i64, subject: i64) -> i64:
    """[FFD-10.6] Each window belongs to one side, which may pay or pass."""
    if turn > 0:
        return CLOSED
    g.offer(PASS)
    g.offer(window)
    return subject


def give_back(g: Downs, side: i64, coins: i64) -> None:
    """[FFD-10.7] Tell what the opponent of the payer gets back."""
    if coins > 0:
        g.emit(E_GIVEN_BACK, side, coins)


# Chapter 11: the attacker ----------------------------------------------------------------------------------------


def earn_first_down(g: Downs, earned: bool) -> None:
    """[FFD-11.1] A first down earns one if the drive goes on, unless bought yards alone reached it [FFD-11.1b]."""
    if earned:
        earn_as_attacker(g, E_EARNED_FIRST_DOWN)
    else:
        g.emit(E_BOUGHT_FIRST_DOWN, g.attacker)


def can_buy(g: Downs) -> bool:
    """[FFD-11.3] Yards are on sale after a trick play that was not tackled, to an attacker who can pay."""
    if g.tackled or g.ma < g.t.buy:
        return False
    return g.t.is_trick(g.play, g.option)


def buy(g: Downs) -> None:
    """[FFD-11.3] The attacker pays for five yards more, once a down."""
    g.ma -= g.t.buy
    g.bought = 1
    g.result += g.t.trick_yards
    g.emit(E_BOUGHT, g.attacker, g.t.trick_yards, g.t.buy)


def repeat_as_attacker(g: Downs) -> None:
    """[FFD-11.4] The down starts again: the attacker's spending is lost, the defender's comes back [FFD-10.7]."""
    left: i64 = g.ma - g.t.repeat_attacker
    theirs: i64 = g.md
    g.restore()
    g.ma = left
    g.emit(E_REPEATED_ATTACKER, g.attacker, g.t.repeat_attacker)
    give_back(g, g.defender(), g.md - theirs)


# Chapter 12: the defender ----------------------------------------------------------------------------------------


def earn_tackle(g: Downs) -> None:
    """[FFD-12.1] The defender earns one for a tackle with a shield."""
    earn_as_defender(g, E_EARNED_TACKLE)


def can_steal(g: Downs) -> bool:
    """[FFD-12.2] The defender may steal after a shield, if the attacker has yards and no card forbids it [FFD-12.3]."""
    if not g.tackled or g.md < g.t.steal or g.own == 0:
        return False
    if g.stage == CONVERSION:  # [FFD-6.2a] these yards are about to be reset
        return False
    return is_open_to_theft(g.t, g.play, g.card)


def is_open_to_theft(t: Tables, play: i64, card: i64) -> bool:
    """[FFD-12.3] Whether neither card forbids stealing."""
    return t.guarded[play] == 0 and t.deep[card] == 0


def steal(g: Downs) -> None:
    """[FFD-12.2] The attacker is thrown back five yards."""
    g.md -= g.t.steal
    g.stolen = 1
    g.result = -g.t.steal_yards
    g.emit(E_STOLEN, g.defender(), g.t.steal_yards, g.t.steal)


def repeat_as_defender(g: Downs) -> None:
    """[FFD-12.4] The down starts again: the defender's spending is lost, the attacker's comes back [FFD-10.7]."""
    left: i64 = g.md - g.t.repeat_defender
    theirs: i64 = g.ma
    g.restore()
    g.md = left
    g.emit(E_REPEATED_DEFENDER, g.defender(), g.t.repeat_defender)
    give_back(g, g.attacker, g.ma - theirs)


def can_turn_over(g: Downs) -> bool:
    """[FFD-12.5] The defender can pay, and the drive is not a touchdown already [FFD-6.2a]."""
    return g.md >= g.t.turnover and g.stage != CONVERSION


def turn_over(g: Downs) -> None:
    """[FFD-12.5] A fumble or interception ends the drive before this down moves anything."""
    g.md -= g.t.turnover
    g.emit(E_TURNOVER, g.defender(), g.t.turnover)
