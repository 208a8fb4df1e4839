"""What the log, the questions and the screen say: names instead of ids, one row and two rows."""

import pytest
from tests.games.touch_down.table import at, game, move

from downfield.kernel.match import Match
from downfield.text import Text
from downfield.text.retell import counted

LANGUAGES = ("en", "it", "de")


def log(match: Match, language: str) -> list[str]:
    """The facts of a match as a coach reads them."""
    text, names = Text(language, game().spec), counted(game())
    return [text.event(event, ("Ada", "Bob"), (), names) for event in match.events]


def asked(match: Match, language: str) -> str:
    view = match.view(match.waiting()[0])
    return Text(language, game().spec).need(view.question, view.scene)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ada lines up: I formation."),
        ("it", "Ada si schiera: I formation."),
        ("de", "Ada stellt auf: I-Formation."),
    ],
)
def test_a_formation_is_told_by_its_name(language: str, told: str) -> None:
    assert log(at("row=8").play("attack i-form"), language)[-1] == told


@pytest.mark.parametrize(
    ("language", "one", "four"),
    [
        ("en", "1 second passes", "4 seconds pass"),
        ("it", "passa 1 secondo", "passano 4 secondi"),
        ("de", "1 Sekunde vergeht", "4 Sekunden vergehen"),
    ],
)
def test_one_second_passes_and_four_seconds_pass(language: str, one: str, four: str) -> None:
    start = move("80@l6", "27@t20")
    assert one in log(start.clone().play("t1 t1"), language)[0]
    assert four in log(start.clone().play("t1 t4"), language)[0]


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "1 square each"), ("it", "1 casella a giocatore"), ("de", "1 Feld je Spieler.")],
)
def test_who_moves_first_with_a_one_has_one_square(language: str, word: str) -> None:
    assert word in asked(move("80@l6", "27@t20").play("t1 t4 none"), language)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "& 1 row,"), ("it", "e 1 riga,"), ("de", "& 1 Reihe,")]
)
def test_one_row_is_to_go(language: str, word: str) -> None:
    assert word in asked(at("row=12 yc=8 down=2"), language)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "into the end zone"), ("it", "in end zone"), ("de", "in die Endzone")]
)
def test_a_kick_into_the_end_zone_goes_to_no_row(language: str, word: str) -> None:
    match = at("phase=kickoff").play("wall deep t1 t4 @l27 k6")
    assert word in next(line for line in log(match, language) if "1 kick" in line or "1 calcia" in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catch_behind_the_line_is_not_told_as_no_rows_beyond_it(language: str) -> None:
    match = move("80@l4,60@l7", "27@a20").play("t2 t4 >60 p6")
    assert not [line for line in log(match, language) if ", 0 " in line]
