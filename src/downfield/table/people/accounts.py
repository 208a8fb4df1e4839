"""Accounts: wanted by nobody who only plays, useful to whoever plays on several devices."""

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from downfield.store import Taken, sessions, tokens
from downfield.store import people as kept
from downfield.store.people import KeptPerson
from downfield.table.live.house import House
from downfield.table.people.attempts import count_attempt, count_own, forgive
from downfield.table.people.passwords import account_name
from downfield.table.people.visitors import People, come_as, visit_of
from downfield.table.protocol import names
from downfield.table.protocol.refusals import NameTaken, NotSignedIn, UnknownSession, WrongCode, WrongPassword
from downfield.table.protocol.wishes import hashed, new_code, now_in_words

CODES, PIECES, PIECE = 10, 4, 4  # recovery codes, each of so many pieces of so many letters
Asked = Request[Any, Any, Any]
Typed = Annotated[str, msgspec.Meta(max_length=1000)]


class Credentials(msgspec.Struct, frozen=True):
    """Who wants in."""

    name: Typed
    password: Typed


class NewPassword(msgspec.Struct, frozen=True):
    """Another password; whoever has none yet needs no old one."""

    new: Typed
    old: Typed = ""


class Confirmed(msgspec.Struct, frozen=True):
    """Whoever does what matters shows whose account it is: by the password, or where there is none by the name."""

    confirm: Typed


class Recovery(msgspec.Struct, frozen=True):
    """Whoever has lost the password: a recovery code, which is spent, and the new password."""

    name: Typed
    code: Typed
    new: Typed


class Ended(msgspec.Struct, frozen=True):
    """A session that shall end."""

    id: Annotated[str, msgspec.Meta(max_length=24)]


class Welcomed(msgspec.Struct, frozen=True):
    """Who has signed in; "" is a guest."""

    name: str


class Codes(msgspec.Struct, frozen=True):
    """New recovery codes, shown this once; those of before open nothing any more."""

    codes: list[str]


# In and out -----------------------------------------------------------------------------------------------------------


@post("/api/account/sign-up")
async def sign_up(
    data: JSONBody[Credentials],
    request: Asked,
    people: NamedDependency[People],
    house: NamedDependency[House],
) -> Welcomed:
    """Open an account; the matches begun as a guest come along."""
    name = account_name(data.name)
    await count_attempt(request, people)
    new = new_person(name, await people.locksmith.hash(data.password))
    await open_account(people, new)
    return await enter(request, new, people, house)


@post("/api/account/sign-in", status_code=200)
async def sign_in(
    data: JSONBody[Credentials],
    request: Asked,
    people: NamedDependency[People],
    house: NamedDependency[House],
) -> Welcomed:
    """Sign in by name and password."""
    key = names.key(data.name)
    await count_attempt(request, people, key)
    known = await kept.person_named(people.store, key)
    if not await people.locksmith.fits(data.password, known.hash if known else "") or known is None:
        raise WrongPassword
    return await enter(request, known, people, house)


@post("/api/account/recover", status_code=200)
async def recover(
    data: JSONBody[Recovery],
    request: Asked,
    people: NamedDependency[People],
    house: NamedDependency[House],
) -> Welcomed:
    """Sign in by a recovery code and set a new password; the code is spent only if the password will do."""
    key, code = names.key(data.name), hashed(_plain_code(data.code))
    await count_attempt(request, people, key)
    known = await kept.person_named(people.store, key)
    if not await sessions.has_code(people.store, known.id if known else "", code) or known is None:
        raise WrongCode
    renewed = _renewed(known, await people.locksmith.hash(data.new))
    over = await sessions.recover(people.store, known.id, code, renewed.password_hash)
    if over is None:
        raise WrongCode
    await _see_off(house, over)
    return await enter(request, renewed, people, house)


