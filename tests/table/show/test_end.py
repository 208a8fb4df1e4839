"""How the end of a match is told to whoever looks."""

import pathlib

import pytest

import downfield
from downfield.kernel import record
from downfield.table.show.beside import played_out
from downfield.text import Text

GOLDEN = pathlib.Path(__file__).parents[2] / "golden"
SIDES = ("Ada", "Ben")
HOME, AWAY = 0, 1


@pytest.mark.parametrize(
    ("name", "seats", "told"),
    [
        ("first-downs", [HOME], "You lost 0–14"),
        ("first-downs", [AWAY], "You won 14–0"),
        ("first-downs", [], "Ben wins 14–0"),
        ("first-downs", [HOME, AWAY], "Ben wins 14–0"),
        ("blood-bowl", [AWAY], "A draw, 1–1"),
    ],
)
def test_whoever_played_is_told_what_came_of_it(name: str, seats: list[int], told: str) -> None:
    game = downfield.game(name)
    match = record.verify(record.open_file(GOLDEN / f"{name}.record"), game)
    assert played_out(match, seats, SIDES, Text("en", game.spec)) == told


def test_a_match_that_goes_on_has_no_end() -> None:
    game = downfield.game("first-downs")
    assert played_out(game.new(seed=1), [HOME], SIDES, Text("en", game.spec)) == ""
