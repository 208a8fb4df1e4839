"""What a build is made from, as one key: the marked files, their compiler, this Python."""

import hashlib
import json
import os
import pathlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES

from downfield.kernel import cache
from downfield.kernel.forge import compiler

PACKAGE = pathlib.Path(__file__).parents[2]


def checkout() -> pathlib.Path | None:
    """The root of the source checkout, if this is one."""
    root = PACKAGE.parents[1]
    return root if (root / "pyproject.toml").is_file() else None


def home() -> pathlib.Path:
    """Where builds lie: with what else is worked out once, in the user's cache."""
    return cache.folder() / "engine"


def key(runtime: str) -> str:
    """Changes when a build must change: other sources, other compiler, other Python, another library below it."""
    state = "\n".join([sys.version, EXTENSION_SUFFIXES[0], runtime, _known()])
    return hashlib.sha256(state.encode()).hexdigest()[:16]


def _known() -> str:
    """The fingerprint of the sources; they are read again only when a file is newer or of another size."""
    place, looks = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:16], _looks(str(PACKAGE))
    note = home() / f"{place}.json"
    try:
        found = json.loads(note.read_bytes())
        if found["looks"] == looks:
            return str(found["sources"])
    except (OSError, ValueError, TypeError, KeyError):
        pass
    told = {"looks": looks, "sources": fingerprint(PACKAGE)}
    cache.keep(note, json.dumps(told).encode())
    return told["sources"]


def fingerprint(package: pathlib.Path) -> str:
    """Changes with a file that is compiled, or with how it is compiled."""
    state = hashlib.sha256(pathlib.Path(compiler.__file__).read_bytes())
    for file in compiler.marked(package):
        state.update(f"\n{file}\n".encode() + (package / file).read_bytes())
    return state.hexdigest()


def _looks(folder: str) -> str:
    """Size and time of every source, which is much quicker than to read them."""
    seen = sorted(f"{path} {found.st_size} {found.st_mtime_ns}" for path, found in _files(folder))
    return hashlib.sha256("\n".join(seen).encode()).hexdigest()


def _files(folder: str) -> list[tuple[str, os.stat_result]]:
    found = []
    for entry in os.scandir(folder):
        if entry.is_dir():
            found += _files(entry.path)
        elif entry.name.endswith(".py"):
            found.append((entry.path, entry.stat()))
    return found
