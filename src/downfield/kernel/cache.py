"""Where solved models are kept between runs: the user's cache folder."""

import contextlib
import functools
import hashlib
import importlib.resources
import pathlib

from downfield.kernel import disk, folders


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
    files = [f for f in importlib.resources.files(package).iterdir() if f.name.endswith(".py")]
    return [f.read_bytes() for f in sorted(files, key=lambda f: f.name)]
