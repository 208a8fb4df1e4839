"""Positions by hand: lines, JSON, mappings."""

import pytest

from downfield.kernel.errors import BadPosition, DownfieldError, NotationError, UnknownName
from downfield.kernel.spec import Game


def test_what_is_not_given_has_its_usual_value(penny: Game) -> None:
    assert penny.at("round=2").line() == "round=2 score=0-0 deck=2/2/2"


@pytest.mark.parametrize("form", ["line", "json", "mapping", "position"])
def test_a_position_is_read_in_every_form_it_is_written_in(penny: Game, form: str) -> None:
    match = penny.at("round=2 score=3-1").play("H/T cardB")
    given = {
        "line": match.line(),
        "json": match.position().json(),
        "mapping": {"game": "penny", "fields": match.position().fields, "since": match.position().since},
        "position": match.position(),
    }[form]
    again = penny.at(given)  # type: ignore[arg-type]  # one of the forms
    assert again.state.dump() == match.state.dump()
    assert again.line() == match.line()


@pytest.mark.parametrize("score", ["3-1", (3, 1), [3, 1]])
def test_numbers_in_a_mapping_may_be_written_as_in_a_line_or_as_a_tuple(penny: Game, score: object) -> None:
    assert penny.at({"round": "2", "score": score}).line() == "round=2 score=3-1 deck=2/2/2"


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ("round", NotationError, "key=value"),
        ("round=x", NotationError, "whole number"),
        ("round=1 round=2", NotationError, "twice"),
        ("round=" + "9" * 5000, NotationError, "a whole number"),
        ("rond=1", UnknownName, "Did you mean round"),
        ("deck=2//2", NotationError, "3 numbers"),
        ("deck=/2/2", NotationError, "3 numbers"),
        ("score=1", BadPosition, "2 numbers"),
        ("score=1-2-3", BadPosition, "2 numbers"),
        ('{"round": "x"}', BadPosition, "whole number"),
        ('{"round": true}', BadPosition, "whole number"),
        ('{"round": ', NotationError, "Not a position"),
        ('{"game": "chess", "fields": {}}', BadPosition, "chess"),
        ('{"game": "penny", "fields": 3}', BadPosition, "Not a position"),
        ("round=1 :: H/T d6", BadPosition, "deck is rolled"),
        ("round=1 :: H", BadPosition, "do not fit"),
    ],
)
def test_a_bad_position_says_what_is_wrong(
    penny: Game, given: str, error: type[DownfieldError], says: str
) -> None:
    with pytest.raises(error, match=says):
        penny.at(given)
