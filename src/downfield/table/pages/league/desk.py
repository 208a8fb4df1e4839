"""The organiser's desk: what comes next, what needs a decision, and everybody's invitation."""

import datetime
import functools

import msgspec

from downfield.league import calendar
from downfield.league.settings import Ladder
from downfield.league.standings import champion
from downfield.league.state import DRAFT, ENTRIES, FINISHED, RUNNING, Fixture
from downfield.table.live.club.invitations import code_for, name_at, places
from downfield.table.pages.invitation import square_code
from downfield.table.pages.league.shown import Cup

STEPS = {DRAFT: "open", ENTRIES: "begin", FINISHED: "over"}


class Place(msgspec.Struct, frozen=True):
    """Somebody who plays, whether the table knows him, and the link that makes it so."""

    name: str
    squad: str  # of which he is, "" where everybody plays alone
    link: str
    is_known: bool

    @property
    def qr(self) -> str:
        """The link to be read by a telephone."""
        return square_code(self.link)


class Desk:
    """What an organiser looks at."""

    def __init__(self, cup: Cup, link: str) -> None:
        self.cup, self.state, self.link = cup, cup.state, link

    @property
    def qr(self) -> str:
        """The link for everybody, to be read by a telephone."""
        return square_code(self.link)

    @property
    def step(self) -> str:
        """What is to be done next."""
        if self.state.phase != RUNNING:
            return STEPS[self.state.phase]
        if isinstance(self.state.stage(0), Ladder):
            return "finish"
        if self.state.open_ties(self.state.rounds):
            return "wait"
        return "finish" if champion(self.state) is not None else "draw"

    @property
    def disputed(self) -> list[Fixture]:
        """The matches of which two say different things."""
        return [f for f in self.cup.open_ones if f.disputed]

    @functools.cached_property
    def overdue(self) -> list[Fixture]:
        """The open matches whose time is over."""
        return calendar.overdue(self.state, datetime.datetime.now(datetime.UTC))

    @functools.cached_property
    def unconfirmed(self) -> list[Fixture]:
        """The matches of which only one has said how they ended."""
        return [f for f in self.cup.open_ones if f.told is not None and not f.disputed]

    @functools.cached_property
    def places(self) -> list[Place]:
        """Everybody who plays himself, with his own invitation."""
        return [
            Place(
                name_at(entrant, member),
                entrant.name if entrant.members else "",
                f"{self.link}/join/{code_for(self.cup.held.kept, entrant.id, member)}",
                bool(entrant.player(member)),
            )
            for entrant in self.cup.entered
            if not entrant.is_program
            for member in places(entrant)
        ]
