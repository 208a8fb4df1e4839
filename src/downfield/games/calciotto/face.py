"""Calciotto as people meet it: everything that is shown, said and offered with one click."""

from dataclasses import replace

from downfield.games.calciotto.board import characters, drawing, ghosts, marks, player, portraits, words
from downfield.games.calciotto.board.actions import bar
from downfield.games.calciotto.board.staging import STAGING
from downfield.games.calciotto.board.symbols import SYMBOLS
from downfield.games.calciotto.moves import formations, walks
from downfield.games.calciotto.moves.ending import ending
from downfield.games.calciotto.moves.line_ups import LINE_UPS
from downfield.games.calciotto.moves.standing import standing
from downfield.games.calciotto.notation.news import NEWS
from downfield.games.calciotto.notation.report import REPORT
from downfield.games.calciotto.odds.options import odds
from downfield.kernel.show.face import Box, Characters, Drawing, Face, Plans, Players, Walks

FACE = Face(
    box=Box((45, 75), (2, 4), 2),
    drawing=Drawing(drawing.draw, words.names, drawing.SHOWPIECE),
    characters=Characters(characters.board, characters.parts, characters.labels, beside=characters.beside),
    counted=characters.counted,
    heading=characters.heading,
    news=NEWS,
    staging=STAGING,
    symbols=SYMBOLS,
    odds=odds,
    ending=ending,
    walks=Walks(walks.sources, walks.walks, marks.marks, bar=bar),
    players=Players(player.MARKS, player.card),
    plans=Plans(ghosts.plans, formations.recall),
    line_ups=LINE_UPS,
    report=replace(REPORT, portraits=portraits.portraits),
    standing=standing,
)
