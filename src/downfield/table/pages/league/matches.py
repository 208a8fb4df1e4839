"""The rounds and matches of a competition, as somebody sees them."""

import datetime
import functools

from downfield.league import ledger, words
from downfield.league.figures.statistics import head_to_head
from downfield.league.settings import Ladder
from downfield.league.state import Fixture, Round, Tie
from downfield.table.pages.league.about import About


class Matches(About):
    """What is played, and what one may do about it."""

    # Rounds -------------------------------------------------------------------------------------------------------

    @functools.cached_property
    def round(self) -> Round | None:
        """The round that is played, or the last."""
        rounds = self.state.rounds
        return next((one for one in rounds if self.state.open_ties([one])), rounds[-1] if rounds else None)

    @functools.cached_property
    def of_this_round(self) -> list[Fixture]:
        """The matches of the round that is played, in the order of their tables."""
        return [f for tie in self.round.ties for f in tie.fixtures] if self.round else []

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

    @property
    def left(self) -> str:
        """How long this round still has: hours and minutes."""
        if self.round is None or not self.round.due:
            return ""
        now = datetime.datetime.now(datetime.UTC)
        minutes = max(0, int((ledger.moment(self.round.due) - now).total_seconds() / 60))
        return f"{minutes // 60}:{minutes % 60:02}"

    # Matches ------------------------------------------------------------------------------------------------------

    def score(self, fixture: Fixture) -> str:
        """How a match ended, "" before."""
        return words.score(self.state.result(fixture), self.text)

    def numbers(self, fixture: Fixture) -> str:
        """The score alone, "" before."""
        result = self.state.result(fixture)
        return words.DASH.join(map(str, result.score)) if result else ""

    def won(self, fixture: Fixture, side: int) -> bool:
        """Whether a side has won."""
        result = self.state.result(fixture)
        return result is not None and result.winner == side

    def is_walkover(self, fixture: Fixture) -> bool:
        """Whether somebody did not come."""
        result = self.state.result(fixture)
        return result is not None and result.is_walkover

    def how(self, fixture: Fixture) -> str:
        """On whose word a result stands, "" before."""
        result = self.state.result(fixture)
        return self.text.say(f"club-how-{result.how}") if result else ""

    def seen_again(self, fixture: Fixture) -> str:
        """Where a match that is over can be seen once more, "" where it cannot."""
        record = fixture.result.record if fixture.result else ""
        return record if record.startswith("/") else ""

    def stats(self, fixture: Fixture) -> list[tuple[str, int, int]]:
        """What both sides did, in words."""
        result = self.state.result(fixture)
        keys = sorted({key for side in result.stats for key in side}) if result else []
        return [(words.stat_name(k, self.text), result.of(k, 0), result.of(k, 1)) for k in keys if result]

    def met(self, fixture: Fixture) -> list[Fixture]:
        """The other matches of the same two that were played."""
        both = head_to_head(self.state, fixture.home, fixture.away)
        return [other for other, _ in both if other.id != fixture.id]

    def member_of(self, fixture: Fixture) -> str:
        """Of squads, who meets whom in a match."""
        both = (self.state.entrants[e].members for e in (fixture.home, fixture.away))
        return f" {words.DASH} ".join(m[fixture.member] for m in both if fixture.member < len(m))

    def said(self, fixture: Fixture) -> str:
        """What one of two says."""
        return words.score(fixture.told.result, self.text) if fixture.told else ""

    def has_said(self, fixture: Fixture) -> bool:
        """Whether it was I who said so."""
        return fixture.told is not None and fixture.told.entrant == self.me and not fixture.disputed

    def versus(self, fixture: Fixture) -> str:
        """Who plays whom."""
        return words.versus(fixture, self.state)

    def other_of(self, fixture: Fixture) -> int:
        """Against whom I play."""
        return fixture.away if self.me == fixture.home else fixture.home

    def chooses(self, fixture: Fixture) -> bool:
        """Whether a team is chosen for this match alone, and still can be [CAL-19.3]."""
        return self.state.settings.season.chosen and not fixture.table

    def chosen(self, fixture: Fixture) -> str:
        """My team for this match."""
        return fixture.teams.get(self.me) or self.state.entrants[self.me].teams.get(fixture.member, "")

    def offered(self, fixture: Fixture) -> list[str]:
        """The times that the other has proposed, as long as none is agreed."""
        return [] if fixture.agreed else list(fixture.proposals.get(self.other_of(fixture), ()))

    def can_sit(self, fixture: Fixture) -> bool:
        """Whether a match can be played at this table: everybody who plays it is known here."""
        both = (self.state.entrants[e] for e in (fixture.home, fixture.away))
        return all(e.player(fixture.member) or self.state.program(fixture, e.id) for e in both)

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

    def is_mine(self, fixture: Fixture) -> bool:
        """Whether it is I who plays, of a squad at my own place; who leads a squad speaks for all of it."""
        if not self.me or self.me not in (fixture.home, fixture.away):
            return False
        own = self.state.entrants[self.me]
        return self.person in (own.player(fixture.member), own.person)

    @property
    def next(self) -> Fixture | None:
        """My next match: one that asks something of me first."""
        mine = [f for f in self.open_ones if self.is_mine(f)]
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
