"""The table in characters, the words of the record, and what texts are told."""

import re

import pytest
from tests.games.calciotto.table import AWAY, HOME, at, game, spread

from downfield.games.calciotto.board import characters as board
from downfield.games.calciotto.notation.answers import join, split
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.show.look import Look
from downfield.terminal.boards import labels_of
from downfield.text import Text
from downfield.text.retell import counted


def drawn(line: str, seat: int | None = HOME, width: int = 80) -> list[str]:
    match, text = spread(line), Text("en", game().spec)
    return ["".join(w for w, _ in row) for row in board.board(Look(match, seat), width, text.say)]


def test_the_board_shows_figures_ball_score_and_hand() -> None:
    shown = drawn("hand_home=tackle score=2-1 played=20")
    assert "Italia 2" in shown[0]
    assert "10' Movement" in shown[0]
    assert "*14" in next(row for row in shown if row.startswith(" h"))
    assert "|14" in next(row for row in shown if row.startswith(" h"))  # away's has a stroke
    assert any("Your hand: Tackle" in row for row in shown)


def test_the_board_fits_a_small_terminal() -> None:
    for width in (60, 80, 120):
        shown = drawn("hand_home=tackle,tuffo,sprint3 hand_away=tackle", width=width)
        assert len(shown) <= 22
        assert max(map(len, shown)) <= width


def test_no_word_is_cut_in_two() -> None:
    hand = "cancella,cancella,ammonizione,ammonizione,contropiede,contropiede,dribbling,punizione"
    for width in range(50, 90):
        shown = drawn(f"hand_home={hand}", width=width)
        at = next(i for i, row in enumerate(shown) if "Your hand" in row)
        words = " ".join(shown[at : at + 2]).partition("■")[0].replace(",", "").split()[2:]
        assert set(words) == {"2", "Cancel", "Booking", "Counter-attack", "Dribble", "Foul"}


def test_the_pitch_lies_as_in_the_drawing_with_its_zones() -> None:
    shown = drawn("", width=80)
    columns = [row for row in shown if re.match(r" [a-p] ", row)]
    assert [row[1] for row in columns] == list("abcdefghijklmnop")
    assert columns[7].replace("*14", "  ·").replace("|14", "  ·").split()[1:] == [
        "1", *"+:::--········--:::+", "="
    ]  # fmt: skip
    assert columns[0].split() == ["a", "2", "3", "6", "|6", "|3", "|2"]  # nothing is drawn on the wings


def test_beside_what_is_asked_narrow_cells_show_whose_a_figure_is_by_an_underline() -> None:
    match, text = spread("hand_home=tackle"), Text("en", game().spec)
    for width, cell in ((80, 2), (120, 3)):
        lines = board.beside(Look(match, HOME), width, 24, text.say)
        assert lines is not None
        assert max(sum(len(words) for words, _ in line) for line in lines) <= 3 + 22 * cell
        styles = {style for line in lines for words, style in line if "14" in words and line[0][0] == " h "}
        assert styles == {"ball", "away-mark"}
    assert board.beside(Look(match, HOME), 76, 24, text.say) is None
    assert board.beside(Look(match, HOME), 120, 23, text.say) is None


def test_a_spectator_sees_no_hand() -> None:
    assert not any("Tackle" in row for row in drawn("hand_home=tackle", None))


@pytest.mark.parametrize(
    ("caption", "said"),
    [
        ("0' callup", "Minute 0, 0-0: the call-up"),
        ("12' 1-0 away relaunch, away 1 i21", "Minute 12, 1-0: Away relaunches, ball with Away 1 on i21"),
        ("3' 0-0 home kickoff", "Minute 3, 0-0: Home kicks off"),
    ],
)
def test_a_caption_is_told_in_words(caption: str, said: str) -> None:
    assert board.heading(caption, Text("en", game().spec).say) == said


@pytest.mark.parametrize(
    ("language", "name", "drawn_from"),
    [("en", "Slide tackle", "the deck"), ("it", "Scivolata", "il mazzo"), ("de", "Grätsche", "der Stapel")],
)
def test_a_card_has_one_name_wherever_it_is_named(language: str, name: str, drawn_from: str) -> None:
    line = "turn=away ball=home14 hand_away=scivolata,sprint3 hand_home=scivolata under=scivolata"
    match = spread(line, away="14@h10").play("pass pass d1 d1 end x14")
    text = Text(language, game().spec)
    assert labels_of(Look(match, AWAY), text.say)["scivolata"] == name
    match.play("scivolata pass")
    rows = ["".join(w for w, _ in row) for row in board.board(Look(match, HOME), 80, text.say)]
    assert sum(name in row for row in rows) == 3  # on the table, in the hand, under the deck
    played = next(event for event in match.events if event.key == "card")
    assert name in text.event(played, ("Anna", "Bert"), (), counted(game()))
    assert text.face("card", "scivolata") == f"{drawn_from}: {name}"


def test_every_card_has_a_name_of_its_own() -> None:
    for language in ("en", "it", "de"):
        text = Text(language, game().spec)
        names = {text.named("card", code) for code in counted(game())["card"]}
        assert len(names - set(counted(game())["card"])) == 13


@pytest.mark.parametrize(
    ("words", "joined"),
    [
        (["14n", "14n", "14e", "2n", "end"], ["14n2e", "2n", "end"]),
        (["2", "@g4", "4", "@j4"], ["2@g4", "4@j4"]),
        (["14", "13", "pass"], ["14", "13", "pass"]),
        (["?", "?", "d6"], ["?", "?", "d6"]),
        (["2=g4", ">6", "!h"], ["2=g4", ">6", "!h"]),
    ],
)
def test_steps_of_a_figure_are_one_word(words: list[str], joined: list[str]) -> None:
    assert join(words) == joined
    assert [part for word in joined for part in split(word)] == words


def test_a_record_is_readable_and_plays_again() -> None:
    match, rng = game().new(seed=3, options={"seconds_per_phase": 90}), Rng(5)
    while not match.over:
        options = match.options()
        match.answer(options[rng.below(len(options))].value)
    text = record.write(match)
    assert "1@" in text
    assert record.verify(record.read(text), game()).line() == match.line()


def test_a_position_line_can_be_typed() -> None:
    line = at("turn=away ball=home14 score=1-0").line()
    assert line.startswith("phase=movement turn=away ball=home14 home=1@h0,2@g4,4@j4,6@b6")
    assert at(line).line() == line
