"""Who sits where at a match."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from downfield.coaches import USUAL
from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.look import Look, shared_look
from downfield.kernel.show.sketches import Sketches
from downfield.kernel.show.svg import Picture
from downfield.kernel.view import View, same
from downfield.store.kept import COACH, OPEN, PERSON, KeptSeat
from downfield.table.live.talks import Talks

STAND_IN = USUAL  # the program that plays on for whoever does not


class Seating:
    """The seats of a match and their holders."""

    match: Match
    talks: Talks
    seats: list[KeptSeat]
    looks: dict[tuple[int | None, bool], Look]  # at this moment, by whose eyes, and whether before all eyes
    pictures: dict[tuple[int | None, bool, str], Picture]  # of this moment, by the same and the language
    shown: dict[tuple[tuple[int, ...], str, int, bool], Any]  # what guests who are alike are shown of it
    sketches: Sketches  # parts of the board as they were drawn before

    recalled: dict[int, dict[str, str]] = {}  # how a seat's holder lined up in an earlier match of this game

    studying: Collection[int] = ()  # programs that solve a model before they answer

    stalled: Collection[int] = ()  # programs that cannot answer, and are asked again

    is_begun = True  # whether everybody has sat down and added to the dice

    is_parted = False  # whether one of those who sit here has blocked another

    handed: frozenset[int] = frozenset()  # for which a program plays on, whoever sat there before

    def seat_all(self, seats: Sequence[KeptSeat]) -> None:
        """Write down who sits where."""
        self.seats = [self._holder(seat) for seat in seats]
        self.match.coaches = tuple(seat.name for seat in self.seats)
        self.forget_drawings()

    def forget_drawings(self) -> None:
        """Forget what was made for whoever looked; it is drawn anew for whoever comes."""
        self.looks, self.pictures, self.shown = {}, {}, {}
        self.sketches = Sketches()

    def look(self, eyes: int | None, shared: bool = False) -> Look:
        """The match at this moment through the eyes of a seat, or of a spectator (None): made once.

        `shared` is a screen at which both sides sit: there a hand lies face down.
        """
        key = (eyes, self.is_face_down(eyes, shared))
        if key not in self.looks:
            made = Look(self.match, eyes, view=self._same(eyes), sketches=self.sketches)
            if key[1] and eyes is not None:
                made = shared_look(self.match, eyes, self.sketches)
            self.looks[key] = made
        return self.looks[key]

    def _same(self, eyes: int | None) -> View | None:
        """What others have seen already, where nothing is hidden from anybody."""
        if not self.match.game.spec.is_open:
            return None
        seen = next((other.view for other in self.looks.values()), None)
        return None if seen is None else same(self.match, eyes, seen)

    def is_face_down(self, eyes: int | None, shared: bool) -> bool:
        """Whether these eyes see less than they might, because others look on; only some games have hands."""
        return shared and eyes is not None and self.match.game.spec.conceal is not None

    def _holder(self, seat: KeptSeat) -> KeptSeat:
        handed = seat.seat in self.handed
        return msgspec.structs.replace(seat, kind=COACH, name=STAND_IN) if handed else seat

    @property
    def over(self) -> bool:
        """Whether the match was played to its end, or given up."""
        return self.match.over

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return () if self.over or not self.is_begun else self.match.waiting()

    def people(self) -> set[int]:
        """The seats that persons hold."""
        return {seat.seat for seat in self.seats if seat.kind == PERSON}

    def guests(self) -> tuple[bool, bool]:
        """On which sides somebody plays under a name that is no account's."""
        marked = {self.match.seats[seat.seat].side for seat in self.seats if seat.is_guest}
        return 0 in marked, 1 in marked

    def is_full(self) -> bool:
        """Whether nobody is still expected."""
        return all(seat.kind != OPEN for seat in self.seats)

    def others(self, seat: int) -> set[int]:
        """The seats that persons of the other side hold."""
        side = self.match.seats[seat].side
        return {other for other in self.people() if self.match.seats[other].side != side}

    def program_owing(self) -> int | None:
        """A program that owes an answer; while somebody asks to go back, programs wait."""
        if self.talks.asking != NOBODY:
            return None
        return next((s for s in self.waiting() if self.seats[s].kind == COACH), None)
