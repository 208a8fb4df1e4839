"""A table in a scratch folder, and a way to read its screen."""

import asyncio
import pathlib
import time
from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.dice import SeededDice
from downfield.kernel.needs import CHANCE
from downfield.kernel.options import Value
from downfield.terminal import seating
from downfield.terminal.app import TableApp
from downfield.terminal.handover import HandOver
from downfield.terminal.seating import Seating
from downfield.text import Text

Begin = Callable[..., Seating]


@pytest.fixture(autouse=True)
def scratch(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """Nothing is written outside the test's own folder."""
    monkeypatch.setenv("DOWNFIELD_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def begin(tmp_path: pathlib.Path) -> Begin:
    """Begins a match in the scratch folder."""

    def started(slug: str, *coaches: str, seed: int | None = 5, **options: Value) -> Seating:
        game = downfield.game(slug)
        text = Text("en", game.spec)
        return seating.begin(game, options, coaches, seed, tmp_path / "records", text).kept()

    return started


@pytest.fixture
def late(tmp_path: pathlib.Path) -> Begin:
    """Begins a match at a position."""

    def started(slug: str, line: str, *coaches: str, **options: Value) -> Seating:
        game = downfield.game(slug)
        match = game.at(line, options=options, by_hand=True, coaches=coaches)
        match.dice = SeededDice(5)
        return Seating(match, Text("en", game.spec), tmp_path / "records" / f"{slug}.record").kept()

    return started


def app_of(table: Seating, speed: str = "off") -> TableApp:
    """The application with a match on the table; dice lie at once."""
    return TableApp(table.file.parent, table=table, speed=speed)


def screen(app: TableApp) -> str:
    """Every character on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys one by one, each once the screen is ready for it, as a person does."""
    await settled(pilot)
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def settled(pilot: Pilot[Any], seconds: float = 20) -> None:
    """Wait until all that was said on the screen is heard, and what came of it stands there."""
    end, calm = time.monotonic() + seconds, 0
    while calm < 2:
        assert time.monotonic() < end, "the screen never came to rest"
        await pilot._wait_for_screen()
        if pilot.app.is_running:
            pilot.app.screen._on_timer_update()  # draws what has changed
        await asyncio.sleep(0)
        calm = calm + 1 if is_calm(pilot.app) else 0


def is_calm(app: App[Any]) -> bool:
    """Whether nothing waits to be heard, by the application or by anything on its screens."""
    listeners = [app, *(part for shown in app.screen_stack for part in shown.walk_children(with_self=True))]
    return not app.is_running or not any(
        part.message_queue_size or part._next_callbacks for part in listeners
    )


async def sit_down(pilot: Pilot[Any], app: TableApp) -> None:
    """Lift the cover, where a match begins with something secret."""
    await settled(pilot)
    if isinstance(app.screen, HandOver):
        await press(pilot, "enter")


async def until(pilot: Pilot[Any], done: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for a program that thinks beside the screen."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it never came to that"
        await asyncio.sleep(0.005)


def play_on(table: Seating, steps: int = 10**6, seed: int = 1) -> None:
    """Answer at random, a seat at a time, with the dice in between."""
    rng = Rng(seed)
    while not table.match.over and steps > 0:
        if table.match.state.need == CHANCE:
            table.roll()
            continue
        seat = table.owing()[0]
        options = table.match.options(seat)
        table.answer(seat, options[rng.below(len(options))].value)
        steps -= 1
