"""Chapters 15 and 18: what may come before a block and after it: Trickster, Pile Driver, Hit and Run."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    duel,
    facts,
    field,
    pitch,
    slot,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import NO_ZONE, ROOTED

HOMES = "11@g8,12@a1"

# Pile Driver ----------------------------------------------------------------------------------------------------------


@rule("BB-15.13", "BB-18.S9", "BB-14.2")
def test_a_victim_next_to_the_blocker_is_fouled_and_he_lies_down() -> None:
    match = duel("11@g8,12@i9", "7@h8", "", "home11+pile_driver").play("11block POW POW i8 follow D1 D1")
    assert (asked(match), tokens(match)) == (("pile-driver", (HOME,)), ["no", "*7"])
    match.play("*7 D3 D4 D1 D2")  # one assist breaks armour 8
    assert (status(match, "away7"), status(match, "home11")) == ("stunned", "prone")
    assert asked(match) == ("turn", (HOME,))
    assert "turnover" not in facts(match)
    assert "12foul" not in tokens(match)


@rule("BB-15.13")
def test_a_pile_driver_may_leave_it() -> None:
    match = duel(HOMES, "7@h8", "", "home11+pile_driver").play("11block POW i8 follow D1 D1 no")
    assert status(match, "home11") == "standing"
    assert "12foul" in tokens(match)


@rule("BB-15.13", "BB-10.13")
@pytest.mark.parametrize(
    "script",
    [
        "11block PB i8 follow",
        "11block POW i8 stay D1 D1",
        "11block POW i8 follow D6 D6 D4 D4",
        "11block PD D1 D1",
        "11block BD D1 D1 D1 D1",
    ],
)
def test_nothing_is_driven_into_the_ground_that_does_not_lie_there(script: str) -> None:
    match = duel(HOMES, "7@h8", "", "home11+pile_driver").play(script)
    assert asked(match)[0] == "turn"


@rule("BB-15.13", "BB-8.5")
def test_it_needs_the_foul_of_the_turn() -> None:
    match = duel("11@g8,12@a1,13@a9", "7@h8,8@b1p", "", "home11+pile_driver").play("12foul *8 D1 D2")
    assert asked(match.play("11block POW i8 follow D1 D1")) == ("turn", (HOME,))


@rule("BB-15.13", "BB-14.5", "BB-18.A10")
@pytest.mark.parametrize(("gains", "off"), [("", True), ("+sneaky_git", False)])
def test_the_referee_sees_that_foul_as_any_other(gains: str, off: bool) -> None:
    match = duel(HOMES, "7@h8", "", f"home11+pile_driver{gains}").play("11block POW i8 follow D1 D1 *7 D2 D2")
    if off:
        match.play("accept")
    assert (status(match, "home11") == "off") == off
    assert (told(match, "turnover") == [(HOME, 8)]) == off


@rule("BB-15.13", "BB-18.G3")
def test_dirty_player_helps_with_it_and_mighty_blow_does_not() -> None:
    plain = duel(HOMES, "7@h8", "", "home11+pile_driver+mighty_blow+mighty1")
    plain.play("11block POW i8 follow D1 D1 *7 D3 D4")
    assert asked(plain) == ("turn", (HOME,))
    match = duel(HOMES, "7@h8", "", "home11+pile_driver+dirty_player+dirty1")
    match.play("11block POW i8 follow D1 D1 *7 D3 D4")
    assert asked(match) == ("harder", (HOME,))


@rule("BB-15.13", "BB-10.2")
def test_after_it_a_blitz_is_over() -> None:
    match = duel(HOMES, "7@h8", "", "home11+pile_driver").play("11blitz *7 POW i8 follow D1 D1 *7 D1 D2")
    assert asked(match) == ("turn", (HOME,))
    assert "11" not in tokens(match)


@rule("BB-15.13", "BB-3.7", "BB-8.10")
def test_with_the_ball_lying_down_loses_the_turn() -> None:
    match = duel(HOMES, "7@h8", "ball=home11", "home11+pile_driver")
    match.play("11block POW i8 follow D1 D1 *7 D1 D2 O7")
    assert told(match, "turnover") == [(HOME, 3)]
    assert where(match, "ball") == "h9"


@rule("BB-15.13", "BB-15.10")
def test_a_ball_and_chain_drives_too_and_is_hurt_when_it_lies_down() -> None:
    match = duel(HOMES, "7@h8", "", "home11+ball_and_chain+pile_driver")
    match.play("11chain right D3 POW i8 D1 D1 *7 D1 D2")
    assert status(match.play("D1 D1"), "home11") == "ko"


@rule("BB-15.13", "BB-15.10")
def test_nobody_drives_a_team_mate_into_the_ground() -> None:
    match = duel("11@g8,12@h8,13@a1", "7@z1", "", "home11+ball_and_chain+pile_driver")
    match.play("11chain right D3 POW i8 D1 D1")
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-15.13", "BB-10.25")
def test_frenzy_comes_first() -> None:
    match = duel(HOMES, "7@h8", "", "home11+pile_driver+frenzy").play("11block PB i8 POW j8 D1 D1")
    assert asked(match) == ("pile-driver", (HOME,))


@rule("BB-15.13", "BB-15.2")
def test_after_a_stab_there_is_nothing_to_drive() -> None:
    match = duel(HOMES, "7@h8", "", "home11+pile_driver+stab").play("11stab D6 D6 D1 D1")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-15.13", "BB-6.29")
def test_nobody_fouls_in_a_blitz_event() -> None:
    match = duel(HOMES, "7@h8", "", "home11+pile_driver")
    pitch(match).kickoff = 1
    assert asked(match.play("11block POW i8 follow D1 D1")) == ("turn", (HOME,))


# Trickster ------------------------------------------------------------------------------------------------------------


@rule("BB-18.T34")
def test_a_trickster_turns_up_elsewhere_and_the_block_goes_on() -> None:
    match = duel("11@g8,12@i7", "7@h8,8@f9", "", "away7+trickster").play("11block *7")
    assert asked(match) == ("trick", (AWAY,))
    assert tokens(match) == ["no", "f7", "g7", "h7", "f8", "g9", "h9"]
    match.play("f8")
    assert told(match, "blocked")[0][-1] == -2  # two at his back now, and nobody helps
    match.play("PB PB")
    assert asked(match) == ("push", (HOME,))


@rule("BB-18.T34")
def test_a_trickster_may_stay() -> None:
    match = duel(HOMES, "7@h8", "", "away7+trickster").play("11block no PB")
    assert tokens(match) == ["i7", "i8", "i9"]


@rule("BB-18.T34", "BB-3.11", "BB-18.T24")
@pytest.mark.parametrize(
    ("gains", "marks"), [("away7+trickster", NO_ZONE), ("", 0), ("away7+trickster", ROOTED)]
)
def test_who_cannot_trick(gains: str, marks: int) -> None:
    match = duel(HOMES, "7@h8", "", gains)
    pitch(match).marks[slot("away7")] |= marks
    assert match.play("11block").need.die == "block"


@rule("BB-18.T34")
def test_no_free_square_no_trick() -> None:
    crowd = "7@h8,1@f7,2@g7,3@h7,4@f8,5@f9,6@g9,8@h9"
    assert duel(HOMES, crowd, "", "away7+trickster").play("11block *7").need.die == "block"


@rule("BB-18.T34", "BB-9.9")
def test_the_rush_of_a_blitz_comes_before_the_trick() -> None:
    match = duel(HOMES, "7@i8", "", "away7+trickster,home11+ma1").play("11blitz h8 *7")
    assert match.need.die == "six"
    assert asked(match.play("D2")) == ("trick", (AWAY,))


@rule("BB-18.T34", "BB-18.M5")
def test_foul_appearance_comes_before_the_trick() -> None:
    gains = "away7+trickster+foul_appearance"
    lost = duel(HOMES, "7@h8", "", gains).play("11block D1")
    assert asked(lost) == ("turn", (HOME,))
    assert asked(duel(HOMES, "7@h8", "", gains).play("11block D2")) == ("trick", (AWAY,))


@rule("BB-18.T34", "BB-15.1")
def test_what_takes_the_place_of_a_block_is_tricked_too() -> None:
    match = duel(HOMES, "7@h8", "", "away7+trickster,home11+stab").play("11stab")
    assert asked(match) == ("trick", (AWAY,))
    assert where(match.play("f8 D1 D1"), "away7") == "f8"


@rule("BB-18.T34", "BB-10.20")
@pytest.mark.parametrize("face", ["PB e8 stay", "PD D1 D1", "BD D1 D1 D1 D1"])
def test_a_ball_in_the_new_square_bounces_after_the_block(face: str) -> None:
    match = duel(HOMES, "7@h8", "ball=f8", "away7+trickster").play(f"11block f8 {face}")
    assert match.need.die == "eight"
    assert where(match.play("O2"), "ball") == "f7"


@rule("BB-18.T34", "BB-7.14")
@pytest.mark.parametrize(("die", "gone"), [("D1", True), ("D2", False)])
def test_a_trapdoor_opens_for_a_trickster(die: str, gone: bool) -> None:
    match = duel("11@f2,12@a1", "7@e2", "switches=home:traps", "away7+trickster").play(f"11block g2 {die}")
    if gone:
        match.play("D1 D1")
        assert asked(match) == ("turn", (HOME,))
        assert told(match, "blocked") == []
    else:
        assert match.need.die == "block"


@rule("BB-18.T34", "BB-17.1", "BB-17.4")
@pytest.mark.parametrize(("face", "scores"), [("PD D1 D1", True), ("BD D1 D1 D1 D1 O7", False)])
def test_a_trickster_in_the_end_zone_scores_once_the_block_is_over(face: str, scores: bool) -> None:
    match = duel("11@b8,12@m1", "7@c8", "ball=away7", "away7+trickster").play("11block a8")
    assert "touchdown" not in facts(match)
    match.play(face)
    assert ("touchdown" in facts(match)) == scores


@rule("BB-18.T34", "BB-10.25")
def test_a_trickster_tricks_again_at_the_second_block_of_a_frenzy() -> None:
    match = duel(HOMES, "7@h8", "", "away7+trickster,home11+frenzy").play("11block no PB i8")
    assert asked(match) == ("trick", (AWAY,))


# Hit and Run ----------------------------------------------------------------------------------------------------------


@rule("BB-18.T29")
def test_after_a_block_he_runs_to_where_nobody_marks_him() -> None:
    match = duel(HOMES, "7@h8,8@e8", "", "home11+hit_and_run").play("11block PB i8 stay")
    assert asked(match) == ("run-off", (HOME,))
    assert tokens(match) == ["no", "g7", "g9"]  # all else is next to somebody
    match.play("g9")
    assert where(match, "home11") == "g9"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.T29")
def test_he_need_not_run_and_cannot_where_everything_is_marked() -> None:
    stays = duel(HOMES, "7@h8", "", "home11+hit_and_run").play("11block PB i8 stay no")
    assert where(stays, "home11") == "g8"
    shut = duel(HOMES, "7@h8,8@f6,9@e8,10@f10", "", "home11+hit_and_run")
    assert asked(shut.play("11block PB i8 stay")) == ("turn", (HOME,))


@rule("BB-18.T29", "BB-3.3")
@pytest.mark.parametrize("state", ["z", "p", "s"])
def test_he_does_not_run_to_mark_somebody_without_a_zone(state: str) -> None:
    match = duel(HOMES, f"7@h8,8@e8{state}", "", "home11+hit_and_run").play("11block PB i8 stay")
    assert "f8" not in tokens(match)
    assert "g7" in tokens(match)


@rule("BB-18.T29", "BB-18.M10", "BB-18.G8")
def test_no_zone_no_tentacle_and_no_shadow_hinders_him() -> None:
    gains = "home11+hit_and_run,away8+tentacles+shadowing"
    match = duel("11@g8,12@a1", "7@h8,8@g7", "", gains).play("11block *7 PB PB i8 stay f9")
    assert where(match, "home11") == "f9"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.T29", "BB-10.2")
def test_the_rest_of_a_blitz_comes_after_it() -> None:
    match = duel(HOMES, "7@h8", "", "home11+hit_and_run+ma3").play("11blitz *7 PB i8 stay f8")
    assert asked(match) == ("step", (HOME,))
    match.play("e8 d8")
    assert match.play("c8").need.die == "six"  # the block cost one square, the run none


@rule("BB-18.T29", "BB-10.25")
def test_he_does_not_run_between_two_blocks() -> None:
    match = duel(HOMES, "7@h8", "", "home11+hit_and_run+frenzy").play("11block PB i8")
    assert match.need.die == "block"
    assert asked(match.play("PB j8")) == ("run-off", (HOME,))


@rule("BB-18.T29")
@pytest.mark.parametrize("script", ["11block PD D1 D1", "11block BD D1 D1 D1 D1", "11stab D1 D1"])
def test_who_is_down_or_has_not_blocked_does_not_run(script: str) -> None:
    match = duel(HOMES, "7@h8", "", "home11+hit_and_run+stab").play(script)
    assert asked(match)[0] == "turn"


@rule("BB-18.T29", "BB-18.T24", "BB-15.10", "BB-15.4")
@pytest.mark.parametrize(
    ("gains", "script"),
    [
        ("take_root", "11block D1 PB i8"),
        ("ball_and_chain", "11chain right D3 PB i8 stop"),
        ("projectile_vomit", "11vomit D2 D1 D1"),
    ],
)
def test_who_has_other_things_on_his_mind_does_not_run(gains: str, script: str) -> None:
    match = duel(HOMES, "7@h8", "", f"home11+hit_and_run+{gains}").play(script)
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.T29", "BB-9.22")
@pytest.mark.parametrize(("die", "held"), [("D3", True), ("D2", False)])
def test_a_ball_there_must_be_picked_up(die: str, held: bool) -> None:
    match = duel(HOMES, "7@h8", "ball=f8", "home11+hit_and_run").play(f"11block PB i8 stay f8 {die}")
    if held:
        assert field(match, "ball") == "home11"
    else:
        assert told(match.play("O4"), "turnover") == [(HOME, 4)]


@rule("BB-18.T29", "BB-17.1")
def test_he_may_run_into_the_end_zone() -> None:
    match = duel("11@y8,12@a1", "7@x8", "ball=home11", "home11+hit_and_run").play("11block PB w8 stay z8")
    assert "touchdown" in facts(match)


@rule("BB-18.T29", "BB-15.13")
def test_pile_driver_comes_before_the_run() -> None:
    match = duel(HOMES, "7@h8", "", "home11+hit_and_run+pile_driver").play("11block POW i8 follow D1 D1")
    assert asked(match) == ("pile-driver", (HOME,))
    assert asked(match.play("no")) == ("run-off", (HOME,))


@rule("BB-18.T29", "BB-15.12")
def test_after_two_blocks_he_runs_once() -> None:
    gains = "home11+hit_and_run+multiple_block+st5"
    match = duel(HOMES, "7@h7,8@h9", "", gains).play("11two *7 PB PB i6 i10")
    assert asked(match) == ("run-off", (HOME,))
    assert asked(match.play("f8")) == ("turn", (HOME,))
