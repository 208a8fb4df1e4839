"""Boards are found by game, and a game without one is still shown."""

import dataclasses
import pathlib

import pytest

import downfield
from downfield.kernel.spec import Game
from downfield.terminal.boards import PlainBoard, board_of
from downfield.terminal.style import DARK, LIGHT, NAMES, paint
from downfield.text.retell import counted
from tests.kernel import toy

PENNY = Game(
    dataclasses.replace(toy.SPEC, package="tests.kernel.toy"), pathlib.Path(toy.__file__).parent / "pack"
)


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_every_game_has_a_board_of_its_own(slug: str) -> None:
    assert not isinstance(board_of(downfield.game(slug)), PlainBoard)


def test_a_game_without_a_board_shows_its_score_and_its_scene() -> None:
    match = PENNY.new(seed=1)
    lines = board_of(PENNY).board(match.view(None), PENNY, 80)
    shown = paint(lines).plain
    assert "■ 0 : 0 ▨" in shown
    assert "round 1" in shown
    assert {style for line in lines for _, style in line} <= NAMES


def test_a_game_without_a_board_counts_nothing_by_name() -> None:
    assert counted(PENNY) == {}


def test_light_and_dark_know_the_same_styles() -> None:
    assert set(LIGHT) == set(DARK)
