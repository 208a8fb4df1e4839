"""Chapter 2: the opening."""

import pytest

from downfield.kernel.errors import BadPosition
from tests.games.first_downs.table import AWAY, HOME, asked, at, facts, game, see, yards
from tests.rules import rule


@rule("FFD-2.1")
def test_both_players_get_three_drives() -> None:
    assert see(at("down=1"), "drives") == 6


@rule("FFD-2.2")
@pytest.mark.parametrize(("coin", "first"), [("cH", HOME), ("cT", AWAY)])
def test_a_coin_says_who_attacks_first(coin: str, first: int) -> None:
    match = game().new(by_hand=True)
    assert match.need.kind == "chance"
    match.play(coin)
    assert asked(match) == ("play", (first,))
    assert facts(match)[0] == "flipped"


@rule("FFD-2.2")
@pytest.mark.parametrize(("name", "side"), [("home", HOME), ("away", AWAY)])
def test_the_first_attacker_can_be_agreed(name: str, side: int) -> None:
    match = game().new(options={"first_attacker": name})
    assert asked(match) == ("play", (side,))
    assert "flipped" not in facts(match)


@rule("FFD-2.3")
def test_the_first_drive_opens_fifty_yards_away() -> None:
    """Worked example X1."""
    match = game().new(dice="cH")
    assert yards(match) == "0/10/40"
    assert (see(match, "down"), see(match, "distance")) == (1, 50)


@rule("FFD-2.4")
def test_nobody_has_momentum_at_the_start() -> None:
    match = game().new(dice="cT")
    assert (see(match, "momentum"), see(match, "bank")) == ([0, 0], 10)


# Positions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("yards=0/10/41", "yards=0/10/41"),
        ('{"yards": [-1, 11, 40]}', "yards=-1/11/40"),
        ('{"momentum": [-1, 3]}', "momentum=-1-3"),
        ("down=0", "down=0"),
        ("down=5", "down=5"),
        ("yards=1/9/40", "on first down"),
        ("yards=50/0/0", "first down"),
        ("down=2 yards=5/0/45", "never holds more than 40"),
        ("down=2 yards=20/0/30", "without neutral yards"),
        ("down=2 yards=10/16/24", "at most 15"),
        ("down=4 yards=10/26/14", "at most 25"),
        ("momentum=6-5", "momentum=6-5"),
        ("momentum=11-0", "momentum"),
        ("score=7-0", "home cannot have this after 0 drives"),
        ("drive=3 score=5-0", "score=5-0"),
        ("drive=3 score=9-0", "home cannot have this after 1 drives"),
        ("drive=2 score=0-7", "away cannot have this"),
        ("drive=0", "drive=0"),
        (f"drive={10**30}", "drive="),
        (f"score={10**30}-0 drive=3", "score="),
        (f"yards={10**30}/1/1", "yards="),
        ("drive=7 score=7-6", "overtime is played from a tie"),
        ("drive=8 score=7-13", "overtime is played from a tie"),
        ("phase=touchdown yards=45/5/0", "every yard"),
        ("phase=touchdown down=3", "down=3"),
        ("phase=conversion yards=40/10/0", "a conversion is for 5 yards"),
        ("phase=between yards=5/5/40 drive=2", "begins with 10 neutral yards"),
        ("phase=flip down=1", "before the coin"),
        ("attacker=away first=home", "drive 1 is that of home"),
        ("attacker=north", "north"),
    ],
)
def test_positions_that_cannot_occur_are_refused(line: str, says: str) -> None:
    with pytest.raises(BadPosition) as e:
        at(line)
    assert says in e.value.message


def test_a_position_must_agree_with_the_options() -> None:
    with pytest.raises(BadPosition, match="no coin is flipped"):
        at("phase=flip", first_attacker="home")
    with pytest.raises(BadPosition, match="agreed that home attacks first"):
        at("first=away", first_attacker="home")
    with pytest.raises(BadPosition, match="drive 1 is that of away"):
        at("attacker=home", first_attacker="away")
    with pytest.raises(BadPosition, match="drive 8 is the last"):
        at("drive=9", max_overtime_rounds=1)


@pytest.mark.parametrize(
    ("line", "attacker"),
    [
        ("down=1", HOME),
        ("drive=2", AWAY),
        ("first=away", AWAY),
        ("first=away drive=2", HOME),
        ("attacker=away", AWAY),
    ],
)
def test_the_attacker_follows_from_what_is_given(line: str, attacker: int) -> None:
    assert asked(at(line)) == ("play", (attacker,))


@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("down=4 yards=20/3/27", "fourth"),
        ("phase=touchdown", "touchdown"),
        ("phase=conversion", "play"),
        ("phase=between drive=6 score=16-0", "concede"),
        ("phase=between drive=2", "play"),
        ("down=1 yards=45/5/0", "play"),
        ("drive=8 score=20-14 attacker=away", "play"),
    ],
)
def test_what_is_not_given_has_its_usual_value(line: str, question: str) -> None:
    match = at(line)
    assert match.need.question == question
    assert at(match.line()).state.dump() == match.state.dump()
