"""What other programs read of competitions: calendars, news, spreadsheets, and a whole one to be taken elsewhere."""

import datetime

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from downfield.kernel.errors import UnknownName
from downfield.league.exports import FORMS, exported
from downfield.league.exports.calendar import events, in_a_calendar
from downfield.league.exports.feed import as_feed, reminders
from downfield.table.live.club.moving import packed
from downfield.table.live.house import House
from downfield.table.live.leagues import Held
from downfield.table.pages.league.pages import CALENDAR
from downfield.table.pages.league.sheet import Slug, address_of, cup_of
from downfield.table.pages.page import Asked
from downfield.table.people.visitors import People
from downfield.table.protocol.refusals import OnlyOrganiser, UnknownPage
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of

KINDS = {
    "csv": "text/csv",
    "json": "application/json",
    "ics": "text/calendar",
    "atom": "application/atom+xml",
    "naf": "application/xml",
}
OPEN_TO_ALL = ("csv", "ics", "atom")
NEVER = "1970-01-01T00:00:00Z"  # of a feed that has nothing to tell yet


@get("/league/{slug:str}/export/{form:str}")
async def export_of(
    slug: Slug, form: FromPath[str], request: Asked, house: NamedDependency[House]
) -> Response[str]:
    """What other programs read; all of it, with its secret, and numbers of members, for the organiser alone."""
    held = await house.leagues.open(slug)
    cup = cup_of(request, held)
    if form not in FORMS:
        raise UnknownPage
    if form not in OPEN_TO_ALL and not cup.organises:
        raise OnlyOrganiser
    if form == "json":
        return _file(await packed(house, held), "json", slug)
    address = address_of(request, slug)
    try:
        made = await house.desk.do(lambda: exported(form, held.competition, cup.text, address))
    except UnknownName:
        raise UnknownPage from None
    return _file(made, form, slug)


def _file(made: str, form: str, slug: str) -> Response[str]:
    name = f"{slug}.{'xml' if form in ('naf', 'atom') else form}"
    headers = {"content-disposition": f'inline; filename="{name}"', "cache-control": "no-cache"}
    return Response(made, media_type=KINDS[form], headers=headers)


@get("/calendar/{key:str}", media_type=MediaType.TEXT)
async def own_calendar(
    key: FromPath[str], request: Asked, house: NamedDependency[House], people: NamedDependency[People]
) -> Response[str]:
    """Everything that somebody has to play, in all competitions; whoever has the address reads it."""
    person = people.seal.read(CALENDAR, key[:200])
    if person is None:
        raise UnknownPage
    held = await house.leagues.of_person(person)
    made = await house.desk.do(lambda: _fixtures(held, person, request))
    return Response(made, media_type=KINDS["ics"], headers={"cache-control": "no-cache"})


@get("/calendar/{key:str}/atom", media_type=MediaType.TEXT)
async def own_reminders(
    key: FromPath[str], request: Asked, house: NamedDependency[House], people: NamedDependency[People]
) -> Response[str]:
    """The same as news: what is to be played, told anew when something is asked, and before its time is over."""
    person = people.seal.read(CALENDAR, key[:200])
    if person is None:
        raise UnknownPage
    held = await house.leagues.of_person(person)
    made = await house.desk.do(lambda: _reminders(held, person, request, key))
    return Response(made, media_type=KINDS["atom"], headers={"cache-control": "no-cache"})


def _reminders(found: list[Held], person: str, request: Asked, key: str) -> str:
    tag, now = language(request), datetime.datetime.now(datetime.UTC)
    entries = [
        entry
        for held in found
        for entry in reminders(
            held.competition,
            held.entrant_of(person),
            text_of(tag, game_of(held.state.settings.game).spec),
            now,
            address_of(request, held.kept.slug),
        )
    ]
    latest = sorted(entries, key=lambda entry: entry.updated, reverse=True)
    updated = latest[0].updated if latest else NEVER
    return as_feed(f"urn:downfield:mine:{key[-16:]}", text_of(tag).say("club-home-next"), updated, latest)


def _fixtures(found: list[Held], person: str, request: Asked) -> str:
    tag = language(request)
    lines = [
        line
        for held in found
        for line in events(
            held.competition,
            text_of(tag, game_of(held.state.settings.game).spec),
            address_of(request, held.kept.slug),
            held.entrant_of(person),
        )
    ]
    return in_a_calendar(text_of(tag).say("club-title"), lines)
