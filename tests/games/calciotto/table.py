"""The table of this game, and short questions of its own."""

import functools
import pathlib
import shutil
from typing import Any, cast

from tests.games.table import AWAY, HOME, asked, facts, see, tokens

from downfield.games.calciotto import GAME
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.notation.positions import fields
from downfield.games.calciotto.notation.shown import Figure, scene_of
from downfield.kernel import pack
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

__all__ = [
    "AWAY", "HOME", "asked", "at", "changed", "facts", "field", "figure", "game", "now", "pitch", "see", "spread",
    "tokens", "where",
]  # fmt: skip

HOME_FAR = "1@h0,2@a2,3@a3,6@a4,7@p2,10@p3,13@p4"  # out of everybody's way
AWAY_FAR = "1@i21,2@a19,3@a18,6@a17,7@p19,10@p18,13@p17"


@functools.cache
def game() -> Game:
    """The game with its own components."""
    return Game(GAME)


def at(line: str, **options: Value) -> Match:
    """A match at a position; dice are answered by face."""
    return game().at(line, options=options)


def spread(more: str, home: str = "14@h9", away: str = "14@h12", **options: Value) -> Match:
    """A match at a position in which all but one figure of each side stand on the wings."""
    return at(f"home={HOME_FAR},{home} away={AWAY_FAR},{away} {more}", **options)


def changed(folder: pathlib.Path, file: str, old: str, new: str) -> Game:
    """The game with something changed in a copy of its components."""
    where = folder / "changed"
    if where.exists():
        shutil.rmtree(where)
    pack.copy(GAME.package, GAME.slug, where)
    text = (where / file).read_text(encoding="utf-8")
    assert old in text
    (where / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return Game(GAME, where)


def pitch(match: Match) -> Pitch:
    """The position itself."""
    return cast(Pitch, match.state)


def field(match: Match, name: str) -> Any:
    """One field of the position as it is now."""
    return fields(match.state).get(name)


def figure(match: Match, side: int, number: int) -> Figure:
    """A figure on the pitch."""
    found = scene_of(match.view()).figure(side, number)
    assert found is not None
    return found


def where(match: Match, side: int, number: int) -> str:
    """The square of a figure."""
    return figure(match, side, number).square


def now(match: Match) -> str:
    """What comes next: `home movement, ball home14`; dots while the phase is not over."""
    told = fields(match.state)
    dots = "" if match.state.quiet or match.over else " ..."
    ball = f", ball {told['ball']}" if "ball" in told else ""
    return f"{told.get('turn', 'nobody')} {told['phase']}{ball}{dots}"
