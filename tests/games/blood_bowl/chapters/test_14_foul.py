"""Chapters 14 and 15: fouls and special actions."""

import pytest
from tests.games.blood_bowl.table import HOME, asked, duel, facts, field, pitch, status, tokens, where
from tests.rules import rule

from downfield.games.blood_bowl.model.position import BRIBERY
from downfield.kernel.match import Match


def foul(
    dice: str = "", more: str = "", gains: str = "", home: str = "11@m8,12@a1", away: str = "7@n8p,9@z1"
) -> Match:
    return duel(home, away, more, gains).play(f"11foul *7 {dice}")


@rule("BB-14.1")
def test_a_foul_needs_somebody_who_is_down() -> None:
    assert "11foul" not in tokens(duel("11@m8", "7@n8"))
    match = duel("11@k8,12@a1", "7@n8p").play("11foul")
    assert "*7" not in tokens(match)
    assert "*7" in tokens(match.play("l8 m8"))


@rule("BB-14.2", "BB-10.5", "BB-18.S5")
@pytest.mark.parametrize(
    ("home", "away", "gains", "dice", "held"),
    [
        ("11@m8,12@a1", "7@n8p,9@z1", "", "D4 D3", True),
        ("11@m8,12@n9", "7@n8p,9@z1", "", "D4 D3", False),
        ("11@m8,12@n9", "7@n8p,9@o10", "", "D4 D3", True),
        ("11@m8,12@n9", "7@n8p,9@o10", "home12+guard", "D4 D3", True),
        ("11@m8,12@a1", "7@n8p,9@m7", "", "D6 D2", True),
    ],
)
def test_assists_of_a_foul(home: str, away: str, gains: str, dice: str, held: bool) -> None:
    assert ("armour-held" in facts(foul(dice, "", gains, home, away))) == held


@rule("BB-14.3", "BB-18.G3")
def test_dirty_player() -> None:
    match = foul("D4 D3", gains="home11+dirty_player+dirty1")
    assert asked(match)[0] == "harder"


@rule("BB-14.4")
@pytest.mark.parametrize("state", ["p", "s"])
def test_the_victim_stays_as_it_was(state: str) -> None:
    match = foul("D1 D2", away=f"7@n8{state},9@z1")
    assert status(match, "away7") == {"p": "prone", "s": "stunned"}[state]
    assert asked(match) == ("turn", (HOME,))


@rule("BB-14.5", "BB-14.6")
@pytest.mark.parametrize(("dice", "seen"), [("D2 D2", True), ("D6 D3 D1 D1", True), ("D6 D3 D1 D2", False)])
def test_a_double_sends_off(dice: str, seen: bool) -> None:
    assert (asked(foul(dice))[0] == "argue") == seen


@rule("BB-14.5", "BB-18.A10")
def test_a_sneaky_git_is_not_seen_at_the_armour() -> None:
    assert asked(foul("D2 D2", gains="home11+sneaky_git")) == ("step", (HOME,))
    assert asked(foul("D4 D6 D1 D1", gains="home11+sneaky_git"))[0] == "argue"


@rule("BB-18.A10", "BB-8.9")
def test_a_sneaky_git_moves_on_after_the_foul() -> None:
    match = foul("D2 D3", gains="home11+sneaky_git")
    assert asked(match) == ("step", (HOME,))
    assert "*7" not in tokens(match)
    assert where(match.play("l8 ."), "home11") == "l8"


@rule("BB-18.A10", "BB-8.9")
def test_anybody_else_stops_with_the_foul() -> None:
    assert asked(foul("D2 D3")) == ("turn", (HOME,))


@rule("BB-18.A10")
def test_a_sneaky_git_moves_on_with_what_movement_is_left() -> None:
    tired = duel("11@j8,12@a1", "7@n8p", "", "home11+sneaky_git+ma1").play("11foul k8 l8 D2 m8 D2 *7 D2 D3")
    assert asked(tired) == ("turn", (HOME,))


@rule("BB-18.A10", "BB-14.7")
@pytest.mark.parametrize(("words", "asks"), [("bribe D2", "step"), ("argue D6", "turn"), ("accept", "turn")])
def test_a_sneaky_git_who_is_caught_moves_on_after_a_bribe_only(words: str, asks: str) -> None:
    match = foul(f"D4 D6 D1 D1 {words}", "bribes=1-0", "home11+sneaky_git")
    assert asked(match)[0] == asks


@rule("BB-14.7", "BB-8.10", "BB-3.12")
def test_sent_off_is_a_turnover() -> None:
    match = foul("D2 D2 accept")
    assert status(match, "home11") == "off"
    assert "turnover" in facts(match)


ARGUMENTS = [("D1", "off", True), ("D2", "off", False), ("D5", "off", False), ("D6", "standing", False)]


