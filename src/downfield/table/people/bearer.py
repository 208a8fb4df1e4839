"""Whoever comes with a bearer token, as programs do: a token stands for a person, the key of a seat for that seat."""

import hmac
import secrets
import time
from datetime import datetime

from downfield.store import people, tokens
from downfield.store.tokens import ID, PLAY, SCOPES
from downfield.table.live.house import House, seats_of
from downfield.table.live.room import Room
from downfield.table.people.visitors import visit_of
from downfield.table.protocol.refusals import OnlyInPerson, OutOfScope, UnknownToken, WrongKey
from downfield.table.protocol.requests import Visitor
from downfield.table.protocol.wishes import Caller, hashed, now_in_words

LONGEST = 200
USED_AGAIN = 600  # seconds after which it is written down that a token was used


def new_token() -> str:
    """A token that nobody can guess."""
    return f"df_{secrets.token_urlsafe(32)}"


def bearer_of(visitor: Visitor) -> str:
    """The bearer token of a request, "" when it has none."""
    scheme, _, given = visitor.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return ""
    if not given.strip() or len(given) > LONGEST:
        raise UnknownToken
    return given.strip()


def in_person(visitor: Visitor) -> Caller:
    """Whoever comes with the own cookie; or OnlyInPerson, where a token speaks for somebody."""
    if bearer_of(visitor):
        raise OnlyInPerson
    visit = visit_of(visitor)
    return Caller(visit.person, visit.name, visit.origin)


def shown_by(visitor: Visitor) -> str:
    """By what somebody is let in, under the name by which it ends: a token, or the session of an account."""
    bearer = bearer_of(visitor)
    return hashed(bearer)[:ID] if bearer else visit_of(visitor).session


async def caller_at(visitor: Visitor, house: House, scope: str) -> Caller:
    """Whose cookie this is, or whose token; OutOfScope when the token was not made for this."""
    bearer = bearer_of(visitor)
    if not bearer:
        return in_person(visitor)
    person = await person_of_token(bearer, house, scope)
    known = await people.person(house.store, person)
    return Caller(person, known.name if known else "", visit_of(visitor).origin)


async def person_of_token(bearer: str, house: House, scope: str) -> str:
    """For whom a token speaks, or UnknownToken, or OutOfScope."""
    known = await tokens.bearer(house.store, hashed(bearer))
    if known is None:
        raise UnknownToken
    if SCOPES.index(known.scope) < SCOPES.index(scope):
        raise OutOfScope(known.scope, scope)
    if not known.used or time.time() - datetime.fromisoformat(known.used).timestamp() > USED_AGAIN:
        await tokens.note_use(house.store, hashed(bearer), now_in_words())
    return known.person


async def seats_at(visitor: Visitor, house: House, room: Room, scope: str = PLAY) -> frozenset[int]:
    """The seats of a match for which a visitor may answer; none for a spectator."""
    bearer = bearer_of(visitor)
    if not bearer:
        return seats_of(room.sitting, [], in_person(visitor).person)
    if is_watch_key(bearer, room.sitting.kept.watch):
        return frozenset()
    try:
        return seats_of(room.sitting, [bearer])
    except WrongKey:  # then it must be somebody's token
        return seats_of(room.sitting, [], await person_of_token(bearer, house, scope))


def is_watch_key(given: str, watch: str) -> bool:
    """Whether this lets a spectator in at a private match."""
    return bool(watch) and hmac.compare_digest(given.encode(), watch.encode())
