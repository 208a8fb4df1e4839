"""Chapters 13 to 16: out of bounds, dead balls, scores, tries."""

from typing import cast

import pytest
from tests.games.touch_down.table import (
    AWAY,
    HOME,
    asked,
    at,
    facts,
    field,
    figure,
    game,
    move,
    now,
    see,
    tokens,
)
from tests.rules import rule

from downfield.games.touch_down.components.parts import Parts

TWO = "kind=two-points row=23"
ONE = "kind=one-point row=23"


@rule("TD-13.1", "TD-13.4", "TD-13.5", "TD-18.2")
@pytest.mark.parametrize(("square", "way", "column"), [("a6", "w", 8), ("a5", "nw", 8), ("w6", "e", 16)])
def test_out_of_bounds_play_goes_on_from_the_hash_line_and_no_minutes_pass(
    square: str, way: str, column: int
) -> None:
    match = move(f"80@{square}", "27@l20").play(f"t2 t3 none 80 {way}")
    assert (now(match), field(match, "column"), see(match, "clock")) == ("home 2&7 on 6", column, "0:03")


@rule("TD-13.5")
def test_a_kick_or_a_try_after_that_starts_in_the_centre() -> None:
    match = at("row=12 column=8").play("punt wall fan")
    assert see(match, "column") == 12


@rule("TD-13.2")
def test_the_opponents_may_still_make_contact_in_their_next_phase() -> None:
    match = move("80@a6,50@c3", "20@d8,27@h6,26@d5").play("t2 t3 none 80-w")
    assert (asked(match), tokens(match)) == (("chase", (AWAY,)), ["end", "26"])
    match = move("80@a6", "20@c6,27@h6").play("t2 t3 none 80-w")
    assert tokens(match.play("20")) == ["sw", "w", "nw"]
    match.play("w w")
    assert match.need.die == "contact"


@rule("TD-13.2")
def test_nobody_may_if_his_team_has_no_phase_left() -> None:
    match = move("80@a6", "20@a7").play("t3 t2 none end 80-w")
    assert asked(match) == ("chase", (AWAY,))
    match = move("80@a6", "20@b6").play("t2 t3 none end end 80-w")
    assert now(match) == "home 2&7 on 6"


@rule("TD-13.2")
def test_the_way_to_the_carrier_enters_no_other_opponent() -> None:
    match = move("80@a6,70@a5,71@b5,72@b6,73@b7,74@a7", "20@c6").play("t2 t3 none 80-w")
    assert now(match) == "home 2&7 on 6", "nobody can reach him"


@rule("TD-13.2", "TD-13.3")
@pytest.mark.parametrize(("face", "who"), [(4, "home 2&7 on 6"), (5, "away 1&5 on 6")])
def test_a_fumble_out_of_bounds_decides_whose_ball_it_is(face: int, who: str) -> None:
    match = move("80@a6", "20@a7").play(f"t2 t3 none 80-w 20-sw c4 f{face} i6")
    assert (now(match), see(match, "column"), see(match, "clock")) == (who, 8, "0:03")


@rule("TD-13.2")
def test_one_after_the_other_may_try_while_the_carrier_stands() -> None:
    match = move("80@a6", "27@a7,28@a8").play("t2 t3 none 80-w 27-sw c1")
    assert (figure(match, AWAY, 27).fallen, tokens(match)) == (True, ["end", "28"])
    match = move("80@a6", "20@a7,28@a8").play("t2 t3 none 80-w 20-sw c2")
    assert ("tangled" in facts(match), now(match)) == (True, "home 2&7 on 6"), "a second may not enter"


@rule("TD-13.6")
def test_over_the_own_end_line_counts_as_dead_in_the_own_end_zone() -> None:
    match = move("80@c-3", "27@l20").play("t1 t4 none 80-s")
    assert (now(match), field(match, "column")) == ("home 2&12 on 1", 12)
    match = move("80@a-2", "27@l20").play("t1 t4 none 80-w")
    assert (now(match), field(match, "column")) == ("home 2&12 on 1", 8)


