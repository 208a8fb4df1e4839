"""Chapters 7 and 8: timing, initiative, movement."""

import pytest
from tests.games.touch_down.table import (
    AWAY,
    HOME,
    asked,
    at,
    board,
    facts,
    field,
    figure,
    move,
    see,
    tokens,
    where,
)
from tests.rules import rule


@rule("TD-7.1", "TD-7.3")
@pytest.mark.parametrize(("dice", "side"), [("t1 t4", HOME), ("t3 t2", AWAY)])
def test_the_lower_roll_has_the_initiative_and_the_higher_moves_the_clock(dice: str, side: int) -> None:
    match = move("80@l6", "20@l10").play(f"{dice} none")
    assert (asked(match), see(match, "clock")) == (("move", (side,)), f"0:0{max(int(dice[1]), int(dice[4]))}")


@rule("TD-7.2")
@pytest.mark.parametrize(("word", "side"), [("home", HOME), ("away", AWAY)])
def test_on_a_tie_the_defence_decides(word: str, side: int) -> None:
    match = move("80@l6", "20@l10").play("t2 t2")
    assert (asked(match), tokens(match)) == (("initiative", (AWAY,)), ["home", "away"])
    assert asked(match.play(f"{word} none")) == ("move", (side,))


@rule("TD-7.2")
def test_after_a_tie_there_is_no_recovery_and_both_move_by_the_roll() -> None:
    match = move("80@l6", "20@l20").play("t2 t2 home none 80-w-e. 20-n-s")
    assert (field(match, "move"), see(match, "low")) == (3, 0)


@rule("TD-7.4")
def test_each_move_has_its_own_timing_roll() -> None:
    match = move("80@l6", "20@l20").play("t1 t2 none end end end")
    assert (match.need.die, field(match, "move")) == ("timing", 3)
    assert see(match.play("t4 t1 none"), "clock") == "0:06"


@rule("TD-8.3")
def test_the_steps_of_a_player_are_told_as_one_walk() -> None:
    match = move("80@l6", "20@l20").play("t1 t4 none 80-n-n")
    assert [event.values for event in match.events if event.key == "moved"] == [(HOME, 80, 13, 6, 13, 8)]


@rule("TD-8.3", "TD-10.1")
def test_a_walk_is_told_before_the_contact_that_ends_it() -> None:
    match = move("80@l6", "20@l8").play("t1 t4 none 80-n-n")
    assert (facts(match)[-1], match.need.kind) == ("moved", "chance")


@rule("TD-8.1")
def test_example_of_the_booklet_a_one_against_a_four() -> None:
    """The coach with the 1 moves one square, the other four, then the first recovers three."""
    match = move("80@l6,70@c6", "27@l20").play("t1 t4 none 70-n")
    assert where(match, HOME, 70) == (3, 7)
    match.play("end 27-n4")
    assert where(match, AWAY, 27) == (12, 24)
    assert asked(match) == ("move", (HOME,))
    assert where(match.play("70-n3"), HOME, 70) == (3, 10)


@rule("TD-8.2")
def test_speed_is_added_once_in_phase_6_or_in_phase_8() -> None:
    match = move("80@l6,50@c6,60@t6", "27@l20").play("t1 t3 none 50-n3 end end")
    assert asked(match) == ("move", (HOME,))
    match.play("60-n2")
    assert asked(match) == ("move", (HOME,)), "somebody used speed in phase 6"
    assert where(match, HOME, 60) == (20, 8)
    match = move("80@l6,50@c6,60@t6", "27@l20").play("t1 t3 none 50-n. end end 60-n4")
    assert where(match, HOME, 60) == (20, 10)


@rule("TD-8.2")
def test_the_team_without_initiative_adds_its_speed_in_phase_7() -> None:
    match = move("80@l6", "26@c12,27@t12").play("t1 t2 none end 26-n3 27-n2")
    assert (where(match, AWAY, 26), where(match, AWAY, 27)) == ((3, 15), (20, 14))


@rule("TD-8.3")
def test_nobody_moves_twice_in_a_phase() -> None:
    match = move("80@l6,70@c6", "27@l20").play("t2 t3 none 70-n.")
    assert tokens(match) == ["end", "80"]


