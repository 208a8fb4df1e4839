"""Accounts: wanted by nobody who only plays, useful to whoever plays on several devices."""

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from downfield.store import Taken
from downfield.store import people as kept
from downfield.store.people import KeptPerson
from downfield.table.live.house import House
from downfield.table.people.passwords import account_name, name_key
from downfield.table.people.visitors import People, Visit, come_as, visit_of
from downfield.table.protocol.refusals import NameTaken, NotSignedIn, TooOften, WrongPassword
from downfield.table.protocol.wishes import new_code

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


class Goodbye(msgspec.Struct, frozen=True):
    """Whoever closes an account shows once more whose it is: by the password, or where there is none by the name."""

    confirm: Typed


class Welcomed(msgspec.Struct, frozen=True):
    """Who has signed in; "" is a guest."""

    name: str


@post("/api/account/sign-up")
async def sign_up(
    data: JSONBody[Credentials],
    request: Asked,
    people: NamedDependency[People],
    house: NamedDependency[House],
) -> Welcomed:
    """Open an account; the matches begun as a guest come along."""
    name = account_name(data.name)
    count_attempt(request, people)
    new = new_person(name, await people.locksmith.hash(data.password))
    try:
        await kept.add_person(people.store, new)
    except Taken:
        raise NameTaken from None
    return await enter(request, new, people, house)


@post("/api/account/sign-in", status_code=200)
async def sign_in(
    data: JSONBody[Credentials],
    request: Asked,
    people: NamedDependency[People],
    house: NamedDependency[House],
) -> Welcomed:
    """Sign in by name and password."""
    key = name_key(data.name)
    count_attempt(request, people, key)
    known = await kept.person_named(people.store, key)
    if not await people.locksmith.fits(data.password, known.hash if known else "") or known is None:
        raise WrongPassword
    return await enter(request, known, people, house)


@post("/api/account/sign-out", status_code=200)
async def sign_out(request: Asked, people: NamedDependency[People]) -> Welcomed:
    """Be a guest again, a new one."""
    come_as(request, people.new_guest())
    return Welcomed("")


@post("/api/account/sign-out-everywhere", status_code=200)
async def sign_out_everywhere(request: Asked, people: NamedDependency[People]) -> Welcomed:
    """End every session of this account but the one that asks."""
    owner = await owner_of(request, people)
    return await change(request, people, owner, owner.hash)


@post("/api/account/password", status_code=200)
async def set_password(
    data: JSONBody[NewPassword], request: Asked, people: NamedDependency[People]
) -> Welcomed:
    """Another password; every other session ends."""
    owner = await owner_of(request, people)
    count_attempt(request, people, owner.name_key)
    if owner.hash and not await people.locksmith.fits(data.old, owner.hash):
        raise WrongPassword
    return await change(request, people, owner, await people.locksmith.hash(data.new))


@post("/api/account/delete", status_code=200)
async def delete_account(
    data: JSONBody[Goodbye], request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """Close the account; the seats in its matches keep the name and belong to nobody."""
    owner = await owner_of(request, people)
    count_attempt(request, people, owner.name_key)
    if not (
        await people.locksmith.fits(data.confirm, owner.hash)
        if owner.hash
        else name_key(data.confirm) == owner.name_key
    ):
        raise WrongPassword
    await house.seat_again(await kept.remove_person(people.store, owner.id))
    come_as(request, people.new_guest())
    return Welcomed("")


# For passkeys as well -------------------------------------------------------------------------------------------------


def count_attempt(request: Asked, people: People, name: str | None = None) -> None:
    """One more attempt from this address and, where it is one to get in, at this name; or TooOften."""
    address = request.client.host if request.client else ""
    if people.by_address.is_too_fast(address) or (name is not None and people.by_name.is_too_fast(name)):
        raise TooOften


def new_person(name: str, password_hash: str = "", person_id: str = "") -> KeptPerson:
    """Somebody with an account, of a first epoch."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return KeptPerson(person_id or new_code(24), name, name_key(name), f"{new_code(12)}:{password_hash}", now)


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
    if before.person and not before.has_account:
        await house.seat_again(await kept.move_seats(people.store, before.person, who.id))
    come_as(request, _visit(people, who))
    return Welcomed(who.name)


async def change(request: Asked, people: People, owner: KeptPerson, password_hash: str) -> Welcomed:
    """Give an account this password and a new epoch, in which only this session goes on."""
    renewed = msgspec.structs.replace(owner, password_hash=f"{new_code(12)}:{password_hash}")
    await kept.change_password(people.store, owner.id, renewed.password_hash)
    come_as(request, _visit(people, renewed))
    return Welcomed(owner.name)


def _visit(people: People, who: KeptPerson) -> Visit:
    return Visit(who.id, who.name, who.epoch, people.cookie(who.id, who.epoch))
