"""Component packs: what is printed on dice, cards, tables and boards, as TOML files that an owner may correct."""

import hashlib
import importlib.resources
import pathlib
import shutil
import tomllib
from importlib.resources.abc import Traversable
from typing import Any, Generic, Literal, TypeVar

import msgspec

from downfield.kernel import disk
from downfield.kernel.errors import PackError

LARGEST = 1_000_000  # bytes of a file
Mark = Literal["seed", "public", "reconstructed"]
P = TypeVar("P", bound=msgspec.Struct)


class Pack(Generic[P]):
    """The components of one game: `parts`, one per file, and the hash that stands in every record."""

    def __init__(self, game: str, name: str, parts: P) -> None:
        self.game = game
        self.name = name
        self.parts = parts
        self.hash = hashlib.sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<Pack {self.name} of {self.game}, {self.hash}>"


def shipped(package: str) -> Traversable:
    """The folder of the pack that a game package brings along."""
    return importlib.resources.files(package) / "pack"


def names(form: type[msgspec.Struct]) -> list[str]:
    """The files of a pack."""
    return [f"{field.encode_name}.toml" for field in msgspec.structs.fields(form)]


def read(folder: Traversable | pathlib.Path, game: str, form: type[P], name: str = "default") -> Pack[P]:
    """Read a folder of TOML files, one per field of `form`, or say which file and key is wrong.

    A file whose field has a default may be missing.
    """
    if not folder.is_dir():
        raise PackError(f"{folder} is not a folder. `downfield pack copy {game} {folder}` makes one.")
    wanted = names(form)
    for file in sorted(f.name for f in folder.iterdir() if f.name.endswith(".toml")):
        if file not in wanted:
            raise PackError(f"{folder}/{file}: {game} has no such file; it has {', '.join(wanted)}.")
    files = [(f, folder / f"{f.encode_name}.toml") for f in msgspec.structs.fields(form)]
    found = [(f, file) for f, file in files if f.required or file.is_file()]
    return Pack(game, name, form(**{f.name: _read_file(file, game, f.type) for f, file in found}))


def _read_file(file: Traversable, game: str, kind: Any) -> Any:
    """One file of a pack, decoded to its type."""
    try:
        text = disk.read_text(file, LARGEST)
    except FileNotFoundError:
        raise PackError(f"{file}: missing. Copy it from `downfield pack copy {game}`.") from None
    except (OSError, ValueError) as e:
        raise PackError(f"{file}: cannot be read ({e}).") from None
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as e:
        raise PackError(f"{file}: not valid TOML: {e}.") from None
    except RecursionError:
        raise PackError(f"{file}: brackets within brackets beyond reading.") from None
    except msgspec.ValidationError as e:
        reason, _, where = str(e).partition(" - at `$")
        key = where.rstrip("`").lstrip(".") or "(top)"
        raise PackError(f"{file}: key {key}: {reason}.") from None
    except ValueError as e:  # a number beyond all measure, a day that no calendar has
        raise PackError(f"{file}: a value cannot be read: {e}.") from None


def copy(package: str, game: str, to: pathlib.Path) -> list[str]:
    """Copy a game's own pack into a new folder, for its owner to correct."""
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise PackError(f"{to} already exists and is not empty; choose a new folder.")
    try:
        to.mkdir(parents=True, exist_ok=True)
        names = []
        for file in sorted(shipped(package).iterdir(), key=lambda f: f.name):
            if file.name.endswith(".toml"):
                with importlib.resources.as_file(file) as source:
                    shutil.copyfile(source, to / file.name)
                names.append(file.name)
    except OSError as e:
        raise PackError(f"{to}: cannot be written ({e.strerror}).") from None
    return names


def marks(value: object) -> list[str]:
    """Every mark in a pack, in order: how much of it is known and how much reconstructed."""
    if isinstance(value, msgspec.Struct):
        found = [m for f in value.__struct_fields__ for m in marks(getattr(value, f)) if f != "mark"]
        return ([value.mark] if hasattr(value, "mark") else []) + found
    if isinstance(value, dict):
        return [m for v in value.values() for m in marks(v)]
    if isinstance(value, list | tuple):
        return [m for v in value for m in marks(v)]
    return []
