"""What coaches like to call, in the words of the game."""

import pathlib

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.match import Match
from downfield.kernel.show.report import Call
from downfield.text import Text, key_of
from downfield.text.calls import FEW, calls_of, favourites

GOLDEN = pathlib.Path(__file__).parents[1] / "golden"


def golden(slug: str) -> Match:
    read = record.open_file(GOLDEN / f"{slug}.record")
    return record.verify(read, downfield.game(slug))


@pytest.mark.parametrize(
    ("slug", "field", "known"),
    [
        ("first-downs", "zone", "run left"),
        ("first-downs", "card", "Goal Line"),
        ("first-and-roll", "answer-dice", "G"),
        ("calciotto", "card", "scivolata"),
        ("touch-down", "answer-lineup", "stack"),
        ("blood-bowl", "action", "block"),
    ],
)
def test_what_both_called_is_counted(slug: str, field: str, known: str) -> None:
    found = calls_of(golden(slug))
    assert known in {one.call.name for one in found if one.call.field == field}
    assert {one.seat for one in found} == {0, 1}


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("slug", downfield.GAMES)
def test_every_call_has_words(slug: str, language: str) -> None:
    text = Text(language, downfield.game(slug).spec)
    for one in calls_of(golden(slug)):
        assert text.has(f"calls-{one.call.kind}")
        printed = (
            slug == "first-downs" and one.call.field == "card"
        )  # a defence card bears its name in every language
        assert printed or text.has(f"{one.call.field}-{key_of(one.call.name)}")


def test_the_most_frequent_come_first_with_their_share() -> None:
    red, green = (Call("attack", "answer-dice", die) for die in "RG")
    [told] = favourites([(red, 3), (green, 6), (red, 1)], Text("en", downfield.game("first-and-roll").spec))
    assert (told.kind, told.told, told.of) == ("On attack", ["Green: pass, 60%", "Red: run, 40%"], 10)


def test_few_calls_make_no_favourite() -> None:
    red = Call("attack", "answer-dice", "R")
    assert not favourites([(red, FEW - 1)], Text("en", downfield.game("first-and-roll").spec))
