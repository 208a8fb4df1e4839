"""Where solved models are kept between runs: the user's cache folder."""

import contextlib
import functools
import hashlib
import importlib.resources
import pathlib
from importlib.resources.abc import Traversable

from downfield.kernel import disk
from downfield.kernel.cache import folders


def folder() -> pathlib.Path:
    """The folder, which need not exist yet; DOWNFIELD_CACHE names another."""
    return folders.user(
        "DOWNFIELD_CACHE", mac="Caches", windows="cache", xdg="XDG_CACHE_HOME", usual=".cache"
    )


def keep(file: pathlib.Path, data: bytes) -> None:
    """Write a file of the cache; a folder that cannot be written to only means that the next run solves again."""
    with contextlib.suppress(OSError):
        disk.write_whole(file, data)


@functools.cache
def edition(*packages: str) -> str:
    """Changes with the sources of these packages, so that nobody plays by what an older solver found."""
    texts = [text for package in packages for text in _sources(package)]
    return hashlib.sha256(b"".join(texts)).hexdigest()[:8]


def _sources(package: str) -> list[bytes]:
    return _texts(importlib.resources.files(package))


def _texts(folder: Traversable) -> list[bytes]:
    """The sources in a folder and in the folders below it."""
    found = []
    for each in sorted(folder.iterdir(), key=lambda f: f.name):
        if each.is_dir():
            found += _texts(each)
        elif each.name.endswith((".py", ".cu")):
            found.append(each.read_bytes())
    return found
