"""The live line of a match: updates to a guest, and what the guest does."""

import asyncio
import contextlib
import functools
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from downfield.kernel.errors import DownfieldError
from downfield.table.live.guest import Guest
from downfield.table.live.house import House, seats_of
from downfield.table.live.room import Room
from downfield.table.live.thinking import NoAnswer
from downfield.table.live.turns import Patron, patron
from downfield.table.people.banned import admit, check_ban
from downfield.table.people.bearer import is_watch_key
from downfield.table.people.sight import look
from downfield.table.people.visitors import visit_of
from downfield.table.protocol import tally
from downfield.table.protocol.allowance import metered
from downfield.table.protocol.limits import Pace
from downfield.table.protocol.messages import (
    Advise,
    Advised,
    Hello,
    LineUp,
    Nonce,
    Reach,
    Refusal,
    Sent,
    Ways,
)
from downfield.table.protocol.refusals import (
    Elsewhere,
    NoHint,
    NotKept,
    NotSignedIn,
    NotYourSeat,
    Silent,
    TooFast,
    TooLarge,
    TooMany,
    Unreadable,
    WrongKey,
)
from downfield.table.protocol.requests import address_of, is_from_elsewhere, language, spoken, text_of
from downfield.table.show.hints import advised, check
from downfield.table.show.line_ups import lined_up, moved
from downfield.table.show.updates import reach, show
from downfield.text import Text
from downfield.text.retell import seat_names

LARGEST = 4_000  # characters of a message
MOST_LINES = 300  # from one address: a club may share one
PATIENCE = 10.0  # seconds in which a guest says hello
AT_ONCE, A_SECOND = 200, 50  # messages of one guest
SELDOM = 5.0  # seconds after which whoever has used too much is looked at again
CLOSED = 4000  # a refused line is closed with this plus the status of the refusal
Socket = WebSocket[Any, Any, Any]
T = TypeVar("T")
hello_decoder: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)
decoder: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: Socket, match_id: FromPath[str], house: NamedDependency[House]) -> None:
    """A guest connects and says hello: with the keys of seats, known by a cookie, or as a spectator."""
    if is_from_elsewhere(socket):
        await socket.close(CLOSED + Elsewhere.status)
        return
    await socket.accept()
    try:
        with _counted(socket, house):
            check_ban(socket)
            house.allowance.check(*patron())
            hello = await _hello(socket)
            await look(socket, house, match_id, hello.keys)
            async with house.visit(match_id) as room:
                guest = _guest(socket, room, hello)
                await admit(house, room, guest)
                await room.remember(guest.seats)
                await _attend(socket, house, room, guest)
    except WebSocketException:
        return  # the guest has gone
    except DownfieldError as e:
        await _turn_away(socket, e)
    except Exception as e:
        tally.failed("line", e, match=match_id)
        await _turn_away(socket, NotKept())
    finally:
        socket.receive = socket.send = _ended  # those before hold the socket, which holds them


async def _ended(*_: object) -> Any:
    """Nobody is at the other end any more."""
    raise WebSocketDisconnect(detail="the guest has gone")


@contextlib.contextmanager
def _counted(socket: Socket, house: House) -> Iterator[None]:
    """One more line from an address, or TooMany."""
    address = address_of(socket)
    if house.lines[address] >= MOST_LINES:
        raise TooMany
    house.lines[address] += 1
    try:
        yield
    finally:
        house.lines[address] -= 1
        house.lines += Counter()  # forget whoever has none


async def _turn_away(socket: Socket, error: DownfieldError) -> None:
    """Say why, and close."""
    tally.refused(error.code)
    words = Refusal(0, error.code, text_of(language(socket)).error(error), error.rule)
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        await _send(socket, words)
        await socket.close(CLOSED + getattr(error, "status", 400))


async def _send(socket: Socket, told: msgspec.Struct | str) -> None:
    """Send a message; the line of a guest who has gone has ended, which is no failure."""
    try:
        await socket.send_text(told if isinstance(told, str) else msgspec.json.encode(told).decode())
    except OSError:
        raise WebSocketDisconnect(detail="the guest has gone") from None


async def _hello(socket: Socket) -> Hello:
    """The first message of a guest, or Silent."""
    try:
        async with asyncio.timeout(PATIENCE):
            return read(await socket.receive_data(mode="text"), hello_decoder)
    except TimeoutError:
        raise Silent from None


def _guest(socket: Socket, room: Room, hello: Hello) -> Guest:
    """Who has come: the seats that keys and cookie open, the language, and how far the guest was told."""
    text = text_of(spoken(hello.lang) or language(socket), room.sitting.game.spec)
    visit = visit_of(socket)
    keys = [key for key in hello.keys if not is_watch_key(key, room.sitting.kept.watch)]
    seats = frozenset[int]() if hello.watch else _seats(room, keys, visit.person)
    who = Patron(address_of(socket), visit.person)
    return Guest(seats, text, hello.seq, hello.chat, visit.session, who, hello.patches)


