"""What was learned from matches that programs played: weights of what a coach sees, and how far they can be trusted.

A game supplies a `Student`: at which moments it looks, and what it sees. `downfield train GAME` lets two programs play,
fits the chance to win to what was seen (lab/train), and writes a `Learned` file. The one for the components of the box
is shipped beside the coach; one for a pack of yours is kept in the cache folder.
"""

import importlib.resources
import math
import pathlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from downfield.kernel import cache
from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import NOBODY, OVER
from downfield.kernel.options import Value
from downfield.kernel.state import State

if TYPE_CHECKING:
    from downfield.kernel.spec import Game

SHIPPED: Final = "learned.json"  # in the coach's folder


class Unlearned(DownfieldError):
    """Nothing was learned for these components, or by other features."""

    code = "unlearned"


class Student(Protocol):
    """Looks at matches between two plays."""

    features: tuple[str, ...]  # what it sees, in the words of a coach
    varied: tuple[str, ...]  # options that are drawn anew for every match it learns from

    def is_due(self, state: State) -> bool:
        """Whether this is a moment to look at."""
        ...

    def see(self, state: State, side: int) -> Sequence[float]:
        """Every feature for one side; for the other side each has the opposite sign."""
        ...


class Tenth(msgspec.Struct, frozen=True):
    """Positions of a like chance: what was predicted, and what came of them."""

    predicted: float
    played: float
    positions: int


class Card(msgspec.Struct, frozen=True):
    """Where the weights come from, and how good they are on matches that they were not fitted to."""

    matches: int
    positions: int
    seed: int
    by: str  # the level that played both sides
    options: dict[str, Value]
    loss: float  # of a prediction, in nats; 0.693 knows nothing
    calibration: tuple[Tenth, ...]


class Learned(msgspec.Struct, frozen=True):
    """The file: for which game, rules and pack, the weight of every feature, and the data card."""

    game: str
    rules: str
    pack: str
    weights: dict[str, float]
    card: Card

    def chance(self, seen: Sequence[float]) -> float:
        """The chance to win of the side for which this was seen."""
        total = sum(weight * x for weight, x in zip(self.weights.values(), seen, strict=True))
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


class Judge:
    """Says what a match is worth to a side."""

    def __init__(self, student: Student, learned: Learned) -> None:
        self.student, self.learned = student, learned

    def worth(self, state: State, side: int) -> float:
        """The chance of a side to win from here, a draw counted as half a win."""
        if state.need == OVER:
            return 0.5 if state.winner == NOBODY else float(state.winner == side)
        return self.learned.chance(self.student.see(state, side))


def judge(game: "Game", student: Student) -> Judge:
    """Who judges matches of a game with its components; Unlearned where nobody can."""
    return Judge(student, read(game, student))


def read(game: "Game", student: Student) -> Learned:
    """What was learned for a game with its components, or Unlearned, which says how to learn it."""
    for text in _texts(game):
        found = _decoded(text)
        if found is not None and is_for(found, game, student):
            return found
    raise Unlearned(
        "Nobody has learned {game} with rules {rules} and pack {pack} yet. `downfield train {game}` does it, with "
        "--pack for a pack of yours; until then `steady` plays.",
        key="unlearned", game=game.slug, rules=game.spec.version, pack=game.pack.hash,
    )  # fmt: skip


def is_for(found: Learned, game: "Game", student: Student) -> bool:
    """Whether a file was learned under these rules, with this pack, by what the student sees today."""
    wanted = (game.slug, game.spec.version, game.pack.hash, student.features)
    return (found.game, found.rules, found.pack, tuple(found.weights)) == wanted


def kept(game: "Game") -> pathlib.Path:
    """Where what was learned for a pack of the user's own is kept."""
    return cache.folder() / game.slug / f"learned-{game.spec.version}-{game.pack.hash}.json"


def _texts(game: "Game") -> list[bytes]:
    """What was shipped, and what the user has learned."""
    shipped = importlib.resources.files(f"{game.spec.package}.coach") / SHIPPED
    return [file.read_bytes() for file in (shipped, kept(game)) if file.is_file()]


def _decoded(text: bytes) -> Learned | None:
    try:
        return msgspec.json.decode(text, type=Learned)
    except msgspec.DecodeError:  # damaged, or of another edition: nothing was learned
        return None
