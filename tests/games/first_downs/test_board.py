"""The table in characters."""

from collections.abc import Sequence

import pytest

import downfield
from downfield.games.first_downs.board.characters import board, counted, labels, parts
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.terminal.style import NAMES
from downfield.text import Text

GAME = downfield.game("first-downs")
SAY = Text("en", GAME.spec).say
HOME_ATTACKS = {"first_attacker": "home"}


def lines(match: Match, width: int = 80, before: Sequence[str] = (), seat: int | None = None) -> list[str]:
    drawn = board(Look(match, seat, before=list(before)), width, SAY)
    return ["".join(words for words, _ in line) for line in drawn]


@pytest.mark.slow
@pytest.mark.parametrize("width", [48, 60, 80, 133])
def test_every_moment_of_a_match_fits_the_screen(width: int) -> None:
    match, rng = GAME.new(seed=4), Rng(9)
    while not match.over:
        drawn = board(Look(match, None, before=["ProSetA", "2/Nickel"]), width, SAY)
        assert len(drawn) <= 11
        assert max(sum(len(words) for words, _ in line) for line in drawn) <= width
        assert {style for line in drawn for _, style in line} <= NAMES
        seat = match.waiting()[0]
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)


def test_home_lies_on_the_left_whoever_attacks() -> None:
    for attacker in ("home", "away"):
        top = lines(GAME.at(f"attacker={attacker} down=2 yards=20/3/27"))[1]
        assert top.index("■ Home") < top.index("to go 3") < top.index("▨ Away")


def test_the_yards_lie_with_their_owner() -> None:
    assert "■ Home 20 attacks" in lines(GAME.at("attacker=home yards=20/3/27 down=2"))[1]
    assert "■ Home 27 defends" in lines(GAME.at("attacker=away yards=20/3/27 down=2"))[1]


@pytest.mark.parametrize("yards", ["0/10/40", "20/3/27", "4/13/33", "40/10/0", "36/14/0"])
def test_the_coins_are_the_real_ones_and_add_up(yards: str) -> None:
    drawn = "".join(lines(GAME.at(f"yards={yards} down=2"))[1:5])
    assert (drawn.count("(5)"), drawn.count("•")) == (7, 15)


def test_momentum_is_told_by_shape_and_number() -> None:
    row = lines(GAME.at("momentum=3-2"))[5]
    assert "■ 3 ●●●" in row
    assert "bank 5 ○○○○○" in row
    assert "▨ 2 ◎◎" in row


def test_down_coins_count_the_downs() -> None:
    assert "Down ●●●○ 3rd" in lines(GAME.at("down=3"))[5]


def test_the_play_lies_open_and_the_card_face_down() -> None:
    shown = lines(GAME.new(options=HOME_ATTACKS, seed=1).play("ProSetA"))
    assert "1:3" in shown[8]
    assert "3:13" in shown[8]
    assert "░" in shown[9]


def test_half_of_a_sealed_choice_changes_nothing_on_the_table() -> None:
    match = GAME.new(options=HOME_ATTACKS, seed=1).play("ProSetA")
    before = [lines(match, seat=seat) for seat in (None, 0, 1)]
    match.answer("Nickel", 1)
    assert [lines(match, seat=seat) for seat in (None, 0, 1)] == before


def test_cards_meet_zone_by_zone_once_they_are_shown() -> None:
    match = GAME.at("attacker=home momentum=3-0", options=HOME_ATTACKS).play("ProSetA 2/Nickel")
    shown = lines(match)
    assert match.need.question == "repeat-attacker"
    assert shown[8].index("2:8") - shown[9].index("-6") in (-1, 0, 1)
    assert "8 − 6 = 2 yards" in shown[10]


def test_a_tackle_is_called_one() -> None:
    match = GAME.at("attacker=home momentum=3-0", options=HOME_ATTACKS).play("ProSetA 3/Nickel")
    assert "tackled, no yards" in lines(match)[10]


def test_the_down_before_stays_in_sight() -> None:
    match = GAME.new(options=HOME_ATTACKS, seed=1).play("ProSetA 2/Nickel")
    assert "last down: 8 − 6 = 2 yards" in lines(match, before=("ProSetA", "2/Nickel"))[10]
    match.answer("ShotgunB")
    assert "Pro Set A 2 against Nickel: 8 − 6 = 2" in lines(match, before=("ProSetA", "2/Nickel"))[10]


def test_cards_are_labelled_with_what_they_make_of_the_open_play() -> None:
    match = GAME.new(options=HOME_ATTACKS, seed=1).play("ProSetA")
    assert labels(Look(match, 1))["Nickel"] == "Nickel     1: 5  2: 2  3: X"


def test_events_count_plays_and_cards_by_name() -> None:
    assert counted(GAME)["card"][3] == "Nickel"
    assert counted(GAME)["play"][4] == "Shotgun A"


def test_reconstructed_values_are_marked() -> None:
    shown = ["".join(words for words, _ in line) for line in parts(GAME, 74, SAY)]
    nickel = next(line for line in shown if "Nickel" in line).split()
    assert nickel == ["Nickel~", "+1~", "+2", "+1~", "X~", "-3~", "-6", "-5~", "·~", "X"]
