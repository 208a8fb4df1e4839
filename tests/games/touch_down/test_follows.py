"""Choices say what follows from them, with what they suppose."""

import functools

import pytest
from tests.games.touch_down.table import asked, at, move
from tests.rules import rule

from downfield.games.touch_down import GAME
from downfield.games.touch_down.odds.options import odds
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.text import Text


@functools.cache
def english() -> Text:
    return Text("en", GAME)


def said(match: Match, token: str) -> str:
    """What is said of an answer to whoever is asked."""
    return odds(Look(match, match.waiting()[0]), english().say)[token].words


@rule("TD-4.5", "TD-4.7")
@pytest.mark.parametrize(
    ("down", "words"),
    [(2, "2 rows for a first down"), (4, "the last down: 2 rows or they have the ball")],
)
def test_an_attack_says_what_it_must_gain(down: int, words: str) -> None:
    assert said(at(f"row=11 yc=8 down={down}"), "attack") == words


@rule("TD-12.5", "TD-12.6")
def test_a_field_goal_says_its_points_and_what_it_supposes() -> None:
    assert said(at("row=18"), "field-goal") == "3 points if undisturbed 66.7%"


@rule("TD-9.6", "TD-4.6")
@pytest.mark.parametrize(
    ("down", "words"),
    [
        (2, "dead ball: your 3rd & 7 on your own 15-yard row"),
        (4, "dead ball: their 1st & 5 on their own 47-yard row"),
    ],
)
def test_to_ground_the_ball_says_whose_it_is_then(down: int, words: str) -> None:
    match = move("80@l6", "20@l20", f"down={down}").play("t2 t4")
    before = match.line()
    assert said(match, "ground") == words
    assert match.line() == before


@rule("TD-7.2")
def test_who_decides_a_tie_hears_who_moves_first() -> None:
    match = move("80@l6", "20@l20").play("t3 t3")
    assert asked(match) == ("initiative", (1,))
    assert said(match, "home") == "they move first, then you, 3 squares each and speed; nobody recovers"


@rule("TD-17.3", "TD-17.4", "TD-17.5")
@pytest.mark.parametrize(
    ("clock", "runs"), [("6:40", "the clock goes on to 8:44"), ("13:20", "the quarter ends")]
)
def test_a_time_out_says_what_the_clock_will_show(clock: str, runs: str) -> None:
    match = move("80@l6", "20@l20", f"clock={clock}").play("t2 t4 ground")
    assert asked(match)[0] == "timeout"
    assert said(match, "pass") == runs
    assert said(match, "timeout").startswith(f"the clock stays at {clock[:-1]}4")


@rule("TD-12.2")
def test_a_kick_says_how_far_they_may_move_it() -> None:
    match = at("phase=kickoff").play("wall deep t2 t4")
    assert said(match, "@17") == "stays where you aim 50%; else they move it up to 3 squares"


@rule("TD-9.9")
def test_a_spilled_ball_says_how_far_everybody_is() -> None:
    match = move("80@l6,50@l2", "20@l9").play("t2 t4 >50 p1")
    assert asked(match) == ("spill", (1,))
    assert said(match, "n") == "your nearest player 6 squares away, theirs 1"


@rule("TD-9.9", "TD-11.5")
def test_an_interceptor_says_where_he_has_the_ball() -> None:
    match = move("80@l6,60@c12", "20@d12,21@b12").play("t2 t4 >60 p1")
    assert asked(match) == ("intercept", (1,))
    assert said(match, "<20") == "has it on your own 32-yard row and may run"


@rule("TD-6.5")
def test_a_change_of_formation_says_that_it_may_be_answered() -> None:
    match = at("row=8").play("attack pro-set four-three")
    assert asked(match)[0] == "change"
    assert said(match, "stay") == "then the defence stays as it is too"


@rule("TD-13.1")
def test_to_let_a_carrier_go_says_whose_the_ball_stays() -> None:
    match = move("80@a6", "20@c6,21@l20").play("t2 t4 none 80-w")
    assert said(match, "end") == "dead ball, and it stays theirs"


@rule("TD-16.3")
def test_two_points_say_what_they_take() -> None:
    assert said(at("phase=try"), "two-points") == "one attack from their 5-yard row for 2 points"
