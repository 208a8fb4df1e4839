"""How every drive of the usual game begins, solved when the package was made: nobody waits for it."""

import functools
import hashlib
import importlib.resources
import lzma
from collections.abc import Mapping
from typing import Final

import msgspec
import numpy as np

from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.kernel.options import Value

FILE: Final = "starts.xz"
MATTERING: Final = ("prices", "missed_field_goal_resets", "cards")  # options that change a drive


class Shipped(msgspec.Struct):
    """The file: for which game it is, how large a table is, the tables by name, and whether they are whole."""

    about: dict[str, str]
    shape: tuple[int, int]
    tables: dict[str, bytes]
    digest: str


def about(pack: str, options: Mapping[str, Value]) -> dict[str, str]:
    """What a drive follows from, with the hash of its pack."""
    return {"pack": pack, **{name: str(options[name]) for name in MATTERING}}


def names(pack: str, options: Mapping[str, Value]) -> frozenset[str]:
    """The layers that came with the package; none for another pack or other options."""
    found = _read()
    return frozenset(found.tables if found is not None and found.about == about(pack, options) else ())


def starts(pack: str, options: Mapping[str, Value]) -> dict[str, Floats]:
    """The tables that came with the package, by layer; none for another pack or other options."""
    found = _read()
    if found is None or found.about != about(pack, options):
        return {}
    tables: dict[str, Floats] = {}
    for name, table in found.tables.items():
        tables[name] = np.frombuffer(table, dtype="<f4").reshape(found.shape).astype(np.float64)
    return tables


def packed(pack: str, options: Mapping[str, Value], tables: Mapping[str, Floats]) -> bytes:
    """The file for such tables."""
    held = {name: table.astype("<f4").tobytes() for name, table in tables.items()}
    shape = next(iter(tables.values())).shape
    made = Shipped(about(pack, options), (shape[0], shape[1]), held, _digest(held))
    return lzma.compress(msgspec.msgpack.encode(made), preset=9)


@functools.cache
def _read() -> Shipped | None:
    file = importlib.resources.files(__package__) / FILE
    try:
        found = msgspec.msgpack.decode(lzma.decompress(file.read_bytes()), type=Shipped)
    except (OSError, lzma.LZMAError, msgspec.MsgspecError):
        return None
    return found if found.digest == _digest(found.tables) else None


def _digest(tables: Mapping[str, bytes]) -> str:
    whole = hashlib.sha256()
    for name in sorted(tables):
        whole.update(name.encode() + b"\0" + tables[name])
    return whole.hexdigest()
