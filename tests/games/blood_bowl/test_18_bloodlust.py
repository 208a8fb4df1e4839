"""Chapter 18: a vampire's thirst, wherever his activation may end."""

import pytest
from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.table import (
    HOME,
    asked,
    duel,
    facts,
    game,
    pitch,
    slot,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.kinds import DROPPED, FED, FELL, NO_PICK_UP, THIRSTY, UNFED
from downfield.games.blood_bowl.pack import Parts
from downfield.games.blood_bowl.tables import THRALL
from downfield.kernel.match import Match

VAMPIRE = "home11+bloodlust+bloodlust3"


def coven(home: str, away: str = "7@z1", more: str = "", gains: str = "", thralls: str = "12,13") -> Match:
    """Home's 11 is a vampire (3+), some others are Thralls."""
    match = duel(home, away, more, VAMPIRE + gains)
    for number in thralls.split(","):
        pitch(match).tables.sort[slot(f"home{number}")] |= THRALL
    return match


def needed(match: Match) -> int:
    """What the last test needed."""
    return [e for e in match.events if e.key in ("passed", "failed")][-1].values[5]


def is_clear(match: Match) -> bool:
    """Whether nothing of the thirst is left on the vampire."""
    return pitch(match).marks[slot("home11")] & THIRSTY == 0


# The roll -------------------------------------------------------------------------------------------------------------


@rule("BB-18.T32", "BB-8.4")
@pytest.mark.parametrize(
    ("word", "face"), [("11", 3), ("11block", 2), ("11blitz", 2), ("11stab", 3), ("11foul", 3)]
)
def test_a_block_or_blitz_makes_it_easier_and_nothing_else(word: str, face: int) -> None:
    match = coven("11@g8,12@a1", "7@h8,8@f7p", "", "+stab").play(f"{word} D6")
    assert needed(match) == face
    assert "thirsty" not in facts(match)


@rule("BB-18.T32")
def test_a_natural_one_fails_whatever_helps() -> None:
    match = coven("11@g8,12@a1", "7@h8", "", "+bloodlust2").play("11block D1")
    assert asked(match) == ("thirst", (HOME,))


@rule("BB-18.T32")
def test_who_does_not_thirst_bites_nobody() -> None:
    match = coven("11@g8,12@g9").play("11 D3 h8 .")
    assert asked(match) == ("turn", (HOME,))
    assert "bit" not in facts(match)
    assert status(match, "home12") == "standing"


@rule("BB-18.T32", "BB-3.11")
def test_it_is_rolled_also_when_prone_and_without_a_tackle_zone() -> None:
    assert coven("11@g8p,12@a1").play("11").need.die == "six"
    assert coven("11@g8z,12@a1").play("11").need.die == "six"


@rule("BB-18.2")
def test_animal_savagery_comes_before_bloodlust() -> None:
    match = coven("11@g8,12@g9,13@a1", gains="+animal_savagery").play("11 D3 D1 D1 D2")
    assert [e.key for e in match.events if e.key in ("lashed-out", "thirsty")] == ["lashed-out", "thirsty"]
    assert asked(match) == ("step", (HOME,))


@rule("BB-18.2")
def test_who_has_lost_his_activation_does_not_thirst() -> None:
    match = coven("11@g8,12@a1", gains="+bone_head").play("11 D1")
    assert asked(match) == ("turn", (HOME,))
    assert "turnover" not in facts(match)


# Only a move ----------------------------------------------------------------------------------------------------------


@rule("BB-18.T32", "BB-8.6")
def test_the_thirsty_may_move_instead_and_the_action_is_used() -> None:
    match = coven("11@g8,12@k8,13@a1", "7@h8,8@a15").play("11blitz *7 D1")
    assert asked(match) == ("thirst", (HOME,))
    match.play("move")
    assert "*7" not in tokens(match)
    match.play("g9 D6 h10 D6 i10 j9 . D1 D1")
    assert told(match, "bit")[0][3] == 12
    assert "12blitz" not in tokens(match)
    assert "12block" not in tokens(match)


@rule("BB-18.T32", "BB-18.M5", "BB-18.A6")
def test_who_only_moves_has_no_target_and_needs_no_roll_to_jump_up() -> None:
    gains = "+jump_up,away7+foul_appearance"
    match = coven("11@g8p,12@a1", "7@h8", "", gains).play("11block D1 move")
    assert asked(match) == ("step", (HOME,))
    again = coven("11@g8p,12@a1", "7@h8", "", gains).play("11block D1 go-on D2 D6")
    assert again.need.die == "block"


@rule("BB-18.T32")
def test_who_has_declared_a_move_is_not_asked() -> None:
    assert asked(coven("11@g8,12@a1").play("11 D1")) == ("step", (HOME,))


# The bite -------------------------------------------------------------------------------------------------------------


@rule("BB-18.T32", "BB-8.10")
def test_at_the_end_he_bites_one_of_the_thralls_beside_him() -> None:
    match = coven("11@g8,12@h9,13@i9s,14@g9", "7@z1").play("11 D1 h8 .")
    assert asked(match) == ("bite", (HOME,))
    assert tokens(match) == ["12", "13"]  # 14 is no Thrall
    match.play("13 D1 D2")
    assert status(match, "home13") == "stunned"
    assert asked(match) == ("turn", (HOME,))
    assert "turnover" not in facts(match)
    assert pitch(match).has_zone(slot("home11"))
    assert is_clear(match)


@rule("BB-18.T32", "BB-11.4")
def test_a_bite_is_an_injury_roll_and_never_worse_than_badly_hurt() -> None:
    match = coven("11@g8,12@g9,13@a1").play("11 D1 . D6 D6")
    assert status(match, "home12") == "hurt"
    assert "badly-hurt" in facts(match)
    assert "casualty" not in facts(match)
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.T32", "BB-11.14")
def test_an_apothecary_may_see_to_the_bitten() -> None:
    match = coven("11@g8,12@g9,13@a1", more="doctors=1-0").play("11 D1 . D6 D6 doctor")
    assert status(match, "home12") == "reserves"


@rule("BB-18.T32", "BB-8.10")
def test_a_bitten_carrier_is_a_turnover() -> None:
    match = coven("11@g8,12@g9,13@a1", more="ball=home12").play("11 D1 . D1 D1 O7")
    assert told(match, "turnover") == [(HOME, DROPPED)]
    assert where(match, "ball") == "g10"


@rule("BB-18.T32", "BB-18.A8")
def test_careful_hands_lay_the_ball_down_when_bitten() -> None:
    match = coven("11@g8,12@g9,13@a1", more="ball=home12", gains=",home12+safe_pair_of_hands")
    match.play("11 D1 . D1 D1")
    assert asked(match) == ("set-down", (HOME,))


@rule("BB-18.T32")
@pytest.mark.parametrize("script", ["11 D1 .", "11block D1 go-on PB i8 stay"])
def test_without_a_bite_turn_and_tackle_zone_are_lost(script: str) -> None:
    match = coven("11@g8,12@a1,13@a2", "7@h8").play(script)
    assert told(match, "turnover") == [(HOME, UNFED)]
    assert not pitch(match).has_zone(slot("home11"))
    assert is_clear(match)


@rule("BB-18.T32", "BB-12.24")
def test_without_a_bite_the_ball_is_dropped_and_he_cannot_catch_it() -> None:
    match = coven("11@g8,12@a1,13@a2", more="ball=home11").play("11 D1 . O5")
    assert told(match, "turnover") == [(HOME, UNFED)]
    assert where(match, "ball") == "h8"
    assert pitch(match).holder < 0


@rule("BB-18.T32", "BB-3.4")
def test_the_tackle_zone_returns_with_the_next_activation() -> None:
    match = coven("11@g8,12@a1", "7@z1").play("11 D1 . 7 . 11")
    assert pitch(match).has_zone(slot("home11"))


# Every way an activation ends -----------------------------------------------------------------------------------------


@rule("BB-18.T32", "BB-3.8")
def test_who_falls_over_does_not_bite() -> None:
    match = coven("11@g8,12@g9,13@f8", "7@h8").play("11 D1 f7 D1 D1 D1")
    assert told(match, "turnover") == [(HOME, FELL)]
    assert "bit" not in facts(match)
    assert is_clear(match)


@rule("BB-18.T32", "BB-3.7")
def test_who_is_placed_prone_cannot_bite_and_loses_the_turn() -> None:
    match = coven("11@g8,12@g9p,13@f8p", "7@h8", "", ",away7+wrestle").play("11block D1 go-on BD wrestle")
    assert told(match, "turnover") == [(HOME, UNFED)]
    assert "bit" not in facts(match)


@rule("BB-18.T32", "BB-8.11")
def test_he_bites_also_when_the_turn_is_lost_already() -> None:
    match = coven("11@g8,12@h9,13@a1", more="ball=h8").play("11 D1 h8 D1 O2 D1 D1")
    assert told(match, "turnover") == [(HOME, NO_PICK_UP)]
    assert "bit" in facts(match)
    assert pitch(match).has_zone(slot("home11"))


@rule("BB-18.T32", "BB-18.M5")
def test_he_bites_when_the_action_is_lost_to_disgust() -> None:
    match = coven("11@g8,12@g9", "7@h8", "", ",away7+foul_appearance").play("11block D1 go-on D1 D1 D1")
    assert "revolted" in facts(match)
    assert told(match, "bit")[0][3] == 12


@rule("BB-18.T32", "BB-14.5")
def test_who_is_sent_off_has_not_fed() -> None:
    match = coven("11@g8,12@g9", "7@h8p,8@z1").play("11foul D1 go-on *7 D1 D1 accept")
    assert "bit" not in facts(match)
    assert status(match, "home11") == "off"
    assert is_clear(match)


@rule("BB-18.T32", "BB-17.3")
def test_nobody_is_bitten_once_the_opponents_have_scored() -> None:
    match = coven("11@c8,12@d9", "7@b8", "ball=away7").play("11block D1 go-on PB a8 stay")
    assert "touchdown" in facts(match)
    assert "bit" not in facts(match)


@rule("BB-18.T32", "BB-6.29")
def test_blitz_at_the_kick_off_ends_with_who_cannot_feed() -> None:
    match = game().at("phase=drive kicking=home more=home11+bloodlust+bloodlust3")
    match.play("zone cage @t8 O2 D1 D4 D6 T1")
    assert asked(match)[0] == "charge"
    match.play("11 D1 .")
    assert "starved" in facts(match)
    assert "blitz-over" in facts(match)
    assert pitch(match).turnover == 0


# Giving the ball away -------------------------------------------------------------------------------------------------


@rule("BB-18.T32")
def test_before_a_pass_he_bites_and_then_throws() -> None:
    match = coven("11@g8,12@g9,13@j8", more="ball=home11").play("11pass D1 go-on throw")
    assert told(match, "bit")[0][3] == 12
    match.play("D1 D1")
    assert asked(match) == ("aim", (HOME,))
    match.play("j8 D6 D6")
    assert asked(match) == ("turn", (HOME,))
    assert "starved" not in facts(match)
    assert len(told(match, "bit")) == 1


@rule("BB-18.T32")
def test_without_a_thrall_beside_him_he_cannot_throw() -> None:
    match = coven("11@g8,12@i9,13@a1", more="ball=home11", gains="+hail_mary_pass").play("11pass D1 go-on")
    assert not {"throw", "hail"} & set(tokens(match))
    match.play("h8")
    assert {"throw", "hail"} <= set(tokens(match))


@rule("BB-18.T32", "BB-18.P11")
def test_who_has_fed_does_not_run_on_after_his_pass() -> None:
    fed = coven("11@g8,12@g9,13@h8", more="ball=home11", gains="+running_pass", thralls="12")
    assert asked(fed.play("11pass D1 go-on throw D1 D1 h8 D6 D6")) == ("turn", (HOME,))
    sober = coven("11@g8,12@g9,13@h8", more="ball=home11", gains="+running_pass", thralls="12")
    assert asked(sober.play("11pass D6 throw h8 D6 D6")) == ("step", (HOME,))


@rule("BB-18.T32")
def test_he_hands_the_ball_to_somebody_whom_he_has_not_bitten() -> None:
    match = coven("11@g8,12@g9,13@h8,14@f8", more="ball=home11").play("11hand D1 go-on")
    assert {">12", ">13", ">14"} <= set(tokens(match))
    match.play(">14")
    assert tokens(match) == ["12", "13"]
    match.play("13 D1 D1 D6")
    assert pitch(match).holder == slot("home14")
    assert pitch(match).marks[slot("home11")] & FED


@rule("BB-18.T32")
def test_he_cannot_hand_the_ball_to_the_only_thrall() -> None:
    match = coven("11@g8,12@g9,14@f8", more="ball=home11").play("11hand D1 go-on")
    assert ">12" not in tokens(match)
    assert ">14" in tokens(match)


# Touchdowns -----------------------------------------------------------------------------------------------------------


@rule("BB-17.5", "BB-18.T32")
def test_he_feeds_before_he_scores() -> None:
    match = coven("11@y8,12@z9,13@a1", "7@a15", "ball=home11").play("11 D1 z8 D1 D1")
    keys = [e.key for e in match.events if e.key in ("bit", "touchdown")]
    assert keys == ["bit", "touchdown"]


@rule("BB-17.5", "BB-18.T32")
def test_in_the_end_zone_without_a_thrall_he_has_not_scored() -> None:
    match = coven("11@y8,12@a1,13@a2", "7@a15", "ball=home11").play("11 D1 z8")
    assert "touchdown" not in facts(match)
    assert asked(match) == ("step", (HOME,))
    match.play(". O2")
    assert told(match, "turnover") == [(HOME, UNFED)]
    assert "touchdown" not in facts(match)


@rule("BB-17.5", "BB-18.T32")
def test_he_may_walk_on_along_the_end_zone_to_a_thrall() -> None:
    match = coven("11@y8,12@y11,13@a2", "7@a15", "ball=home11").play("11 D1 z8 z9")
    assert "touchdown" not in facts(match)
    match.play("z10 D1 D1")
    assert "touchdown" in facts(match)


@rule("BB-17.5")
def test_the_choice_whom_to_bite_comes_before_the_touchdown() -> None:
    match = coven("11@y8,12@z9,13@z7", "7@a15", "ball=home11").play("11 D1 z8")
    assert asked(match) == ("bite", (HOME,))
    assert "touchdown" not in facts(match)
    assert "touchdown" in facts(match.play("13 D1 D1"))


@rule("BB-17.5", "BB-9.22")
def test_a_ball_picked_up_in_the_end_zone_scores_after_the_bite() -> None:
    match = coven("11@y8,12@z9,13@a1", "7@a15", "ball=z8").play("11 D1 z8 D6 D1 D1")
    assert [e.key for e in match.events if e.key in ("bit", "touchdown")] == ["bit", "touchdown"]


@rule("BB-17.5", "BB-10.25", "BB-17.3")
def test_a_follow_up_into_the_end_zone_scores_after_the_bite_and_frenzy_is_over() -> None:
    match = coven("11@y7,12@y9p,13@a1", "7@z8", "ball=home11", "+frenzy").play("11block D1 go-on PB D1 D1")
    assert where(match, "home11") == ""  # the drive is over
    assert [e.key for e in match.events if e.key in ("bit", "touchdown")] == ["bit", "touchdown"]
    hungry = coven("11@y7,12@a1,13@a2", "7@z8", "ball=home11", "+frenzy").play("11block D1 go-on PB")
    assert hungry.need.die == "block"  # nothing to wait for


@rule("BB-0.5", "BB-18.T32")
def test_dice_of_a_bite_come_before_those_of_the_pass() -> None:
    match = coven("11@g8,12@g9,13@j8", more="ball=home11", thralls="12")
    play_by_name(match, "11pass trait:D1 go-on throw injury-1:D1 injury-2:D1 j8 pass:D6 catch:D6")


# A Thrall -------------------------------------------------------------------------------------------------------------


@rule("BB-18.T32")
def test_the_linemen_of_vampires_are_thralls_and_nobody_else_is() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    found = [(team.id, spot.id) for team in parts.teams.teams for spot in team.positions if spot.thrall]
    assert found == [("vampire", "thrall_lineman")]
