"""The page of an account: what it is rated, and what it has played in public."""

from typing import Any

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from downfield.store import people as kept
from downfield.store.people import KeptPerson
from downfield.table.live.house import House
from downfield.table.pages.meet.ratings import Rated, rated_in
from downfield.table.protocol import names
from downfield.table.protocol.refusals import SwitchedOff, UnknownPerson

Asked = Request[Any, Any, Any]


class RatedIn(msgspec.Struct, frozen=True):
    """What somebody is rated in a game: `margin` is how many points the truth may lie off, in 95 of 100 cases."""

    game: str
    points: int
    margin: int
    provisional: bool
    matches: int


class Profile(msgspec.Struct, frozen=True):
    """What anybody may know of an account."""

    name: str
    since: str
    ratings: list[RatedIn]


async def known(house: House, name: str) -> KeptPerson:
    """The account of this name, or UnknownPerson; its matches that are over are counted by then."""
    if not house.switches.profiles:
        raise SwitchedOff
    person = await kept.person_named(house.store, names.key(name)) if len(name) <= 60 else None
    if person is None:
        raise UnknownPerson
    await house.rater.look()
    return person


@get("/api/people/{name:str}")
async def profile(name: FromPath[str], request: Asked, house: NamedDependency[House]) -> Profile:
    """What anybody may know of an account."""
    person = await known(house, name)
    rated = await rated_in(house.store, person.id) if house.switches.ratings else []
    return Profile(person.name, person.created[:10], [_told(one) for one in rated])


def _told(rated: Rated) -> RatedIn:
    now = rated.now
    return RatedIn(rated.slug, now.points, now.margin, now.is_provisional, rated.matches)
