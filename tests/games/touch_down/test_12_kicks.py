"""Chapter 12: punts, kick-offs, field goals."""

import pytest
from tests.games.touch_down.table import (
    AWAY,
    HOME,
    asked,
    at,
    facts,
    field,
    figures,
    game,
    move,
    now,
    see,
    tokens,
    where,
)
from tests.rules import rule

KICKOFF = "phase=kickoff possession=home"
FG = "kind=field-goal row=16 ball=home1"


@rule("TD-12.1")
def test_a_kick_goes_more_than_ten_yards_and_stays_in_bounds() -> None:
    match = at("row=10").play("punt wall fan t1 t4")
    assert asked(match) == ("aim-row", (HOME,))
    assert tokens(match) == [f"@{y}" for y in range(15, 29)]
    assert tokens(match.play("@28")) == list("abcdefghijklmnopqrstuvw")


@rule("TD-12.2")
@pytest.mark.parametrize(("aim", "stays"), [("@a13", 2), ("@a17", 3), ("@a20", 3), ("@a22", 4), ("@a28", 4)])
def test_a_roll_above_the_lines_leaves_the_ball_where_it_was_put(aim: str, stays: int) -> None:
    """From row 8 there are the lines 8|9, 12|13, 16|17 and 20|21."""
    lines = {"@a13": 2, "@a17": 3, "@a20": 3, "@a22": 4, "@a28": 4}[aim]
    for roll in range(1, 7):
        match = at(KICKOFF).play(f"wall hands-team t1 t4 {aim} k{roll}")
        assert ("kick-held" in facts(match)) == (roll > lines)


@rule("TD-2.5")
def test_goal_lines_count_for_kicks_only_by_option() -> None:
    for counts, held in ((False, True), (True, False)):
        match = at(KICKOFF, goal_line_counts=counts).play("wall hands-team t1 t4 @a26 k5")
        assert ("kick-held" in facts(match)) == held


@rule("TD-12.2")
def test_else_the_receivers_move_it_by_up_to_the_roll_onto_their_own_players_too() -> None:
    match = at(KICKOFF).play("wall hands-team t1 t4 @a28 k2")
    assert (asked(match), tokens(match)) == (("field-row", (AWAY,)), ["@26", "@27", "@28"])
    assert tokens(match.play("@27")) == ["a", "b", "c"]
    match = at(KICKOFF).play("wall hands-team t1 t4 @u14 k2 @u13")
    assert (field(match, "ball"), facts(match)[-1]) == ("away71", "kick-moved")


@rule("TD-12.3")
def test_a_kick_onto_a_standing_player_is_his_at_once() -> None:
    match = at(KICKOFF).play("wall hands-team t1 t4 @u13 k6")
    assert (field(match, "ball"), see(match, "attack")) == ("away71", AWAY)


@rule("TD-12.3")
def test_the_kicking_team_may_recover_the_ball_and_run() -> None:
    match = move("20@c13,1@l8", "50@v27", "kind=kick-off attack=away possession=away move=2 ball=c14")
    match.play("t1 t4 20-n")
    assert (field(match, "ball"), field(match, "possession")) == ("home20", "home")
    assert "turnover" not in facts(match)


@rule("TD-12.4")
def test_no_punt_from_the_last_row() -> None:
    assert tokens(at("row=23")) == ["attack", "punt", "field-goal"]
    assert tokens(at("row=24")) == ["attack", "field-goal"]
    assert tokens(at("row=1 possession=away")) == ["attack", "field-goal"]


@rule("TD-12.4")
def test_a_punt_has_no_snap_and_comes_in_the_first_move() -> None:
    match = at("row=10").play("punt wall fan t1 t4 @c20 k6 end end end t1 t4")
    assert asked(match) == ("move", (HOME,))
    assert "snapped" not in facts(match)


@rule("TD-12.5")
def test_the_kicker_moves_in_the_first_move_only_to_collect_the_ball() -> None:
    match = move("1@l13,70@l16", "27@t20", "kind=field-goal row=16 ball=home70 move=1").play("t2 t4 p6")
    assert tokens(match) == ["end", "70"]
    match = move("1@l13,70@l16", "27@t20", "kind=field-goal row=16 ball=home70 move=1").play("t2 t4 p1 e 1")
    assert tokens(match) == [".", "e"]
    assert field(match.play("e"), "ball") == "home1"
    assert asked(match) == ("move", (HOME,)), "he stops on its square"


@rule("TD-12.5", "TD-16.2")
def test_in_a_try_for_one_point_the_kicker_stays_where_he_is_too() -> None:
    assert "1" not in tokens(at("phase=try").play("one-point hold dime t2 t4"))


