"""Chapters 10 and 11: contact, fumbles, possession."""

import pytest
from tests.games.touch_down.table import (
    AWAY,
    HOME,
    asked,
    at,
    facts,
    field,
    figure,
    grown,
    move,
    see,
    tokens,
    where,
)
from tests.rules import rule

ATTACKER = """
1 A A A A A E E
2 A A A A E E E
3 A A A E E E D
4 A A E E E D D
5 A E E E D D T
6 E E E D D T T
"""
DEFENDER = """
1 D D D D D E E
2 D D D E E I I
3 D D E E I I A
4 D E E I I A A
5 E E I I A A T
6 E I I A A T T
"""
HOME_A = {3: 70, 2: 71, 1: 73, 0: 75}  # by contact
AWAY_D = {3: 20, 2: 22, 1: 24, 0: 27}


def cells(table: str) -> list[tuple[int, int, str]]:
    rows = [line.split() for line in table.split("\n") if line]
    return [(int(row[0]), column - 3, letter) for row in rows for column, letter in enumerate(row[1:])]


def pair(column: int) -> tuple[int, int]:
    """Contact of the mover and of the other, with this difference."""
    return (max(column, 0), max(-column, 0))


@rule("TD-10.2", "TD-10.3", "TD-10.4", "TD-10.5", "TD-23.5")
@pytest.mark.parametrize(("roll", "column", "letter"), cells(ATTACKER))
def test_every_cell_of_the_attackers_table(roll: int, column: int, letter: str) -> None:
    mine, theirs = pair(column)
    mover, other = HOME_A[mine], AWAY_D[theirs]
    match = move(f"80@l6,{mover}@c9", f"{other}@c10").play(f"t2 t4 none {mover}-n c{roll}")
    fallen = (figure(match, HOME, mover).fallen, figure(match, AWAY, other).fallen)
    assert fallen == {"A": (True, False), "D": (False, True), "E": (True, True), "T": (False, True)}[letter]
    assert (asked(match)[0] == "extra") == (letter == "T")
    assert where(match, HOME, mover) == (3, 10)


@rule("TD-10.2", "TD-10.3", "TD-10.4", "TD-10.5", "TD-23.5")
@pytest.mark.parametrize(("roll", "column", "letter"), cells(DEFENDER))
def test_every_cell_of_the_defenders_table(roll: int, column: int, letter: str) -> None:
    mine, theirs = pair(column)
    mover, other = AWAY_D[mine], HOME_A[theirs]
    match = move(f"80@l6,{other}@c9", f"{mover}@c10").play(f"t4 t2 none {mover}-s c{roll}")
    fallen = (figure(match, HOME, other).fallen, figure(match, AWAY, mover).fallen)
    wanted = {
        "A": (True, False),
        "D": (False, True),
        "E": (True, True),
        "T": (True, False),
        "I": (False, False),
    }
    assert fallen == wanted[letter]
    assert (asked(match)[0] == "extra") == (letter == "T")
    assert figure(match, AWAY, mover).held == (letter == "I")


@rule("TD-10.5")
def test_who_runs_over_somebody_may_step_on_and_meet_another() -> None:
    match = move("80@l6,70@c9", "27@c10,28@c11,29@c12").play("t1 t4 none 70-n c6 n c6 n c5")
    assert where(match, HOME, 70) == (3, 12)
    assert asked(match) == ("extra", (HOME,))
    assert asked(match.play(".")) == ("move", (HOME,))


@rule("TD-10.5")
def test_the_step_after_a_t_is_one_and_does_not_use_speed() -> None:
    match = move("80@l6,70@c9,50@t9", "27@c10").play("t1 t4 none 70-n c6 ne end 50-n5")
    assert where(match, HOME, 70) == (4, 11)
    assert where(match, HOME, 50) == (20, 14), "speed is free in phase 8"


@rule("TD-10.6")
def test_the_fallen_stay_in_the_square_which_the_other_shares() -> None:
    match = move("80@l6,70@c9", "27@c10").play("t4 t4 home none 70-n c4")
    assert (where(match, HOME, 70), where(match, AWAY, 27)) == ((3, 10), (3, 10))
    assert tokens(match) == ["end", "80"]


