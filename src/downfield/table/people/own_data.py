"""One's own data: everything that is kept about me in one file, and for guests the end of it all."""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from functools import partial

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Stream

from downfield.kernel.errors import DownfieldError
from downfield.store import own_data, removal, tokens, uploads
from downfield.table.live.house import House
from downfield.table.live.written import written
from downfield.table.people.bearer import in_person
from downfield.table.people.entering import Asked, Welcomed
from downfield.table.people.visitors import People, come_as, visit_of
from downfield.table.protocol.refusals import HasAccount, Nobody, Spent, TooOften, UnknownRecord
from downfield.table.protocol.wishes import one_line

ZIP = "application/zip"
FILE = 'attachment; filename="downfield-my-data.zip"'


class Shelf(io.RawIOBase):
    """What was packed and is not yet sent."""

    def __init__(self) -> None:
        self.packed = bytearray()

    def writable(self) -> bool:
        """A packer may write here."""
        return True

    def write(self, part: bytes) -> int:  # type: ignore[override]
        """Lay something there."""
        self.packed += part
        return len(part)

    def take(self) -> bytes:
        """What lies there, to be sent."""
        part = bytes(self.packed)
        self.packed.clear()
        return part


@get("/api/account/export", media_type=ZIP)
async def export(request: Asked, house: NamedDependency[House], people: NamedDependency[People]) -> Stream:
    """Everything that is kept about you: `data.json`, records of matches that are over, records you brought along."""
    person = in_person(request).person
    if not person:
        raise Nobody
    if people.exports.is_too_fast(person):
        raise TooOften(max(1, round(people.exports.wait(person))))
    return Stream(_parts(house, person), media_type=ZIP, headers={"content-disposition": FILE})


async def _parts(house: House, person: str) -> AsyncIterator[bytes]:
    """The file, piece by piece: nobody waits until every match was played over."""
    shelf = Shelf()
    known = await own_data.about(house.store, person)
    with zipfile.ZipFile(shelf, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("data.json", msgspec.json.format(msgspec.json.encode(known), indent=2))
        yield shelf.take()
        for upload, text in (await uploads.of(house.store, person)).items():
            file.writestr(f"brought/{upload}.record", text)
            yield shelf.take()
        for match in dict.fromkeys(str(seat["match_id"]) for seat in known["seats"]):
            record = await _record(house, match)
            if record:
                file.writestr(f"matches/{match}.record", record)
                yield shelf.take()
    yield shelf.take()


async def _record(house: House, match_id: str) -> str:
    """The record of a match that is over; "" of one that goes on, or cannot be read any more."""
    while True:
        try:
            async with house.visit(match_id) as room:
                sitting = room.sitting.clone() if room.sitting.over else None
            return await house.desk.do(partial(written, sitting, house.signer)) if sitting else ""
        except Spent as e:  # whoever has many matches waits for the last of them, and misses none
            await asyncio.sleep(e.wait)
        except DownfieldError:
            return ""


@delete("/api/records/{record_id:str}")
async def forget_record(record_id: FromPath[str], request: Asked, house: NamedDependency[House]) -> None:
    """Delete a record that you brought along."""
    if not await uploads.forget(house.store, one_line(record_id), in_person(request).person):
        raise UnknownRecord
    await house.warden.look()


@post("/api/account/forget-me", status_code=200)
async def forget_me(
    request: Asked, house: NamedDependency[House], people: NamedDependency[People]
) -> Welcomed:
    """Delete everything that is kept about this browser, which has no account; its cookie is worth nothing then."""
    visit, person = visit_of(request), in_person(request).person
    if not person:
        raise Nobody
    if visit.has_account:
        raise HasAccount
    house.dismiss([each.id for each in await tokens.of(people.store, person)])
    await removal.remove_person(people.store, person)
    await house.warden.look()
    come_as(request, people.new_guest())
    return Welcomed("")