@rule("TD-12.5")
def test_in_the_second_move_he_must_kick_at_one_of_three_squares() -> None:
    match = move("1@l14", "27@t20", FG).play("t1 t4")
    assert (asked(match), tokens(match)) == (("goal", (HOME,)), ["west", "middle", "east"])


NEEDED = {21: 1, 24: 1, 17: 3, 20: 3, 13: 4, 16: 4, 9: 5, 12: 5, 5: 6, 8: 6, 4: 7, 1: 7}


@rule("TD-12.6")
@pytest.mark.parametrize(("row", "needed"), NEEDED.items())
def test_what_a_field_goal_needs_from_each_row(row: int, needed: int) -> None:
    for roll in range(1, 7):
        line = f"phase=move move=2 kind=field-goal row={row} ball=home1 home=1@l{row} away=27@a9"
        match = at(line).play(f"t1 t4 middle k{roll}")
        assert (match.points() == (3, 0)) == (roll >= needed)


@rule("TD-2.5")
def test_by_option_the_goal_line_counts_for_field_goals_too() -> None:
    line = "phase=move move=2 kind=field-goal row=22 ball=home1 home=1@l22 away=27@a9"
    for roll in range(1, 7):
        match = at(line, goal_line_counts=True).play(f"t1 t4 middle k{roll}")
        assert (match.points() == (3, 0)) == (roll >= 3)


@rule("TD-12.5")
def test_each_opponent_next_to_the_kicker_costs_one() -> None:
    line = "phase=move move=2 kind=field-goal row=22 ball=home1 home=1@l20 away=27@l21,28@k20,29@m20x"
    for roll in range(1, 7):
        assert (at(line).play(f"t1 t4 east k{roll}").points() == (3, 0)) == (roll >= 5)


@rule("TD-12.6", "TD-12.9")
def test_after_a_field_goal_the_scorer_kicks_off() -> None:
    match = move("1@l21", "27@t20", "kind=field-goal row=22 ball=home1").play("t1 t4 west k1 pass pass")
    assert (now(match), match.points()) == ("home kickoff", (3, 0))


@rule("TD-12.7")
def test_a_missed_kick_is_brought_back_by_the_defence_and_is_live() -> None:
    match = move("1@l14", "27@l28,28@t20", FG).play("t1 t4 west k2")
    assert (asked(match), tokens(match)) == (("field-row", (AWAY,)), ["@27", "@28"])
    match.play("@k28")
    assert (field(match, "ball"), field(match, "possession")) == ("k28", "home")
    match = move("1@l14", "27@l28,28@t20", FG).play("t1 t4 west k1")
    assert tokens(match) == ["@j", "@k", "@l"]
    assert field(match.play("@l"), "ball") == "away27"
    assert (field(match, "possession"), field(match, "sofar")) == ("away", "beyond,runback,inside")


@rule("TD-12.7", "TD-2.8")
@pytest.mark.parametrize(
    ("south", "goal", "square"), [("home", "west", [11, 29]), ("away", "east", [13, -4])]
)
def test_a_missed_kick_lies_on_its_goal_square_while_the_defence_decides(
    south: str, goal: str, square: list[int]
) -> None:
    row = 14 if south == "home" else 11
    match = move(f"1@l{row}", "27@t20", f"kind=field-goal row={row} ball=home1 south={south}")
    assert see(match.play(f"t1 t4 {goal} k1"), "ball") == square


@rule("TD-12.7", "TD-12.2")
def test_the_ball_is_never_put_on_a_standing_opponent() -> None:
    match = move("1@l14,50@k28,51@l28x", "27@t20", FG).play("t1 t4 west k1")
    assert tokens(match) == ["@j", "@l"], "on a fallen one it may lie"


@rule("TD-12.7")
def test_a_missed_kick_is_moved_by_the_unmodified_die() -> None:
    match = move("1@l14", "27@l15,28@m15", FG).play("t1 t4 middle k3")
    assert tokens(match) == ["@26", "@27", "@28"]


@rule("TD-12.7", "TD-23.8")
def test_with_every_square_taken_by_the_kickers_a_missed_kick_is_the_defenders_touchback() -> None:
    match = move("1@l14,50@k28,51@l28,60@m28", "27@t20", FG).play("t1 t4 middle k1")
    assert now(match.play("pass pass")) == "away 1&5 on 21"


@rule("TD-12.7", "TD-5.4")
def test_after_a_miss_the_kickers_are_attack_until_the_defence_has_the_ball() -> None:
    match = move("1@l14", "27@l28,28@t20", FG).play("t4 t1 west k1 @k")
    assert see(match, "attack") == HOME
    assert see(match.play("27-w"), "attack") == AWAY


