"""The report of a match as people read it: what both sides did, then a row for every player who did something."""

from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.show.svg import Say
from downfield.kernel.spec import Spec

if TYPE_CHECKING:
    from downfield.text import Text

NONE = "–"
GAP = "  "


class PlayerFigures(msgspec.Struct, frozen=True):
    """What a player did, by the keys of his game."""

    number: int
    position: str
    figures: dict[str, float]


class Figures(msgspec.Struct, frozen=True):
    """A report for programs: facts of home and away by their keys, and the players of each side who did something."""

    facts: dict[str, tuple[float, float]]
    columns: tuple[str, ...]
    players: list[list[PlayerFigures]]


class Sheet(msgspec.Struct, frozen=True):
    """A report in words: facts with the figures of home and away; headings, and for each side its players."""

    title: str
    sides: tuple[str, ...]
    facts: list[tuple[str, str, str]]
    columns: list[str]
    players: list[list[tuple[str, list[str]]]]


def keeps_report(spec: Spec) -> bool:
    """Whether a game keeps a report of its matches."""
    return spec.face is not None and spec.face().report is not None


def figures(match: Match) -> Figures | None:
    """The report of a match so far in numbers, by what everybody knows; None for a game that keeps none."""
    face = match.game.spec.face
    report = None if face is None else face().report
    if report is None:
        return None
    public = [event for event in match.events if event.seen_by(None, None)]
    facts, players = report.sheet(match.state, public)
    return Figures(
        facts, report.columns, [[_line(who, done, report.columns) for who, done in side] for side in players]
    )


def _line(who: str, done: tuple[float, ...], columns: tuple[str, ...]) -> PlayerFigures:
    number, _, position = who.partition(" ")
    return PlayerFigures(int(number), position, dict(zip(columns, done, strict=True)))


def sheet(match: Match, sides: tuple[str, ...], text: "Text") -> Sheet | None:
    """The report of a match so far in words; None for a game that keeps none."""
    told = figures(match)
    if told is None:
        return None
    return Sheet(
        title=text.say("report-title"),
        sides=sides,
        facts=[
            (_heading(key, text), _figure(a, text), _figure(b, text)) for key, (a, b) in told.facts.items()
        ],
        columns=[_heading(key, text) for key in told.columns],
        players=[
            [(_player(line, text), [_figure(x, text) for x in line.figures.values()]) for line in side]
            for side in told.players
        ],
    )


def portraits(match: Match) -> tuple[str, list[list[str]]]:
    """What players are drawn with, and the drawings beside the rows of `tables`; nothing where a game has none."""
    told, face = figures(match), match.game.spec.face
    report = None if face is None else face().report
    if told is None or report is None or report.portraits is None:
        return "", []
    drawn_with, known = report.portraits(match)
    rows = [[known[side].get(line.number, "") for line in lines] for side, lines in enumerate(told.players)]
    return drawn_with, [[], *filter(None, rows)]


def _heading(key: str, text: "Text") -> str:
    return text.say(f"report-{key.replace('_', '-')}")


def _player(line: PlayerFigures, text: "Text") -> str:
    """A number and a position, which has a name in this language where the game translates them."""
    return f"{line.number} {text.named('spot', line.position)}"


def _figure(figure: float, text: "Text") -> str:
    """A number as the language writes it; what did not happen is a dash."""
    say: Say = text.say
    return say("report-figure", figure=figure) if figure else NONE


def tables(told: Sheet) -> list[list[tuple[str, ...]]]:
    """A report in tables, headings first: both sides, then the players of each in the columns that have a figure."""
    found: list[list[tuple[str, ...]]] = [[("", *told.sides), *told.facts]]
    everybody = [figures for players in told.players for _, figures in players]
    used = [i for i in range(len(told.columns)) if any(figures[i] != NONE for figures in everybody)]
    for side, players in zip(told.sides, told.players, strict=True):
        if players:
            rows = [(who, *(figures[i] for i in used)) for who, figures in players]
            found.append([(side, *(told.columns[i] for i in used)), *rows])
    return found


def lines(told: Sheet) -> list[str]:
    """A report in plain lines."""
    return [told.title, *(line for table in tables(told) for line in ("", *_table(table)))]


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    """Columns under their headings: words to the left, figures to the right."""
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        GAP.join(
            cell.rjust(w) if i else cell.ljust(w) for i, (cell, w) in enumerate(zip(row, wide, strict=True))
        )
        for row in rows
    ]
