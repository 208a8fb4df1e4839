"""Chapter 9: the punt."""

import pytest
from tests.games.first_and_roll.table import AWAY, HOME, asked, at, clock, facts, now, see, tokens
from tests.rules import rule

from downfield.kernel.errors import IllegalAnswer

FOURTH = "ball=30 down=4 togo=8 timeouts=0-0"


@rule("FAR-9.1")
@pytest.mark.parametrize("down", [1, 2, 3])
def test_a_punt_is_for_fourth_down_only(down: int) -> None:
    with pytest.raises(IllegalAnswer, match=r"FAR-9\.1"):
        at(f"ball=60 down={down}").play("punt")


@rule("FAR-9.1")
def test_the_defence_chooses_two_dice_and_must_roll_them() -> None:
    match = at(FOURTH).play("punt")
    assert (asked(match), tokens(match)) == (("block-punt", (AWAY,)), ["RY", "RG", "YG"])


@rule("FAR-9.1")
@pytest.mark.parametrize(
    ("pair", "dice"),
    [("RY", ["defence-red", "defence-yellow"]), ("RG", ["defence-red", "defence-green"]),
     ("YG", ["defence-yellow", "defence-green"])],
)  # fmt: skip
def test_the_block_roll_is_made_with_the_dice_chosen(pair: str, dice: list[str]) -> None:
    match = at(FOURTH).play(f"punt {pair}")
    first = match.need.die
    match.answer(0)
    assert [first, match.need.die] == dice


@rule("FAR-9.2")
def test_two_flags_block_the_punt_and_on_a_t_the_defence_has_the_ball_at_the_line() -> None:
    match = at(FOURTH).play("punt RY rF yF CT")
    assert (asked(match), tokens(match)) == (("catch", (AWAY,)), ["fair-catch", "return"])
    other = match.clone()
    assert now(match.play("fair-catch")) == "away 1&10 at 70"
    assert now(other.play("return Y7 y-2")) == "away 1&10 at 77"


@rule("FAR-9.2")
@pytest.mark.parametrize(
    ("dice", "then"),
    [
        ("R4 r-2", "away 1&10 at 68"),
        ("R(6) rF R[2]", "home 1&10 at 38"),
        ("R(6) r-2 R4", "home 1&10 at 38"),
        ("R1 r-6", "away 1&10 at 75"),
        ("R[2] r-3", "away 1&10 at 71"),
    ],
)
def test_otherwise_the_offence_recovers_and_both_roll_red(dice: str, then: str) -> None:
    assert now(at(FOURTH).play(f"punt RY rF yF C- {dice}")) == then


@rule("FAR-9.2")
def test_a_flag_of_the_red_pair_brings_no_penalty() -> None:
    match = at(FOURTH).play("punt RY rF yF C- R4 rF")
    assert (now(match), "penalty" in facts(match)) == ("away 1&10 at 66", False)


@rule("FAR-9.2", "FAR-16.4")
def test_a_clock_face_on_a_blocked_punt_moves_the_clock_last_of_all() -> None:
    match = at("ball=97 down=4 timeouts=1-0").play("punt RY rF yF Cclock R4 r-2")
    assert (now(match), clock(match), asked(match)) == ("away 1&10 at 1 ...", "30:00", ("timeout", (HOME,)))
    assert clock(match.play("pass")) == "28:00"


@rule("FAR-9.2")
def test_a_blocked_punt_can_end_in_a_touchdown_with_its_try_before_the_clock() -> None:
    match = at("ball=97 down=4 timeouts=0-0").play("punt RY rF yF Cclock R4 rF")
    assert (asked(match), match.points(), clock(match)) == (("try", (HOME,)), (6, 0), "30:00")
    assert (now(match.play("kick C- K20")), clock(match)) == ("home kickoff", "28:00")


