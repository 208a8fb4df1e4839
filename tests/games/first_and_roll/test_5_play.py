"""Chapters 5 to 8: plays from scrimmage, the clock die, turnovers and returns, breakaways, the Long Bomb."""

import pytest
from tests.games.first_and_roll.table import AWAY, HOME, asked, at, clock, facts, now, see, tokens
from tests.rules import rule

from downfield.kernel.errors import IllegalAnswer

# 5 A play ------------------------------------------------------------------------------------------------------


@rule("FAR-5.1")
def test_both_dice_are_taken_in_secret_and_shown_at_once() -> None:
    match = at("ball=30")
    assert (match.need.kind, asked(match)) == ("sealed", ("dice", (HOME, AWAY)))
    match.answer("G", HOME)
    assert "G" not in match.view(AWAY).json().decode().split('"since":')[1].split("]")[0]
    match.answer("R", AWAY)
    assert (see(match, "offence_die"), see(match, "defence_die")) == ("green", "red")


@rule("FAR-5.1")
def test_what_is_sealed_does_not_change_what_the_other_side_sees() -> None:
    views = []
    for die in "RYG":
        match = at("ball=30")
        match.answer(die, AWAY)
        views.append(match.view(HOME).json())
    assert len(set(views)) == 1


@rule("FAR-5.2")
def test_with_different_colours_the_defence_die_is_not_rolled() -> None:
    match = at("ball=30").play("Y/G Y5")
    assert match.need.die == "clock"
    assert now(match.play("C-")) == "home 2&5 at 35"


@rule("FAR-5.3")
def test_with_equal_colours_both_dice_count() -> None:
    match = at("ball=30").play("G/G G15")
    assert match.need.die == "defence-green"
    assert now(match.play("g-12 C-")) == "home 2&7 at 33"


@rule("FAR-5.4")
@pytest.mark.parametrize(
    ("line", "open_to"),
    [
        ("ball=60 down=4", ["play", "punt", "fg"]),
        ("ball=40 down=4", ["play", "punt"]),
        ("ball=60 down=1", ["play", "fg"]),
        ("ball=60 down=4 clock=2:00 timeouts=0-0", ["play", "punt", "fg", "hail-mary"]),
    ],
)
def test_the_offence_declares_first_what_is_open_to_it(line: str, open_to: list[str]) -> None:
    match = at(line)
    assert (asked(match), tokens(match)) == (("declare", (HOME,)), open_to)


@rule("FAR-5.4")
@pytest.mark.parametrize(
    ("script", "declared"),
    [
        ("", ""),
        ("play", "play"),
        ("punt", "punt"),
        ("fg", "fg"),
        ("play G/R bomb", "bomb"),
        ("hail-mary", "hail-mary"),
    ],
)
def test_what_was_declared_lies_on_the_table(script: str, declared: str) -> None:
    match = at("ball=60 down=4 clock=2:00 timeouts=0-0").play(script)
    assert see(match, "declared") == declared


@rule("FAR-5.4")
def test_nobody_is_asked_when_an_ordinary_play_is_all_there_is() -> None:
    assert asked(at("ball=30 down=3"))[0] == "dice"


@rule("FAR-5.4")
def test_dice_fall_in_order_play_clock_clock_again_breakaway_penalty_then_the_ball_moves() -> None:
    match = at("ball=30").play("Y/Y Y(8) yF CT Cclock Y5 PD15")
    assert (asked(match), see(match, "ball"), clock(match)) == (("penalty", (HOME,)), 30, "30:00")
    assert (see(match.play("decline"), "ball"), asked(match)) == (43, ("timeout", (HOME,)))


@rule("FAR-5.4")
def test_a_score_on_the_last_tick_counts_with_its_try() -> None:
    match = at("ball=95 half=2 clock=2:00 timeouts=0-0").play("play Y/R Y5 Cclock")
    assert asked(match) == ("try", (HOME,))
    assert (match.play("kick C- K30").over, match.points()) == (True, (7, 0))


# 6 Clock die, turnovers, returns -------------------------------------------------------------------------------


@rule("FAR-6.1")
def test_a_clock_face_advances_the_marker_by_one_space() -> None:
    assert clock(at("clock=20:00 timeouts=0-0").play("Y/R Y0 Cclock")) == "18:00"


@rule("FAR-6.2")
@pytest.mark.parametrize(
    ("faces", "time", "then"),
    [
        ("CT Cclock", "28:00", "home 2&10 at 25"),
        ("CT C-", "30:00", "home 2&10 at 25"),
        ("CT CT R1 r-2", "30:00", "away 1&10 at 76"),
    ],
)
def test_a_t_is_rolled_again_and_only_a_second_one_is_a_turnover(faces: str, time: str, then: str) -> None:
    match = at("timeouts=0-0").play(f"Y/R Y0 {faces}")
    assert (clock(match), now(match)) == (time, then)


