"""Miniatures of a match beside words, as in its report."""

from typing import cast

from downfield.games.calciotto.board.figures import STYLE, base, defs
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.notation.shirts import printed
from downfield.kernel.match import Match
from downfield.kernel.show.report import Portraits
from downfield.toolkit.figures import parts
from downfield.toolkit.figures.portraits import portrait, sprite

SIZE = 44.0  # of a square


def portraits(match: Match) -> Portraits:
    """Everybody's miniature."""
    found: tuple[dict[int, str], dict[int, str]] = ({}, {})
    t = cast(Pitch, match.state).tables
    for i in range(len(t.number)):
        side = int(i >= t.first_away)
        known = printed(t, side, int(t.number[i]))
        if known is not None:
            man = base(known.number, known.role, known.movement, known.strength)
            found[side][known.number] = portrait(man, f"fg-{'ha'[side]}", SIZE)
    return sprite(parts.STYLE + STYLE, defs()), found
