"""Chapter 18: a vampire's thirst, wherever his activation may end."""

import pytest
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

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.model.kinds import DROPPED, FELL, NO_PICK_UP, THIRSTY, UNFED
from downfield.games.blood_bowl.model.tables import THRALL
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


# A Thrall -------------------------------------------------------------------------------------------------------------


@rule("BB-18.T32")
def test_the_linemen_of_vampires_are_thralls_and_nobody_else_is() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    found = [(team.id, spot.id) for team in parts.teams.teams for spot in team.positions if spot.thrall]
    assert found == [("vampire", "thrall_lineman")]
