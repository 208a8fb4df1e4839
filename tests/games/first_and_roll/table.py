"""A table to try rules on: positions in notation, scripts of answers and dice, and short questions about them."""

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
    return downfield.game("first-and-roll")


def at(line: str, **options: Value) -> Match:
    """A match at a position; home has the ball unless it says otherwise, and dice are answered by face."""
    return game().at(line, options=options)


def changed(folder: pathlib.Path, file: str, old: str, new: str) -> Game:
    """The game with one thing changed in a copy of its components."""
    where = folder / "changed"
    if where.exists():
        shutil.rmtree(where)
    pack.copy("downfield.games.first_and_roll", "first-and-roll", where)
    text = (where / file).read_text(encoding="utf-8")
    assert old in text
    (where / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return downfield.game("first-and-roll", pack=where)


def face(text: str) -> str:
    """How a face begins in the pack."""
    return f'{{ face = "{text}"'


def see(match: Match, key: str) -> Json:
    """One thing that lies on the table."""
    return match.view().scene[key]


def now(match: Match) -> str:
    """What comes next: `home 1&10 at 25` for a play, else `home kickoff`; dots while this play is not yet over."""
    fields = match.game.spec.fields(match.state)
    dots = "" if match.state.quiet or match.over else " ..."
    if fields["phase"] == "play":
        return f"{fields['possession']} {fields['down']}&{fields['togo']} at {fields['ball']}{dots}"
    return f"{fields.get('possession', 'nobody')} {fields['phase']}{dots}"


def clock(match: Match) -> str:
    """Where the clock marker stands."""
    return str(see(match, "clock"))


def timeouts(match: Match) -> Json:
    """The time-outs left."""
    return see(match, "timeouts")


def facts(match: Match) -> list[str]:
    """What was told, in order."""
    return [event.key for event in match.events]


def asked(match: Match) -> tuple[str, tuple[int, ...]]:
    """The question that is open, and who is asked."""
    return match.need.question, match.need.seats


def tokens(match: Match, seat: int | None = None) -> list[str]:
    """What a seat may answer."""
    return [choice.token for choice in match.options(seat)]
