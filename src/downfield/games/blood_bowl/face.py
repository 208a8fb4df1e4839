"""Blood Bowl as people meet it: everything that is shown, said and offered with one click."""

from dataclasses import replace

from downfield.games.blood_bowl.board import characters, drawing, ghosts
from downfield.games.blood_bowl.board.actions import bar
from downfield.games.blood_bowl.board.crests import crests
from downfield.games.blood_bowl.board.marks import marks
from downfield.games.blood_bowl.board.portraits import portraits
from downfield.games.blood_bowl.board.staging import STAGING, picked
from downfield.games.blood_bowl.board.symbols import SYMBOLS
from downfield.games.blood_bowl.lore import pages, player
from downfield.games.blood_bowl.moves import walks
from downfield.games.blood_bowl.moves.ending import ending
from downfield.games.blood_bowl.moves.line_ups import LINE_UPS
from downfield.games.blood_bowl.moves.plans import recall
from downfield.games.blood_bowl.notation.deeds import deeds
from downfield.games.blood_bowl.notation.news import NEWS
from downfield.games.blood_bowl.notation.report import REPORT
from downfield.games.blood_bowl.odds.options import odds
from downfield.kernel.show.face import Box, Characters, Drawing, Face, Lore, Picker, Plans, Players, Walks

FACE = Face(
    box=Box((90, 150), (2, 2), 3),
    drawing=Drawing(drawing.draw, drawing.names, drawing.SHOWPIECE),
    characters=Characters(characters.board, characters.parts, characters.labels, beside=characters.beside),
    counted=characters.counted,
    heading=characters.heading,
    opens=frozenset({"turn"}),
    news=NEWS,
    staging=STAGING,
    symbols=SYMBOLS,
    odds=odds,
    die=picked,
    ending=ending,
    walks=Walks(walks.sources, walks.walks, marks, walks.held, bar, walks.by),
    plans=Plans(ghosts.plans, recall),
    line_ups=LINE_UPS,
    report=replace(REPORT, portraits=portraits, deeds=deeds),
    picker=Picker(("home_team", "away_team"), crests),
    players=Players(player.MARKS, player.card),
    lore=Lore(pages.MARKS, pages.shelves, pages.entries, pages.page, pages.about),
)
