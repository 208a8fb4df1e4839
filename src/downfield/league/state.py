"""A competition as its ledger has made it: entrants, rounds, ties, fixtures and what came of them."""

from collections.abc import Iterator

import msgspec

from downfield.kernel.needs import NOBODY
from downfield.league.bracket import OPEN, Spot
from downfield.league.deeds import Told
from downfield.league.errors import Unknown
from downfield.league.results import Result, walkover
from downfield.league.settings import KnockOut, Settings, Stage
from downfield.league.tables import BYE

DRAFT, ENTRIES, RUNNING, FINISHED = "draft", "open", "running", "finished"
FORMER = (
    "deleted-player"  # the name of whoever is known no more; pages say it in the language of whoever reads
)


class Entrant(msgspec.Struct):
    """Who takes part: a person, a program (`coach` is its level), or a squad of `members`."""

    id: int
    name: str
    coach: str = ""
    members: list[str] = []
    person: str = ""
    people: dict[int, str] = {}  # by member: who plays there, of those who are known at the table
    club: str = ""
    number: str = ""
    teams: dict[int, str] = {}  # by member: the code of the team
    seed: int = 0
    nonce: int = 0
    lot: int = 0
    late: bool = False  # came in after the lots were drawn
    waiting: bool = False
    withdrawn: bool = False

    @property
    def is_program(self) -> bool:
        return bool(self.coach)

    def player(self, member: int) -> str:
        """Who plays at a place, "" where nobody is known at the table."""
        return self.people.get(member) or ("" if member else self.person)

    def is_played_by(self, person: str) -> bool:
        """Whether somebody is this entrant, or of its squad."""
        return bool(person) and (person == self.person or person in self.people.values())


class Fixture(msgspec.Struct):
    """One match that is to be played, and all that was said about it."""

    id: str
    tie: str
    home: int
    away: int
    member: int = 0  # of squads, whose place it is
    due: str = ""
    proposals: dict[int, tuple[str, ...]] = {}
    agreed: str = ""
    teams: dict[int, str] = {}  # by entrant: chosen for this match alone
    table: str = ""
    stand_ins: dict[int, str] = {}  # by entrant: the level of the program that plays for him
    told: Told | None = None
    disputed: bool = False
    result: Result | None = None
    line: int = 0  # of the ledger, that gave the result

    def side(self, entrant: int) -> int:
        """On which side an entrant plays, NOBODY where it is none of the two."""
        return 0 if entrant == self.home else 1 if entrant == self.away else NOBODY

    def tried(self, entrant: int) -> bool:
        """Whether an entrant has done something to have it played; who agrees to a time has."""
        has_told = self.told is not None and self.told.entrant == entrant
        return entrant in self.proposals or bool(self.agreed) or has_told


class Step(msgspec.Struct, frozen=True):
    """One step of a team's career: a match, the moment before it, or what its coach did in between."""

    match: str = ""
    before: bool = False
    purchases: tuple[str, ...] = ()
    dice: str = ""  # for the purchases


class Tie(msgspec.Struct):
    """Two who meet in a round, in one fixture or more; BYE where nobody comes, OPEN where it is not decided yet."""

    id: str
    round: int
    stage: int
    home: int
    away: int
    group: int = 0
    spot: Spot | None = None
    fixtures: list[Fixture] = []

    @property
    def is_met(self) -> bool:
        """Whether both are known and there."""
        return self.home > BYE and self.away > BYE


class Round(msgspec.Struct):
    """What is played at the same time."""

    number: int
    stage: int
    ties: list[Tie] = []
    rests: list[int] = []
    due: str = ""


