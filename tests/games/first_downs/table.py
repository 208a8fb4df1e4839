"""A table to try rules on: positions in notation, scripts of answers and coins, and short questions about them."""

import functools
import pathlib
import shutil

import downfield
from downfield.kernel import pack
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.position import Json
from downfield.kernel.spec import Game

HOME, AWAY = 0, 1


@functools.cache
def game() -> Game:
    """The game with its own components."""
    return downfield.game("first-downs")


def at(line: str, **options: Value) -> Match:
    """A match at a position; home attacks unless it says otherwise, and coins are answered by face."""
    return game().at(line, options=options)


def changed(folder: pathlib.Path, file: str, old: str, new: str) -> Game:
    """The game with one thing changed in a copy of its components."""
    where = folder / "changed"
    if where.exists():
        shutil.rmtree(where)
    pack.copy("downfield.games.first_downs", "first-downs", where)
    text = (where / file).read_text(encoding="utf-8")
    assert old in text
    (where / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return downfield.game("first-downs", pack=where)


def see(match: Match, key: str) -> Json:
    """One thing that lies on the table."""
    return match.view().scene[key]


def yards(match: Match) -> str:
    """The three zones as a position writes them."""
    zones = see(match, "yards")
    assert isinstance(zones, list)
    return "/".join(str(zone) for zone in zones)


def facts(match: Match) -> list[str]:
    """What was told, in order."""
    return [event.key for event in match.events]


def asked(match: Match) -> tuple[str, tuple[int, ...]]:
    """The question that is open, and who is asked."""
    return match.need.question, match.need.seats


def tokens(match: Match, seat: int) -> list[str]:
    """What a seat may answer."""
    return [choice.token for choice in match.options(seat)]
