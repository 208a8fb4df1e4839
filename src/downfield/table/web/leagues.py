"""What is done in competitions by plain forms: each deed is in the ledger, or a page says why it is not."""

import email.parser
import email.policy
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import MediaType, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect, Response

from downfield.kernel.errors import DownfieldError
from downfield.league.deeds import Appointed, Claimed, Played
from downfield.league.records import from_record
from downfield.store import people as accounts
from downfield.table.live.club.invitations import name_at, place_of
from downfield.table.live.club.moving import bring, kept_record
from downfield.table.live.club.seats import sit_down
from downfield.table.live.house import House
from downfield.table.live.leagues import Held
from downfield.table.pages.league.described import settings_in
from downfield.table.pages.league.fields import Form
from downfield.table.pages.league.forms import entered_by, organised, purchases, said
from downfield.table.pages.league.pages import EMPTY, desk, fixture_page, glance, shelves
from downfield.table.pages.league.teams import team_page
from downfield.table.pages.page import Asked
from downfield.table.people.bearer import in_person
from downfield.table.people.entering import owner_of
from downfield.table.people.visitors import People
from downfield.table.protocol import names
from downfield.table.protocol.refusals import OnlyEntrant, OnlyOrganiser
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import PUBLIC, UNLISTED, Caller

RULE = "rule"  # a deed whose form is long
LARGEST_FILE = 8_000_000  # bytes of a competition, or of a record
Told = Response[Any]
Houses = NamedDependency[House]
Folk = NamedDependency[People]
Slug = FromPath[str]


async def form_of(request: Asked) -> Form:
    """The form that was sent."""
    given = await request.form()
    return Form({name: [word for word in given.getall(name) if isinstance(word, str)] for name in given})


async def file_of(request: Asked, house: House) -> tuple[bytes, Form]:
    """The file that was sent, and what was written beside it; read beside the event loop."""
    body, kind = await request.body(), request.headers.get("content-type", "")
    return await house.desk.do(lambda: _parts(body, kind))


def _parts(body: bytes, kind: str) -> tuple[bytes, Form]:
    head = f"content-type: {kind}\r\n\r\n".encode("latin-1", "replace")
    sent = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + body)
    file, words = b"", {}
    for part in sent.iter_parts() if sent.is_multipart() else ():
        given, name = part.get_payload(decode=True), part.get_param("name", header="content-disposition")
        if isinstance(given, bytes) and part.get_filename() is not None:
            file = given
        elif isinstance(given, bytes):
            words[str(name)] = [given.decode("utf-8", "replace")]
    return file, Form(words)


def seen(request: Asked, path: str) -> Redirect:
    """Look at what has come of it."""
    return Redirect(f"{path}?lang={language(request)}", status_code=303)


async def caller_of(request: Asked, people: People) -> Caller:
    """Whoever is signed in, in person; or NotSignedIn."""
    who = in_person(request)
    owner = await owner_of(request, people)
    return Caller(owner.id, owner.name, who.origin)


def player_of(request: Asked, held: Held) -> tuple[Caller, int]:
    """Whoever takes part, with an account or by an invitation, and as which entrant; or OnlyEntrant."""
    who = in_person(request)
    me = held.entrant_of(who.person)
    if not me:
        raise OnlyEntrant
    entrant = held.state.entrants[me]
    member = next((at for at, person in entrant.people.items() if person == who.person), 0)
    return Caller(who.person, who.name or name_at(entrant, member), who.origin), me


async def shown_or_done(
    request: Asked, done: Callable[[], Awaitable[str]], again: Callable[[str, int], Awaitable[Told]]
) -> Told:
    """Do something and look at what has come of it, or show the page once more with why it cannot be done."""
    try:
        return seen(request, await done())
    except DownfieldError as e:
        return await again(text_of(language(request)).error(e), getattr(e, "status", 400))


def from_team(form: Form) -> bool:
    """Whether a form was sent from the page of a team."""
    return form.word("from", 10) == "team"


def visibility_in(form: Form) -> str:
    """Who finds a competition."""
    return UNLISTED if form.word("visibility", 10) == UNLISTED else PUBLIC


@post("/leagues", media_type=MediaType.HTML)
async def make(request: Asked, house: Houses, people: Folk) -> Told:
    """Make a competition."""
    who, form = await caller_of(request, people), await form_of(request)

    async def done() -> str:
        held = await house.leagues.make(settings_in(form), who, visibility_in(form))
        return f"/league/{held.kept.slug}/organise"

    values = {name: form.lines(name) for name in form.given}
    return await shown_or_done(
        request, done, lambda why, status: shelves(request, house, why, values, status=status)
    )


@post("/leagues/import", media_type=MediaType.HTML, request_max_body_size=LARGEST_FILE)
async def bring_along(request: Asked, house: Houses, people: Folk) -> Told:
    """Bring a competition along that was taken from elsewhere."""
    who = await caller_of(request, people)

    async def done() -> str:
        file, form = await file_of(request, house)
        held = await bring(house, file, who, visibility_in(form), form.word("secret", 64))
        return f"/league/{held.kept.slug}/organise"

    return await shown_or_done(request, done, lambda why, status: shelves(request, house, why, status=status))


@post("/league/{slug:str}/organise", media_type=MediaType.HTML)
async def organise(slug: Slug, request: Asked, house: Houses, people: Folk) -> Told:
    """Decide something as an organiser."""
    who, form = await caller_of(request, people), await form_of(request)
    held = await house.leagues.open(slug)
    if not held.is_organised_by(who.person):
        raise OnlyOrganiser

    async def done() -> str:
        await _decide(house, held, form, who.name)
        match = form.word("match", 20)
        if from_team(form):
            return f"/league/{slug}/entrant/{form.number('entrant')}"
        return f"/league/{slug}/match/{match}" if match else f"/league/{slug}/organise"

    async def again(why: str, status: int) -> Told:
        now = await house.leagues.open(slug)
        if from_team(form):
            return await team_page(request, house, now, form.number("entrant"), why, purchases(form), status)
        if form.word("deed", 20) == RULE and form.word("match", 20) in {f.id for f in now.state.fixtures()}:
            return await fixture_page(request, house, now, form.word("match", 20), why, status, form)
        return await desk(request, house, now, why, status)

    return await shown_or_done(request, done, again)


