"""A match at the table: who sits where, and every deed so far. It writes nothing: it says what is to be written."""

import copy
import hashlib
from collections.abc import Iterable, Sequence

from downfield.coaches import COACHES
from downfield.kernel.dice import CommittedDice, SeededDice, derived_nonce
from downfield.kernel.errors import DownfieldError, NotYourTurn
from downfield.kernel.lessons.script import Script
from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY, SEALED
from downfield.kernel.show.plan import carry_out
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.store.kept import (
    ANSWER,
    COACH,
    DICE,
    GO_BACK,
    LAPSE,
    MORE,
    NONCE,
    PAUSE,
    PERSON,
    RESIGN,
    TAKE_BACK,
    Deed,
    KeptMatch,
    KeptSeat,
)
from downfield.table.live.clocks import Clocks
from downfield.table.live.lessons.taught import keeping_to, taught
from downfield.table.live.seating import Seating
from downfield.table.live.strides import Strides
from downfield.table.live.talks import Note, Talks
from downfield.table.live.timepiece import Watch
from downfield.table.protocol.refusals import AlreadyOver, Late, NotBegun, OtherRules
from downfield.text.picture import is_plan


class Sitting(Seating):
    """A match with its deeds; `seq` counts them, and no number ever comes back, whatever is taken back."""

    def __init__(self, kept: KeptMatch, seats: Sequence[KeptSeat], game: Game) -> None:
        self.kept = kept
        self.game = game
        agreed = game.options(kept.options, kept.rules)
        self.match: Match = game.at(kept.start, options=agreed, by_hand=True)
        self.lesson: Script | None = taught(kept, game)
        self.moves_at = [len(self.match.moves)]  # how many moves lie there after so many deeds
        self.strides = Strides([])
        self.is_begun = not kept.secret
        self.nonces: dict[int, int] = {}  # by seat, what it has added to the dice
        self.left_at = 0  # after how many deeds it was kept as it was left
        self.now = 0  # when the deed is done that is being done
        self.moved = 0  # the last deed that changed what is asked
        self.turned = 0  # the last deed that took something back
        self.lapsed = NOBODY  # the seat that lost by its clock
        self.asked_at = 0  # when the present sealed choice was asked
        self.notes: dict[int, str] = {}  # by seat, of programs that plan ahead
        self.unanswered: State | None = None  # the moment before anybody answered it
        self.clocks = Clocks(kept.clock, len(self.match.seats)) if kept.clock else None
        self.watch = Watch()
        self.match.watch = self.watch
        self.talks = Talks()
        self.seat_all(seats)
        self._look_for_sealed()

    def clone(self) -> "Sitting":
        """A copy on which one deed can be tried."""
        twin = copy.copy(self)
        twin.match = self.match.clone()
        twin.moves_at, twin.seats = list(self.moves_at), list(self.seats)
        twin.strides = self.strides.clone()
        twin.nonces = dict(self.nonces)
        twin.talks = self.talks.clone()
        twin.clocks = self.clocks.clone() if self.clocks else None
        twin.watch = twin.match.watch = copy.copy(self.watch)
        twin.looks, twin.pictures, twin.shown = {}, {}, {}
        return twin

    # What there is --------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many deeds were done."""
        return len(self.moves_at) - 1

    def moment(self) -> State:
        """What a program may look at: the match before anybody answered a sealed choice."""
        return (self.unanswered or self.match.state).clone()

    def chances(self) -> tuple[int, int]:
        """Seed and stream of a program's own chances at this moment; nobody can tell them beforehand."""
        root = self.kept.secret or str(self.kept.seed)
        word = hashlib.sha256(f"downfield/coach/{self.kept.id}/{root}".encode()).digest()
        return int.from_bytes(word[:6], "big"), self.asked_at if self.unanswered else self.moved

    def is_whole(self, since: int) -> bool:
        """Whether whoever saw the match after so many deeds must be told all of it anew."""
        return not max(1, self.turned) <= since <= self.seq

    # Beginning ------------------------------------------------------------------------------------------------

    def open(self) -> list[Deed]:
        """Sit down: programs add to the dice, and where nobody else is expected these fall."""
        if self.is_begun:
            return self.take_dice().roll()
        return self.lend_nonces(self.programs_to_add())

    def expected(self) -> list[int]:
        """The seats for which the match waits, because they have added nothing to the dice yet."""
        if self.is_begun or self.over:
            return []
        return [held.seat for held in self.seats if held.seat not in self.nonces]

    def programs_to_add(self) -> list[int]:
        """Those of them that programs hold."""
        return [seat for seat in self.expected() if self.seats[seat].kind == COACH]

    def lend_nonces(self, seats: Iterable[int]) -> list[Deed]:
        """Add to the dice for seats that draw nothing of their own: what they add follows from the commitment."""
        return [d for s in seats for d in self.add_nonce(s, derived_nonce(self.kept.commitment, s))]

    def add_nonce(self, seat: int, nonce: int) -> list[Deed]:
        """A seat adds to the dice, once; with the last of them the match begins."""
        if seat not in self.expected():
            return []
        deeds = self.do(NONCE, seat, nonce)
        return [*deeds, *self.take_dice().roll()] if self._has_all() else deeds

    def take_dice(self) -> "Sitting":
        """Take the match's own dice in hand, as soon as nobody can choose them any more."""
        if not self.kept.secret:
            assert self.kept.seed is not None
            seed = self.kept.seed
            self.match.dice = self.lesson.hand(seed) if self.lesson else SeededDice(seed)
        elif self.is_begun:
            nonces = tuple(nonce for _, nonce in sorted(self.nonces.items()))
            self.match.dice = CommittedDice.from_hex(self.kept.secret, nonces if self._has_all() else ())
        return self

    def _has_all(self) -> bool:
        """Whether every seat has added to the dice; in older matches none has."""
        return len(self.nonces) == len(self.match.seats)

    # Deeds ----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, given: int | str, seq: int) -> list[Deed]:
        """One seat answers what was asked after `seq` deeds; the dice fall. Gives what is to be written."""
        self.check_time(seq)
        if seat not in self.match.waiting():
            raise NotYourTurn("It is not your turn.")
        self._charge()
        with keeping_to(self.lesson, self.match, given):
            self._carry_out(seat, given)
        return self._moved()

    def _carry_out(self, seat: int, given: int | str) -> None:
        """Answer with an option, a word that may join several, or a plan."""
        if isinstance(given, str) and is_plan(self.match, seat, given, self.recalled.get(seat, {})):
            carry_out(self.match, seat, given)
        elif isinstance(given, str):
            self.match.walk(given, seat)
        else:
            self.match.answer(given, seat)

    def explain(self, seat: int, given: str) -> None:
        """Say why a seat cannot answer so. It is tried where no die falls and nothing hidden is known."""
        if self.over:
            raise AlreadyOver
        if not self.is_begun:
            raise NotBegun
        if seat not in self.match.waiting():
            raise NotYourTurn("It is not your turn.")
        tried = self.match.tried_by(seat)
        if not is_plan(tried, seat, given, self.recalled.get(seat, {})):
            tried.walk(given, seat)

    def roll(self) -> list[Deed]:
        """Let the dice fall that lie before the first decision."""
        self.match.roll()
        return self._moved()

    def take_back(self, seat: int, seq: int) -> list[Deed]:
        """One seat takes its last answer back, or all that it gave together; or NoTakeBack."""
        self.check_time(seq)
        return self.do(TAKE_BACK, seat, self.strides.last(self.match))

    def resign(self, seat: int) -> list[Deed]:
        """One seat gives the match up for its side."""
        if self.over:
            raise AlreadyOver
        return self.do(RESIGN, seat)

    def do(self, kind: str, seat: int, value: int = 0) -> list[Deed]:
        """Do something else than to answer."""
        deed = Deed(self.seq, seat, kind, value, self.now)
        self.redo(deed)
        return [deed]

    def check_time(self, seq: int) -> None:
        """An answer fits its moment; to a sealed choice it may come while others have already answered."""
        if self.over:
            raise AlreadyOver
        if not self.is_begun:
            raise NotBegun
        first = self.asked_at if self.unanswered is not None else self.moved
        if not first <= seq <= self.seq:
            raise Late

    def _moved(self) -> list[Deed]:
        first = self.moves_at[-1]
        new = self.match.moves[first:]
        kinds = [MORE if i and move.seat != DICE else ANSWER for i, move in enumerate(new)]
        sent = zip(new, kinds, strict=True)
        deeds = [Deed(self.seq + i, m.seat, kind, m.value, self.now) for i, (m, kind) in enumerate(sent)]
        self.strides.begin(first)
        self.moves_at.extend(range(first + 1, first + 1 + len(new)))
        self.moved = self.seq
        self._look_for_sealed()
        for move in new:
            self._heard(move.seat)
            if move.told:
                self.watch.start()
        self._run()
        return deeds

    def _heard(self, seat: int) -> None:
        """A seat has answered: its clock has done its work, and whatever was asked of the others is declined."""
        if seat == DICE:
            return
        if self.clocks:
            self.clocks.answered(seat)
        asking = self.talks.asking
        if asking != NOBODY and self.match.seats[seat].side == self.match.seats[asking].side:
            self.talks.close()  # whoever asked plays on
        elif asking != NOBODY:
            self._decline(seat)

    def _turned_back(self, seat: int) -> None:
        self.moves_at.append(len(self.match.moves))
        self.turned = self.moved = self.seq
        self.talks.close()
        self.talks.turn_back(len(self.match.moves))
        if self.clocks:
            self.clocks.went_back(seat)
        self._look_for_sealed()

    def _look_for_sealed(self) -> None:
        """Remember the moment at which a sealed choice is asked and nobody has answered it."""
        state = self.match.state
        if state.need != SEALED:
            self.unanswered = None
        elif state.asked == state.owing:
            self.unanswered, self.asked_at = state.clone(), self.seq

    # The clocks -----------------------------------------------------------------------------------------------

    def _charge(self) -> None:
        if self.clocks:
            self.clocks.charge(self.now)
        pauses = self.kept.options.get("clock") == "real_paused"
        is_held = pauses and all(self.seats[s].kind != PERSON for s in self.waiting())
        self.watch.run(self.now, is_held=is_held)

    def _forgive(self, lost: int) -> None:
        self.watch.forgive(lost)
        if self.clocks:
            self.clocks.forgive(lost)

    def _run(self) -> None:
        """Of whoever owes an answer the clock runs; programs have none."""
        if self.clocks:
            self.clocks.run(s for s in self.waiting() if self.seats[s].kind == PERSON)

    # Again ----------------------------------------------------------------------------------------------------

    def redo(self, deed: Deed) -> None:
        """Do once more what was written down; the dice fall as they fell."""
        self.now = deed.at
        if deed.kind == PAUSE:
            self._forgive(deed.value)
        self._charge()
        if deed.kind in (ANSWER, MORE):
            self.is_begun = True  # in older matches nobody adds to the dice
            self.match.answer(deed.value, None if deed.seat == DICE else deed.seat)
            self._moved()
            if deed.kind == MORE:
                self.strides.go_on()
        elif deed.kind == TAKE_BACK:
            self.strides.take_back(self.match, deed.seat, deed.value)
            self._turned_back(deed.seat)
        elif deed.kind == GO_BACK:
            self.strides.go_back(self.match, deed.value)
            self._turned_back(deed.value)
            self._note(deed.kind, deed.value)
        else:
            self.moves_at.append(len(self.match.moves))
            self._settle(deed)
        self._run()

    def go_on(self, deeds: Sequence[Deed]) -> None:
        """Do once more what was written down since, the match's own dice in hand again afterwards."""
        dice, self.match.dice = self.match.dice, None
        try:
            for deed in deeds:
                rolled = deed.seat == DICE and deed.kind == ANSWER and not self.match.is_told
                if rolled and isinstance(dice, SeededDice):
                    dice.outcome(self.match.state, self.match.rolls)  # one roll further
                self.redo(deed)
        finally:
            self.match.dice = dice
        if not isinstance(dice, SeededDice):
            self.take_dice()

    def _settle(self, deed: Deed) -> None:
        """What changes nothing on the board."""
        seat = deed.seat
        match deed.kind:
            case "resign" | "lapse":
                self.match.resign(seat)
                self.talks.close()
                self.lapsed = seat if deed.kind == LAPSE else NOBODY
            case "ask-back":
                self.talks.ask(seat, self.seq)
            case "stay" if self.match.seats[seat].side == self.match.seats[self.talks.asking].side:
                self.talks.close()
            case "stay":
                self._decline(seat)
            case "nonce":
                self.nonces[seat] = deed.value
                self.is_begun = self._has_all()
                self.moved = self.seq
                self._look_for_sealed()
            case "start" if self.clocks:
                self.clocks.is_started = True
            case "hand":
                self.handed |= {seat}
                self.seat_all(self.seats)
                self._note(deed.kind, seat)
            case "pause" | "stall":
                self._note(deed.kind, seat)
            case "falter":
                self._note(deed.kind, seat, COACHES[deed.value])
            case "rematch":
                self.talks.rematch |= {seat}

    def _decline(self, seat: int) -> None:
        """A seat does not let the others go back, and both read it."""
        self.talks.decline()
        self._note("decline", seat)

    def _note(self, key: str, seat: int, coach: str = "") -> None:
        self.talks.note(Note(self.seq, len(self.match.moves), key, seat, coach))


def rebuild(kept: KeptMatch, seats: Sequence[KeptSeat], deeds: Sequence[Deed], game: Game) -> Sitting:
    """A match as far as it was written down, its own dice in hand; or OtherRules."""
    if not (game.knows_rules(kept.rules) and game.knows_pack(kept.rules, kept.pack)):
        raise OtherRules
    try:
        sitting = Sitting(kept, seats, game).take_dice()
        sitting.go_on(deeds)
    except DownfieldError as e:
        raise OtherRules(f"{OtherRules.usual} ({e.message})") from None
    return sitting
