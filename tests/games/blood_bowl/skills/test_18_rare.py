"""Chapter 18: a ball left behind, and one that is never given away."""

import pytest
from tests.games.blood_bowl.table import HOME, asked, duel, facts, field, status, tokens, told, where
from tests.rules import rule

LEAVER = "home11+fumblerooskie"


@rule("BB-18.P5")
@pytest.mark.parametrize("action", ["11", "11blitz"])
def test_the_ball_is_left_in_the_square_that_is_vacated(action: str) -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=home11", LEAVER).play(f"{action} h8 _i8")
    assert (where(match, "ball"), where(match, "home11"), field(match, "ball")) == ("h8", "i8", "h8")
    assert told(match, "left-ball")[0][:2] == (HOME, 11)
    assert not {"turnover", "bounced"} & set(facts(match))
    assert "_j8" not in tokens(match)


@rule("BB-18.P5")
@pytest.mark.parametrize(
    ("action", "ball", "gains", "leaves"),
    [
        ("11", "ball=home11", LEAVER, True),
        ("11", "ball=home11", "", False),
        ("11", "ball=home12", LEAVER, False),
        ("11", "ball=h9", LEAVER, False),
        ("11pass", "ball=home11", LEAVER, False),
        ("11hand", "ball=home11", LEAVER, False),
        ("11foul", "ball=home11", LEAVER, False),
    ],
)
def test_only_the_carrier_on_a_move_or_blitz_leaves_it(
    action: str, ball: str, gains: str, leaves: bool
) -> None:
    match = duel("11@g8,12@a1", "7@z1p", ball, gains).play(action)
    assert ("_h8" in tokens(match)) == leaves


@rule("BB-18.P5")
def test_a_team_mate_may_fetch_it_and_so_may_he() -> None:
    match = duel("11@g8,12@g9", "7@z1", "ball=home11", LEAVER).play("11-_h8. 12-g8 D6")
    assert field(match, "ball") == "home12"
    again = duel("11@g8,12@a1", "7@z1", "ball=home11", LEAVER).play("11-_h8-g8 D6")
    assert field(again, "ball") == "home11"


@rule("BB-18.P5", "BB-9.12", "BB-3.8")
def test_who_falls_after_leaving_it_does_not_make_it_bounce() -> None:
    match = duel("11@g8,12@a1", "7@f8", "ball=home11", LEAVER).play("11-_h8 D1 D1 D1")
    assert (where(match, "ball"), status(match, "home11")) == ("g8", "prone")
    assert "bounced" not in facts(match)
    assert told(match, "turnover")[0] == (HOME, 1)


@rule("BB-18.P5", "BB-9.7")
def test_who_leaves_it_rushes_like_anybody() -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=home11", f"{LEAVER}+ma1").play("11-h8-_i8")
    assert match.need.die == "six"
    assert where(match.play("D2"), "ball") == "h8"


@rule("BB-18.P5", "BB-18.M10")
def test_who_is_held_fast_leaves_nothing() -> None:
    match = duel("11@g8,12@a1", "7@f8", "ball=home11", f"{LEAVER},away7+tentacles").play("11-_h8 7 D6")
    assert field(match, "ball") == "home11"
    assert "left-ball" not in facts(match)


@rule("BB-18.P5", "BB-18.G8", "BB-9.22")
@pytest.mark.parametrize(("die", "ball"), [("D6", "away7"), ("D1", "g9")])
def test_a_shadow_picks_up_what_was_left(die: str, ball: str) -> None:
    match = duel("11@g8,12@a1", "7@f8", "ball=home11", f"{LEAVER},away7+shadowing").play("11-_h8 D6 7 D6")
    match.play(die if die == "D6" else f"{die} O7")
    assert field(match, "ball") == ball
    assert "turnover" not in facts(match)


@rule("BB-18.P5", "BB-18.G8")
def test_a_shadow_who_has_the_ball_picks_nothing_up() -> None:
    match = duel("11@g8,12@a1", "7@f8", "ball=away7", "away7+shadowing").play("11-h8 D6 7 D6")
    assert (where(match, "away7"), field(match, "ball")) == ("g8", "away7")
    assert match.need.question == "step"


@rule("BB-18.P5", "BB-9.14", "BB-9.24")
def test_who_dives_upon_it_makes_it_bounce() -> None:
    match = duel("11@g8,12@a1", "7@f8", "ball=home11", f"{LEAVER},away7+diving_tackle").play(
        "11-_h8 D4 7 D1 D1"
    )
    assert where(match, "away7") == "g8"
    match.play("O2")
    assert where(match, "ball") == "g7"


@rule("BB-18.P5", "BB-17.1")
def test_nobody_scores_with_a_ball_left_behind() -> None:
    match = duel("11@y8,12@a1", "7@a15", "ball=home11", LEAVER).play("11-_z8")
    assert "touchdown" not in facts(match)


# My Ball --------------------------------------------------------------------------------------------------------------


@rule("BB-18.T33")
@pytest.mark.parametrize("ball", ["ball=home11", "ball=h9"])
def test_who_minds_his_ball_neither_passes_nor_hands_off(ball: str) -> None:
    match = duel("11@g8,12@g9", "7@z1", ball, "home11+my_ball")
    assert not {"11pass", "11hand"} & set(tokens(match))
    other = duel("11@g8,12@g9", "7@z1", ball, "home12+my_ball")
    assert {"11pass", "11hand"} <= set(tokens(other))


@rule("BB-18.T33", "BB-18.P4", "BB-18.P5")
def test_nor_does_he_dump_it_off_or_leave_it() -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=away7", "away7+dump_off+my_ball").play("11block")
    assert asked(match) != ("dump-off", (1,))
    kept = duel("11@g8,12@a1", "7@z1", "ball=home11", f"{LEAVER}+my_ball").play("11")
    assert "_h8" not in tokens(kept)


@rule("BB-18.T33")
def test_against_his_will_he_loses_it_like_anybody() -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=away7", "away7+my_ball").play("11block POW i8 stay D1 D1 O5")
    assert where(match, "ball") == "j8"
