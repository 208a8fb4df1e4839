"""Chapter 3: status of players."""

import pytest
from tests.games.blood_bowl.table import at, duel, facts, field, pitch, slot, status, tokens, where
from tests.rules import rule

from downfield.games.blood_bowl.components.freeze import square


@rule("BB-3.2", "BB-3.3")
@pytest.mark.parametrize(("state", "count"), [("", 1), ("p", 0), ("s", 0), ("z", 0)])
def test_who_has_a_tackle_zone(state: str, count: int) -> None:
    g = pitch(duel("11@m8", f"7@n8{state}"))
    assert g.marking(square("m8"), 0) == count


@rule("BB-3.3")
def test_team_mates_do_not_mark_each_other() -> None:
    assert pitch(duel("11@m8,12@m9", "7@z1")).marking(square("m8"), 0) == 0


@rule("BB-3.4", "BB-8.4")
def test_a_lost_tackle_zone_returns_with_the_activation() -> None:
    match = duel("11@m8z", "7@z1")
    assert not pitch(match).has_zone(slot("home11"))
    match.play("11")
    assert pitch(match).has_zone(slot("home11"))


@rule("BB-3.6", "BB-20.12")
def test_who_was_stunned_before_the_turn_turns_over() -> None:
    match = duel("11@m8S,12@a1", "7@z1").play("end end")
    assert status(match, "home11") == "prone"


@rule("BB-3.6")
def test_who_is_stunned_in_his_own_turn_stays_so() -> None:
    match = duel("11@m8,12@a1", "7@l7").play("11-n9 D1 D6 D6 D2 D2")
    assert status(match, "home11") == "stunned"
    match.play("end")
    assert status(match, "home11") == "stunned"
    match.play("end")
    assert status(match, "home11") == "prone"


@rule("BB-3.6", "BB-8.2")
def test_the_stunned_are_not_activated() -> None:
    assert tokens(duel("11@m8s,12@a1", "7@z1")) == ["end", "12", "12blitz"]


@rule("BB-3.8", "BB-9.12")
def test_falling_over_is_a_turnover() -> None:
    match = duel("11@m8,12@a1", "7@l7").play("11-n9 D1 D1 D1")
    assert facts(match)[-2:] == ["turnover", "turn"]
    assert (status(match, "home11"), where(match, "home11")) == ("prone", "n9")


@rule("BB-3.10")
def test_the_ball_bounces_after_armour_and_injury() -> None:
    match = duel("11@m8,12@a1", "7@l7", "ball=home11").play("11-n9 D1 D6 D6 D5 D4")
    assert status(match, "home11") == "ko"
    assert match.need.die == "eight"
    match.play("O5")
    assert where(match, "ball") == "o9"


@rule("BB-3.7", "BB-8.10")
def test_placed_prone_with_the_ball_is_a_turnover() -> None:
    match = duel("11@m8,12@a1", "7@n8", "ball=home11", "home11+wrestle").play("11block BD wrestle O1")
    assert "turnover" in facts(match)
    assert "armour-held" not in facts(match)


@rule("BB-3.7", "BB-18.G12")
def test_placed_prone_without_the_ball_is_none() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+wrestle").play("11block BD wrestle")
    assert "turnover" not in facts(match)
    assert (status(match, "home11"), status(match, "away7")) == ("prone", "prone")


@rule("BB-3.1")
def test_a_player_is_in_one_place() -> None:
    match = at("home=11@m8 away=7@n8 ko=home12 hurt=away8 off=home13")
    assert [status(match, name) for name in ("home12", "away8", "home13", "home14")] == [
        "ko",
        "hurt",
        "off",
        "reserves",
    ]
    assert field(match, "ko") == "home12"
