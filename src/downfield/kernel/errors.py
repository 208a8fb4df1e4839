"""Everything that can go wrong by somebody's hand.

DownfieldError
├── UnknownName         no such game, coach, option, rule, language
│   └── UnknownGame
├── BadOption           an option of a match with a value it cannot have
├── PackError           a component pack that cannot be played with
├── NotationError       a text that cannot be read
│   └── RecordError     a record that cannot be read
├── BadPosition         a position that cannot occur
├── IllegalAnswer       an answer that is not among the options
│   └── WrongDie        a scripted die of another kind, or left over
├── NotYourTurn         an answer of a seat that is not asked
├── NoTakeBack          dice, a reveal or another seat's answer lie in between
└── RecordMismatch      a record that does not re-run to the same match
"""

import difflib
from collections.abc import Iterable
from typing import Union

Part = Union[int, str, "DownfieldError"]


class DownfieldError(Exception):
    """A mistake that its maker can mend: one sentence, a stable code, perhaps a rule.

    With a `key` the sentence has blanks in braces, filled in by name; other languages keep their sentence under
    `why-` and that key. A blank may be another error, which is then told in the same language.
    """

    code = "error"

    def __init__(self, message: str, *, rule: str = "", key: str = "", **blanks: Part) -> None:
        if key:
            message = message.format(**blanks, rule=rule)
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.key = key
        self.blanks = blanks

    def __str__(self) -> str:
        return self.message


class UnknownName(DownfieldError):
    """A name that nobody bears; says which names are near."""

    code = "unknown-name"

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        known = sorted(known)
        near = difflib.get_close_matches(name, known, n=3, cutoff=0.5)
        if near:
            super().__init__(
                "There is no {what} {name}. Did you mean {near}?",
                key="unknown-near",
                what=what,
                name=repr(name),
                near=", ".join(near),
            )
        else:
            super().__init__(
                "There is no {what} {name}. Known: {known}.",
                key="unknown",
                what=what,
                name=repr(name),
                known=", ".join(known),
            )
        self.name = name
        self.near = near


class UnknownGame(UnknownName):
    """A game that is not on the shelf."""

    code = "unknown-game"


class BadOption(DownfieldError):
    """An option of a match with a value it cannot have."""

    code = "bad-option"


class PackError(DownfieldError):
    """A component pack that cannot be played with: names file, key and reason."""

    code = "bad-pack"


class NotationError(DownfieldError):
    """A text that cannot be read."""

    code = "bad-notation"


class RecordError(NotationError):
    """A record that cannot be read; names the line."""

    code = "bad-record"


class BadPosition(DownfieldError):
    """A position that cannot occur; names the field."""

    code = "bad-position"


class IllegalAnswer(DownfieldError):
    """An answer that is not among the options; names them, and the rule that forbids it."""

    code = "illegal-answer"


class WrongDie(IllegalAnswer):
    """A scripted die of another kind than the one that is rolled, or one that is left over."""

    code = "wrong-die"


class NotYourTurn(DownfieldError):
    """An answer of a seat that is not asked."""

    code = "not-your-turn"


class NoTakeBack(DownfieldError):
    """Nothing of this seat's can be taken back now."""

    code = "no-take-back"


class RecordMismatch(DownfieldError):
    """A record that does not re-run to the same match; names the first line that differs."""

    code = "record-mismatch"

    def __init__(self, message: str, *, line: int = 0, key: str = "", **blanks: Part) -> None:
        if key:
            blanks["line"] = line
        super().__init__(message, rule="", key=key, **blanks)
        self.line = line
