"""What a process that works for a table needs, loaded: a copy of one that has loaded it is ready for any match."""

import downfield
from downfield.table.live import thinking
from downfield.table.show import studio
from downfield.text import Text, languages

__all__ = ["studio", "thinking"]

for game in map(downfield.game, downfield.GAMES):
    if game.spec.face is not None:
        game.spec.face()
    for language in languages():
        Text(language, game.spec).has("table-guest")
