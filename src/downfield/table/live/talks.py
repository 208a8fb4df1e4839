"""What coaches ask of each other: to go back, to play once more; and what was agreed, for the log."""

import copy

import msgspec

from downfield.kernel.needs import NOBODY

MOST_DECLINED = 3  # requests of a seat in one match


class Note(msgspec.Struct, frozen=True):
    """A line of the log that no rule wrote: after which deed and how many moves, its key, and whose it is."""

    seq: int
    after: int
    key: str
    seat: int
    coach: str = ""  # who decides instead


class Talks:
    """One open request to go back at most; who wants a rematch; the notes."""

    def __init__(self) -> None:
        self.asking = NOBODY  # the seat that asks to go back
        self.asked_at = 0  # after so many deeds
        self.declined: dict[int, int] = {}
        self.rematch: frozenset[int] = frozenset()
        self.notes: tuple[Note, ...] = ()

    def clone(self) -> "Talks":
        """An independent copy."""
        twin = copy.copy(self)
        twin.declined = dict(self.declined)
        return twin

    def ask(self, seat: int, seq: int) -> None:
        """A seat asks to go back."""
        self.asking, self.asked_at = seat, seq

    def decline(self) -> None:
        """The other side stays where it is, or plays on."""
        if self.asking != NOBODY:
            self.declined[self.asking] = self.declined.get(self.asking, 0) + 1
        self.close()

    def close(self) -> None:
        """Nothing is asked any more."""
        self.asking = NOBODY

    def may_ask(self, seat: int) -> bool:
        """Whether a seat was not declined too often."""
        return self.declined.get(seat, 0) < MOST_DECLINED

    def note(self, note: Note) -> None:
        """Remember a line for the log."""
        self.notes = (*self.notes, note)

    def turn_back(self, moves: int) -> None:
        """What was noted after moves that are undone now stands after those that are left."""
        self.notes = tuple(msgspec.structs.replace(n, after=min(n.after, moves)) for n in self.notes)
