"""The pack of 1st & Roll [FAR-20.1]: its files as types, and how a face is written."""

import re
from collections.abc import Callable

import msgspec

from downfield.games.first_and_roll.model.tables import CIRCLE, FLAG, PLAIN, SQUARE
from downfield.kernel.pack import Mark
from downfield.toolkit.components import Number

Reader = Callable[[str], tuple[int, int]]
CLOCK_FACES = ("-", "clock", "T")
PENALTIES = ("O5", "O10", "O15", "D5A", "D5", "D15")


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a die."""

    face: str
    mark: Mark


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team's three dice."""

    red: tuple[Face, ...]
    yellow: tuple[Face, ...]
    green: tuple[Face, ...]


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FAR-1.4] The three dice that both sides use."""

    kick: tuple[Face, ...]
    clock: tuple[Face, ...]
    penalty: tuple[Face, ...]


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file dice.toml [FAR-1.5]."""

    offence: Colours
    defence: Colours
    special: Special


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One space of the clock track."""

    space: str
    mark: Mark


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file track.toml."""

    spaces: tuple[Space, ...]


class Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file lines.toml: the board [FAR-1.1]."""

    touchback: Number
    onside: Number
    free_kick: Number
    hail_mary: Number
    try_spot: Number
    timeouts: Number


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FAR-20.1] The whole pack, one field per file."""

    dice: Dice
    track: Track
    lines: Lines


def offence_face(text: str) -> tuple[int, int]:
    """The number and the badge of an offence face: "3", "(6)" or "[2]"."""
    if re.fullmatch(r"\(\d{1,2}\)", text):
        return int(text[1:-1]), CIRCLE
    if re.fullmatch(r"\[\d{1,2}\]", text):
        return int(text[1:-1]), SQUARE
    if re.fullmatch(r"\d{1,2}", text):
        return int(text), PLAIN
    raise ValueError(f'{text!r} is no offence face; write "3", "(6)" for a circle or "[2]" for a square')


def defence_face(text: str) -> tuple[int, int]:
    """The number and the badge of a defence face: "-3" or "F"."""
    if text == "F":
        return 0, FLAG
    if re.fullmatch(r"-[1-9]\d?", text):
        return int(text), PLAIN
    raise ValueError(f'{text!r} is no defence face; write a number below zero, or "F" for the flag')


def kick_face(text: str) -> tuple[int, int]:
    """The yards on a face of the kick die."""
    if re.fullmatch(r"[1-9]\d?", text):
        return int(text), PLAIN
    raise ValueError(f"{text!r} is no face of the kick die; write yards from 1 to 99")


def clock_face(text: str) -> tuple[int, int]:
    """A face of the clock die as its place in CLOCK_FACES."""
    if text in CLOCK_FACES:
        return CLOCK_FACES.index(text), PLAIN
    raise ValueError(f'{text!r} is no face of the clock die; write "clock", "T" or "-"')


def penalty_face(text: str) -> tuple[int, int]:
    """A face of the penalty die as its place in PENALTIES."""
    if text in PENALTIES:
        return PENALTIES.index(text), PLAIN
    raise ValueError(f"{text!r} is no penalty; write {', '.join(PENALTIES[:-1])} or {PENALTIES[-1]}")


def penalty_yards(name: str) -> int:
    """[FAR-10.1] The yards that stand on a face of the penalty die."""
    return int(re.sub(r"\D", "", name))


def dice(parts: Parts) -> list[tuple[tuple[Face, ...], Reader, str]]:
    """Every die with the reader of its faces and its key, in the order of their numbers."""
    offence, defence, special = parts.dice.offence, parts.dice.defence, parts.dice.special
    return [
        (offence.red, offence_face, "offence.red"),
        (offence.yellow, offence_face, "offence.yellow"),
        (offence.green, offence_face, "offence.green"),
        (defence.red, defence_face, "defence.red"),
        (defence.yellow, defence_face, "defence.yellow"),
        (defence.green, defence_face, "defence.green"),
        (special.kick, kick_face, "special.kick"),
        (special.clock, clock_face, "special.clock"),
        (special.penalty, penalty_face, "special.penalty"),
    ]
