"""Chapters 19 and 20: the report, skills, co-coaches."""

import pathlib

import pytest
from tests.games.touch_down.table import (
    AWAY,
    HOME,
    asked,
    at,
    board,
    changed,
    facts,
    field,
    grown,
    move,
    tokens,
    where,
)
from tests.rules import rule

from downfield.games.touch_down.notation.report import PlayerReport, report
from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY

BASE = "phase=move row=8 move=2 ball=home80"


def line(match: Match, side: int, number: int) -> PlayerReport:
    return next(x for x in report(board(match), match.events)[side] if x.number == number)


@rule("TD-1.4", "TD-19.1", "TD-19.2")
def test_yards_run_count_from_the_line_to_the_farthest_row() -> None:
    match = move("80@l6,50@k6", "27@t20").play("t4 t4 home >50 50-n5-s end end")
    match.play("t1 t4 ground")
    assert line(match, HOME, 50) == PlayerReport(50, "AB", run=7.5)


@rule("TD-19.2")
def test_yards_run_are_never_below_zero() -> None:
    match = move("80@l6,50@k6", "27@t20").play("t1 t4 >50 end end end t1 t4 ground")
    assert report(board(match), match.events) == ([], [])


@rule("TD-19.2", "TD-13.6")
@pytest.mark.parametrize("south", ["home", "away"])
def test_a_step_out_beside_the_end_zone_gains_no_row(south: str) -> None:
    line, square, way = ("row=20", "w24", "ne") if south == "home" else ("row=5", "w1", "se")
    match = move(f"50@{square}", "27@a12", f"{line} ball=home50 run={line[4:]}+4 south={south}")
    assert report(board(match), match.play(f"t1 t4 none 50-{way}").events)[HOME] == [
        PlayerReport(50, "AB", run=10.0)
    ]


@rule("TD-19.2")
def test_a_runback_counts_from_where_the_ball_was_taken() -> None:
    match = move("80@l6,60@l12", "27@k13").play("t1 t4 >60 p1 end 27-s4 end t1 t4 ground")
    assert line(match, AWAY, 27) == PlayerReport(27, "D", run=10.0)


@rule("TD-19.3")
def test_yards_received_and_thrown_count_from_the_line_to_the_catch() -> None:
    match = move("80@l4,60@l12", "27@a20").play("t2 t4 >60 p6 60-n3. end end end t1 t4 ground")
    assert line(match, HOME, 60) == PlayerReport(60, "AE", received=10.0), (
        "after the catch yards are not run yards"
    )
    assert line(match, HOME, 80) == PlayerReport(80, "AQ", thrown=10.0)


@rule("TD-19.3")
def test_a_catch_behind_the_line_gives_yards_run_and_none_received() -> None:
    match = move("80@l4,60@l7", "27@a20").play("t2 t4 >60 p6 60-n4 end end end t1 t4 ground")
    assert line(match, HOME, 60) == PlayerReport(60, "AE", run=7.5)


@rule("TD-19.4")
def test_a_touchdown_thrown_is_caught_in_the_end_zone() -> None:
    match = move("80@l18,60@l26", "27@a20", "row=20").play("t1 t4 >60 p6")
    assert (line(match, HOME, 80).touchdowns_thrown, line(match, HOME, 60).touchdowns) == (1, 1)
    match = move("80@l18,60@l24", "27@a20", "row=20").play("t1 t4 >60 p6 60-n")
    assert (line(match, HOME, 80).touchdowns_thrown, line(match, HOME, 60).touchdowns) == (0, 1)


@rule("TD-19.5")
def test_a_sack_leaves_the_defender_standing() -> None:
    match = move("80@l6", "20@l7").play("t4 t2 none 20-s c4 f1")
    assert line(match, AWAY, 20) == PlayerReport(20, "D", sacks=1)
    assert "sack" not in facts(move("80@l6", "24@l7").play("t4 t2 none 24-s c3"))
    assert "sack" not in facts(move("50@l6", "20@l7", "ball=home50").play("t4 t2 none 20-s c4 f1"))
    assert "sack" not in facts(move("80@l6", "20@l7").play("t2 t4 none 80-n c1 f1"))


