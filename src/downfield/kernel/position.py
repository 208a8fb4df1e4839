"""Positions as people write them: a JSON object, or one line of `key=value`. What is not given has its usual value."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from downfield.kernel.errors import BadPosition, NotationError, UnknownName

Json = bool | int | str | list[Any] | None
REMARK = " # "  # what follows it in a line is for people only


class Field(msgspec.Struct, frozen=True):
    """One thing a position tells: its name, what it looks like, and what it means.

    Kinds: "int", "ints" (written 0-7 or 0/10/40, a list in JSON), "word" (one of `choices`), "text".
    """

    name: str
    kind: str
    meaning: str
    choices: tuple[str, ...] = ()
    sep: str = "-"
    count: int = 2

    def parse(self, text: str) -> Json:
        """The value in a line, or NotationError."""
        if self.kind == "int" and re.fullmatch(r"-?\d{1,60}", text):
            return int(text)
        if self.kind == "ints" and re.fullmatch(rf"\d{{1,60}}({re.escape(self.sep)}\d{{1,60}})*", text):
            return [int(part) for part in text.split(self.sep)]
        if self.kind in ("word", "text"):
            return text
        raise NotationError(f"{self.name}={text}: {self.shape()} is wanted.")

    def plain(self, value: Json | tuple[Any, ...]) -> Json:
        """The value where it is given as a tuple, or as a line writes it."""
        if isinstance(value, tuple):
            return list(value)
        if not isinstance(value, str):
            return value
        try:
            return self.parse(value)
        except NotationError:
            return value  # `check` says what is wanted

    def show(self, value: Json) -> str:
        """The value as it stands in a line."""
        return self.sep.join(str(v) for v in value) if isinstance(value, list) else str(value)

    def check(self, value: Json) -> Json:
        """The value, or BadPosition when it has the wrong shape."""
        good = (
            (self.kind == "int" and type(value) is int)
            or (self.kind == "text" and isinstance(value, str))
            or (self.kind == "word" and value in self.choices)
            or (self.kind == "ints" and isinstance(value, list) and len(value) == self.count
                and all(type(v) is int for v in value))
        )  # fmt: skip
        if not good:
            raise self._wrong(value)
        return value

    def _wrong(self, value: Json) -> BadPosition:
        """What is wanted instead of a value of the wrong shape."""
        shown = repr(value)
        if self.kind == "word":
            return BadPosition(
                "{name} cannot be {value}: {choices} is wanted.",
                key="position-word", name=self.name, value=shown, choices=self.shape(),
            )  # fmt: skip
        if self.kind == "ints":
            return BadPosition(
                "{name} cannot be {value}: {count} numbers with {sep} between them are wanted.",
                key="position-numbers", name=self.name, value=shown, count=self.count, sep=repr(self.sep),
            )  # fmt: skip
        if self.kind == "int":
            return BadPosition(
                "{name} cannot be {value}: a whole number is wanted.",
                key="position-number", name=self.name, value=shown,
            )  # fmt: skip
        return BadPosition(
            "{name} cannot be {value}: a text is wanted.", key="position-text", name=self.name, value=shown
        )

    def shape(self) -> str:
        """What a value looks like, in words."""
        if self.kind == "word":
            return " or ".join(self.choices)
        if self.kind == "ints":
            return f"{self.count} numbers with {self.sep!r} between them"
        return "a whole number" if self.kind == "int" else "a text"


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of a match: what the table shows between plays, and the answers given since then."""

    game: str
    fields: dict[str, Json]
    since: list[str] = []

    def line(self, form: tuple[Field, ...]) -> str:
        """One line of text."""
        words = [f"{f.name}={f.show(self.fields[f.name])}" for f in form if f.name in self.fields]
        return " ".join(words + (["::", *self.since] if self.since else []))

    def json(self) -> str:
        """A JSON document."""
        return msgspec.json.encode(self).decode()


def read(given: "Position | Mapping[str, Any] | str", game: str, form: tuple[Field, ...]) -> Position:
    """A position from a line, a JSON text, a mapping of fields, or one already read."""
    if isinstance(given, Position):
        if given.game != game:
            raise BadPosition(
                "This is a position of {found}, not of {game}.",
                key="position-game",
                found=given.game,
                game=game,
            )
        return _checked(given, form)
    if isinstance(given, str) and given.lstrip().startswith("{"):
        given = _from_json(given)
    if isinstance(given, str):
        return _checked(_from_line(given, game, form), form)
    if "fields" in given:
        try:
            return read(msgspec.convert(dict(given), Position), game, form)
        except msgspec.ValidationError as e:
            raise BadPosition("Not a position: {reason}.", key="position-none", reason=str(e)) from None
    return _checked(Position(game, dict(given)), form)


def _from_json(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as e:
        raise NotationError(f"Not a position: {e}.") from None


def _from_line(text: str, game: str, form: tuple[Field, ...]) -> Position:
    by_name = {field.name: field for field in form}
    head, _, tail = f" {text.strip()} ".partition(REMARK)[0].partition(" :: ")
    fields: dict[str, Json] = {}
    for word in head.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError(f"{word!r} is not of the form key=value.")
        if name not in by_name:
            raise UnknownName("field of a position", name, by_name)
        if name in fields:
            raise NotationError(f"{name} is given twice.")
        fields[name] = by_name[name].parse(value)
    return Position(game, fields, tail.split())


def _checked(position: Position, form: tuple[Field, ...]) -> Position:
    by_name = {field.name: field for field in form}
    fields: dict[str, Json] = {}
    for name, value in position.fields.items():
        if name not in by_name:
            raise UnknownName("field of a position", name, by_name)
        fields[name] = by_name[name].check(by_name[name].plain(value))
    return Position(position.game, fields, position.since)
