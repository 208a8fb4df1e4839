"""Chapters 12 to 15: field goal, touchdown and try, safety, Hail Mary."""

import pathlib

import pytest
from tests.games.first_and_roll.table import (
    AWAY,
    HOME,
    asked,
    at,
    changed,
    clock,
    face,
    facts,
    now,
    see,
    tokens,
)
from tests.rules import rule

from downfield.kernel.errors import IllegalAnswer

# 12 Field goal -------------------------------------------------------------------------------------------------


@rule("FAR-12.1")
@pytest.mark.parametrize(("kick", "points"), [("K35", (3, 0)), ("K30", (0, 0)), ("K40", (3, 0))])
def test_a_field_goal_is_good_with_the_distance_or_more(kick: str, points: tuple[int, int]) -> None:
    assert at("ball=65").play(f"fg none {kick}").points() == points


@rule("FAR-12.1a")
@pytest.mark.parametrize(
    ("ball", "down", "open_to"), [(55, 1, True), (54, 4, False), (30, 4, False), (55, 4, True)]
)
def test_a_field_goal_needs_a_distance_within_the_kick_die_on_any_down(
    ball: int, down: int, open_to: bool
) -> None:
    match = at(f"ball={ball} down={down}")
    assert (match.need.kind == "choice" and "fg" in tokens(match)) == open_to


@rule("FAR-12.2")
def test_example_of_the_booklet_a_twenty_close_in_is_rolled_again() -> None:
    assert at("ball=85").play("fg none K20 K40").points() == (3, 0)
    match = at("ball=85").play("fg none K20 K20")
    assert (match.points(), now(match)) == ((0, 0), "away 1&10 at 15")


@rule("FAR-12.2")
def test_on_the_twenty_a_twenty_is_rolled_again_and_from_farther_out_too_short() -> None:
    assert at("ball=80").play("fg none K20").need.die == "kick"
    assert now(at("ball=79").play("fg none K20")) == "away 1&10 at 21"


@rule("FAR-12.2")
@pytest.mark.parametrize(
    ("ball", "kicks", "points"), [(90, "K10", (3, 0)), (89, "K10", (0, 0)), (89, "K20 K10", (0, 0))]
)
def test_faces_below_twenty_must_reach_the_distance(
    tmp_path: pathlib.Path, ball: int, kicks: str, points: tuple[int, int]
) -> None:
    short = changed(tmp_path, "dice.toml", face("25") + ', mark = "recon', face("10") + ', mark = "recon')
    assert short.at(f"ball={ball}").play(f"fg none {kicks}").points() == points


@rule("FAR-12.3")
def test_the_defence_may_rush_with_two_dice_of_its_choice() -> None:
    match = at("ball=70").play("fg")
    assert (asked(match), tokens(match)) == (("block-kick", (AWAY,)), ["RY", "RG", "YG", "none"])


@rule("FAR-12.3", "FAR-12.4")
def test_two_flags_block_the_kick_and_the_defence_takes_over_at_the_line() -> None:
    assert now(at("ball=70").play("fg YG yF gF")) == "away 1&10 at 30"


@rule("FAR-12.3", "FAR-16.4")
def test_one_flag_has_no_effect_and_no_clock_die_is_rolled() -> None:
    match = at("ball=70").play("fg YG yF g-5 K35")
    assert (match.points(), clock(match), "penalty" in facts(match)) == ((3, 0), "30:00", False)


@rule("FAR-12.4")
def test_after_a_miss_the_defence_takes_over_at_the_line() -> None:
    assert now(at("ball=60 down=2").play("fg none K35")) == "away 1&10 at 40"


# 13 Touchdown and try ------------------------------------------------------------------------------------------


@rule("FAR-13.1")
@pytest.mark.parametrize(("ball", "points"), [(95, (6, 0)), (94, (0, 0)), (99, (6, 0))])
def test_on_or_over_the_goal_line_is_a_touchdown_of_six(ball: int, points: tuple[int, int]) -> None:
    match = at(f"ball={ball}").play("play Y/R Y5 C-")
    assert match.points() == points
    assert points == (0, 0) or (asked(match), tokens(match)) == (("try", (HOME,)), ["kick", "two"])