@rule("TD-1.4", "TD-19.1", "TD-19.2", "TD-19.3", "TD-19.4", "TD-19.5")
def test_example_of_the_booklet_the_five_lines_of_a_report(tmp_path: pathlib.Path) -> None:
    """What 83, 59, 65, 23 and 34 have done, in five actions of one team."""
    own = changed(tmp_path, "teams.toml", ('AB = ["1/2"', 'AB = ["59 1/2"'))
    actions = (
        ("row=17 ball=home83 home=83@l16,65@l25 away=27@a20", "t1 t4 >65 p6"),
        ("row=8 ball=home83 home=83@l7,60@l16 away=27@a20", "t1 t4 >60 p6"),
        ("row=8 ball=home59 run=8+0 home=59@l8 away=27@a20", "t4 t4 home none 59-n4. end t1 t4 ground"),
        ("row=18 attack=away ball=home23 run=4+12 home=23@l16 away=80@a9", "t1 t4 ground"),
        ("row=18 attack=away possession=away ball=away81 home=34@l19 away=81@l20", "t2 t4 none 34-n c6 f1"),
    )
    played = [own.at(f"phase=move move=2 {line}").play(script) for line, script in actions]
    told = report(board(played[0]), [event for match in played for event in match.events])[HOME]
    assert [x for x in told if x.number != 60] == [
        PlayerReport(23, "D", run=30.0),
        PlayerReport(34, "D", sacks=1),
        PlayerReport(59, "AB", run=10.0),
        PlayerReport(65, "AE", received=20.0, touchdowns=1),
        PlayerReport(83, "AQ", thrown=40.0, touchdowns_thrown=1),
    ]


@rule("TD-19.2")
def test_the_runback_of_a_kick_counts_from_the_catch() -> None:
    match = at("phase=kickoff").play("wall deep t1 t4 @l27 k6 end 80-s4 end end t1 t4 ground")
    assert line(match, AWAY, 80) == PlayerReport(80, "AQ", run=10.0)


@rule("TD-19.6")
@pytest.mark.parametrize(
    ("passer", "hands", "league", "caught"),
    [(39, 39, True, 4), (40, 0, True, 3), (0, 40, True, 3), (90, 80, True, 3), (90, 80, False, 4)],
)
def test_a_skill_adds_one_to_a_forward_pass_and_two_do_not_add_up(
    passer: int, hands: int, league: bool, caught: int
) -> None:
    """From forty rows on, a hundred yards."""
    done = {"no80": f"thrown{passer}"} if passer else {}
    own = grown("centurioni", **done, **({"no60": f"received{hands}"} if hands else {}))
    for roll in range(1, 7):
        match = at(f"{BASE} home=80@l4,60@l12 away=27@a20", league=league, home_roster=own)
        assert ("caught" in facts(match.play(f"t1 t4 >60 p{roll}"))) == (roll >= caught)


@rule("TD-19.6", "TD-9.8")
def test_skills_do_nothing_for_a_hand_off() -> None:
    skilled = grown("centurioni", no80="thrown40")
    match = at(f"{BASE} home=80@c6,50@f6 away=27@t20", league=True, home_roster=skilled)
    assert asked(match.play("t1 t4 >50 p2")) == ("spill", (AWAY,))


def blitz_match(more: str = "", league: bool = True, **season: str) -> Match:
    words = dict(word.split("=") for word in f"{BASE} home=80@l4 away=24@c12,27@a20 {more}".split())
    line = " ".join(f"{key}={value}" for key, value in words.items())
    own = grown("tori", no24="sacks1", **season)
    return at(line, league=league, away_roster=own).play("t1 t2 none")


