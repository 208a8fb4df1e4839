"""A competition as its pages show it, to whoever looks."""

import functools
import zoneinfo

import msgspec

import downfield
from downfield.coaches import levels
from downfield.league import ledger, words
from downfield.league.ledger import Line
from downfield.league.results import Result
from downfield.league.scoring import Points
from downfield.league.settings import KnockOut, Ladder, RoundRobin, Swiss
from downfield.league.standings import champion, groups, standings
from downfield.league.state import DRAFT, ENTRIES, FINISHED, RUNNING, Entrant, Fixture, Round, Tie
from downfield.league.tables import Row
from downfield.table.live.leagues import Held
from downfield.table.pages.league_drawing import bracket_of
from downfield.table.protocol.wishes import game_of
from downfield.text import Text

WHEN = "%Y-%m-%d %H:%M"
STEPS = {DRAFT: "open", ENTRIES: "begin", FINISHED: "over"}


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


class Cup:
    """A competition as somebody sees it; `trouble` is what was refused just now."""

    def __init__(self, held: Held, text: Text, person: str, trouble: str = "") -> None:
        self.held, self.text, self.trouble = held, text, trouble
        self.state, self.slug = held.state, held.kept.slug
        self.name = self.state.settings.name
        self.me, self.organises = held.entrant_of(person), held.is_organised_by(person)
        self.zone = zoneinfo.ZoneInfo(self.state.settings.zone)

    # What it is ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game that is played."""
        return str(game_of(self.state.settings.game).name)

    @property
    def stages(self) -> str:
        """How it is played."""
        return " → ".join(words.stage_name(stage, self.text) for stage in self.state.settings.stages)

    @property
    def phase(self) -> str:
        """How far it is."""
        return self.text.say(f"league-phase-{self.state.phase}")

    @property
    def pages(self) -> list[tuple[str, str]]:
        """What else there is to see."""
        drawn = [(self.drawn_as, "/bracket")] if self.drawn_as else []
        desk = [("organise", "/organise")] if self.organises else []
        return [("home", ""), ("rounds", "/rounds"), *drawn, ("figures", "/figures"), ("log", "/log"), *desk]

    @property
    def drawn_as(self) -> str:
        """Whether there is a bracket to look at, a cross table, or neither."""
        kinds = {type(stage) for stage in self.state.settings.stages}
        return "bracket" if KnockOut in kinds else "cross" if RoundRobin in kinds else ""

    @property
    def many(self) -> int:
        """How many take part."""
        return len(self.entered)

    @functools.cached_property
    def champion(self) -> str:
        """Who has won, "" as long as that is open."""
        won = champion(self.state)
        if won is None:
            return ""
        return self.text.say("league-champion", name=self.state.entrants[won].name, competition=self.name)

    @property
    def counts(self) -> str:
        """What a match brings."""
        points: Points = self.state.settings.scoring
        return self.text.say("club-points", win=points.win, draw=points.draw, loss=points.loss)

    @property
    def breaks(self) -> str:
        """What decides between those who are level."""
        return ", ".join(words.tie_break(name, self.text) for name in self.state.settings.breaks)

    @property
    def levels(self) -> list[str]:
        """The programs that can take part."""
        return list(levels(downfield.game(self.state.settings.game).spec)[::-1])

    @property
    def teams(self) -> list[str]:
        """The teams among which an entrant chooses; none where all play with the same."""
        options = downfield.game(self.state.settings.game).spec.options
        own = [option for option in options if option.name.startswith("home_")]
        return sorted({str(choice) for option in own for choice in option.choices if choice}) or [
            "" for _ in own[:1]
        ]

    # Who ----------------------------------------------------------------------------------------------------------

    @functools.cached_property
    def entered(self) -> list[Entrant]:
        """Those who take part or wait, in the order in which they came."""
        return [e for e in self.state.entrants.values() if not e.withdrawn]

    def named(self, entrant: int) -> str:
        """What an entrant is called."""
        return words.name_of(entrant, self.state, self.text)

    # When ---------------------------------------------------------------------------------------------------------

    def when(self, moment: str) -> str:
        """A moment where the club is."""
        return ledger.moment(moment).astimezone(self.zone).strftime(WHEN)

    # Rounds -------------------------------------------------------------------------------------------------------

    @functools.cached_property
    def round(self) -> Round | None:
        """The round that is played, or the last."""
        rounds = self.state.rounds
        return next((one for one in rounds if self.state.open_ties([one])), rounds[-1] if rounds else None)

    def round_title(self, one: Round) -> str:
        """What a round is called."""
        return words.round_name(one, self.state, self.text)

    def round_of(self, fixture: Fixture) -> str:
        """In which round a match is played."""
        return self.round_title(self.state.round(self.state.tie_of(fixture).round))

    def part(self, tie: Tie) -> str:
        """What is special about a tie."""
        return words.part_name(tie, self.text)

    def group(self, number: int) -> str:
        """What a group is called."""
        return words.group_name(number, self.text)

    def rests(self, one: Round) -> str:
        """Who does not play."""
        return self.text.say("league-rests", names=", ".join(map(self.named, one.rests)))

    # Matches ------------------------------------------------------------------------------------------------------

    def score(self, fixture: Fixture) -> str:
        """How a match ended, "" before."""
        return words.score(self.state.result(fixture), self.text)

    def said(self, fixture: Fixture) -> str:
        """What one of two says."""
        return words.score(fixture.told.result, self.text) if fixture.told else ""

    def has_said(self, fixture: Fixture) -> bool:
        """Whether it was I who said so."""
        return fixture.told is not None and fixture.told.entrant == self.me and not fixture.disputed

    def versus(self, fixture: Fixture) -> str:
        """Who plays whom."""
        return words.versus(fixture, self.state)

    def offered(self, fixture: Fixture) -> list[str]:
        """The times that the other has proposed, as long as none is agreed."""
        other = fixture.away if self.me == fixture.home else fixture.home
        return [] if fixture.agreed else list(fixture.proposals.get(other, ()))

    def can_sit(self, fixture: Fixture) -> bool:
        """Whether a match can be played at this table: everybody who plays it is known here."""
        both = (self.state.entrants[e] for e in (fixture.home, fixture.away))
        return self.state.settings.squad == 1 and all(
            e.person or self.state.program(fixture, e.id) for e in both
        )

    @functools.cached_property
    def every(self) -> list[Fixture]:
        """All matches, those first that are open."""
        return sorted(self.state.fixtures(), key=lambda f: self.state.result(f) is not None)

    @functools.cached_property
    def open_ones(self) -> list[Fixture]:
        """The matches that are still to be played."""
        return [f for f in self.every if self.state.result(f) is None]

    @property
    def undecided(self) -> int:
        """How many matches of this round are still to be played, once it is running."""
        return len(self.state.open_ties([self.round])) if self.round else 0

    @property
    def disputed(self) -> bool:
        """Whether two say different things of a match."""
        return any(f.disputed for f in self.open_ones)

    @property
    def next(self) -> Fixture | None:
        """My next match: one that asks something of me first."""
        mine = [f for f in self.open_ones if self.me in (f.home, f.away)] if self.me else []
        asked = [f for f in mine if f.told is not None and f.told.entrant != self.me]
        return next(iter([*asked, *mine]), None)

    @property
    def ladder(self) -> list[int]:
        """Whom I may challenge."""
        kind = self.state.stage(0)
        if not isinstance(kind, Ladder) or self.me not in self.state.ladder or self.next:
            return []
        place = self.state.ladder.index(self.me)
        return self.state.ladder[max(0, place - kind.reach) : place]

    # How it stands --------------------------------------------------------------------------------------------------

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

    def step(self) -> str:
        """What an organiser does next."""
        if self.state.phase != RUNNING:
            return STEPS[self.state.phase]
        if isinstance(self.state.stage(0), Ladder):
            return "finish"
        if self.state.open_ties(self.state.rounds):
            return "wait"
        return "finish" if champion(self.state) is not None else "draw"

    def told(self, lines: list[Line]) -> list[tuple[Line, str, bool]]:
        """The ledger in words, the last line first, and which of it counts no more."""
        struck = {line.deed.line for line in lines if hasattr(line.deed, "line")}
        return [
            (line, words.told(line, self.state, self.text), line.number in struck) for line in reversed(lines)
        ]


def fared(result: Result, side: int) -> str:
    """Won, drawn or lost."""
    if result.winner == side:
        return "won"
    return "lost" if result.winner == 1 - side or result.is_walkover else "drawn"
