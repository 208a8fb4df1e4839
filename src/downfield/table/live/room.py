"""A room: one match, those who look at it, and the programs that play in it."""

import asyncio
import contextlib
import functools
import time
from collections.abc import Awaitable, Callable, Collection, Iterator

from downfield.kernel.errors import IllegalAnswer, NotYourTurn
from downfield.store import TROUBLE, Deed, Store, Taken, company, shuns
from downfield.store.kept import COACH
from downfield.table.live import acts
from downfield.table.live.chat import Chatter
from downfield.table.live.clocks import now
from downfield.table.live.desk import Desk
from downfield.table.live.guest import Guest
from downfield.table.live.recall import recalled
from downfield.table.live.rematch import next_match
from downfield.table.live.seating import STAND_IN
from downfield.table.live.sitting import Sitting
from downfield.table.live.standings import standing
from downfield.table.live.thinking import Bench, Decision, NoAnswer, prompted
from downfield.table.live.turns import Patron
from downfield.table.live.umpire import Umpire
from downfield.table.protocol import tally
from downfield.table.protocol.logs import warn
from downfield.table.protocol.messages import Act, Answer, AskBack, Chat, GoBack, TakeBack, Why
from downfield.table.protocol.refusals import AlreadyOver, Late, NotKept, NotYourSeat

AGAIN = 2.0  # seconds after which a program tries again what could not be written down, or what it could not answer
SELDOM = 60.0  # seconds, where it has tried often
PACE = 1.2  # seconds between the decisions of programs that play for spectators
BACK = (TakeBack, AskBack, GoBack)  # for which a match may have to be played again
SMALL_STEPS = 5  # so many in that time where no die fell in between


