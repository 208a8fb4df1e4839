"""The door for programs: a token, a stream of what a match waits for, and answers to it."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from downfield.kernel.dice import NONCE
from downfield.kernel.errors import DownfieldError
from downfield.store import tokens
from downfield.store.tokens import KeptToken
from downfield.table.live.guest import Guest
from downfield.table.live.house import House
from downfield.table.live.turns import Patron, patron
from downfield.table.people.banned import admit, refusal
from downfield.table.people.bearer import bearer_of, in_person, new_token, seats_at, shown_by
from downfield.table.people.sight import look
from downfield.table.protocol.messages import Answer, Nonce, Resign, TakeBack
from downfield.table.protocol.refusals import Nobody, OutOfScope, TooMany, Unheard, UnknownToken, Unreadable
from downfield.table.protocol.requests import address_of, language, text_of
from downfield.table.protocol.wishes import hashed, now_in_words, one_line
from downfield.table.show.moments import Moment, moment

NDJSON = "application/x-ndjson"
MOST_TOKENS = 20  # of one person
MOST_STREAMS = 50  # of one token, key or address
KEEP_ALIVE = 15.0  # seconds after which an empty line says that the stream is still there

Asked = Request[Any, Any, Any]
Label = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class TokenWish(msgspec.Struct, frozen=True):
    """How a person will call a new token, and what it may do: read, play as well, or begin matches too."""

    label: Label
    scope: Literal["read", "play", "organise"] = "play"


class NewToken(msgspec.Struct, frozen=True):
    """A new token, shown this once."""

    token: str
    id: str
    label: str
    scope: str
    created: str


class GivenAnswer(msgspec.Struct, frozen=True):
    """One seat answers, in notation, what was asked at moment `seq`."""

    seat: Number
    seq: Number
    token: Annotated[str, msgspec.Meta(max_length=200)]


class GivenTakeBack(msgspec.Struct, frozen=True):
    """One seat takes back, at moment `seq`, its last answer."""

    seat: Number
    seq: Number


class GivenUp(msgspec.Struct, frozen=True):
    """One seat gives the match up."""

    seat: Number


class GivenNonce(msgspec.Struct, frozen=True):
    """What one seat adds to the dice, once the commitment is known; without it the server draws for the seat."""

    seat: Number
    value: Annotated[int, msgspec.Meta(ge=0, lt=NONCE)]


class Done(msgspec.Struct, frozen=True):
    """It has happened, dice included: the match is now after `seq` deeds."""

    seq: int


# Tokens -------------------------------------------------------------------------------------------------------


@post("/api/tokens")
async def make_token(data: JSONBody[TokenWish], request: Asked, house: NamedDependency[House]) -> NewToken:
    """Make a token with which programs play for you; it is shown this once. No token makes tokens."""
    person = _somebody(request)
    if len(await tokens.of(house.store, person)) >= MOST_TOKENS:
        raise TooMany
    token, label = new_token(), one_line(data.label)
    if not label:
        raise Unreadable
    kept = KeptToken(hashed(token)[: tokens.ID], label, data.scope, now_in_words())
    await tokens.add(house.store, hashed(token), person, kept)
    return NewToken(token, kept.id, kept.label, kept.scope, kept.created)


@get("/api/tokens")
async def own_tokens(request: Asked, house: NamedDependency[House]) -> list[KeptToken]:
    """Your tokens: how you call them, what they may do, since when, and when they were used last."""
    return await tokens.of(house.store, _somebody(request))


@delete("/api/tokens")
async def forget_tokens(
    request: Asked, house: NamedDependency[House], label: FromQuery[Label | None] = None
) -> None:
    """Forget your tokens of a label, or all of them."""
    person, meant = _somebody(request), None if label is None else one_line(label)
    ended = [kept.id for kept in await tokens.of(house.store, person) if meant in (None, kept.label)]
    await tokens.forget(house.store, person, meant)
    house.dismiss(ended)


@delete("/api/tokens/{token_id:str}")
async def forget_token(token_id: FromPath[str], request: Asked, house: NamedDependency[House]) -> None:
    """Forget one token of yours."""
    if len(token_id) != tokens.ID or not await tokens.forget(
        house.store, _somebody(request), token_id=token_id
    ):
        raise UnknownToken
    house.dismiss([token_id])


def _somebody(request: Asked) -> str:
    """Whoever comes in person, or Nobody."""
    person = in_person(request).person
    if not person:
        raise Nobody
    return person


# Listening ----------------------------------------------------------------------------------------------------


@get(
    "/api/matches/{match_id:str}/stream",
    media_type=NDJSON,
    responses={
        200: ResponseSpec(Moment, generate_examples=False, description="A moment a line", media_type=NDJSON)
    },
)
async def stream(match_id: FromPath[str], request: Asked, house: NamedDependency[House]) -> Stream:
    """The match as it is, then every change, one moment a line, until it is over."""
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        seats = await seats_at(request, house, room, tokens.READ)
        with contextlib.suppress(OutOfScope):  # who only reads adds nothing
            await room.lend_nonces(await seats_at(request, house, room))
        text = text_of(language(request), room.sitting.game.spec)
    host = address_of(request)
    who = bearer_of(request) or host
    if house.streams[who] >= MOST_STREAMS:
        raise TooMany
    guest = Guest(seats, text, 0, shown=shown_by(request), who=Patron(host, who))
    await admit(house, room, guest)
    return Stream(_lines(house, match_id, guest, who), media_type=NDJSON)


async def _lines(house: House, match_id: str, guest: Guest, who: str) -> AsyncIterator[bytes]:
    """Each moment that a guest has not been told of, and an empty line now and then while nothing happens."""
    told, over = -1, False
    with _counted(house, who):
        async with house.visit(match_id) as room:
            with room.present(guest):
                while not (over or guest.is_dismissed):
                    guest.bell.clear()
                    if room.sitting.seq != told:
                        await house.await_turn()
                        with house.allowance.counted(*patron()):
                            now = moment(room.sitting, guest.seats, max(told, 0))
                            line = msgspec.json.encode(now) + b"\n"
                        told, over = now.seq, now.over
                        yield line
                    elif not await _rings(guest.bell):
                        yield b"\n"
                if guest.why is not None:
                    yield msgspec.json.encode(refusal(guest.why, guest.text)) + b"\n"


async def _rings(bell: asyncio.Event) -> bool:
    """Wait for the bell, but not for ever."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(KEEP_ALIVE):
            return await bell.wait()
    return False


