"""The table in a terminal: play a match, or look at a record."""

import pathlib
import sys
from collections.abc import Mapping

from downfield.games import spec
from downfield.kernel import record
from downfield.kernel.errors import DownfieldError, RecordError
from downfield.kernel.options import Value
from downfield.kernel.record import Record
from downfield.kernel.spec import Game
from downfield.terminal import seating, shelf
from downfield.terminal.app import TableApp
from downfield.terminal.replay import Film
from downfield.text import Text

__all__ = ["learn", "play", "replay"]


def play(
    game: Game | None = None,
    options: Mapping[str, Value] | None = None,
    coaches: tuple[str, ...] | None = None,
    seed: int | None = None,
    folder: pathlib.Path | None = None,
    resume: pathlib.Path | None = None,
    pack: pathlib.Path | None = None,
    language: str = "en",
    speed: str = "quick",
) -> int:
    """Play at the terminal; the exit code.

    With `resume`, a match goes on from its record; `pack` names its components where they are not the usual ones. With
    a game and its coaches (the name of a program, `person` or `person:NAME`, one a side or one a seat) or a seed, a
    match begins at once; with a game alone people choose seats and options; with nothing they choose the game too.
    What is wrong is raised as a DownfieldError before a screen is drawn.
    """
    where = folder or shelf.records_folder()
    table = None
    if resume is not None:
        table = _resumed(resume, game, pack, language)
    elif game is not None and (coaches or seed is not None):
        text = Text(language, game.spec)
        table = seating.begin(game, options or {}, coaches or (), seed, where, text)
    elif game is not None:
        game.options(options)  # refuse what cannot be agreed before a screen is drawn
    _check_terminal(language)
    if table is not None:
        table.kept()  # only now: where nobody can play, no half record is left behind
    return _run(TableApp(where, language, game=game, options=options, table=table, speed=speed))


def learn(game: Game, name: str = "", folder: pathlib.Path | None = None, language: str = "en") -> int:
    """Play the guided match of a lesson at the terminal, the first where none is named; the exit code."""
    where = folder or shelf.records_folder()
    table = seating.learn(game, name, where, Text(language, game.spec))
    _check_terminal(language)
    return _run(TableApp(where, language, game=game, table=table.kept()))


def replay(read: Record, game: Game | None = None, language: str = "en") -> int:
    """Step through a record at the terminal; the exit code."""
    _check_terminal(language)
    game = game or Game(spec(read.tags["Game"]))
    film = Film(read, game, Text(language, game.spec))
    return _run(TableApp(shelf.records_folder(), language, film=film))


def _resumed(
    file: pathlib.Path, game: Game | None, pack: pathlib.Path | None, language: str
) -> seating.Seating:
    read = record.open_file(file)
    if read.tags["Result"] != "*":
        raise RecordError(Text(language).say("over-already", file=str(file), result=read.tags["Result"]))
    game = game or Game(spec(read.tags["Game"]), pack)
    return seating.resume(file, game, Text(language, game.spec))


def _check_terminal(language: str) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise DownfieldError(Text(language).say("no-terminal"))


def _run(app: TableApp) -> int:
    code = app.run()
    if app.parting():
        sys.stdout.write(app.parting() + "\n")
    return app.return_code or 0 if code is None else code