async def _decide(house: House, held: Held, form: Form, by: str) -> None:
    """What needs the secret of the lots, who else organises, and everything else."""
    deed, slug = form.word("deed", 20), held.kept.slug
    special = {"begin": house.leagues.begin, "draw": house.leagues.draw, "finish": house.leagues.finish}
    if deed in special:
        await special[deed](slug, by)
    elif deed == "appoint":
        await house.leagues.do(slug, await _appointed(house, form.word("name", 60)), by)
    else:
        await house.leagues.do(slug, organised(deed, form, held.state), by)


async def _appointed(house: House, name: str) -> Appointed:
    """Somebody with an account who is to organise too."""
    known = await accounts.person_named(house.store, names.key(name))
    return Appointed(known.name, known.id) if known else Appointed(name, "")


@post("/league/{slug:str}/enter", media_type=MediaType.HTML)
async def enter(slug: Slug, request: Asked, house: Houses, people: Folk) -> Told:
    """Take part, hand in a team, buy players, challenge somebody, or leave."""
    form, held = await form_of(request), await house.leagues.open(slug)
    new = form.word("deed", 20) == "enter"
    who, me = (await caller_of(request, people), 0) if new else player_of(request, held)

    async def done() -> str:
        await house.leagues.do(slug, entered_by(held.state, form, who, me), who.name)
        return f"/league/{slug}/entrant/{me}" if from_team(form) else f"/league/{slug}"

    async def again(why: str, status: int) -> Told:
        now = await house.leagues.open(slug)
        if from_team(form) and me:
            return await team_page(request, house, now, me, why, purchases(form), status)
        return await glance(request, house, now, why, status)

    return await shown_or_done(request, done, again)


@post("/league/{slug:str}/join/{code:str}", media_type=MediaType.HTML)
async def claim(slug: Slug, code: FromPath[str], request: Asked, house: Houses) -> Told:
    """Come by one's own invitation; whoever has no account comes as a guest."""
    who, held = in_person(request), await house.leagues.open(slug)
    entrant, member = place_of(held.kept, held.state, code)

    async def done() -> str:
        if entrant.player(member) != who.person:
            deed = Claimed(entrant.id, who.person, member)
            await house.leagues.do(slug, deed, who.name or name_at(entrant, member))
        return f"/league/{slug}"

    async def again(why: str, status: int) -> Told:
        return await glance(request, house, await house.leagues.open(slug), why, status)

    return await shown_or_done(request, done, again)


# One's own match ------------------------------------------------------------------------------------------------


async def _about(
    slug: str,
    number: str,
    request: Asked,
    house: House,
    act: Callable[[Held, str, Caller, int], Awaitable[str]],
    form: Form = EMPTY,
) -> Told:
    """Something that one of two does about their match: what it leads to, or why it cannot be done."""
    held = await house.leagues.open(slug)
    fixture = held.state.fixture(number)
    who, me = player_of(request, held)
    if me not in (fixture.home, fixture.away):
        raise OnlyEntrant

    async def again(why: str, status: int) -> Told:
        return await fixture_page(request, house, await house.leagues.open(slug), number, why, status, form)

    return await shown_or_done(request, lambda: act(held, fixture.id, who, me), again)


@post("/league/{slug:str}/match/{number:str}", media_type=MediaType.HTML)
async def tell(slug: Slug, number: FromPath[str], request: Asked, house: Houses) -> Told:
    """Say something about one's own match: how it ended, that it is so or not, when one could play, with which team."""
    form = await form_of(request)

    async def act(held: Held, match: str, who: Caller, me: int) -> str:
        await house.leagues.do(slug, said(form.word("deed", 20), match, me, form, held.state), who.name)
        return f"/league/{slug}/match/{match}" if form.word("from") == "match" else f"/league/{slug}"

    return await _about(slug, number, request, house, act, form)


@post("/league/{slug:str}/match/{number:str}/sit", media_type=MediaType.HTML)
async def sit(slug: Slug, number: FromPath[str], request: Asked, house: Houses) -> Told:
    """Sit down at the table of one's own match."""

    async def act(held: Held, match: str, who: Caller, _me: int) -> str:
        return f"/match/{await sit_down(house, held, match, who)}"

    return await _about(slug, number, request, house, act)


@post(
    "/league/{slug:str}/match/{number:str}/record",
    media_type=MediaType.HTML,
    request_max_body_size=LARGEST_FILE,
)
async def hand_in_record(slug: Slug, number: FromPath[str], request: Asked, house: Houses) -> Told:
    """Hand in the record of one's own match: it is verified, and proves the result."""

    async def act(held: Held, match: str, who: Caller, _me: int) -> str:
        file, _ = await file_of(request, house)
        text = file.decode("utf-8", "replace")
        fixture = held.state.fixture(match)
        await house.desk.do(lambda: from_record(held.state, fixture, text))
        place = await kept_record(house, text)
        result = await house.desk.do(lambda: from_record(held.state, fixture, text, place))
        await house.leagues.do(slug, Played(match, result), who.name)
        return f"/league/{slug}/match/{match}"

    return await _about(slug, number, request, house, act)


FORMS = (make, bring_along, organise, enter, claim, tell, sit, hand_in_record)
