"""Famous First Downs as people meet it: everything that is shown, said and offered with one click."""

from downfield.games.first_downs.board import characters, drawing
from downfield.games.first_downs.board.staging import STAGING
from downfield.games.first_downs.board.symbols import SYMBOLS
from downfield.games.first_downs.moves.standing import standing
from downfield.games.first_downs.notation.news import NEWS
from downfield.games.first_downs.notation.report import REPORT
from downfield.games.first_downs.odds.options import odds
from downfield.kernel.show.face import Box, Characters, Drawing, Face

FACE = Face(
    box=Box((15, 25), (2, 2), 1),
    drawing=Drawing(drawing.draw, drawing.names, drawing.SHOWPIECE),
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
