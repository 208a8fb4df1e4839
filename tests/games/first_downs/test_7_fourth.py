"""Chapter 7: gamble, field goal, punt."""

import pytest

from downfield.kernel.errors import IllegalAnswer, WrongDie
from tests.games.first_downs.table import AWAY, HOME, asked, at, facts, see, tokens, yards
from tests.rules import rule


@rule("FFD-7.1")
def test_a_fourth_down_has_exactly_three_choices() -> None:
    assert tokens(at("down=4"), HOME) == ["gamble", "fg", "punt"]


@rule("FFD-7.1")
@pytest.mark.parametrize("word", ["fg", "punt"])
def test_kicks_exist_on_fourth_down_only(word: str) -> None:
    with pytest.raises(IllegalAnswer) as e:
        at("down=3").play(word)
    assert e.value.rule == "FFD-7.1"


@rule("FFD-7.2")
def test_a_good_gamble_keeps_the_drive_going() -> None:
    match = at("down=4 yards=20/5/25").play("gamble ProSetA 1/Dime")
    assert (see(match, "attacker"), see(match, "down"), yards(match)) == (HOME, 1, "27/10/13")


@rule("FFD-7.2")
def test_a_gamble_may_score() -> None:
    assert asked(at("down=4 yards=45/5/0").play("gamble ProSetA 1/Dime")) == ("touchdown", (HOME,))


@rule("FFD-7.2")
def test_a_failed_gamble_leaves_the_yards_where_they_lie() -> None:
    match = at("down=4 yards=20/8/22").play("gamble ProSetA 1/Dime")
    assert (see(match, "attacker"), yards(match)) == (AWAY, "23/10/17")
    assert "stopped" in facts(match)


@rule("FFD-7.3")
def test_the_distance_is_neutral_zone_and_defenders_zone() -> None:
    match = at("down=4 yards=30/6/14").play("fg")
    kick = next(e for e in match.events if e.key == "kick-free")
    assert kick.args() == {"side": HOME, "distance": 20}


@rule("FFD-7.3")
def test_twenty_yards_are_free() -> None:
    assert at("down=4 yards=30/10/10").play("fg").points() == (3, 0)


@rule("FFD-7.4")
@pytest.mark.parametrize(
    ("line", "calls"),
    [("29/10/11", 1), ("20/10/20", 1), ("19/10/21", 2), ("10/10/30", 2), ("9/10/31", 3), ("0/10/40", 3)],
)
def test_every_further_ten_yards_begun_need_a_call(line: str, calls: int) -> None:
    """Worked example X3: three calls from 41 to 50 yards."""
    match = at(f"down=4 yards={line}").play("fg")
    assert (asked(match), see(match, "calls")) == (("toss", (HOME,)), calls)


@rule("FFD-7.5")
@pytest.mark.parametrize(("call", "coin"), [("heads", "cH"), ("tails", "cT")])
def test_the_right_call_is_good(call: str, coin: str) -> None:
    assert at("down=4 yards=20/10/20").play(f"fg {call} {coin}").points() == (3, 0)


@rule("FFD-7.5")
def test_every_call_must_be_right() -> None:
    match = at("down=4 yards=0/10/40").play("fg heads cH tails cT")
    assert (match.points(), see(match, "calls")) == ((0, 0), 1)
    match.play("heads cH")
    assert match.points() == (3, 0)


@rule("FFD-7.5")
def test_the_first_wrong_call_ends_the_attempt() -> None:
    match = at("down=4 yards=0/10/40 momentum=5-0").play("fg heads cT")
    assert (match.points(), asked(match)) == ((0, 0), ("play", (AWAY,)))


@rule("FFD-7.5")
def test_before_each_toss_the_attacker_calls_or_pays() -> None:
    match = at("down=4 yards=0/10/40 momentum=1-0").play("fg")
    assert tokens(match, HOME) == ["heads", "tails", "pay"]
    match.play("heads cH pay")
    assert tokens(match, HOME) == ["heads", "tails"]


@rule("FFD-7.5")
def test_a_coin_is_tossed_only_after_a_call() -> None:
    with pytest.raises(IllegalAnswer):
        at("down=4").play("fg cH")
    with pytest.raises(WrongDie):
        at("down=4").play("fg heads tails")


@rule("FFD-7.6")
def test_a_good_kick_resets_the_positions() -> None:
    match = at("down=4 yards=30/10/10").play("fg")
    assert (see(match, "attacker"), yards(match)) == (AWAY, "0/10/40")


@rule("FFD-7.6")
def test_after_a_miss_the_yards_stay() -> None:
    match = at("down=4 yards=25/5/20").play("fg heads cT")
    assert (match.points(), see(match, "attacker"), yards(match)) == ((0, 0), AWAY, "25/10/15")


@rule("FFD-7.7")
def test_a_punt_resets_the_positions_without_points() -> None:
    match = at("down=4 yards=25/5/20").play("punt")
    assert (match.points(), see(match, "attacker"), yards(match)) == ((0, 0), AWAY, "0/10/40")


@rule("FFD-7.7")
@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("yards=25/5/20", "punt"),
        ("yards=30/10/10", "fg"),
        ("yards=25/5/20", "fg tails cT"),
        ("yards=25/5/20", "fg tails cH"),
    ],
)
def test_a_kick_opens_no_window_and_earns_no_momentum(line: str, script: str) -> None:
    match = at(f"down=4 {line} momentum=3-7").play(script)
    assert (asked(match), see(match, "momentum")) == (("play", (AWAY,)), [3, 7])
