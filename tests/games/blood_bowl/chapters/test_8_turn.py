"""Chapter 8: turns, activations, turnovers."""

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, asked, at, duel, facts, field, status, tokens
from tests.rules import rule


@rule("BB-8.1")
def test_the_marker_moves_and_turns_alternate() -> None:
    match = duel("11@a1", "7@z1", "turns=3-2").play("end")
    assert field(match, "turns") == [3, 3]
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-8.2", "BB-8.7")
def test_everybody_is_activated_once() -> None:
    match = duel("11@a1,12@a3", "7@z1").play("11-b1.")
    assert tokens(match) == ["end", "12", "12blitz"]


@rule("BB-8.2")
def test_the_turn_ends_when_nobody_is_left() -> None:
    match = duel("11@a1", "7@z1").play("11.")
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-8.5", "BB-8.6")
@pytest.mark.parametrize("action", ["blitz", "foul", "pass", "hand"])
def test_once_a_turn(action: str) -> None:
    match = duel("11@a1,12@a3", "7@z1,8@y1p", "ball=c2")
    assert f"12{action}" in tokens(match)
    match.play(f"11{action} .")
    assert f"12{action}" not in tokens(match)
    assert "12" in tokens(match)


@rule("BB-8.5", "BB-13.1", "BB-18.T27")
def test_pass_and_throw_team_mate_are_one() -> None:
    match = duel("9@a1,10@b1,12@a3", "7@z1", "ball=c2")
    assert "9throw" in tokens(match)
    assert "9throw" not in tokens(match.play("12pass ."))


@rule("BB-8.4")
def test_the_target_is_named_when_the_action_is_declared() -> None:
    match = duel("11@m8", "7@n8,8@n9,9@z1").play("11block")
    assert asked(match) == ("target", (HOME,))
    assert tokens(match) == ["*7", "*8"]


@rule("BB-8.8", "BB-10.1")
def test_a_block_contains_no_movement() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block PB o8 stay")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-8.10", "BB-8.11")
def test_a_turnover_ends_the_turn_after_what_it_demands() -> None:
    match = duel("11@m8,12@a1", "7@n8", "ball=home11").play("11block PD D1 D1 O7")
    assert facts(match)[-2:] == ["turnover", "turn"]


@rule("BB-8.12", "BB-10.12")
def test_an_opponent_who_goes_down_is_no_turnover() -> None:
    match = duel("11@m8,12@a1", "7@n8", "ball=away7").play("11block POW o8 stay D1 D1 O2")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-8.4", "BB-18.T6")
def test_a_bone_head_forgets_what_he_is_doing() -> None:
    match = duel("9@m8,12@a1", "7@n8").play("9block D1")
    assert "confused" in facts(match)
    assert field(match, "home") == "9@m8z,12@a1"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.T6")
def test_a_bone_head_who_remembers_acts() -> None:
    assert duel("9@m8,12@a1", "7@n8").play("9block D2").need.die == "block"


@rule("BB-8.13", "BB-3.6")
def test_stunned_players_of_the_other_side_wait_for_their_own_turn() -> None:
    match = duel("11@a1", "7@z1s,8@y5").play("end")
    assert status(match, "away7") == "stunned"
    match.play("end")
    assert status(match, "away7") == "prone"


@rule("BB-8.3", "BB-17.7", "BB-17.8")
def test_the_half_ends_after_eight_turns_each() -> None:
    match = at("home=11@a1 away=7@z1 turns=8-7 kicking=away opener=away rerolls=0-1 ball=m8").play("end end")
    assert field(match, "half") == 2
    assert field(match, "kicking") == "home"
    assert field(match, "turns") == [0, 0]
    assert field(match, "rerolls") == [2, 2]