@rule("TD-10.7")
def test_who_is_entangled_may_not_move_in_his_next_phase_but_may_renew_the_contact() -> None:
    match = move("80@l6,75@c9", "27@c10,28@t20").play("t4 t2 none 27-s c4 end end")
    assert tokens(match) == ["end", "27*", "28"]
    assert match.play("27*").need.die == "contact"
    match.play("c4 end")
    assert (field(match, "move"), figure(match, AWAY, 27).held) == (3, True)
    again = match.play("t4 t2 none")
    assert tokens(again) == ["end", "27*", "28"]


@rule("TD-10.7a")
def test_the_other_is_held_in_the_next_phase_of_his_own_team() -> None:
    match = move("80@l6,75@c9", "27@c10,28@t20").play("t4 t2 none 27-s c4 end")
    assert (tokens(match), figure(match, HOME, 75).held) == (["end", "80"], True)


@rule("TD-10.7a")
def test_the_other_is_free_after_the_phase_in_which_he_was_held() -> None:
    match = move("80@l6,75@c9", "27@c10,28@t20").play("t2 t2 away none 27-s c4 end end t1 t4 none")
    assert (tokens(match), figure(match, HOME, 75).held) == (["end", "80", "75"], False)


@rule("TD-10.7a")
def test_who_declines_the_new_contact_sets_the_other_free() -> None:
    match = move("80@l6,75@c9", "27@c11,28@t20").play("t4 t2 none end end 27-s2 c4 end t4 t2 none")
    assert (tokens(match), figure(match, HOME, 75).held) == (["end", "27*", "28"], True)
    assert tokens(match.play("end")) == ["end", "80", "75"]


@rule("TD-10.7a")
@pytest.mark.parametrize(("roll", "may"), [(1, True), (4, False)], ids=["falls", "entangled again"])
def test_a_new_contact_sets_the_other_free_unless_they_are_entangled_again(roll: int, may: bool) -> None:
    match = move("80@l6,75@c9", "27@c11,28@t20").play("t4 t2 none end end 27-s2 c4 end t4 t2 none")
    assert ("75" in tokens(match.play(f"27* c{roll} end"))) == may


@rule("TD-10.7a", "TD-9.1")
def test_a_carrier_who_is_held_may_still_hand_the_ball_off() -> None:
    match = move("80@l6,50@k6", "20@l7,28@t20").play("t2 t2 away none 20-s c2 end")
    assert tokens(match) == ["end", "50"]
    match = move("80@l6,50@k6", "20@l6~80,28@t20")
    assert ">50" in tokens(match.play("t1 t4"))
    assert tokens(match.play(">50")) == ["end", "50"]


@rule("TD-10.7a", "TD-19.7")
def test_who_is_held_by_another_does_not_blitz() -> None:
    line = "phase=move row=8 move=3 possession=away attack=home ball=away27 sofar=runback"
    men = "home=75@c9~20,80@l6 away=20@c9,27@t20"
    match = at(f"{line} {men}", league=True, away_roster=grown("tori", no20="sacks1"))
    assert asked(match.play("t1 t4 none")) == ("move", (HOME,))


@rule("TD-10.7a")
@pytest.mark.parametrize(("word", "may"), [("75@c9", False), ("75@c9&27", True)])
def test_a_position_tells_whether_the_other_is_still_held(word: str, may: bool) -> None:
    match = move(f"80@l6,{word}", "27@c9~75,28@t20")
    assert field(match, "home") == f"80@l6,{word}"
    assert ("75" in tokens(match.play("t1 t4 none"))) == may


@rule("TD-10.7a")
def test_by_option_the_other_may_leave_and_then_there_is_nothing_to_renew() -> None:
    match = move("80@l6,75@c9", "27@c10,28@t20", entangled="mover")
    assert tokens(match.play("t4 t2 none 27-s c4 end 75-n. end")) == ["end", "28"]
    assert tokens(match.play("end t4 t2 none")) == ["end", "27", "28"], "it lasts one phase"


