"""Attempts to get in, counted: whoever guesses must wait, and nobody can make the owner of a name wait with him."""

import math
from typing import Any

from litestar import Request

from downfield.store import people as kept
from downfield.store import sessions
from downfield.table.people.visitors import People, visit_of
from downfield.table.protocol.limits import Paces
from downfield.table.protocol.refusals import TooOften
from downfield.table.protocol.requests import address_of, short_address

Asked = Request[Any, Any, Any]


async def count_attempt(request: Asked, people: People, name: str | None = None) -> None:
    """One more attempt from this address and, where it is one to get in, at this name from there; or TooOften."""
    address = address_of(request)
    _count(people.by_address, address)
    if name is None:
        return
    _count(people.at_a_name, _pair(address, name))
    if people.strangers.is_too_fast(name) and not await _was_here(request, people, name):
        raise TooOften(_seconds(people.strangers, name))


def count_own(request: Asked, people: People) -> None:
    """One more attempt to show who one is in a session: nobody outside can use these up."""
    _count(people.at_a_name, _pair("session", visit_of(request).session))


def forgive(request: Asked, people: People, name: str) -> None:
    """Whoever got in was no guesser."""
    people.at_a_name.forgive(_pair(address_of(request), name))


async def _was_here(request: Asked, people: People, name: str) -> bool:
    """Whether the owner of a name is signed in near this address."""
    owner, here = await kept.person_named(people.store, name), short_address(request)
    known = await sessions.of(people.store, owner.id) if owner else []
    return any(session.address == here for session in known)


def _pair(address: str, name: str) -> str:
    return f"{address} {name}"


def _count(paces: Paces, key: str) -> None:
    if paces.is_too_fast(key):
        raise TooOften(_seconds(paces, key))


def _seconds(paces: Paces, key: str) -> int:
    return max(1, math.ceil(paces.wait(key)))
