"""The steady coach: never stuck, quick, and far better than chance."""

import time

import pytest
from tests.games.touch_down.table import at, game, move
from tests.rules import rule

from downfield.coaches import Coach
from downfield.coaches.random import Random
from downfield.games.touch_down.coach.playbook import PLAYS
from downfield.games.touch_down.coach.steady import Steady
from downfield.games.touch_down.model.questions import Q_MOVE, Q_STEP
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


def steady(options: dict[str, Value] | None = None, call: str = "slant") -> Steady:
    coach = Steady(game(), options or {}, 0)
    coach.play = PLAYS[call]
    return coach


def wins(count: int, first: int = 0) -> int:
    """How many of so many matches, sides swapped, steady wins against random."""
    won = 0
    for seed in range(first, first + count):
        swapped = seed % 2
        pair: tuple[Coach, ...] = (Random(), steady()) if swapped else (steady(), Random())
        points = play(pair, seed)[:2]
        won += points[swapped] > points[1 - swapped]
    return won


def answer(match: Match, call: str = "slant") -> str:
    """What the coach answers here, in notation, if that is the play he has called."""
    seat = match.waiting()[0]
    value = steady(call=call).decide(match.state, seat)
    return next(choice.token for choice in match.options(seat) if choice.value == value)


def walk_of(match: Match, number: str) -> list[str]:
    """The steps that the coach lets a player take in this phase."""
    coach, seat = steady(), match.waiting()[0]
    steps: list[str] = []
    walks = False
    while match.waiting() == (seat,) and match.state.question in (Q_MOVE, Q_STEP):
        value = coach.decide(match.state, seat)
        told = next(choice.token for choice in match.options(seat) if choice.value == value)
        if match.state.question == Q_MOVE:
            walks = told == number
        elif walks:
            steps.append(told)
        match = match.play(told)
    return steps


@pytest.mark.slow
def test_it_beats_random() -> None:
    assert wins(2) == 2


@pytest.mark.nightly
def test_it_beats_random_in_nineteen_of_twenty_matches() -> None:
    assert wins(300, 100) >= 285


@pytest.mark.slow
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
    assert play(tuple(steady(options) for _ in seats), 1, options)[2] < 0.5


def test_the_same_seed_gives_the_same_answers() -> None:
    def answers() -> list[int]:
        g, dice, coach, found = game().state(), Rng(3, 9), steady(), []
        coach.sit_down(3, 0)
        drive.roll(g, dice)
        for _ in range(250):
            found.append(coach.decide(g, int(g.seat)))
            drive.answer_and_roll(g, found[-1], dice)
        return found

    assert answers() == answers()


# Ball play --------------------------------------------------------------------------------------------------------


def test_it_takes_the_touchdown() -> None:
    match = move("80@l23", "27@k24", "row=24").play("t2 t4 none")
    assert answer(match) == "80"
    assert answer(match.play("80")) in ("n", "ne", "nw")


def test_it_throws_to_a_free_man_in_the_end_zone() -> None:
    wall = "20@j22,21@l22,22@n22,23@k23,24@m23,25@l24"
    assert answer(move("80@l18,60@c25", wall, "row=20").play("t1 t4")) == ">60"


def test_it_does_not_throw_into_a_crowd() -> None:
    crowd = "20@k7,21@l7,22@m7,23@l9,24@m9"  # four next to the passer, one at the receiver
    assert answer(move("80@l8,60@l21", f"{crowd},25@l22", "row=12").play("t1 t4")) != ">60"


def test_a_run_is_snapped_straight_to_a_back_and_a_pass_to_the_quarterback() -> None:
    match = at("row=8").play("attack tight four-three stay t1 t4")
    assert answer(match, "dive") in (">50", ">51")
    assert answer(match, "slant") == ">80"


def test_who_kneels_grounds_the_ball() -> None:
    match = move("80@l6", "27@l20").play("t1 t4")
    assert (answer(match, "kneel"), answer(match)) == ("ground", "none")


@rule("TD-10.7a")
def test_a_carrier_who_is_held_hands_the_ball_on_and_one_who_is_free_keeps_it() -> None:
    held, free = (move(f"80@l6{sign},50@n5", "20@l6~80,26@t14").play("t1 t4") for sign in ("", "&20"))
    assert (answer(held, "dive"), answer(free, "dive")) == (">50", "none")


# Movement ---------------------------------------------------------------------------------------------------------


def test_the_surest_tackler_goes_first() -> None:
    match = move("80@l6", "27@l8,20@m8").play("t4 t2 none")
    assert answer(match) == "20"


def test_the_carrier_goes_after_his_blockers() -> None:
    match = move("80@l6,70@l7,71@m7", "27@l9,28@k9").play("t2 t4 none")
    assert answer(match, "dive") in ("70", "71")


def test_receivers_run_where_they_can_be_thrown_to() -> None:
    match = move("80@l5,60@c8", "27@l20").play("t3 t4 none")
    assert walk_of(match, "60")[0] in ("n", "ne", "nw")


def test_a_defender_who_is_far_off_comes_up_to_a_runner() -> None:
    match = move("80@l9", "27@l20,28@c20,29@v20,30@g20", "sofar=beyond").play("t4 t2 none")
    assert walk_of(match, "30")[0] in ("s", "se")


def test_the_defence_takes_the_tie_when_it_can_tackle() -> None:
    assert answer(move("80@l6", "20@l8").play("t3 t3")) == "away"
    assert answer(move("80@l6", "20@l20").play("t3 t3")) == "home"


def test_in_a_hurry_a_carrier_steps_out_of_bounds() -> None:
    crowd = "20@v14,21@w14,22@u14,23@v15,24@w15,25@t15"
    rest = "quarter=2 score=0-3 sofar=beyond row=8 ball=home50"
    hurried = move("50@w12", crowd, f"{rest} clock=13:30").play("t1 t4 none")
    patient = move("50@w12", crowd, f"{rest} clock=1:00").play("t1 t4 none")
    assert walk_of(hurried, "50")[-1] == "e"
    assert walk_of(patient, "50")[-1] != "e"
