"""Chapter 15: two blocks at once."""

import pytest
from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    duel,
    facts,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.kernel.match import Match

TWO = "home11+multiple_block+st5"  # three against either of two linemen
HOMES, FOES = "11@g8,12@a1", "7@h7,8@h9"


def dice(match: Match) -> list[int]:
    """How many dice the blocks had, below zero against the blocker."""
    return [values[-1] for values in told(match, "blocked")]


# Who, and how many dice -----------------------------------------------------------------------------------------------


@rule("BB-15.12", "BB-18.S8")
def test_two_blocks_are_declared_against_two_whom_he_marks() -> None:
    match = duel(HOMES, f"{FOES},9@z1", "", TWO).play("11two")
    assert (asked(match), tokens(match)) == (("target", (HOME,)), ["*7", "*8"])
    match.play("*8 PB PB")
    assert asked(match) == ("push", (HOME,))
    assert [values[3] for values in told(match, "blocked")] == [8, 7]


@rule("BB-15.12", "BB-18.S8")
@pytest.mark.parametrize(
    ("home", "away", "gains"),
    [
        (HOMES, "7@h7,8@j9", TWO),
        (HOMES, "7@h7,8@h9p", TWO),
        ("11@g8p,12@a1", FOES, TWO),
        (HOMES, FOES, ""),
        (HOMES, FOES, f"{TWO}+chainsaw"),
    ],
)
def test_nobody_declares_them_who_cannot_make_both(home: str, away: str, gains: str) -> None:
    assert "11two" not in tokens(duel(home, away, "", gains))


@rule("BB-15.12", "BB-18.A6")
def test_who_jumps_up_may_block_two_at_once() -> None:
    match = duel("11@g8p,12@a1", FOES, "", f"{TWO}+jump_up").play("11two *7 D2 PB PB")
    assert status(match, "home11") == "standing"
    assert asked(match) == ("push", (HOME,))


@rule("BB-15.12", "BB-10.4")
@pytest.mark.parametrize(
    ("gains", "expected"),
    [
        ("st5", [1, 1]),
        ("st3", [-3, -3]),
        ("st6", [2, 2]),
        ("st1", [-3, -3]),
        ("st2,away7+st2,away8+st2", [-2, -2]),
    ],
)
def test_two_blocks_cost_two_points_of_strength(gains: str, expected: list[int]) -> None:
    match = duel(HOMES, FOES, "", f"home11+multiple_block+{gains}").play("11two *7")
    while match.need.kind == "chance":
        match.play("PB")
    assert dice(match) == expected


@rule("BB-15.12", "BB-10.5")
def test_the_two_targets_do_not_assist_each_other_but_others_do() -> None:
    alone = duel(HOMES, "7@h7,8@h8", "", TWO).play("11two *7 PB PB")
    assert dice(alone) == [1, 1]
    helped = duel(HOMES, "7@h7,8@h9,9@f8", "", TWO).play("11two *7 *8 PB PB PB PB")
    assert dice(helped) == [-2, -2]
    single = duel(HOMES, "7@h7,8@h8", "", "home11+st3").play("11block *7 PB PB")
    assert dice(single) == [-2]


@rule("BB-15.12", "BB-18.G2", "BB-10.4")
def test_he_dares_against_each_before_the_dice_of_either_block() -> None:
    match = duel(HOMES, FOES, "", "home11+multiple_block+dauntless").play("11two *7")
    play_by_name(match, "dauntless:D3 block:PB dauntless:D1 block:PB block:PB block:PB h6 h10")
    assert dice(match) == [1, -3]


# The order ------------------------------------------------------------------------------------------------------------


@rule("BB-15.12", "BB-10.7")
def test_re_rolls_and_picks_come_once_all_dice_lie_there() -> None:
    match = duel(HOMES, FOES, "rerolls=2-0", "home11+multiple_block+st6").play("11two *7 PD PD BD BD")
    assert asked(match) == ("block-dice", (HOME,))
    match.play("team PB POW")
    assert asked(match) == ("pick", (HOME,))
    match.play(">PB keep")
    assert asked(match) == ("push", (HOME,))
    assert [values[-1] for values in told(match, "result")] == [2, 1]


