"""Chapters 16 to 19: clock, halves, overtime, seats."""

import pytest
from tests.games.first_and_roll.table import (
    AWAY,
    HOME,
    asked,
    at,
    clock,
    facts,
    game,
    now,
    see,
    timeouts,
    tokens,
)
from tests.rules import rule

# 16 Clock ------------------------------------------------------------------------------------------------------


@rule("FAR-16.1")
def test_after_a_successful_run_the_offence_may_advance_the_clock() -> None:
    match = at("ball=30 timeouts=0-0").play("R/G R4 C-")
    assert (asked(match), tokens(match)) == (("run-off", (HOME,)), ["pass", "run-off"])
    other = match.clone()
    assert clock(match.play("run-off")) == "28:00"
    assert clock(other.play("pass")) == "30:00"


@rule("FAR-16.1")
@pytest.mark.parametrize(("time", "is_asked"), [("4:00", True), ("2:00", False)])
def test_there_is_no_run_off_on_the_two_minute_space(time: str, is_asked: bool) -> None:
    match = at(f"ball=30 clock={time} timeouts=0-0").play("R/G R4 C-")
    assert (match.need.question == "run-off") == is_asked


@rule("FAR-16.1a")
@pytest.mark.parametrize(
    ("line", "script", "is_asked"),
    [
        ("ball=30", "R/R R4 r-2 C-", False),
        ("ball=30", "Y/R Y5 C-", False),
        ("ball=30", "R/Y R4 CT CT", False),
        ("ball=30", "R/Y R4 CT C-", True),
        ("ball=30 down=4", "play R/Y R4 C-", True),
        ("ball=97", "play R/Y R4 C- kick C- K20", True),
    ],
)
def test_a_successful_run_is_an_unmatched_red_die_without_a_turnover(
    line: str, script: str, is_asked: bool
) -> None:
    match = at(f"{line} timeouts=0-0").play(script)
    assert (asked(match) == ("run-off", (HOME,))) == is_asked


@rule("FAR-20.4")
@pytest.mark.parametrize(
    ("script", "is_asked"),
    [
        ("R/R R4 r-2 C-", True),
        ("R/R R4 rF C- PO5 decline", False),
        ("R/Y R4 C-", True),
        ("R/Y R4 CT CT", False),
        ("Y/R Y5 C-", False),
    ],
)
def test_by_option_every_red_play_without_flag_and_turnover_allows_it(script: str, is_asked: bool) -> None:
    match = at("ball=30 timeouts=0-0", run_off="no_penalty_no_turnover").play(script)
    assert (match.need.question == "run-off") == is_asked


@rule("FAR-16.1b")
def test_the_run_off_comes_after_the_clock_die_and_looks_at_the_marker_then() -> None:
    match = at("ball=30 clock=6:00 timeouts=0-0").play("R/G R4 Cclock run-off")
    assert clock(match) == "2:00"
    assert asked(at("ball=30 clock=4:00 timeouts=0-0").play("R/G R4 Cclock"))[0] == "dice"


@rule("FAR-16.2")
def test_offence_then_defence_may_stop_the_marker_with_a_time_out() -> None:
    match = at("ball=30").play("Y/G Y5 Cclock")
    assert asked(match) == ("timeout", (HOME,))
    other = match.clone()
    assert (clock(match.play("timeout")), timeouts(match), match.need.kind) == ("30:00", [2, 3], "sealed")
    assert asked(other.play("pass")) == ("timeout", (AWAY,))
    assert (clock(other.play("timeout")), timeouts(other)) == ("30:00", [3, 2])


@rule("FAR-16.2")
def test_the_offence_of_the_play_is_asked_first_also_when_it_has_lost_the_ball() -> None:
    match = at("ball=30 down=4").play("play Y/G Y5 Cclock")
    assert (see(match, "possession"), asked(match)) == (AWAY, ("timeout", (HOME,)))


