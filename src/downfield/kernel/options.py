"""Options of a match: agreed before it starts, written in its record."""

import re
from collections.abc import Iterable, Mapping

import msgspec

from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadOption, UnknownName

Value = bool | int | str | None
CODE = re.compile(r"[A-Za-z0-9_.,:;+*-]{0,2000}")  # can stand in a record and in an address


class Option(msgspec.Struct, frozen=True):
    """One thing that may be agreed: a yes or no, a whole number from `least` to `most`, or one of `choices`.

    With `code` it is a word of the game's own making, such as a whole team; the game reads it when a match begins.
    An option that came with a later version of the rules says in `since` with which, and in `was` how they were before.
    """

    name: str
    rule: str
    default: Value
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 500_000  # more than anybody plays, less than the engine can count
    may_be_none: bool = False
    code: bool = False
    since: str = ""
    was: Value = None

    def usual(self, rules: str = "") -> Value:
        """What is played unless something else is agreed; before there was a choice, what the rules said then."""
        return self.was if rules and self.since and int(rules) < int(self.since) else self.default

    def read(self, given: Value) -> Value:
        """The value meant by a text or a value, or BadOption."""
        if given is None or (
            isinstance(given, str) and given.lower() == "none" and given not in self.choices
        ):
            if self.may_be_none:
                return None
        elif self.code:
            if isinstance(given, str) and CODE.fullmatch(given):
                return given
        elif self.choices:
            if not isinstance(given, bool) and str(given) in self.choices:  # a number is written 45 or "45"
                return str(given)
        elif isinstance(self.default, bool):
            if isinstance(given, bool):
                return given
            if str(given).lower() in ("true", "yes", "on", "1"):
                return True
            if str(given).lower() in ("false", "no", "off", "0"):
                return False
        elif not isinstance(given, bool) and _is_whole(given) and self.least <= int(given) <= self.most:
            return int(given)
        kind, words = self._allowed()
        raise BadOption(
            f"Option {{name}} cannot be {{given}}: {words} ({{rule}}).",
            rule=self.rule,
            key=f"option-{kind}",
            name=self.name,
            given=repr(given),
            choices=", ".join(self.choices),
            least=self.least,
            most=self.most,
        )

    def _allowed(self) -> tuple[str, str]:
        """What it may be: the kind, and the words."""
        if self.code:
            return "code", "at most 2,000 letters, digits and signs of . , : ; + * - _"
        if self.choices:
            return "word", "choose one of {choices}"
        if isinstance(self.default, bool):
            return "bool", "choose true or false"
        if self.may_be_none:
            return "number-or-none", "a whole number from {least} to {most:,}, or none"
        return "number", "a whole number from {least} to {most:,}"


def _is_whole(given: object) -> bool:
    return isinstance(given, int) or (
        isinstance(given, str) and re.fullmatch(r"[+-]?[0-9]{1,12}", given) is not None
    )


def settle(known: tuple[Option, ...], given: Mapping[str, Value], rules: str = "") -> dict[str, Value]:
    """Every option with its value, the given ones checked, the others as usual in this version of the rules."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise UnknownName("option", name, by_name)
    return {n: o.read(given[n]) if n in given else o.usual(rules) for n, o in by_name.items()}


def drawn(known: Iterable[Option], names: Iterable[str], rng: Rng) -> dict[str, Value]:
    """Some options by lot, each of their values as likely."""
    choices = {option.name: option.choices for option in known}
    return {name: choices[name][int(rng.below(len(choices[name])))] for name in names}
