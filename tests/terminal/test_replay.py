"""A record looked at step by step."""

import pathlib

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.errors import RecordError, RecordMismatch
from downfield.terminal import _resumed
from downfield.terminal.app import TableApp
from downfield.terminal.replay import Film, ReplayScreen
from downfield.text import Text
from tests.contract.cases import LATE
from tests.terminal.conftest import Begin, play_on, press, screen

SCRIPT = "ProSetA 2/Nickel ShotgunB 3/GoalLine"


def film_of(script: str = SCRIPT) -> Film:
    game = downfield.game("first-downs")
    match = game.new(options={"first_attacker": "home"}, by_hand=True).play(script)
    return Film(record.read(record.write(match)), game, Text("en", game.spec))


async def test_arrows_step_through_the_answers(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, film=film_of())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right", "right")
        second = screen(app)
        await press(pilot, "left")
        first = screen(app)
    assert "Step 2 of 4" in second
    assert "8 − 6 = 2 yards" in second
    assert "Step 1 of 4" in first
    assert "Nickel" not in first


async def test_home_and_end_jump_and_plays_are_turned_like_pages(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, film=film_of())
    async with app.run_test(size=(80, 24)) as pilot:
        top = None
        seen = []
        for key in ("end", "home", "down", "down", "up"):
            await press(pilot, key)
            top = app.screen
            assert isinstance(top, ReplayScreen)
            seen.append(top.at)
    assert seen == [4, 0, 2, 4, 2]


async def test_the_last_step_of_a_cut_record_says_so(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, film=film_of())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "end")
        assert "The record ends here" in screen(app)


async def test_a_step_says_who_decided_what(tmp_path: pathlib.Path) -> None:
    app = TableApp(tmp_path, film=film_of())
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "right", "right")
        shown = screen(app)
    assert "Home: short pass right, 8 yards" in shown
    assert "Away: Nickel" in shown


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_whole_match_becomes_a_film(begin: Begin, late: Begin, slug: str) -> None:
    table = late(slug, LATE[slug], "random", "random") if slug in LATE else begin(slug, "random", "random")
    play_on(table)
    film = Film(record.open_file(table.file), table.match.game, table.text)
    assert film.match.state.dump() == table.match.state.dump()
    assert len(film.stops) > 20


def test_a_word_that_does_not_fit_is_named_with_its_line() -> None:
    game = downfield.game("first-downs")
    match = game.new(options={"first_attacker": "home"}, by_hand=True).play(SCRIPT)
    read = record.read(record.write(match).replace("ShotgunB", "ShotgunZ"))
    with pytest.raises(RecordMismatch, match="ShotgunZ"):
        Film(read, game, Text("en", game.spec))


def test_a_match_that_is_over_is_not_resumed(begin: Begin) -> None:
    table = begin("first-downs", "random", "random", drives=1)
    play_on(table)
    with pytest.raises(RecordError, match="downfield replay"):
        _resumed(table.file, None, None, "en")
