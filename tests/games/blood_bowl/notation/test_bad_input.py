"""What the rules refuse, with the rule and with what would be allowed instead."""

import pytest
from tests.games.blood_bowl.table import at, duel, pitch
from tests.rules import rule

from downfield.kernel.errors import (
    BadOption,
    BadPosition,
    DownfieldError,
    IllegalAnswer,
    UnknownName,
    WrongDie,
)


@pytest.mark.parametrize(
    ("words", "bad", "rule_id", "instead"),
    [
        ("", "+15", "BB-6.3", r"\+1 \+2"),  # nobody has this number
        ("", "cage", "BB-6.3", "zone wall"),  # a formation to receive with
        ("+1", "n8", "BB-6.2", "m8"),  # beyond the line
        ("+1 b1 +2 b2 +3", "b3", "BB-6.2", "b5"),  # a third one in a wide zone
        (
            "+1 b5 +2 b6 +3 b7 +4 b8 +5 b9 +6 c5 +7 c6 +8 c7 +9",
            "c8",
            "BB-6.2",
            "m5 m6 m7",
        ),  # nobody on the line
        ("+1 m7 +2", "m7", "BB-6.2", "m6"),  # somebody is there
        ("zone", "zone", "BB-6.3", "cage wings"),  # a formation to kick with
        ("zone cage", "@m8", "BB-6.9", "@n1"),  # the own half
        ("zone cage", "m8", "BB-6.9", "@n1"),
    ],
)
def test_illegal_set_ups_and_kicks(words: str, bad: str, rule_id: str, instead: str) -> None:
    match = at("phase=drive kicking=home").play(words)
    before = match.state.dump()
    with pytest.raises(IllegalAnswer, match=instead) as refused:
        match.play(bad)
    assert refused.value.rule == rule_id
    assert match.state.dump() == before


@pytest.mark.parametrize(
    ("line", "words", "bad", "rule_id", "instead"),
    [
        (("11@g8,12@h8", "7@z1"), "11", "h8", "BB-9.1", "h9"),  # a team-mate is there
        (("11@g8,12@a1", "7@z1"), "11", "j8", "BB-9.1", "h8"),  # too far for a step
        (("11@a8,12@b8", "7@z1"), "11", "z8", "BB-9.1", "a9"),  # off the pitch
        (("11@g8,12@a1", "7@h8"), "11", "^i8", "BB-9.1", "h9"),  # over somebody who stands
        (("11@g8,12@a1", "7@z1"), "", "11block", "BB-8.2", "11blitz"),  # nobody to block
        (("11@g8p,12@a1", "7@h8"), "", "11block", "BB-8.2", "11blitz"),  # not from the ground
        (("11@g8s,12@a1", "7@h8"), "", "11", "BB-8.2", "12"),  # stunned
        (("11@g8,12@a1", "7@h8", "done=home11"), "", "11", "BB-8.2", "12"),  # once in a turn
        (("11@g8,12@a1", "7@h8", "used=blitz"), "", "11blitz", "BB-8.2", "11block"),
        (("11@g8,12@a1", "7@h8", "used=foul"), "", "11foul", "BB-8.2", "11block"),
        (("11@g8,12@a1", "7@h8", "ball=home11 used=pass"), "", "11pass", "BB-8.2", "11hand"),
        (("11@g8,12@a1", "7@h8", "ball=home11 used=hand"), "", "11hand", "BB-8.2", "11pass"),
        (("9@g8,10@h8", "7@z1", "used=pass"), "", "9throw", "BB-8.2", "9blitz"),
        (("11@g8,12@a1", "7@h8", "ball=away7"), "", "11pass", "BB-8.2", "11block"),
        (("11@g8,12@a1", "7@h8,8@h9"), "11block", "*9", "BB-8.4", r"\*7 \*8"),
        (("11@g8,12@a1", "7@h8,8@h9p"), "", "11stab", "BB-8.2", "11block"),  # without the trait
        (("11@g8,12@a1", "7@z1", "ball=home11"), "11pass throw", "g8", "BB-12.3", "h8"),  # the own square
        (("11@a8,12@a1", "7@z1", "ball=home11"), "11pass throw", "o8", "BB-12.3", "n8"),  # out of range
        (("11@a8,12@a1", "7@z1", "ball=home11 weather=blizzard"), "11pass throw", "h8", "BB-12.3", "g8"),
        (("9@g8,10@h8", "7@z1"), "9throw D6 >10", "n8", "BB-13.2", "m8"),  # too far for a throw
        (("11@g8,12@a1", "7@h8"), "11block PB", "h7", "BB-10.14", "i8"),
    ],
)
def test_illegal_moves(line: tuple[str, ...], words: str, bad: str, rule_id: str, instead: str) -> None:
    match = duel(*line).play(words)
    before = match.state.dump()
    with pytest.raises(IllegalAnswer, match=instead) as refused:
        match.play(bad)
    assert refused.value.rule == rule_id
    assert match.state.dump() == before