@rule("BB-15.12", "BB-0.5")
def test_everything_is_rolled_in_its_order_and_the_ball_last() -> None:
    match = duel(HOMES, FOES, "ball=away7", TWO).play("11two *7")
    play_by_name(
        match,
        "block:POW block:BD i6 armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1"
        " armour-1:D1 armour-2:D1 armour-1:D6 armour-2:D5 injury-1:D1 injury-2:D1 bounce:O5",
    )
    assert [status(match, name) for name in ("away7", "away8", "home11")] == ["stunned", "prone", "stunned"]
    assert told(match, "turnover") == [(HOME, 2)]


@rule("BB-15.12")
def test_both_are_resolved_after_a_turnover_and_his_armour_is_rolled_once() -> None:
    match = duel(HOMES, FOES, "", TWO).play("11two *7")
    play_by_name(match, "block:PD block:PD armour-1:D1 armour-2:D1")
    assert status(match, "home11") == "prone"
    assert len(told(match, "knocked-down")) == 1
    second = duel(HOMES, FOES, "", TWO).play("11two *7")
    play_by_name(second, "block:PD block:POW h10 armour-1:D1 armour-2:D1 armour-1:D1 armour-2:D1")
    assert (status(second, "away8"), where(second, "away8")) == ("prone", "h10")


@rule("BB-15.12", "BB-10.13", "BB-18.S7", "BB-3.11")
@pytest.mark.parametrize(
    ("faces", "adds"), [("POW PB i6 i10", True), ("POW PD i6", True), ("BD PB i10", False)]
)
def test_mighty_blow_works_until_he_is_down(faces: str, adds: bool) -> None:
    gains = f"{TWO}+mighty_blow+mighty1"
    match = duel(HOMES, FOES, "", gains).play(f"11two *7 {faces} D3 D4")  # armour 8 or more
    assert (asked(match) == ("harder", (HOME,))) == adds


@rule("BB-15.12", "BB-10.22", "BB-10.25")
def test_nobody_follows_up_nor_blocks_again_in_a_frenzy() -> None:
    match = duel(HOMES, FOES, "", f"{TWO}+frenzy").play("11two *7 PB PB i6 i10")
    assert where(match, "home11") == "g8"
    assert asked(match) == ("turn", (HOME,))
    assert "11" not in tokens(match)


# Together with other skills -------------------------------------------------------------------------------------------


@rule("BB-15.12", "BB-18.M5")
@pytest.mark.parametrize(("rolls", "lost"), [("D1 D2", 7), ("D2 D1", 8)])
def test_foul_appearance_loses_only_its_own_block(rolls: str, lost: int) -> None:
    gains = f"{TWO},away7+foul_appearance,away8+foul_appearance"
    match = duel(HOMES, FOES, "", gains).play(f"11two *7 {rolls} PB")
    assert [values[3] for values in told(match, "blocked")] == [15 - lost]
    assert dice(match) == [1]


@rule("BB-15.12", "BB-18.M5")
def test_two_who_are_too_foul_end_the_action() -> None:
    gains = f"{TWO},away7+foul_appearance,away8+foul_appearance"
    match = duel(HOMES, FOES, "", gains).play("11two *7 D1 D1")
    assert asked(match) == ("turn", (HOME,))
    assert told(match, "blocked") == []


@rule("BB-15.12", "BB-18.P4")
def test_either_target_may_dump_the_ball_off() -> None:
    gains = f"{TWO},away8+dump_off"
    match = duel(HOMES, "7@h7,8@h9,9@k9", "ball=away8", gains).play("11two *7")
    assert asked(match) == ("dump-off", (AWAY,))
    assert match.play("no").need.die == "block"


@rule("BB-15.12", "BB-15.2", "BB-18.T20")
def test_either_block_may_be_a_stab() -> None:
    match = duel(HOMES, FOES, "", f"{TWO}+stab").play("11two *7")
    assert asked(match) == ("two", (HOME,))
    play_by_name(
        match,
        "stab block block:POW h10 armour-1:D6 armour-2:D6 injury-1:D1 injury-2:D1 armour-1:D1 armour-2:D1",
    )
    assert (status(match, "away7"), where(match, "away7")) == ("stunned", "h7")
    assert status(match, "away8") == "prone"


