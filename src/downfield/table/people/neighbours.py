"""The others at a match: whoever bothers is muted, blocked, or reported to the keepers."""

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from downfield.store import reports, shuns
from downfield.store.kept import DELETED, PERSON, KeptSeat
from downfield.store.reports import KEPT_LINES, NO_LINE, REASONS, KeptReport, ReportedLine
from downfield.store.shuns import BLOCK, MUTE, KeptShun
from downfield.table.live.chat import who_at
from downfield.table.live.house import House, seats_of
from downfield.table.live.room import Room
from downfield.table.people.bearer import in_person
from downfield.table.people.entering import Asked
from downfield.table.people.sight import look
from downfield.table.people.visitors import People
from downfield.table.protocol.refusals import Nobody, NotAPerson, TooMany, TooOften, UnknownShun
from downfield.table.protocol.requests import address_of, language, text_of
from downfield.table.protocol.wishes import Caller, new_code, now_in_words, one_line
from downfield.text.retell import seat_names

MOST_SHUNS = 500  # of one person
MOST_REPORTS = 20  # of one person, that are open
Reason = Literal["words", "name", "conduct", "cheating", "other"]
assert Reason.__args__ == REASONS  # type: ignore[attr-defined]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=100)]


class Neighbour(msgspec.Struct, frozen=True):
    """Somebody else at a match, and whether I read what they say and play with them."""

    seat: int
    name: str
    guest: bool
    known: bool  # by more than the key of this seat
    muted: bool
    blocked: bool


class ShunWish(msgspec.Struct, frozen=True):
    """Whom to mute or to block, or no longer."""

    seat: Seat
    kind: Literal["mute", "block"]
    on: bool = True


class ReportWish(msgspec.Struct, frozen=True):
    """What keepers should know about somebody at a match; perhaps of one line of the chat."""

    seat: Seat
    reason: Reason
    words: Annotated[str, msgspec.Meta(max_length=500)] = ""
    line: Annotated[int, msgspec.Meta(ge=NO_LINE, lt=2**31)] = NO_LINE


class Reported(msgspec.Struct, frozen=True):
    """A report was made, under this number."""

    id: int


class Shunned(msgspec.Struct, frozen=True):
    """Somebody whom I mute or block, under the name of then."""

    id: str
    kind: str
    name: str
    created: str


class Undone(msgspec.Struct, frozen=True):
    """A mute or a block that shall end."""

    id: Annotated[str, msgspec.Meta(max_length=24)]


@get("/api/matches/{match_id:str}/people")
async def neighbours(
    match_id: FromPath[str], request: Asked, house: NamedDependency[House]
) -> list[Neighbour]:
    """The others who sit at a match."""
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        return await _neighbours(request, house, room)


@post("/api/matches/{match_id:str}/people", status_code=200)
async def shun(
    match_id: FromPath[str], data: JSONBody[ShunWish], request: Asked, house: NamedDependency[House]
) -> list[Neighbour]:
    """Mute or block somebody who sits at a match, or no longer."""
    await look(request, house, match_id)
    me = _somebody(request)
    async with house.visit(match_id) as room:
        other = _other(room, me, data.seat)
        known = await shuns.of(house.store, me.person)
        found = [s for s in known if s.other_id == who_at(match_id, other) and s.kind == data.kind]
        if data.on and not found:
            names = seat_names(room.sitting.match, text_of(language(request)))
            new = (
                new_code(12),
                me.person,
                who_at(match_id, other),
                data.kind,
                names[other.seat],
                now_in_words(),
            )
            if len(known) >= MOST_SHUNS:
                raise TooMany
            await shuns.add(house.store, KeptShun(*new))
        elif not data.on and found:
            await shuns.undo(house.store, me.person, found[0].id)
        await house.warden.look()
        return await _neighbours(request, house, room)


@post("/api/matches/{match_id:str}/reports")
async def report(
    match_id: FromPath[str],
    data: JSONBody[ReportWish],
    request: Asked,
    house: NamedDependency[House],
    people: NamedDependency[People],
) -> Reported:
    """Tell the keepers about somebody; the last lines of the chat are kept with it."""
    await look(request, house, match_id)
    me, address = _somebody(request), address_of(request)
    if people.reports.is_too_fast(address):
        raise TooOften(max(1, round(people.reports.wait(address))))
    if await reports.count_open(house.store, me.person) >= MOST_REPORTS:
        raise TooMany
    async with house.visit(match_id) as room:
        other = _other(room, me, data.seat)
        names = seat_names(room.sitting.match, text_of(language(request)))
        told = KeptReport(
            id=0,
            made=now_in_words(),
            by_id=me.person,
            by_name=me.name,
            about_match=match_id,
            seat=other.seat,
            about_id=other.person_id,
            about_name=names[other.seat],
            reason=data.reason,
            words=one_line(data.words),
            line=data.line,
            lines=_lines(room, names, data.line),
        )
    return Reported(await reports.add(house.store, told))


def _lines(room: Room, names: tuple[str, ...], line: int) -> list[ReportedLine]:
    """The lines of the chat up to the one that is meant, or the last ones."""
    said = room.chatter.said
    end = line + 1 if 0 <= line < len(said) else len(said)
    return [
        ReportedLine(s.number, s.seat, names[s.seat], s.words, s.at)
        for s in said[max(0, end - KEPT_LINES) : end]
    ]


def _somebody(request: Asked) -> Caller:
    """Whoever comes in person, or Nobody."""
    me = in_person(request)
    if not me.person:
        raise Nobody
    return me


def _other(room: Room, me: Caller, number: int) -> KeptSeat:
    """Another person's seat, or NotAPerson."""
    seats = room.sitting.seats
    if number < len(seats) and _is_other(seats[number], me):
        return seats[number]
    raise NotAPerson


def _is_other(seat: KeptSeat, me: Caller) -> bool:
    return seat.kind == PERSON and seat.name != DELETED and not (me.person and seat.person_id == me.person)


async def _neighbours(request: Asked, house: House, room: Room) -> list[Neighbour]:
    me, match_id = in_person(request), room.sitting.kept.id
    mine = seats_of(room.sitting, [], me.person)
    names = seat_names(room.sitting.match, text_of(language(request)))
    done = {(shun.other_id, shun.kind) for shun in await shuns.of(house.store, me.person)}
    return [
        Neighbour(
            seat.seat,
            names[seat.seat],
            seat.is_guest,
            bool(seat.person_id),
            (who_at(match_id, seat), MUTE) in done,
            (who_at(match_id, seat), BLOCK) in done,
        )
        for seat in room.sitting.seats
        if _is_other(seat, me) and seat.seat not in mine
    ]


@get("/api/shuns")
async def own_shuns(request: Asked, house: NamedDependency[House]) -> list[Shunned]:
    """Whom you mute and block."""
    return await _shunned(house, _somebody(request))


async def _shunned(house: House, me: Caller) -> list[Shunned]:
    known = await shuns.of(house.store, me.person)
    return [Shunned(shun.id, shun.kind, shun.name, shun.created) for shun in known]


@post("/api/shuns/undo", status_code=200)
async def undo_shun(data: JSONBody[Undone], request: Asked, house: NamedDependency[House]) -> list[Shunned]:
    """Take a mute or a block back."""
    me = _somebody(request)
    if not await shuns.undo(house.store, me.person, one_line(data.id)):
        raise UnknownShun
    await house.warden.look()
    return await _shunned(house, me)
