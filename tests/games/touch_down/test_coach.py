"""The steady coach: never stuck, quick, and far better than chance."""

import time
from typing import cast

import pytest
from tests.games.touch_down.table import HOME, at, board, game, move

from downfield.coaches import Coach
from downfield.coaches.random import Random
from downfield.games.touch_down import coach_calls as calls
from downfield.games.touch_down.coach import Steady
from downfield.games.touch_down.coach_sight import Sight, odds
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import OVER
from downfield.kernel.options import Value


def play(
    coaches: tuple[Coach, ...], seed: int, options: dict[str, Value] | None = None
) -> tuple[int, int, float]:
    """The points of a match, and the longest that a coach thought about an answer."""
    g, dice, longest = game().state(options), Rng(seed, 9), 0.0
    for number, coach in enumerate(coaches):
        coach.sit_down(seed, number)
    drive.roll(g, dice)
    while g.need != OVER:
        began = time.process_time()
        answer = coaches[g.seat].decide(g, int(g.seat))
        longest = max(longest, time.process_time() - began)
        assert answer in g.options(int(g.seat)), g.question
        drive.answer_and_roll(g, answer, dice)
    return int(g.points(0)), int(g.points(1)), longest


def steady(options: dict[str, Value] | None = None) -> Steady:
    return Steady(game(), options or {}, 0)


def wins(count: int, first: int = 0) -> int:
    """How many of so many matches, sides swapped, steady wins against random."""
    won = 0
    for seed in range(first, first + count):
        swapped = seed % 2
        pair: tuple[Coach, ...] = (Random(), steady()) if swapped else (steady(), Random())
        points = play(pair, seed)[:2]
        won += points[swapped] > points[1 - swapped]
    return won


def answer(match: Match) -> str:
    """What the coach answers here, in notation."""
    seat = match.waiting()[0]
    value = steady().decide(match.state, seat)
    return next(choice.token for choice in match.options(seat) if choice.value == value)


def test_it_beats_random() -> None:
    assert wins(20) >= 19


@pytest.mark.nightly
def test_it_beats_random_in_nineteen_of_twenty_matches() -> None:
    assert wins(300, 100) >= 285


@pytest.mark.parametrize(
    "options",
    [
        {"home_team": "falchi", "away_team": "lupi", "safety": True},
        {
            "league": True,
            "extra_action_after_overflow": True,
            "goal_line_counts": True,
            "one_forward_pass": True,
        },
        {"home_seats": "two", "away_seats": "two", "trip": "at_most", "first_down_rows": 4},
    ],
)
def test_two_of_them_play_whole_matches_in_no_time(options: dict[str, Value]) -> None:
    seats = game().spec.seats(game().options(options))
    for seed in range(2):
        longest = play(tuple(steady(options) for _ in seats), seed, options)[2]
        assert longest < 0.5


def test_the_same_seed_gives_the_same_match() -> None:
    assert play((steady(), steady()), 3)[:2] == play((steady(), steady()), 3)[:2]


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("row=12", "attack"),
        ("row=20 down=4 yc=18", "field-goal"),
        ("row=6 down=4 yc=5", "punt"),
        ("row=13 down=4 yc=9", "attack"),
        ("phase=try", "one-point"),
    ],
)
def test_what_it_declares(line: str, call: str) -> None:
    assert answer(at(line)) == call


def test_it_takes_the_touchdown() -> None:
    match = move("80@l23", "27@k24", "row=24").play("t2 t4 none")
    assert answer(match) == "80"
    assert answer(match.play("80")) in ("n", "ne", "nw")


def test_it_throws_to_a_free_man_in_the_end_zone() -> None:
    assert answer(move("80@l20,60@l26", "27@a2", "row=22").play("t1 t4")) == ">60"


def test_the_surest_tackler_goes_first() -> None:
    match = move("80@l6", "27@l8,20@m8").play("t4 t2 none")
    assert answer(match) == "20"


def test_odds_of_a_contact_are_those_of_the_tables() -> None:
    sight = Sight(board(move("80@l6", "20@l8")), HOME)
    table = tuple(int(x) for x in sight.g.tables.contact)
    assert odds(table, 0, 0) == (4 / 6, 5 / 6)
    assert odds(table, 1, 2) == (4 / 6, 1 / 6)
    assert sight.tackle(11, 0) == 4 / 6


@pytest.mark.parametrize(
    ("squares", "less", "caught", "picked"), [(1, 3, 1.0, 0.0), (2, 0, 5 / 6, 0.0), (5, 1, 2 / 6, 2 / 6)]
)
def test_odds_of_a_pass_are_those_of_the_table(squares: int, less: int, caught: float, picked: float) -> None:
    assert calls.pass_odds(board(at("row=8")), squares, less) == (caught, picked)


@pytest.mark.parametrize(("row", "chance"), [(22, 1.0), (19, 4 / 6), (14, 3 / 6), (6, 1 / 6), (3, 0.0)])
def test_odds_of_a_field_goal(row: int, chance: float) -> None:
    assert calls.goal_chance(board(at("row=8")), row) == cast(float, pytest.approx(chance))
