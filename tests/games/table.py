"""A table to try rules on, for any game: positions in notation, scripts of answers and dice, short questions."""

import functools
import pathlib
import shutil

import msgspec

import downfield
from downfield.kernel import pack
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.position import Json
from downfield.kernel.spec import Game

HOME, AWAY = 0, 1


class Table:
    """One game with its own components."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    @functools.cached_property
    def usual(self) -> Game:
        return downfield.game(self.slug)

    def game(self) -> Game:
        """The game with its own components."""
        return self.usual

    def at(self, line: str, **options: Value) -> Match:
        """A match at a position, for home unless it says otherwise; dice are answered by face."""
        return self.usual.at(line, options=options)

    def changed(self, folder: pathlib.Path, file: str, old: str, new: str) -> Game:
        """The game with one thing changed in a copy of its components."""
        where = folder / "changed"
        if where.exists():
            shutil.rmtree(where)
        pack.copy(self.usual.spec.package, self.slug, where)
        text = (where / file).read_text(encoding="utf-8")
        assert old in text
        (where / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return downfield.game(self.slug, pack=where)


def see(match: Match, key: str) -> Json:
    """One thing that lies on the table, as it leaves the host."""
    return msgspec.json.decode(msgspec.json.encode(match.view().scene), type=dict[str, Json])[key]


def facts(match: Match) -> list[str]:
    """What was told, in order."""
    return [event.key for event in match.events]


def asked(match: Match) -> tuple[str, tuple[int, ...]]:
    """The question that is open, and who is asked."""
    return match.need.question, match.need.seats


def tokens(match: Match, seat: int | None = None) -> list[str]:
    """What a seat may answer."""
    return [choice.token for choice in match.options(seat)]
