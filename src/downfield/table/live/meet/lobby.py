"""The lobby: open challenges, and whoever is here. A challenge is a match whose invitation anybody may take."""

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from downfield.league.figures.ratings import Rating
from downfield.store import shuns
from downfield.store.meet import audience, challenges, presence, ratings
from downfield.store.meet.challenges import KeptChallenge
from downfield.table.live.clocks import now
from downfield.table.protocol.refusals import ChallengeTaken, Nobody, OwnChallenge, SwitchedOff, TooMany
from downfield.table.protocol.wishes import (
    DAY,
    Begun,
    Caller,
    ClockWish,
    MatchWish,
    Name,
    Seated,
    SeatWish,
    kept_clock,
    name_at_a_seat,
)

if TYPE_CHECKING:
    from downfield.table.live.house import House
    from downfield.table.live.room import Room

HERE = 90_000  # ms for which somebody is here who has looked in; hidden pages look in once a minute
FORGOTTEN = 600_000  # ms after which nobody remembers
LONGEST = 14 * DAY * 1000  # ms for which a challenge stays that may wait
MOST = 3  # challenges of one person
OFTEN = 15.0  # seconds between two looks at those whose owner has left


class ChallengeWish(msgspec.Struct, frozen=True):
    """What somebody would like to play: under which clock, and whether it shall be rated."""

    game: Name
    rated: bool = False
    clock: ClockWish | None = None
    name: Name = ""  # of a guest

    def match(self, *, swapped: bool) -> MatchWish:
        """The match, with one of its sides open."""
        seats = [SeatWish("me", self.name), SeatWish("open")]
        sides = seats[::-1] if swapped else seats
        return MatchWish(self.game, sides, clock=self.clock, visibility="public", rated=self.rated)


class Lobby:
    """Where people find each other."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._looked = float("-inf")

    def check(self, who: Caller) -> None:
        """Let somebody in who is known by a cookie or a token, or Nobody."""
        if not self.house.switches.lobby:
            raise SwitchedOff
        if not who.person:
            raise Nobody

    async def enter(self, who: Caller) -> None:
        """Somebody is here."""
        self.check(who)
        await presence.seen(self.house.store, {who.person: who.name}, now())

    async def here(self) -> list[presence.Present]:
        """Whoever is here."""
        return await presence.here(self.house.store, now() - HERE)

    # Challenges -----------------------------------------------------------------------------------------------

    async def open_to(self, who: Caller) -> list[KeptChallenge]:
        """The challenges that somebody may see: of those who are here, and play with him; his own besides."""
        found = []
        for challenge in await challenges.listed(self.house.store):
            mine = challenge.person_id == who.person
            if mine or (is_open(challenge) and not await self._are_parted(challenge, who)):
                found.append(challenge)
        return found

    async def _are_parted(self, challenge: KeptChallenge, who: Caller) -> bool:
        return await shuns.are_parted(self.house.store, {who.person, challenge.person_id})

    async def post(self, wish: ChallengeWish, who: Caller) -> Begun:
        """Let others know that somebody would like to play, or TooMany."""
        self.check(who)
        store = self.house.store
        if sum(one.person_id == who.person for one in await challenges.listed(store)) >= MOST:
            raise TooMany
        begun = await self.house.begin(wish.match(swapped=bool(secrets.randbelow(2))), who)
        name = name_at_a_seat(wish.name, who) or who.name
        await self.enter(who)
        await challenges.add(store, KeptChallenge(begun.id, who.person, name, begun.invite, now()))
        return begun

    async def accept(self, match_id: str, name: str, who: Caller) -> Seated:
        """Sit down at a challenge; or ChallengeTaken, where somebody was faster or its owner has left."""
        self.check(who)
        found = [one for one in await self.open_to(who) if one.match_id == match_id]
        if not found:
            raise ChallengeTaken
        if found[0].person_id == who.person:
            raise OwnChallenge
        await self.house.may_join(match_id, who)
        if not await challenges.take(self.house.store, match_id):
            raise ChallengeTaken
        return await self.house.join(found[0].code, name or who.name, who)

    async def pair(self, wish: ChallengeWish, who: Caller) -> Begun | Seated:
        """Sit down with whoever wants the same, else wait for somebody who does."""
        self.check(who)
        clock = kept_clock(MatchWish(wish.game, [], clock=wish.clock))
        same = [
            one
            for one in await self.open_to(who)
            if (one.game, one.rated, one.clock) == (wish.game, wish.rated, clock)
            and one.person_id != who.person
        ]
        for one in await self._nearest(same, wish, who):
            try:
                return await self.accept(one.match_id, wish.name, who)
            except ChallengeTaken:
                continue
        return await self.post(wish, who)

    async def _nearest(
        self, found: list[KeptChallenge], wish: ChallengeWish, who: Caller
    ) -> list[KeptChallenge]:
        """Whoever has waited longest comes first; where it is rated, whoever is about as strong."""
        if not wish.rated:
            return found
        known = await self.rated(wish.game, [who.person, *(one.person_id for one in found)])
        mine = known[who.person].points
        return sorted(found, key=lambda one: abs(known[one.person_id].points - mine))

    async def rated(self, game: str, people: list[str]) -> dict[str, Rating]:
        """What these are rated in a game."""
        return await ratings.current(self.house.store, game, people)

    async def withdraw(self, match_id: str, who: Caller) -> None:
        """Take one's own challenge away; or ChallengeTaken, where somebody has sat down."""
        self.check(who)
        mine = [one for one in await challenges.listed(self.house.store) if one.person_id == who.person]
        if match_id not in [one.match_id for one in mine]:
            raise ChallengeTaken
        if not await challenges.withdraw(self.house.store, match_id):
            raise ChallengeTaken

    async def look(self) -> None:
        """Count who watches; whoever plays is here; whoever has left waits for nobody any more."""
        if time.monotonic() - self._looked < OFTEN:
            return
        self._looked = time.monotonic()
        await self._count()
        if self.house.switches.lobby:
            await self._sweep()

    async def _count(self) -> None:
        """How many watch each match of which this server has the room."""
        watched = {room.sitting.kept.id: spectators(room) for room in self.house.rooms()}
        await audience.count(self.house.store, watched, now())
        await audience.forget(self.house.store, now() - FORGOTTEN)

    async def _sweep(self) -> None:
        store, playing = self.house.store, dict[str, str]()
        for room in self.house.rooms():
            held = [room.sitting.seats[seat] for seat in room.here]
            playing |= {seat.person_id: seat.name for seat in held if seat.account and seat.person_id}
        await presence.seen(store, playing, now())
        for challenge in await challenges.listed(store):
            if not is_open(challenge):
                await challenges.withdraw(store, challenge.match_id)
        await presence.forget(store, now() - FORGOTTEN)


def spectators(room: "Room") -> int:
    """How many watch who have no seat."""
    return sum(not guest.seats for guest in room.guests)


def stays(challenge: KeptChallenge) -> bool:
    """Whether a challenge waits though its owner leaves: there are days for each decision."""
    return challenge.clock is not None and challenge.clock.decision >= DAY


def is_open(challenge: KeptChallenge) -> bool:
    """Whether whoever made a challenge is still here; one that stays is open for two weeks."""
    return challenge.posted >= now() - LONGEST if stays(challenge) else challenge.seen >= now() - HERE
