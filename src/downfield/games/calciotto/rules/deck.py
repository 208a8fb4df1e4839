# mypyc: compiled
"""The deck and the hands [CAL-11.1]: draws from a multiset of unknown cards, then from what was put back under it."""

from mypy_extensions import i64

from downfield.games.calciotto.model.facts import E_DREW_KNOWN
from downfield.games.calciotto.model.kinds import AWAY, D_CARD, HOME
from downfield.games.calciotto.model.position import DECK, KNOWN, UNDER, Pitch
from downfield.games.calciotto.model.tables import KINDS
from downfield.kernel.chance import Rng
from downfield.kernel.needs import CHANCE, GO


def draw(g: Pitch, side: i64) -> i64:
    """Stop for the top card, which only its side sees; GO where everybody knows it, and it is drawn."""
    if g.unknown() > 0:
        offer_deck(g)
        g.hide(side)
        return g.draw(D_CARD)
    kind = take_from_under(g)  # [CAL-11.5] it comes round again, and its order is known
    g.cards[KINDS * side + kind] += 1
    g.cards[KNOWN + KINDS * side + kind] += 1
    g.emit(E_DREW_KNOWN, side, kind + 1)
    return GO


def offer_deck(g: Pitch) -> None:
    """List the cards that may be on top."""
    for kind in range(KINDS):
        if g.cards[DECK + kind] > 0:
            g.offer_weighted(kind, g.cards[DECK + kind])


def drawn(g: Pitch, side: i64, kind: i64, event: i64) -> None:
    """An unknown card goes into a hand, and its side is told by this event."""
    g.cards[DECK + kind] -= 1
    g.cards[KINDS * side + kind] += 1
    g.emit(event, side, kind + 1)


def take_from_under(g: Pitch) -> i64:
    kind: i64 = g.cards[UNDER]
    g.under_n -= 1
    for i in range(g.under_n):
        g.cards[UNDER + i] = g.cards[UNDER + i + 1]
    g.cards[UNDER + g.under_n] = 0
    return kind


def lay_under(g: Pitch, kind: i64) -> None:
    """[CAL-11.5] A used card goes face up under the deck."""
    g.cards[UNDER + g.under_n] = kind
    g.under_n += 1


def play_from_hand(g: Pitch, side: i64, kind: i64) -> None:
    """A card leaves the hand; if everybody knew of one of its kind, that one."""
    g.cards[KINDS * side + kind] -= 1
    if g.cards[KNOWN + KINDS * side + kind] > 0:
        g.cards[KNOWN + KINDS * side + kind] -= 1


def deal_anew(g: Pitch, side: i64, seed: i64) -> None:
    """[CAL-23.9] Replace what a side cannot know: the other hand and the deck, drawn anew from their union."""
    rng = Rng(seed)
    home: i64 = 0 if side == HOME else put_back(g, HOME)  # both first, where neither hand is known
    away: i64 = 0 if side == AWAY else put_back(g, AWAY)
    deal(g, HOME, home, rng)
    deal(g, AWAY, away, rng)
    if g.need == CHANCE and g.die == D_CARD and g.only == side:
        g.n = 0
        offer_deck(g)


def put_back(g: Pitch, side: i64) -> i64:
    """Put the unknown part of a hand back into the deck; how many cards that are."""
    count: i64 = 0
    for kind in range(KINDS):
        known: i64 = g.cards[KNOWN + KINDS * side + kind]
        hidden: i64 = g.cards[KINDS * side + kind] - known
        g.cards[DECK + kind] += hidden
        g.cards[KINDS * side + kind] = known
        count += hidden
    return count


def deal(g: Pitch, side: i64, count: i64, rng: Rng) -> None:
    """Draw so many cards at random into a hand."""
    for _ in range(count):
        left = rng.below(g.unknown())
        kind: i64 = 0
        while left >= g.cards[DECK + kind]:
            left -= g.cards[DECK + kind]
            kind += 1
        g.cards[DECK + kind] -= 1
        g.cards[KINDS * side + kind] += 1
