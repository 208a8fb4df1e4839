"""Chapter 9: ball play."""

import pytest
from tests.games.touch_down.table import AWAY, HOME, asked, at, facts, field, move, now, see, tokens, where
from tests.rules import rule

PASSES = {  # distance: highest I, lowest R
    2: (0, 2), 3: (1, 3), 4: (1, 4), 5: (1, 4), 6: (1, 4), 7: (2, 5), 8: (2, 5), 9: (3, 5), 10: (3, 6), 11: (3, 6),
    12: (4, 6), 13: (5, 6),
}  # fmt: skip
COLUMNS = "abcdefghijklmnopqrstuvw"


def result(distance: int, roll: int) -> str:
    low, high = PASSES[distance]
    return "I" if roll <= low else "R" if roll >= high else "P"


@rule("TD-9.8", "TD-9.9", "TD-9.17", "TD-23.5")
@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize("distance", PASSES)
def test_every_cell_of_the_pass_table(distance: int, roll: int) -> None:
    column = COLUMNS[4 + distance]
    match = move(f"80@e6,50@{column}6", f"27@{column}7").play(f"t1 t4 >50 p{roll}")
    wanted = {"I": "away27", "R": "home50"}
    if result(distance, roll) == "P":
        assert asked(match) == ("spill", (AWAY,))
    else:
        assert field(match, "ball") == wanted[result(distance, roll)]


@rule("TD-9.8")
@pytest.mark.parametrize(("roll", "fact"), [(4, "ball home50"), (3, "asked spill")])
def test_example_of_the_booklet_a_distance_of_five(roll: int, fact: str) -> None:
    match = move("80@e6,50@j6", "27@t20").play(f"t1 t4 >50 p{roll}")
    assert fact in (f"ball {field(match, 'ball')}", f"asked {asked(match)[0]}")


@rule("TD-9.1")
def test_one_ball_play_a_move_and_none_with_a_free_ball() -> None:
    match = move("80@l6,50@k6", "27@t20").play("t1 t4 >50")
    assert asked(match) == ("move", (HOME,))
    match = move("80@l6", "27@t20", "ball=c7").play("t1 t4")
    assert asked(match) == ("move", (HOME,))


@rule("TD-9.2", "TD-9.3")
def test_the_first_move_begins_with_a_snap_to_a_receiver() -> None:
    match = at("row=8").play("attack pro-set four-three stay t1 t4")
    assert (asked(match), tokens(match)) == (("snap", (HOME,)), [">80", ">60", ">61", ">50", ">51", ">52"])
    assert field(match.play(">80"), "ball") == "home80"


@rule("TD-9.2")
def test_a_field_goal_is_snapped_to_the_kicker() -> None:
    match = at("row=20").play("field-goal hold four-three t1 t4")
    assert (asked(match), field(match, "ball")) == (("move", (HOME,)), "home1")


@rule("TD-9.3")
def test_linemen_and_defenders_receive_nothing() -> None:
    match = move("80@l6,70@k6,50@m6", "27@t20").play("t1 t4")
    assert tokens(match) == ["none", "ground", ">50"]


@rule("TD-9.4")
def test_no_pass_in_a_runback() -> None:
    match = move("80@l6,50@k6", "27@t20", "sofar=runback").play("t1 t4")
    assert tokens(match) == ["none", "ground"]


@rule("TD-9.5")
def test_no_pass_once_the_ball_has_been_beyond_the_line() -> None:
    match = move("80@l8,50@k8", "27@t20").play("t2 t4 none 80-n-s. end end end t2 t4")
    assert tokens(match) == ["none", "ground"]
    match = move("80@l7,50@k7", "27@t20").play("t1 t4 none 80-n. end end end t2 t4")
    assert ">50" in tokens(match), "the row of the line itself is not beyond"


@rule("TD-9.6", "TD-14.1")
def test_grounding_kills_the_ball_on_its_row_in_the_centre() -> None:
    match = move("80@c6", "27@t20", "column=8").play("t1 t4 ground pass pass")
    assert (now(match), field(match, "column")) == ("home 2&7 on 6", 12)


@rule("TD-9.6")
def test_grounding_is_allowed_in_runbacks_but_not_instead_of_the_snap() -> None:
    assert "ground" in tokens(move("80@l6", "27@t20", "sofar=runback").play("t1 t4"))
    assert "ground" not in tokens(at("row=8").play("attack pro-set four-three stay t1 t4"))