@contextlib.contextmanager
def _counted(house: House, who: str) -> Iterator[None]:
    house.streams[who] += 1
    try:
        yield
    finally:
        house.streams[who] -= 1
        house.streams += Counter()  # forget whoever has none


# Answering ----------------------------------------------------------------------------------------------------


@post("/api/matches/{match_id:str}/answers")
async def answer(
    match_id: FromPath[str], data: JSONBody[GivenAnswer], request: Asked, house: NamedDependency[House]
) -> Done:
    """Answer for a seat of yours."""
    return await _do(house, match_id, request, Answer(data.seq, data.seat, data.token))


@post("/api/matches/{match_id:str}/nonces")
async def add_nonce(
    match_id: FromPath[str], data: JSONBody[GivenNonce], request: Asked, house: NamedDependency[House]
) -> Done:
    """Add to the dice for a seat of yours, before you listen or answer."""
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        seats = await seats_at(request, house, room)
        await room.take(Guest(seats, text_of(language(request)), 0), Nonce(data.seat, data.value))
        return Done(room.sitting.seq)


@post("/api/matches/{match_id:str}/take-backs")
async def take_back(
    match_id: FromPath[str], data: JSONBody[GivenTakeBack], request: Asked, house: NamedDependency[House]
) -> Done:
    """Take the last answer of a seat of yours back."""
    return await _do(house, match_id, request, TakeBack(data.seq, data.seat))


@post("/api/matches/{match_id:str}/resignations")
async def resign(
    match_id: FromPath[str], data: JSONBody[GivenUp], request: Asked, house: NamedDependency[House]
) -> Done:
    """Give the match up for the side of a seat of yours."""
    return await _do(house, match_id, request, Resign(data.seat))


async def _do(house: House, match_id: str, request: Asked, sent: Answer | TakeBack | Resign) -> Done:
    """What a program wants done: it happens, or is refused with what would be allowed."""
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        seats = await seats_at(request, house, room)
        await room.lend_nonces(seats)
        try:
            await room.take(Guest(seats, text_of(language(request)), 0), sent)
        except DownfieldError as e:
            allowed = moment(room.sitting, seats, room.sitting.seq).mine.get(str(sent.seat), [])
            raise Unheard(e, room.sitting.seq, allowed) from None
        return Done(room.sitting.seq)
