"""What is kept of boards and words, so that the next one is made sooner, is bounded in bytes, not only in number."""

import functools
import gc
import json
import pathlib
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import downfield
from downfield.kernel.chance import Rng
from downfield.table.protocol.messages import Ways
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.shelf import HEAVIEST as HEAVIEST_SHELF
from downfield.table.protocol.shelf import Shelf, written
from downfield.table.show.updates import show
from tests.table.show.test_updates import _sitting, _step

ANSWERS = 60
HEAVIEST = 4 * 2**20  # bytes that one memory may hold when it is full
ALL = 128 * 2**20  # and all of them together, if ever all were full
HOLDERS = (tuple, list, dict, set, frozenset)
THINGS = (str, bytes, int, float)

Memory = Any  # of functools, which does not name it


def _play(slug: str) -> None:
    sitting, rng = _sitting(slug), Rng(5)
    for _ in range(ANSWERS):
        if sitting.over:
            break
        for language in ("en", "de"):
            show(sitting, {0}, text_of(language, sitting.game.spec), {0, 1}, 0)
            show(sitting, {1}, text_of(language, sitting.game.spec), {0, 1}, 0)
        sitting = _step(sitting, rng)


def _memories() -> Iterator[Memory]:
    """Whatever remembers what functions of the table have made."""
    for found in gc.get_objects():
        if isinstance(found, functools._lru_cache_wrapper) and found.__module__.startswith("downfield"):
            yield found


def _bytes(memory: Memory) -> int:
    """What keys and results take; cards and players belong to the game."""
    waiting, seen, held = list(gc.get_referents(memory)), set[int](), 0
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or not (isinstance(thing, HOLDERS + THINGS) or _is_link(thing)):
            continue
        seen.add(id(thing))
        held += sys.getsizeof(thing)
        waiting += () if isinstance(thing, THINGS) else gc.get_referents(thing)
    return held


def _is_link(thing: object) -> bool:
    return type(thing).__name__ == "_lru_list_elem"


def _when_full(memory: Memory) -> float:
    known = memory.cache_info()
    return _bytes(memory) / known.currsize * known.maxsize if known.currsize and known.maxsize else 0


def weigh() -> None:
    """Play, and print what each memory would hold when it is full."""
    for slug in downfield.GAMES:
        _play(slug)
    sys.stdout.write(json.dumps([(f"{m.__module__}.{m.__qualname__}", _when_full(m)) for m in _memories()]))


def test_however_long_a_table_is_open_what_it_remembers_has_its_bound() -> None:
    """In a process of its own, for memories tell nothing of what other tests have put there."""
    words = "from tests.table.show.test_kept import weigh; weigh()"
    root = pathlib.Path(__file__).parents[3]
    told = subprocess.run(
        [sys.executable, "-c", words], cwd=root, capture_output=True, text=True, check=True
    ).stdout
    full: list[tuple[str, float]] = json.loads(told)
    assert {name: size for name, size in full if size > HEAVIEST} == {}
    assert 0 < sum(size for _, size in full) < ALL


def test_what_is_kept_ready_is_weighed_even_where_nobody_says_how() -> None:
    shelf: Shelf[Ways] = Shelf(500)
    for number in range(200):
        shelf.put(number, Ways(0, 0, "a", "x" * 100_000, [], []))
    assert shelf.bytes == len(shelf) * written(shelf.get(199))
    assert shelf.bytes <= HEAVIEST_SHELF
    shelf.put(199, Ways(0, 0, "a", "", [], []))
    shelf.clear("nothing")
    assert shelf.bytes == (len(shelf) - 1) * written(shelf.get(198)) + written(shelf.get(199))