@rule("TD-8.4")
def test_a_player_steps_through_a_team_mate_but_does_not_stop_there() -> None:
    match = move("80@l6,70@c6,71@c7", "27@l20").play("t2 t3 none 70 n")
    assert "." not in tokens(match)
    assert where(match.play("n"), HOME, 70) == (3, 8)


@rule("TD-8.4")
def test_with_the_last_step_nobody_enters_a_team_mate() -> None:
    match = move("80@l6,70@c6,71@c7", "27@l20").play("t1 t3 none 70")
    assert "n" not in tokens(match)
    assert "ne" in tokens(match)


@rule("TD-8.4")
def test_nobody_enters_a_crowd_of_team_mates_that_he_cannot_leave() -> None:
    match = move("80@l6,70@a-3,71@a-2,72@a-1,73@b-1,74@b-2,50@b-3", "27@l20").play("t2 t4 none 70")
    assert tokens(match) == [".", "ne", "e"], "behind a-2 there are only others"
    match = move("80@l6,70@a-3,71@a-2,72@a-1,73@b-1,74@b-2,50@b-3", "27@l20").play("t3 t4 none 70")
    assert tokens(match) == [".", "n", "ne", "e"], "with three steps he comes through"


@rule("TD-8.5", "TD-10.1")
def test_a_square_with_a_standing_opponent_is_entered_for_contact_and_ends_the_walk() -> None:
    match = move("80@l6,70@c9", "27@c10").play("t3 t4 none 70 n")
    assert match.need.die == "contact"
    assert asked(match.play("c6")) == ("extra", (HOME,))
    match = move("80@l6,70@c9", "20@c10").play("t3 t4 none 70-n c6")
    assert asked(match) == ("move", (HOME,)), "he has finished moving"


@rule("TD-8.6")
@pytest.mark.parametrize(("face", "fell"), [(1, False), (2, True), (3, False), (6, False)])
def test_on_exactly_as_many_as_lie_there_a_player_trips(face: int, fell: bool) -> None:
    match = move("80@l6,70@c9,71@c10x", "27@c10x").play(f"t2 t4 none 70 n x{face}")
    assert (figure(match, HOME, 70).fallen, where(match, HOME, 70)) == (fell, (3, 10))


@rule("TD-8.6")
@pytest.mark.parametrize(("face", "fell"), [(1, True), (2, True), (3, False)])
def test_by_option_as_many_or_less_trip_him(face: int, fell: bool) -> None:
    match = move("80@l6,70@c9,71@c10x", "27@c10x", trip="at_most").play(f"t2 t4 none 70 n x{face}")
    assert figure(match, HOME, 70).fallen == fell


@rule("TD-8.6")
def test_one_may_stop_on_fallen_players() -> None:
    match = move("80@l6,70@c9,71@c10x", "27@l20").play("t2 t4 none 70-n x4 .")
    assert where(match, HOME, 70) == (3, 10)


@rule("TD-8.7")
def test_the_trip_comes_before_the_contact() -> None:
    match = move("80@l6,70@c9,71@c10x", "27@c10").play("t2 t4 none 70 n")
    assert match.need.die == "trip"
    fell = match.clone().play("x1")
    assert (figure(fell, HOME, 70).fallen, "contact" in facts(fell)) == (True, False)
    assert match.play("x2").need.die == "contact"


@rule("TD-8.8")
def test_the_fallen_do_not_move_catch_or_disturb() -> None:
    match = move("80@l6,70@c9x,60@l9x", "27@l5x").play("t1 t4")
    assert tokens(match) == ["none", "ground"]
    assert tokens(match.play("none")) == ["end", "80"]


@rule("TD-8.9")
def test_a_carrier_who_trips_is_down_on_that_row() -> None:
    match = move("80@l6,70@l7x", "27@l20").play("t1 t4 none 80 n x1 pass pass i6 i6")
    assert (field(match, "row"), field(match, "down"), "downed" in facts(match)) == (7, 2, False)


@rule("TD-8.10")
def test_the_first_to_enter_the_square_of_a_free_ball_has_it_and_may_go_on() -> None:
    match = move("80@l6,50@c6", "27@l20", "ball=c7").play("t2 t4 50-n-n.")
    assert (field(match, "ball"), where(match, HOME, 50)) == ("home50", (3, 8))


