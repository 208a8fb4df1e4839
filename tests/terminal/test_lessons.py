"""A guided match at the terminal, by keys: the coach speaks on sheets, explains a mistake, and lets go."""

import pathlib

import pytest

import downfield
from downfield.kernel.errors import BadOption
from downfield.kernel.lessons.script import NotAsked
from downfield.kernel.needs import CHANCE
from downfield.terminal import seating
from downfield.terminal.seating import Seating
from downfield.terminal.widgets import Sheet
from downfield.text import Text
from tests.lessons.test_every_lesson import ALL
from tests.lessons.test_script import _own
from tests.terminal.conftest import app_of, press, screen


def _learn(folder: pathlib.Path, slug: str = "first-and-roll", name: str = "", tag: str = "en") -> Seating:
    game = downfield.game(slug)
    return seating.learn(game, name, folder / "records", Text(tag, game.spec)).kept()


def _play_on(table: Seating, answers: int = 10**6) -> None:
    """Do what the coach asks, so many answers of everybody together at most."""
    while table.lesson is not None and table.lesson.lasts(table.match) and answers > 0:
        if table.match.state.need == CHANCE:
            table.roll()
            continue
        seat = table.owing()[0]
        table.answer(seat, table.decide(seat, table.match.state.clone()))
        answers -= 1


async def test_the_coach_speaks_explains_and_praises(tmp_path: pathlib.Path) -> None:
    table = _learn(tmp_path)
    app = app_of(table)
    async with app.run_test(size=(100, 40)) as pilot:
        await press(pilot)
        assert isinstance(app.screen, Sheet)
        assert "hide one die under a cup" in screen(app)
        await press(pilot, "enter", "1")  # red: he wants yellow
        assert "Red is the safe run" in screen(app)
        assert table.held == {1: 0}
        await press(pilot, "2")
        assert "different colours" in screen(app)
        await press(pilot, "enter", "h")  # once more
        assert "2nd & 3" in screen(app)
        await press(pilot, "enter", "k")
        assert table.match.points() == (14, 7)
        assert "the match is yours" in screen(app)


@pytest.mark.parametrize(("slug", "name"), ALL)
def test_every_lesson_can_be_played_to_its_end(slug: str, name: str, tmp_path: pathlib.Path) -> None:
    table = _learn(tmp_path, slug, name)
    _play_on(table)
    assert table.lesson is not None
    assert table.match.digest() == table.lesson.end.digest()


def test_a_lesson_goes_on_from_its_record(tmp_path: pathlib.Path) -> None:
    table = _learn(tmp_path)
    _play_on(table, 7)
    again = seating.resume(table.file, table.match.game, table.text)
    assert again.lesson is not None
    assert again.lesson.lasts(again.match)
    _play_on(again)
    assert again.match.points() == (14, 7)


def test_what_is_written_by_hand_is_judged_too(tmp_path: pathlib.Path) -> None:
    table = _learn(tmp_path, "first-and-roll")
    _play_on(table, 6)
    assert [c.token for c in table.match.options(0)] == ["pass", "bomb"]
    with pytest.raises(NotAsked):
        table.write(0, "bomb")
    table.write(0, "pass")
    assert table.match.moves[-1].token == "pass"


def test_with_components_that_do_not_fit_a_lesson_says_so(tmp_path: pathlib.Path) -> None:
    game = _own(tmp_path / "own", '{ face = "15", mark = "public" }', '{ face = "14", mark = "public" }')
    with pytest.raises(BadOption, match="does not fit your components"):
        seating.learn(game, "", tmp_path / "records", Text("en", game.spec))