@rule("FAR-9.2")
def test_a_blocked_punt_can_end_in_a_safety() -> None:
    match = at("ball=3 down=4").play("punt RY rF yF C- R1 r-4")
    assert (now(match), match.points()) == ("home freekick", (0, 2))


@rule("FAR-9.3")
@pytest.mark.parametrize(
    ("penalty", "then"),
    [
        ("PO5", "home 4&13 at 25"),
        ("PO15", "home 4&23 at 15"),
        ("PD5", "home 4&3 at 35"),
        ("PD5A", "home 1&10 at 35"),
        ("PD15", "home 1&10 at 45"),
    ],
)
def test_one_flag_is_a_penalty_that_repeats_fourth_down_or_brings_a_first(penalty: str, then: str) -> None:
    match = at(FOURTH).play(f"punt RY r-2 yF {penalty} accept")
    assert now(match) == then


@rule("FAR-9.3")
def test_the_penalty_is_settled_before_the_kick_and_declined_the_punt_goes_on() -> None:
    match = at(FOURTH).play("punt RY rF y-2 PO5")
    assert (asked(match), see(match, "flag")) == (("penalty", (AWAY,)), 1)
    assert asked(match.play("decline")) == ("punt", (HOME,))


@rule("FAR-9.3")
def test_a_repeated_fourth_down_is_a_new_decision() -> None:
    match = at(FOURTH).play("punt RY rF y-2 PO5 accept")
    assert (asked(match), tokens(match)) == (("declare", (HOME,)), ["play", "punt"])


@rule("FAR-9.4")
@pytest.mark.parametrize(
    ("dice", "then"), [("R K35 R4", "away 1&10 at 31"), ("Y K35 Y(8)", "away 1&10 at 27"),
                       ("G K20 G(25)", "away 1&10 at 25")],
)  # fmt: skip
def test_the_kick_goes_by_the_kick_die_and_a_die_of_choice_without_breakaways(dice: str, then: str) -> None:
    assert now(at(FOURTH).play(f"punt RY r-2 y-2 {dice} fair-catch")) == then


@rule("FAR-9.5")
@pytest.mark.parametrize(("ball", "then"), [(60, "away 1&10 at 25"), (59, "away 1&10 at 1")])
def test_on_or_over_the_goal_line_a_punt_is_a_touchback_without_points(ball: int, then: str) -> None:
    match = at(f"ball={ball} down=4").play("punt RY r-2 y-2 Y K40 Y0")
    if ball == 59:
        match.play("fair-catch")
    assert (now(match), match.points()) == (then, (0, 0))


@rule("FAR-9.6")
def test_example_of_the_booklet_a_punt_of_thirty_returned_for_five() -> None:
    match = at("ball=20 down=4").play("punt RY r-2 y-2 G K20 G10")
    assert asked(match) == ("catch", (AWAY,))
    assert now(match.play("return Y5 y-8")) == "away 1&10 at 55"


@rule("FAR-9.6")
def test_the_return_of_a_punt_has_breakaways_and_flags() -> None:
    match = at(FOURTH).play("punt RY r-2 y-2 R K35 R4 return Y(8) yF Y5 PO10")
    assert (see(match, "ball"), asked(match)) == (44, ("penalty", (HOME,)))
    assert now(match.play("accept")) == "away 1&10 at 34"


@rule("FAR-9.6")
def test_a_punt_returned_to_the_goal_line_is_a_touchdown() -> None:
    circles = "Y(8) " * 6
    match = at("ball=20 down=4").play(f"punt RY r-2 y-2 Y K20 Y0 return Y(8) y-2 {circles} Y5")
    assert (now(match), match.points()) == ("away try", (0, 6))


@rule("FAR-9.7", "FAR-16.4")
def test_an_unblocked_punt_takes_no_time() -> None:
    match = at(FOURTH).play("punt RY r-2 y-2 R K35 R4 fair-catch")
    assert (clock(match), "clock-rolled" in facts(match)) == ("30:00", False)