@rule("TD-8.10")
def test_who_trips_on_the_ball_does_not_get_it() -> None:
    match = move("80@l6,50@c6,70@c7x", "27@l20", "ball=c7").play("t2 t4 50-n x1")
    assert field(match, "ball") == "c7"


@rule("TD-8.11", "TD-8.12")
def test_only_the_carrier_may_leave_the_field() -> None:
    match = move("80@l6,70@a9,71@l28", "27@l20").play("t1 t4 none 70")
    assert tokens(match) == [".", "n", "ne", "e", "se", "s"]
    assert "n" not in tokens(match.play(". 71")), "the goal squares are out of bounds"
    match = move("80@a6", "27@l20").play("t1 t4 none 80")
    assert len(tokens(match)) == 9


@rule("TD-5.2")
def test_phases_follow_each_other_in_order() -> None:
    match = move("80@l6,50@c6", "27@l20").play("t1 t4")
    assert (asked(match), see(match, "part")) == (("ball", (HOME,)), 0)
    for side, part in ((HOME, 6), (AWAY, 7), (HOME, 8)):
        match.play("none" if part == 6 else "end")
        assert (asked(match), see(match, "part")) == (("move", (side,)), part)
    assert match.play("end").need.die == "timing"


@rule("TD-5.3")
def test_a_dead_ball_ends_the_action_at_once() -> None:
    match = move("80@l6,50@c6", "27@l20").play("t1 t4 ground")
    assert asked(match) == ("timeout", (HOME,))


@rule("TD-2.9")
def test_steps_go_in_eight_directions() -> None:
    match = move("80@l6", "27@l20").play("t1 t4 none 80")
    assert tokens(match) == [".", "n", "ne", "e", "se", "s", "sw", "w", "nw"]


@rule("TD-23.8")
def test_after_forty_moves_the_ball_is_dead_where_it_is() -> None:
    match = move("80@l6,50@c6", "27@l20", "move=40").play("t1 t4 none end end end")
    assert facts(match)[-1] == "long-enough"
    match = move("80@l6", "27@l20", "move=40 ball=c12 loose=39").play("t1 t4 end end end")
    assert facts(match)[-1] == "unclaimed"


@rule("TD-23.9")
def test_everybody_sees_the_same() -> None:
    match = at("row=8").play("attack pro-set four-three stay t1 t4 >80")
    scenes = [match.view(seat).scene for seat in (0, 1, None)]
    assert scenes[0] == scenes[1] == scenes[2]
    assert board(match).only == -1


@rule("TD-8.6")
@pytest.mark.parametrize(("lying", "trips"), [("71@c10x", {1}), ("71@c10x,72@c10x,73@c10x", {3})])
def test_the_number_that_trips_is_the_number_of_the_fallen(lying: str, trips: set[int]) -> None:
    fell = set()
    for face in range(1, 7):
        match = move(f"80@l6,70@c9,{lying}", "27@l20").play(f"t2 t4 none 70 n x{face}")
        fell |= {face} if figure(match, HOME, 70).fallen else set()
    assert fell == trips


@rule("TD-8.8")
def test_the_fallen_neither_intercept_nor_are_entered_upon() -> None:
    match = move("80@l6,60@l12", "27@k13x").play("t1 t4 >60 p1")
    assert facts(match)[-1] == "incomplete"
    match = move("80@l6,70@c9", "27@c10x").play("t1 t4 none 70-n x6")
    assert "contact" not in facts(match)


@rule("TD-8.5", "TD-10.5", "TD-13.1")
def test_a_chain_of_contacts_at_the_border_ends_out_of_bounds() -> None:
    match = move("50@b9", "27@a9,28@a10", "ball=home50", home_team="tori").play("t1 t4 none 50-w c6 n c6")
    assert asked(match) == ("extra", (HOME,))
    assert len(tokens(match)) == 9, "with the ball he may step over the line"
    match.play("nw i6 i6")
    assert (field(match, "row"), field(match, "column"), field(match, "down")) == (11, 8, 2)


@rule("TD-8.11", "TD-10.5")
def test_without_the_ball_such_a_chain_stays_on_the_field() -> None:
    match = move("70@b9,80@l6", "27@a9,28@a10").play("t1 t4 none 70-w c6 n c6")
    assert (asked(match)[0], tokens(match)) == ("extra", [".", "n", "ne", "e", "se", "s"])
