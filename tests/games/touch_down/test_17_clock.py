"""Chapters 4, 17 and 18: the match, the clock, injuries."""

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
)
from tests.rules import rule


@rule("TD-4.1", "TD-17.7")
@pytest.mark.parametrize(("length", "last"), [("short", 2), ("long", 4)])
def test_a_short_match_has_two_quarters_and_a_long_one_four(length: str, last: int) -> None:
    line = f"quarter={last} clock=14:00 row=8 score=3-0"
    match = at(line, length=length).play(
        "attack pro-set dime stay t1 t4 >80 end end end t1 t4 ground pass pass"
    )
    assert (match.over, facts(match)[-1], match.returns()) == (True, "match-over", (1.0, -1.0))


@rule("TD-17.7")
def test_equal_points_are_a_draw() -> None:
    match = at("quarter=2 clock=14:59 row=8").play(
        "attack pro-set dime stay t1 t4 >80 end end end t1 t4 ground"
    )
    assert (match.over, match.returns(), facts(match)[-1]) == (True, (0.0, 0.0), "draw")


@rule("TD-4.2")
def test_the_higher_roll_chooses_and_ties_are_rolled_again() -> None:
    match = game().new(by_hand=True).play("d3 d3 d2 d5")
    assert (asked(match), tokens(match)) == (("receive", (AWAY,)), ["receive", "kick"])
    assert (now(match.play("receive")), field(match, "south")) == ("home kickoff", "home")
    match = game().new(by_hand=True).play("d2 d5 kick")
    assert (now(match), field(match, "south"), field(match, "opener")) == ("away kickoff", "away", "home")


@rule("TD-1.3", "TD-4.1", "TD-17.6")
def test_a_match_begins_with_nothing_on_the_board() -> None:
    match = game().new(by_hand=True)
    assert (match.points(), see(match, "clock"), see(match, "quarter")) == ((0, 0), "0:00", 1)
    assert (see(match, "timeouts"), figures(match), see(match, "injured")) == ([1, 1], [], [])


@rule("TD-4.3", "TD-4.4")
def test_the_second_half_is_kicked_off_by_who_received_the_first_and_ends_are_changed() -> None:
    match = at("clock=14:00 row=8 opener=away").play(
        "attack pro-set dime stay t1 t4 >80 end end end t1 t4 ground pass pass"
    )
    assert (now(match), field(match, "south"), see(match, "quarter")) == ("away kickoff", "away", 2)


@rule("TD-4.4", "TD-2.10", "TD-17.6")
def test_inside_a_half_ball_down_and_possession_stay_and_the_field_is_turned() -> None:
    line = "clock=14:00 row=8 column=8 down=2 yc=6"
    script = "attack pro-set dime stay t1 t4 >80 end end end t1 t4 ground pass pass"
    match = at(line, length="long").play(script)
    assert (now(match), field(match, "yc"), field(match, "south")) == ("home 3&4 on 18", 19, "away")
    assert (see(match, "clock"), see(match, "quarter")) == ("0:00", 2)


@rule("TD-4.5", "TD-4.7")
@pytest.mark.parametrize(("down", "then"), [(1, "home 2&7 on 6"), (3, "home 4&7 on 6"), (4, "away 1&5 on 6")])
def test_four_downs_then_the_others_have_the_ball_where_it_died(down: int, then: str) -> None:
    assert now(move("80@l6", "27@l20", f"down={down}").play("t1 t4 ground pass pass")) == then


@rule("TD-4.6")
@pytest.mark.parametrize(
    ("row", "rows", "then"), [(12, 5, "home 2&1 on 12"), (13, 5, "home 1&5 on 13"), (12, 4, "home 1&4 on 12")]
)
def test_a_first_down_needs_more_than_four_rows(row: int, rows: int, then: str) -> None:
    match = move(f"80@l{row}", "27@l20", "sofar=beyond", first_down_rows=rows).play("t1 t4 ground pass pass")
    assert now(match) == then


@rule("TD-4.8")
def test_after_a_change_of_possession_a_new_series_begins_even_if_it_changed_twice() -> None:
    match = move("80@l6", "27@l20", "down=4 sofar=runback").play("t1 t4 ground pass pass")
    assert now(match) == "home 1&5 on 6"


# The clock --------------------------------------------------------------------------------------------------------


@rule("TD-17.1", "TD-17.3")
def test_seconds_make_minutes_and_two_minutes_pass_after_an_action() -> None:
    match = move("80@l6", "27@l20", "clock=3:57").play("t1 t4 ground")
    assert see(match, "clock") == "4:01"
    assert see(match.play("pass pass"), "clock") == "6:01"


