"""Players of a match beside words, as in its report."""

from typing import cast

from downfield.games.blood_bowl.board.field import SIZE
from downfield.games.blood_bowl.board.figures import drawn, worn
from downfield.games.blood_bowl.board.looks import cast_of, on_stage
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.match import Match
from downfield.kernel.show.report import Portraits
from downfield.toolkit.figures.likeness import Likeness, defs
from downfield.toolkit.figures.parts import STYLE
from downfield.toolkit.figures.portraits import portrait, sprite


def one(look: Likeness, side: int = 0) -> str:
    """A player without a number."""
    return portrait(f'<use href="#{look.name}"/>', worn(side, ""), SIZE)


def portraits(match: Match) -> Portraits:
    """Everybody in his shirt."""
    tables, both = cast(Pitch, match.state).tables, cast_of(match)
    found: tuple[dict[int, str], dict[int, str]] = ({}, {})
    for slot, name in enumerate(tables.positions):
        if name:
            side, number = slot // SLOTS, int(tables.number[slot])
            man = drawn(both[side][name], side, number, "")
            found[side][number] = portrait(man, worn(side, ""), SIZE)
    return sprite(STYLE, defs(on_stage(match))), found
