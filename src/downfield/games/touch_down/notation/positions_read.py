"""What fields of a position may be, and how a refusal is put: it names the field or the player, and the rule."""

import re

from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel.fields import SIDES, refuse


def player_named(g: Gridiron, field: str, name: str) -> int:
    """The player with this side and number: home23."""
    found = re.fullmatch(r"(home|away)(\d{1,2})", name)
    if found is None:
        raise refuse(field, name, "write a side and a number, home23", "TD-3.3")
    return numbered(g, field, SIDES.index(found[1]), int(found[2]))


def numbered(g: Gridiron, field: str, side: int, number: int) -> int:
    """The player of a side with this number."""
    first = int(g.tables.first_away) if side else 0
    last = len(g.box) if side else int(g.tables.first_away)
    for player in range(first, last):
        if g.tables.number[player] == number:
            return player
    raise refuse(field, f"{SIDES[side]}{number}", "nobody of this team has that number", "TD-3.3")
