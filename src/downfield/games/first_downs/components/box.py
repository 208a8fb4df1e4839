"""The box as it stands beside a match."""

from typing import cast

import msgspec

from downfield.games.first_downs.components.parts import Parts
from downfield.kernel.match import Match


def box_of(match: Match) -> Parts:
    """[FFD-14.6] The components of a match, their cards those that were agreed."""
    parts = cast(Parts, match.game.pack.parts)
    return msgspec.structs.replace(parts, cards=parts.dealt(match.options_agreed))