@rule("FAR-13.2")
@pytest.mark.parametrize(
    ("dice", "points"), [("CT K20", 6), ("CT K25", 7), ("C- K20", 7), ("Cclock K20", 7), ("Cclock K45", 7)]
)
def test_the_kick_fails_only_on_t_together_with_twenty(dice: str, points: int) -> None:
    match = at("phase=try").play(f"kick {dice}")
    assert (match.points(), facts(match)) == (
        (points, 0),
        ["try-kick-good" if points == 7 else "try-kick-failed"],
    )


@rule("FAR-13.2", "FAR-16.4")
def test_the_clock_die_of_the_kick_does_not_move_the_clock() -> None:
    assert clock(at("phase=try timeouts=0-0").play("kick Cclock K45")) == "30:00"


@rule("FAR-13.3")
@pytest.mark.parametrize(
    ("dice", "points"), [("R/Y R[2] R1", 8), ("R/Y R1", 6), ("Y/Y Y5 y-3", 8), ("Y/Y Y5 y-4", 6)]
)
def test_gaining_the_two_yards_scores_two(dice: str, points: int) -> None:
    match = at("phase=try").play(f"two {dice}")
    assert (match.points(), now(match)) == ((points, 0), "home kickoff")
    assert facts(match)[-1] == ("two-good" if points == 8 else "two-failed")


@rule("FAR-13.3")
def test_a_try_begins_on_the_two_wherever_the_touchdown_was_scored() -> None:
    match = at("ball=90 timeouts=0-0").play("play Y/R Y(8) C- Y5 two")
    assert see(match, "distance") == 2
    assert match.play("Y/R Y0").points() == (6, 0)


@rule("FAR-13.3")
def test_on_a_try_there_is_no_clock_die_no_long_bomb_and_no_run_off() -> None:
    match = at("phase=try timeouts=0-0").play("two G/R")
    assert match.need.die == "green"
    assert now(at("phase=try").play("two R/Y R4")) == "home kickoff"


@rule("FAR-13.3")
def test_on_a_try_a_breakaway_and_a_broken_tackle_count() -> None:
    assert at("phase=try").play("two R/R R(6) r-6 R3").points() == (8, 0)
    match = at("phase=try").play("two R/Y R[2]")
    assert match.need.die == "red"


@rule("FAR-13.3")
@pytest.mark.parametrize(
    ("penalty", "distance"), [("PD5", 1), ("PD5A", 1), ("PD15", 1), ("PO5", 7), ("PO10", 12), ("PO15", 17)]
)
def test_an_accepted_penalty_moves_the_spot_and_the_try_is_repeated(penalty: str, distance: int) -> None:
    match = at("phase=try").play(f"two Y/Y Y5 yF {penalty} accept")
    assert (asked(match), see(match, "distance")) == (("dice", (HOME, AWAY)), distance)


@rule("FAR-13.3")
def test_the_goal_line_must_be_reached_from_the_new_spot() -> None:
    assert at("phase=try").play("two Y/Y Y5 yF PO5 accept Y/R Y6").points() == (6, 0)
    assert at("phase=try").play("two Y/Y Y5 yF PO5 accept Y/R Y7").points() == (8, 0)


@rule("FAR-13.3")
def test_a_declined_penalty_lets_the_dice_of_the_try_count() -> None:
    assert at("phase=try").play("two Y/Y Y5 yF PO5 decline").points() == (8, 0)


@rule("FAR-13.3")
def test_the_defence_gets_no_safety_on_a_try_however_far_it_is_pushed_back() -> None:
    match = at("phase=try").play("two " + "Y/Y Y5 yF PO15 accept " * 6 + "Y/Y Y5 yF PO10 accept")
    assert (match.points(), see(match, "ball")) == ((6, 0), 4)


@rule("FAR-13.4")
@pytest.mark.parametrize(
    ("line", "script"),
    [("ball=90 possession=away", "fg none K45"), ("phase=try possession=away", "kick C- K20")],
)
def test_the_side_that_scored_kicks_off(line: str, script: str) -> None:
    assert now(at(line).play(script)) == "away kickoff"


# 14 Safety -----------------------------------------------------------------------------------------------------


