"""The table in characters."""

from collections.abc import Sequence

import pytest

import downfield
from downfield.games.first_and_roll.board.characters import board, parts
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.terminal.style import NAMES
from downfield.text import Text

GAME = downfield.game("first-and-roll")
SAY = Text("en", GAME.spec).say


def lines(match: Match, width: int = 80, before: Sequence[str] = (), seat: int | None = None) -> list[str]:
    drawn = board(Look(match, seat, before=list(before)), width, SAY)
    return ["".join(words for words, _ in line) for line in drawn]


@pytest.mark.slow
@pytest.mark.parametrize("width", [60, 80, 133])
def test_every_moment_of_a_match_fits_the_screen(width: int) -> None:
    match, rng = GAME.new(by_hand=True), Rng(9)
    while not match.over:
        drawn = board(Look(match, None, before=["G15", "CT", "Cclock"]), width, SAY)
        assert len(drawn) <= 11
        assert max(sum(len(words) for words, _ in line) for line in drawn) <= width
        assert {style for line in drawn for _, style in line} <= NAMES
        seat = match.waiting()[0] if match.waiting() else None
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)


@pytest.mark.parametrize("down", [1, 2, 3, 4])
def test_the_ball_lies_in_the_lane_of_its_down(down: int) -> None:
    lanes = lines(GAME.at(f"ball=31 down={down} togo=7"))[3:7]
    assert [lane.startswith("▸") for lane in lanes] == [number == down for number in (1, 2, 3, 4)]
    assert [lane.count("●") for lane in lanes] == [int(number == down) for number in (1, 2, 3, 4)]


def test_home_plays_to_the_right_and_away_to_the_left() -> None:
    home = lines(GAME.at("possession=home ball=31 down=1 togo=10"))[3]
    away = lines(GAME.at("possession=away ball=31 down=1 togo=10"))[3]
    assert home.index("●") < home.index("›") < home.index("┃")
    assert away.index("┃") < away.index("‹") < away.index("●")
    assert "▶▶" in lines(GAME.at("possession=home ball=31"))[0]
    assert "◀◀" in lines(GAME.at("possession=away ball=31"))[0]


def test_the_marker_stands_in_every_lane() -> None:
    lanes = lines(GAME.at("ball=31 down=2 togo=7"))[3:7]
    assert len({lane.index("┃") for lane in lanes}) == 1


def test_the_spot_is_said_as_commentators_do() -> None:
    assert "2nd & 7 at the home 31" in lines(GAME.at("ball=31 down=2 togo=7"))[7]
    assert "1st & 10 at midfield" in lines(GAME.at("ball=50"))[7]
    assert "1st & goal at the home 4" in lines(GAME.at("possession=away ball=96"))[7]


def test_time_outs_are_told_by_shape() -> None:
    row = lines(GAME.at("ball=31 timeouts=1-2"))[1]
    assert "■ ●○○" in row
    assert "▨ ◎◎○" in row


def test_the_clock_track_empties() -> None:
    row = lines(GAME.at("ball=31 clock=4:00"))[1]
    assert "4:00" in row
    assert (row.count("▮"), row.count("▯")) == (2, 13)


def test_dice_of_the_present_play_lie_in_their_order() -> None:
    match = GAME.at("ball=90 down=1 clock=30:00").play("play G/G G(25)")
    top, face = lines(match)[8:10]
    assert "green" in top
    assert "now" in face
    assert "(25)" in face


def test_defence_dice_have_a_double_edge() -> None:
    match = GAME.at("ball=31 down=1").play("R/R R3 r-2")
    assert "╭─red──╮ ╔═red══╗" in lines(match)[8]


def test_the_last_dice_stay_until_new_ones_are_rolled() -> None:
    match = GAME.at("ball=31 down=1")
    assert "last" in lines(match, before=("G/R", "G15", "C-"))[9]
    assert "15" in lines(match, before=("G/R", "G15", "C-"))[9]


def test_half_of_a_sealed_choice_changes_nothing_on_the_table() -> None:
    match = GAME.at("ball=31 down=1")
    before = [lines(match, seat=seat) for seat in (None, 0, 1)]
    match.answer("G", 0)
    assert [lines(match, seat=seat) for seat in (None, 0, 1)] == before


def test_what_was_shown_stands_below_the_field() -> None:
    match = GAME.at("ball=31 down=1").play("R/R R3")
    assert "red against red" in lines(match)[7]


def test_end_zones_are_solid_and_hatched() -> None:
    lanes = lines(GAME.at("ball=31"))[3:7]
    assert "".join(lane[7] for lane in lanes) == "HOME"
    assert [lane[-5:] for lane in lanes] == ["▒ A ▒", "▒ W ▒", "▒ A ▒", "▒ Y ▒"]


def test_reconstructed_faces_are_marked() -> None:
    shown = ["".join(words for words, _ in line) for line in parts(GAME, 74, SAY)]
    assert next(line for line in shown if "red" in line).split() == [
        "red",
        "1",
        "[2]",
        "3~",
        "3~",
        "4",
        "(6)",
    ]
