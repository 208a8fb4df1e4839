"""The report: drives, facts of both sides, whose coin falls."""

from tests.games.first_downs.table import HOME, at
from tests.games.reports import dice, driven, fact


def test_yards_count_when_they_are_taken() -> None:
    match = at("down=2 yards=20/8/22").play("ProSetA 1/Dime")
    assert driven(match) == [(HOME, 1, 7, "")]
    assert fact(match, "yards") == (7, 0)


def test_a_touchdown_counts_the_yards_that_were_left() -> None:
    match = at("down=4 yards=45/5/0").play("gamble ProSetA 1/Dime")
    assert driven(match) == [(HOME, 1, 5, "touchdown")]


def test_a_conversion_belongs_to_no_drive() -> None:
    match = at("down=4 yards=45/5/0").play("gamble ProSetA 1/Dime convert ProSetA 1/Dime")
    assert driven(match) == [(HOME, 1, 5, "touchdown")]


def test_a_failed_fourth_down_ends_the_drive() -> None:
    match = at("down=4 yards=20/8/22").play("gamble ProSetA 1/Dime")
    assert driven(match)[0] == (HOME, 1, 7, "downs")
    assert fact(match, "stopped") == (1, 0)


def test_a_coin_falls_for_whoever_calls_it() -> None:
    match = at("down=4 yards=10/10/30").play("fg heads cT")
    assert dice(match) == {"coin": (1, 0)}


def test_the_coin_of_the_beginning_falls_for_nobody() -> None:
    assert dice(at("phase=flip").play("cH")) == {}
