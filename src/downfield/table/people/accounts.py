"""Accounts: wanted by nobody who only plays, useful to whoever plays on several devices."""

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from downfield.store import people as kept
from downfield.store import sessions
from downfield.table.live.house import House
from downfield.table.people.attempts import count_attempt
from downfield.table.people.entering import (
    Asked,
    Typed,
    Welcomed,
    enter,
    new_person,
    open_account,
    plain_code,
    renewed_of,
    see_off,
)
from downfield.table.people.passwords import account_name
from downfield.table.people.visitors import People, come_as, visit_of
from downfield.table.protocol import names
from downfield.table.protocol.refusals import WrongCode, WrongPassword
from downfield.table.protocol.wishes import hashed


class Credentials(msgspec.Struct, frozen=True):
    """Who wants in."""

    name: Typed
    password: Typed


class Recovery(msgspec.Struct, frozen=True):
    """Whoever has lost the password: a recovery code, which is spent, and the new password."""

    name: Typed
    code: Typed
    new: Typed


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
    key, code = names.key(data.name), hashed(plain_code(data.code))
    await count_attempt(request, people, key)
    known = await kept.person_named(people.store, key)
    if not await sessions.has_code(people.store, known.id if known else "", code) or known is None:
        raise WrongCode
    renewed = renewed_of(known, await people.locksmith.hash(data.new))
    over = await sessions.recover(people.store, known.id, code, renewed.password_hash)
    if over is None:
        raise WrongCode
    await see_off(house, over)
    return await enter(request, renewed, people, house)


@post("/api/account/sign-out", status_code=200)
async def sign_out(
    request: Asked, people: NamedDependency[People], house: NamedDependency[House]
) -> Welcomed:
    """Be a guest again, a new one; whoever has copied the cookie is one too."""
    visit = visit_of(request)
    if visit.has_account:
        # A browser that signs out itself forgets its keys; programs may still play with theirs.
        await see_off(house, await sessions.end(people.store, visit.person, visit.session, keys=False))
    come_as(request, people.new_guest())
    return Welcomed("")