@rule("BB-14.8")
@pytest.mark.parametrize(("die", "state", "ejected"), ARGUMENTS)
def test_argue_the_call(die: str, state: str, ejected: bool) -> None:
    match = foul(f"D2 D2 argue {die}")
    assert status(match, "home11") == state
    assert (field(match, "switches") == "home:ejected") == ejected
    assert "turnover" in facts(match)


@rule("BB-14.8")
def test_an_ejected_coach_does_not_argue() -> None:
    assert "turnover" in facts(foul("D2 D2", "switches=home:ejected"))


@rule("BB-7.7")
def test_friends_with_the_ref() -> None:
    assert status(foul("D2 D2 argue D5", "switches=home:friends"), "home11") == "standing"


@rule("BB-14.9")
@pytest.mark.parametrize(("die", "state"), [("D1", "off"), ("D2", "standing")])
def test_a_bribe(die: str, state: str) -> None:
    match = foul(f"D2 D2 bribe {die}", "bribes=1-0")
    assert status(match, "home11") == state
    assert ("turnover" in facts(match)) == (state == "off")
    assert field(match, "bribes") == [0, 0]


@rule("BB-14.7", "BB-14.9")
def test_a_bribe_after_a_failed_argument_but_not_after_a_one() -> None:
    assert tokens(foul("D2 D2 argue D3", "bribes=1-0")) == ["accept", "bribe"]
    assert status(foul("D2 D2 argue D1", "bribes=1-0"), "home11") == "off"


@rule("BB-14.10")
def test_a_sent_off_carrier_drops_the_ball() -> None:
    match = foul("D2 D2 accept O4 D4", "ball=home11", home="11@m8,12@l8")
    assert field(match, "ball") == "home12"
    assert "turnover" in facts(match)


@rule("BB-15.1", "BB-15.2", "BB-18.T20", "BB-7.8")
@pytest.mark.parametrize(("dice", "state"), [("D4 D3", "standing"), ("D4 D4 D1 D1", "stunned")])
def test_stab(dice: str, state: str) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+stab+mighty_blow+mighty1").play(f"11stab {dice}")
    assert status(match, "away7") == state
    assert asked(match) == ("turn", (HOME,))


@rule("BB-15.2")
def test_a_stab_ends_a_blitz() -> None:
    match = duel("11@k8,12@a1", "7@m8", "", "home11+stab").play("11blitz-l8 *7stab D1 D1")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-15.2", "BB-3.10")
def test_a_stabbed_carrier_drops_the_ball() -> None:
    match = duel("11@m8,12@a1", "7@n8", "ball=away7", "home11+stab").play("11stab D4 D4 D1 D1 O5")
    assert where(match, "ball") == "o8"


SAWS = [
    ("D2 D4 D1 D1 D1", "away7", "stunned"),
    ("D2 D3 D1", "away7", "standing"),
    ("D1 D4 D2 D1 D1", "home11", "stunned"),
]


@rule("BB-15.3", "BB-18.T7")
@pytest.mark.parametrize(("dice", "who", "state"), SAWS)
def test_chainsaw(dice: str, who: str, state: str) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+chainsaw").play(f"11saw {dice}")
    assert status(match, who) == state
    assert ("turnover" in facts(match)) == (who == "home11")


@rule("BB-15.3", "BB-18.T7")
def test_who_has_a_chainsaw_does_not_block() -> None:
    assert "11block" not in tokens(duel("11@m8", "7@n8", "", "home11+chainsaw"))


@rule("BB-15.3")
def test_a_falling_saw_hurts_its_bearer() -> None:
    match = duel("11@m8,12@a1", "7@l7", "", "home11+chainsaw").play("11-n9 D1 D3 D3")
    assert match.need.die == "six"  # 6 and 3 break an armour of 9


@rule("BB-18.S1", "BB-11.2")
def test_arm_bar() -> None:
    match = duel("11@m8,12@a1", "7@l7", "", "away7+arm_bar").play("11-n9 D1 D4 D4")
    assert asked(match)[0] == "harder"


@rule("BB-14.3", "BB-15.3")
@pytest.mark.parametrize(("answers", "who", "state"), [("saw D2 D3 D2 D1 D2", "away7", "stunned"),
    ("saw D1 D4 D2 D1 D2", "home11", "stunned"), ("no D3 D2", "away7", "prone")])  # fmt: skip
def test_a_foul_with_the_chainsaw(answers: str, who: str, state: str) -> None:
    match = foul(answers, gains="home11+chainsaw")
    assert status(match, who) == state
    assert ("turnover" in facts(match)) == (who == "home11")


@rule("BB-14.8")
def test_bribery_and_corruption_argues_again_once() -> None:
    match = duel("11@m8,12@a1", "7@n8p,9@z1")
    pitch(match).tables.rules[HOME] = BRIBERY
    match.play("11foul *7 D2 D2 argue D1")
    assert match.need.die == "six"
    match.play("D6")
    assert (status(match, "home11"), field(match, "switches")) == ("standing", "home:corrupted")
