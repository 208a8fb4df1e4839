"""Chapters 10 and 11: penalties, and passes in the red zone."""

import pytest
from tests.games.first_and_roll.table import AWAY, HOME, asked, at, clock, facts, now, see
from tests.rules import rule


@rule("FAR-10.1")
@pytest.mark.parametrize(
    ("penalty", "then"),
    [
        ("PO5", "home 2&12 at 25"),
        ("PO10", "home 2&17 at 20"),
        ("PO15", "home 2&22 at 15"),
        ("PD5A", "home 1&10 at 35"),
        ("PD5", "home 2&2 at 35"),
        ("PD15", "home 1&10 at 45"),
    ],
)
def test_each_penalty_moves_the_ball_by_its_yards(penalty: str, then: str) -> None:
    assert now(at("ball=30 down=2 togo=7").play(f"G/G G15 gF C- {penalty} accept")) == then


@rule("FAR-10.2")
def test_example_of_the_booklet_an_accepted_o5_costs_five_yards_and_the_down_is_repeated() -> None:
    match = at("ball=30 down=3 togo=4").play("R/R R(6) rF C- R3 PO5 accept")
    assert (now(match), "down-repeated" in facts(match)) == ("home 3&9 at 25", True)


@rule("FAR-10.2a")
@pytest.mark.parametrize(
    ("penalty", "who"),
    [("PO5", AWAY), ("PO10", AWAY), ("PO15", AWAY), ("PD5A", HOME), ("PD5", HOME), ("PD15", HOME)],
)
def test_the_offended_side_decides_with_all_dice_in_view(penalty: str, who: int) -> None:
    match = at("ball=30").play(f"Y/Y Y(8) yF CT C- Y7 {penalty}")
    assert (asked(match), see(match, "yards")) == (("penalty", (who,)), 15)


@rule("FAR-10.2b")
@pytest.mark.parametrize(("togo", "then"), [(5, "home 1&10 at 35"), (6, "home 3&1 at 35")])
def test_the_marker_stays_and_a_penalty_that_reaches_it_is_a_first_down(togo: int, then: str) -> None:
    assert now(at(f"ball=30 down=3 togo={togo}").play("Y/Y Y0 yF C- PD5 accept")) == then


@rule("FAR-10.3")
def test_declined_the_flag_counts_nothing_and_the_play_dice_move_the_ball() -> None:
    assert now(at("ball=30 down=2").play("Y/Y Y7 yF C- PO5 decline")) == "home 3&3 at 37"


@rule("FAR-10.2", "FAR-10.3")
@pytest.mark.parametrize(("penalty", "side"), [("PO5", AWAY), ("PD5A", HOME)])
@pytest.mark.parametrize(("answer", "key"), [("accept", "accepted"), ("decline", "declined")])
def test_the_log_tells_who_accepted_or_declined(penalty: str, side: int, answer: str, key: str) -> None:
    match = at("ball=30").play(f"Y/Y Y7 yF C- {penalty} {answer}")
    assert [e.args()["side"] for e in match.events if e.key == key] == [side]


@rule("FAR-10.4")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_the_clock_die_keeps_its_effect(answer: str) -> None:
    assert clock(at("ball=30 timeouts=0-0").play(f"Y/Y Y7 yF Cclock PO5 {answer}")) == "28:00"


@rule("FAR-10.6")
@pytest.mark.parametrize(
    ("line", "penalty", "then"),
    [
        ("ball=90 down=2 togo=10", "PD15", "home 2&5 at 95"),
        ("ball=85 down=2 togo=15", "PD15", "home 2&8 at 92"),
        ("ball=84 down=2 togo=16", "PD15", "home 2&1 at 99"),
        ("ball=95 down=2 togo=5", "PD5", "home 2&3 at 97"),
        ("ball=99 down=2 togo=1", "PD5", "home 2&1 at 99"),
        ("ball=97 down=2 togo=3", "PD5A", "home 1&2 at 98"),
    ],
)
def test_a_penalty_that_would_reach_the_goal_line_is_half_the_distance(
    line: str, penalty: str, then: str
) -> None:
    match = at(line).play(f"play Y/Y Y0 yF C- {penalty} accept")
    assert (now(match), match.points()) == (then, (0, 0))


@rule("FAR-10.7")
@pytest.mark.parametrize(("ball", "points"), [(10, (0, 2)), (11, (0, 0))])
def test_an_o10_that_would_reach_the_own_goal_line_is_a_safety(ball: int, points: tuple[int, int]) -> None:
    match = at(f"ball={ball} togo=10").play("Y/Y Y7 yF C- PO10 accept")
    assert match.points() == points
    assert now(match) == ("home freekick" if ball == 10 else "home 1&20 at 1")


@rule("FAR-10.7")
@pytest.mark.parametrize(
    ("ball", "penalty", "then"),
    [
        (5, "PO5", "home 1&12 at 3"),
        (6, "PO5", "home 1&15 at 1"),
        (15, "PO15", "home 1&17 at 8"),
        (1, "PO5", "home 1&10 at 1"),
    ],
)
def test_o5_and_o15_become_half_the_distance_to_the_own_goal_line(ball: int, penalty: str, then: str) -> None:
    match = at(f"ball={ball} togo=10").play(f"Y/Y Y7 yF C- {penalty} accept")
    assert (now(match), match.points()) == (then, (0, 0))


# 11 Passes in the red zone -------------------------------------------------------------------------------------


@rule("FAR-11.1")
def test_example_of_the_booklet_fourteen_where_eleven_were_needed_is_incomplete() -> None:
    match = at("ball=89 down=2").play("play G/G G15 g-1 C-")
    assert (now(match), match.points()) == ("home 3&10 at 89", (0, 0))


@rule("FAR-11.1c")
@pytest.mark.parametrize(("ball", "points"), [(88, (6, 0)), (89, (0, 0))])
def test_exactly_two_yards_beyond_by_the_total_of_both_dice_is_a_touchdown(
    ball: int, points: tuple[int, int]
) -> None:
    assert at(f"ball={ball}").play("play G/G G15 g-1 C-").points() == points


@rule("FAR-11.1a")
@pytest.mark.parametrize("script", ["Y/R Y7 C-", "R/Y R(6) C- R4"])
def test_yellow_and_red_cannot_be_overthrown(script: str) -> None:
    assert at("ball=97").play(f"play {script}").points() == (6, 0)


@rule("FAR-11.1b")
@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("ball=76", "play G/R pass G(25) C- again G15"),
        ("ball=60", "play G/R bomb G15 K35 Y7 C-"),
        ("phase=try", "two G/R G8"),
    ],
)
def test_any_line_any_pass_can_be_overthrown(line: str, script: str) -> None:
    match = at(line)
    before = match.points()
    assert match.play(script).points() == before


@rule("FAR-11.1b", "FAR-20.5")
@pytest.mark.parametrize(("ball", "points"), [(79, (6, 0)), (80, (0, 0))])
def test_by_option_only_a_line_on_or_inside_the_twenty_matters(ball: int, points: tuple[int, int]) -> None:
    dice = "G/R pass G(25) C-" + (" again" if ball == 80 else "") + " G0"
    assert at(f"ball={ball}", red_zone_rule="line_inside_20").play(f"play {dice}").points() == points


@rule("FAR-11.1")
def test_an_incomplete_pass_on_fourth_down_gives_the_ball_away() -> None:
    assert now(at("ball=90 down=4").play("play G/R pass G15 C-")) == "away 1&10 at 10"