class State(msgspec.Struct):
    """All of it."""

    settings: Settings
    commitment: str
    organiser: str
    organisers: dict[str, str] = {}  # by person: who else, by name
    phase: str = DRAFT
    at: str = ""  # the moment of the last line
    entrants: dict[int, Entrant] = {}
    absent: dict[int, Entrant] = {}  # who had left, or was still waiting, when it began
    rounds: list[Round] = []
    seeds: dict[int, tuple[int, ...]] = {}  # by stage, of knock-outs
    ladder: list[int] = []
    climbs: list[str] = []  # the matches of a ladder, in the order in which they ended
    careers: dict[int, list[Step]] = {}  # by entrant: its matches and its drafts, in their order
    keys: dict[str, str] = {}  # of the dice of careers, by their occasion: after 1.1.1, before 1.2.1, line 17
    secret: str = ""

    # Who ----------------------------------------------------------------------------------------------------------

    def entrant(self, id: int) -> Entrant:
        """An entrant by number, or Unknown."""
        if id not in self.entrants:
            raise Unknown("There is no entrant {number} here.", key="league-entrant", number=id)
        return self.entrants[id]

    def name(self, id: int) -> str:
        """What an entrant is called, also if he never came to play."""
        found = self.entrants.get(id) or self.absent.get(id)
        return found.name if found else f"#{id}"

    def taking_part(self) -> list[Entrant]:
        """Those who are in, in the order of their strength: seeds first, then lots, then as they entered."""
        within = [e for e in self.entrants.values() if not e.waiting]
        return sorted(within, key=lambda e: (e.seed or len(self.entrants) + 1, e.lot, e.id))

    def drawn_by_lot(self) -> list[Entrant]:
        """Those for whom lots were drawn, in the order of entry."""
        return sorted((e for e in self.entrants.values() if not e.late), key=lambda e: e.id)

    def present(self) -> list[Entrant]:
        """The same without those who have left."""
        return [e for e in self.taking_part() if not e.withdrawn]

    def program(self, fixture: Fixture, entrant: int) -> str:
        """The level of the program that plays a fixture for an entrant, "" where he plays himself."""
        return fixture.stand_ins.get(entrant) or self.entrants[entrant].coach

    # What ---------------------------------------------------------------------------------------------------------

    def stage(self, number: int) -> Stage:
        """A stage by number, from 0."""
        return self.settings.stages[number]

    @property
    def now(self) -> int:
        """The stage that is played."""
        return self.rounds[-1].stage if self.rounds else 0

    def of_stage(self, stage: int) -> list[Round]:
        """The rounds of a stage."""
        return [one for one in self.rounds if one.stage == stage]

    def ties(self) -> Iterator[Tie]:
        """All ties in their order."""
        return (tie for one in self.rounds for tie in one.ties)

    def fixtures(self) -> Iterator[Fixture]:
        """All fixtures in their order."""
        return (fixture for tie in self.ties() for fixture in tie.fixtures)

    def fixture(self, id: str) -> Fixture:
        """A fixture by its number such as 2.3.1 (2.3 for the first of a tie), or Unknown."""
        numbers = [
            int(part) - 1 if part.isascii() and part.isdigit() else -1 for part in f"{id}.1".split(".")[:3]
        ]
        try:
            if len(numbers) < 3 or min(numbers) < 0:
                raise IndexError
            return self.rounds[numbers[0]].ties[numbers[1]].fixtures[numbers[2]]
        except IndexError:
            raise Unknown("There is no match {match} here.", key="league-match", match=id) from None

    def tie_of(self, fixture: Fixture) -> Tie:
        """The tie to which a fixture belongs."""
        number, place = fixture.tie.split(".")
        return self.rounds[int(number) - 1].ties[int(place) - 1]

    def round(self, number: int) -> Round:
        """A round by number, from 1, or Unknown."""
        if not 1 <= number <= len(self.rounds):
            raise Unknown("There is no round {round} here.", key="league-round", round=number)
        return self.rounds[number - 1]

    # What came of it ------------------------------------------------------------------------------------------------

    def result(self, fixture: Fixture) -> Result | None:
        """What came of a fixture; where one has left before it was played, the other wins."""
        if fixture.result is not None:
            return fixture.result
        gone = [self.entrants[e].withdrawn for e in (fixture.home, fixture.away)]
        if not any(gone):
            return None
        return walkover(NOBODY if all(gone) else int(gone[0]), self.settings.scoring)

    def is_settled(self, tie: Tie) -> bool:
        """Whether nothing is left to be played in a tie."""
        if tie.spot is not None:
            return BYE in (tie.home, tie.away) or self.winner(tie) is not None
        return all(self.result(fixture) is not None for fixture in tie.fixtures)

    def open_ties(self, rounds: list[Round]) -> list[Tie]:
        """The ties of some rounds in which something is left to be played."""
        return [tie for one in rounds for tie in one.ties if not self.is_settled(tie)]

    def wins(self, tie: Tie) -> tuple[int, int]:
        """How many fixtures of a tie each side has won; those of squads count two, a draw one for each."""
        squads = self.settings.squad > 1
        home = away = 0
        for fixture in tie.fixtures:
            result = self.result(fixture)
            if result is None:
                continue
            turned = fixture.home != tie.home
            won = result.winner if not turned or result.winner == NOBODY else 1 - result.winner
            home += (1 + squads) * (won == 0) + (squads and won == NOBODY)
            away += (1 + squads) * (won == 1) + (squads and won == NOBODY)
        return home, away

    def winner(self, tie: Tie) -> int | None:
        """Who has won a tie of a knock-out, None while it is open."""
        if not tie.is_met or OPEN in (tie.home, tie.away):
            return None
        home, away = self.wins(tie)
        gone = [self.entrants[e].withdrawn for e in (tie.home, tie.away)]
        if any(gone) and any(fixture.result is None for fixture in tie.fixtures):
            return self._better(tie) if all(gone) else (tie.away if gone[0] else tie.home)
        if self.settings.squad > 1:
            return self._of_squads(tie, home, away)
        stage = self.stage(tie.stage)
        need = (stage.best_of + 1) // 2 if isinstance(stage, KnockOut) else 1
        return tie.home if home >= need else tie.away if away >= need else None

    def _of_squads(self, tie: Tie, home: int, away: int) -> int | None:
        if any(self.result(fixture) is None for fixture in tie.fixtures):
            return None
        if home == away:
            home, away = self.scored(tie)
        return self._better(tie) if home == away else tie.home if home > away else tie.away

    def scored(self, tie: Tie) -> tuple[int, int]:
        """What both sides of a tie have scored in all its fixtures."""
        home = away = 0
        for fixture in tie.fixtures:
            result = self.result(fixture)
            if result is not None:
                own, other = result.score if fixture.home == tie.home else result.score[::-1]
                home, away = home + own, away + other
        return home, away

    def _better(self, tie: Tie) -> int:
        """Of two who cannot be told apart, who has the lower lot."""
        return min(tie.home, tie.away, key=lambda e: (self.entrants[e].lot, e))
