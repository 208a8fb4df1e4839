"""Solved drives on disk: written whole or not at all, believed only when they are what they say."""

import io
import pathlib
import zipfile
from typing import Final

import numpy as np

from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.kernel import cache

TAG: Final = "solved"


def read(file: pathlib.Path, tag: str, shapes: dict[str, tuple[int, ...]]) -> dict[str, Floats] | None:
    """The arrays of a file that bears this tag and has these shapes; None for any other file, or none."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as stored:
            if str(stored[TAG]) != tag:
                return None
            found = {name: stored[name] for name in shapes}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
        return None
    good = all(found[n].shape == s and found[n].dtype == np.float32 for n, s in shapes.items())
    return found if good and all(np.isfinite(a).all() for a in found.values()) else None


def write(file: pathlib.Path, tag: str, arrays: dict[str, Floats]) -> None:
    """Keep the arrays in the cache, if it can be written to."""
    packed = io.BytesIO()
    np.savez(packed, allow_pickle=False, **{TAG: np.array(tag)}, **arrays)
    cache.keep(file, packed.getvalue())
