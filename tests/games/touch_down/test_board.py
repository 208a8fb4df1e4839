"""The table in characters: all of the field on a small screen."""

import pytest
from tests.games.touch_down.table import at, game, move

from downfield.games.touch_down import board
from downfield.kernel.match import Match
from downfield.text import Text


def drawn(match: Match, width: int = 80) -> list[str]:
    say = Text("en", game().spec).say
    return ["".join(words for words, _ in line) for line in board.board(match.view(0), game(), width, say)]


@pytest.mark.parametrize("width", [60, 80])
def test_it_fits_a_small_screen(width: int) -> None:
    lines = drawn(at("row=8").play("attack pro-set four-three stay"), width)
    assert len(lines) <= 16
    assert max(len(line) for line in lines) <= width


def test_every_counter_is_on_it_and_the_fallen_are_small() -> None:
    field = "".join(line[3:] for line in drawn(move("80@l6,50@c9x", "27@t20,20@b3"))[2:-2])
    assert sorted(letter for letter in field if letter.isalpha()) == ["D", "D", "Q", "b"]


def test_a_free_ball_is_a_star() -> None:
    assert "*" in "".join(drawn(move("80@l6", "27@t20", "ball=c7")))


def test_players_are_named_by_number_role_and_values() -> None:
    match = move("80@l6,50@k6", "27@t20").play("t1 t4")
    assert board.labels(match.view(0), game()) == {">50": "50 AB 1/2"}


@pytest.mark.parametrize(
    ("caption", "told"),
    [
        ("Q1 3:07 6-0 home 3rd & 4, row 9", "Quarter 1 3:07, 6-0: home 3rd & 4, row 9"),
        ("Q2 0:00 0-0 away kickoff", "Quarter 2 0:00, 0-0: away kicks off"),
        ("Q1 0:02 0-0 home field-goal move 2", "Quarter 1 0:02, 0-0: home with the ball, move 2"),
        ("Q1 0:00 0-0 toss", "Quarter 1 0:00, 0-0: the toss"),
        ("something else", "something else"),
    ],
)
def test_a_caption_is_told_in_words(caption: str, told: str) -> None:
    assert board.heading(caption, Text("en", game().spec).say) == told


def test_what_is_printed_names_teams_and_tables() -> None:
    lines = ["".join(w for w, _ in line) for line in board.parts(game(), 80, Text("en", game().spec).say)]
    assert any("Centurioni (40)" in line for line in lines)
    assert sum(line.strip().startswith(("1 ", "6 ")) for line in lines) == 4