@rule("TD-10.7a")
def test_by_option_the_other_is_not_held_but_staying_does_not_let_him_attack() -> None:
    match = move("80@l6,75@c9", "27@c10,28@t20", entangled="mover").play("t4 t2 none 27-s c4 end")
    assert ("75" in tokens(match), figure(match, HOME, 75).held) == (True, False)
    assert "." in tokens(match.play("75"))


@rule("TD-10.8")
def test_a_square_with_a_team_mate_is_not_entered_for_contact() -> None:
    match = move("80@l6,75@c9", "27@c10,28@c8").play("t4 t2 none 27-s c4 28")
    assert "n" not in tokens(match)


@rule("TD-10.9")
@pytest.mark.parametrize(
    ("more", "free"),
    [("", False), ("sofar=pass", True), ("sofar=beyond", True), ("kind=punt possession=home", True)],
)
def test_receivers_without_the_ball_are_protected_until_a_pass_or_the_ball_beyond(
    more: str, free: bool
) -> None:
    if "punt" in more:
        match = move("80@c4,50@c3", "27@d4", f"{more} row=20")
        match.play("t4 t2 none 27")
    else:
        match = move("80@l6,50@c8", "27@c9", more).play("t4 t2 none 27")
    assert (("s" if "punt" not in more else "sw") in tokens(match)) == free


@rule("TD-10.9")
def test_carrier_and_linemen_may_always_be_entered_upon() -> None:
    match = move("80@l6,70@k6", "27@l7").play("t4 t2 none 27")
    assert {"s", "sw"} <= set(tokens(match))


@rule("TD-10.9")
def test_there_is_no_protection_after_a_change_of_possession() -> None:
    match = move("80@c9,50@d9", "27@c10", "possession=away attack=home ball=away27 sofar=runback").play(
        "t4 t2 none 27"
    )
    assert {"s", "se"} <= set(tokens(match))


@rule("TD-10.10")
def test_a_carrier_may_make_contact_himself() -> None:
    match = move("80@l6", "24@l7").play("t2 t4 none 80-n c6")
    assert (figure(match, AWAY, 24).fallen, field(match, "ball")) == (True, "home80")
    match = move("80@l6", "24@l7").play("t2 t4 none 80-n c1")
    assert match.need.die == "fumble"


@rule("TD-11.1")
@pytest.mark.parametrize(("face", "lost"), [(1, False), (4, False), (5, True), (6, True)])
def test_a_carrier_who_falls_alone_may_lose_the_ball(face: int, lost: bool) -> None:
    match = move("80@l6", "20@l7,27@t20").play(f"t4 t2 none 20-s c4 f{face}")
    assert ("fumbled" in facts(match), asked(match)[0]) == ((True, "move") if lost else (False, "timeout"))
    if lost:
        assert (field(match, "ball"), field(match, "possession")) == ("away20", "away")


@rule("TD-11.1")
def test_after_a_fumble_nobody_passes_any_more() -> None:
    match = move("80@l6,50@c6", "20@l7").play("t4 t2 none 20-s c4 f5 end end t1 t2")
    assert (asked(match), tokens(match)) == (("ball", (AWAY,)), ["none", "ground"])


@rule("TD-11.2")
def test_after_a_t_the_new_carrier_may_use_the_extra_step() -> None:
    match = move("81@l6", "20@l7", "ball=home81").play("t4 t2 none 20-s c6 f6")
    assert asked(match) == ("extra", (AWAY,))
    assert where(match.play("s"), AWAY, 20) == (12, 5)


@rule("TD-11.3")
def test_if_both_fall_the_ball_is_dead_without_a_roll() -> None:
    match = move("80@l6", "24@l7").play("t4 t2 none 24-s c3")
    assert asked(match) == ("timeout", (HOME,))