@rule("TD-13.6")
def test_diagonally_out_beside_the_goal_is_no_touchdown() -> None:
    match = move("80@a24", "27@l20", "row=22").play("t1 t4 none 80-nw")
    assert (now(match), match.points()) == ("home 2&3 on 24", (0, 0))


@rule("TD-13.3")
def test_robbed_beside_the_own_end_zone_the_others_start_on_that_teams_first_row() -> None:
    match = move("80@a-1", "20@a0").play("t2 t3 none 80-w 20-sw c4 f6 i6")
    assert (now(match), match.points()) == ("away 1&5 on 1", (0, 0))


# Scores -----------------------------------------------------------------------------------------------------------


@rule("TD-15.1", "TD-15.2", "TD-14.1")
def test_a_carrier_in_the_opponents_end_zone_has_scored_six() -> None:
    match = move("80@l24", "27@l20", "row=22").play("t1 t4 none 80-n pass pass")
    assert (now(match), match.points()) == ("home try", (6, 0))


@rule("TD-15.2")
def test_whoever_stands_or_lies_on_the_goal_line_does_not_stop_him_there() -> None:
    for away in ("27@l25", "27@l25x"):
        match = move("80@l24", away, "row=22").play("t1 t4 none 80-n")
        assert match.points() == (6, 0)


@rule("TD-15.2", "TD-10.5", "TD-10.10")
def test_a_carrier_who_runs_somebody_over_on_the_goal_line_may_step_in() -> None:
    match = move("50@l23", "27@l24", "row=22 ball=home50", home_team="tori").play("t1 t4 none 50-n c6")
    assert (asked(match)[0], match.points()) == ("extra", (0, 0))
    assert match.play("n").points() == (6, 0)


@rule("TD-15.2", "TD-15.5")
@pytest.mark.parametrize(
    ("home", "away", "more", "script"),
    [
        ("80@l2", "27@c0", "ball=c-1", "t4 t1 27-s"),
        ("80@c0", "20@c1", "", "t4 t1 none 20-s c4 f5"),
        ("80@c1,50@f0", "27@f-1", "", "t1 t4 >50 p1"),
    ],
)
def test_a_free_ball_a_fumble_or_an_interception_taken_there_scores(
    home: str, away: str, more: str, script: str
) -> None:
    assert move(home, away, more).play(script).points() == (0, 6)


@rule("TD-15.3")
def test_a_ball_dead_in_the_own_end_zone_comes_out_to_the_first_row() -> None:
    match = move("80@l-1", "27@l20", "down=4 yc=8").play("t1 t4 ground pass pass")
    assert (now(match), "brought-out" in facts(match)) == ("away 1&5 on 1", True)


@rule("TD-15.3")
def test_by_option_it_is_a_safety_and_the_others_receive() -> None:
    match = move("80@l-1", "27@l20", safety=True).play("t1 t4 ground pass pass")
    assert (now(match), match.points()) == ("home kickoff", (0, 2))


@rule("TD-15.4")
def test_gained_in_the_own_end_zone_and_never_out_it_is_a_touchback() -> None:
    line = "kind=kick-off possession=home attack=home row=17 ball=home50 sofar=runback,inside"
    match = move("50@l-1", "20@l20", line).play("t1 t4 ground pass pass")
    assert now(match) == "home 1&5 on 4"
    match = move("50@l0", "20@l20", line).play("t2 t4 none 50-n-s. end end t1 t4 ground pass pass")
    assert now(match) == "home 1&5 on 1"


@rule("TD-15.4")
def test_a_kick_that_dies_unclaimed_in_the_end_zone_is_one_too() -> None:
    line = "kind=kick-off possession=home attack=home row=17 ball=c-1 loose=1 move=7 sofar=runback"
    assert now(move("50@l9", "20@l20", line).play("t1 t4 end end end pass pass")) == "home 1&5 on 4"


# Tries ------------------------------------------------------------------------------------------------------------


@rule("TD-16.1")
def test_after_a_touchdown_the_scorer_declares_one_point_or_two_from_the_five() -> None:
    match = at("phase=try")
    assert (asked(match), tokens(match)) == (("try", (HOME,)), ["one-point", "two-points"])
    assert see(match.play("two-points"), "los") == 23
    assert see(at("phase=try possession=away").play("one-point"), "los") == 2


