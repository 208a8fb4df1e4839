"""Matches as people and programs play them at a table, with all that befalls them, and the records these leave."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from downfield.coaches import COACHES
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.errors import DownfieldError
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.store.kept import COACH, DICE, HAND, LAPSE, PAUSE, PERSON, Clock, Deed, KeptMatch, KeptSeat
from downfield.store.signing import Signer
from downfield.table.live import acts
from downfield.table.live.rematch import next_match
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.live.snapshots import restored, snapshot
from downfield.table.protocol.messages import AskBack, GoBack, Nonce, Rematch, Resign, Stay, TakeBack
from downfield.table.protocol.wishes import kept_match
from tests.contract.cases import LATE, VARIANTS

SIGNER = Signer("02" * 32)
LAPSING, HANDING = Clock(60, 60), Clock(60, 60, HAND)
OFTEN = {
    "first-downs": 12,
    "first-and-roll": 60,
    "calciotto": 120,
    "touch-down": 500,
    "blood-bowl": 160,
}  # answers


class Habit(msgspec.Struct, frozen=True):
    """What befalls a match, some of it about so many times before its end."""

    programs: tuple[int, ...] = ()  # the seats that programs hold
    alone: bool = False  # whoever holds one seat holds all
    ends: str = ""  # a deed that ends it, or hands a seat over
    early: bool = False  # before anybody has sat down
    backs: int = 0
    asks: int = 0
    falters: int = 0
    pauses: int = 0
    leaves: int = 2  # nobody looks for a while, and the match is opened again as it was left
    again: bool = False
    seeded: bool = False
    start: str = ""
    options: dict[str, Value] = {}
    clock: Clock | None = None


def habits(slug: str) -> dict[str, Habit]:
    """The kinds of matches of a game."""
    found = {
        "played": Habit(),
        "resigned": Habit(ends="resign"),
        "resigned early": Habit(ends="resign", early=True),
        "lapsed": Habit(ends=LAPSE, clock=LAPSING),
        "handed over": Habit(ends=HAND, clock=HANDING, backs=2),
        "taken back": Habit(backs=9),
        "gone back": Habit(asks=9),
        "rematched": Habit(ends="resign", again=True),
        "programs": Habit(programs=(0, 1)),
        "against a program": Habit(programs=(1,), backs=3, asks=3),
        "hot seat": Habit(alone=True, backs=3, asks=3),
        "faltered": Habit(programs=(0, 1), falters=9),
        "paused": Habit(pauses=9, clock=LAPSING),
        "seeded": Habit(seeded=True, backs=3, ends="resign"),
        "everything": Habit(ends=HAND, clock=HANDING, backs=5, asks=5, falters=5, pauses=5, again=True),
    }
    for number, options in enumerate(VARIANTS[slug][1:], 1):
        found[f"options {number}"] = Habit(options=options, asks=3, backs=3, pauses=2, ends="resign")
    if slug in LATE:
        found["from a position"] = Habit(start=LATE[slug], asks=3, backs=3)
    return found


class Evening:
    """A match that is played as its habit says."""

    def __init__(self, game: Game, habit: Habit, seed: int) -> None:
        self.game, self.habit, self.rng = game, habit, Rng(seed, 13)
        options = game.options(habit.options)
        self.number = self.rng.below(2**30)
        kept = kept_match(
            game, options, self.number if habit.seeded else None, "", habit.start, clock=habit.clock
        )
        seats = [self._holder(i, seat.name) for i, seat in enumerate(game.spec.seats(options))]
        self._sit(kept, seats, [])
        self.keep(self.sitting.open())

    def _holder(self, seat: int, name: str) -> KeptSeat:
        if seat in self.habit.programs:
            return KeptSeat(seat, COACH, "steady")
        return KeptSeat(
            seat, PERSON, f'{name} "{seat}"' if self.rng.below(2) else name, "h", "p", bool(self.rng.below(2))
        )

    def _sit(self, kept: KeptMatch, seats: list[KeptSeat], deeds: list[Deed]) -> None:
        self.kept, self.seats = kept, seats
        self.befell: Counter[str] = Counter()
        self.deeds = deeds
        self.sitting = rebuild(kept, seats, deeds, self.game)
        self.sitting.now = 1_800_000_000_000
        self.ends = self.rng.below(2 * OFTEN[self.game.slug]) if self.habit.ends else -1

    def keep(self, deeds: list[Deed]) -> None:
        """Write down what was done."""
        self.deeds += deeds

    def is_due(self, what: str) -> bool:
        """Whether something happens now that happens so many times in a match."""
        many = int(getattr(self.habit, what))
        return self.befell[what] < many and self.rng.below(OFTEN[self.game.slug]) < 2 * many

    # Playing --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end."""
        if self.habit.early and not self.sitting.is_begun:
            self.keep(acts.act(self.sitting, {0}, Resign(self.rng.below(len(self.seats)))))
        for seat in self.sitting.expected():
            self.keep(acts.act(self.sitting, {seat}, Nonce(seat, self.rng.below(2**30))))
        if acts.is_to_start(self.sitting):
            self.keep(acts.start(self.sitting))
        while not self.sitting.over:
            self.sitting.now += 1 + self.rng.below(9000)
            self._befall()
            if not self.sitting.over:
                self._answer()

    def _answer(self) -> None:
        sitting = self.sitting
        waiting = sitting.waiting()
        seat = waiting[self.rng.below(len(waiting))]
        options = sitting.match.state.options(seat)
        value = options[self.rng.below(len(options))]
        if sitting.seats[seat].kind == COACH:
            by = COACHES[self.rng.below(len(COACHES))] if self.is_due("falters") else "steady"
            stalled = acts.stall(sitting, seat, sitting.seq) if by != "steady" else []
            self.keep(stalled + acts.decided(sitting, seat, value, by, sitting.seq))
        else:
            self.keep(sitting.answer(seat, value, sitting.seq))

    def _befall(self) -> None:
        """What happens between two answers."""
        habit, sitting = self.habit, self.sitting
        seat = self.rng.below(len(self.seats))
        if self.is_due("pauses"):
            self.befell["pauses"] += 1
            self.keep(sitting.do(PAUSE, DICE, 10_000 + self.rng.below(10**6)))
        if self.is_due("backs") and sitting.match.can_take_back(seat):
            self.befell["backs"] += 1
            self.keep(acts.act(sitting, {seat}, TakeBack(sitting.seq, seat)))
        if self.is_due("leaves") and self.deeds:  # what nobody has begun is not put away
            self.befell["leaves"] += 1
            self._leave()
            sitting = self.sitting
        if self.is_due("asks"):
            self.befell["asks"] += 1
            self._go_back(seat)
        if habit.ends and len(sitting.match.moves) >= self.ends >= 0:
            self._end(seat)

    def _leave(self) -> None:
        """Put the match away, and take it out again."""
        taken, last = snapshot(self.sitting, self.deeds[-1]), self.deeds[-1:]
        found = restored(self.kept, self.seats, taken, last, self.game)
        assert found is not None, "the match as it was left is not to be found"
        found.now = self.sitting.now
        self.sitting = found

    def _go_back(self, seat: int) -> None:
        """Ask to go back; the others mostly agree."""
        sitting = self.sitting
        held = set(range(len(self.seats))) if self.habit.alone else {seat}
        try:
            self.keep(acts.act(sitting, held, AskBack(sitting.seq, seat)))
        except DownfieldError:
            assert sitting.seq == len(self.deeds), "what is refused has changed nothing"
            return
        if sitting.talks.asking == seat:
            other = min(sitting.others(seat))
            reply = (GoBack if self.rng.below(4) else Stay)(sitting.seq, other)
            self.keep(acts.act(sitting, {other}, reply))

    def _end(self, seat: int) -> None:
        sitting, self.ends = self.sitting, -1
        if self.habit.ends == "resign":
            self.keep(acts.act(sitting, {seat}, Resign(seat)))
        elif people := [s for s in sitting.waiting() if sitting.seats[s].kind == PERSON]:
            sitting.now += 130_000
            self.keep(acts.run_out(sitting, people[0]))

    def play_again(self) -> None:
        """The rematch, to its end."""
        for seat in sorted(self.sitting.people()):
            self.keep(acts.act(self.sitting, {seat}, Rematch(seat)))
        assert acts.is_agreed(self.sitting)
        kept, seats, deeds, *_ = next_match(self.sitting, self.sitting.now)
        self._sit(kept, seats, deeds)
        self.play()

    # What is left of it ---------------------------------------------------------------------------------------

    def record(self) -> str:
        """Its record as a server writes it that has found the match in its database."""
        found = rebuild(self.kept, self.seats, self.deeds, self.game)
        text = written(found)
        assert text == written(self.sitting), "the match is another after a restart"
        return text


def written(sitting: Sitting) -> str:
    """The record of a match, as the table gives it away."""
    guests = [seat.seat for seat in sitting.seats if seat.is_guest]
    more = {"Match": sitting.kept.id, "Server": SIGNER.public}
    return SIGNER.signed(record.write(sitting.match, sitting.kept.created[:10], guests=guests, more=more))


def evenings(game: Game, kind: str, seed: int) -> Iterator[tuple[str, Counter[str]]]:
    """The records of a match of this kind, and of its rematch where there is one; and what was done in each."""
    evening = Evening(game, habits(game.slug)[kind], seed)
    evening.play()
    yield evening.record(), Counter(deed.kind for deed in evening.deeds)
    if evening.habit.again and evening.sitting.people():
        evening.play_again()
        yield evening.record(), Counter(deed.kind for deed in evening.deeds)