@rule("TD-11.4", "TD-5.4")
def test_after_a_change_of_possession_the_phase_goes_on_and_the_tables_turn() -> None:
    match = move("80@l6,75@c9", "20@l7,27@c10").play("t4 t2 none 20-s c4 f5")
    assert tokens(match) == ["end", "27"]
    match.play("27-s c3")
    assert (figure(match, AWAY, 27).fallen, figure(match, HOME, 75).fallen) == (True, True), (
        "attacker's table"
    )


@rule("TD-11.6")
def test_a_free_ball_taken_by_the_attack_is_no_change_of_possession() -> None:
    match = move("80@l6,50@c6", "27@l20", "ball=c7").play("t1 t4 50-n. end end end t1 t4")
    assert {">80", "ground"} <= set(tokens(match))


@rule("TD-11.6")
def test_a_free_ball_taken_by_the_defence_is_one() -> None:
    match = move("80@l6,50@c6", "27@d7", "ball=c7").play("t4 t1 27-w end end")
    assert (field(match, "possession"), field(match, "sofar")) == ("away", "runback")


@rule("TD-11.7", "TD-14.1")
def test_a_free_ball_is_dead_at_the_end_of_the_sixth_move_after() -> None:
    match = move("80@l6", "27@t20", "move=7 ball=c7 loose=2").play("t1 t4 end end end")
    assert field(match, "move") == 8
    match.play("t1 t4 end end end")
    assert facts(match)[-1] == "unclaimed"
    assert see(match.play("pass pass"), "possession") == HOME


@rule("TD-5.4", "TD-10.3")
def test_at_a_kick_the_receivers_use_the_attackers_table_before_anybody_has_the_ball() -> None:
    line = "kind=kick-off attack=away possession=away ball=c20 loose=1 sofar=runback"
    match = move("20@t13", "70@t14", line).play("t4 t2 70-s c2")
    fallen = (figure(match, AWAY, 70).fallen, figure(match, HOME, 20).fallen)
    assert fallen == (True, False), "even, a 2: A by the attacker's table, E by the defender's"
    match = move("20@t13", "70@t14", line).play("t2 t4 20-n c2")
    assert figure(match, HOME, 20).fallen, "E by the defender's table"


@rule("TD-5.4", "TD-10.3")
def test_with_a_free_ball_the_last_possessor_stays_attack() -> None:
    match = move("80@l6,75@c9", "27@c10", "ball=t7").play("t2 t4 75-n c2")
    assert (figure(match, HOME, 75).fallen, figure(match, AWAY, 27).fallen) == (True, False)


@rule("TD-10.9")
@pytest.mark.parametrize(
    ("kind", "free"), [("kind=two-points row=23 score=6-0", False), ("kind=field-goal row=23", True)]
)
def test_receivers_are_protected_in_a_try_for_two_but_not_in_a_field_goal(kind: str, free: bool) -> None:
    match = move("80@l21,50@c22", "27@c23", kind).play("t4 t2 none 27")
    assert ("s" in tokens(match)) == free


@rule("TD-11.7", "TD-4.8")
def test_a_punt_that_nobody_takes_is_the_receivers() -> None:
    line = "kind=punt attack=away possession=away row=10 down=4 yc=8 ball=c16 loose=1 move=7 sofar=runback"
    assert see(move("1@l10", "50@t26", line).play("t1 t4 end end end pass pass"), "possession") == AWAY


@rule("TD-10.7", "TD-10.5")
def test_a_renewed_contact_that_runs_him_over_gives_the_extra_step() -> None:
    match = move("80@l6,76@c9", "20@c9~76,28@t20").play("t4 t2 none 20* c6")
    assert (asked(match), figure(match, HOME, 76).fallen) == (("extra", (AWAY,)), True)
    assert where(match.play("s"), AWAY, 20) == (3, 8)


@rule("TD-10.7")
def test_entangled_in_phase_8_he_is_held_in_the_first_phase_of_the_next_move() -> None:
    match = move("80@l6,75@c9", "27@c11,28@t20").play("t4 t2 none end end 27-s2 c4 end")
    assert (field(match, "move"), "27@c9~75" in field(match, "away")) == (3, True)
    assert tokens(match.play("t2 t4 none end")) == ["end", "27*", "28"]