@rule("TD-16.2")
@pytest.mark.parametrize(("roll", "points"), [(1, 6), (2, 7)])
def test_a_kick_for_one_point(roll: int, points: int) -> None:
    match = move("1@l22", "27@l23", f"{ONE} ball=home1 score=6-0").play(f"t1 t4 middle k{roll} pass pass")
    assert (match.points(), now(match)) == ((points, 0), "home kickoff")


@rule("TD-16.2", "TD-12.8")
def test_the_try_has_failed_when_no_kick_can_be_made() -> None:
    match = move("1@l22,50@k22", "27@l23", f"{ONE} ball=home50 score=6-0").play("t1 t4")
    assert "kick-wasted" in facts(match)
    assert now(match.play("pass pass")) == "home kickoff"


@rule("TD-16.2")
def test_the_try_has_failed_when_the_defence_gains_the_ball() -> None:
    match = move("1@p23,70@l23", "27@p24", f"{ONE} move=1 ball=home70 score=6-0").play("t1 t4 p1")
    assert facts(match)[-2:] == ["intercepted", "try-failed"]


@rule("TD-16.2")
def test_the_end_zone_brings_nothing_in_a_try_for_one() -> None:
    match = move("1@o23,70@l23,50@p23", "27@a26", f"{ONE} move=1 ball=home70 score=6-0")
    match.play("t4 t4 home p2 n 50-nw-n")
    assert (match.points(), "try-failed" in facts(match)) == ((6, 0), True)


@rule("TD-16.3")
def test_carried_into_the_end_zone_it_is_two_points() -> None:
    match = move("80@l24", "27@l20", f"{TWO} score=6-0").play("t1 t4 none 80-n pass pass")
    assert (match.points(), now(match)) == ((8, 0), "home kickoff")


@rule("TD-16.3")
def test_anything_else_ends_the_try() -> None:
    match = move("80@l22,60@m26", "27@a9", f"{TWO} score=6-0").play("t1 t4 >60 p1 pass pass")
    assert (match.points(), now(match), "try-failed" in facts(match)) == ((6, 0), "home kickoff", True)


@rule("TD-16.4")
def test_the_original_attack_cannot_win_the_ball_back() -> None:
    line = f"{TWO} possession=away attack=home ball=away27 sofar=runback score=6-0"
    match = move("70@l19", "27@l20", line).play("t1 t4 none 70-n c3")
    assert (asked(match)[0], match.points()) == ("timeout", (6, 0))


@rule("TD-16.5")
def test_a_defence_that_carries_it_to_the_other_end_scores_two() -> None:
    line = f"{TWO} possession=away attack=home ball=away27 sofar=runback score=6-0"
    match = move("70@l19", "27@l1", line).play("t4 t1 none 27-s pass pass")
    assert (match.points(), now(match)) == ((6, 2), "home kickoff")


@rule("TD-16.6")
def test_a_try_is_played_even_when_time_is_up() -> None:
    match = move("80@l24", "27@l20", "row=22 clock=14:58").play("t1 t4 none 80-n")
    assert (now(match), see(match, "quarter")) == ("home try", 1)
    match.play("two-points tight stack stay t1 t4 >80 end end end t1 t4 ground")
    assert (now(match), see(match, "quarter")) == ("away kickoff", 2)


# Ugly corners -------------------------------------------------------------------------------------------------------


@rule("TD-13.5", "TD-13.6")
@pytest.mark.parametrize(
    ("square", "way", "column"), [("a-3", "sw", 8), ("w-3", "se", 16), ("b-3", "sw", 12)]
)
def test_over_the_corner_of_the_own_end_zone(square: str, way: str, column: int) -> None:
    match = move(f"80@{square}", "27@l20").play(f"t1 t4 none 80-{way}")
    assert (now(match), field(match, "column")) == ("home 2&12 on 1", column)