@rule("TD-17.3")
def test_kick_offs_and_tries_take_two_minutes_too() -> None:
    match = move("1@l22", "27@a9", "kind=one-point row=23 ball=home1 score=6-0").play(
        "t1 t4 east k6 pass pass"
    )
    assert see(match, "clock") == "2:04"


@rule("TD-17.2")
def test_passed_in_an_action_the_quarter_ends_after_it() -> None:
    match = move("80@l6", "27@l20", "clock=14:57").play("t1 t4 none end end end t1 t4 ground")
    assert (see(match, "quarter"), "clock-out" in facts(match)) == (2, True)


@rule("TD-17.4")
def test_if_the_step_between_actions_passes_it_the_quarter_ends_at_once_unless_agreed_otherwise() -> None:
    match = move("80@l6", "27@l20", "clock=13:00").play("t1 t4 ground pass pass")
    assert see(match, "quarter") == 2
    match = move("80@l6", "27@l20", "clock=13:00", extra_action_after_overflow=True).play(
        "t1 t4 ground pass pass"
    )
    assert (see(match, "quarter"), see(match, "clock")) == (1, "15:04")
    match.play("attack pro-set dime stay t1 t4 >80 end end end t1 t4 ground")
    assert see(match, "quarter") == 2


@rule("TD-17.5")
def test_one_time_out_a_quarter_saves_the_two_minutes() -> None:
    match = move("80@l6", "27@l20").play("t1 t4 ground")
    assert (asked(match), tokens(match)) == (("timeout", (HOME,)), ["pass", "timeout"])
    assert asked(match.clone().play("pass")) == ("timeout", (AWAY,))
    match.play("timeout")
    assert (see(match, "clock"), field(match, "timeouts"), now(match)) == ("0:04", [0, 1], "home 2&7 on 6")


@rule("TD-17.5")
def test_no_call_is_offered_when_nothing_would_be_saved() -> None:
    assert now(move("80@a6", "27@l20").play("t1 t4 none 80-w")) == "home 2&7 on 6"
    assert see(move("80@l6", "27@l20", "clock=14:59").play("t1 t4 ground"), "quarter") == 2
    assert now(move("80@l6", "27@l20", "timeouts=0-0").play("t1 t4 ground")) == "home 2&7 on 6"


@rule("TD-17.5", "TD-17.6")
def test_time_outs_come_back_with_the_next_quarter() -> None:
    match = move("80@l6", "27@l20", "clock=14:57 timeouts=0-0").play("t1 t4 ground")
    assert field(match, "timeouts") == [1, 1]


@rule("TD-17.5", "TD-5.4")
def test_at_a_kick_the_receivers_are_asked_first() -> None:
    line = "kind=kick-off attack=away possession=away row=8 ball=away50 sofar=runback"
    assert asked(move("1@l8", "50@l20", line).play("t1 t4 ground")) == ("timeout", (AWAY,))


@rule("TD-17.8")
@pytest.mark.parametrize(("length", "then"), [("short", "away kickoff"), ("long", "home kickoff")])
def test_a_kick_off_due_is_dropped_at_half_time_and_opens_a_quarter_inside_a_half(
    length: str, then: str
) -> None:
    line = "kind=field-goal row=22 ball=home1 clock=14:57"
    match = move("1@l22", "27@a9", line, length=length).play("t1 t4 east k6")
    assert (now(match), see(match, "quarter"), match.points()) == (then, 2, (3, 0))


# Injuries ---------------------------------------------------------------------------------------------------------


@rule("TD-18.1", "TD-18.3")
def test_everybody_who_fell_is_rolled_for_the_attack_first_by_number() -> None:
    line = ("80@l6,71@c9x,51@d9x", "27@c10x,21@d10x")
    match = move(*line).play("t1 t4 ground pass pass i1 i4 i3 i6")
    assert field(match, "hurt") == "home51.3,away21.3"


@rule("TD-18.3")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_to_three_is_an_injury(face: int) -> None:
    match = move("80@l6,71@c9x", "27@c10").play(f"t1 t4 ground pass pass i{face}")
    assert field(match, "hurt") == ("home71.3" if face < 4 else None)


@rule("TD-18.4")
def test_the_injured_move_on_one_box_and_miss_three_actions() -> None:
    match = move("80@l6,71@c9x", "27@c10", "hurt=home72.3,home73.2,home74.1").play(
        "t1 t4 ground pass pass i2"
    )
    assert field(match, "hurt") == "home71.3,home72.2,home73.1"
    action = "attack pro-set dime stay t1 t4 >80 end end end t1 t4 ground pass pass"
    for box in ("71.2", "71.1"):
        match.play(action)
        assert f"home{box}" in field(match, "hurt")
        assert "+71" not in tokens(match.clone().play("attack"))
    assert field(match.play(action), "hurt") is None


