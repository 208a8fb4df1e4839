"""What came of a match, for programs: who won, how it ended, and what both teams did, by keys that never change."""

import msgspec

from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.report import Both, Deeds, Pair, Row
from downfield.kernel.words import Event

HOME, AWAY = 0, 1
PLAYED = "played"
RESIGNED = "resigned"
LAPSED = "lapsed"


class Outcome(msgspec.Struct, frozen=True):
    """Who won a match, how it ended, its points, and what home and away did."""

    winner: int | None  # 0 is home, 1 away; nobody after a draw, and before the end
    how: str  # played, resigned, lapsed; "" before the end
    points: tuple[int, int]
    sides: Both


def public(match: Match) -> list[Event]:
    """What everybody knows of a match."""
    return [event for event in match.events if event.seen_by(None, None)]


def winner(match: Match) -> int | None:
    """The side that has won."""
    return int(match.state.winner) if match.over and match.state.winner != NOBODY else None


def how_it_ended(match: Match, lapsed: bool = False) -> str:
    """Played to its end, given up, or lost by the clock; "" while it goes on."""
    if not match.over:
        return ""
    return PLAYED if match.resigned is None else LAPSED if lapsed else RESIGNED


def outcome(match: Match, lapsed: bool = False) -> Outcome:
    """What came of a match so far, by what everybody knows; `lapsed` says that a clock ran out."""
    points = match.points()
    home, away = (
        Deeds({"points": scored} | done.team, done.players)
        for scored, done in zip(points, _deeds(match), strict=True)
    )
    return Outcome(winner(match), how_it_ended(match, lapsed), points, (home, away))


def _deeds(match: Match) -> Both:
    face = match.game.spec.face
    assert face is not None, "only a game that people can look at is reported"
    report = face().report
    if report.deeds is not None:
        return report.deeds(match.state, public(match))
    facts, rows = report.sheet(match.state, public(match))
    return from_sheet(report.columns, facts, rows)


def from_sheet(
    columns: tuple[str, ...], facts: dict[str, Pair], rows: tuple[list[Row], list[Row]] = ([], [])
) -> Both:
    """The figures of a sheet, which are whole numbers."""
    return _of_side(columns, facts, rows, HOME), _of_side(columns, facts, rows, AWAY)


def _of_side(
    columns: tuple[str, ...], facts: dict[str, Pair], rows: tuple[list[Row], list[Row]], side: int
) -> Deeds:
    players = {
        who.split()[0]: {key: int(figure) for key, figure in zip(columns, done, strict=True)}
        for who, done in rows[side]
    }
    return Deeds({key: int(pair[side]) for key, pair in facts.items()}, players)
