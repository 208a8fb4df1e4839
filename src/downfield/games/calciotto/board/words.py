"""Options and cards in words: on buttons, on the cards, and for whoever does not see the board."""

import functools
from typing import cast

from msgspec.structs import asdict

from downfield.games.calciotto.board.table import side_of
from downfield.games.calciotto.components.parts import Card, Parts
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.notation.answers import COLUMNS, WAYS, square_name
from downfield.games.calciotto.notation.questions import CALLED_UP, CARD_ASKED, PUT, SQUARES
from downfield.games.calciotto.notation.shirts import printed, shirt
from downfield.games.calciotto.rules.lines import goal_square
from downfield.games.calciotto.rules.wall import Wall
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game

ARROWS = dict(zip(WAYS, "→↓←↑", strict=True))  # as they look on the board: home's north is to the right
STEPS = dict(zip(WAYS, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True))  # columns and rows


@functools.lru_cache(maxsize=50)
def deck(game: Game) -> dict[str, Card]:
    """The kinds of cards by their ids."""
    return {card.id: card for card in cast(Parts, game.pack.parts).cards.cards}


def card_title(card: Card, say: Say) -> str:
    """A card in our own words."""
    return say(f"card-{card.id}")


def card_does(card: Card, say: Say) -> str:
    """What a card does, in a few words."""
    return say(
        f"does-{card.effect.value}", amount=card.amount, movement=card.needs_movement, hard=int(card.hard),
        grounds=int(card.grounds), caution=int(card.caution),
    )  # fmt: skip


def names(look: Look, say: Say) -> dict[str, str]:
    """How options read."""
    side = side_of(look.view, look.game)
    return {token: found for token, x in look.answers.items() if (found := _name(look, side, token, x, say))}


def _name(look: Look, side: int, token: str, x: int, say: Say) -> str:
    g = cast(Pitch, look.seen)
    match look.view.question:
        case question if question in CARD_ASKED:
            return _card(g, side, token, x, say) if x else ""
        case question if question in SQUARES:
            return token.strip("@")
        case question if question in PUT:
            number, _, square = token.partition("=")
            return say("walk-place", number=number, square=square)
        case "spend":
            return _spend(g, x, say)
        case "challenge" if x > 0:
            return say("name-challenge", player=shirt(g.tables, side, int(token[1:])))
        case "substitute" | "new-keeper" if ">" in token:
            off, _, on = token.partition(">")
            return say(
                "name-exchange", player=shirt(g.tables, side, int(on)), other=shirt(g.tables, side, int(off))
            )
        case "wall":
            size = int(cast(Wall, g.top).size)
            right = COLUMNS[COLUMNS.index(token[-1]) + size - 1]
            return say("name-wall", first=token[-1], second=right, size=size)
        case "target":
            return say("name-shot", square=square_name(g, int(goal_square(g, 1 - g.turn, x))))
    number = token.strip("-")
    if not number.isdecimal():
        return ""
    known = printed(g.tables, side, int(number)) if look.view.question in CALLED_UP else None
    if known is None:
        return shirt(g.tables, side, int(number))
    called = say("name-squad", **asdict(known))
    return say("name-leave", player=called) if look.view.question == "leave" else called


def _card(g: Pitch, side: int, token: str, x: int, say: Say) -> str:
    title = say(f"card-{g.tables.codes[x // kinds.AIM - 1]}")
    target = token.partition(".")[2]
    if not target:
        return title
    if g.tables.verb[x // kinds.AIM - 1] == kinds.V_SPRINT:
        return say("name-card-for", card=title, player=shirt(g.tables, side, int(target)))
    return say("name-card-partner", card=title, partner=int(target))


def _spend(g: Pitch, x: int, say: Say) -> str:
    """A step, a pass or a shot with its cost."""
    if x == kinds.END:
        return ""
    turn, here = int(g.turn), g.at[g.carrier]
    if x >= kinds.SHOOT:
        target = int(goal_square(g, 1 - turn, x - kinds.SHOOT))
        return say("walk-shot", square=square_name(g, target), points=int(g.distance(here, target)))
    if x >= kinds.PASS_TO:
        mate = SLOTS * turn + x - kinds.PASS_TO
        player = shirt(g.tables, turn, int(g.number_of(mate)))
        return say("walk-pass", player=player, points=int(g.distance(here, g.at[mate])))
    i, way = divmod(x - kinds.STEP, 4)
    slot = SLOTS * turn + i
    square = square_name(g, int(g.at[slot] + g.tables.delta[way]))
    return say("name-step", number=int(g.number_of(slot)), arrow=ARROWS[WAYS[way]], square=square)