@rule("TD-18.5")
def test_after_the_action_everybody_else_stands_up_and_lines_up_anew() -> None:
    match = move("80@l6,71@c9x", "27@c10").play("t1 t4 ground pass pass i6")
    assert figures(match) == []
    found = figures(match.play("attack pro-set"))
    assert not any(f.fallen for f in found)


@rule("TD-18.1")
def test_an_injured_player_of_this_action_is_not_moved_on_at_once() -> None:
    assert field(move("80@l6,71@c9x", "27@c10").play("t1 t4 ground pass pass i1"), "hurt") == "home71.3"


# The last second ------------------------------------------------------------------------------------------------------


@rule("TD-17.2", "TD-17.1")
@pytest.mark.parametrize(("clock", "quarter"), [("14:55", 1), ("14:56", 2)])
def test_fifteen_minutes_are_up_with_the_last_second(clock: str, quarter: int) -> None:
    match = move("80@a6", "27@l20", f"clock={clock}").play("t1 t4 none 80-w")
    assert see(match, "quarter") == quarter


@rule("TD-2.10", "TD-13.5", "TD-4.4")
def test_the_hash_column_is_turned_with_the_field() -> None:
    match = move("80@a6", "27@l20", "clock=14:58", length="long").play("t1 t4 none 80-w")
    assert (now(match), field(match, "column"), field(match, "south")) == ("home 2&7 on 19", 16, "away")


@rule("TD-16.6", "TD-17.7")
def test_a_touchdown_in_the_last_second_has_its_try_and_then_the_match_is_over() -> None:
    line = "row=22 quarter=2 clock=14:58 score=0-6"
    match = move("80@l24", "27@l20", line).play("t1 t4 none 80-n")
    assert (now(match), match.over) == ("home try", False)
    match.play("one-point hold dime t1 t4 end end end t1 t4 middle k6")
    assert (match.over, match.points(), match.returns()) == (True, (7, 6), (1.0, -1.0))


@rule("TD-17.7")
def test_the_away_team_may_win() -> None:
    match = move("80@l6", "27@l20", "quarter=2 clock=14:58 score=0-3").play("t1 t4 ground")
    assert (match.over, match.returns()) == (True, (-1.0, 1.0))


@rule("TD-17.5", "TD-17.4")
def test_a_time_out_saves_the_last_minutes_of_a_half() -> None:
    match = move("80@l6", "27@l20", "clock=13:00").play("t1 t4 ground pass timeout")
    assert (see(match, "quarter"), see(match, "clock"), field(match, "timeouts")) == (1, "13:04", [1, 0])


@rule("TD-17.5")
def test_who_has_used_his_time_out_is_not_asked_again() -> None:
    match = move("80@l6", "27@l20", "timeouts=0-1").play("t1 t4 ground")
    assert asked(match) == ("timeout", (AWAY,))


@rule("TD-17.4", "TD-16.6")
def test_by_option_a_try_is_the_one_action_more() -> None:
    match = move("80@l24", "27@l20", "row=22 clock=13:30", extra_action_after_overflow=True)
    match.play("t1 t4 none 80-n pass pass")
    assert (now(match), see(match, "clock")) == ("home try", "15:34")
    match.play("one-point hold dime t1 t4 end end end t1 t4 middle k6")
    assert see(match, "quarter") == 2


@rule("TD-4.3", "TD-17.8")
def test_a_kick_off_due_after_a_safety_at_half_time_is_dropped_too() -> None:
    match = move("80@l-1", "27@l20", "clock=14:58 opener=home", safety=True).play("t1 t4 ground")
    assert (now(match), match.points()) == ("home kickoff", (0, 2))


@rule("TD-17.2", "TD-17.4", "TD-17.5")
def test_at_fifteen_minutes_sharp_the_quarter_is_over() -> None:
    match = move("80@l6", "27@l20", "clock=14:56").play("t1 t4 ground")
    assert (see(match, "quarter"), "clock-out" in facts(match)) == (2, True), "nothing to save by a time-out"
    match = move("80@l6", "27@l20", "clock=12:56").play("t1 t4 ground pass pass")
    assert see(match, "quarter") == 2
    match = move("80@l6", "27@l20", "clock=12:55").play("t1 t4 ground pass pass")
    assert (see(match, "quarter"), see(match, "clock")) == (1, "14:59")
