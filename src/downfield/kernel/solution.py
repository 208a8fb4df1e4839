"""A game solved exactly: who solves it, who checks that, and the shelf on which the layers of a solution stand."""

import hashlib
import os
import pathlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from downfield.kernel import cache, disk
from downfield.kernel.errors import DownfieldError
from downfield.kernel.options import Value

if TYPE_CHECKING:
    from downfield.kernel.spec import Game

ABOUT: Final = "solution.json"
ENDING: Final = ".layer"
DIGEST: Final = 32  # bytes at the head of a layer that tell whether the rest is as it was written
SOURCES: Final = ("model", "components", "rules", "coach.solve")  # the rooms that a solution follows from
Stamp = tuple[int, int, int] | None  # of a file: another one for whatever is written in its place


class SolutionError(DownfieldError):
    """A solution that is missing, damaged, or of another game."""

    code = "bad-solution"


class Shelf:
    """A folder with the layers of one solution. What stands there was written for it and is whole, or is refused."""

    def __init__(self, folder: pathlib.Path, about: Mapping[str, str]) -> None:
        self.folder, self.about = folder, dict(about)
        self.path = str(folder)  # a stamp is asked for a thousand times a decision, and paths are slow
        self.seal = seal_of(about)

    def open(self) -> None:
        """Make the folder this solution's own; refuse one that holds another."""
        found = self._found()
        if found is None:
            self._put(self.folder / ABOUT, msgspec.json.encode(self.about, order="sorted"))
            return
        for name in sorted({*self.about, *found}):
            if found.get(name) != self.about.get(name):
                raise SolutionError(
                    "{folder} holds a solution with {name} {there}, not {wanted}. Name another folder.",
                    key="solution-other", folder=str(self.folder), name=name,
                    there=found.get(name, "-"), wanted=self.about.get(name, "-"),
                )  # fmt: skip

    def _found(self) -> dict[str, str] | None:
        """What the folder says that it holds."""
        try:
            return msgspec.json.decode((self.folder / ABOUT).read_bytes(), type=dict[str, str])
        except (FileNotFoundError, NotADirectoryError):  # nothing is there, or can be: writing will say why
            return None
        except (OSError, msgspec.DecodeError):
            return {}

    def has(self, layer: str) -> bool:
        """Whether a layer stands there whole."""
        try:
            self.check(layer)
        except SolutionError:
            return False
        return True

    def read(self, layer: str) -> bytes:
        """A layer as it was written; SolutionError where it is missing or somebody has changed it."""
        return bytes(self.check(layer))

    def check(self, layer: str) -> memoryview:
        """The same without a copy, for whoever only wants to know that it is whole."""
        try:
            held = self.file(layer).read_bytes()
        except OSError:
            raise SolutionError(
                "{folder} has no layer {layer}. `downfield solve` goes on where it stopped.",
                key="solution-missing", folder=str(self.folder), layer=layer,
            ) from None  # fmt: skip
        table = memoryview(held)[DIGEST:]
        if held[:DIGEST] != self._digest(layer, table):
            raise SolutionError(
                "{folder}: layer {layer} is damaged. `downfield solve` replaces it.",
                key="solution-damaged", folder=str(self.folder), layer=layer,
            )  # fmt: skip
        return table

    def write(self, layer: str, table: bytes) -> None:
        """Put a layer there, whole or not at all."""
        self._put(self.file(layer), self._digest(layer, table) + table)

    def _put(self, file: pathlib.Path, held: bytes) -> None:
        try:
            disk.write_whole(file, held)
        except OSError as e:
            raise SolutionError(
                "{folder} cannot be written to ({reason}). What is solved so far stays.",
                key="solution-unwritten", folder=str(self.folder), reason=e.strerror or str(e),
            ) from None  # fmt: skip

    def file(self, layer: str) -> pathlib.Path:
        """Where a layer stands."""
        return self.folder / f"{layer}{ENDING}"

    def stamp(self, layer: str) -> Stamp:
        """Changes whenever a layer is written; it costs no reading."""
        try:
            found = os.stat(f"{self.path}{os.sep}{layer}{ENDING}")
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns, found.st_size

    def digest(self, layers: Sequence[str], about: Mapping[str, str] | None = None) -> str:
        """Changes with any number in any of these layers, and with what is said of them."""
        seal = self.seal if about is None else seal_of(about)
        whole = hashlib.sha256()
        for layer in layers:
            whole.update(_digest(seal, layer, self.read(layer)))
        return whole.hexdigest()

    def _digest(self, layer: str, table: bytes | memoryview) -> bytes:
        return _digest(self.seal, layer, table)


def seal_of(about: Mapping[str, str]) -> bytes:
    """Marks everything that belongs to one solution."""
    return hashlib.sha256(msgspec.json.encode(about, order="sorted")).digest()


def _digest(seal: bytes, layer: str, table: bytes | memoryview) -> bytes:
    found = hashlib.sha256(seal + layer.encode() + b"\0")
    found.update(table)
    return found.digest()


def shelf(
    game: "Game", options: Mapping[str, Value], matters: Sequence[str], folder: pathlib.Path | None = None
) -> Shelf:
    """The shelf for a game with its components and the options that matter, in a folder or where it usually is."""
    agreed = {name: options[name] for name in sorted(matters)}
    about = {
        "game": game.slug,
        "rules": game.spec.version,
        "pack": game.pack.hash,
        "options": msgspec.json.encode(agreed).decode(),
        "solver": cache.edition(*(f"{game.spec.package}.{room}" for room in SOURCES)),
    }
    key = hashlib.sha256(msgspec.json.encode(about, order="sorted")).hexdigest()[:16]
    return Shelf(folder or cache.folder() / game.slug / f"solved-{key}", about)


class Solver(Protocol):
    """Solves a game under its components and options, one layer after the other."""

    matters: tuple[str, ...]  # the options of a match that change what is found

    def waves(self) -> Sequence[Sequence[str]]:
        """Every layer: those of a wave need only layers of earlier waves, and are solved beside each other."""
        ...

    def solve(self, layer: str, shelf: Shelf) -> bytes:
        """The table of a layer, from the layers before it."""
        ...

    def opening(self, shelf: Shelf) -> float:
        """The chance to win of the side that begins, a draw counted as half a win."""
        ...


class Finding(msgspec.Struct, frozen=True):
    """What the checker found in a layer: how many states, and the most that a best reply gains in any of them."""

    layer: str
    states: int
    gain: float


class Checker(Protocol):
    """Proves a solution by stepping the engine itself; it shares nothing with the solver but the tables."""

    claim: float  # a best reply gains no more than this over a whole match

    def layers(self) -> Sequence[str]:
        """Every layer that can be checked."""
        ...

    def opening(self) -> str:
        """The layer in which a match begins: it is always checked."""
        ...

    def check(self, layer: str, shelf: Shelf) -> Finding:
        """Each side's best reply to the strategies of a layer, over its states, or over some that are drawn from it."""
        ...

    def bound(self, findings: Sequence[Finding]) -> float:
        """What the gains of the layers checked come to over a whole match."""
        ...


class Figures(msgspec.Struct, frozen=True):
    """A table of a balance. Rows and columns bear names of the pack, or words that the game's text tells."""

    key: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[float, ...]], ...]
    are_shares: bool = True


Progress = Callable[[float], None]  # hears which share of a work is done


class Balance(msgspec.Struct, frozen=True):
    """What best play of both sides makes of a game: the chance of whoever begins, and how often everything is used."""

    opening: float
    figures: tuple[Figures, ...]
