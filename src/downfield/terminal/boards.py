"""Finds the board of a game, and draws a plain one for a game that has none yet."""

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Protocol, cast

from downfield.kernel.spec import Game
from downfield.kernel.svg import Say
from downfield.kernel.view import View
from downfield.terminal.style import Line
from downfield.text.picture import names


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


class TallBoard(Protocol):
    """A game's `board.py` that also knows a table to the left of what is asked."""

    def beside(
        self, view: View, game: Game, width: int, height: int, say: Say, before: Sequence[str] = ()
    ) -> list[Line] | None:
        """The table for a terminal of this size; None where it has no room for both."""
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
    name = f"{game.spec.package}.board.characters"
    if importlib.util.find_spec(name.rpartition(".")[0]) is None:
        return PlainBoard()
    found: Board = importlib.import_module(name)
    return found


def drawn_beside(
    view: View, game: Game, width: int, height: int, say: Say, before: Sequence[str] = ()
) -> list[Line] | None:
    """The board to the left of what is asked; None for a game that always lies above it, or a small terminal."""
    board = board_of(game)
    if not hasattr(board, "beside"):
        return None
    return cast(TallBoard, board).beside(view, game, width, height, say, before)


def labels_of(view: View, game: Game, say: Say) -> dict[str, str]:
    """How options read: as the terminal's board has it, else as the drawing has it."""
    return names(view, game, say) | board_of(game).labels(view, game)
