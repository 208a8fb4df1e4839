"""The book: what every first down and every kick of a match is worth, for each layer and lead. It ships with Downfield.

All other positions lie inside a series of downs, which is worked out from the book when somebody asks.
"""

import functools
import hashlib
import io
import pathlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL, Span
from downfield.games.first_and_roll.coach.solve.layers.order import waves
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Floats, Ints, Outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import OVERTIME, Layer
from downfield.kernel.solution import SolutionError

FINE = 65535  # the steps in which a chance is written down
SHIPPED = pathlib.Path(__file__).with_name("book.npz")
_SPOTS = GOAL - 1


class Pages(ABC):
    """Chances by layer, lead and spot; the last two entries are the kick-off received and the free kick."""

    span: Span

    @abstractmethod
    def page(self, layer: Layer, rows: Ints | slice = slice(None)) -> Floats:
        """One layer, by lead; or some of its leads."""

    def edge(self, layer: Layer, rows: Ints) -> Floats:
        """What a layer is worth where a series or a match goes on: first downs ours and theirs, and the kicks."""
        last = 0 if layer.half == OVERTIME else self.span.many - 1
        mine, other = self.page(layer, rows), 1.0 - self.page(layer.mirror, last - rows)
        kicks = np.stack([mine[:, -2], other[:, -2], mine[:, -1], other[:, -1]], axis=1)
        return np.concatenate([mine[:, :_SPOTS], other[:, :_SPOTS], kicks], axis=1)


@dataclass(frozen=True, eq=False)
class Book(Pages):
    """The same in steps, as it ships."""

    places: dict[Layer, int]
    pages: NDArray[np.uint16]
    sudden: NDArray[np.uint16]  # overtimes, in which there is no lead
    span: Span

    def page(self, layer: Layer, rows: Ints | slice = slice(None)) -> Floats:
        """One layer, by lead; or some of its leads."""
        pages = self.sudden if layer.half == OVERTIME else self.pages
        found: Floats = pages[self.places[layer]][rows] / FINE
        return found


def places(o: Outcomes) -> dict[Layer, int]:
    """The layers in the order of the book, overtimes counted on their own."""
    every = sorted(layer for layers in waves(o) for layer in layers)
    plain = [layer for layer in every if layer.half != OVERTIME]
    extra = [layer for layer in every if layer.half == OVERTIME]
    return {layer: k for layers in (plain, extra) for k, layer in enumerate(layers)}


def written(page: Callable[[Layer], Floats], o: Outcomes, span: Span, mark: str) -> bytes:
    """A book as a file; `page` tells the first downs and the kicks of a solved layer."""
    found = places(o)
    pages = {half: [] for half in (False, True)}  # type: dict[bool, list[NDArray[np.uint16]]]
    for layer in found:
        pages[layer.half == OVERTIME].append(np.rint(page(layer) * FINE).astype(np.uint16))
    return packed(np.stack(pages[False]), np.stack(pages[True]), span, mark)


def packed(pages: NDArray[np.uint16], sudden: NDArray[np.uint16], span: Span, mark: str) -> bytes:
    """The file of a book: steps from spot to spot, which are small, and a sum over everything."""
    steps = np.diff(pages, axis=-1, prepend=np.uint16(0))
    kept = {"steps": steps, "sudden": sudden, "widest": np.array(span.widest), "mark": np.array(mark)}
    out = io.BytesIO()
    np.savez_compressed(out, **kept, sum=np.array(summed(pages, sudden, mark)))  # type: ignore[arg-type]
    return out.getvalue()


def summed(pages: NDArray[np.uint16], sudden: NDArray[np.uint16], mark: str) -> str:
    """The sum that betrays an altered number."""
    return hashlib.sha256(pages.tobytes() + sudden.tobytes() + mark.encode()).hexdigest()


Read = tuple[str, NDArray[np.uint16], NDArray[np.uint16], Span]


@functools.lru_cache(maxsize=1)
def shipped() -> Read:
    """The book that came with Downfield, and the mark of the pack and options for which it holds."""
    return read(SHIPPED.read_bytes(), str(SHIPPED))


def read(data: bytes, name: str) -> Read:
    """The file of a book; SolutionError where it was altered."""
    with np.load(io.BytesIO(data), allow_pickle=False) as kept:
        mark, total = str(kept["mark"]), str(kept["sum"])
        pages = np.cumsum(kept["steps"], axis=-1, dtype=np.uint16)
        sudden, span = kept["sudden"], Span(int(kept["widest"]))
    if summed(pages, sudden, mark) != total:
        raise SolutionError("{file} is damaged. Install Downfield again.", key="book-damaged", file=name)
    return mark, pages, sudden, span


def book(o: Outcomes, mark: str) -> Book | None:
    """The book for a pack and its options that ships, or None where there is none."""
    known, pages, sudden, span = shipped()
    return Book(places(o), pages, sudden, span) if known == mark else None


def bound(o: Outcomes, data: bytes) -> Book:
    """A book from its file."""
    _, pages, sudden, span = read(data, "book")
    return Book(places(o), pages, sudden, span)
