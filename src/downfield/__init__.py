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
from downfield.kernel.spec import Game

__all__ = ["GAMES", "DownfieldError", "Game", "Match", "game"]
__version__ = "0.1.0"


def game(slug: str, *, pack: pathlib.Path | str | None = None) -> Game:
    """A game by its slug, with its own components or with those of a folder."""
    return Game(spec(slug), pack)
