"""Knock-outs: single, double, with a third place, and with empty places."""

import random

import pytest

from downfield.league.bracket import OPEN, bracket, places, seeding
from downfield.league.tables import BYE


def test_the_best_two_can_meet_in_the_final_only() -> None:
    assert seeding(8) == [0, 7, 3, 4, 1, 6, 2, 5]


@pytest.mark.parametrize("many", range(2, 20))
def test_the_strongest_wins_and_meets_the_second_in_the_final(many: int) -> None:
    found = places(bracket(many), range(1, many + 1), lambda at, home, away: min(home, away))
    assert sorted(found[-1]) == [1, 2]
    assert sum(BYE not in pair for pair in found) == many - 1


def test_places_are_empty_at_the_strongest() -> None:
    found = places(bracket(5), range(1, 6), lambda at, home, away: None)
    assert found[:4] == [(1, BYE), (4, 5), (2, BYE), (3, BYE)]
    assert found[4] == (1, OPEN)


def test_those_who_lose_before_the_final_play_for_the_third_place() -> None:
    found = places(bracket(4, third_place=True), [1, 2, 3, 4], lambda at, home, away: min(home, away))
    assert found == [(1, 4), (2, 3), (4, 3), (1, 2)]


@pytest.mark.parametrize("many", range(2, 18))
def test_who_loses_once_plays_on_and_who_loses_twice_is_out(many: int) -> None:
    rng = random.Random(many)
    for _ in range(20):
        lost = dict.fromkeys(range(1, many + 1), 0)
        decided: dict[int, int] = {}

        def won(at: int, home: int, away: int, decided: dict[int, int] = decided) -> int:
            return decided.setdefault(at, rng.choice([home, away]))

        found = places(bracket(many, double=True), range(1, many + 1), won)
        for at, (home, away) in enumerate(found):
            if BYE not in (home, away):
                assert lost[home] < 2
                assert lost[away] < 2
                lost[home if decided[at] == away else away] += 1
        assert sorted(lost.values())[1:] == [2] * (many - 1)
        assert min(lost.values()) < 2


def test_the_last_of_both_meet_again_only_if_the_one_without_a_loss_loses() -> None:
    strongest = places(bracket(4, double=True), [1, 2, 3, 4], lambda at, home, away: min(home, away))
    assert strongest[-2:] == [(1, 2), (1, BYE)]
    upset = places(
        bracket(4, double=True), [1, 2, 3, 4], lambda at, home, away: 2 if at == 5 else min(home, away)
    )
    assert upset[-2:] == [(1, 2), (2, 1)]
