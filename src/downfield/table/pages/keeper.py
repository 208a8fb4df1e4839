"""The page of keepers: reports that are open, bans that hold, people, and what was done."""

from typing import Annotated

import msgspec
from litestar import MediaType, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from litestar.response import Template

from downfield.store import bans, census, keepers, reports
from downfield.store.people import KeptPerson
from downfield.table.live.house import House
from downfield.table.pages.page import Asked, page
from downfield.table.people import keeping
from downfield.table.people.bearer import in_person
from downfield.table.people.entering import owner_of
from downfield.table.people.keeping import DEEDS, DeedWish
from downfield.table.people.visitors import People, visit_of
from downfield.table.protocol import names
from downfield.table.protocol.refusals import UnknownPage

SHOWN = 50  # reports on the page, and lines of the log
FOUND = 20  # accounts
DAYS = (1, 7, 30, 365)
Words = Annotated[str, QueryParameter(description="A part of a name.", max_length=60)]

Closed = Annotated[bool, QueryParameter(description="Reports that are closed.")]


class ReportedDeed(msgspec.Struct, frozen=True):
    """A keeper's deed; perhaps with it a report is closed."""

    wish: DeedWish
    report: Annotated[int, msgspec.Meta(ge=1, lt=2**31)] | None = None


class Done(msgspec.Struct, frozen=True):
    """It was done, and is in the log."""

    deed: str
    target: str


async def keeper_of(request: Asked, people: People) -> KeptPerson:
    """The keeper who comes in person; to everybody else there is no such page."""
    in_person(request)
    if not visit_of(request).has_account:
        raise UnknownPage
    owner = await owner_of(request, people)
    if not await keepers.is_keeper(people.store, owner.id):
        raise UnknownPage
    return owner


@get("/keeper", media_type=MediaType.HTML)
async def keeper(
    request: Asked, people: NamedDependency[People], q: Words = "", closed: Closed = False
) -> Template:
    """What keepers look at."""
    await keeper_of(request, people)
    store = people.store
    found = await census.called(store, names.key(q), FOUND) if names.key(q) else []
    return page(
        request,
        "keeper.html",
        reports=await reports.found(store, closed=closed, most=SHOWN),
        closed=closed,
        bans=await bans.active(store),
        found=[(who, await census.standing(store, who.id)) for who in found],
        q=q,
        log=await keepers.log(store, SHOWN),
        statistics=await census.statistics(store),
        deeds=DEEDS,
        days=DAYS,
    )


@post("/api/keeper/deeds", status_code=200)
async def do(
    data: JSONBody[ReportedDeed],
    request: Asked,
    people: NamedDependency[People],
    house: NamedDependency[House],
) -> Done:
    """Do what a keeper wants, write it into the log, and see to it at once."""
    owner = await keeper_of(request, people)
    await keeping.perform(people.store, owner.name, data.wish)
    if data.report is not None and data.wish.deed != "close":
        told = f"{data.wish.deed}: {data.wish.why}"[:500]
        await keeping.perform(people.store, owner.name, DeedWish("close", str(data.report), told))
    await house.warden.look()
    return Done(data.wish.deed, data.wish.target)
