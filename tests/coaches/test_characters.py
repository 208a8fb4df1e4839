"""What a program may be like at any level."""

import pytest

import downfield
from downfield.coaches import CHARACTERS, check_level, coach, fallbacks, is_program, level, programs
from downfield.kernel.errors import DownfieldError, UnknownName
from downfield.kernel.needs import PASS
from downfield.table.protocol.wishes import person_name
from downfield.text import Text, languages
from tests.games.calciotto.table import AWAY, spread

CALCIOTTO = downfield.game("calciotto")
BOTH = ("steady", "steady-brawling")


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_game_has_only_characters_that_have_words(slug: str) -> None:
    assert set(downfield.game(slug).spec.characters) <= set(CHARACTERS)


@pytest.mark.parametrize("tag", languages())
def test_a_program_is_called_by_its_level_and_its_character(tag: str) -> None:
    text = Text(tag)
    assert text.coach("steady-bold") == f"{text.say('coach-steady')}, {text.say('character-bold')}"


def test_whoever_is_no_program_keeps_his_name() -> None:
    assert Text().coach("Anna-Maria") == "Anna-Maria"


def test_a_character_thinks_as_long_as_its_level_and_falls_back_to_those_below() -> None:
    assert level("sharp-bold").seconds == level("sharp").seconds > 0
    assert fallbacks("sharp-bold", CALCIOTTO) == ("steady", "rookie")


def test_chance_has_no_character() -> None:
    check_level("steady-bold", CALCIOTTO.spec)
    with pytest.raises(UnknownName):
        check_level("random-bold", CALCIOTTO.spec)


def test_a_character_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownName):
        coach("steady-bold", downfield.game("first-downs"), {})


def test_nobody_sits_down_under_the_name_of_a_program_with_a_character() -> None:
    assert all(is_program(name) for name in programs(CALCIOTTO.spec))
    assert not is_program("steady-going")
    with pytest.raises(DownfieldError):
        person_name("Steady-Bold")


def test_a_brawler_plays_a_hard_challenge_that_others_keep() -> None:
    line = "played=4 turn=away ball=home14 hand_away=tackle hand_home=tuffo"  # now steady thinks of cards
    match = spread(line, home="14@h9", away="14@h10").play("pass pass d1 d1 end x14")
    played = [coach(name, CALCIOTTO, match.options_agreed).decide(match.state, AWAY) for name in BOTH]
    assert played[0] == PASS != played[1]
