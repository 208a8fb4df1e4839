"""The live line of a match: updates to a guest, and what the guest does."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from downfield.kernel.errors import DownfieldError
from downfield.table.house import House, seats_of
from downfield.table.messages import Refusal, Sent
from downfield.table.refusals import Elsewhere, NotKept, TooFast, TooLarge, Unreadable
from downfield.table.room import Guest, Room
from downfield.table.show import update
from downfield.table.visit import Pace, is_from_elsewhere, language, text_of

LARGEST = 2_000  # characters of a message
MOST_KEYS = 8
AT_ONCE, A_SECOND = 200, 50  # messages of one guest
CLOSED = 4000  # a refused line is closed with this plus the status of the refusal
log = logging.getLogger("downfield.table")
Line = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: Line, match_id: FromPath[str], house: NamedDependency[House]) -> None:
    """A guest connects, with the keys of seats or as a spectator."""
    if is_from_elsewhere(socket):
        await socket.close(CLOSED + Elsewhere.status)
        return
    await socket.accept()
    try:
        async with house.visit(match_id) as room:
            await _attend(socket, room)
    except WebSocketException:
        return  # the guest has gone
    except DownfieldError as e:
        await _turn_away(socket, e)
    except Exception:
        log.exception("The line to %s broke.", match_id)
        await _turn_away(socket, NotKept())


async def _turn_away(socket: Line, error: DownfieldError) -> None:
    """Say why, and close."""
    words = Refusal(0, error.code, text_of(language(socket)).error(error), error.rule)
    with contextlib.suppress(WebSocketException, RuntimeError):
        await socket.send_text(msgspec.json.encode(words).decode())
        await socket.close(CLOSED + getattr(error, "status", 400))


async def _attend(socket: Line, room: Room) -> None:
    """Talk and listen until one of the two ends."""
    guest = _guest(socket, room)
    room.guests.add(guest)
    room.ring()
    talking = asyncio.create_task(_talk(socket, room, guest))
    listening = asyncio.create_task(_listen(socket, room, guest))
    try:
        done, _ = await asyncio.wait((talking, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.guests.discard(guest)
        room.ring()
        for task in (talking, listening):
            task.cancel()
        await asyncio.gather(talking, listening, return_exceptions=True)
    for task in done:
        task.result()


def _guest(socket: Line, room: Room) -> Guest:
    """Who has come: the seats that the keys open, the language, and how far the guest was told."""
    keys = [key for key in socket.query_params.get("keys", "").split(",") if key][: MOST_KEYS + 1]
    seq = socket.query_params.get("seq", "")
    known = int(seq) if seq.isascii() and seq.isdigit() and len(seq) < 10 else 0
    text = text_of(language(socket), room.sitting.game.spec)
    return Guest(seats_of(room.sitting, keys), text, known)


async def _talk(socket: Line, room: Room, guest: Guest) -> None:
    """Tell the guest what is new, the latest only when there was more than can be told."""
    while True:
        guest.bell.clear()
        while guest.refusals:
            await socket.send_text(msgspec.json.encode(guest.refusals.popleft()).decode())
        if guest.stale:
            guest.stale = False
            told = update(room.sitting, guest.seats, guest.text, room.here, guest.seq)
            guest.seq = told.seq
            await socket.send_text(msgspec.json.encode(told).decode())
        await guest.bell.wait()


async def _listen(socket: Line, room: Room, guest: Guest) -> None:
    """Do what the guest sends, or say why not."""
    pace = Pace(AT_ONCE, A_SECOND)
    while True:
        sent = await socket.receive_data(mode="text")
        try:
            if pace.is_too_fast():
                raise TooFast
            await room.take(guest, read(sent))
        except DownfieldError as e:
            guest.refuse(e, room.sitting.seq)


def read(sent: str | bytes) -> Sent:
    """A message of a browser, or Unreadable."""
    if len(sent) > LARGEST:
        raise TooLarge
    try:
        return decoder.decode(sent)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Unreadable(f"{Unreadable.usual} ({e})") from None