@rule("TD-13.6", "TD-15.3")
def test_over_the_own_end_line_it_is_a_safety_by_option() -> None:
    match = move("80@c-3", "27@l20", safety=True).play("t1 t4 none 80-s")
    assert (now(match), match.points(), see(match, "clock")) == ("home kickoff", (0, 2), "0:04")


@rule("TD-13.6", "TD-15.4")
@pytest.mark.parametrize(("square", "way", "column"), [("a-1", "w", 8), ("c-3", "s", 12), ("w0", "e", 16)])
def test_out_of_the_end_zone_in_which_it_was_gained_is_a_touchback(
    square: str, way: str, column: int
) -> None:
    line = "kind=kick-off attack=home row=17 ball=home50 sofar=runback,inside"
    match = move(f"50@{square}", "20@l20", line).play(f"t1 t4 none 50-{way}")
    assert (now(match), field(match, "column")) == ("home 1&5 on 4", column)


@rule("TD-15.4")
def test_where_a_touchback_starts_is_our_guess_and_says_so() -> None:
    touchback = cast(Parts, game().pack.parts).field.touchback_row
    assert (touchback.value, touchback.mark) == (4, "reconstructed")


@rule("TD-15.4")
def test_an_interception_in_the_own_end_zone_is_a_touchback_if_it_stays_there() -> None:
    match = move("80@l18,60@l26", "27@k26", "row=20").play("t1 t4 >60 p1")
    assert (field(match, "ball"), field(match, "sofar")) == ("away27", "pass,beyond,runback,inside")
    assert now(match.play("end end end t1 t4 ground pass pass")) == "away 1&5 on 21"


@rule("TD-15.3", "TD-11.3")
def test_a_carrier_felled_in_his_own_end_zone() -> None:
    for safety, then in ((False, "home 2&12 on 1"), (True, "home kickoff")):
        match = move("80@l-1", "24@l0", safety=safety).play("t4 t2 none 24-s c3 pass pass i6 i6")
        assert now(match) == then


@rule("TD-13.3", "TD-13.6")
def test_robbed_behind_the_own_end_line_it_is_no_touchdown() -> None:
    match = move("80@c-3", "20@c-2").play("t2 t3 none 80-s 20-s2 c4 f6 i6")
    assert (now(match), match.points(), field(match, "column")) == ("away 1&5 on 1", (0, 0), 12)


@rule("TD-13.3", "TD-13.6")
def test_robbed_beside_the_end_zone_he_attacked_the_others_start_on_their_first_row() -> None:
    match = move("80@a24", "20@a25", "row=22").play("t2 t3 none 80-nw 20-w c4 f6 i6")
    assert now(match) == "away 1&5 on 24"


@rule("TD-15.2", "TD-11.7")
def test_a_free_ball_that_dies_in_the_end_zone_attacked_lies_on_the_last_row() -> None:
    match = move("80@l22", "27@t20", "row=24 move=8 ball=c25 loose=2").play("t1 t4 end end end pass pass")
    assert (now(match), match.points()) == ("home 2&5 on 24", (0, 0))


@rule("TD-15.2", "TD-15.4", "TD-11.6")
def test_a_free_ball_taken_by_the_defence_in_its_end_zone_is_a_touchback() -> None:
    match = move("80@l22", "27@c26", "row=24 ball=c25").play("t4 t1 27-s end end t1 t4 ground pass pass")
    assert now(match) == "away 1&5 on 21"


@rule("TD-4.6")
def test_near_the_goal_line_only_a_touchdown_makes_a_first_down() -> None:
    match = move("80@l24", "27@a9", "row=21 yc=21 down=4 sofar=beyond").play("t1 t4 ground pass pass")
    assert now(match) == "away 1&5 on 24"


@rule("TD-16.2", "TD-13.1")
def test_a_try_whose_ball_is_carried_out_of_bounds_has_failed() -> None:
    match = move("1@u23,70@l23,50@w22", "27@a26", f"{ONE} ball=home70 move=1 score=6-0")
    match.play("t4 t4 home p4 e 50-nw-e2")
    assert (facts(match)[-2:], match.points(), now(match)) == (["out", "try-failed"], (6, 0), "home kickoff")
