"""What whoever enters and whoever owns an account have in common: names that are free, sessions that begin and end."""

from typing import Annotated, Any

import msgspec
from litestar import Request

from downfield.store import Taken, sessions
from downfield.store import people as kept
from downfield.store.people import KeptPerson
from downfield.table.live.house import House
from downfield.table.people.attempts import forgive
from downfield.table.people.visitors import People, come_as, visit_of
from downfield.table.protocol import names
from downfield.table.protocol.refusals import NameTaken, NotSignedIn
from downfield.table.protocol.wishes import new_code, now_in_words

Asked = Request[Any, Any, Any]
Typed = Annotated[str, msgspec.Meta(max_length=1000)]


class Welcomed(msgspec.Struct, frozen=True):
    """Who has signed in; "" is a guest."""

    name: str


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


async def see_off(house: House, over: sessions.Over | None) -> None:
    """Whoever is in a room by what is over goes; the keys of the account's seats open nothing any more."""
    if over is None:
        return
    house.dismiss(over.ended)
    await house.seat_again(over.matches)


def renewed_of(owner: KeptPerson, password_hash: str) -> KeptPerson:
    """An account of a new epoch: no cookie of before is worth anything."""
    return msgspec.structs.replace(owner, password_hash=f"{new_code(12)}:{password_hash}")


def plain_code(typed: str) -> str:
    """A recovery code whichever way it was typed."""
    return "".join(letter for letter in typed.lower() if letter.isalnum())
