"""Chapter 4: the kick-off."""

import pathlib

import pytest
from tests.games.first_and_roll.table import (
    AWAY,
    HOME,
    asked,
    at,
    changed,
    clock,
    facts,
    now,
    timeouts,
    tokens,
)
from tests.rules import rule


@rule("FAR-4.1")
def test_the_kicking_side_chooses_regular_or_onside() -> None:
    match = at("phase=kickoff possession=away")
    assert (asked(match), tokens(match)) == (("kickoff", (AWAY,)), ["regular", "onside"])


@rule("FAR-4.1")
@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("ball=90", "fg none K45"),
        ("ball=98", "play Y/R Y5 C- kick C- K45"),
        ("phase=try", "two Y/R Y0"),
    ],
)
def test_a_kick_off_follows_every_score(line: str, script: str) -> None:
    assert now(at(line).play(script)) == "home kickoff"


@rule("FAR-4.1")
def test_a_kick_off_starts_the_second_half() -> None:
    match = at("ball=50 clock=2:00 timeouts=0-0 second=away").play("play Y/R Y0 Cclock")
    assert now(match) == "away kickoff"


@rule("FAR-4.2")
def test_after_a_regular_kick_the_receiving_side_takes_the_25_or_runs() -> None:
    match = at("phase=kickoff").play("regular")
    assert (asked(match), tokens(match)) == (("return", (AWAY,)), ["touchback", "run-out"])
    assert now(match.play("touchback")) == "away 1&10 at 25"


@rule("FAR-4.3")
def test_example_of_the_booklet_a_run_out_of_fifteen_with_a_breakaway() -> None:
    assert now(at("phase=kickoff").play("regular run-out R(6) Y5 G0 R4")) == "away 1&10 at 15"


@rule("FAR-4.3")
def test_the_log_tells_first_rolls_from_breakaways() -> None:
    match = at("phase=kickoff").play("regular run-out R(6) Y5 G0 R4")
    assert facts(match)[1:5] == ["offence-rolled"] * 3 + ["breakaway"]


@rule("FAR-4.3")
def test_circles_are_rolled_again_red_before_yellow_before_green_until_none_shows() -> None:
    match = at("phase=kickoff").play("regular run-out R(6) Y(8) G(25) R(6) R1 Y0 G0")
    assert now(match) == "away 1&10 at 46"


@rule("FAR-4.3a")
def test_a_run_out_of_a_hundred_yards_is_a_touchdown() -> None:
    match = at("phase=kickoff").play("regular run-out R4 Y5 G(25) G(25) G(25) G15")
    assert (now(match), match.points()) == ("away 1&1 at 99", (0, 0))
    match = at("phase=kickoff").play("regular run-out R4 Y6 G(25) G(25) G(25) G15")
    assert (now(match), match.points()) == ("away try", (0, 6))


@rule("FAR-4.3a")
def test_a_run_out_rolls_no_defence_die_no_clock_die_and_breaks_no_tackle() -> None:
    match = at("phase=kickoff").play("regular run-out R[2] Y5 G10")
    assert (now(match), clock(match)) == ("away 1&10 at 17", "30:00")


@rule("FAR-4.3a")
def test_a_run_out_of_nothing_comes_out_on_the_own_one(tmp_path: pathlib.Path) -> None:
    zero = changed(tmp_path, "dice.toml", '"1"', '"0"')
    assert now(zero.at("phase=kickoff").play("regular run-out R0 Y0 G0")) == "away 1&10 at 1"


@rule("FAR-4.4")
def test_example_of_the_booklet_an_onside_kick_of_seven_fails() -> None:
    match = at("phase=kickoff timeouts=3-3").play("onside R1 Y6 Cclock pass pass")
    assert (now(match), clock(match)) == ("away 1&10 at 58", "28:00")


@rule("FAR-4.4")
@pytest.mark.parametrize(
    ("dice", "then"),
    [("R4 Y5", "away 1&10 at 56"), ("R4 Y6", "home 1&10 at 45"), ("R(6) Y(8)", "home 1&10 at 49")],
)
def test_with_ten_yards_at_face_value_the_kicking_side_keeps_the_ball(dice: str, then: str) -> None:
    assert now(at("phase=kickoff").play(f"onside {dice} C-")) == then


@rule("FAR-4.4")
def test_on_an_onside_kick_the_receiving_side_is_asked_for_a_time_out_first() -> None:
    match = at("phase=kickoff").play("onside R4 Y6 Cclock")
    assert asked(match) == ("timeout", (AWAY,))
    assert asked(match.play("pass")) == ("timeout", (HOME,))
    assert (timeouts(match.play("timeout")), clock(match)) == ([2, 3], "30:00")


@rule("FAR-4.4")
@pytest.mark.parametrize("face", ["CT", "C-"])
def test_a_t_or_a_blank_on_an_onside_kick_is_nothing(face: str) -> None:
    match = at("phase=kickoff half=2 timeouts=0-0").play(f"onside R1 Y6 {face}")
    assert (now(match), clock(match), "turnover" in facts(match)) == ("away 1&10 at 58", "30:00", False)


@rule("FAR-20.3")
@pytest.mark.parametrize(
    ("dice", "then"),
    [("R4 Y6 C-", "away 1&10 at 55"), ("R4 Y6 CT", "home 1&10 at 45"), ("R4 Y5 CT", "away 1&10 at 56")],
)
def test_by_option_recovery_needs_a_t_as_well(dice: str, then: str) -> None:
    match = at("phase=kickoff", onside_needs_turnover_face=True).play(f"onside {dice}")
    assert now(match) == then
