"""`examples.toml`: for chapters of the rules a position, and what is answered from there."""

import functools
import importlib.resources
import tomllib

import msgspec

from downfield.kernel.options import Value


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example of a chapter: a position, and answers and dice in notation; without any, the position alone.

    `options` are agreed where the chapter needs other ones than usual.
    """

    chapter: int
    start: str
    play: str = ""
    options: dict[str, Value] = {}


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All examples of a game."""

    examples: tuple[Example, ...]


@functools.cache
def load(package: str) -> dict[int, Example]:
    """The examples that a game package brings along, by chapter; none where it has none."""
    file = importlib.resources.files(package) / "examples.toml"
    if not file.is_file():
        return {}
    told = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Examples)
    return {example.chapter: example for example in told.examples}