@rule("FAR-16.2")
def test_one_time_out_cancels_one_advance_and_the_run_off_is_another() -> None:
    match = at("ball=30").play("R/G R4 Cclock timeout run-off")
    assert asked(match) == ("timeout", (AWAY,))
    assert clock(match.play("pass")) == "28:00"


@rule("FAR-16.2")
def test_on_its_own_run_off_the_offence_is_not_asked() -> None:
    match = at("ball=30 timeouts=3-0").play("R/G R4 C- run-off")
    assert (clock(match), match.need.kind) == ("28:00", "sealed")


@rule("FAR-16.3")
@pytest.mark.parametrize(("left", "who"), [("1-0", HOME), ("0-1", AWAY)])
def test_only_who_has_a_time_out_left_is_asked(left: str, who: int) -> None:
    match = at(f"ball=30 timeouts={left}").play("Y/G Y5 Cclock")
    assert asked(match) == ("timeout", (who,))
    assert (timeouts(match.play("timeout")), clock(match)) == ([0, 0], "30:00")


@rule("FAR-16.4")
@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("phase=kickoff", "regular run-out R1 Y5 G8"),
        ("phase=freekick", "Y K20 Y5 fair-catch"),
        ("ball=70", "fg none K45"),
        ("ball=30", "Y/G Y5 C-"),
    ],
)
def test_nothing_else_takes_time(line: str, script: str) -> None:
    assert clock(at(f"{line} timeouts=3-3").play(script)) == "30:00"


# 17 Halves -----------------------------------------------------------------------------------------------------


@rule("FAR-17.1")
@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("ball=95", "play Y/R Y5 Cclock kick C- K20"),
        ("ball=4 togo=10", "Y/Y Y0 y-4 Cclock"),
        ("ball=30", "Y/Y Y5 yF Cclock PO5 accept"),
    ],
)
def test_at_the_last_space_no_kick_off_no_free_kick_and_no_repeated_down_follows(
    line: str, script: str
) -> None:
    match = at(f"{line} clock=2:00 timeouts=0-0 second=away").play(script)
    assert (now(match), see(match, "half")) == ("away kickoff", 2)


@rule("FAR-17.1", "FAR-10.7")
def test_an_accepted_o10_on_the_last_play_still_scores_a_safety() -> None:
    match = at("ball=9 togo=10 half=2 clock=2:00 timeouts=0-0").play("Y/Y Y5 yF Cclock PO10 accept")
    assert (match.over, match.points()) == (True, (0, 2))


@rule("FAR-17.1")
def test_a_time_out_on_the_last_space_keeps_the_half_going() -> None:
    match = at("ball=30 clock=2:00 timeouts=1-0 half=2").play("Y/G Y5 Cclock timeout")
    assert now(match) == "home 2&5 at 35"


@rule("FAR-17.1")
def test_an_onside_kick_can_use_up_the_last_space() -> None:
    match = at("phase=kickoff clock=2:00 timeouts=0-0 half=2").play("onside R4 Y6 Cclock")
    assert match.over


@rule("FAR-17.2")
def test_the_second_half_has_new_time_outs_a_full_clock_and_the_other_kick_off() -> None:
    match = at("ball=30 clock=2:00 timeouts=0-0 second=home").play("Y/G Y5 Cclock")
    assert (clock(match), timeouts(match), now(match)) == ("30:00", [3, 3], "home kickoff")
    assert tokens(match) == ["regular", "onside"]
    assert at(match.line()).line() == match.line()


@rule("FAR-17.2", "FAR-2.2")
@pytest.mark.parametrize(("toss", "kicks"), [("heads cH receive", "away"), ("heads cT receive", "home")])
def test_whoever_received_first_kicks_off_the_second_half(toss: str, kicks: str) -> None:
    match = game().new(by_hand=True).play(f"{toss} regular touchback")
    while see(match, "half") == 1:
        match.play({"declare": "play", "dice": "Y/R Y0 Cclock", "timeout": "pass"}[match.need.question])
    assert now(match) == f"{kicks} kickoff"


