"""Boards are found by game, and a game without one is still shown."""

import dataclasses
import pathlib

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.show.look import Look
from downfield.kernel.spec import Game
from downfield.terminal.boards import PLAIN, board_of, drawn_beside
from downfield.terminal.style import DARK, LIGHT, NAMES, paint
from downfield.text import Text, languages
from downfield.text.retell import counted
from tests.contract.cases import answer_at_random
from tests.kernel import toy

MOST = 300  # stops that are drawn: all of a short match, several phases of a long one
PENNY = Game(
    dataclasses.replace(toy.SPEC, package="tests.kernel.toy"), pathlib.Path(toy.__file__).parent / "pack"
)


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_every_game_has_a_board_of_its_own(slug: str) -> None:
    assert board_of(downfield.game(slug)) is not PLAIN


@pytest.mark.parametrize("slug", downfield.GAMES)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [60, 80])
def test_a_board_fits_the_screen_in_every_language(slug: str, language: str, width: int) -> None:
    game, rng = downfield.game(slug), Rng(6)
    match, text = game.new(seed=2), Text(language, game.spec)
    before: list[str] = []
    for _ in range(MOST):
        if match.over:
            break
        look = Look(match, None, before=before)
        drawn = board_of(game).board(look, width, text.say)
        beside = drawn_beside(look, 2 * width, 40, text.say) or []
        assert max(sum(len(words) for words, _ in line) for line in drawn) <= width
        assert all(sum(len(words) for words, _ in line) <= 2 * width for line in beside)
        assert {style for line in drawn + beside for _, style in line} <= NAMES
        before = look.view.since or before
        answer_at_random(match, rng)
    printed = board_of(game).parts(game, width, text.say)
    assert max(sum(len(words) for words, _ in line) for line in printed) <= max(width, 74)
    assert text.faults == []


def test_a_game_without_a_board_shows_its_score_and_its_scene() -> None:
    match = PENNY.new(seed=1)
    lines = board_of(PENNY).board(Look(match, None), 80, str)
    shown = paint(lines).plain
    assert "■ 0 : 0 ▨" in shown
    assert "round 1" in shown
    assert {style for line in lines for _, style in line} <= NAMES


def test_a_game_without_a_board_counts_nothing_by_name() -> None:
    assert counted(PENNY) == {}


def test_light_and_dark_know_the_same_styles() -> None:
    assert set(LIGHT) == set(DARK)
