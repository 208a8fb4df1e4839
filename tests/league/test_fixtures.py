"""Round robins and groups."""

from collections import Counter

import pytest

from downfield.league.fixtures import berger, grouped, round_robin
from downfield.league.tables import BYE

EIGHT = """
1-8 2-7 3-6 4-5
8-5 6-4 7-3 1-2
2-8 3-1 4-7 5-6
8-6 7-5 1-4 2-3
3-8 4-2 5-1 6-7
8-7 1-6 2-5 3-4
4-8 5-3 6-2 7-1
"""  # the table for eight as chess federations publish it


def test_eight_meet_as_in_the_published_table() -> None:
    assert berger(range(1, 9)) == [
        [(int(pair[0]), int(pair[2])) for pair in line.split()] for line in EIGHT.split("\n") if line
    ]


@pytest.mark.parametrize("many", [2, 3, 4, 7, 10, 15, 20])
@pytest.mark.parametrize("legs", [1, 2, 3])
def test_everybody_meets_everybody_as_often_as_there_are_legs(many: int, legs: int) -> None:
    rounds = round_robin(range(1, many + 1), legs)
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs if BYE not in pair)
    assert set(met.values()) == {legs}
    assert len(met) == many * (many - 1) // 2
    for pairs in rounds:
        assert len({entrant for pair in pairs for entrant in pair}) == 2 * len(pairs)


@pytest.mark.parametrize("many", [4, 5, 8, 9, 12])
def test_home_and_away_differ_by_one_at_most_and_by_none_after_two_legs(many: int) -> None:
    for legs, most in ((1, 1), (2, 0)):
        met = [pair for pairs in round_robin(range(1, many + 1), legs) for pair in pairs if BYE not in pair]
        homes, aways = Counter(home for home, _ in met), Counter(away for _, away in met)
        assert max(abs(homes[e] - aways[e]) for e in range(1, many + 1)) <= most


def test_groups_are_of_like_strength() -> None:
    assert grouped([1, 2, 3, 4, 5, 6, 7, 8], 2) == [[1, 4, 5, 8], [2, 3, 6, 7]]
    assert sorted(len(group) for group in grouped(range(11), 3)) == [3, 4, 4]
