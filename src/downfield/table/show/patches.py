"""What a guest is sent of an update: all of it, or to whoever understands patches only what has changed since."""

import functools
import itertools
import operator
import weakref
from collections.abc import Iterable, Sequence

import msgspec

from downfield.table.protocol.messages import Update

Piece = (
    str | tuple[int, int]
)  # of the board: a new one, or from which of the last ones on how many lie there again

END = "</g>"  # a piece of the board ends where a group of elements does
FLEETING = ("log", "dice", "news", "beats", "still")  # of one update alone: left out where there is nothing
LASTING = tuple(name for name in Update.__struct_fields__ if name not in ("seq", "moving", *FLEETING))


class Shown:
    """A match as guests who are alike are shown it at a moment."""

    def __init__(self, update: Update) -> None:
        self.update = update
        self._since: weakref.ref[Shown] | None = (
            None  # of what was shown before, nobody keeps more than guests do
        )
        self._patch = ""

    @functools.cached_property
    def text(self) -> str:
        """All of it, as it is sent."""
        return msgspec.json.encode(self.update).decode()

    def pieces(self) -> list[str]:
        """The board in pieces; they are cut when somebody needs them, for a table keeps many boards."""
        return self.update.moving.split(END)

    def patch(self, before: "Shown | None") -> str:
        """What is new to guests who were shown that before, as it is sent; they are many, it is written once."""
        if before is None:
            return self._written(None)  # all of it, which is long: not kept for whoever might come
        if self._since is None or self._since() is not before:
            self._since, self._patch = weakref.ref(before), self._written(before)
        return self._patch

    def _written(self, before: "Shown | None") -> str:
        return msgspec.json.encode(self._changed(before)).decode()

    def _changed(self, before: "Shown | None") -> dict[str, object]:
        now: dict[str, object] = {"type": "patch", "seq": self.update.seq}
        for name in LASTING:
            value = getattr(self.update, name)
            if before is None or value != getattr(before.update, name):
                now[name] = value
        now |= {name: value for name in FLEETING if (value := getattr(self.update, name))}
        if before is None or self.update.moving != before.update.moving:
            now["moving"] = runs(self.pieces(), [] if before is None else before.pieces())
        return now


def runs(pieces: Sequence[str], before: Sequence[str]) -> list[Piece]:
    """The pieces of a board, those that lay there before by their places."""
    if len(pieces) == len(before):  # as many as before: most of them lie where they lay
        return _around(pieces, itertools.compress(itertools.count(), map(operator.ne, pieces, before)))
    places = {piece: at for at, piece in enumerate(before)}
    return _joined(places.get(piece, piece) for piece in pieces)


def _around(pieces: Sequence[str], new: Iterable[int]) -> list[Piece]:
    """New pieces, and between them how many lie where they lay."""
    told: list[Piece] = []
    first = 0
    for at in new:
        told += [(first, at - first), pieces[at]] if at > first else [pieces[at]]
        first = at + 1
    return [*told, (first, len(pieces) - first)] if first < len(pieces) else told


def _joined(found: Iterable[int | str]) -> list[Piece]:
    """Places that follow each other, as a first one and how many."""
    told: list[Piece] = []
    first = after = -1
    for piece in found:
        if isinstance(piece, str):
            told.append(piece)
            after = -1
        elif piece == after:
            after += 1
            told[-1] = (first, after - first)
        else:
            first, after = piece, piece + 1
            told.append((first, 1))
    return told
