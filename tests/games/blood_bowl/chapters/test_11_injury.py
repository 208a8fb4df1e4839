"""Chapter 11: armour, injury, casualties, healing."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    asked,
    at,
    duel,
    facts,
    field,
    pitch,
    slot,
    status,
    tokens,
    told,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import BADLY_HURT, HURT, KO, STUN
from downfield.games.blood_bowl.rules.harm.casualty import casualty_row
from downfield.games.blood_bowl.rules.harm.injury import injury_of
from downfield.kernel.match import Match

INJURIES = {2: STUN, 7: STUN, 8: KO, 9: KO, 10: HURT, 12: HURT}
STUNTY = {2: STUN, 6: STUN, 7: KO, 8: KO, 9: BADLY_HURT, 10: HURT, 12: HURT}
ROWS = {1: 1, 6: 1, 7: 2, 9: 2, 10: 3, 12: 3, 13: 4, 14: 4, 15: 5, 16: 5}


def knocked(gains: str = "", more: str = "", away: str = "7@n8,8@z1") -> Match:
    """Away's 7 (AV 8+) has just been knocked down; its armour is rolled next."""
    return duel("11@m8,12@a1", away, more, gains).play("11block POW o8 stay")


@rule("BB-11.1", "BB-2.5")
@pytest.mark.parametrize(
    ("dice", "held"), [("D4 D3", True), ("D4 D4", False), ("D6 D2", False), ("D1 D6", True)]
)
def test_the_armour_roll(dice: str, held: bool) -> None:
    assert ("armour-held" in facts(knocked().play(dice))) == held


@rule("BB-11.3")
@pytest.mark.parametrize(("total", "result"), list(INJURIES.items()))
def test_the_injury_table(total: int, result: int) -> None:
    assert injury_of(pitch(knocked()), slot("away7"), total) == result


@rule("BB-11.4", "BB-18.T21")
@pytest.mark.parametrize(("total", "result"), list(STUNTY.items()))
def test_the_stunty_injury_table(total: int, result: int) -> None:
    assert injury_of(pitch(knocked("away7+stunty")), slot("away7"), total) == result


@rule("BB-11.5", "BB-18.S12")
@pytest.mark.parametrize(("gains", "total", "result"), [("thick_skull", 8, STUN), ("thick_skull", 9, KO),
    ("thick_skull+stunty", 7, STUN), ("thick_skull+stunty", 8, KO)])  # fmt: skip
def test_thick_skull(gains: str, total: int, result: int) -> None:
    assert injury_of(pitch(knocked(f"away7+{gains}")), slot("away7"), total) == result


@rule("BB-11.7", "BB-18.T8")
@pytest.mark.parametrize(("die", "row"), list(ROWS.items()))
def test_the_casualty_table(die: int, row: int) -> None:
    assert casualty_row(pitch(knocked()), slot("away7"), die - 1) == row
    worse = ROWS.get(die + 1, 5 if die == 16 else row)
    if die in (6, 9, 12, 14, 16):
        assert casualty_row(pitch(knocked("away7+decay")), slot("away7"), die - 1) == worse


RESULTS = [("D3 D4", "stunned"), ("D4 D4", "ko"), ("D4 D6 X3", "hurt"), ("D6 D6 X16", "hurt")]


@rule("BB-11.6", "BB-11.8")
@pytest.mark.parametrize(("dice", "state"), RESULTS)
def test_what_becomes_of_the_injured(dice: str, state: str) -> None:
    assert status(knocked().play(f"D6 D6 {dice}"), "away7") == state


@rule("BB-11.2", "BB-18.S7")
def test_mighty_blow_on_the_armour() -> None:
    match = knocked("home11+mighty_blow+mighty1").play("D4 D3")
    assert asked(match)[0] == "harder"
    match.play("add D4 D3")
    assert status(match, "away7") == "stunned"  # 7 on the injury roll, the blow is used up


@rule("BB-11.2", "BB-18.S7")
def test_mighty_blow_on_the_injury() -> None:
    match = knocked("home11+mighty_blow+mighty1").play("D4 D4 D4 D3")
    assert asked(match)[0] == "harder"
    assert status(match.play("add"), "away7") == "ko"


@rule("BB-11.2")
def test_mighty_blow_is_not_asked_where_it_changes_nothing() -> None:
    assert status(knocked("home11+mighty_blow+mighty1").play("D1 D1"), "away7") == "prone"


@rule("BB-18.M2")
def test_claws_break_any_armour_with_a_natural_eight() -> None:
    assert "armour-held" not in facts(knocked("home11+claws,away7+av11").play("D4 D4"))
    assert "armour-held" in facts(knocked("home11+claws,away7+av11").play("D4 D3"))


@rule("BB-18.M7")
def test_iron_hard_skin_is_not_modified() -> None:
    match = knocked("home11+claws+mighty_blow+mighty1,away7+av9+iron_hard_skin").play("D4 D4")
    assert "armour-held" in facts(match)


FOULED = [  # the fouler's helper does not count against iron hard skin, the victim's own does
    ("11@m8,12@o8", "7@n8p,8@z1", "D4 D3", True),
    ("11@m8,12@a1", "7@n8p,8@l8", "D4 D4", True),
    ("11@m8,12@a1", "7@n8p,8@z1", "D6 D2", False),
]