@rule("FAR-6.3")
@pytest.mark.parametrize(
    ("script", "then"),
    [
        ("R/Y R4 CT CT", "away 1&10 at 56"),
        ("Y/R Y5 CT CT R3 r-2", "away 1&10 at 58"),
        ("G/R pass G8 CT CT Y7 y-2", "away 1&10 at 59"),
        ("Y/Y Y0 y-6 CT CT R3 r-2", "away 1&10 at 69"),
    ],
)
def test_on_a_turnover_the_ball_moves_by_the_play_and_the_colour_decides_the_return(
    script: str, then: str
) -> None:
    assert now(at("ball=40").play(script)) == then


@rule("FAR-6.3a")
@pytest.mark.parametrize(
    ("line", "script"), [("ball=95", "play Y/R Y5 CT CT"), ("ball=96", "play R/Y R4 CT CT")]
)
def test_a_turnover_in_the_opponents_end_zone_is_a_touchback(line: str, script: str) -> None:
    match = at(line).play(script)
    assert (now(match), match.points()) == ("away 1&10 at 25", (0, 0))


@rule("FAR-6.3b")
def test_a_turnover_in_the_own_end_zone_is_a_touchdown_for_the_defence() -> None:
    match = at("ball=4 togo=10").play("Y/Y Y0 y-4 CT CT")
    assert (asked(match), match.points()) == (("try", (AWAY,)), (0, 6))


@rule("FAR-6.3c")
@pytest.mark.parametrize("script", ["play G/R pass G15 CT CT", "play G/R bomb G0 K20 Y5 CT CT"])
def test_two_ts_do_nothing_to_an_incomplete_pass(script: str) -> None:
    assert now(at("ball=90").play(script)) == "home 2&10 at 90"


@rule("FAR-6.3d")
@pytest.mark.parametrize(
    ("answer", "then"), [("accept", "home 1&5 at 35"), ("decline R1 r-2", "away 1&10 at 66")]
)
def test_an_accepted_penalty_undoes_a_turnover_and_a_declined_one_lets_it_stand(
    answer: str, then: str
) -> None:
    assert now(at("ball=30").play(f"Y/Y Y5 yF CT CT PD5 {answer}")) == then


@rule("FAR-6.4")
def test_a_return_has_breakaways_and_its_defence_die_never_moves_the_ball() -> None:
    match = at("ball=40").play("G/R pass G10 CT CT Y(8) y-8 Y(8) Y5")
    assert now(match) == "away 1&10 at 71"


@rule("FAR-6.5")
def test_a_flag_on_a_return_is_settled_after_the_return_has_moved() -> None:
    match = at("ball=40").play("Y/R Y5 CT CT R4 rF PO10")
    assert (asked(match), see(match, "ball"), see(match, "flag")) == (("penalty", (HOME,)), 59, 1)
    assert now(match.play("accept")) == "away 1&10 at 49"


@rule("FAR-6.5")
@pytest.mark.parametrize(
    ("penalty", "who", "accepted", "declined"),
    [
        ("PO15", HOME, "away 1&10 at 44", "away 1&10 at 59"),
        ("PD5A", AWAY, "away 1&10 at 64", "away 1&10 at 59"),
        ("PD15", AWAY, "away 1&10 at 74", "away 1&10 at 59"),
    ],
)
def test_on_a_return_o_is_the_returning_side_and_the_offended_side_decides(
    penalty: str, who: int, accepted: str, declined: str
) -> None:
    match = at("ball=40").play(f"Y/R Y5 CT CT R4 rF {penalty}")
    assert asked(match) == ("penalty", (who,))
    other = match.clone()
    assert (now(match.play("accept")), now(other.play("decline"))) == (accepted, declined)


@rule("FAR-6.5", "FAR-10.5")
@pytest.mark.parametrize("penalty", ["PO5", "PD5"])
def test_o5_and_d5_are_ignored_on_a_return(penalty: str) -> None:
    match = at("ball=40").play(f"Y/R Y5 CT CT R4 rF {penalty}")
    assert (now(match), facts(match)[-1]) == ("away 1&10 at 59", "penalty-ignored")


@rule("FAR-6.5")
@pytest.mark.parametrize("penalty", ["PD15", "PD5A"])
def test_after_a_return_touchdown_a_penalty_on_the_other_side_is_not_asked_about(penalty: str) -> None:
    match = at("ball=5").play(f"Y/R Y0 CT CT R(6) rF R1 {penalty}")
    assert (asked(match), match.points()) == (("try", (AWAY,)), (0, 6))


