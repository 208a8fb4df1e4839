"""Dice luck: what was rolled beside what was to be expected, and the range that pure chance leaves."""

import math
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.show.svg import Say
from downfield.text.graphs import NUMBER, Table, capital
from downfield.text.sheet import report_of
from downfield.text.story import Die, Story
from downfield.toolkit import charts

if TYPE_CHECKING:
    from downfield.text import Text

CERTAIN = 1.96  # standard deviations: chance stays within them in 95 of 100 cases
FEW = 8  # rolls below which nothing can be told


class Tally(msgspec.Struct):
    """A die in somebody's hand: of each face how often it fell, and how often that was to be expected."""

    key: str
    rolled: dict[str, int]
    expected: dict[str, float]

    @property
    def rolls(self) -> int:
        """How often it fell."""
        return sum(self.rolled.values())


class Line(msgspec.Struct, frozen=True):
    """Something that dice came to: how much, what was to be expected, and between what chance leaves it."""

    die: str
    what: str
    rolls: int
    fell: float
    expected: float
    low: float
    high: float

    @property
    def is_usual(self) -> bool:
        """Whether it is what chance does in 95 of 100 cases."""
        return self.low <= self.fell <= self.high


class Lucky(msgspec.Struct, frozen=True):
    """The luck of somebody in words: every line, drawn and as a table, and what to make of it."""

    name: str
    verdict: str
    drawing: str
    table: Table


def dice_of(match: Match) -> list[Die]:
    """The dice of a match that everybody saw fall, in both hands."""
    return list(Story(match, report_of(match)).dice.values())


def tallies(dice: Iterable[tuple[Die, int]]) -> list[Tally]:
    """Dice added up, each in the hand of a side, by kind."""
    found: dict[str, Tally] = {}
    for die, side in dice:
        tally = found.setdefault(die.key, Tally(die.key, {}, {}))
        for face in die.faces:
            tally.rolled[face] = tally.rolled.get(face, 0) + die.rolled[side][face]
            tally.expected[face] = tally.expected.get(face, 0.0) + die.expected[side][face]
    return [tally for tally in found.values() if tally.rolls >= FEW]


def lines(tally: Tally, text: "Text") -> list[Line]:
    """What a die came to: on average where its faces are numbers, and face by face."""
    name, worth = capital(text.die(tally.key)), _worth(tally.rolled)
    found = [] if worth is None else [_average(tally, worth, name, text)]
    return [*found, *(_face(tally, face, name, text) for face in tally.rolled)]


def _worth(faces: Mapping[str, int]) -> dict[str, int] | None:
    values = {face: NUMBER.search(face) for face in faces}
    return {face: int(value[0]) for face, value in values.items() if value} if all(values.values()) else None


def _average(tally: Tally, worth: dict[str, int], name: str, text: "Text") -> Line:
    n = tally.rolls
    share = {face: times / n for face, times in tally.expected.items()}
    mean = sum(share[face] * worth[face] for face in share)
    spread = sum(share[face] * (worth[face] - mean) ** 2 for face in share)
    reach = CERTAIN * math.sqrt(spread / n)
    fell = sum(worth[face] * times for face, times in tally.rolled.items()) / n
    return Line(name, text.say("luck-average"), n, fell, mean, mean - reach, mean + reach)


def _face(tally: Tally, face: str, name: str, text: "Text") -> Line:
    n, hoped = tally.rolls, tally.expected[face]
    reach = CERTAIN * math.sqrt(hoped * (1 - min(1.0, hoped / n)))
    shown = text.shown(tally.key, face)
    return Line(name, shown, n, tally.rolled[face], hoped, max(0.0, hoped - reach), min(n, hoped + reach))


def lucky(name: str, found: Iterable[Tally], text: "Text", key: str = "") -> Lucky:
    """The luck of somebody in one language; the key tells drawings of a page apart."""
    told = [line for tally in found for line in lines(tally, text)]
    kinds = list(dict.fromkeys(line.die for line in told))
    odd = sum(not line.is_usual for line in told)
    heads = ("report-die", "luck-what", "report-rolls", "luck-fell", "luck-expected", "luck-range")
    table: Table = [tuple(text.say(head) for head in heads), *(_row(line, text) for line in told)]
    groups = [
        (die if len(kinds) > 1 else "", [_band(line) for line in told if line.die == die]) for die in kinds
    ]
    say: Say = text.say
    verdict = say("luck-verdict", lines=len(told), odd=odd, usual=len(told) / 20)
    title = text.say("luck-of", name=name)
    return Lucky(
        name,
        verdict if told else text.say("luck-few"),
        charts.bands(groups, f"bands{key}", title) if told else "",
        table,
    )


def _band(line: Line) -> charts.Band:
    return line.what, line.low, line.expected, line.high, line.fell


def _row(line: Line, text: "Text") -> tuple[str, ...]:
    say: Say = text.say

    def figure(number: float) -> str:
        return say("luck-figure", figure=round(number, 2))

    band = text.say("luck-between", low=figure(line.low), high=figure(line.high))
    mark = "" if line.is_usual else " *"
    return line.die, line.what, str(line.rolls), figure(line.fell) + mark, figure(line.expected), band
