"""1st & Roll as people meet it: everything that is shown, said and offered with one click."""

from downfield.games.first_and_roll.board import characters, drawing
from downfield.games.first_and_roll.board.staging import STAGING
from downfield.games.first_and_roll.board.symbols import SYMBOLS
from downfield.games.first_and_roll.moves.standing import standing
from downfield.games.first_and_roll.notation.news import NEWS
from downfield.games.first_and_roll.notation.report import REPORT
from downfield.games.first_and_roll.odds.options import odds
from downfield.kernel.show.face import Box, Characters, Drawing, Face
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say


def no_names(look: Look, say: Say) -> dict[str, str]:
    """Nothing on these dice has a name of its own."""
    return {}


FACE = Face(
    box=Box((30, 45), (2, 4), 1),
    drawing=Drawing(drawing.draw, no_names, drawing.SHOWPIECE),
    characters=Characters(characters.board, characters.parts, characters.labels),
    counted=characters.counted,
    heading=characters.heading,
    news=NEWS,
    staging=STAGING,
    symbols=SYMBOLS,
    odds=odds,
    report=REPORT,
    standing=standing,
)
