"""Counters of a match beside words, as in its report."""

from downfield.games.touch_down.board.counters import STYLE, counter, defs, worn
from downfield.games.touch_down.components.parts import ROLES
from downfield.games.touch_down.notation.shirts import squads
from downfield.kernel.match import Match
from downfield.kernel.show.report import Portraits
from downfield.toolkit.figures import parts
from downfield.toolkit.figures.portraits import portrait, sprite

SIZE = 30.0  # of a square


def portraits(match: Match) -> Portraits:
    """Everybody's counter."""
    found: tuple[dict[int, str], dict[int, str]] = ({}, {})
    for side, squad in enumerate(squads(match.view(None), match.game)):
        for number, player in squad.items():
            card = counter(side, number, ROLES[player.role], player.contact, player.speed)
            found[side][number] = portrait(card, worn(side), SIZE)
    return sprite(parts.STYLE + STYLE, defs()), found
