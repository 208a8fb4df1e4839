"""Whoever comes with a bearer token, as programs do: a token stands for a person, the key of a seat for that seat."""

import secrets

from downfield.store import tokens
from downfield.table.live.house import House, seats_of
from downfield.table.live.room import Room
from downfield.table.people.visitors import person_of
from downfield.table.protocol.refusals import UnknownToken, WrongKey
from downfield.table.protocol.requests import Visitor
from downfield.table.protocol.wishes import hashed

LONGEST = 200


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


async def person_at(visitor: Visitor, house: House) -> str:
    """Whose token this is, or whose cookie; "" for a stranger who shows neither."""
    bearer = bearer_of(visitor)
    if not bearer:
        return person_of(visitor)
    person = await tokens.owner(house.store, hashed(bearer))
    if not person:
        raise UnknownToken
    return person


async def seats_at(visitor: Visitor, house: House, room: Room) -> frozenset[int]:
    """The seats of a match for which a visitor may answer; none for a spectator."""
    bearer = bearer_of(visitor)
    if bearer:
        try:
            return seats_of(room.sitting, [bearer])
        except WrongKey:
            pass  # then it must be somebody's token
    return seats_of(room.sitting, [], await person_at(visitor, house))
