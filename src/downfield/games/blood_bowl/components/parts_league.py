"""What a league needs, as types: points, advancements, mistakes, and the draft between two seasons [BB-22]."""

import msgspec

from downfield.kernel.pack import Mark

CHARACTERISTICS = ("ma", "st", "ag", "pa", "av")  # in the order of a profile
LIMITS = ((1, 9), (1, 8), (6, 1), (6, 1), (3, 11))  # of each, the worst and the best [BB-2.1]
KINDS = ("random_primary", "primary", "random_secondary", "secondary")  # of new skills


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-22.15] An advancement: what it costs by kind."""

    key: str
    costs: tuple[int, int, int, int]


class ImprovementRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which face of the D16 what may be improved."""

    least: int
    of: tuple[str, ...]


class Improvement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-22.17]"""

    most: int
    rows: tuple[ImprovementRow, ...]

    def offered(self, roll: int) -> tuple[str, ...]:
        """What may be improved by a roll of the D16."""
        return next(row.of for row in reversed(self.rows) if roll >= row.least)


class Lasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-11.8] What each face of the D6 makes worse."""

    rows: tuple[str, ...]


class Mistakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-22.25]"""

    least: int
    step: int
    round: int
    rows: tuple[str, ...]

    def row(self, gold: int, roll: int) -> str:
        """What happens to so much gold by a roll of the D6."""
        columns = self.rows[roll - 1]
        return columns[min((gold - self.least) // self.step, len(columns) - 1)]


class Concession(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-22.26]"""

    veterans: int
    stays: int


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-22.27]"""

    valuable: int


class Redraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[BB-22.29, BB-22.30, BB-22.31]"""

    budget: int
    match: int
    win: int
    draw: int
    most: int
    fee: int
    heals: int
    apothecary: int


class League(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """league.toml"""

    mark: Mark
    budget: int
    fans: int
    loner: int
    rerolls: int
    unit: int
    points: dict[str, int]
    levels: tuple[Level, ...]
    increase: dict[str, int]
    improvement: Improvement
    lasting: Lasting
    mistakes: Mistakes
    concession: Concession
    absence: Absence
    redraft: Redraft
