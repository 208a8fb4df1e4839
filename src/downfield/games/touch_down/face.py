"""Touch Down as people meet it: everything that is shown, said and offered with one click."""

from dataclasses import replace

from downfield.games.touch_down.board import characters, drawing, ghosts, marks, player, portraits
from downfield.games.touch_down.board.actions import bar
from downfield.games.touch_down.board.staging import STAGING
from downfield.games.touch_down.board.symbols import SYMBOLS
from downfield.games.touch_down.moves import plans, walks
from downfield.games.touch_down.moves.ending import ending
from downfield.games.touch_down.moves.line_ups import LINE_UPS
from downfield.games.touch_down.notation.news import NEWS
from downfield.games.touch_down.notation.report import REPORT
from downfield.games.touch_down.odds.options import odds
from downfield.kernel.show.face import Box, Characters, Drawing, Face, Plans, Players, Walks

FACE = Face(
    box=Box((60, 90), (2, 4), 2),
    drawing=Drawing(drawing.draw, drawing.names, drawing.SHOWPIECE),
    characters=Characters(characters.board, characters.parts, characters.labels, beside=characters.beside),
    counted=characters.counted,
    heading=characters.heading,
    news=NEWS,
    staging=STAGING,
    symbols=SYMBOLS,
    odds=odds,
    ending=ending,
    walks=Walks(walks.sources, walks.walks, marks.marks, bar=bar, by=walks.by),
    players=Players(player.MARKS, player.card),
    plans=Plans(ghosts.plans, plans.recall),
    line_ups=LINE_UPS,
    report=replace(REPORT, portraits=portraits.portraits),
)
