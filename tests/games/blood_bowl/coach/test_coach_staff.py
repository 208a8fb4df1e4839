"""The steady coach and his inducements."""

import pytest
from tests.games.blood_bowl.coach.test_coach import play, steady
from tests.games.blood_bowl.coach.test_coach_choices import answer
from tests.games.blood_bowl.table import at, duel

from downfield.kernel.match import Match

ALL = "mage:1;wizard:1;bugman:1;referee:1;chef:1;budget:1300000"
CROWDS = (f"human:11*human_lineman;{ALL}", f"ogre:12*gnoblar_lineman;rookies:1;{ALL}")


@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        ("ball=home11 weather=rain", "mage"),
        ("ball=home11", "no"),
        ("ball=away7 weather=rain", "no"),
        ("ball=away7", "no"),
    ],
)
def test_it_calls_the_mage_when_the_weather_hurts(more: str, wanted: str) -> None:
    assert answer(duel("11@m8,12@a1", "7@n8,8@z1", f"staff=home:mage {more}")) == wanted


def test_it_wants_fair_weather_for_its_own_ball_and_foul_for_the_others() -> None:
    ours = duel("11@m8", "7@z8", "staff=home:mage ball=home11 weather=rain").play("mage D6 D4")
    assert answer(ours) == "perfect"
    theirs = duel("11@m8", "7@z8", "staff=home:mage ball=away7").play("mage D6 D4")
    assert answer(theirs) == "blizzard"


def after(away: str, more: str, gains: str = "") -> Match:
    """Away's turn is over; home has a wizard."""
    return duel("11@k1", away, f"turn=away staff=home:wizard {more}", gains).play("end")


def test_it_zaps_a_carrier_who_would_score() -> None:
    match = after("7@e8,8@n1", "ball=away7")
    assert answer(match) == "zap"
    assert answer(match.play("zap")) == "*7"


def test_it_throws_fire_at_a_strong_carrier() -> None:
    match = after("7@e8,8@f8,9@n1", "ball=away7", "away7+st5")
    assert answer(match) == "fireball"
    assert answer(match.play("fireball")) in ("e7", "e8", "e9", "f7", "f8", "f9")


def test_it_casts_before_the_turn_of_the_opponents_too() -> None:
    match = duel("11@k1", "7@e8,8@n1", "staff=home:wizard ball=away7").play("end")
    assert answer(match) == "zap"
    match = duel("11@k1", "7@e8,8@n1", "staff=home:wizard ball=away7", "away7+st5").play("end")
    assert answer(match) == "fireball"


def test_it_adds_to_the_fire_against_the_others_and_spares_its_own() -> None:
    theirs = after("7@e8,8@n1", "ball=away7", "away7+av9").play("fireball e8 D4 D4 D4")
    assert answer(theirs) == "add"
    ours = after("7@e8,8@n1", "ball=away7", "home11+av9").play("fireball k1 D4 D4 D4")
    assert answer(ours) == "no"


def test_it_has_bugman_play() -> None:
    short = at("phase=drive kicking=home ko=home1", home_roster="human:11*human_lineman;bugman:1")
    assert answer(short) == "bugman"


def test_it_keeps_the_wizard_while_nobody_is_near() -> None:
    assert answer(after("7@x8,8@n1", "ball=away7")) == "no"
    assert answer(after("7@e8,8@n1", "ball=m1")) == "no"


def test_it_has_the_dead_mended_and_treats_a_knock_out_only_with_who_is_there() -> None:
    block = "11block POW o8 stay D6 D6"
    dead = duel("11@m8", "7@n8", "staff=away:mortuary", "away7+regeneration").play(f"{block} D6 D6 X16 D3")
    assert answer(dead) == "mortuary"
    out = duel("11@m8", "7@n8", "staff=away:plague_doctor half=2 turns=2-1", "away7+block+guard+catch").play(
        f"{block} D4 D4"
    )
    assert answer(out) == "plague"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_it_is_never_stuck_with_inducements(seed: int) -> None:
    play((steady(), steady()), seed, {"home_roster": CROWDS[seed % 2], "away_roster": CROWDS[1]})
