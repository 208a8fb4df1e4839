"""Chapter 18: a thirsty vampire with the ball: what he must do before he gives it away or scores."""

from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.skills.test_18_bloodlust import coven
from tests.games.blood_bowl.table import HOME, asked, facts, pitch, slot, tokens, told, where
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import FED, UNFED

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
