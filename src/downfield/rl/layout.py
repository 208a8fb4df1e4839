"""What an observation holds, as data: which plane and which number stands where, and how large it becomes."""

from collections.abc import Callable

import msgspec
from mypy_extensions import i64

from downfield.kernel.spec import Spec
from downfield.kernel.state import State
from downfield.kernel.vecs import vec
from downfield.rl.encoder import Encoder
from downfield.rl.seen.blood_bowl import SeenBowl
from downfield.rl.seen.calciotto import SeenCalciotto
from downfield.rl.seen.first_and_roll import SeenRoll
from downfield.rl.seen.first_downs import SeenDowns
from downfield.rl.seen.touch_down import SeenGridiron
from downfield.rl.turns import turned

SEEN: dict[str, Callable[[State, int, list[int]], Encoder]] = {
    "first-downs": SeenDowns,
    "first-and-roll": SeenRoll,
    "calciotto": SeenCalciotto,
    "touch-down": SeenGridiron,
    "blood-bowl": SeenBowl,
}


class Entry(msgspec.Struct, frozen=True):
    """Some numbers of the vector: from where, how many, what they seldom exceed (1: yes or no, or one of several)."""

    name: str
    first: int
    size: int
    most: int


class Layout(msgspec.Struct, frozen=True):
    """The form of the observations and actions of a game with its options: the same for every seat and every match."""

    game: str
    actions: int
    planes: tuple[str, ...]
    rows: int
    columns: int
    entries: tuple[Entry, ...]

    @property
    def width(self) -> int:
        """How many numbers the vector has."""
        return self.entries[-1].first + self.entries[-1].size

    def place(self, name: str) -> slice:
        """Where an entry of the vector stands."""
        for entry in self.entries:
            if entry.name == name:
                return slice(entry.first, entry.first + entry.size)
        raise KeyError(f"{name}: an observation of {self.game} has {', '.join(e.name for e in self.entries)}")

    def scales(self) -> list[int]:
        """For each number of the vector what to divide it by, so that most lie between -1 and 1."""
        return [entry.most for entry in self.entries for _ in range(entry.size)]


def encoder(spec: Spec, start: State, sides: list[int]) -> Encoder:
    """Who writes the observations of a game."""
    made = SEEN[spec.slug](start, len(spec.questions), sides)
    made.turned = vec[i64](turned(spec, start, made.actions))
    return made


def layout(slug: str, made: Encoder) -> Layout:
    """The form of what an encoder writes."""
    entries: list[Entry] = []
    at = 0
    for name, size, most in made.common() + made.entries():
        entries.append(Entry(name, at, size, most))
        at += size
    planes = tuple(made.pictures())
    return Layout(slug, made.actions, planes, made.rows, made.columns, tuple(entries))
