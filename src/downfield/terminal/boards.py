"""Finds the board of a game, and draws a plain one for a game that has none yet."""

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Protocol

from downfield.kernel.spec import Game
from downfield.kernel.svg import Say
from downfield.kernel.view import View
from downfield.terminal.style import Line


class Board(Protocol):
    """A game's `board.py`."""

    def board(self, view: View, game: Game, width: int, say: Say, before: Sequence[str] = ()) -> list[Line]:
        """The table as a seat sees it; `before` are the words of the play before this one."""
        ...

    def parts(self, game: Game, width: int, say: Say) -> list[Line]:
        """What is printed on the components."""
        ...

    def labels(self, view: View, game: Game) -> dict[str, str]:
        """How an option reads whose name comes from the components, by its token."""
        ...


class PlainBoard:
    """The score and whatever else lies on the table, a line each."""

    def board(self, view: View, game: Game, width: int, say: Say, before: Sequence[str] = ()) -> list[Line]:
        home, away = view.points
        lines: list[Line] = [
            [(" ■ ", "home"), (str(home), "strong"), (" : ", "dim"), (str(away), "strong"), (" ▨ ", "away")]
        ]
        shown = [f"{name} {value}" for name, value in view.scene.items()]
        lines.append([(" · ".join(shown)[:width], "text")])
        lines.append([(" ".join(view.since or before)[-width:], "dim")])
        return lines

    def parts(self, game: Game, width: int, say: Say) -> list[Line]:
        return [[(f"{game.pack.name} {game.pack.hash}", "text")]]

    def labels(self, view: View, game: Game) -> dict[str, str]:
        return {}


def board_of(game: Game) -> Board:
    """The board of a game."""
    name = f"{game.spec.package}.board"
    if importlib.util.find_spec(name) is None:
        return PlainBoard()
    found: Board = importlib.import_module(name)
    return found
