"""What programs may do in competitions: read them, make one, and write deeds into a ledger as their person may."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from downfield.league import deeds, settings
from downfield.league.deeds import AnyDeed
from downfield.league.errors import NotNow
from downfield.league.state import ENTRIES
from downfield.store.tokens import ORGANISE, PLAY, READ
from downfield.table.live.club.moving import bring
from downfield.table.live.house import House
from downfield.table.live.leagues import Held
from downfield.table.pages.league.sheet import cup_of
from downfield.table.pages.league.told import League, LeagueLine, league_of, line_of
from downfield.table.people.bearer import caller_at
from downfield.table.protocol.refusals import Nobody, OnlyEntrant, OnlyOrganiser, Unreadable
from downfield.table.protocol.wishes import PUBLIC, UNLISTED, Caller
from downfield.table.web.leagues import LARGEST_FILE

Asked = Request[Any, Any, Any]
Houses = NamedDependency[House]
Slug = FromPath[str]
Page = Annotated[int, QueryParameter(description="Which page of the list.", ge=1, le=10_000)]
LONGEST = 12_000

OWN = (deeds.HandedIn, deeds.Drafted, deeds.Withdrew, deeds.Challenged, deeds.Proposed, deeds.Agreed, deeds.Chose,
       deeds.Told, deeds.Confirmed, deeds.Denied)  # fmt: skip
DECIDED = (deeds.Changed, deeds.Opened, deeds.Entered, deeds.Amended, deeds.Substituted, deeds.Moved, deeds.Swapped,
           deeds.Ruled, deeds.Forfeited, deeds.StoodIn, deeds.Annulled)  # fmt: skip
FOR_OTHERS = (deeds.HandedIn, deeds.Drafted, deeds.Withdrew)  # what an organiser does for somebody, too
STEPS = ("begin", "draw", "finish")
ENTER = "enter"


class NewLeague(msgspec.Struct, frozen=True):
    """A competition, described as in a file of `downfield league new`."""

    toml: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    listed: bool = True


class Wanted(msgspec.Struct, frozen=True):
    """A deed as a ledger writes it, `did` first; `enter` enters you, `begin`, `draw`, `finish` are for organisers."""

    did: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    what: dict[str, Any] = {}


class Written(msgspec.Struct, frozen=True):
    """It is in the ledger, which has so many lines now."""

    lines: int


class NextMatch(msgspec.Struct, frozen=True):
    """A match that somebody has to play."""

    league: str
    slug: str
    match: str
    round: str
    opponent: str
    due: str  # in words, "" where there is no end
    asked: bool  # the other has said something that wants an answer


@get("/api/leagues")
async def leagues(request: Asked, house: Houses, page: Page = 1) -> list[LeagueLine]:
    """The competitions that were made last."""
    who = await caller_at(request, house, READ)
    found, _ = await house.leagues.listed(who.person, page)
    return [line_of(held) for held in found]


@get("/api/leagues/mine")
async def own_matches(request: Asked, house: Houses) -> list[NextMatch]:
    """What you have to play next, in every competition in which you take part."""
    who = await caller_at(request, house, READ)
    found = await house.leagues.of_person(who.person)
    return await house.desk.do(lambda: [told for held in found for told in _next(request, held, who)])


def _next(request: Asked, held: Held, who: Caller) -> list[NextMatch]:
    cup = cup_of(request, held, person=who.person)
    fixture = cup.next
    if fixture is None:
        return []
    other = fixture.away if fixture.home == cup.me else fixture.home
    due = cup.when(fixture.agreed or fixture.due) if fixture.agreed or fixture.due else ""
    asked = (fixture.told is not None and not cup.has_said(fixture)) or bool(cup.offered(fixture))
    return [NextMatch(cup.name, cup.slug, fixture.id, cup.round_of(fixture), cup.named(other), due, asked)]


@post("/api/leagues")
async def make_league(data: JSONBody[NewLeague], request: Asked, house: Houses) -> League:
    """Make a competition of yours."""
    who = await _somebody(request, house, ORGANISE)
    described = await house.desk.do(lambda: settings.read(data.toml))
    held = await house.leagues.make(described, who, PUBLIC if data.listed else UNLISTED)
    return league_of(held)


@post("/api/leagues/import", request_max_body_size=LARGEST_FILE)
async def import_league(request: Asked, house: Houses) -> League:
    """Bring a competition along that was taken from another table: the body is that file. It is yours here."""
    who = await _somebody(request, house, ORGANISE)
    file = await request.body()
    held = await bring(house, file, who, PUBLIC)
    return await house.desk.do(lambda: league_of(held))


@get("/api/leagues/{slug:str}")
async def league(slug: Slug, request: Asked, house: Houses) -> League:
    """A competition: who takes part, every match, every table."""
    await caller_at(request, house, READ)
    held = await house.scorer.score(await house.leagues.open(slug))
    return await house.desk.do(lambda: league_of(held))


@get("/api/leagues/{slug:str}/ledger")
async def ledger(slug: Slug, request: Asked, house: Houses) -> list[dict[str, Any]]:
    """Everything that was done, line by line; accounts are told to the organiser alone."""
    who, held = await caller_at(request, house, READ), await house.leagues.open(slug)
    open_to_all = not held.is_organised_by(who.person)
    return await house.desk.do(lambda: [_line(line, open_to_all) for line in held.competition.lines])


def _line(line: Any, open_to_all: bool) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(line)
    if open_to_all:
        told["deed"].pop("person", None)
    return told


@post("/api/leagues/{slug:str}/deeds")
async def write(slug: Slug, data: JSONBody[Wanted], request: Asked, house: Houses) -> Written:
    """Write a deed: your own as an entrant, any as the organiser; or it is refused in words and nothing has changed."""
    held = await house.leagues.open(slug)
    if data.did in STEPS:
        who = await _organiser(request, house, held)
        steps = {"begin": house.leagues.begin, "draw": house.leagues.draw, "finish": house.leagues.finish}
        return _written(await steps[data.did](slug, who.name))
    if data.did == ENTER:
        who = await _somebody(request, house, PLAY)
        return _written(await house.leagues.do(slug, _own_entry(held, data, who), who.name))
    who, deed = await _may(request, house, held, _deed(data))
    return _written(await house.leagues.do(slug, deed, who.name))


def _written(held: Held) -> Written:
    return Written(len(held.competition.lines))


def _deed(wanted: Wanted) -> AnyDeed:
    """The deed that is meant, or Unreadable with what is wrong."""
    known = {str(kind.__struct_config__.tag): kind for kind in (*OWN, *DECIDED)}
    if wanted.did not in known:
        raise Unreadable(f"{Unreadable.usual} (did: {', '.join(sorted((*known, *STEPS, ENTER)))})")
    try:
        deed: AnyDeed = msgspec.convert({**wanted.what, "did": wanted.did}, AnyDeed)
    except msgspec.ValidationError as e:
        raise Unreadable(f"{Unreadable.usual} ({e})") from None
    if isinstance(deed, deeds.Entered | deeds.Substituted):
        return msgspec.structs.replace(deed, person="")  # who it is shows whoever comes by the invitation
    return deed


def _own_entry(held: Held, wanted: Wanted, who: Caller) -> deeds.Entered:
    """One's own entry, under the own name; no bot's, and no seed."""
    if held.state.phase != ENTRIES:
        raise NotNow("Entries are closed: somebody may take another's place.", key="league-entries-closed")
    made = _deed(msgspec.structs.replace(wanted, did="entered", what={"name": who.name, **wanted.what}))
    assert isinstance(made, deeds.Entered)
    name = made.name if made.members else who.name
    members = (who.name, *made.members) if made.members else ()
    return msgspec.structs.replace(made, name=name, members=members, person=who.person, coach="", seed=0)


async def _may(request: Asked, house: House, held: Held, deed: AnyDeed) -> tuple[Caller, AnyDeed]:
    """Who does it, the entrant himself or the organiser, and what he may do; or OnlyEntrant, or OnlyOrganiser."""
    if not isinstance(deed, OWN):
        return await _organiser(request, house, held), deed
    who = await caller_at(request, house, PLAY)
    if held.entrant_of(who.person) == deed.entrant != 0:
        locked = isinstance(
            deed, deeds.HandedIn
        )  # only an organiser has a reason to change a team that is locked
        return who, msgspec.structs.replace(deed, why="") if locked else deed
    if isinstance(deed, FOR_OTHERS):
        return await _organiser(request, house, held), deed
    raise OnlyEntrant


async def _organiser(request: Asked, house: House, held: Held) -> Caller:
    who = await caller_at(request, house, ORGANISE)
    if not held.is_organised_by(who.person):
        raise OnlyOrganiser
    return who


async def _somebody(request: Asked, house: House, scope: str) -> Caller:
    """Whoever has an account, or Nobody."""
    who = await caller_at(request, house, scope)
    if not who.name:
        raise Nobody
    return who


DOORS = (leagues, own_matches, make_league, import_league, league, ledger, write)