@rule("FAR-6.5")
@pytest.mark.parametrize(("answer", "points"), [("accept", (0, 0)), ("decline", (0, 6))])
def test_an_accepted_penalty_takes_a_return_touchdown_back_from_the_goal_line(
    answer: str, points: tuple[int, int]
) -> None:
    match = at("ball=5").play(f"Y/R Y0 CT CT R(6) rF R1 PO15 {answer}")
    assert match.points() == points
    assert now(match) == ("away 1&10 at 85" if answer == "accept" else "away try ...")


@rule("FAR-6.5", "FAR-10.7")
def test_an_o10_on_a_return_near_the_own_goal_line_is_a_safety_for_the_other_side() -> None:
    match = at("ball=94").play("play Y/R Y0 CT CT R1 rF PO10 accept")
    assert (now(match), match.points()) == ("away freekick", (2, 0))


@rule("FAR-6.6")
def test_a_return_ends_in_first_and_ten_and_is_never_a_choice() -> None:
    match = at("ball=40 down=3").play("Y/R Y5 CT CT")
    assert match.need.die == "red"
    assert now(match.play("R4 r-2")) == "away 1&10 at 59"


@rule("FAR-6.6")
def test_a_return_to_the_goal_line_is_a_touchdown() -> None:
    match = at("ball=7").play("Y/R Y0 CT CT R(6) r-2 R1")
    assert (asked(match), match.points()) == (("try", (AWAY,)), (0, 6))


# 7 Breakaway and broken tackle ---------------------------------------------------------------------------------


@rule("FAR-7.1")
def test_a_circle_is_rolled_again_until_none_shows() -> None:
    assert now(at("ball=30").play("Y/R Y(8) C- Y(8) Y5")) == "home 1&10 at 51"


@rule("FAR-7.1")
def test_a_breakaway_counts_on_a_matched_play_too() -> None:
    assert now(at("ball=30").play("R/R R(6) r-3 C- R4")) == "home 2&3 at 37"


@rule("FAR-7.1")
def test_a_pass_that_can_be_overthrown_asks_on_each_circle_whether_to_roll_again() -> None:
    match = at("ball=30").play("G/R pass G(25) C-")
    assert (asked(match), tokens(match)) == (("again", (HOME,)), ["stop", "again"])
    assert asked(match.play("again G(25)")) == ("again", (HOME,))
    assert now(match.play("stop")) == "home 1&10 at 80"


@rule("FAR-7.1", "FAR-20.5")
@pytest.mark.parametrize(("ball", "is_asked"), [(79, False), (80, True)])
def test_where_a_pass_cannot_be_overthrown_the_die_rolls_again_by_itself(ball: int, is_asked: bool) -> None:
    match = at(f"ball={ball}", red_zone_rule="line_inside_20").play("play G/G G(25) g-5 C-")
    assert (match.need.question == "again") == is_asked


@rule("FAR-7.2")
def test_a_squared_two_on_an_unmatched_run_breaks_a_tackle_once_and_a_circle_goes_on() -> None:
    assert now(at("ball=30 timeouts=0-0").play("R/G R[2] C- R[2] pass")) == "home 2&6 at 34"
    assert now(at("ball=30 timeouts=0-0").play("R/G R[2] C- R(6) R1 pass")) == "home 2&1 at 39"


@rule("FAR-7.3")
@pytest.mark.parametrize(
    ("line", "script", "then"),
    [
        ("ball=30", "R/R R[2] r-3 C-", "home 2&11 at 29"),
        ("ball=30", "R/Y R(6) C- R[2] pass", "home 2&2 at 38"),
        ("ball=40", "Y/R Y0 CT CT R[2] r-2", "away 1&10 at 62"),
        ("ball=30 down=4", "punt RY r-2 y-2 R K20 R[2] fair-catch", "away 1&10 at 48"),
    ],
)
def test_elsewhere_a_squared_two_is_just_a_two(line: str, script: str, then: str) -> None:
    assert now(at(line).play(script)) == then


@rule("FAR-6.2", "FAR-7.1", "FAR-7.2")
def test_the_log_tells_ts_broken_tackles_and_breakaways_apart() -> None:
    match = at("ball=30").play("R/G R[2] CT C- R(6) R1")
    told = ["revealed", "offence-rolled", "t-rolled", "clock-rolled", "broken-tackle", "breakaway", "gained"]
    assert facts(match)[: len(told)] == told


# 8 Long Bomb ---------------------------------------------------------------------------------------------------


@rule("FAR-8.1")
@pytest.mark.parametrize(("dice", "is_asked"), [("G/R", True), ("G/Y", True), ("G/G", False), ("Y/R", False)])
def test_green_against_another_colour_may_become_a_long_bomb(dice: str, is_asked: bool) -> None:
    match = at("ball=30").play(dice)
    assert (asked(match) == ("bomb", (HOME,))) == is_asked