def _seats(room: Room, keys: list[str], person: str) -> frozenset[int]:
    """The seats that keys open, or where they open none any more those that are a person's own."""
    try:
        return seats_of(room.sitting, keys, person)
    except WrongKey:
        own = seats_of(room.sitting, [], person)
        if not own:
            raise
        return own


async def _attend(socket: Socket, house: House, room: Room, guest: Guest) -> None:
    """Talk and listen until one of the two ends."""
    spend = functools.partial(house.allowance.spend, *patron())
    with room.present(guest):
        talking = metered(_talk(socket, house, room, guest), spend)
        why = await _first_end(talking, metered(_listen(socket, house, room, guest), spend))
    try:
        if why is not None:
            raise why
    finally:
        del why  # else it would keep this guest, and all that was shown, until everything is swept


async def _first_end(*lasting: Coroutine[Any, Any, None]) -> BaseException | None:
    """Do things beside each other until one of them ends, and then none; what went wrong with the first."""
    tasks = [asyncio.create_task(each) for each in lasting]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return next(iter(done)).exception()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _talk(socket: Socket, house: House, room: Room, guest: Guest) -> None:
    """Tell the guest what is new, the latest only when there was more than can be told."""
    while True:
        guest.bell.clear()
        if guest.is_dismissed:
            raise guest.why or NotSignedIn()
        while guest.asides:
            await _send(socket, guest.asides.popleft())
        if guest.stale and await _may_see(house, guest):
            guest.stale = False
            await _send(socket, _shown(room, guest))
        if guest.chat != len(room.chatter.said):
            names = seat_names(room.sitting.match, guest.text)
            said = room.chatter.since(guest.chat, names, room.sitting.seats, guest.muted)
            guest.chat = len(room.chatter.said)
            if said.lines:
                await _send(socket, said)
        await guest.bell.wait()


async def _may_see(house: House, guest: Guest) -> bool:
    """Whether it is this guest's turn to be shown something; whoever has used too much waits, and is heard."""
    wait = house.allowance.wait(*patron())
    if wait <= 0:
        await house.floor.turn(patron())
        return True
    asyncio.get_running_loop().call_later(min(wait, SELDOM), guest.bell.set)
    return False


def _shown(room: Room, guest: Guest) -> str:
    """What is new to a guest, as it is sent."""
    now = show(room.sitting, guest.seats, guest.text, room.here, guest.seq, met=guest.saw is not None)
    guest.seq = now.update.seq
    if not guest.patches:
        return now.text
    before, guest.saw = guest.saw, now
    return now.patch(before)


async def _listen(socket: Socket, house: House, room: Room, guest: Guest) -> None:
    """Do what the guest sends, or say why not."""
    pace = Pace(AT_ONCE, A_SECOND)
    while True:
        sent = await socket.receive_data(mode="text")
        try:
            if pace.is_too_fast():
                raise TooFast
            await house.floor.turn(patron())
            await _take(house, room, guest, read(sent, decoder))
        except DownfieldError as e:
            guest.refuse(e, room.sitting.seq)


async def _take(house: House, room: Room, guest: Guest, sent: Sent) -> None:
    """What a guest sends is done in the room; where a figure can go or might stand is only shown. Nonces come once."""
    if not isinstance(sent, Nonce):
        house.allowance.check(*patron())
    if not isinstance(sent, Reach | LineUp | Advise):
        await room.take(guest, sent)
    elif sent.seat not in guest.seats:
        raise NotYourSeat
    elif isinstance(sent, Advise):
        guest.tell(await _advised(house, room, sent, guest.text))
    elif isinstance(sent, LineUp):
        sitting = room.sitting.clone()
        guest.tell(await house.desk.do(lambda: lined_up(sitting, sent, guest.text)))
    else:
        guest.tell(await _ways(house, room, sent, guest.text))


async def _advised(house: House, room: Room, sent: Advise, text: Text) -> Advised:
    """What a good coach would do; nobody waits for him for long."""
    sitting = room.sitting
    sitting.check_time(sent.seq)
    check(sitting, sent.seat)
    try:
        found = await house.bench.advise(sitting, sent.seat, patron())
    except NoAnswer:
        raise NoHint from None
    return advised(sitting, sent.seat, found, text)


async def _ways(house: House, room: Room, sent: Reach, text: Text) -> Ways:
    """Where a figure can go: found out once at each moment, and beside the event loop."""
    sitting = room.sitting.clone()
    if (placed := sent.places) is not None:
        return await house.desk.do(lambda: moved(sitting, sent.seat, sent.source, placed, text))
    key = (sitting.kept.id, sitting.seq, sent.seat, sent.source, *sent.via, text.language)
    return house.ways.get(key) or house.ways.put(
        key, await house.desk.do(lambda: reach(sitting, sent.seat, sent.source, text, sent.via))
    )


def read(sent: str | bytes, known: msgspec.json.Decoder[T]) -> T:
    """A message of a browser, or Unreadable."""
    if len(sent) > LARGEST:
        raise TooLarge
    try:
        return known.decode(sent)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Unreadable(f"{Unreadable.usual} ({e})") from None
