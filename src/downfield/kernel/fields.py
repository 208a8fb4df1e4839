"""Reading the fields of a position: what they may be, and how a refusal is put. It names the field and the rule."""

from typing import cast

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
