"""The cards that lie on the table, and what they make of each other."""

from collections.abc import Sequence

from downfield.games.first_downs.components.parts import Cards, DefenceCard, OffencePlay, token
from downfield.games.first_downs.model.tables import Tables
from downfield.games.first_downs.notation.shown import Scene
from downfield.games.first_downs.odds.cards import gain
from downfield.kernel.show.svg import Say

MINUS = "−"

Laid = tuple[OffencePlay | None, int, DefenceCard | None]
Made = tuple[int | None, ...]  # the yards of each option of a play; None is a tackle


def on_table(scene: Scene, cards: Cards) -> Laid:
    """The cards of this down, as far as they are shown."""
    play = next((p for p in cards.plays() if p.name == scene.play), None)
    card = next((c for c in cards.defence if c.name == scene.card), None)
    return play, scene.option or 0, card


def in_words(before: Sequence[str], cards: Cards) -> Laid:
    """The cards that the words of a down speak of; of a repeated down, the last ones."""
    plays = {token(p.name): p for p in cards.plays()}
    defence = {token(c.name): c for c in cards.defence}
    laid: Laid = (None, 0, None)
    for word in before:
        first, stroke, second = word.partition("/")
        if first in plays:
            laid = (plays[first], 0, None)
        elif stroke and first.isdigit():
            laid = (laid[0], int(first), defence.get(second))
    return laid


def made(t: Tables, cards: Cards, play: OffencePlay, card: DefenceCard) -> Made:
    """What the options of a play make against a card."""
    at_play, at_card = cards.plays().index(play), cards.defence.index(card)
    return tuple(gain(t, at_play, option, at_card) for option in range(len(play.options)))


def outcome(laid: Laid, cards: Cards, t: Tables, say: Say) -> str:
    """The sum that the cards make, in words; nothing before both are known."""
    play, option, card = laid
    if play is None or not option or card is None:
        return ""
    total = made(t, cards, play, card)[option - 1]
    if total is None:
        return say("board-tackled")
    added = terms(play.options[option - 1].yards, total)
    return say("board-sum", sum=added, result=total, shown=signed(total))


def terms(promised: int, total: int) -> str:
    """What is added up: the yards of the option, and what the card adds or takes."""
    return f"{promised} {'+' if total >= promised else MINUS} {abs(total - promised)}"


def signed(yards: int | None) -> str:
    """A number with a true minus, or the sign of a tackle."""
    return "X" if yards is None else str(yards).replace("-", MINUS)
