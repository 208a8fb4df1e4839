"""What a roster must fulfil, whether it stands in a pack or in a code [TD-3.3]."""

from collections import Counter
from collections.abc import Iterator

from downfield.games.touch_down.components.parts import ROLES, Player, Pool

WORTH = 40  # of a match roster [TD-3.3]
NUMBERS = 99
FORMATION = {"A": 5, "AB": 3, "AE": 2, "AK": 1, "AQ": 1, "D": 11}  # what full line-ups need [TD-3.4, TD-3.5]


def worth(players: list[Player]) -> int:
    """[TD-3.2] What a roster is worth."""
    return sum(p.value for p in players)


def too_many(players: list[Player], pool: Pool) -> Iterator[tuple[str, str, int, int]]:
    """No counter more often than the box has it: role, kind, how many, and how many there are."""
    for (role, kind), times in Counter((ROLES[p.role], p.kind) for p in players).items():
        have = pool.get(role, {}).get(kind, 0)
        if times > have:
            yield role, kind, times, have


def worn_twice(players: list[Player]) -> list[int]:
    """[TD-3.3] Numbers that two players wear."""
    return [number for number, times in Counter(p.number for p in players if p.number).items() if times > 1]


def short_of(whole: list[Player]) -> Iterator[tuple[str, int, int]]:
    """[TD-3.4] Roles of which a whole roster has not enough: the role, how many it has, how many a line-up has."""
    for role, wanted in FORMATION.items():
        have = sum(ROLES[p.role] == role for p in whole)
        if have < wanted:
            yield role, have, wanted
