"""Downfield: a home for tabletop football.

>>> import downfield
>>> match = downfield.game("first-and-roll").new(seed=7)
>>> match.need.kind
'choice'
"""

import pathlib

from downfield.games import GAMES, spec
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match
from downfield.kernel.show.svg import paint_with
from downfield.kernel.spec import Game
from downfield.kernel.view import View

__all__ = ["GAMES", "DownfieldError", "Game", "Match", "View", "game"]
__version__ = "0.1.0"


def _paint(what: object, seat: int | None, language: str, theme: str) -> str:
    """The board of a match or a view; words and drawings are loaded when somebody looks."""
    from downfield.text import picture

    if isinstance(what, Match):
        return picture.svg(what, seat, language, theme)
    assert isinstance(what, View)
    return picture.svg_of_view(what, language, theme)


paint_with(_paint)


def game(slug: str, *, pack: pathlib.Path | str | None = None) -> Game:
    """A game by its slug, with its own components or with those of a folder."""
    return Game(spec(slug), pack)