@post("/api/account/sign-out", status_code=200)
async def sign_out(
    request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """Be a guest again, a new one; whoever has copied the cookie is one too."""
    visit = visit_of(request)
    if visit.has_account:
        # A browser that signs out itself forgets its keys; programs may still play with theirs.
        await _see_off(house, await sessions.end(people.store, visit.person, visit.session, keys=False))
    come_as(request, people.new_guest())
    return Welcomed("")


# One's own account ----------------------------------------------------------------------------------------------------


@post("/api/account/sign-out-everywhere", status_code=200)
async def sign_out_everywhere(
    request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """End every session of this account but the one that asks, every token, and every key to its seats."""
    owner = await owner_of(request, people)
    return await _change(request, people, house, _renewed(owner, owner.hash))


@post("/api/account/sessions/end", status_code=200)
async def end_session(
    data: JSONBody[Ended], request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """End one session of this account."""
    owner = await owner_of(request, people)
    over = await sessions.end(people.store, owner.id, data.id)
    if over is None:
        raise UnknownSession
    await _see_off(house, over)
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
    renewed = _renewed(owner, await people.locksmith.hash(data.new))
    return await _change(request, people, house, renewed)


@post("/api/account/recovery-codes")
async def make_codes(data: JSONBody[Confirmed], request: Asked, people: NamedDependency[People]) -> Codes:
    """Ten recovery codes in place of those of before."""
    owner = await _confirmed(data, request, people)
    codes = ["-".join(new_code(PIECE) for _ in range(PIECES)) for _ in range(CODES)]
    hashes = [hashed(_plain_code(code)) for code in codes]
    await sessions.make_codes(people.store, owner.id, hashes, now_in_words())
    return Codes(codes)


@post("/api/account/delete", status_code=200)
async def delete_account(
    data: JSONBody[Confirmed], request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """Close the account; the seats in its matches keep the name and belong to nobody."""
    owner = await _confirmed(data, request, people)
    house.dismiss([each.id for each in await sessions.of(people.store, owner.id)])
    house.dismiss([each.id for each in await tokens.of(people.store, owner.id)])
    await house.seat_again(await kept.remove_person(people.store, owner.id))
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
    await _see_off(house, await sessions.renew(people.store, renewed.id, renewed.password_hash, session))
    come_as(request, people.signed_in(renewed, session))
    return Welcomed(renewed.name)


async def _see_off(house: House, over: sessions.Over | None) -> None:
    """Whoever is in a room by what is over goes; the keys of the account's seats open nothing any more."""
    if over is None:
        return
    house.dismiss(over.ended)
    await house.seat_again(over.matches)


def _renewed(owner: KeptPerson, password_hash: str) -> KeptPerson:
    """An account of a new epoch: no cookie of before is worth anything."""
    return msgspec.structs.replace(owner, password_hash=f"{new_code(12)}:{password_hash}")


def _plain_code(typed: str) -> str:
    """A recovery code whichever way it was typed."""
    return "".join(letter for letter in typed.lower() if letter.isalnum())


# For passkeys as well -------------------------------------------------------------------------------------------------


def new_person(name: str, password_hash: str = "", person_id: str = "") -> KeptPerson:
    """Somebody with an account, of a first epoch."""
    first = f"{new_code(12)}:{password_hash}"
    return KeptPerson(
        person_id or new_code(24), name, names.key(name), first, now_in_words(), names.skeleton(name)
    )


async def is_name_taken(people: People, name: str) -> bool:
    """Whether an account has this name, or one that is taken for it."""
    return bool(await kept.looking_like(people.store, names.looks(name)))


async def open_account(people: People, new: KeptPerson, passkey: kept.KeptPasskey | None = None) -> None:
    """Write an account down, or NameTaken."""
    if await is_name_taken(people, new.name):
        raise NameTaken
    try:
        await kept.add_person(people.store, new, passkey)
    except Taken:
        raise NameTaken from None


async def owner_of(request: Asked, people: People) -> KeptPerson:
    """Whoever is signed in, or NotSignedIn."""
    visit = visit_of(request)
    owner = await kept.person(people.store, visit.person) if visit.has_account else None
    if owner is None:
        raise NotSignedIn
    return owner


async def enter(request: Asked, who: KeptPerson, people: People, house: House) -> Welcomed:
    """Let somebody in; what was played here as a guest is now theirs."""
    before = visit_of(request)
    forgive(request, people, who.name_key)
    if before.person and not before.has_account:
        await house.seat_again(await kept.move_seats(people.store, before.person, who))
    come_as(request, await people.sign_in(request, who))
    return Welcomed(who.name)
