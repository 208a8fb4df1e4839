"""Who meets whom in a round robin: the tables that Johann Berger published, and groups."""

from collections.abc import Sequence

from downfield.league.tables import BYE

Pair = tuple[int, int]  # home, away


def berger(entrants: Sequence[int]) -> list[list[Pair]]:
    """Everybody meets everybody once, home and away in turn; where their number is odd somebody rests (BYE)."""
    order = [*entrants, *([BYE] if len(entrants) % 2 else [])]
    around, half = len(order) - 1, len(order) // 2
    rounds = []
    for number in range(around):
        still = number * half % around  # who meets the last one of the table
        last = (order[still], order[-1])
        pairs = [last if number % 2 == 0 else last[::-1]]
        for step in range(1, half):
            pairs.append((order[(still + step) % around], order[(still - step) % around]))
        rounds.append(pairs)
    return rounds


def round_robin(entrants: Sequence[int], legs: int) -> list[list[Pair]]:
    """The same so many times, at home and away in turn."""
    once = berger(entrants)
    turned = [[(away, home) for home, away in pairs] for pairs in once]
    return [pairs for leg in range(legs) for pairs in (turned if leg % 2 else once)]


def grouped(entrants: Sequence[int], groups: int) -> list[list[int]]:
    """Groups of like strength: the first ones in order, then back again, as a snake goes."""
    found: list[list[int]] = [[] for _ in range(groups)]
    for at, entrant in enumerate(entrants):
        lap, place = divmod(at, groups)
        found[place if lap % 2 == 0 else groups - 1 - place].append(entrant)
    return found
