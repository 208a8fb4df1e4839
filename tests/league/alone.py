"""A Touch Down season worked out from its records alone: only how records are read and reported is shared.

What Downfield says of a season is not asked here: points, order, experience and draft are counted from what each
record shows, by the contract (TD-19.1 to 19.10).
"""

import pathlib
import re

import downfield
from downfield.kernel import record
from downfield.kernel.match import Match
from downfield.kernel.show.outcome import outcome, public

ROW = 2.5  # yards [TD-19.2]
LEARNT_BY = {"AQ": ("thrown", ROW), "AB": ("received", ROW), "AE": ("received", ROW), "D": ("sacks", 1)}
Experience = dict[tuple[str, str], int]  # number and what it was learnt by: how many


class Team:
    """What is known of a team by now."""

    def __init__(self) -> None:
        self.points = self.scored = self.conceded = self.draft = self.spent = 0
        self.learnt: Experience = {}

    def rank(self) -> tuple[int, int, int]:
        """By which it stands in the table [TD-19.9]."""
        return self.points, self.scored - self.conceded, self.scored


def experience(code: str) -> Experience:
    """What the code of a roster says that its players have learnt."""
    found = re.findall(r"(\d+)\*[\d.]+\+([a-z]+)(\d+)", code)
    return {(number, word): int(count) for number, word, count in found}


def draft_points(code: str) -> tuple[int, int]:
    """Draft points that are left, and that are spent."""
    left, spent = re.search(r";draft:(\d+)", code), re.search(r";drafted:(\d+)", code)
    return int(left[1]) if left else 0, int(spent[1]) if spent else 0


def add_up(folder: pathlib.Path) -> dict[str, Team]:
    """All teams of a season by name; AssertionError where a match was played with other teams than it should be."""
    teams: dict[str, Team] = {}
    files = sorted((folder / "records").iterdir(), key=lambda f: [int(n) for n in f.name.split(".")[:3]])
    for file in files:
        match = record.verify(record.read(file.read_text(encoding="utf-8")), downfield.game("touch-down"))
        for side, name in enumerate(match.coaches):
            _count(match, side, teams.setdefault(name, Team()))
    return teams


def _count(match: Match, side: int, team: Team) -> None:
    """Look with which team a side came, then add what the match has brought it."""
    code = str(match.options_agreed[("home_roster", "away_roster")[side]])
    assert experience(code) == team.learnt
    left, spent = draft_points(code)
    assert left + spent == team.draft
    came, team.spent = outcome(match), spent
    team.points += 2 if came.winner == side else 1 if came.winner is None else 0
    team.scored += came.points[side]
    team.conceded += came.points[1 - side]
    team.draft += 2 * (came.winner == 1 - side)  # [TD-19.8]
    _learn(match, side, team)


def _learn(match: Match, side: int, team: Team) -> None:
    """[TD-19.6, TD-19.7] Passers learn by yards thrown, receivers by yards received, defenders by sacks."""
    face = match.game.spec.face
    assert face is not None
    report = face().report
    _, rows = report.sheet(match.state, public(match))
    for who, done in rows[side]:
        number, role = who.split()[:2]
        if role in LEARNT_BY:
            word, unit = LEARNT_BY[role]
            count = round(float(done[report.columns.index(word)]) / unit)
            if count:
                team.learnt[number, word] = team.learnt.get((number, word), 0) + count
