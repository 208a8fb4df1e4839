"""The chat of a match: each line on disk before anybody reads it."""

from collections.abc import Collection, Sequence

from downfield.store import TROUBLE, Store, Taken, company
from downfield.store.kept import COACH, KeptSeat, Said
from downfield.table.live.clocks import now
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.limits import Pace
from downfield.table.protocol.messages import ChatLine, Lines
from downfield.table.protocol.refusals import NothingSaid, NotKept, OnlyReaders, TooFast, TooLarge
from downfield.table.protocol.wishes import one_line

LONGEST = 500  # characters of a line
AT_ONCE, A_SECOND = 5, 0.5  # lines of one seat
TRIES = 5


def is_chatty(sitting: Sitting) -> bool:
    """Whether there is somebody to talk to: two persons, or one who expects another."""
    return sum(seat.kind != COACH for seat in sitting.seats) > 1


class Chatter:
    """What was said at a match."""

    def __init__(self, store: Store, match_id: str) -> None:
        self.store = store
        self.match_id = match_id
        self.said: list[Said] = []
        self._paces: dict[int, Pace] = {}

    async def catch_up(self) -> None:
        """Read what was said elsewhere."""
        heard = await company.chat(self.store, self.match_id, len(self.said))
        self.said += [said for said in heard if said.number >= len(self.said)]

    async def read_again(self) -> None:
        """Read everything: a line may have been taken away."""
        self.said = await company.chat(self.store, self.match_id)

    async def say(self, sitting: Sitting, seats: Collection[int], words: str) -> None:
        """Somebody who holds these seats says something, or is refused."""
        if not seats or not is_chatty(sitting):
            raise OnlyReaders
        plain, seat = one_line(words), min(seats)
        if not plain:
            raise NothingSaid
        if len(plain) > LONGEST:
            raise TooLarge
        if self._paces.setdefault(seat, Pace(AT_ONCE, A_SECOND)).is_too_fast():
            raise TooFast
        await self._keep(seat, plain)

    async def _keep(self, seat: int, words: str) -> None:
        """Write a line down under the next number that is free."""
        for _ in range(TRIES):
            said = Said(len(self.said), seat, words, now())
            try:
                await company.say(self.store, self.match_id, said)
            except Taken:
                await self.catch_up()
            except TROUBLE:
                raise NotKept from None
            else:
                self.said += [said] if said.number == len(self.said) else []
                return
        raise NotKept

    def since(
        self,
        number: int,
        names: tuple[str, ...],
        seats: Sequence[KeptSeat],
        muted: Collection[str] = (),
    ) -> Lines:
        """What was said after so many lines; to whoever claims to know more than was said, everything."""
        first = number if 0 <= number <= len(self.said) else 0
        guests = [seat.is_guest for seat in seats]
        heard = [said for said in self.said[first:] if who_at(self.match_id, seats[said.seat]) not in muted]
        return Lines(
            [ChatLine(s.number, s.seat, names[s.seat], s.words, s.at, guests[s.seat]) for s in heard]
        )


def who_at(match_id: str, seat: KeptSeat) -> str:
    """By which id whoever holds a seat is muted, blocked and reported: where only a key is known, by the seat."""
    return seat.person_id or f"{match_id}/{seat.seat}"
