"""What a guest is sent of an update: all of it, or to whoever understands patches only what has changed since."""

import functools
from collections.abc import Sequence

import msgspec

from downfield.table.protocol.messages import Update

Piece = (
    str | tuple[int, int]
)  # of the board: a new one, or from which of the last ones on how many lie there again

END = "</g>"  # a piece of the board ends where a group of elements does
FLEETING = ("log", "dice", "still")  # what belongs to one update alone: left out where there is nothing
LASTING = tuple(name for name in Update.__struct_fields__ if name not in ("seq", "moving", *FLEETING))


class Shown:
    """A match as guests who are alike are shown it at a moment."""

    def __init__(self, update: Update) -> None:
        self.update = update
        self._since: tuple[Shown | None, str] | None = None

    @functools.cached_property
    def text(self) -> str:
        """All of it, as it is sent."""
        return msgspec.json.encode(self.update).decode()

    @functools.cached_property
    def pieces(self) -> list[str]:
        """The board in pieces."""
        return self.update.moving.split(END)

    def patch(self, before: "Shown | None") -> str:
        """What is new to guests who were shown that before, as it is sent; they are many, it is written once."""
        if self._since is None or self._since[0] is not before:
            self._since = (before, msgspec.json.encode(self._patch(before)).decode())
        return self._since[1]

    def _patch(self, before: "Shown | None") -> dict[str, object]:
        now: dict[str, object] = {"type": "patch", "seq": self.update.seq}
        for name in LASTING:
            value = getattr(self.update, name)
            if before is None or value != getattr(before.update, name):
                now[name] = value
        now |= {name: value for name in FLEETING if (value := getattr(self.update, name))}
        if before is None or self.update.moving != before.update.moving:
            now["moving"] = runs(self.pieces, [] if before is None else before.pieces)
        return now


def runs(pieces: Sequence[str], before: Sequence[str]) -> list[Piece]:
    """The pieces of a board, those that lay there before by their places."""
    places = {piece: at for at, piece in enumerate(before)}
    found: list[Piece] = []
    for piece in pieces:
        at = places.get(piece)
        if at is None:
            found.append(piece)
        elif found and not isinstance(last := found[-1], str) and sum(last) == at:
            found[-1] = (last[0], last[1] + 1)
        else:
            found.append((at, 1))
    return found
