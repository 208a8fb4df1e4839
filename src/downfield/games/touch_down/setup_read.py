"""What fields of a position may be, and how a refusal is put: it names the field or the player, and the rule."""

import re
from typing import cast

from downfield.games.touch_down.position import Gridiron
from downfield.kernel.errors import BadPosition
from downfield.kernel.position import Json

SIDES = ("home", "away")

Fields = dict[str, Json]


def refuse(name: str, value: object, why: str, rule: str) -> BadPosition:
    """A field that cannot be so."""
    return BadPosition(f"{name} cannot be {value}: {why} ({rule}).", rule=rule)


def only(f: Fields, names: tuple[str, ...], allowed: bool, why: str) -> None:
    """Refuse fields that say nothing here."""
    for name in names:
        if name in f and not allowed:
            raise BadPosition(f"{name} cannot be given here: {why}.")


def in_range(f: Fields, name: str, usual: int, least: int, most: int, rule: str) -> int:
    """A number between two others."""
    value = cast(int, f.get(name, usual))
    if not least <= value <= most:
        raise refuse(name, value, f"{least} to {most}", rule)
    return value


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