@rule("TD-9.7")
def test_level_or_behind_is_a_hand_off_and_ahead_a_forward_pass() -> None:
    for square, fact in (("k6", "handed"), ("k5", "handed"), ("k7", "thrown")):
        match = move(f"80@l6,50@{square}", "27@t20").play("t1 t4 >50")
        assert fact in facts(match)


@rule("TD-9.8", "TD-9.11")
@pytest.mark.parametrize("square", ["k6", "l5", "m7"])
def test_next_to_the_passer_there_is_no_roll(square: str) -> None:
    assert field(move(f"80@l6,50@{square}", "27@t20").play("t1 t4 >50"), "ball") == "home50"


@rule("TD-9.8")
def test_a_hand_off_goes_thirteen_squares_and_no_more() -> None:
    match = move("80@a6,50@n6,51@o6", "27@t20").play("t1 t4")
    assert tokens(match) == ["none", "ground", ">50"]


@rule("TD-9.9")
def test_the_opponents_choose_who_intercepts() -> None:
    match = move("80@c6,50@f6", "27@f7,28@g7,29@h8").play("t1 t4 >50 p1")
    assert (asked(match), tokens(match)) == (("intercept", (AWAY,)), ["<27", "<28"])
    assert field(match.play("<28"), "ball") == "away28"


@rule("TD-9.9")
def test_a_bad_hand_off_lies_free_next_to_the_receiver() -> None:
    match = move("80@c6,50@f6,51@e6", "27@f7x").play("t1 t4 >50 p1")
    assert (asked(match), tokens(match)) == (("spill", (AWAY,)), ["ne", "e", "se", "s", "sw", "nw"])
    assert field(match.play("s"), "ball") == "f5"


@rule("TD-9.9")
def test_with_no_empty_square_the_ball_goes_to_the_fallen_and_else_is_dead() -> None:
    ring = "70@e5,71@f5,72@g5,73@e6,74@g6,51@e7,52@f7"
    match = move(f"80@c6,50@f6,{ring}", "27@g7x").play("t1 t4 >50 p2")
    assert field(match, "ball") == "g7"
    match = move(f"80@c6,50@f6,{ring}", "27@g7").play("t1 t4 >50 p2")
    assert (asked(match)[0], see(match, "carrier"), see(match, "ball")) == ("timeout", 0, [6, 6])


@rule("TD-9.10")
def test_from_the_line_itself_one_may_hand_off_but_not_throw() -> None:
    assert tokens(move("80@l8,50@k9,51@k8", "27@t20").play("t1 t4")) == ["none", "ground", ">51"]
    assert ">50" in tokens(move("80@l7,50@k9", "27@t20").play("t1 t4"))


@rule("TD-9.10")
def test_any_number_of_forward_passes_unless_one_was_agreed() -> None:
    line = ("80@l4,50@l5,51@l6", "27@t20", "row=20 sofar=pass")
    assert ">50" in tokens(move(*line).play("t1 t4"))
    assert ">50" not in tokens(move(*line, one_forward_pass=True).play("t1 t4"))


@rule("TD-9.12")
@pytest.mark.parametrize(("square", "caught"), [("l10", 2), ("l11", 3), ("l16", 4)])
def test_a_quarterback_throws_half_the_distance_rounded_up(square: str, caught: int) -> None:
    """From l6: 4 squares count as 2, 5 as 3, 10 as 5."""
    for roll in range(1, 7):
        match = move(f"80@l6,60@{square}", "27@a20").play(f"t1 t4 >60 p{roll}")
        assert ("caught" in facts(match)) == (roll >= caught)


@rule("TD-9.12")
def test_a_quarterbacks_two_squares_are_automatic_and_26_the_most() -> None:
    assert "caught" in facts(move("80@l6,60@l8", "27@a20").play("t1 t4 >60"))
    match = move("80@l1,60@l27,61@c28", "27@a20").play("t1 t4")
    assert tokens(match) == ["none", "ground", ">60"]


@rule("TD-9.12")
def test_others_throw_the_whole_distance() -> None:
    match = move("50@l6,60@l10", "27@a20", "ball=home50")
    assert "caught" not in facts(match.play("t1 t4 >60 p3"))


@rule("TD-9.13")
def test_every_standing_opponent_next_to_the_passer_costs_one() -> None:
    rush = "27@l7,28@m6,29@k5x"
    assert "caught" not in facts(move("80@l6,60@l10", rush).play("t1 t4 >60 p3"))
    assert "caught" in facts(move("80@l6,60@l10", rush).play("t1 t4 >60 p4"))


@rule("TD-9.14")
def test_an_interception_needs_an_opponent_next_to_the_receiver() -> None:
    match = move("80@l6,60@l12", "27@k13").play("t1 t4 >60 p1")
    assert field(match, "ball") == "away27"
    match = move("80@l6,60@l12", "27@j13").play("t1 t4 >60 p1")
    assert facts(match)[-1] == "incomplete"


