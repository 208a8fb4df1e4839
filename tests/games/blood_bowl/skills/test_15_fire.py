"""Chapter 15: fire, breathed instead of a block."""

import pytest
from tests.games.blood_bowl.table import HOME, duel, facts, field, status, tokens, told, where
from tests.rules import rule

FIRE = "home11+breathe_fire"


@rule("BB-15.5", "BB-18.T35", "BB-15.1")
def test_fire_takes_the_place_of_a_block() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@z1", "", FIRE)
    assert {"11block", "11fire"} <= set(tokens(match))
    match.play("11fire")
    assert match.need.die == "six"
    assert told(match, "breathed-fire")[0][:2] == (HOME, 11)


@rule("BB-15.5", "BB-18.T35", "BB-15.1")
@pytest.mark.parametrize(
    ("home", "away", "gains"),
    [
        ("11@g8,12@a1", "7@i8", FIRE),
        ("11@g8,12@a1", "7@h8p", FIRE),
        ("11@g8p,12@a1", "7@h8", FIRE),
        ("11@g8,12@a1", "7@h8", ""),
    ],
)
def test_no_fire_without_a_standing_opponent_beside_a_standing_breather(
    home: str, away: str, gains: str
) -> None:
    assert "11fire" not in tokens(duel(home, away, "", gains))


@rule("BB-15.5")
@pytest.mark.parametrize(
    ("gains", "die", "dice", "target", "breather"),
    [
        (FIRE, "D1", "D1 D1", "standing", "prone"),
        (FIRE, "D2", "", "standing", "standing"),
        (FIRE, "D3", "", "standing", "standing"),
        (FIRE, "D4", "", "prone", "standing"),
        (FIRE, "D5", "", "prone", "standing"),
        (FIRE, "D6", "D1 D1", "prone", "standing"),
        (f"{FIRE},away7+st5", "D2", "D1 D1", "standing", "prone"),
        (f"{FIRE},away7+st5", "D3", "", "standing", "standing"),
        (f"{FIRE},away7+st5", "D4", "", "standing", "standing"),
        (f"{FIRE},away7+st5", "D5", "", "prone", "standing"),
        (f"{FIRE},away7+st5", "D6", "D1 D1", "prone", "standing"),
        (f"{FIRE},away7+st4", "D4", "", "prone", "standing"),
    ],
)
def test_what_comes_of_fire(gains: str, die: str, dice: str, target: str, breather: str) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", gains).play(f"11fire {die} {dice}")
    assert (status(match, "away7"), status(match, "home11")) == (target, breather)
    assert field(match, "turn") == ("home" if breather == "standing" else "away")


@rule("BB-15.5", "BB-8.10", "BB-3.9")
def test_who_burns_himself_is_knocked_down_and_loses_the_turn() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", FIRE).play("11fire D1 D6 D6 D1 D1")
    assert status(match, "home11") == "stunned"
    assert told(match, "turnover")[0] == (HOME, 2)


@rule("BB-15.5", "BB-17.15")
def test_a_natural_six_breaks_armour_but_no_block_did_it() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", FIRE + ",home11+mighty_blow+mighty1").play("11fire D6 D6 D1")
    assert "armour-held" in facts(match)  # 7 against 8+, and nothing is added
    hurt = duel("11@g8,12@a1", "7@h8", "", FIRE).play("11fire D6 D6 D6 D6 D6 X1")
    assert told(hurt, "casualty")[0][-1] == 0


@rule("BB-15.5", "BB-3.7", "BB-12.24")
def test_a_carrier_who_is_placed_prone_drops_the_ball() -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=away7", FIRE).play("11fire D4 O5")
    assert where(match, "ball") == "i8"
    assert "turnover" not in facts(match)


@rule("BB-15.5", "BB-15.1a", "BB-3.10")
def test_a_burnt_carrier_drops_the_ball_after_his_armour() -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=home11", FIRE).play("11fire D1 D1 D1 O4")
    assert where(match, "ball") == "f8"


@rule("BB-15.5", "BB-2.11")
def test_a_team_re_roll_helps_against_a_cough() -> None:
    match = duel("11@g8,12@a1", "7@h8", "rerolls=1-0", FIRE).play("11fire D3")
    assert tokens(match) == ["keep", "team"]
    assert status(match.play("team D5"), "away7") == "prone"


@rule("BB-15.5", "BB-10.2")
@pytest.mark.parametrize("die", ["D2", "D4"])
def test_after_the_fire_of_a_blitz_nothing_more_is_done(die: str) -> None:
    match = duel("11@g8,12@a1", "7@i8", "", FIRE).play("11blitz h8")
    assert {"*7", "*7fire"} <= set(tokens(match))
    match.play(f"*7fire {die}")
    assert match.need.question == "turn"
    assert "11" not in tokens(match)


@rule("BB-15.5", "BB-18.M5", "BB-18.P4", "BB-8.4")
def test_a_target_of_fire_disgusts_and_dumps_the_ball_first() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{FIRE},away7+foul_appearance").play("11fire D1")
    assert "revolted" in facts(match)
    dumped = duel("11@g8,12@a1", "7@h8,8@k8", "ball=away7", f"{FIRE},away7+dump_off").play("11fire")
    assert dumped.need.question == "dump-off"


@rule("BB-15.5", "BB-18.T28", "BB-18.T1")
@pytest.mark.parametrize(("action", "calm"), [("11fire", True), ("11", False)])
def test_breathing_fire_calms_the_furious(action: str, calm: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{FIRE}+unchannelled_fury").play(f"{action} D2")
    assert ("raged" not in facts(match)) == calm


@rule("BB-15.5", "BB-18.A6")
def test_who_jumps_up_breathes_fire_from_the_ground() -> None:
    match = duel("11@g8p,12@a1", "7@h8", "", f"{FIRE}+jump_up").play("11fire D2 D4")
    assert status(match, "away7") == "prone"


@rule("BB-15.5", "BB-10.25")
def test_fire_is_no_block_that_frenzy_repeats() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{FIRE}+frenzy").play("11fire D3")
    assert match.need.question == "turn"


@rule("BB-15.5", "BB-15.3")
def test_a_burnt_chainsaw_is_dangerous_to_who_carries_it() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{FIRE}+chainsaw").play("11fire D1 D3 D3")
    assert match.need.die == "six"  # 6 and 3 break an armour of 9+


@rule("BB-15.5", "BB-15.10", "BB-18.T4")
def test_a_swinging_ball_and_chain_that_is_placed_prone_hurts_its_owner() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{FIRE},away7+ball_and_chain").play("11fire D4 D1 D1")
    assert status(match, "away7") == "ko"
