"""Chapter 17: what a match is worth, and giving it up."""

import pytest
from tests.games.blood_bowl.table import HOME, asked, at, duel, facts, field, told
from tests.rules import rule

from downfield.kernel.match import Match

LAST = "half=2 turns=8-8 kicking=home opener=home"


def whistle(score: str, hits: str = "0-0") -> Match:
    """The last turn of a match is over."""
    return at(f"turn=away home=11@a1 away=7@z1 ball=m8 score={score} hits={hits} {LAST}").play("end")


@rule("BB-17.15")
@pytest.mark.parametrize(
    ("score", "hits", "points"),
    [
        ("1-1", "0-0", [(0, 1, 0), (1, 1, 0)]),
        ("2-1", "0-0", [(0, 2, 0), (1, 0, 0)]),
        ("0-3", "0-0", [(0, 0, 0), (1, 2, 2)]),
        ("3-3", "2-0", [(0, 1, 1), (1, 1, 1)]),
        ("0-0", "3-2", [(0, 1, 2), (1, 1, 1)]),
    ],
)
def test_tournament_points(score: str, hits: str, points: list[tuple[int, ...]]) -> None:
    match = whistle(score, hits)
    assert match.over
    assert told(match, "points") == points


@rule("BB-17.13")
@pytest.mark.parametrize(
    ("score", "result"), [("2-0", (0, 3)), ("0-2", (0, 3)), ("0-3", (0, 3)), ("1-4", (1, 4)), ("1-3", (0, 3))]
)
def test_who_concedes_loses_by_three_or_by_more(score: str, result: tuple[int, int]) -> None:
    match = at(f"home=11@a1 away=7@z1 ball=m8 score={score}")
    match.resign(HOME)
    assert match.points() == result
    assert match.returns() == (-1.0, 1.0)
    assert told(match, "conceded") == [(HOME, *result)]
    assert told(match, "points") == [(0, -1, 0), (1, 2, 3)]


@rule("BB-17.15")
def test_a_blocker_who_goes_down_counts_for_the_other_side() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11block PD D6 D6 D6 D6 X1")
    assert field(match, "hits") == [0, 1]


@rule("BB-17.15")
@pytest.mark.parametrize(
    ("home", "away", "words"),
    [
        ("11@m8,12@a1", "7@n8p", "11foul *7 D6 D5 D6 D4 X1"),  # a foul
        ("11@m2,12@a1", "7@m1", "11block PB stay D6 D4 X1"),  # the crowd
        ("11@m8,12@a1", "7@n8", "11-l8 D1 D6 D6 D6 D6 X1"),  # a fall
    ],
)
def test_other_casualties_do_not_count(home: str, away: str, words: str) -> None:
    match = duel(home, away).play(words)
    assert "casualty" in facts(match)
    assert field(match, "hits") == [0, 0]


@rule("BB-17.14")
def test_nobody_minds_who_does_not_score() -> None:
    match = at("home=11@y8 away=7@a1 ball=home11").play("end")
    assert field(match, "ball") == "home11"
    assert not {"turnover", "knocked-down"} & set(facts(match))


@rule("BB-17.16", "BB-11.7")
@pytest.mark.parametrize(
    ("home", "away", "words", "cause"),
    [
        ("11@m8,12@a1", "7@n8", "11block POW o8 stay D6 D5 D6 D4 X1", 2),
        ("11@m8,12@a1", "7@n8p", "11foul *7 D6 D5 D6 D4 X1", 4),
        ("11@m2,12@a1", "7@m1", "11block PB stay D6 D4 X1", 1),
        ("11@m8,12@a1", "7@n8", "11-l8 D1 D6 D6 D6 D6 X1", 8),
        ("11@m8,12@a1", "7@z1", "11-n8-o8-p8-q8-r8-s8-t8 D1 D6 D6 D6 D6 X1", 0),
    ],
)
def test_a_casualty_is_told_with_its_cause(home: str, away: str, words: str, cause: int) -> None:
    match = duel(home, away).play(words)
    assert [event.args()["cause"] for event in match.events if event.key == "casualty"] == [cause]


@rule("BB-0.10")
def test_a_decision_is_taken_back_until_a_die_is_rolled() -> None:
    match = duel("11@m8,12@a1", "7@n8").play("11-m9")
    assert match.need.die == "six"
    assert match.can_take_back(HOME)
    match.take_back(HOME)
    assert asked(match) == ("step", (HOME,))
    match.play("m9 D6")
    assert not match.can_take_back(HOME)
