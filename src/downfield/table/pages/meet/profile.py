"""The page of an account: what it is rated, and what it has played in public."""

from typing import Any

import msgspec
from litestar import MediaType, Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from downfield.store import people as kept
from downfield.store.people import KeptPerson
from downfield.store.places import places
from downfield.table.live.house import House
from downfield.table.pages.archive import Archive
from downfield.table.pages.meet.awards import Award, awards
from downfield.table.pages.meet.played import Balance, Played, Record, played
from downfield.table.pages.meet.ratings import Rated, rated_in
from downfield.table.pages.meet.style import style_of
from downfield.table.pages.page import page
from downfield.table.people.visitors import person_of
from downfield.table.protocol import names
from downfield.table.protocol.refusals import SwitchedOff, UnknownPerson
from downfield.table.protocol.requests import language

MOST = 300  # matches that are looked at
SHOWN = 12  # of them are named
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
    games: list[Balance]  # of matches that anybody may find
    opponents: list[Balance]
    form: list[str]


async def known(house: House, name: str) -> KeptPerson:
    """The account of this name, or UnknownPerson; its matches that are over are counted by then."""
    if not house.switches.profiles:
        raise SwitchedOff
    person = await kept.person_named(house.store, names.key(name)) if len(name) <= 60 else None
    if person is None:
        raise UnknownPerson
    await house.rater.look()
    return person


async def record_of(house: House, person: str, tag: str, *, in_public: bool = True) -> Record:
    """What somebody has played; to others only matches that anybody may find."""
    found = await places(house.store, person, (), MOST)
    return played([one for one in found if one.match.listed or not in_public], person, tag)


@get("/player/{name:str}", media_type=MediaType.HTML)
async def page_of_player(
    name: FromPath[str], request: Asked, house: NamedDependency[House], archive: NamedDependency[Archive]
) -> Template:
    """The page of an account; whoever it belongs to sees matches there that nobody else finds."""
    person = await known(house, name)
    is_mine = person_of(request) == person.id
    record = await record_of(house, person.id, language(request), in_public=not is_mine)
    return page(
        request,
        "people/player.html",
        player=person,
        is_mine=is_mine,
        rated=await rated_in(house.store, person.id) if house.switches.ratings else [],
        record=record,
        style=await style_of(archive, record.matches, language(request)),
        shown=SHOWN,
        awards=_awards(record.matches, is_mine) if house.switches.awards else [],
    )


@get("/api/people/{name:str}")
async def profile(name: FromPath[str], request: Asked, house: NamedDependency[House]) -> Profile:
    """What anybody may know of an account."""
    person = await known(house, name)
    rated = await rated_in(house.store, person.id) if house.switches.ratings else []
    record = await record_of(house, person.id, language(request))
    told = [_told(one) for one in rated]
    return Profile(person.name, person.created[:10], told, record.games, record.opponents, record.form)


def _awards(matches: list[Played], is_mine: bool) -> list[Award]:
    """The marks somebody has won; to the owner also those that are still to be won."""
    return [award for award in awards(matches) if award.match or is_mine]


def _told(rated: Rated) -> RatedIn:
    now = rated.now
    return RatedIn(rated.slug, now.points, now.margin, now.is_provisional, rated.matches)