@rule("FAR-17.3")
@pytest.mark.parametrize(("score", "winner"), [("7-3", HOME), ("3-7", AWAY)])
def test_after_the_second_half_more_points_win(score: str, winner: int) -> None:
    match = at(f"ball=30 half=2 clock=2:00 timeouts=0-0 score={score}").play("Y/G Y5 Cclock")
    assert (match.over, match.state.winner) == (True, winner)


# 18 Overtime ---------------------------------------------------------------------------------------------------

TIED = "ball=30 half=2 clock=2:00 timeouts=0-0 score=7-7"


@rule("FAR-18.1")
@pytest.mark.parametrize(("coin", "kicks"), [("cH", "away kickoff"), ("cT", "home kickoff")])
def test_on_a_tie_a_coin_draws_who_receives_in_overtime(coin: str, kicks: str) -> None:
    match = at(TIED).play("Y/G Y5 Cclock")
    assert (match.need.die, now(match)) == ("coin", "nobody toss")
    assert (now(match.play(coin)), clock(match), timeouts(match)) == (kicks, "30:00", [3, 3])


@rule("FAR-18.1")
@pytest.mark.parametrize(
    ("line", "script", "points"),
    [
        ("ball=95", "play Y/R Y5 Cclock", (13, 7)),
        ("ball=80", "fg none K25", (10, 7)),
        ("ball=4 togo=10", "Y/Y Y0 y-4 Cclock", (7, 9)),
        ("ball=5", "Y/R Y0 CT CT R(6) r-2 R1", (7, 13)),
        ("ball=97", "play R/Y R4 C-", (13, 7)),
    ],
)
def test_any_points_end_overtime_at_once_without_try_clock_or_run_off(
    line: str, script: str, points: tuple[int, int]
) -> None:
    match = at(f"{line} half=3 score=7-7").play(script)
    assert (match.over, match.points()) == (True, points)


@rule("FAR-18.1")
@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("phase=kickoff", "regular run-out R4 Y6 G(25) G(25) G(25) G15"),
        ("ball=40 clock=2:00 timeouts=0-0", "hail-mary Y(8) G(25)"),
        ("ball=97 down=4", "punt RY rF yF Cclock R4 rF"),
        ("ball=10", "Y/Y Y0 yF Cclock PO10 accept"),
    ],
)
def test_so_do_points_by_a_kick_a_hail_mary_or_a_penalty(line: str, script: str) -> None:
    assert at(f"{line} half=3 score=7-7").play(script).over


@rule("FAR-18.1")
def test_when_an_overtime_runs_out_another_begins_with_a_new_draw() -> None:
    match = at("ball=30 half=3 clock=2:00 timeouts=0-0 score=7-7").play("Y/G Y5 Cclock")
    assert (match.need.die, see(match, "overtime"), facts(match)[-1]) == ("coin", 2, "overtime-over")


@rule("FAR-20.2")
def test_without_overtime_a_tie_is_a_draw() -> None:
    match = at(TIED, overtime=False).play("Y/G Y5 Cclock")
    assert (match.over, match.returns()) == (True, (0.0, 0.0))


@rule("FAR-20.7")
@pytest.mark.parametrize(("half", "over"), [(3, False), (4, True)])
def test_after_the_last_overtime_agreed_the_match_is_a_draw(half: int, over: bool) -> None:
    line = f"ball=30 half={half} clock=2:00 timeouts=0-0 score=7-7"
    match = at(line, max_overtimes=2).play("Y/G Y5 Cclock")
    assert (match.over, facts(match)[-1]) == (over, "last-draw" if over else "overtime-over")


# 19 Seats ------------------------------------------------------------------------------------------------------

HOME_OFFENCE, HOME_DEFENCE, AWAY_OFFENCE, AWAY_DEFENCE = range(4)


