"""The board of any game as a picture, the names and the odds of its options: found in the game's own package."""

import functools
import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import downfield
from downfield.kernel.match import Match
from downfield.kernel.odds import Odds
from downfield.kernel.plan import Plan
from downfield.kernel.spec import Game
from downfield.kernel.svg import Picture, Say
from downfield.kernel.view import View, words_before
from downfield.kernel.walk import Walk
from downfield.kernel.words import Event
from downfield.text import ENGLISH, Text

EMPTY = Picture(1000, 620, "", "")


@functools.cache
def _part(package: str, name: str) -> Any:
    """A module of a game's package, None where the game has none."""
    room = name.partition(".")[0]
    has_room = importlib.util.find_spec(f"{package}.{room}") is not None
    return importlib.import_module(f"{package}.{name}") if has_room else None


def picture(
    view: View, game: Game, say: Say, before: Sequence[str] = (), facts: Sequence[Event] = ()
) -> Picture:
    """The board of a game; an empty one where nobody has drawn it.

    `before` are the words of the play before this one, `facts` what has happened that whoever looks may know.
    """
    module = _part(game.spec.package, "board.drawing")
    if module is None:
        return EMPTY
    art = cast("Callable[[View, Game, Say, Sequence[str], Sequence[Event]], Picture]", module.art)
    return art(view, game, say, before, facts)


def drawn(match: Match, seat: int | None, say: Say) -> Picture:
    """The board of a match as a seat, or a spectator (None), sees it now."""
    return picture(match.view(seat), match.game, say, words_before(match, seat), match.open_events)


def names(view: View, game: Game, say: Say) -> dict[str, str]:
    """How options read whose names come from the components, by notation."""
    art = _part(game.spec.package, "board.drawing")
    if hasattr(art, "names"):
        return cast(dict[str, str], art.names(view, game, say))
    board = _part(game.spec.package, "board.characters")
    if board is None:
        return {}
    return {token: " ".join(label.split()) for token, label in board.labels(view, game).items()}


def odds(view: View, game: Game, say: Say) -> dict[str, Odds]:
    """What to expect of options, by notation; nothing where a game does not tell."""
    module = _part(game.spec.package, "odds.options")
    return {} if module is None else cast(dict[str, Odds], module.odds(view, game, say))


def sources(match: Match, seat: int) -> list[str]:
    """The elements of the board that this seat can move now."""
    module = _part(match.game.spec.package, "moves.walks")
    return [] if module is None else cast(list[str], module.sources(match, seat))


def held(match: Match, seat: int) -> str:
    """The one of them that is in hand already, because it can go on; "" where a coach is to pick one up."""
    module = _part(match.game.spec.package, "moves.walks")
    return cast(str, module.held(match, seat)) if hasattr(module, "held") else ""


def walks(match: Match, seat: int, source: str, say: Say) -> list[Walk]:
    """Where an element of the board can go; nowhere if it is not this seat's to move."""
    module = _part(match.game.spec.package, "moves.walks")
    if module is None or source not in module.sources(match, seat):
        return []
    return cast(list[Walk], module.walks(match, seat, source, say))


def marks(match: Match, found: list[Walk], say: Say) -> tuple[str, list[list[str]]]:
    """The ends of these ways, drawn, and their elements in rows."""
    module = _part(match.game.spec.package, "moves.walks")
    return (
        ("", []) if module is None else cast("tuple[str, list[list[str]]]", module.marks(match, found, say))
    )


def has_plans(game: Game) -> bool:
    """Whether a game knows whole plans, such as ready formations."""
    return hasattr(_part(game.spec.package, "moves.walks"), "plans")


def plans(match: Match, seat: int, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """What a seat may do with one click, all of it can be played; `last` is what `recall` told of earlier matches."""
    if not has_plans(match.game) or seat not in match.waiting():
        return []
    module = _part(match.game.spec.package, "moves.walks")
    known = {**last, **recall(match, match.seats[seat].side)}
    return cast(list[Plan], module.plans(match, seat, say, known))


def is_plan(match: Match, seat: int, token: str, last: Mapping[str, str]) -> bool:
    """Whether a plan is offered; with one of his own making somebody could try out what the others hide."""
    return " " in token and token in (plan.token for plan in plans(match, seat, _mute, last))


def _mute(_: str, **__: object) -> str:
    """Whoever only looks for a plan needs no words."""
    return ""


def recall(match: Match, side: int) -> dict[str, str]:
    """How a side has lined up in a match so far, by what for, in words that fit other matches as well."""
    module = _part(match.game.spec.package, "moves.walks")
    return cast(dict[str, str], module.recall(match, side)) if has_plans(match.game) else {}


def showpiece(game: Game) -> Match:
    """A position that shows a game at its best, for a board in miniature."""
    line = getattr(_part(game.spec.package, "board.drawing"), "SHOWPIECE", "")
    return game.at(line) if line else game.new(by_hand=True)


def svg(match: Match, seat: int | None = None, language: str = ENGLISH, theme: str = "light") -> str:
    """The board of a match as a document that needs nothing else."""
    return drawn(match, seat, Text(language, match.game.spec).say).svg(theme)


def svg_of_view(view: View, language: str = ENGLISH, theme: str = "light") -> str:
    """The same from a view alone, with the components that the game is shipped with."""
    game = downfield.game(view.game)
    return picture(view, game, Text(language, game.spec).say).svg(theme)
