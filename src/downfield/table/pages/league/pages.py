"""The pages of competitions: all of them, and one from each side. They work without a script."""

from collections.abc import Mapping
from typing import Annotated

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from downfield.league.state import DRAFT, ENTRIES, FINISHED, RUNNING
from downfield.table.live.club.invitations import name_at, place_of
from downfield.table.live.house import House
from downfield.table.live.leagues import Held
from downfield.table.pages.league.described import USUAL, values_of
from downfield.table.pages.league.desk import Desk
from downfield.table.pages.league.fields import Form
from downfield.table.pages.league.sheet import Sheet, Slug, Told, address_of, cup_of, sheet
from downfield.table.pages.league.shown import Cup
from downfield.table.pages.page import Asked
from downfield.table.people.visitors import People, person_of
from downfield.table.protocol.refusals import OnlyOrganiser

CALENDAR = "calendar"  # what a seal is for
EMPTY = Form({})
SHELVES = (ENTRIES, RUNNING, DRAFT, FINISHED)
Page = Annotated[int, QueryParameter(description="Which page of the list.", ge=1, le=10_000)]


async def shelves(
    request: Asked,
    house: House,
    trouble: str = "",
    values: Mapping[str, object] = USUAL,
    page: int = 1,
    status: int = 200,
) -> Sheet:
    """All competitions, by how far they are; and a new one."""
    found, more = await house.leagues.listed(person_of(request), page)

    def told() -> Told:
        cups = [cup_of(request, held) for held in found]
        mine = [cup for cup in cups if cup.state.phase != DRAFT or cup.organises]
        shelf = [(phase, [cup for cup in mine if cup.state.phase == phase]) for phase in SHELVES]
        here = {"shelves": [one for one in shelf if one[1]], "page": page, "more": more}
        return {**here, "trouble": trouble, "values": {**USUAL, **values}}

    return await sheet(request, house, "list", told, status)


async def glance(request: Asked, house: House, held: Held, trouble: str = "", status: int = 200) -> Sheet:
    """A competition at a glance."""
    return await sheet(request, house, "home", lambda: {"c": cup_of(request, held, trouble)}, status)


async def fixture_page(
    request: Asked,
    house: House,
    held: Held,
    number: str,
    trouble: str = "",
    status: int = 200,
    form: Form = EMPTY,
) -> Sheet:
    """A match of a competition, with the form that was refused just now; or Unknown."""
    fixture = held.state.fixture(number)

    def told() -> Told:
        given = {name: form.lines(name) for name in form.given}
        return {"c": cup_of(request, held, trouble), "f": fixture, "given": given}

    return await sheet(request, house, "match", told, status)


async def desk(request: Asked, house: House, held: Held, trouble: str = "", status: int = 200) -> Sheet:
    """The organiser's desk, or OnlyOrganiser."""
    if not held.is_organised_by(person_of(request)):
        raise OnlyOrganiser

    def told() -> Told:
        cup = cup_of(request, held, trouble)
        table = Desk(cup, address_of(request, cup.slug))
        return {"c": cup, "d": table, "values": values_of(held.state.settings)}

    return await sheet(request, house, "organise", told, status)


@get("/leagues", media_type=MediaType.HTML)
async def page_of_leagues(request: Asked, house: NamedDependency[House], page: Page = 1) -> Sheet:
    """The competitions of this table."""
    return await shelves(request, house, page=page)


@get("/league/{slug:str}", media_type=MediaType.HTML)
async def page_of_league(
    slug: Slug, request: Asked, house: NamedDependency[House], people: NamedDependency[People]
) -> Sheet:
    """A competition: my next match, this round, how it stands."""
    held = await house.scorer.score(await house.leagues.open(slug))
    key = people.seal.sign(CALENDAR, person_of(request)) if held.entrant_of(person_of(request)) else ""
    calendar = f"{address_of(request, '')[: -len('/league/')]}/calendar/{key}" if key else ""
    return await sheet(request, house, "home", lambda: {"c": cup_of(request, held), "calendar": calendar})


@get("/league/{slug:str}/rounds", media_type=MediaType.HTML)
async def page_of_rounds(slug: Slug, request: Asked, house: NamedDependency[House]) -> Sheet:
    """Every round with its results."""
    return await _simple("rounds", slug, request, house)


@get("/league/{slug:str}/bracket", media_type=MediaType.HTML)
async def page_of_bracket(slug: Slug, request: Asked, house: NamedDependency[House]) -> Sheet:
    """The bracket of a knock-out, the cross tables of round robins."""
    return await _simple("bracket", slug, request, house)


@get("/league/{slug:str}/beamer", media_type=MediaType.HTML)
async def page_of_beamer(slug: Slug, request: Asked, house: NamedDependency[House]) -> Sheet:
    """The round, its tables and its clock, for a whole room; it comes anew by itself."""
    held = await house.scorer.score(await house.leagues.open(slug))
    return await sheet(request, house, "beamer", lambda: {"c": cup_of(request, held)})


async def _simple(name: str, slug: str, request: Asked, house: House) -> Sheet:
    held = await house.leagues.open(slug)
    return await sheet(request, house, name, lambda: {"c": cup_of(request, held)})


@get("/league/{slug:str}/match/{number:str}", media_type=MediaType.HTML)
async def page_of_fixture(
    slug: Slug, number: FromPath[str], request: Asked, house: NamedDependency[House]
) -> Sheet:
    """A match: who, when, how it ended, and how the two fared before."""
    held = await house.scorer.score(await house.leagues.open(slug))
    return await fixture_page(request, house, held, number)


@get("/league/{slug:str}/log", media_type=MediaType.HTML)
async def page_of_log(slug: Slug, request: Asked, house: NamedDependency[House], page: Page = 1) -> Sheet:
    """Everything that was done, by whom, when and why."""
    held = await house.leagues.open(slug)

    def told() -> Told:
        cup = cup_of(request, held)
        lines, more = cup.told(held.competition.lines, page)
        return {"c": cup, "lines": lines, "page": page, "more": more}

    return await sheet(request, house, "log", told)


@get("/league/{slug:str}/organise", media_type=MediaType.HTML)
async def page_of_desk(slug: Slug, request: Asked, house: NamedDependency[House]) -> Sheet:
    """The organiser's desk."""
    return await desk(request, house, await house.scorer.score(await house.leagues.open(slug)))


@get("/league/{slug:str}/join/{code:str}", media_type=MediaType.HTML)
async def page_of_invitation(
    slug: Slug, code: FromPath[str], request: Asked, house: NamedDependency[House]
) -> Sheet:
    """An invitation to play for an entrant, or at a place of a squad; or UnknownInvitation."""
    held = await house.leagues.open(slug)
    entrant, member = place_of(held.kept, held.state, code)

    def told() -> Told:
        cup: Cup = cup_of(request, held)
        taken = entrant.player(member)
        mine = bool(taken) and taken == person_of(request)
        return {"c": cup, "who": name_at(entrant, member), "code": code, "taken": bool(taken), "mine": mine}

    return await sheet(request, house, "invited", told)