@rule("TD-19.7")
def test_a_blitz_comes_before_phase_6_with_the_allowance_of_phase_7() -> None:
    match = blitz_match()
    assert (asked(match), tokens(match)) == (("blitz", (AWAY,)), ["pass", "!24"])
    match.play("!24 n3")
    assert (where(match, AWAY, 24), asked(match)) == ((3, 15), ("move", (HOME,)))
    assert tokens(match.play("end")) == ["end", "27"], "he does not move in phase 7"
    match.play("end end")
    assert (field(match, "blitzed"), asked(match.play("t1 t2 none"))) == ("away24", ("move", (HOME,)))


@rule("TD-19.7")
def test_a_blitz_is_for_leagues_and_once_a_match() -> None:
    assert asked(blitz_match(league=False)) == ("move", (HOME,))
    assert asked(blitz_match("blitzed=away24")) == ("move", (HOME,))
    assert asked(blitz_match("blitzed=away24").play("end end end t2 t1 none")) == ("move", (AWAY,))


@rule("TD-19.7")
def test_each_player_with_the_skill_may_blitz_even_in_one_move() -> None:
    match = blitz_match("away=24@c12,25@d12,27@a20", no25="sacks2")
    assert tokens(match) == ["pass", "!24", "!25"]
    assert tokens(match.play("!24 n.")) == ["pass", "!25"]
    assert asked(match.play("!25 n.")) == ("move", (HOME,))
    assert tokens(match.play("end")) == ["end", "27"]


@rule("TD-19.7", "TD-10.7")
def test_entangled_by_his_blitz_he_may_renew_the_contact_in_phase_7() -> None:
    match = blitz_match("home=80@l4,75@c13").play("!24 n c4 end")
    assert tokens(match) == ["end", "24*", "27"]


@rule("TD-19.7", "TD-8.8", "TD-10.7")
@pytest.mark.parametrize("state", ["away=24@c12x,27@a20", "home=80@l4,75@c12 away=24@c12~75,27@a20"])
def test_neither_a_fallen_nor_an_entangled_player_blitzes(state: str) -> None:
    assert asked(blitz_match(state)) == ("move", (HOME,))


@rule("TD-19.7", "TD-13.2")
def test_a_blitzing_carrier_who_leaves_the_field_may_be_met() -> None:
    match = blitz_match("possession=away attack=home ball=away24 home=80@b12 away=24@a12,27@w20")
    assert asked(match.play("!24 w")) == ("chase", (HOME,))
    assert field(match.play("end"), "phase") == "down", "in their next phase only"


@rule("TD-19.9")
@pytest.mark.parametrize(("score", "winner"), [("7-3", HOME), ("3-7", AWAY), ("3-3", NOBODY)])
def test_a_match_tells_a_table_who_has_won_and_by_what_points(score: str, winner: int) -> None:
    match = at(f"quarter=2 clock=14:00 down=4 score={score}").play(
        "attack tight stack stay t1 t4 >80 end end end"
    )
    match.play("t1 t4 ground pass pass")
    assert (match.over, match.state.winner, "-".join(map(str, match.points()))) == (True, winner, score)


@rule("TD-19.10")
def test_a_new_match_begins_without_injuries() -> None:
    assert field(at("phase=toss"), "hurt") is None


@rule("TD-20.1")
def test_two_coaches_share_a_side_by_formation() -> None:
    match = at("row=8", home_seats="two", away_seats="two")
    assert [seat.name for seat in match.seats] == [
        "home-offence",
        "home-defence",
        "away-offence",
        "away-defence",
    ]
    assert asked(match.play("attack")) == ("lineup", (0,))
    assert asked(match.play("pro-set")) == ("lineup", (3,))
    match.play("dime stay t1 t4 >80 end")
    assert asked(match) == ("move", (3,))
    match.play("end end t1 t4 ground pass")
    assert asked(match) == ("timeout", (2,)), "calls belong to the first"
    match = at("phase=kickoff", home_seats="two", away_seats="two")
    assert asked(match) == ("lineup", (1,))
    assert asked(match.play("wall")) == ("lineup", (2,))
