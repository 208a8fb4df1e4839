"""The pack of Calciotto [CAL-24]: its files as types, and how a base is written."""

import re
from typing import Literal

import msgspec

from downfield.kernel.pack import Mark
from downfield.toolkit.components import Number

TEAMS = ("italia", "brasile", "argentina", "germania", "olanda", "inghilterra")  # as the options name them
ROLES = "PDCAT"  # in the order of their numbers [CAL-3.2]
VERBS = (  # what a card can do, in the order of their numbers; no card does anything else
    "double",
    "sprint",
    "carrier",
    "challenger",
    "save",
    "reach",
    "foul",
    "cancel",
    "one-die",
    "twice",
)
BASE = re.compile(r"([1-9])([PDCAT])(\d)")
PLACE = re.compile(r"([DCAT])([a-p])(\d{1,2})")


class Span(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first and a last column."""

    value: tuple[int, int]
    mark: Mark


class PitchPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """pitch.toml [CAL-1.1]"""

    circle_radius: Number
    penalty_columns: Span
    penalty_rows: Number
    small_columns: Span
    kicker_row: Number


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face of the plus/minus die."""

    face: Literal["+", "-"]
    mark: Mark


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """dice.toml [CAL-1.5]"""

    plus_minus: tuple[Face, ...]


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure: its number, and what stands on its base."""

    number: int
    base: str
    mark: Mark


class Squad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team; options name it by its key."""

    name: str
    figures: tuple[Figure, ...]
    key: str = ""


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the least to the most on a base, and the most of a whole squad."""

    least: int
    most: int
    sum: int

    def holds(self, value: int) -> bool:
        """Whether a base may show it."""
        return self.least <= value <= self.most


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What binds the squads that coaches bring along [CAL-1.2]."""

    mark: Mark
    figures: int
    movement: Range
    strength: Range


class Squads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """squads.toml [CAL-1.2]: in the box Italy and Brazil [CAL-1.8]"""

    squads: tuple[Squad, ...]
    limits: Limits | None = None


class Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of a card the deck holds."""

    value: int
    mark: Mark


class Category(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a card is for [CAL-11.2]."""

    value: Literal["movement", "contrast", "keeper", "sanction", "effect"]
    mark: Mark


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does: one of VERBS."""

    value: str
    mark: Mark


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    title: str
    copies: Copies
    category: Category
    effect: Effect
    amount: int = 0
    needs_movement: int = 0
    hard: bool = False
    grounds: bool = False
    caution: bool = False


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cards.toml [CAL-1.3]"""

    cards: tuple[Card, ...]


class Formation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready line-up: the keeper's goal square, and a role and a square for each of seven."""

    key: str
    keeper: str
    places: tuple[str, ...]


class Formations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """formations.toml [CAL-4.3]"""

    mark: Mark
    formations: tuple[Formation, ...]


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole pack, one field per file."""

    pitch: PitchPart
    dice: Dice
    squads: Squads
    cards: Cards
    formations: Formations


def read_place(text: str) -> tuple[str, int, int]:
    """[CAL-4.3] Role, column and row of a place: "Dg4"."""
    found = PLACE.fullmatch(text)
    if found is None:
        raise ValueError(f'{text!r} is no place; write a role and a square: "Dg4"')
    return found[1], ord(found[2]) - ord("a") + 1, int(found[3])


def read_base(text: str) -> tuple[int, int, int]:
    """[CAL-3.1] Movement, role and strength of a base: "4A2"."""
    found = BASE.fullmatch(text)
    if found is None:
        raise ValueError(f'{text!r} is no base; write movement, role and strength: "4A2" (CAL-3.1)')
    return int(found[1]), ROLES.index(found[2]), int(found[3])
