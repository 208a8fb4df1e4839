"""The table of this game, and short questions of its own."""

import functools
import pathlib
import re
import shutil
from typing import Any, cast

from tests.games.table import AWAY, HOME, asked, facts, see, tokens

from downfield.games.touch_down import GAME
from downfield.games.touch_down.career import first_roster
from downfield.games.touch_down.components.parts import Parts
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.notation.positions import fields
from downfield.games.touch_down.notation.shown import Figure, scene_of
from downfield.kernel import pack
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

__all__ = [
    "AWAY", "HOME", "asked", "at", "board", "changed", "components", "facts", "field", "figure", "figures", "game",
    "grown", "move", "now", "see", "tokens", "where",
]  # fmt: skip


@functools.cache
def game() -> Game:
    """The game with its own components."""
    return Game(GAME)


def components() -> Parts:
    """What is in the box."""
    return cast(Parts, game().pack.parts)


def grown(team: str, **season: str) -> str:
    """The roster of a ready team in mid-season: no80="thrown45" has thrown 45 rows."""
    code = first_roster(components(), team)
    for who, done in season.items():
        code, found = re.subn(rf"(?<=[:,]){who[2:]}\*\d\.\d", rf"\g<0>+{done}", code)
        assert found == 1
    return code


def at(line: str, **options: Value) -> Match:
    """A match at a position; dice are answered by face."""
    return game().at(line, options=options)


def move(home: str, away: str, more: str = "", **options: Value) -> Match:
    """A match at the second move of an attack action of home, from row 8, the ball with home's quarterback 80."""
    words = dict(word.split("=") for word in f"row=8 move=2 ball=home80 {more}".split())
    line = " ".join(f"{key}={value}" for key, value in words.items())
    return at(f"phase=move {line} home={home} away={away}", **options)


def changed(folder: pathlib.Path, file: str, *changes: tuple[str, str]) -> Game:
    """The game with something changed in a copy of its components."""
    where = folder / "changed"
    if where.exists():
        shutil.rmtree(where)
    pack.copy(GAME.package, GAME.slug, where)
    text = (where / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (where / file).write_text(text, encoding="utf-8")
    return Game(GAME, where)


def board(match: Match) -> Gridiron:
    """The position itself."""
    return cast(Gridiron, match.state)


def field(match: Match, name: str) -> Any:
    """One field of the position as it is now."""
    return fields(match.state).get(name)


def figures(match: Match) -> list[Figure]:
    """Every counter on the field."""
    return scene_of(match.view()).figures


def figure(match: Match, side: int, number: int) -> Figure:
    """A counter on the field."""
    found = scene_of(match.view()).figure(side, number)
    assert found is not None
    return found


def where(match: Match, side: int, number: int) -> tuple[int, int]:
    """The column and row of a counter."""
    found = figure(match, side, number)
    return found.x, found.y


def now(match: Match) -> str:
    """What comes next: `home 1&5 on 8` for a down, else `home kickoff`; dots while the action is not over."""
    told = fields(match.state)
    who = told.get("possession", "nobody")
    if told["phase"] == "down":
        dots = "" if match.state.quiet else " ..."
        return f"{who} {told['down']}&{see(match, 'togo')} on {told['row']}{dots}"
    return f"{who} {told['phase']}"
