"""The pages of competitions: all of them, and one from each side. They work without a script."""

from collections.abc import Mapping

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from downfield.league.state import DRAFT, ENTRIES, FINISHED, RUNNING
from downfield.table.live.house import House
from downfield.table.live.leagues import Held
from downfield.table.pages.league_forms import USUAL, values_of
from downfield.table.pages.league_shown import Cup
from downfield.table.pages.page import Asked, page
from downfield.table.people.visitors import person_of
from downfield.table.protocol.refusals import OnlyOrganiser, UnknownPage
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of

SHELVES = (ENTRIES, RUNNING, DRAFT, FINISHED)
Slug = FromPath[str]


def sheet(request: Asked, name: str, **context: object) -> Template:
    """A page with forms: browsers tell us that they were sent by a page of ours, and nobody else where they were."""
    made = page(request, f"league/{name}.html", **context)
    made.headers["referrer-policy"] = "same-origin"
    return made


def cup_of(request: Asked, held: Held, trouble: str = "") -> Cup:
    """A competition as whoever asks sees it."""
    text = text_of(language(request), game_of(held.state.settings.game).spec)
    return Cup(held, text, person_of(request), trouble)


async def shelves(
    request: Asked, house: House, trouble: str = "", values: Mapping[str, object] = USUAL
) -> Template:
    """All competitions, by how far they are; and a new one."""
    person = person_of(request)
    cups = [cup_of(request, held) for held in await house.leagues.listed(person)]
    mine = [cup for cup in cups if cup.state.phase != DRAFT or cup.organises]
    await house.desk.do(lambda: [cup.champion for cup in mine])
    found = [(phase, [cup for cup in mine if cup.state.phase == phase]) for phase in SHELVES]
    return sheet(
        request, "list", shelves=[one for one in found if one[1]], trouble=trouble, values={**USUAL, **values}
    )


async def glance(request: Asked, house: House, held: Held, trouble: str = "") -> Template:
    """A competition at a glance; what takes long is worked out beside the event loop."""
    cup = cup_of(request, held, trouble)
    await house.desk.do(lambda: (cup.tables, cup.drawing, cup.champion))
    return sheet(request, "home", c=cup)


def desk(request: Asked, held: Held, trouble: str = "") -> Template:
    """The organiser's desk, or OnlyOrganiser."""
    cup = cup_of(request, held, trouble)
    if not cup.organises:
        raise OnlyOrganiser
    link = f"{request.url.scheme}://{request.url.netloc}/league/{cup.slug}"
    return sheet(
        request, "organise", c=cup, step=cup.step(), values=values_of(held.state.settings), link=link
    )


@get("/leagues", media_type=MediaType.HTML)
async def page_of_leagues(request: Asked, house: NamedDependency[House]) -> Template:
    """The competitions of this table."""
    return await shelves(request, house)


@get("/league/{slug:str}", media_type=MediaType.HTML)
async def page_of_league(slug: Slug, request: Asked, house: NamedDependency[House]) -> Template:
    """A competition: my next match, this round, how it stands."""
    return await glance(request, house, await house.scorer.score(await house.leagues.open(slug)))


@get("/league/{slug:str}/rounds", media_type=MediaType.HTML)
async def page_of_rounds(slug: Slug, request: Asked, house: NamedDependency[House]) -> Template:
    """Every round with its results."""
    return sheet(request, "rounds", c=cup_of(request, await house.leagues.open(slug)))


@get("/league/{slug:str}/bracket", media_type=MediaType.HTML)
async def page_of_bracket(slug: Slug, request: Asked, house: NamedDependency[House]) -> Template:
    """The bracket of a knock-out, the cross tables of round robins."""
    cup = cup_of(request, await house.leagues.open(slug))
    await house.desk.do(lambda: (cup.drawing, cup.crosses, cup.champion))
    return sheet(request, "bracket", c=cup)


@get("/league/{slug:str}/entrant/{number:int}", media_type=MediaType.HTML)
async def page_of_entrant(
    slug: Slug, number: FromPath[int], request: Asked, house: NamedDependency[House]
) -> Template:
    """An entrant: form, results, team."""
    cup = cup_of(request, await house.leagues.open(slug))
    if number not in cup.state.entrants:
        raise UnknownPage
    own = [f for f in cup.state.fixtures() if number in (f.home, f.away)]
    return sheet(request, "entrant", c=cup, e=cup.state.entrants[number], fixtures=own, form=cup.form(number))


@get("/league/{slug:str}/log", media_type=MediaType.HTML)
async def page_of_log(slug: Slug, request: Asked, house: NamedDependency[House]) -> Template:
    """Everything that was done, by whom, when and why."""
    held = await house.leagues.open(slug)
    cup = cup_of(request, held)
    lines = await house.desk.do(lambda: cup.told(held.competition.lines))
    return sheet(request, "log", c=cup, lines=lines)


@get("/league/{slug:str}/organise", media_type=MediaType.HTML)
async def page_of_desk(slug: Slug, request: Asked, house: NamedDependency[House]) -> Template:
    """The organiser's desk."""
    return desk(request, await house.leagues.open(slug))
