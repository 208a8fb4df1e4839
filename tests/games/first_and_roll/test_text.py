"""What the table says where a careless word would tell something wrong, in all languages."""

import functools
import re

import pytest
from tests.games.first_and_roll.table import at, facts, game
from tests.rules import rule

from downfield.kernel.match import Match
from downfield.text import Text

LANGUAGES = ("en", "it", "de")
COACHES = ("Ann", "Bob")
RECOVERED = ("clock-rolled", "block-recovered", "offence-rolled")
PUNT = "ball=30 down=4 togo=8 timeouts=0-0"


@functools.cache
def words(language: str) -> Text:
    return Text(language, game().spec)


def question(match: Match, language: str) -> str:
    return words(language).need(match.need.question, match.view(match.need.seats[0]).scene)


def log(match: Match, language: str = "en") -> list[str]:
    told = [words(language).event(event, COACHES, COACHES) for event in match.events]
    assert words(language).faults == []
    return told


@rule("FAR-9.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_flag_before_a_punt_is_a_question_about_the_kick_and_not_about_dice(language: str) -> None:
    punted = question(at(PUNT).play("punt RY rF y-2 PO5"), language)
    played = question(at(PUNT).play("play Y/Y Y0 yF C- PO5"), language)
    assert punted != played


@rule("FAR-9.3")
def test_a_declined_flag_lets_the_punt_go_on() -> None:
    assert question(at(PUNT).play("punt RY rF y-2 PO5"), "en").endswith("or decline and kick?")


@rule("FAR-6.5")
def test_a_flag_on_the_return_of_a_punt_is_a_question_about_the_return() -> None:
    match = at(PUNT).play("punt RY r-2 y-2 R K20 R1 return Y7 yF PD15")
    assert "return ended" in question(match, "en")


@rule("FAR-10.2")
@pytest.mark.parametrize(
    ("penalty", "told"),
    [
        ("PO5", "Ann moves back 5 yards, to their own 25."),
        ("PO15", "Ann moves back 15 yards, to their own 15."),
        ("PD15", "Ann moves up 15 yards, to their own 45."),
    ],
)
def test_the_log_tells_where_an_accepted_penalty_puts_the_ball(penalty: str, told: str) -> None:
    assert told in log(at("ball=30 down=2 togo=7").play(f"G/G G15 gF C- {penalty} accept"))


@rule("FAR-10.6", "FAR-10.7")
@pytest.mark.parametrize(
    ("ball", "penalty", "told"),
    [
        (95, "PD15", "Half the distance to the goal: Ann moves up 2 yards, to the opponents’ 3."),
        (13, "PO15", "Half the distance to their own goal: Ann moves back 6 yards, to their own 7."),
    ],
)
def test_half_the_distance_is_told_with_its_yards_and_the_new_spot(
    ball: int, penalty: str, told: str
) -> None:
    match = at(f"ball={ball} down=2 togo=5").play(["play"] if ball > 50 else [])
    assert told in log(match.play(f"Y/Y Y0 yF C- {penalty} accept"))


@rule("FAR-10.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_yards_of_a_penalty_are_told_in_every_language(language: str) -> None:
    told = log(at("ball=30 down=2 togo=7").play("G/G G15 gF C- PO10 accept"), language)
    assert any(re.search(r"\b10\b.*\b20\b", line) for line in told)


@rule("FAR-9.2")
@pytest.mark.parametrize(
    ("dice", "keys"),
    [
        ("CT", ["t-rolled", "block-lost"]),
        ("C- R4 r-2", [*RECOVERED, "defence-rolled", "gained", "downs-lost"]),
        ("Cclock R4 rF", [*RECOVERED, "block-flag", "gained", "downs-lost", "ticked"]),
    ],
)
def test_every_die_after_a_blocked_punt_is_told_and_what_came_of_it(dice: str, keys: list[str]) -> None:
    told = facts(at(PUNT).play(f"punt RY rF yF {dice}"))
    assert told[told.index("punt-blocked") + 1 :] == keys


@rule("FAR-9.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_picks_up_a_blocked_punt_has_it_at_the_line_of_scrimmage(language: str) -> None:
    assert re.search(r"Bob.*\b30\b", log(at(PUNT).play("punt RY rF yF CT"), language)[-1])


@pytest.mark.parametrize(("language", "one"), [("en", "1 yard"), ("it", "1 yard"), ("de", "1 Yard")])
def test_one_yard_is_one_yard(language: str, one: str) -> None:
    match = at("ball=99 down=4 togo=1")
    assert words(language).answer("declare", "fg", match.view(0).scene).endswith(one)
    assert f"{one}." in question(match.play("fg"), language)
