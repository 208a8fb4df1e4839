"""A match at the table: who sits where, and every deed so far. It writes nothing: it says what is to be written."""

import copy
import hashlib
from collections.abc import Sequence

from downfield.kernel.dice import CommittedDice, Dice, SeededDice
from downfield.kernel.errors import DownfieldError, NotYourTurn
from downfield.kernel.match import Match
from downfield.kernel.needs import SEALED
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.kernel.svg import Picture
from downfield.store.kept import ANSWER, COACH, DICE, RESIGN, TAKE_BACK, Deed, KeptMatch, KeptSeat
from downfield.table.refusals import AlreadyOver, Late, OtherRules


class Sitting:
    """A match with its deeds; `seq` counts them, and no number ever comes back, whatever is taken back."""

    def __init__(self, kept: KeptMatch, seats: Sequence[KeptSeat], game: Game) -> None:
        self.kept = kept
        self.game = game
        self.match: Match = game.at(kept.start, options=kept.options, by_hand=True)
        self.moves_at = [len(self.match.moves)]  # how many moves lie there after so many deeds
        self.turned = 0  # the last deed that took something back
        self.asked_at = 0  # when the present sealed choice was asked
        self.unanswered: State | None = None  # the moment before anybody answered it
        self.pictures: dict[
            tuple[int | None, str], Picture
        ] = {}  # of this moment, by whose eyes and language
        self.seats: list[KeptSeat] = []
        self.seat_all(seats)
        self._look_for_sealed()

    def seat_all(self, seats: Sequence[KeptSeat]) -> None:
        """Write down who sits where."""
        self.seats = list(seats)
        self.match.coaches = tuple(seat.name for seat in seats)

    def clone(self) -> "Sitting":
        """A copy on which one deed can be tried."""
        twin = copy.copy(self)
        twin.match = self.match.clone()
        twin.moves_at = list(self.moves_at)
        twin.pictures = {}
        if isinstance(self.match.dice, SeededDice):
            dice = SeededDice(self.match.dice.seed)
            dice.rng.x = self.match.dice.rng.x
            twin.match.dice = dice
        return twin

    # What there is --------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many deeds were done."""
        return len(self.moves_at) - 1

    @property
    def over(self) -> bool:
        """Whether the match was played to its end, or given up."""
        return self.match.over

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return () if self.over else self.match.waiting()

    def program_owing(self) -> int | None:
        """A program that owes an answer."""
        return next((s for s in self.waiting() if self.seats[s].kind == COACH), None)

    def moment(self) -> State:
        """What a program may look at: the match before anybody answered a sealed choice."""
        return (self.unanswered or self.match.state).clone()

    def chances(self) -> tuple[int, int]:
        """Seed and stream of a program's own chances at this moment; nobody can tell them beforehand."""
        root = self.kept.secret or str(self.kept.seed)
        word = hashlib.sha256(f"downfield/coach/{self.kept.id}/{root}".encode()).digest()
        return int.from_bytes(word[:6], "big"), self.asked_at if self.unanswered else self.seq

    def is_whole(self, since: int) -> bool:
        """Whether whoever saw the match after so many deeds must be told all of it anew."""
        return not max(1, self.turned) <= since <= self.seq

    # Deeds ----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, given: int | str, seq: int) -> list[Deed]:
        """One seat answers what was asked after `seq` deeds; the dice fall. Gives what is to be written."""
        self._check_time(seq)
        if seat not in self.match.waiting():
            raise NotYourTurn("It is not your turn.")
        self.match.answer(given, seat)
        return self._moved()

    def roll(self) -> list[Deed]:
        """Let the dice fall that lie before the first decision."""
        self.match.roll()
        return self._moved()

    def take_back(self, seat: int, seq: int) -> list[Deed]:
        """One seat takes its last answer back, or NoTakeBack."""
        if self.over:
            raise AlreadyOver
        if seq != self.seq:
            raise Late
        self.match.take_back(seat)
        self._turned_back()
        return [Deed(self.seq - 1, seat, TAKE_BACK)]

    def resign(self, seat: int) -> list[Deed]:
        """One seat gives the match up for its side."""
        if self.over:
            raise AlreadyOver
        self.match.resign(seat)
        self.moves_at.append(len(self.match.moves))
        return [Deed(self.seq - 1, seat, RESIGN)]

    def _check_time(self, seq: int) -> None:
        """An answer fits its moment; to a sealed choice it may come while others have already answered."""
        if self.over:
            raise AlreadyOver
        first = self.asked_at if self.unanswered is not None else self.seq
        if not first <= seq <= self.seq:
            raise Late

    def _moved(self) -> list[Deed]:
        first = self.moves_at[-1]
        new = self.match.moves[first:]
        deeds = [Deed(self.seq + i, m.seat, ANSWER, m.value) for i, m in enumerate(new)]
        self.moves_at.extend(range(first + 1, first + 1 + len(new)))
        self._look_for_sealed()
        return deeds

    def _turned_back(self) -> None:
        self.moves_at.append(len(self.match.moves))
        self.turned = self.seq
        self._look_for_sealed()

    def _look_for_sealed(self) -> None:
        """Remember the moment at which a sealed choice is asked and nobody has answered it."""
        state = self.match.state
        if state.need != SEALED:
            self.unanswered = None
        elif state.asked == state.owing:
            self.unanswered, self.asked_at = state.clone(), self.seq

    # Again ----------------------------------------------------------------------------------------------------

    def redo(self, deed: Deed) -> None:
        """Do once more what was written down; the dice fall as they fell."""
        if deed.kind == ANSWER:
            self.match.answer(deed.value, None if deed.seat == DICE else deed.seat)
            self._moved()
        elif deed.kind == TAKE_BACK:
            self.match.take_back(deed.seat)
            self._turned_back()
        else:
            self.resign(deed.seat)


def dice_of(kept: KeptMatch) -> Dice:
    """The dice that a match began with."""
    if kept.secret:
        return CommittedDice.from_hex(kept.secret)
    assert kept.seed is not None
    return SeededDice(kept.seed)


def rebuild(kept: KeptMatch, seats: Sequence[KeptSeat], deeds: Sequence[Deed], game: Game) -> Sitting:
    """A match as far as it was written down, its own dice in hand; or OtherRules."""
    if (kept.rules, kept.pack) != (game.spec.version, game.pack.hash):
        raise OtherRules
    dice = dice_of(kept)
    try:
        sitting = Sitting(kept, seats, game)
        for deed in deeds:
            if deed.seat == DICE and isinstance(dice, SeededDice):
                dice.outcome(sitting.match.state, sitting.match.rolls)  # one roll further
            sitting.redo(deed)
    except DownfieldError as e:
        raise OtherRules(f"{OtherRules.usual} ({e.message})") from None
    sitting.match.dice = dice
    return sitting
