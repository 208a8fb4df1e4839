"""What is done in competitions by plain forms: each deed is in the ledger, or a page says why it is not."""

from typing import Any

import msgspec
from litestar import MediaType, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect, Response, Template

from downfield.kernel.errors import DownfieldError
from downfield.league import calendar
from downfield.league.deeds import AnyDeed, Challenged, HandedIn, Withdrew
from downfield.league.errors import NotNow
from downfield.league.ledger import moment
from downfield.league.state import ENTRIES
from downfield.table.live.club.seats import sit_down
from downfield.table.live.house import House
from downfield.table.live.leagues import Held, this_moment
from downfield.table.pages.league import desk, glance, shelves
from downfield.table.pages.league_forms import Form, entry, organised, said, settings_in
from downfield.table.pages.page import Asked
from downfield.table.people.bearer import in_person
from downfield.table.people.entering import owner_of
from downfield.table.people.visitors import People
from downfield.table.protocol.refusals import OnlyEntrant, OnlyOrganiser, Unreadable
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import PUBLIC, UNLISTED, Caller

Told = Response[Any] | Template


async def form_of(request: Asked) -> Form:
    """The form that was sent."""
    given = await request.form()
    return Form({name: [word for word in given.getall(name) if isinstance(word, str)] for name in given})


def seen(request: Asked, path: str) -> Redirect:
    """Look at what has come of it."""
    return Redirect(f"{path}?lang={language(request)}", status_code=303)


def refused(error: DownfieldError, shown: Template) -> Template:
    """The page from which something was sent, with why it cannot be done."""
    shown.status_code = getattr(error, "status", 400)
    return shown


def words_of(request: Asked, error: DownfieldError) -> str:
    """Why something cannot be done."""
    return text_of(language(request)).error(error)


async def caller_of(request: Asked, people: People) -> Caller:
    """Whoever is signed in, in person; or NotSignedIn."""
    who = in_person(request)
    owner = await owner_of(request, people)
    return Caller(owner.id, owner.name, who.origin)


@post("/leagues", media_type=MediaType.HTML)
async def make(request: Asked, house: NamedDependency[House], people: NamedDependency[People]) -> Told:
    """Make a competition."""
    who, form = await caller_of(request, people), await form_of(request)
    visibility = UNLISTED if form.word("visibility", 10) == UNLISTED else PUBLIC
    try:
        held = await house.leagues.make(settings_in(form), who, visibility)
    except DownfieldError as e:
        values = {name: form.lines(name) for name in form.given}
        return refused(e, await shelves(request, house, words_of(request, e), values))
    return seen(request, f"/league/{held.kept.slug}/organise")


@post("/league/{slug:str}/organise", media_type=MediaType.HTML)
async def organise(
    slug: FromPath[str], request: Asked, house: NamedDependency[House], people: NamedDependency[People]
) -> Told:
    """Decide something as an organiser."""
    who, form = await caller_of(request, people), await form_of(request)
    held = await house.leagues.open(slug)
    if not held.is_organised_by(who.person):
        raise OnlyOrganiser
    try:
        await _decide(house, held, form, who.name)
    except DownfieldError as e:
        held = await house.leagues.open(slug)
        return refused(e, desk(request, held, words_of(request, e)))
    return seen(request, f"/league/{slug}/organise")


async def _decide(house: House, held: Held, form: Form, by: str) -> None:
    """What needs the secret of the lots, and everything else."""
    deed, slug = form.word("deed", 20), held.kept.slug
    special = {"begin": house.leagues.begin, "draw": house.leagues.draw, "finish": house.leagues.finish}
    if deed in special:
        await special[deed](slug, by)
    else:
        await house.leagues.do(slug, organised(deed, form, held.state), by)


@post("/league/{slug:str}/enter", media_type=MediaType.HTML)
async def enter(
    slug: FromPath[str], request: Asked, house: NamedDependency[House], people: NamedDependency[People]
) -> Told:
    """Take part, hand in a team, challenge somebody, or leave."""
    who, form = await caller_of(request, people), await form_of(request)
    held = await house.leagues.open(slug)
    try:
        await house.leagues.do(slug, _own_deed(held, form, who), who.name)
    except DownfieldError as e:
        held = await house.leagues.open(slug)
        return refused(e, await glance(request, house, held, words_of(request, e)))
    return seen(request, f"/league/{slug}")


def _own_deed(held: Held, form: Form, who: Caller) -> AnyDeed:
    deed, me = form.word("deed", 20), held.entrant_of(who.person)
    if deed == "enter":
        return own_entry(held, form, who)
    if not me:
        raise OnlyEntrant
    match deed:
        case "withdraw":
            return Withdrew(me, form.word("why", 300))
        case "hand-in":
            return HandedIn(me, form.word("team"), form.number("member", 0))
        case "challenge":
            due = calendar.dues(held.state.settings, moment(this_moment()), 1)[0]
            return Challenged(me, form.number("other"), due)
    raise Unreadable


def own_entry(held: Held, form: Form, who: Caller) -> AnyDeed:
    """One's own entry: under the own name, or with a squad under the squad's; no program's, and no seed."""
    if held.state.phase != ENTRIES:
        raise NotNow("Entries are closed.", key="league-entries-closed")
    name = form.word("name", 200) if held.state.settings.squad > 1 else who.name
    return msgspec.structs.replace(entry(form, name, who.person), coach="", seed=0)


@post("/league/{slug:str}/match/{number:str}", media_type=MediaType.HTML)
async def tell(
    slug: FromPath[str],
    number: FromPath[str],
    request: Asked,
    house: NamedDependency[House],
    people: NamedDependency[People],
) -> Told:
    """Say something about one's own match: how it ended, that it is so or not, when one could play."""
    who, form = await caller_of(request, people), await form_of(request)
    held = await house.leagues.open(slug)
    try:
        fixture, me = held.state.fixture(number), held.entrant_of(who.person)
        if not me or me not in (fixture.home, fixture.away):
            raise OnlyEntrant
        deed = said(form.word("deed", 20), fixture.id, me, form, held.state)
        await house.leagues.do(slug, deed, who.name)
    except DownfieldError as e:
        held = await house.leagues.open(slug)
        return refused(e, await glance(request, house, held, words_of(request, e)))
    return seen(request, f"/league/{slug}")


@post("/league/{slug:str}/match/{number:str}/sit", media_type=MediaType.HTML)
async def sit(
    slug: FromPath[str],
    number: FromPath[str],
    request: Asked,
    house: NamedDependency[House],
    people: NamedDependency[People],
) -> Told:
    """Sit down at the table of one's own match."""
    who, held = await caller_of(request, people), await house.leagues.open(slug)
    try:
        fixture, me = held.state.fixture(number), held.entrant_of(who.person)
        if not me or me not in (fixture.home, fixture.away):
            raise OnlyEntrant
        table = await sit_down(house, held, fixture.id, who)
    except DownfieldError as e:
        held = await house.leagues.open(slug)
        return refused(e, await glance(request, house, held, words_of(request, e)))
    return seen(request, f"/match/{table}")