@rule("FAR-8.2")
def test_a_bomb_gains_kick_and_green_less_yellow() -> None:
    assert now(at("ball=30").play("G/R bomb G10 K35 Y7 C-")) == "home 1&10 at 68"


@rule("FAR-8.2")
def test_a_circle_on_green_may_be_rolled_again_and_a_zero_there_adds_nothing() -> None:
    match = at("ball=10").play("G/R bomb G(25) K20 Y5 C-")
    assert asked(match) == ("again", (HOME,))
    assert now(match.play("again G0")) == "home 1&10 at 50"


@rule("FAR-8.2")
def test_a_circle_on_yellow_is_not_rolled_again() -> None:
    assert now(at("ball=30").play("G/R bomb G8 K20 Y(8) C-")) == "home 1&10 at 50"


@rule("FAR-8.2", "FAR-20.5")
def test_a_bomb_from_beyond_the_red_zone_rolls_its_circle_again_by_itself() -> None:
    match = at("ball=10", red_zone_rule="line_inside_20").play("G/R bomb G(25) K20 Y5 C- G8")
    assert now(match) == "home 1&10 at 58"


@rule("FAR-8.2")
def test_the_offence_may_stop_after_a_circle_of_a_bomb() -> None:
    assert now(at("ball=10").play("G/R bomb G(25) K20 Y5 C- stop")) == "home 1&10 at 50"


@rule("FAR-8.4", "FAR-6.2")
@pytest.mark.parametrize(("faces", "time"), [("CT C-", "30:00"), ("CT Cclock", "28:00"), ("Cclock", "28:00")])
def test_the_clock_die_of_a_bomb_is_rolled_again_on_a_t(faces: str, time: str) -> None:
    match = at("ball=10 timeouts=0-0").play(f"G/R bomb G10 K20 Y5 {faces}")
    assert (now(match), clock(match), "t-rolled" in facts(match)) == (
        "home 1&10 at 35", time, faces.startswith("CT")
    )  # fmt: skip


@rule("FAR-8.3")
def test_a_zero_on_green_is_incomplete_and_costs_the_down() -> None:
    assert now(at("ball=30 down=2").play("G/R bomb G0 K45 Y7 C-")) == "home 3&10 at 30"


@rule("FAR-8.3")
def test_a_zero_on_yellow_is_intercepted_by_the_kick_die_and_returned_with_both_green_dice() -> None:
    match = at("ball=30").play("G/R bomb G10 K35 Y0 C-")
    assert match.need.die == "green"
    assert now(match.play("G(25) g-5 G8")) == "away 1&10 at 68"


@rule("FAR-8.3a")
def test_with_zeros_on_both_the_bomb_is_incomplete() -> None:
    assert now(at("ball=30").play("G/R bomb G0 K45 Y0 C-")) == "home 2&10 at 30"


@rule("FAR-8.3b")
@pytest.mark.parametrize(("ball", "then"), [(70, "away 1&10 at 25"), (69, "return")])
def test_an_interception_at_the_goal_line_or_beyond_is_a_touchback(ball: int, then: str) -> None:
    match = at(f"ball={ball}").play("play G/R bomb G10 K30 Y0 C-")
    assert (see(match, "phase") if then == "return" else now(match)) == then


@rule("FAR-8.3b")
def test_a_flag_on_the_return_of_an_interception_counts() -> None:
    match = at("ball=30").play("G/R bomb G10 K35 Y0 C- G8 gF PD15")
    assert asked(match) == ("penalty", (AWAY,))


@rule("FAR-8.4")
def test_two_ts_turn_a_completed_bomb_over_like_a_green_play() -> None:
    match = at("ball=30").play("G/R bomb G10 K20 Y5 CT CT Y5 y-2")
    assert now(match) == "away 1&10 at 50"


@rule("FAR-8.4")
@pytest.mark.parametrize("script", ["G0 K20 Y5 CT CT", "G10 K20 Y0 CT CT G0 g-5"])
def test_two_ts_do_nothing_to_an_incomplete_or_intercepted_bomb(script: str) -> None:
    match = at("ball=30").play(f"G/R bomb {script}")
    assert "turnover" not in facts(match)
    assert now(match) in ("home 2&10 at 30", "away 1&10 at 50")


@rule("FAR-8.4", "FAR-11.1")
def test_a_bomb_takes_time_and_can_be_overthrown() -> None:
    match = at("ball=60 timeouts=0-0").play("play G/R bomb G15 K35 Y7 Cclock")
    assert (now(match), clock(match)) == ("home 2&10 at 60", "28:00")


def test_an_answer_that_is_not_open_says_what_is_and_which_rule_forbids_it() -> None:
    with pytest.raises(IllegalAnswer, match=r"punt is not allowed here \(FAR-9.1\). You may answer: play fg"):
        at("ball=60 down=2").play("punt")