@rule("FAR-19.1")
@pytest.mark.parametrize(
    ("home", "away", "names"),
    [
        ("one", "one", ["home", "away"]),
        ("two", "one", ["home-offence", "home-defence", "away"]),
        ("one", "two", ["home", "away-offence", "away-defence"]),
        ("two", "two", ["home-offence", "home-defence", "away-offence", "away-defence"]),
    ],
)
def test_a_side_has_one_seat_or_an_offence_seat_and_a_defence_seat(
    home: str, away: str, names: list[str]
) -> None:
    assert [seat.name for seat in at("", home_seats=home, away_seats=away).seats] == names


@rule("FAR-19.1")
@pytest.mark.parametrize(
    ("line", "script", "question", "who"),
    [
        ("phase=toss", "", "call", [AWAY_DEFENCE]),
        ("phase=toss", "heads cT", "receive", [HOME_DEFENCE]),
        ("phase=kickoff", "", "kickoff", [HOME_DEFENCE]),
        ("phase=kickoff", "regular", "return", [AWAY_OFFENCE]),
        ("phase=kickoff", "onside R1 Y5 Cclock", "timeout", [AWAY_OFFENCE]),
        ("phase=kickoff", "onside R1 Y5 Cclock pass", "timeout", [HOME_DEFENCE]),
        ("ball=60", "", "declare", [HOME_OFFENCE]),
        ("ball=30", "", "dice", [HOME_OFFENCE, AWAY_DEFENCE]),
        ("ball=30", "G/R", "bomb", [HOME_OFFENCE]),
        ("ball=30", "G/R pass G(25) C-", "again", [HOME_OFFENCE]),
        ("ball=30", "Y/Y Y5 yF C- PO5", "penalty", [AWAY_DEFENCE]),
        ("ball=30", "Y/Y Y5 yF C- PD5", "penalty", [HOME_OFFENCE]),
        ("ball=30", "Y/R Y5 Cclock pass", "timeout", [AWAY_DEFENCE]),
        ("ball=30", "R/Y R4 C-", "run-off", [HOME_OFFENCE]),
        ("ball=40", "Y/R Y5 CT CT R4 rF PD15", "penalty", [AWAY_DEFENCE]),
        ("ball=40", "Y/R Y5 CT CT R4 rF PO15", "penalty", [HOME_OFFENCE]),
        ("ball=5", "Y/R Y0 CT CT R(6) r-2 R1", "try", [AWAY_OFFENCE]),
        ("ball=30 down=4", "punt", "block-punt", [AWAY_DEFENCE]),
        ("ball=30 down=4", "punt RY r-2 y-2", "punt", [HOME_OFFENCE]),
        ("ball=30 down=4", "punt RY r-2 y-2 R K20 R1", "catch", [AWAY_DEFENCE]),
        ("ball=60", "fg", "block-kick", [AWAY_DEFENCE]),
        ("phase=try", "", "try", [HOME_OFFENCE]),
        ("phase=try", "two", "dice", [HOME_OFFENCE, AWAY_DEFENCE]),
        ("phase=freekick", "", "punt", [HOME_OFFENCE]),
        ("phase=freekick", "Y K20 Y5", "catch", [AWAY_DEFENCE]),
    ],
)
def test_roles_at_the_start_of_the_play_say_which_partner_decides(
    line: str, script: str, question: str, who: list[int]
) -> None:
    match = at(line, home_seats="two", away_seats="two").play(script)
    assert asked(match) == (question, tuple(who))


@rule("FAR-19.1")
def test_partners_share_all_information() -> None:
    match = at("ball=30", home_seats="two", away_seats="two")
    match.answer("G", HOME_OFFENCE)
    assert match.view(HOME_DEFENCE).since == ["home-offence:G"]
    assert match.view(AWAY_OFFENCE).since == ["home-offence:?"]
