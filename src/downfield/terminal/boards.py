"""Finds the board of a game in characters, and draws a plain one for a game that has none yet."""

from downfield.kernel.show.face import Characters, Line
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Game
from downfield.text.picture import face_of, names


def _board(look: Look, width: int, say: Say) -> list[Line]:
    """The score and whatever else lies on the table, a line each."""
    view = look.view
    home, away = view.points
    shown = [f"{name} {value}" for name, value in view.scene.by_name().items()]
    return [
        [(" ■ ", "home"), (str(home), "strong"), (" : ", "dim"), (str(away), "strong"), (" ▨ ", "away")],
        [(" · ".join(shown)[:width], "text")],
        [(" ".join(view.since or look.before)[-width:], "dim")],
    ]


def _parts(game: Game, width: int, say: Say) -> list[Line]:
    return [[(f"{game.pack.name} {game.pack.hash}", "text")]]


def _labels(look: Look) -> dict[str, str]:
    return {}


PLAIN = Characters(_board, _parts, _labels)


def board_of(game: Game) -> Characters:
    """The board of a game."""
    face = face_of(game)
    return PLAIN if face is None else face.characters


def drawn_beside(look: Look, width: int, height: int, say: Say) -> list[Line] | None:
    """The board to the left of what is asked; None for a game that always lies above it, or a small terminal."""
    beside = board_of(look.game).beside
    return None if beside is None else beside(look, width, height, say)


def labels_of(look: Look, say: Say) -> dict[str, str]:
    """How options read: as the terminal's board has it, else as the drawing has it."""
    return names(look, say) | board_of(look.game).labels(look)