@rule("FAR-14.1")
@pytest.mark.parametrize(("ball", "points"), [(4, (0, 2)), (3, (0, 2)), (5, (0, 0))])
def test_on_or_behind_the_own_goal_line_is_a_safety_of_two(ball: int, points: tuple[int, int]) -> None:
    assert at(f"ball={ball} togo=10").play("Y/Y Y0 y-4 C-").points() == points


@rule("FAR-14.2")
def test_the_side_that_conceded_it_kicks_free_from_its_twenty_instead_of_a_kick_off() -> None:
    match = at("ball=4 togo=10").play("Y/Y Y0 y-4 C-")
    assert (now(match), asked(match), see(match, "ball")) == ("home freekick", ("punt", (HOME,)), 20)


@rule("FAR-14.2")
def test_a_free_kick_has_no_block_roll_and_is_caught_or_returned_like_a_punt() -> None:
    match = at("phase=freekick").play("G K35 G15")
    assert (asked(match), facts(match)) == (("catch", (AWAY,)), ["free-kick", "punted"])
    other = match.clone()
    assert now(match.play("fair-catch")) == "away 1&10 at 30"
    assert now(other.play("return Y5 y-2")) == "away 1&10 at 35"


@rule("FAR-14.2")
def test_a_free_kick_can_be_a_touchback(tmp_path: pathlib.Path) -> None:
    far = changed(tmp_path, "lines.toml", "free_kick = { value = 20", "free_kick = { value = 40")
    assert now(far.at("phase=freekick").play("G K45 G15")) == "away 1&10 at 25"


# 15 Hail Mary --------------------------------------------------------------------------------------------------

LAST = "clock=2:00 timeouts=0-0"


@rule("FAR-15.1", "FAR-15.1a")
@pytest.mark.parametrize(
    ("line", "open_to"),
    [
        (f"ball=35 {LAST}", True),
        (f"ball=34 {LAST}", False),
        (f"ball=90 {LAST}", True),
        ("ball=60 clock=4:00 timeouts=0-0", False),
        ("ball=60 clock=2:00 timeouts=1-0", False),
    ],
)
def test_a_hail_mary_is_the_last_play_of_a_half_from_the_35_or_beyond(line: str, open_to: bool) -> None:
    match = at(line)
    assert (match.need.kind == "choice" and "hail-mary" in tokens(match)) == open_to


@rule("FAR-15.1b", "FAR-20.8")
@pytest.mark.parametrize(
    ("timeouts", "both", "offence"), [("0-0", True, True), ("0-1", False, True), ("1-0", False, False)]
)
def test_neither_side_may_have_time_outs_left_or_by_option_the_offence(
    timeouts: str, both: bool, offence: bool
) -> None:
    line = f"ball=60 clock=2:00 timeouts={timeouts}"
    assert ("hail-mary" in tokens(at(line))) == both
    assert ("hail-mary" in tokens(at(line, hail_mary_timeouts="offence"))) == offence


@rule("FAR-15.2")
def test_both_circled_is_a_touchdown_and_after_its_try_the_half_is_over() -> None:
    match = at(f"ball=40 half=2 {LAST}").play("hail-mary Y(8) G(25)")
    assert asked(match) == ("try", (HOME,))
    assert (match.play("kick C- K20").over, match.points()) == (True, (7, 0))


@rule("FAR-15.2")
@pytest.mark.parametrize("dice", ["Y(8) G15", "Y7 G(25)", "Y0 G0"])
def test_anything_else_is_nothing_and_the_half_is_over(dice: str) -> None:
    match = at(f"ball=40 {LAST} second=away").play(f"hail-mary {dice}")
    assert (now(match), match.points()) == ("away kickoff", (0, 0))


@rule("FAR-15.2")
def test_no_time_out_of_the_defence_saves_the_half_after_a_hail_mary() -> None:
    match = at("ball=40 clock=2:00 timeouts=0-3 second=away", hail_mary_timeouts="offence")
    assert now(match.play("hail-mary Y0 G0")) == "away kickoff"


@rule("FAR-15.1")
def test_a_hail_mary_before_the_last_play_is_refused_by_its_rule() -> None:
    with pytest.raises(IllegalAnswer, match=r"FAR-15\.1"):
        at("ball=60 clock=4:00").play("hail-mary")
