"""Positions in which a sensible coach knows what to do, level by level."""

import pytest
from tests.games.calciotto.table import HOME, at, game, spread

from downfield.coaches import coach
from downfield.kernel import notation
from downfield.kernel.match import Match

LEVELS = ("steady", *[pytest.param(level, marks=pytest.mark.nightly) for level in ("sharp", "master")])
each_level = pytest.mark.parametrize("level", LEVELS)


def played(match: Match, level: str) -> list[str]:
    """What a level answers for home until somebody else has to answer, in notation."""
    program, state, words = coach(level, game(), match.options_agreed, 1), match.state.clone(), []
    while state.owes(HOME):
        x = program.decide(state, HOME)
        words.append(notation.token(game().spec, state, HOME, x))
        state.answer(x)
    return words


@each_level
def test_whoever_stands_before_the_goal_shoots(level: str) -> None:
    match = spread("", home="14@h20", away="14@h19").play("d1 d2")  # and soon is challenged
    assert played(match, level)[0].startswith("!")


@each_level
def test_whoever_can_run_into_the_area_runs_there_and_shoots(level: str) -> None:
    words = played(spread("", home="14@h15", away="14@j17").play("d4 d3"), level)
    assert words[-1].startswith("!")
    assert words.count("14n") == 2


@each_level
def test_in_the_last_phase_whoever_is_behind_shoots_from_where_he_is(level: str) -> None:
    assert played(spread("played=89 score=0-1", home="14@h17").play("d2 d3"), level)[-1].startswith("!")


@each_level
def test_a_six_is_kept_when_there_is_no_time_left_for_cards(level: str) -> None:
    assert played(spread("played=88 score=0-1", home="14@h13").play("d6 d2"), level)[0] == "keep"


@each_level
def test_whoever_stands_beside_the_carrier_challenges_him(level: str) -> None:
    match = spread("ball=away14", home="14@h11", away="14@h12").play("d3 d4")
    assert played(match, level)[-1] == "x14"


@each_level
def test_a_carrier_out_of_reach_is_closed_down(level: str) -> None:
    match = spread("ball=away14", home="14@h5", away="14@h12").play("d3 d4")
    assert played(match, level).count("14n") >= 2


@each_level
def test_a_six_is_kept_that_buys_the_shot(level: str) -> None:
    words = played(spread("", home="14@h17").play("d6 d1"), level)
    assert (words[0], words[-1][0]) == ("keep", "!")


@each_level
def test_a_striker_alone_before_the_goal_is_cut_off_from_the_ball(level: str) -> None:
    home = "1@h0,2@k4,3@a8,6@a9,7@p8,10@p9,13@p10,14@o12"
    away = "1@i21,2@a19,3@a18,6@a17,7@p19,10@p18,13@h3,14@h9"
    words = played(at(f"ball=away14 home={home} away={away}").play("d2 d3"), level)
    assert words[:3] == ["2w"] * 3


@each_level
def test_whoever_closes_a_carrier_down_stays_between_him_and_the_goal(level: str) -> None:
    words = played(spread("ball=away14", home="14@j4", away="14@h12").play("d3 d4"), level)
    steps = [word for word in words if word.startswith("14")]
    assert len(steps) == 3
    assert set(steps) <= {"14n", "14w"}


@each_level
def test_a_tackle_is_played_where_nobody_can_call_it_back(level: str) -> None:
    line = "played=4 ball=away14 hand_home=tackle"  # a phase in which steady thinks of cards
    match = spread(line, home="14@h11", away="14@h12").play("pass d3 d4")
    assert played(match, level)[-2:] == ["x14", "tackle"]


@each_level
def test_nobody_slides_in_before_his_own_goal_into_a_known_sanction(level: str) -> None:
    line = "ball=away14 hand_home=scivolata hand_away=ammonizione!"
    match = spread(line, home="14@h4", away="14@h3").play("pass pass d3 d4")
    assert "scivolata" not in played(match, level)


@pytest.mark.parametrize("level", ["sharp", pytest.param("master", marks=pytest.mark.nightly)])
def test_two_points_are_enough_to_close_the_line_that_decides(level: str) -> None:
    home = "1@i0,2@g5,3@j3,8@i12,6@l12,10@i7,14@k17,13@g17"
    away = "1@h21,2@j10,3@f16,8@m10,10@h11,15@l6,14@g9,13@i8"
    words = played(at(f"ball=away15 home={home} away={away}").play("d1 d1"), level)
    assert sorted(words[:2]) == ["3e", "3n"]
