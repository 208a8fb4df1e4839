"""Chapters 5 to 7: the movement phase, steps and passes."""

import pytest
from tests.games.calciotto.table import HOME, asked, at, facts, now, pitch, see, spread, tokens, where
from tests.rules import rule

from downfield.kernel.errors import IllegalAnswer


@rule("CAL-5.1", "CAL-5.2")
def test_after_a_phase_without_action_the_other_side_moves() -> None:
    assert now(spread("").play("d2 d1 end")) == "away movement, ball home14"


@rule("CAL-5.3")
def test_cards_come_first_then_the_roll_the_trade_and_the_points() -> None:
    match = spread("hand_home=tackle")
    assert asked(match) == ("move-card", (HOME,))
    match.play("pass d6 d2")
    assert asked(match) == ("trade", (HOME,))
    assert asked(match.play("keep")) == ("spend", (HOME,))


@rule("CAL-5.3")
def test_the_phase_ends_by_itself_when_nothing_can_be_spent() -> None:
    assert now(spread("").play("d1 d1 14n 14n")) == "away movement, ball home14"


@rule("CAL-5.4")
@pytest.mark.parametrize(("line", "pool"), [("phase=movement", 5), ("phase=relaunch subs=3-3", 10)])
def test_a_relaunch_is_a_movement_phase_with_doubled_dice(line: str, pool: int) -> None:
    assert see(spread(line).play("d2 d3"), "pool") == pool


@rule("CAL-5.5")
def test_points_that_are_not_spent_are_lost() -> None:
    match = spread("").play("d4 d4 end")
    assert see(match, "pool") == 0


@rule("CAL-5.6")
def test_a_contrast_closes_the_phase() -> None:
    match = spread("turn=away ball=home14", away="14@h10").play("d1 d1 end x14 d1 d2 d3 d4")
    assert now(match) == "home movement, ball home14"


# Steps ------------------------------------------------------------------------------------------------------------


@rule("CAL-6.1", "CAL-6.2")
def test_the_pool_is_the_sum_of_the_dice_and_a_step_costs_one() -> None:
    match = spread("").play("d3 d4")
    assert see(match, "pool") == 7
    assert see(match.play("14n"), "pool") == 6


@rule("CAL-6.3")
def test_steps_of_a_figure_are_told_as_one_walk_when_something_else_is_done() -> None:
    match = spread("").play("d3 d4 14n 14n")
    assert "moved" not in facts(match)
    told = [event.args() for event in match.play("end").events if event.key == "moved"]
    assert [(one["player"], one["row_2"] - one["row"], one["column_2"] - one["column"]) for one in told] == [
        (14, 2, 0)
    ]


@rule("CAL-6.3")
def test_a_figure_steps_in_four_directions() -> None:
    match = spread("").play("d3 d4")
    assert [t for t in tokens(match) if t.startswith("14")] == ["14n", "14e", "14s", "14w"]
    assert where(match.play("14n 14e"), HOME, 14) == "i10"


@rule("CAL-6.4")
def test_a_figure_steps_no_further_than_its_movement_in_a_phase() -> None:
    match = spread("").play("d5 d5 14n 14s 2e 14n")
    assert not [t for t in tokens(match) if t.startswith("14")]


@rule("CAL-6.4")
def test_a_figure_moves_anew_in_the_phase_won_by_a_contrast() -> None:
    match = spread("turn=away ball=home14", away="14@h13").play("d2 d1 14s 14s 14s x14 d5 d5 d1 d1 d3 d4")
    assert "14n" in tokens(match)


@rule("CAL-6.5", "CAL-2.12")
def test_nobody_steps_on_a_square_that_is_taken() -> None:
    match = spread("", away="14@h10").play("d3 d4")
    assert [t for t in tokens(match) if t.startswith("14")] == ["14e", "14s", "14w"]


@rule("CAL-6.6")
def test_keepers_stay_in_their_goal_and_the_others_out_of_it_and_on_the_pitch() -> None:
    match = spread("", home="14@g20").play("d3 d4")
    assert [t for t in tokens(match) if t.startswith("1") and len(t) == 2] == ["1e", "1w"]
    assert [t for t in tokens(match) if t.startswith("14")] == ["14e", "14s", "14w"]
    assert "2w" not in tokens(match)
    corner = at("home=1@j0,2@a2,3@a3,6@a4 ball=home6").play("d3 d4")
    assert "1e" not in tokens(corner)


