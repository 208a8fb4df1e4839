"""Both cards edge to edge, and zone by zone what the options of the play make against the defence."""

from downfield.games.first_downs.board import cards as c
from downfield.games.first_downs.board.coins import at, label
from downfield.games.first_downs.board.defence import defence_strip
from downfield.games.first_downs.board.laid import made, signed
from downfield.games.first_downs.board.plays import play_strip
from downfield.games.first_downs.components.parts import Cards
from downfield.games.first_downs.model.tables import Tables
from downfield.kernel.show.svg import Say, el

STRIP = (c.HIGH - c.SUM - 20) / 2  # the height of a card


def meeting(cards: Cards, t: Tables, side: int, play: int, option: int, card: int, say: Say) -> str:
    """[FFD-5.1] The defence card turns over; zone by zone it meets the play, last where the play went."""
    offence, defence = cards.plays()[play], cards.defence[card]
    meets = made(t, cards, offence, defence)
    felt = el("rect", x=c.X - 6, y=c.TOP - 4, width=c.WIDE + 12, height=c.HIGH + 8, class_="felt")
    upper = play_strip(offence, cards, side, c.TOP, STRIP, say)
    low = c.TOP + STRIP - 2
    lower = defence_strip(defence, cards, 1 - side, low, STRIP, offence, meets, say, open=True)
    order = [i for i in range(len(meets)) if i != option - 1] + [option - 1]
    zones = [zone.code for zone in cards.zones]
    marks = "".join(
        _met(*c.column(cards, zones.index(offence.options[i].zone)), meets[i], i == option - 1) for i in order
    )
    return felt + upper + el("g", lower, class_="turns") + marks


def _met(x: float, wide: float, yards: int | None, taken: bool) -> str:
    """A frame round a zone of both cards, and below it what it makes."""
    frame = el(
        "rect", x=x + 1, y=1, width=wide - 2, height=2 * STRIP - 6, rx=6, fill="none", stroke="var(--glow)",
        stroke_width=7,
    )  # fmt: skip
    chip = el("rect", x=x + wide / 2 - 34, y=2 * STRIP, width=68, height=44, rx=8, class_="card")
    said = label(signed(yards), x + wide / 2, 2 * STRIP + 34, 34, font_weight=700)
    return el("g", frame, chip, said, class_="meets taken" if taken else "meets", transform=at(c.X, c.TOP))
