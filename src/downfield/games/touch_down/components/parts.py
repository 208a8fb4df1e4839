"""The pack of Touch Down [TD-1.1]: its files as types, and how counters and places are written."""

import re
from typing import NamedTuple

import msgspec

from downfield.games.touch_down.model.kinds import BLITZ, HANDS, PASSER
from downfield.kernel.pack import Mark
from downfield.toolkit.components import Number

ROLES = ("A", "AB", "AE", "AK", "AQ", "D")
TEAMS = ("centurioni", "tori", "falchi", "lupi")  # as the option names them
FORMS = ("attack", "goal", "defence", "kicking", "receiving")
SKILLS = {"passer": PASSER, "hands": HANDS, "blitz": BLITZ}
PLACED = (6, 6, 11, 10, 11)  # places that a formation names, by what it is for
BLOCKS = {"AK": (1, 9), "D": (20, 49), "AB": (50, 59), "AE": (60, 69), "A": (70, 79), "AQ": (80, 89)}
MORE_A = (90, 99)  # [TD-3.3] the second block of the attack line

Pool = dict[str, dict[str, int]]  # of each role and kind, how many counters there are


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Several columns of the board."""

    value: tuple[int, ...]
    mark: Mark


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """field.toml"""

    columns: Number
    end_zone_rows: Number
    hash: Numbers
    goal: Numbers
    kickoff_row: Number
    touchback_row: Number
    try_row: Number
    minutes: Number


class Passes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pass table [TD-9.17]."""

    intercepted: tuple[int, ...]
    received: tuple[int, ...]


class ContactTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both contact tables [TD-10.3]."""

    attacker: tuple[str, ...]
    defender: tuple[str, ...]


class PrintedTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """tables.toml"""

    mark: Mark
    passes: Passes
    contact: ContactTables


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready roster: the players of value above 0 by role, and any other who has a number of his own.

    `draft` is 0: points won in a season are told by a roster of its own. It stands here for the hash of older records.
    """

    key: str
    name: str
    A: tuple[str, ...] = ()
    AB: tuple[str, ...] = ()
    AE: tuple[str, ...] = ()
    AK: tuple[str, ...] = ()
    AQ: tuple[str, ...] = ()
    D: tuple[str, ...] = ()
    draft: int = 0


class Teams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """teams.toml"""

    mark: Mark
    pool: Pool
    teams: tuple[Team, ...]


class Formation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"use": "for"}):
    """A ready line-up."""

    key: str
    use: str
    places: tuple[str, ...]


class Formations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """formations.toml"""

    mark: Mark
    formations: tuple[Formation, ...]


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[TD-1.1] The whole pack, one field per file."""

    field: Field
    tables: PrintedTables
    teams: Teams
    formations: Formations


class Player(NamedTuple):
    """A counter of a roster; `season` are rows thrown by an AQ, rows received by AB and AE, sacks of a D so far."""

    role: int
    contact: int
    speed: int
    number: int = 0  # 0 until he has one
    season: int = 0

    @property
    def value(self) -> int:
        """[TD-3.2]"""
        return self.contact + self.speed

    @property
    def kind(self) -> str:
        """What is printed on the counter."""
        return f"{self.contact}/{self.speed}"


def read_player(role: int, text: str) -> Player:
    """A counter as it is written: "1/1" or "83 1/1"."""
    found = re.fullmatch(r"(?:(\d{1,2}) )?([0-3])/([0-3])", text)
    if found is None:
        raise ValueError(f'{text!r} is no counter; write contact and speed from 0 to 3: "1/2", "83 1/2"')
    return Player(role, int(found[2]), int(found[3]), int(found[1] or 0))


def listed(team: Team) -> list[Player]:
    """The players that a roster names, role by role."""
    return [read_player(r, text) for r, role in enumerate(ROLES) for text in getattr(team, role)]


def roster(team: Team, pool: Pool) -> list[Player]:
    """[TD-3.3] The whole roster of a ready team."""
    return filled(listed(team), pool)


def filled(named: list[Player], pool: Pool) -> list[Player]:
    """[TD-3.3] Those named, every counter of value 0, and a number for each."""
    players = [*named, *zeros(named, pool)]
    taken = {p.number for p in players if p.number}
    numbered = []
    for p in players:
        number = p.number or free_number(ROLES[p.role], taken)
        taken.add(number)
        numbered.append(p._replace(number=number))
    return sorted(numbered, key=lambda p: p.number)


def zeros(named: list[Player], pool: Pool) -> list[Player]:
    """[TD-3.3] The counters of value 0 that are not named."""
    found: list[Player] = []
    for r, role in enumerate(ROLES):
        told = sum(p.role == r and p.value == 0 for p in named)
        found += [Player(r, 0, 0)] * (pool.get(role, {}).get("0/0", 0) - told)
    return found


def free_number(role: str, taken: set[int]) -> int:
    """The first free number of a role's block, then from 10 upwards."""
    blocks = [BLOCKS[role], *([MORE_A] if role == "A" else []), (10, 99)]
    return next(n for first, last in blocks for n in range(first, last + 1) if n not in taken)


def read_place(text: str) -> tuple[int, int, int]:
    """A place of a formation: whether its column is absolute, the column, the depth."""
    found = re.fullmatch(r"(=?)(-?\d{1,2})/(\d{1,2})", text)
    if found is None:
        raise ValueError(f'{text!r} is no place; write "-3/2" from the ball, or "=3/2" for the third column')
    return int(bool(found[1])), int(found[2]), int(found[3])
