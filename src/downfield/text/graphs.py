"""A report in pictures, each with the table behind it: scores, both sides, drives, dice."""

import re
from typing import TYPE_CHECKING

import msgspec
from babel.numbers import format_decimal

from downfield.kernel.show.report import Drive, Pair
from downfield.kernel.show.svg import Say
from downfield.text.story import Die, Story
from downfield.text.turning import Turn
from downfield.toolkit import charts

if TYPE_CHECKING:
    from downfield.text import Text

FACE = 22  # how wide a face is drawn
FEW = 12  # rolls below which a die is told and not drawn
NUMBER = re.compile(r"-?\d+")
NONE = "–"

Table = list[tuple[str, ...]]  # headings first


def capital(told: str) -> str:
    """Words at the head of something."""
    return told[:1].upper() + told[1:]


class Told(msgspec.Struct, frozen=True):
    """A moment in words: when, what, and the score after it."""

    when: str
    words: str
    score: str
    moment: int


class Graph(msgspec.Struct, frozen=True):
    """Something drawn, and the same as a table; `note` says how to read it."""

    key: str
    title: str
    drawings: list[str]
    table: Table
    note: str = ""


class Grapher:
    """Draws the report of a match in one language."""

    def __init__(self, story: Story, sides: tuple[str, ...], text: "Text") -> None:
        self.story = story
        self.sides = sides
        self.text = text
        self.say: Say = text.say

    def figure(self, number: float) -> str:
        """A number as the language writes it; what did not happen is a dash."""
        return self.say("report-figure", figure=number) if number else NONE

    # The score ------------------------------------------------------------------------------------------------

    def scores(self, scored: list[Turn], told: list[Told]) -> Graph:
        """The score by time, and who scored."""
        last = max(1, len(self.story.stops) - 1)
        begun = self.story.stops[0].points
        points = [(0.0, *begun), *((turn.moment / last, *turn.points) for turn in scored)]
        parts = [(at / last, self.part(part)) for at, part in self.story.parts]
        title = self.say("report-scores")
        heads = (self.say("report-when"), self.say("report-what"), self.say("report-score"))
        label = f"{title}: {told[-1].score}" if told else title
        return Graph(
            "scores",
            title,
            [charts.steps(points, parts, self.sides, label)],
            [heads, *((one.when, one.words, one.score) for one in told)],
        )

    def part(self, part: tuple[int, ...]) -> str:
        """A half, a quarter or an overtime; what is no such part has no name."""
        return self.say("report-part", part=part[0])

    # Both sides -----------------------------------------------------------------------------------------------

    def both(self, facts: dict[str, Pair]) -> Graph:
        """What both sides did: the telling facts drawn, all of them in the table."""
        title = self.say("report-both")
        rows = [
            (self.heading(key), pair, self.figure(pair[0]), self.figure(pair[1]))
            for key, pair in facts.items()
        ]
        told = [row for key, row in zip(facts, rows, strict=True) if key in self.story.report.pictured]
        drawn = [(capital(row[0]), *row[1:]) for row in told if any(row[1])]
        table = [("", *self.sides), *((heading, home, away) for heading, _, home, away in rows)]
        drawings = [charts.pairs(drawn, self.sides, "both", title)] if drawn else []
        return Graph("both", title, drawings, table)

    def heading(self, key: str) -> str:
        """What a figure is called."""
        return self.say(f"report-{key.replace('_', '-')}")

    # Drives ---------------------------------------------------------------------------------------------------

    def drives(self, drives: list[Drive]) -> Graph:
        """The yards of every drive and how it ended."""
        title = self.say("report-drives")
        ends = [self.say(f"report-end-{drive.end or 'none'}") for drive in drives]
        bars = [
            (drive.side, drive.yards, f"{self.signed(drive.yards)} {end}")
            for drive, end in zip(drives, ends, strict=True)
        ]
        keys = ("report-side", "report-plays", "report-yards", "report-end")
        table: Table = [
            tuple(self.say(key) for key in keys),
            *(
                (self.sides[drive.side], str(drive.plays), self.signed(drive.yards), end)
                for drive, end in zip(drives, ends, strict=True)
            ),
        ]
        return Graph("drives", title, [charts.rows(bars, self.sides, title)], table)

    def signed(self, yards: float) -> str:
        """Yards, lost ones with a minus."""
        told = self.say("report-figure", figure=abs(yards))
        return f"\N{MINUS SIGN}{told}" if yards < 0 else told

    # Dice -----------------------------------------------------------------------------------------------------

    def dice(self) -> Graph:
        """What fell against what was to be expected."""
        found = [self.story.dice[key] for key in self.story.report.dice if key in self.story.dice]
        drawn = [self.die(die) for die in found if die.rolls(0) + die.rolls(1) >= FEW]
        keys = ("report-die", "report-side", "report-rolls", "report-faces")
        table: Table = [tuple(self.say(key) for key in keys)]
        for die in found:
            for side in (0, 1):
                row = (self.name(die), self.sides[side], str(die.rolls(side)), self.counted(die, side))
                table.append(row)
        return Graph("dice", self.say("report-dice"), drawn, table, self.say("report-dice-why"))

    def name(self, die: Die) -> str:
        """The name of a die."""
        return capital(self.text.die(die.key))

    def die(self, die: Die) -> str:
        """One die, drawn."""
        home, away = (
            charts.Rolled(
                self.sides[side],
                [die.rolled[side][face] for face in die.faces],
                [die.expected[side][face] for face in die.faces],
                self.mean(die, side),
            )
            for side in (0, 1)
        )
        shown = [self.face(die, face) for face in die.faces]
        return charts.faces(self.name(die), shown, (home, away), die.key)

    def face(self, die: Die, face: str) -> str:
        """A face as it lies on the board, or what it shows in words."""
        spec = self.story.match.game.spec
        code = next(known.code for known in spec.dice if known.key == die.key)
        staging = spec.face().staging if spec.face is not None else None
        drawn = staging.die(code + face) if staging is not None else ""
        if staging is None or not drawn:
            return charts.note(0, 4, self.text.shown(die.key, face), "middle", "soft")
        return f'<g class="df" transform="scale({FACE / staging.wide:.4g})">{drawn}</g>'

    def mean(self, die: Die, side: int) -> str:
        """The average of what fell beside the one to be expected, where every face is a number."""
        values = [NUMBER.search(face) for face in die.faces]
        rolls = die.rolls(side)
        if not rolls or not all(values):
            return ""
        worth = {face: int(value[0]) for face, value in zip(die.faces, values, strict=True) if value}
        fell = sum(worth[face] * times for face, times in die.rolled[side].items()) / rolls
        hoped = sum(worth[face] * times for face, times in die.expected[side].items()) / rolls
        return self.say("report-mean", mean=self.tenths(fell), hoped=self.tenths(hoped))

    def tenths(self, number: float) -> str:
        """A number with one decimal, as the language writes it."""
        return str(format_decimal(number, "0.0", self.text.language))

    def counted(self, die: Die, side: int) -> str:
        """Each face with how often it fell, and how often it was to be expected."""
        return (
            ", ".join(
                self.say(
                    "report-face",
                    face=self.text.shown(die.key, face),
                    times=die.rolled[side][face],
                    hoped=self.tenths(die.expected[side][face]),
                )
                for face in die.faces
            )
            if die.rolls(side)
            else NONE
        )
