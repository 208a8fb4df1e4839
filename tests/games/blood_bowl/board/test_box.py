"""Numbers of the box: whoever corrects them in a copy of the pack plays, reckons and is coached by them."""

import pathlib
from collections.abc import Callable

import pytest
from tests.games.blood_bowl.skills.test_18_skills import changed
from tests.games.blood_bowl.table import HOME, asked, duel, facts, game, pitch, slot, status, tokens, told
from tests.rules import rule

from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.odds.harm import foul_odds
from downfield.kernel.errors import PackError
from downfield.kernel.match import Match
from downfield.kernel.spec import Game

Change = Callable[[str, str, str], Game]
LINE = "rerolls=2-2 doctors=0-0 home=11@m8,12@a1 away=7@n8p,9@z1"


@pytest.fixture
def box(tmp_path: pathlib.Path) -> Change:
    """The game with one thing changed in its components."""
    return lambda file, old, new: changed(tmp_path, file, old, new)


@rule("BB-18.T31")
def test_pick_me_up_helps_from_the_roll_of_the_pack(box: Change) -> None:
    kind = box("skills.toml", "value = 5", "value = 3")
    match = kind.at("home=11@a1 away=7@g8,8@g9p more=away7+pick_me_up").play("end D3")
    assert status(match, "away8") == "standing"


@rule("BB-19.7e")
def test_a_referee_sees_from_the_roll_of_the_pack(box: Change) -> None:
    kind = box("tables.toml", "sees = 5", "sees = 2")
    match = kind.at(f"{LINE} staff=away:referee")
    blind = game().at(f"{LINE} staff=away:referee")
    who = slot("home11"), slot("away7")
    assert foul_odds(pitch(match), *who).double > foul_odds(pitch(blind), *who).double
    assert "argue" in tokens(match.play("11foul *7 D1 D2 D2"))


@rule("BB-19.7c")
def test_a_chef_rolls_the_dice_of_the_pack(box: Change) -> None:
    kind = box("tables.toml", "dice = 3\nleast = 4", "dice = 1\nleast = 2")
    line = "turn=away home=11@a1 away=7@z1 ball=m8 turns=8-8 kicking=home opener=home rerolls=0-1 staff=home:chef"
    match = kind.at(line).play("end zone cage @g8 O2 D1 D2")
    assert "cooked" in facts(match)


@rule("BB-19.7a")
def test_a_mage_moves_the_dice_as_far_as_the_pack_says(box: Change) -> None:
    kind = box("tables.toml", "shift = 2", "shift = 0")
    match = kind.at(f"{LINE} ball=m1 staff=home:mage").play("mage D6 D4")
    assert told(match, "conjured") == [(HOME, 10)]
    assert asked(match) == ("turn", (HOME,))


@rule("BB-5.6")
def test_a_prayer_costs_what_the_pack_says(box: Change) -> None:
    kind = box("draft.toml", "gap = 50000", "gap = 10000")
    assert pitch(kind.new(options={"prayers_for_gap": True}, by_hand=True)).tables.gap == 10_000


@rule("BB-11.3", "BB-11.4", "BB-11.5")
@pytest.mark.parametrize(("skill", "least"), [("", 6), ("+thick_skull", 7), ("+stunty", 7)])
def test_a_coach_reads_the_injury_table(box: Change, skill: str, least: int) -> None:
    kind = box("tables.toml", "knocked_out = 8", "knocked_out = 6")
    match = kind.at(f"{LINE} more=away7+pro{skill}")
    harm = Sight(pitch(match), 0).harm(slot("away7"))
    assert harm.out / harm.broken == pytest.approx(
        sum(max(0, 7 - abs(n - 7) - 1) for n in range(least, 13)) / 36
    )


@rule("BB-18.0")
@pytest.mark.parametrize(("old", "new"), [("value = 5\n", ""), ("value = 4", "value = 9")])
def test_a_skill_that_needs_a_number_has_one(box: Change, old: str, new: str) -> None:
    with pytest.raises(PackError, match=r"value: the number of (pick_me_up|loner), from 1 to 6"):
        box("skills.toml", old, new)


NUMBERS = {
    "mighty_blow": ("mighty", 1),
    "loner": ("loner", 4),
    "dirty_player": ("dirty", 1),
    "bloodlust": ("bloodlust", 2),
}


def number(match: Match, name: str) -> int:
    return int(getattr(pitch(match), name)(slot("home11")))


@rule("BB-18.0", "BB-18.S7")
@pytest.mark.parametrize("skill", NUMBERS)
def test_a_skill_of_a_position_has_the_number_of_the_pack(skill: str) -> None:
    name, usual = NUMBERS[skill]
    match = duel("11@m8", "7@n8", "", f"home11+{skill}")
    assert number(match, name) == usual
    assert number(game().at(match.line()), name) == usual


@rule("BB-18.0")
@pytest.mark.parametrize("gains", ["loner+loner3", "loner3+loner"])
def test_a_number_that_is_written_counts(gains: str) -> None:
    assert number(duel("11@m8", "7@n8", "", f"home11+{gains}"), "loner") == 3
