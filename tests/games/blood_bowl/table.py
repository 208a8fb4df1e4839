"""The table of this game, and short questions of its own."""

import functools
from typing import Any, cast

from tests.games.table import AWAY, HOME, asked, facts, see, tokens

from downfield.games.blood_bowl import GAME
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.positions import fields
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

__all__ = [
    "AWAY", "HOME", "asked", "at", "duel", "facts", "field", "game", "pitch", "see", "slot", "status", "tokens",
    "told", "where",
]  # fmt: skip


@functools.cache
def game() -> Game:
    """The game with its own components."""
    return Game(GAME)


def at(line: str, **options: Value) -> Match:
    """A match at a position, in home's first turn unless it says otherwise; dice are answered by face.

    Home are humans and away elves unless options say otherwise; `more` gives skills where they matter.
    """
    return game().at(line, options=options)


def duel(home: str, away: str, more: str = "", gains: str = "") -> Match:
    """Linemen: home's 11 to 14 (MA 6, ST 3, AG 3+, PA 4+, AV 9+), away's 7 to 12 (AG 2+, PA 4+, AV 8+)."""
    words = dict(word.split("=") for word in f"rerolls=0-0 doctors=0-0 {more}".split())
    line = " ".join(f"{key}={value}" for key, value in words.items())
    return at(f"home={home} away={away} {line}" + (f" more={gains}" if gains else ""))


def pitch(match: Match) -> Pitch:
    """The position itself."""
    return cast(Pitch, match.state)


def slot(name: str) -> int:
    """The slot of home4."""
    return SLOTS * ("home", "away").index(name[:4]) + int(name[4:]) - 1


def status(match: Match, name: str) -> str:
    """Where a player is: standing, prone, stunned, reserves, ko, hurt, off."""
    side, number = ("home", "away").index(name[:4]), int(name[4:])
    figures = cast(list[dict[str, Any]], see(match, "figures"))
    return str(next(f["status"] for f in figures if (f["side"], f["number"]) == (side, number)))


def where(match: Match, name: str) -> str:
    """The square of a player, or of the ball."""
    square = int(pitch(match).ball if name == "ball" else pitch(match).at[slot(name)])
    return square_name(square) if square else ""


def told(match: Match, key: str) -> list[tuple[int, ...]]:
    """What was told in facts of this kind."""
    return [event.values for event in match.events if event.key == key]


def field(match: Match, name: str) -> Any:
    """One field of the position as it is now."""
    return fields(match.state).get(name)