@rule("BB-15.12", "BB-15.2")
def test_two_stabs_roll_no_block_dice() -> None:
    match = duel(HOMES, FOES, "", f"{TWO}+stab").play("11two *7 stab stab")
    play_by_name(match, "armour-1:D1 armour-2:D1 armour-1:D1 armour-2:D1")
    assert told(match, "blocked") == []
    assert len(told(match, "stabbed")) == 2


@rule("BB-15.12", "BB-18.S4")
def test_for_grab_the_square_that_the_first_has_left_is_taken() -> None:
    match = duel(HOMES, "7@h7,8@h8", "", f"{TWO}+grab").play("11two *7 PB PB")
    assert asked(match) == ("grab", (HOME,))
    match.play("h6")
    assert asked(match) == ("grab", (HOME,))
    assert "h7" not in tokens(match)
    assert "g9" in tokens(match)


@rule("BB-15.12", "BB-10.9", "BB-3.7")
def test_a_wrestler_brings_him_down_and_the_other_block_goes_on() -> None:
    match = duel(HOMES, FOES, "", f"{TWO},away7+wrestle").play("11two *7 BD PB wrestle i10")
    assert [status(match, name) for name in ("home11", "away7", "away8")] == ["prone", "prone", "standing"]
    assert where(match, "away8") == "i10"
    assert "turnover" not in facts(match)


@rule("BB-15.12", "BB-10.24", "BB-18.G9")
@pytest.mark.parametrize(("gains", "stripped"), [("", True), (",away8+sure_hands", False)])
def test_a_stripped_ball_bounces_after_all_else(gains: str, stripped: bool) -> None:
    match = duel(HOMES, FOES, "ball=away8", f"{TWO}+strip_ball{gains}").play("11two *7 POW PB i6 i10")
    match.play("D1 D1")
    assert ("stripped" in facts(match)) == stripped
    assert (match.need.die == "eight") == stripped


@rule("BB-15.12", "BB-10.21")
def test_the_crowd_takes_the_first_before_the_second_rolls_for_armour() -> None:
    match = duel("11@g2,12@a1", "7@g1,8@h3", "", TWO).play("11two *7")
    play_by_name(match, "block:PB block:POW i4 injury-1:D1 injury-2:D1 armour-1:D1 armour-2:D1")
    assert (status(match, "away7"), status(match, "away8")) == ("reserves", "prone")


@rule("BB-15.12", "BB-18.T34")
def test_both_tricksters_move_before_any_dice() -> None:
    match = duel(HOMES, FOES, "", f"{TWO},away7+trickster,away8+trickster").play("11two *7 f8")
    assert asked(match) == ("trick", (AWAY,))
    match.play("f9 PB PB")
    assert (where(match, "away7"), where(match, "away8")) == ("f8", "f9")


@rule("BB-15.12", "BB-15.13", "BB-18.S9")
def test_one_of_two_victims_can_be_driven_into_the_ground() -> None:
    gains = f"{TWO}+pile_driver+block"
    match = duel(HOMES, FOES, "", gains).play("11two *7 BD BD D1 D1 D1 D1")
    assert tokens(match) == ["no", "*7", "*8"]


@rule("BB-15.12", "BB-7.14", "BB-10.20")
def test_trapdoors_open_before_the_ball_bounces() -> None:
    match = duel("11@g4,12@a1", "7@g3,8@h4", "ball=i4 switches=home:traps", TWO).play("11two *7")
    play_by_name(match, "block:PB block:PB g2 i4 trap:D1 injury-1:D1 injury-2:D1 bounce:O5")
    assert status(match, "away7") == "reserves"


@rule("BB-15.12", "BB-15.13", "BB-15.2")
def test_a_stabbed_target_is_not_driven_into_the_ground() -> None:
    gains = f"{TWO}+pile_driver+stab"
    match = duel(HOMES, FOES, "", gains).play("11two *7 stab block PB i10 D6 D6 D1 D1")
    assert status(match, "away7") == "stunned"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-15.12", "BB-18.T28", "BB-18.T1")
@pytest.mark.parametrize("trait", ["unchannelled_fury", "animal_savagery"])
def test_two_blocks_calm_the_wild_as_one_does(trait: str) -> None:
    match = duel(HOMES, FOES, "", f"{TWO}+{trait}").play("11two *7 D2")
    assert match.need.die == "block"
