"""Finds the compiled modules of a finished build, before anything of the engine is imported."""

import importlib.util
import os
import pathlib
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from types import ModuleType

ENGINE = "DOWNFIELD_ENGINE"  # plain, auto, or the folder of a build
SUFFIX = EXTENSION_SUFFIXES[0]
SHARED = "downfield__mypyc"  # what all compiled modules share; a folder without it is no build
KERNEL = pathlib.Path(__file__).parents[1]

used: pathlib.Path | None = None  # the build that this process plays by


def use() -> None:
    """Take the build that fits these sources, where one is finished; else everything stays as it is installed."""
    global used
    if not brought() and (folder := _wanted()) and (folder / f"{SHARED}{SUFFIX}").is_file():
        used = folder
        sys.meta_path.insert(0, Finder(folder))


def brought() -> bool:
    """Whether the wheel brought compiled modules."""
    return any((KERNEL / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def asked() -> str:
    """What the environment says; a checkout is plain unless told otherwise, for it is there to be changed."""
    from downfield.kernel.forge import sources

    return os.environ.get(ENGINE) or ("plain" if sources.checkout() else "auto")


def _wanted() -> pathlib.Path | None:
    said = asked()
    if said == "plain":
        return None
    return due() if said == "auto" else pathlib.Path(said)


def due() -> pathlib.Path | None:
    """Where the build of these sources lies or will lie; None where nothing compiled could run."""
    from importlib import metadata

    from downfield.kernel.forge import sources

    try:
        return sources.home() / sources.key(metadata.version("librt"))
    except (metadata.PackageNotFoundError, OSError):
        return None


class Finder:
    """Offers the compiled form of a module where the build has one."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module of this name, or None: then the next finder is asked."""
        if not name.startswith("downfield"):
            return None
        file = self.folder / (name.replace(".", "/") + SUFFIX)
        return importlib.util.spec_from_file_location(name, file) if file.is_file() else None