@rule("BB-18.M7", "BB-14.2")
@pytest.mark.parametrize(("home", "away", "dice", "held"), FOULED)
def test_iron_hard_skin_keeps_the_help_of_its_own_side(home: str, away: str, dice: str, held: bool) -> None:
    match = duel(home, away, "", "away7+iron_hard_skin").play(f"11foul *7 {dice}")
    assert ("armour-held" in facts(match)) is held


@rule("BB-18.M7", "BB-15.3")
@pytest.mark.parametrize("words", ["11saw D1 D3 D3", "11-n9 D1 D3 D3"])
def test_the_own_chainsaw_cuts_iron_hard_skin(words: str) -> None:
    match = duel("11@m8,12@a1", "7@l7", "", "home11+chainsaw+iron_hard_skin").play(words)
    assert "armour-held" not in facts(match)


@rule("BB-18.M7", "BB-15.3")
def test_a_saw_that_is_knocked_down_cuts_the_iron_hard_skin_of_its_bearer() -> None:
    match = knocked("away7+chainsaw+iron_hard_skin").play("D4 D1")
    assert "armour-held" not in facts(match)


@rule("BB-18.M7", "BB-15.3")
@pytest.mark.parametrize("skin", ["", "+iron_hard_skin"])
def test_the_saw_of_a_target_does_not_cut_iron_hard_skin(skin: str) -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1", "rerolls=0-0", f"away7+chainsaw,home11+av9{skin}")
    assert ("armour-held" in facts(match.play("11block PD D3 D3"))) is bool(skin)


BROKEN = [
    ("", "D4 D5", (9, 8, 0)),
    ("away7+chainsaw", "D2 D3", (5, 8, 3)),
    ("home11+claws,away7+av11", "D4 D4", (8, 8, 0)),
    ("home11+mighty_blow+mighty1", "D4 D3 add", (7, 8, 1)),
]


@rule("BB-11.1")
@pytest.mark.parametrize(("gains", "dice", "said"), BROKEN)
def test_it_is_told_what_broke_the_armour(gains: str, dice: str, said: tuple[int, int, int]) -> None:
    (event,) = told(knocked(gains).play(dice), "armour-broken")
    assert event[-3:] == said


@rule("BB-11.2")
@pytest.mark.parametrize("dice", ["D4 D3 add", "D4 D5 D4 D3 add"])
def test_it_is_told_what_made_it_worse(dice: str) -> None:
    assert told(knocked("home11+mighty_blow+mighty1").play(dice), "harder") == [(0, 1, 1)]


@rule("BB-11.10")
@pytest.mark.parametrize(("dice", "state"), [("D3 D4", "reserves"), ("D4 D4", "ko"), ("D6 D4 X1", "hurt")])
def test_injury_by_the_crowd(dice: str, state: str) -> None:
    match = duel("11@m2,12@a1", "7@m1").play(f"11block PB stay {dice}")
    assert status(match, "away7") == state


@rule("BB-11.11", "BB-11.12")
def test_the_apothecary_keeps_a_knocked_out_player_on_the_pitch() -> None:
    match = knocked(more="doctors=0-1").play("D6 D6 D4 D4")
    assert asked(match) == ("doctor", (AWAY,))
    assert status(match.play("doctor"), "away7") == "stunned"
    assert field(match, "doctors") == [0, 0]


@rule("BB-11.12")
def test_from_the_crowd_to_reserves() -> None:
    match = duel("11@m2,12@a1", "7@m1", "doctors=0-1").play("11block PB stay D4 D4 doctor")
    assert status(match, "away7") == "reserves"


@rule("BB-11.13")
@pytest.mark.parametrize(("pick", "state"), [("first", "hurt"), ("second", "reserves")])
def test_the_apothecary_at_a_casualty(pick: str, state: str) -> None:
    match = knocked(more="doctors=0-1").play("D6 D6 D6 D6 X15 doctor X2")
    assert tokens(match) == ["first", "second"]
    assert status(match.play(pick), "away7") == state


@rule("BB-11.14")
def test_no_second_roll_for_an_automatic_badly_hurt() -> None:
    match = knocked("away7+stunty", "doctors=0-1").play("D6 D6 D4 D5 doctor")
    assert status(match, "away7") == "reserves"


@rule("BB-11.15", "BB-11.16", "BB-18.T17")
@pytest.mark.parametrize(("die", "state"), [("D3", "hurt"), ("D4", "reserves")])
def test_regeneration(die: str, state: str) -> None:
    match = knocked("away7+regeneration").play(f"D6 D6 D6 D6 X16 {die}")
    assert status(match, "away7") == state


@rule("BB-17.15")
def test_casualties_from_blocks_are_counted() -> None:
    assert field(knocked().play("D6 D6 D6 D6 X1"), "hits") == [1, 0]


@rule("BB-19.5")
def test_the_dead_may_join_the_undead() -> None:
    line = "home=5@m8,6@a1 away=7@n8 rerolls=0-0 doctors=0-0"
    match = at(line, home_team="shambling_undead").play("5block POW o8 stay D6 D6 D6 D6 X15")
    assert "raised" in facts(match)
    assert status(match, "home14") == "reserves"
