"""A competition as its pages show it, to whoever looks."""

import functools

import msgspec

from downfield.league import words
from downfield.league.ledger import Line
from downfield.league.results import Result
from downfield.league.settings import KnockOut, RoundRobin, Swiss
from downfield.league.standings import groups, standings
from downfield.league.state import FINISHED, RUNNING
from downfield.league.tables import Row
from downfield.table.pages.league.drafts import Drafts
from downfield.table.pages.league.drawing import bracket_of
from downfield.table.pages.league.fields import counted, listed

ON_A_PAGE = 100  # lines of the log


class Shown(msgspec.Struct, frozen=True):
    """A table: its heading, who of it goes on, and whether points and bonuses count in it."""

    title: str
    rows: list[Row]
    through: int
    counts: bool
    bonus: bool


class Cross(msgspec.Struct, frozen=True):
    """Everybody against everybody, in the order of the table."""

    title: str
    order: list[int]
    scores: dict[tuple[int, int], list[tuple[str, str]]]

    def met(self, own: int, other: int) -> list[tuple[str, str]]:
        """How an entrant fared against another, each time with won, drawn or lost."""
        return self.scores.get((own, other), [])


class Cup(Drafts):
    """A competition: its tables, its bracket, its log."""

    @functools.cached_property
    def tables(self) -> list[Shown]:
        """The tables of the stage that is played."""
        if self.state.phase not in (RUNNING, FINISHED) or not (self.state.rounds or self.state.ladder):
            return []
        return [self._table(self.state.now, group) for group in groups(self.state, self.state.now)]

    def _table(self, stage: int, group: int) -> Shown:
        kind = self.state.stage(stage)
        title = words.group_name(group, self.text) or words.stage_name(kind, self.text)
        through = kind.through if isinstance(kind, RoundRobin | Swiss) else 0
        counts = isinstance(kind, RoundRobin | Swiss)
        bonus = counts and bool(self.state.settings.scoring.bonus)
        return Shown(title, standings(self.state, stage, group), through, counts, bonus)

    def person_of(self, name: str) -> str:
        """Who has done something, by the name that the ledger has."""
        return words.person(name, self.text)

    def reason(self, row: Row) -> str:
        """Why somebody stands where he stands."""
        return words.why(row, self.state, self.text)

    @functools.cached_property
    def drawing(self) -> str:
        """The bracket of the knock-out, "" where there is none yet."""
        stages = [number for number in self.state.seeds if isinstance(self.state.stage(number), KnockOut)]
        return bracket_of(self.state, stages[-1], self.text) if stages else ""

    @functools.cached_property
    def crosses(self) -> list[Cross]:
        """The cross tables of the round robins."""
        robins = [n for n, kind in enumerate(self.state.settings.stages) if isinstance(kind, RoundRobin)]
        return [
            self._cross(stage, group)
            for stage in robins
            if self.state.of_stage(stage)
            for group in groups(self.state, stage)
        ]

    def _cross(self, stage: int, group: int) -> Cross:
        scores: dict[tuple[int, int], list[tuple[str, str]]] = {}
        for fixture in (f for one in self.state.of_stage(stage) for tie in one.ties for f in tie.fixtures):
            if (result := self.state.result(fixture)) is not None:
                for own, other, side in ((fixture.home, fixture.away, 0), (fixture.away, fixture.home, 1)):
                    told = words.DASH.join(map(str, result.score[:: -1 if side else 1]))
                    scores.setdefault((own, other), []).append((told, fared(result, side)))
        shown = self._table(stage, group)
        return Cross(shown.title, [row.entrant for row in shown.rows], scores)

    def form(self, entrant: int) -> list[str]:
        """What became of an entrant's matches, one after the other."""
        own = [f for f in self.state.fixtures() if entrant in (f.home, f.away)]
        return [fared(r, f.side(entrant)) for f in own if (r := self.state.result(f)) is not None]

    @property
    def asked(self) -> list[tuple[str, str]]:
        """What is asked of a match besides the score, with its name."""
        return [(key, words.stat_name(key, self.text)) for key in counted(self.state.settings)]

    @property
    def listed(self) -> str:
        """What may be told of players besides, "" where teams stay as they are."""
        return ", ".join(listed(self.state.settings))

    def told(self, lines: list[Line], page: int = 1) -> tuple[list[tuple[Line, str, bool]], bool]:
        """A page of the ledger in words, the last line first, which of it counts no more; and whether there is more."""
        struck = {line.deed.line for line in lines if hasattr(line.deed, "line")}
        first = ON_A_PAGE * (page - 1)
        shown = lines[::-1][first : first + ON_A_PAGE]
        told = [(line, words.told(line, self.state, self.text), line.number in struck) for line in shown]
        return told, len(lines) > first + ON_A_PAGE


def fared(result: Result, side: int) -> str:
    """Won, drawn or lost."""
    if result.winner == side:
        return "won"
    return "lost" if result.winner == 1 - side or result.is_walkover else "drawn"
