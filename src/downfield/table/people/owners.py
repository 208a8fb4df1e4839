"""What the owner of an account does with it: sessions, password, recovery codes, and its end."""

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from downfield.store import removal, sessions, tokens
from downfield.store.people import KeptPerson
from downfield.table.live.house import House
from downfield.table.people.attempts import count_own
from downfield.table.people.entering import Asked, Typed, Welcomed, owner_of, plain_code, renewed_of, see_off
from downfield.table.people.passkeys import check_passkey
from downfield.table.people.visitors import People, come_as, visit_of
from downfield.table.protocol import names
from downfield.table.protocol.refusals import UnknownSession, WrongPassword
from downfield.table.protocol.wishes import hashed, new_code, now_in_words

CODES, PIECES, PIECE = 10, 4, 4  # recovery codes, each of so many pieces of so many letters


class NewPassword(msgspec.Struct, frozen=True):
    """Another password; whoever has none yet needs no old one."""

    new: Typed
    old: Typed = ""


class Confirmed(msgspec.Struct, frozen=True):
    """Whoever does what matters shows whose account it is: by the password, or where there is none by the name."""

    confirm: Typed


class Farewell(msgspec.Struct, frozen=True):
    """Whoever deletes an account shows whose it is: by the password, or where there is none by name and passkey."""

    confirm: Typed
    credential: dict[str, Any] = {}


class Ended(msgspec.Struct, frozen=True):
    """A session that shall end."""

    id: Annotated[str, msgspec.Meta(max_length=24)]


class Codes(msgspec.Struct, frozen=True):
    """New recovery codes, shown this once; those of before open nothing any more."""

    codes: list[str]


@post("/api/account/sign-out-everywhere", status_code=200)
async def sign_out_everywhere(
    request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """End every session of this account but the one that asks, every token, and every key to its seats."""
    owner = await owner_of(request, people)
    return await _change(request, people, house, renewed_of(owner, owner.hash))


@post("/api/account/sessions/end", status_code=200)
async def end_session(
    data: JSONBody[Ended], request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """End one session of this account."""
    owner = await owner_of(request, people)
    over = await sessions.end(people.store, owner.id, data.id)
    if over is None:
        raise UnknownSession
    await see_off(house, over)
    if data.id != visit_of(request).session:
        return Welcomed(owner.name)
    come_as(request, people.new_guest())
    return Welcomed("")


@post("/api/account/password", status_code=200)
async def set_password(
    data: JSONBody[NewPassword],
    request: Asked,
    people: NamedDependency[People],
    house: NamedDependency[House],
) -> Welcomed:
    """Another password; every other session ends, every token, and every key to its seats."""
    owner = await owner_of(request, people)
    count_own(request, people)
    if owner.hash and not await people.locksmith.fits(data.old, owner.hash):
        raise WrongPassword
    renewed = renewed_of(owner, await people.locksmith.hash(data.new))
    return await _change(request, people, house, renewed)


@post("/api/account/recovery-codes")
async def make_codes(data: JSONBody[Confirmed], request: Asked, people: NamedDependency[People]) -> Codes:
    """Ten recovery codes in place of those of before."""
    owner = await _confirmed(data, request, people)
    codes = ["-".join(new_code(PIECE) for _ in range(PIECES)) for _ in range(CODES)]
    hashes = [hashed(plain_code(code)) for code in codes]
    await sessions.make_codes(people.store, owner.id, hashes, now_in_words())
    return Codes(codes)


@post("/api/account/delete", status_code=200)
async def delete_account(
    data: JSONBody[Farewell], request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """Delete the account and all that is its own; matches of others stay, with a deleted player in its seats."""
    owner = await _confirmed(Confirmed(data.confirm), request, people)
    if not owner.hash:
        await check_passkey(request, people, owner, data.credential)
    house.dismiss([each.id for each in await sessions.of(people.store, owner.id)])
    house.dismiss([each.id for each in await tokens.of(people.store, owner.id)])
    await removal.remove_person(people.store, owner.id)
    await house.warden.look()
    come_as(request, people.new_guest())
    return Welcomed("")


async def _confirmed(data: Confirmed, request: Asked, people: People) -> KeptPerson:
    """The owner, who has shown once more to be that; or WrongPassword."""
    owner = await owner_of(request, people)
    count_own(request, people)
    if owner.hash:
        good = await people.locksmith.fits(data.confirm, owner.hash)
    else:
        good = names.key(data.confirm) == owner.name_key
    if not good:
        raise WrongPassword
    return owner


async def _change(request: Asked, people: People, house: House, renewed: KeptPerson) -> Welcomed:
    """Give an account its new password or only its new epoch, in which only this session goes on."""
    session = visit_of(request).session
    await see_off(house, await sessions.renew(people.store, renewed.id, renewed.password_hash, session))
    come_as(request, people.signed_in(renewed, session))
    return Welcomed(renewed.name)