@rule("BB-0.5")
@pytest.mark.parametrize(
    ("words", "die", "kind"),
    [("11-h9", "O3", "six"), ("11-h9", "D7", "six"), ("11block", "D3", "block"), ("12-b2.", "D1", "BB-8.2")],
)
def test_dice_of_the_wrong_kind(words: str, die: str, kind: str) -> None:
    match = duel("11@g8,12@a1", "7@h8").play(words)
    with pytest.raises(IllegalAnswer if kind == "BB-8.2" else WrongDie, match=kind):
        match.play(die)


@pytest.mark.parametrize(
    ("line", "rule_id", "why"),
    [
        ("home=99@a1", "BB-4.1", "nobody of this team has that number"),
        ("home=x@a1", "BB-1.5", "write a number and a square"),
        ("home=11@a16", "BB-0.2", "write a column from a to z and a row from 1 to 15"),
        ("home=11@a1,12@a1", "BB-1.5", "somebody else is there"),
        ("home=11@a1,11@a2", "BB-3.1", "one place only"),
        ("home=11@a1 ko=home11", "BB-3.1", "one place only"),
        ("home=11@a1 ko=home12 hurt=home12", "BB-3.1", "one place only"),
        ("home=11@a1 ko=12", "BB-4.1", "write a side and a number, home4"),
        ("home=11@a1p ball=home11", "BB-3.7", "only a standing player"),
        ("home=11@a1 ball=home12", "BB-3.7", "only a standing player"),
        ("home=11@a1 ball=a1", "BB-12.28", "never at rest in an occupied square"),
        ("home=11@a1 ball=a99", "BB-0.2", "no square"),
        ("home=11@a1 more=home11+fly", "BB-18.0", "a skill of skills.toml, or a number like st4"),
        ("home=11@a1 more=home11+st16", "BB-2.1", "1 to 8"),
        ("home=11@a1 more=home11+ag7", "BB-2.1", "1 to 6"),
        ("home=11@a1 more=home11+av2", "BB-2.1", "3 to 11"),
        ("home=11@a1 used=punt", "BB-8.5", "write blitz, pass, hand, foul"),
        ("home=11@a1 half=4", "BB-17.7", "1 to 3"),
        ("home=11@a1 turns=9-8", "BB-8.1", "0 to 8"),
        ("home=11@a1 turns=0-1", "BB-8.1", "the running turn counts"),
        ("home=11@a1 score=100-0", "BB-1.6", "0 to 99"),
        ("home=11@a1 switches=home:lucky", "BB-1.6", "write a side and one of"),
        ("home=11@a1 prayers=home:rain", "BB-1.6", "write a side and one of"),
        ("phase=drive home=11@a1", "BB-6.1", "nobody is on the pitch before the set-up"),
        ("phase=pre-game score=1-0", "BB-5.1", "nothing else is told before the match"),
    ],
)
def test_positions_that_cannot_be(line: str, rule_id: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why) as refused:
        at(line)
    assert refused.value.rule == rule_id


@pytest.mark.parametrize(
    ("name", "given", "rule_id", "why"),
    [
        ("variant", "house", "BB-20.1", "choose one of tournament, official"),
        ("home_team", "chelsea", "BB-4.1", "choose one of amazon"),
        ("overtime", "maybe", "BB-17.11", "choose true or false"),
        ("turn_minutes", -1, "BB-8.14", "0 to 30"),
        ("prayers_for_gap", 3, "BB-5.6", "choose true or false"),
    ],
)
def test_options_that_cannot_be(name: str, given: str | int, rule_id: str, why: str) -> None:
    with pytest.raises(BadOption, match=why) as refused:
        at("home=11@a1", **{name: given})
    assert refused.value.rule == rule_id


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(UnknownName):
        at("home=11@a1", league=True)


def test_nothing_of_a_refused_position_stays_behind() -> None:
    with pytest.raises(DownfieldError):
        at("home=11@a1 more=home11+guard,home11+fly")
    g = pitch(at("home=11@a1"))
    assert g.tables.any_skill[0] == at("home=12@a1").state.tables.any_skill[0]  # type: ignore[attr-defined]