@rule("TD-12.8")
def test_without_the_ball_there_is_no_kick_and_play_goes_on_as_in_an_attack() -> None:
    match = move("1@l14,50@k14,51@j14", "27@t20", "kind=field-goal row=16 ball=home50").play("t1 t4")
    assert (asked(match), tokens(match)) == (("ball", (HOME,)), ["none", "ground", ">51"])


@rule("TD-12.9", "TD-4.8")
def test_a_kick_begins_a_new_series_for_whoever_has_the_ball() -> None:
    match = at("row=10 down=4 yc=8").play(
        "punt wall hands-team t1 t4 @u15 k6 end end end t1 t4 ground pass pass"
    )
    assert now(match) == "away 1&5 on 15"
    line = "kind=punt possession=home attack=away row=10 down=3 yc=8 ball=home20 sofar=runback"
    match = move("20@c16,1@l10", "50@v27", line).play("t1 t4 ground pass pass")
    assert now(match) == "home 1&5 on 16"


@rule("TD-3.8")
def test_without_an_ak_a_defender_kicks_off_and_his_die_counts_one_less() -> None:
    line = "phase=kickoff hurt=home1.3,home2.3"
    match = at(line).play("wall hands-team t1 t4 @a13 k3 ")
    assert "kick-held" not in facts(match)
    assert tokens(match) == [f"@{y}" for y in range(11, 16)]
    assert "kick-held" in facts(at(line).play("wall hands-team t1 t4 @a13 k4"))


@rule("TD-3.8")
def test_without_an_ak_no_punt_no_field_goal_and_no_kicked_try() -> None:
    hurt = "hurt=home1.3,home2.3"
    assert asked(at(f"row=10 {hurt}")) == ("lineup", (HOME,))
    assert asked(at(f"phase=try {hurt}")) == ("lineup", (HOME,))
    assert tokens(at("phase=try")) == ["one-point", "two-points"]


@rule("TD-3.8")
def test_with_nobody_at_all_to_kick_off_the_receivers_start_on_their_ten() -> None:
    numbers = [1, 2, *range(20, 48)]
    hurt = ",".join(f"home{n}.3" for n in numbers)
    match = at(f"phase=kickoff hurt={hurt}")
    assert facts(match)[0] == "no-kicker"
    assert now(match.play("pass pass")) == "away 1&5 on 21"


@rule("TD-6.7", "TD-2.6")
def test_a_kick_off_comes_from_the_twenty_with_everybody_in_his_half() -> None:
    match = at(KICKOFF).play("wall fan")
    assert where(match, HOME, 1) == (12, 8)
    found = figures(match)
    assert all(f.y < 8 for f in found if f.side == HOME and f.number != 1)
    assert all(f.y > 12 for f in found if f.side == AWAY)
    match = at("phase=kickoff possession=away").play("wall fan")
    assert where(match, AWAY, 1) == (12, 17)


@rule("TD-12.7")
def test_unclaimed_after_a_missed_kick_it_is_the_defenders_touchback() -> None:
    match = move("1@l14", "27@t20", "kind=field-goal row=16 move=8 ball=k28 loose=2 sofar=runback")
    assert now(match.play("t1 t4 end end end pass pass")) == "away 1&5 on 21"
    assert game().slug == "touch-down"


@rule("TD-12.1", "TD-2.10")
def test_a_kick_to_the_south_goes_five_rows_that_way() -> None:
    match = at("possession=away row=15").play("punt wall fan t1 t4")
    assert (asked(match), tokens(match)) == (("aim-row", (AWAY,)), [f"@{y}" for y in range(-3, 11)])


@rule("TD-12.9", "TD-15.3")
def test_after_a_safety_its_victim_kicks_off_from_the_twenty() -> None:
    match = move("80@l-1", "27@l20", safety=True).play("t1 t4 ground pass pass wall fan")
    assert where(match, HOME, 1) == (12, 8)


@rule("TD-12.3", "TD-15.4")
def test_a_kick_caught_in_the_own_end_zone_and_grounded_is_a_touchback() -> None:
    match = at(KICKOFF).play("wall deep t1 t4 @l27 k6")
    assert field(match, "ball") == "away80"
    assert now(match.play("end end end t1 t4 ground pass pass")) == "away 1&5 on 21"


@rule("TD-12.5", "TD-12.8")
def test_after_the_second_move_there_is_no_kick_any_more() -> None:
    match = move("1@l14,50@k14", "27@t20", f"{FG} move=3").play("t1 t4")
    assert (asked(match), tokens(match)) == (("ball", (HOME,)), ["none", "ground", ">50"])


@rule("TD-12.2")
def test_in_the_south_too_a_moved_kick_stays_in_bounds() -> None:
    match = at("phase=kickoff possession=away").play("wall hands-team t1 t4 @a-3 k2")
    assert tokens(match) == ["@-3", "@-2", "@-1"]
    assert tokens(match.play("@-3")) == ["a", "b", "c"]
