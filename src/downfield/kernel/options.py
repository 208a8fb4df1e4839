"""Options of a match: agreed before it starts, written in its record."""

import re
from collections.abc import Mapping

import msgspec

from downfield.kernel.errors import BadOption, UnknownName

Value = bool | int | str | None


class Option(msgspec.Struct, frozen=True):
    """One thing that may be agreed: a yes or no, a whole number from `least` to `most`, or one of `choices`."""

    name: str
    rule: str
    default: Value
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 500_000  # more than anybody plays, less than the engine can count
    may_be_none: bool = False

    def read(self, given: Value) -> Value:
        """The value meant by a text or a value, or BadOption."""
        if given is None or (isinstance(given, str) and given.lower() == "none"):
            if self.may_be_none:
                return None
        elif self.choices:
            if given in self.choices:
                return given
        elif isinstance(self.default, bool):
            if isinstance(given, bool):
                return given
            if str(given).lower() in ("true", "yes", "on", "1"):
                return True
            if str(given).lower() in ("false", "no", "off", "0"):
                return False
        elif not isinstance(given, bool) and _is_whole(given) and self.least <= int(given) <= self.most:
            return int(given)
        raise BadOption(
            f"Option {self.name} cannot be {given!r}: {self.allowed()} ({self.rule}).", rule=self.rule
        )

    def allowed(self) -> str:
        """What it may be, in words."""
        if self.choices:
            return "choose " + " or ".join(self.choices)
        if isinstance(self.default, bool):
            return "choose true or false"
        return f"a whole number from {self.least} to {self.most:,}" + (
            ", or none" if self.may_be_none else ""
        )


def _is_whole(given: object) -> bool:
    return isinstance(given, int) or (
        isinstance(given, str) and re.fullmatch(r"[+-]?[0-9]{1,12}", given) is not None
    )


def settle(known: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option with its value, the given ones checked, the others as usual."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise UnknownName("option", name, by_name)
    return {n: o.read(given[n]) if n in given else o.default for n, o in by_name.items()}
