"""Games with the seatings in which they are learnt, and random episodes of them."""

from collections.abc import Iterator

import pytest

from downfield.kernel.chance import Rng
from downfield.kernel.options import Value
from downfield.rl.episode import Episode, Table

CASES: list[tuple[str, dict[str, Value]]] = [
    ("first-downs", {}),
    ("first-and-roll", {}),
    ("first-and-roll", {"home_seats": "two", "away_seats": "two"}),
    ("calciotto", {}),
    ("calciotto", {"seats": 4}),
    ("touch-down", {"home_seats": "two"}),
    ("blood-bowl", {}),
]
every_case = pytest.mark.parametrize(("slug", "options"), CASES)


def stops(table: Table, many: int, seed: int = 1) -> Iterator[tuple[Episode, int]]:
    """So many decisions of random play, each with the seat that is asked."""
    rng, number, left = Rng(seed, 99), 0, many
    while left > 0:
        episode = Episode(table, seed, number)
        number += 1
        while left > 0 and not episode.is_over():
            seat = episode.waiting()[0]
            yield episode, seat
            left -= 1
            choices = episode.actions(seat)
            episode.act(seat, choices[rng.below(len(choices))])