@rule("TD-9.15")
def test_after_an_incomplete_pass_play_goes_on_from_the_old_line_in_the_centre() -> None:
    match = move("80@l3,60@l9", "27@t20", "column=16").play("t1 t4 >60 p2 pass pass")
    assert (now(match), field(match, "column")) == ("home 2&5 on 8", 12)


@rule("TD-9.16", "TD-19.4")
def test_a_catch_in_the_end_zone_is_a_touchdown() -> None:
    match = move("80@l18,60@l26", "27@a20", "row=20").play("t1 t4 >60 p6")
    assert (match.points(), facts(match)[-2:]) == ((6, 0), ["touchdown", "touchdown-pass"])


@rule("TD-11.5")
def test_after_an_interception_the_rest_of_the_move_follows() -> None:
    match = move("80@l6,60@l12", "27@k13").play("t1 t4 >60 p1")
    assert asked(match) == ("move", (HOME,))
    match.play("end 27-s3.")
    assert where(match, AWAY, 27) == (11, 10)
    assert see(match, "attack") == AWAY


@rule("TD-9.11", "TD-9.14", "TD-9.17", "TD-23.5")
@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize("distance", PASSES)
def test_every_cell_of_the_pass_table_for_a_forward_pass(distance: int, roll: int) -> None:
    row = 2 + distance
    match = move(f"50@l2,60@l{row}", f"27@m{row}", "ball=home50").play(f"t1 t4 >60 p{roll}")
    told = {"I": "intercepted", "P": "incomplete", "R": "caught"}[result(distance, roll)]
    assert [fact for fact in facts(match) if fact in ("intercepted", "incomplete", "caught")] == [told]


@rule("TD-2.9", "TD-9.8")
def test_distance_is_counted_along_the_shortest_way_diagonals_included() -> None:
    match = move("80@e6,50@h2", "27@t20").play("t1 t4 >50 p3")
    assert asked(match) == ("spill", (AWAY,)), "4 squares: a 3 is a P"
    match = move("80@e6,50@h3", "27@t20").play("t1 t4 >50 p3")
    assert field(match, "ball") == "home50", "3 squares: a 3 is an R"


@rule("TD-2.9", "TD-9.13")
def test_an_opponent_entangled_with_the_passer_is_next_to_him() -> None:
    line = ("80@l6,60@l10", "27@l6~80")
    assert "caught" not in facts(move(*line).play("t1 t4 >60 p2"))
    assert "caught" in facts(move(*line).play("t1 t4 >60 p3"))


@rule("TD-2.9", "TD-9.9")
def test_an_opponent_entangled_with_the_receiver_is_next_to_him() -> None:
    match = move("80@c6,50@f6", "27@f6~50").play("t1 t4 >50 p1")
    assert field(match, "ball") == "away27"


@rule("TD-9.8")
def test_nothing_modifies_a_hand_off() -> None:
    match = move("80@c6,50@f6", "27@c7,28@b6,29@d6").play("t1 t4 >50 p3")
    assert field(match, "ball") == "home50", "three rushers and a distance of three"


@rule("TD-9.9")
def test_a_bad_hand_off_at_the_sideline_stays_in_bounds() -> None:
    match = move("80@d6,50@a6", "27@t20").play("t1 t4 >50 p2")
    assert tokens(match) == ["n", "ne", "e", "se", "s"]


@rule("TD-9.9", "TD-15.2")
def test_a_bad_hand_off_may_roll_into_the_end_zone_where_it_is_worth_six_to_the_attack() -> None:
    match = move("80@l24,50@o24", "27@a20", "row=24").play("t2 t4 >50 p2 n 50-n")
    assert match.points() == (6, 0)


@rule("TD-9.13")
def test_below_one_counts_as_one() -> None:
    match = move("80@l6,60@l10", "27@l7,28@m6,29@k6,30@k7").play("t1 t4 >60 p2")
    assert facts(match)[-1] == "incomplete", "at an effective distance of two a 1 is a P"


@rule("TD-9.4", "TD-11.5")
def test_a_team_that_wins_the_ball_back_still_may_not_pass() -> None:
    match = move("80@l6,50@c6,70@k7", "20@l7").play("t4 t2 none 20-s c4 f5 70-se x6 c6")
    assert match.need.die == "fumble"
    match.play("f6 end t2 t4")
    assert (field(match, "ball"), tokens(match)) == ("home70", ["none", "ground"])
