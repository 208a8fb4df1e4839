"""The pack of 1st & Roll [FAR-20.1]: its files as types, how a face is written, how all of it is frozen to tables."""

import re
from collections.abc import Callable, Mapping

import msgspec
from mypy_extensions import i64

from downfield.games.first_and_roll.kinds import KICK
from downfield.games.first_and_roll.tables import CIRCLE, FLAG, PLAIN, SQUARE, Tables
from downfield.kernel.options import Value
from downfield.kernel.pack import Mark
from downfield.kernel.vecs import vec

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
    """dice.toml [FAR-1.5]"""

    offence: Colours
    defence: Colours
    special: Special


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One space of the clock track."""

    space: str
    mark: Mark


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """track.toml"""

    spaces: tuple[Space, ...]


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number on the board."""

    value: int
    mark: Mark


class Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """lines.toml: the board [FAR-1.1]"""

    touchback: Number
    onside: Number
    free_kick: Number
    hail_mary: Number
    try_spot: Number
    timeouts: Number


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole pack, one field per file."""

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


def freeze(parts: Parts, options: Mapping[str, Value]) -> Tables:
    """The tables that the rules index: the pack, and what was agreed before the match."""
    known = dice(parts)
    numbers = [[read(f.face) for f in die] for die, read, _ in known]
    texts = [tuple(f.face for f in die) for die, _, _ in known]
    coin = [(0, PLAIN), (1, PLAIN)]
    t = Tables([*numbers, coin], [*texts, ("H", "T")], [s.space for s in parts.track.spaces])
    t.longest = max(number for number, _ in numbers[KICK])
    t.touchback = parts.lines.touchback.value
    t.onside = parts.lines.onside.value
    t.free_kick = parts.lines.free_kick.value
    t.hail_mary = parts.lines.hail_mary.value
    t.try_spot = parts.lines.try_spot.value
    t.timeouts = parts.lines.timeouts.value
    _agree(t, options)
    return t


def _agree(t: Tables, options: Mapping[str, Value]) -> None:
    """Set what the options of the match switch."""
    t.overtime = int(options["overtime"] is True)  # [FAR-20.2]
    t.onside_needs_t = int(options["onside_needs_turnover_face"] is True)  # [FAR-20.3]
    t.run_off_matched = int(options["run_off"] == "no_penalty_no_turnover")  # [FAR-20.4]
    t.only_red_zone = int(options["red_zone_rule"] == "line_inside_20")  # [FAR-20.5]
    limit = options["max_overtimes"]
    t.max_overtimes = limit if isinstance(limit, int) else 0  # [FAR-20.7]
    t.hail_offence_only = int(options["hail_mary_timeouts"] == "offence")  # [FAR-20.8]
    home = [0, 1] if options["home_seats"] == "two" else [0, 0]  # [FAR-19.1]
    away = [home[1] + 1, home[1] + (2 if options["away_seats"] == "two" else 1)]
    t.seats = vec[i64]([home[0], home[1], away[0], away[1]])