class Room:
    """One deed at a time, each on disk before anybody hears of it."""

    def __init__(
        self,
        sitting: Sitting,
        store: Store,
        bench: Bench,
        desk: Desk,
        again: Callable[[], Awaitable[Sitting]],
        pace: float = PACE,
    ) -> None:
        self.recalled: dict[int, dict[str, str]] = {}  # how seats lined up in earlier matches
        self.studying: set[int] = set()  # seats whose programs solve a model before they answer
        self.stalled: dict[int, int] = {}  # by seat whose program cannot answer, how often it has tried
        self.is_parted = False  # whether one of those who sit here has blocked another
        self.sitting = self._furnished(sitting)
        self.store = store
        self.bench = bench
        self.desk = desk
        self.pace = pace
        self.visits = 0
        self.guests: set[Guest] = set()
        self.here: set[int] = set()  # the seats whose holders are connected
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.recalling = asyncio.Lock()
        self.chatter = Chatter(store, sitting.kept.id)
        self.umpire = Umpire(self)
        self._again = again

    @property
    def is_quiet(self) -> bool:
        """Whether there is nobody, not even a program that thinks."""
        return self.visits == 0 and self.thinking is None and not self.umpire.is_busy

    def ring(self) -> None:
        """Tell everybody, wake the programs, and let the umpire look."""
        people = self.sitting.people()
        for guest in self.guests:
            guest.seats &= people  # a program may have taken over
            guest.ring()
        self.here = {seat for guest in self.guests for seat in guest.seats}
        if self.thinking is None and self.sitting.program_owing() is not None:
            self.thinking = asyncio.create_task(self._think())
            self.thinking.add_done_callback(self._thought)
        self.umpire.look()

    @contextlib.contextmanager
    def present(self, guest: Guest) -> Iterator[None]:
        """A guest is in the room; with the last of them goes what was drawn for them."""
        self.guests.add(guest)
        self.ring()
        try:
            yield
        finally:
            self.guests.discard(guest)
            if not self.guests:
                self.sitting.forget_drawings()
            self.ring()

    def _furnished(self, sitting: Sitting) -> Sitting:
        """A match with what this room knows beside it."""
        sitting.recalled, sitting.studying, sitting.stalled = self.recalled, self.studying, self.stalled
        sitting.is_parted = self.is_parted
        return sitting

    def twin(self) -> Sitting:
        """The match once more, to try something that is done now."""
        twin = self.sitting.clone()
        twin.now = now()
        return twin

    # People ---------------------------------------------------------------------------------------------------

    async def take(self, guest: Guest, sent: Act | Chat | Why) -> None:
        """What a guest has sent: it happens, or is refused and changes nothing."""
        if isinstance(sent, Chat):
            await self._chat(guest, sent.words)
        elif sent.seat not in guest.seats:
            raise NotYourSeat
        elif isinstance(sent, Why):
            self._explain(sent)
        else:
            begun = time.perf_counter()
            await self._do(lambda twin: acts.act(twin, guest.seats, sent), is_long=isinstance(sent, BACK))
            if isinstance(sent, Answer):
                tally.ANSWER_SECONDS.observe(time.perf_counter() - begun)

    async def do_for(self, seat: int, sent: Act) -> None:
        """Do something for a seat whose holder is gone."""
        await self._do(lambda twin: acts.act(twin, {seat}, sent))

    async def part(self) -> None:
        """Find out whether one of those who sit here has blocked another: they are offered no rematch."""
        people = {seat.person_id for seat in self.sitting.seats}
        before, self.is_parted = self.is_parted, await shuns.are_parted(self.store, people)
        self._furnished(self.sitting)
        if self.is_parted != before:
            self._say_anew()

    async def lend_nonces(self, seats: Collection[int]) -> None:
        """Add to the dice for seats whose holders draw nothing of their own, such as programs elsewhere."""
        if not self.sitting.is_begun:
            await self._do(lambda twin: twin.lend_nonces(sorted(seats)))

    async def _do(self, act: Callable[[Sitting], list[Deed]], *, is_long: bool = False) -> None:
        """Try something on a twin of the match, beside the event loop where it takes long, and keep it."""
        async with self.lock:
            before = self.sitting.seq
            try:
                await self._try(act, is_long)
            except Late:
                if self.sitting.seq == before:
                    raise
                await self._try(act, is_long)  # another server was faster; what is done may still be in time

    async def _try(self, act: Callable[[Sitting], list[Deed]], is_long: bool) -> None:
        twin = self.twin()
        await self.keep(twin, await self.desk.do(lambda: act(twin)) if is_long else act(twin))

    async def keep(self, twin: Sitting, deeds: list[Deed]) -> None:
        """Write deeds down; only then they have happened."""
        if not deeds:
            return
        try:
            await self.store.add(twin.kept.id, deeds, standing(twin))
        except Taken:
            self.sitting = self._furnished(await self._again())
            self.ring()
            raise Late from None
        except TROUBLE as e:
            tally.troubled(e, match=twin.kept.id)
            raise NotKept from None
        self.sitting = twin
        tally.done(twin.kept, deeds)
        self.ring()

    def _explain(self, sent: Why) -> None:
        """Say why an answer is none; one that could be given needs no words."""
        self.sitting.explain(sent.seat, sent.token)

    async def _chat(self, guest: Guest, words: str) -> None:
        await self.chatter.say(self.sitting, guest.seats, words)
        for each in self.guests:
            each.bell.set()

    async def catch_up(self) -> None:
        """Another server has done something in this match: read what is new, and tell everybody here."""
        async with self.lock:
            id, twin = self.sitting.kept.id, self.sitting.clone()
            deeds, seats = await self.store.deeds(id, twin.seq), await self.store.seats(id)
            if deeds:
                await self.desk.do(
                    lambda: twin.go_on(deeds)
                )  # what cannot be read leaves the match as it was
                self.sitting = twin
            if seats != self.sitting.seats:
                self.sitting.seat_all(seats)
            if self.sitting.talks.rematch and not self.sitting.kept.next_id:
                self.sitting.kept = await self.store.match(id) or self.sitting.kept
            await self.chatter.catch_up()
        self.ring()

    async def remember(self, seats: frozenset[int]) -> None:
        """Find out how those who hold these seats lined up the last time, before they are shown anything."""
        async with self.recalling:
            for seat in sorted(seats - set(self.recalled)):
                self.recalled[seat] = await recalled(self.store, self.desk, self.sitting, seat)

    async def seat_again(self) -> None:
        """Somebody has sat down."""
        async with self.lock:
            self.sitting.seat_all(await self.store.seats(self.sitting.kept.id))
        self.ring()

    # What happens by itself -----------------------------------------------------------------------------------

    async def tend(self) -> None:
        """Start the clocks, judge them, begin the rematch: whatever is due."""
        async with self.lock:
            twin = self.twin()
            if programs := twin.programs_to_add():
                await self.keep(twin, twin.lend_nonces(programs))
            elif acts.is_to_start(twin):
                await self.keep(twin, acts.start(twin))
            elif deeds := acts.pause(twin):
                await self.keep(twin, deeds)
            elif acts.is_agreed(twin):
                await self._begin_next()
            elif (seat := self.umpire.run_out(twin.now)) is not None:
                await self._run_out(twin, seat)

    async def _run_out(self, twin: Sitting, seat: int) -> None:
        deeds = acts.run_out(twin, seat)
        await self.keep(twin, deeds)
        if acts.is_handed(deeds):
            with contextlib.suppress(*TROUBLE):  # the deed says it as well
                await company.hand(self.store, twin.kept.id, seat, STAND_IN)

    async def _begin_next(self) -> None:
        """Begin the rematch, unless another server was faster."""
        id, following = self.sitting.kept.id, next_match(self.sitting, now())
        with contextlib.suppress(Taken):
            await company.follow(self.store, id, *following)
        self.sitting.kept = await self.store.match(id) or self.sitting.kept
        self._say_anew()

    # Programs -------------------------------------------------------------------------------------------------

    async def _think(self) -> None:
        """Let the programs answer as long as one of them is asked."""
        for_show = all(seat.kind == COACH for seat in self.sitting.seats)
        rolls = self.sitting.match.rolls - 1
        while (seat := self.sitting.program_owing()) is not None:
            if (for_show or seat in self.stalled) and not self.guests:
                return  # nobody looks
            asked = self.sitting
            try:
                studies = functools.partial(self._study, seat)
                decision = prompted(asked, seat) or await self.bench.decide(
                    asked, seat, studies, self._patron()
                )
            except NoAnswer:
                await self._stall(seat, asked.seq)
                continue
            finally:
                self.studying.discard(seat)
            self.stalled.pop(seat, None)
            if for_show:
                await asyncio.sleep(self.pace if asked.match.rolls > rolls else self.pace / SMALL_STEPS)
            rolls = asked.match.rolls
            async with self.lock:
                kept = self.sitting.program_owing() is None or await self._decide(seat, decision, asked.seq)
            if not kept:
                await asyncio.sleep(AGAIN)

    def _study(self, seat: int) -> None:
        """A program solves a model before it answers: whoever waits for it is told, once."""
        if seat not in self.studying:
            self.studying.add(seat)
            self._say_anew()

    def _say_anew(self) -> None:
        """What is said of the match has changed, and nothing else."""
        self.sitting.shown = {}
        self.ring()

    async def _stall(self, seat: int, seq: int) -> None:
        """A program cannot answer: both sides are told, once, and it is asked again, less and less often."""
        tries = self.stalled[seat] = self.stalled.get(seat, 0) + 1
        async with self.lock:
            twin = self.twin()
            with contextlib.suppress(NotKept, Late, AlreadyOver):
                await self.keep(twin, acts.stall(twin, seat, seq))
        if tries == 1:
            self._say_anew()
        await asyncio.sleep(min(SELDOM, AGAIN * tries))

    def _patron(self) -> Patron:
        """For whom programs think here: whoever plays, else whoever looks."""
        known = [guest for guest in self.guests if guest.who]
        first = next((guest for guest in known if guest.seats), known[0] if known else None)
        held = (seat.person_id for seat in self.sitting.seats if seat.person_id)
        return first.who if first and first.who else Patron(person=next(held, self.sitting.kept.id))

    async def _decide(self, seat: int, decision: Decision, seq: int) -> bool:
        """A program answers what it was asked, if that is still asked; False if it could not be written down."""
        twin = self.twin()
        try:
            await self.keep(twin, acts.decided(twin, seat, decision.value, decision.by, seq))
        except NotKept:
            return False
        except (Late, AlreadyOver, NotYourTurn, IllegalAnswer):
            return True  # the match went another way, or the same program at another server was faster
        return True

    def _thought(self, task: asyncio.Task[None]) -> None:
        self.thinking = None
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            warn("programs stopped", error, match=self.sitting.kept.id)
        elif self.guests and self.sitting.program_owing() is not None:
            self.ring()  # somebody came to look just when they had stopped

    async def close(self) -> None:
        """Wake nobody any more."""
        await self.umpire.close()
        if self.thinking is not None:
            self.thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.thinking