@rule("CAL-6.7")
def test_nobody_stops_in_his_own_small_area_but_may_run_through() -> None:
    match = spread("", home="14@f2").play("d3 d4 14s")
    assert tokens(match) == ["14n", "14e", "14w"]
    assert "end" in tokens(match.play("14w"))


@rule("CAL-6.7")
def test_a_step_into_the_small_area_needs_points_and_steps_to_get_out() -> None:
    one_point = spread("", home="14@g2").play("d1 d2 2e 2e")
    assert "14s" not in tokens(one_point)
    tired = spread("", home="14@g3").play("d5 d5 14n 14s")
    assert "14s" in tokens(tired)
    assert "14s" not in tokens(tired.play("14s"))


@rule("CAL-6.7")
def test_opponents_may_stop_in_the_small_area() -> None:
    match = spread("", home="14@g19").play("d1 d2 14n")
    assert "end" in tokens(match)


@rule("CAL-6.8")
def test_the_carrier_takes_the_ball_along() -> None:
    match = spread("").play("d3 d4 14n")
    assert see(match, "carrier") == 14
    assert see(match, "pool") == 6


@rule("CAL-6.9")
def test_without_the_ball_points_are_for_steps_only() -> None:
    match = spread("turn=away ball=home14", away="14@h14").play("d6 d4 keep")
    assert all(t == "end" or t[-1] in "nesw" for t in tokens(match))


# Passes -----------------------------------------------------------------------------------------------------------

PASSES = "home=1@h0,2@h12,3@k9,6@k12,7@j13,10@a1,13@a4,14@h9 away=1@i21,2@a19,3@a18,6@a17,7@p19,10@p18,13@p17,14@p16"


@rule("CAL-7.1")
def test_a_pass_runs_along_row_column_or_diagonal_and_costs_its_length() -> None:
    match = at(PASSES).play("d3 d4")
    assert [t for t in tokens(match) if t.startswith(">")] == [">2", ">3", ">6"]
    assert see(match.play(">6"), "pool") == 4
    assert see(match, "carrier") == 6


@rule("CAL-7.1")
def test_a_pass_must_be_paid() -> None:
    assert not [t for t in tokens(at(PASSES).play("d1 d1")) if t.startswith(">")]


@rule("CAL-7.2")
@pytest.mark.parametrize("who", ["away=1@i21,2@a19,3@a18,14@h11", "home"])
def test_nobody_may_stand_between(who: str) -> None:
    line = PASSES if who == "home" else f"{PASSES.split(' away')[0]} {who}"
    if who == "home":
        line = line.replace("10@a1", "10@h10")
    assert ">2" not in tokens(at(line).play("d3 d4"))


@rule("CAL-7.3", "CAL-7.4")
def test_a_pass_ends_on_a_team_mate_never_on_an_empty_square() -> None:
    match = spread("", home="14@g9").play("d1 d3")
    assert not [t for t in tokens(match) if t.startswith(">")]


@rule("CAL-7.5")
def test_a_diagonal_slips_between_figures_that_only_touch_its_corner() -> None:
    line = PASSES.replace("7@j13,10@a1", "7@i9,10@h10")
    assert ">6" in tokens(at(line).play("d3 d4"))


@rule("CAL-7.6")
def test_the_ball_may_be_passed_again_and_again() -> None:
    match = at(PASSES).play("d6 d6 keep >3 3n >6 6e")
    assert see(match, "pool") == 5
    assert [e for e in facts(match) if e == "passed"] == ["passed"] * 2


@rule("CAL-7.7")
def test_the_ball_may_go_back_to_the_keeper() -> None:
    match = spread("", home="14@h5").play("d3 d4 >1")
    assert see(match, "carrier") == 1


@rule("CAL-7.7")
def test_a_keeper_passes_by_the_diagonal_too() -> None:
    match = at("phase=relaunch home=1@g0,2@e2,3@a3,4@a4 subs=3-3")
    assert ">2" in tokens(match.play("d1 d1"))


@rule("CAL-7.8")
def test_there_is_no_offside() -> None:
    match = spread("", home="14@h9").play("d1 d1 14n end d1 d1 end d1 d1")
    line = "home=1@h0,2@a2,3@a3,13@h20,14@h14 away=1@i21,2@a10,3@b10,4@c10 ball=home14"
    assert ">13" in tokens(at(line).play("d3 d4"))
    assert asked(match)[0] == "spend"


def test_an_answer_that_is_no_option_names_the_rule() -> None:
    match = spread("").play("d3 d4")
    with pytest.raises(IllegalAnswer, match=r"CAL-6\.2"):
        match.answer(">9")
    assert pitch(match).pool == 7
