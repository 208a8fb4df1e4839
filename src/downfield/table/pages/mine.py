"""My matches: those in which somebody has a seat, told in a line each."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from litestar.response import Template

from downfield.kernel.errors import DownfieldError
from downfield.store.kept import OPEN
from downfield.store.places import Place, places
from downfield.store.tokens import READ
from downfield.table.live.house import House
from downfield.table.pages.page import page as shown
from downfield.table.people.bearer import caller_at
from downfield.table.people.visitors import People, person_of
from downfield.table.protocol.messages import Key
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import Name, game_of, hashed
from downfield.table.show.standings import Stand
from downfield.text import Text

TURNS = "turns"  # what a seal is for
MOST = 20  # matches in a list
A_PAGE = 50  # matches on a page of all
Page = Annotated[int, QueryParameter(description="Which page of the list.", ge=1, le=10_000)]
Asked = Request[Any, Any, Any]


class Ring(msgspec.Struct, frozen=True):
    """The keys that a browser keeps, by match."""

    keys: Annotated[
        dict[Name, Annotated[list[Key], msgspec.Meta(max_length=8)]], msgspec.Meta(max_length=MOST)
    ]


class MyMatch(msgspec.Struct, frozen=True):
    """A match in a line: who plays, how it stands, what it waits for; `mine` are the seats that I hold."""

    id: str
    game: str
    title: str
    names: list[str]
    guests: list[bool]  # who of them plays under a name that is no account's
    mine: list[int]
    known: bool  # one of them is mine without a key
    waiting: list[int]
    points: tuple[int, int]
    over: bool
    my_turn: bool
    words: str  # the result, or who decides or is expected
    at: int  # when something happened last, in milliseconds since 1970


class Glance(msgspec.Struct, frozen=True):
    """How a match stands, in one language."""

    title: str
    names: list[str]
    waiting: list[int]
    points: tuple[int, int]
    over: bool
    words: str


def glance(place: Place, own: list[int], tag: str) -> Glance:
    """How a match stands for whoever holds these seats; one that is no longer played here is told so."""
    try:
        return _glance(place, own, text_of(tag, game_of(place.match.game).spec))
    except DownfieldError as e:
        names = [seat.name for seat in place.seats]
        return Glance(place.match.game, names, [], (0, 0), True, text_of(tag).error(e))


def _glance(place: Place, own: list[int], text: Text) -> Glance:
    stand = Stand(place, text)
    told, words = stand.standing, stand.result(own)
    if not words and any(seat.kind == OPEN for seat in place.seats):
        words = text.say("mine-open")
    elif not words and told.waiting:
        words = text.say("mine-decides" if told.begun else "mine-expected", name=stand.names[told.waiting[0]])
    title = game_of(place.match.game).name
    return Glance(title, list(stand.names), list(told.waiting), told.points, told.over, words)


@get("/api/mine")
async def mine(request: Asked, house: NamedDependency[House]) -> list[MyMatch]:
    """My matches, those first in which I am to decide."""
    return await _lines(request, house, {})


@post("/api/mine", status_code=200)
async def mine_with_keys(
    data: JSONBody[Ring], request: Asked, house: NamedDependency[House]
) -> list[MyMatch]:
    """My matches, and those to whose seats a browser keeps keys."""
    return await _lines(request, house, data.keys)


async def _lines(request: Asked, house: House, keys: Mapping[str, list[str]]) -> list[MyMatch]:
    person, tag = (await caller_at(request, house, READ)).person, language(request)
    wanted = [match_id for match_id in keys if match_id.isalnum()]
    found = [
        _line(place, person, own, glance(place, own, tag), text_of(tag))
        for place in await places(house.store, person, wanted, MOST)
        if (own := seats_in(place, person, keys))
        or not place.match.watch  # an id alone opens no private match
    ]
    return sorted(found, key=lambda line: (not line.my_turn, line.over, -line.at))


def seats_in(place: Place, person: str, keys: Mapping[str, list[str]]) -> list[int]:
    """The seats of a match that are a person's, or that a key opens."""
    hashes = {hashed(key) for key in keys.get(place.match.id, ())}
    return [
        seat.seat
        for seat in place.seats
        if (person and seat.person_id == person) or (seat.key_hash and seat.key_hash in hashes)
    ]


def feed_of(request: Asked, people: People) -> str:
    """The address of somebody's own feed, "" for whoever is not known."""
    person = person_of(request)
    return f"/turns/{people.seal.sign(TURNS, person)}?lang={language(request)}" if person else ""


@get("/mine", media_type=MediaType.HTML)
async def page_of_mine(
    request: Asked, house: NamedDependency[House], people: NamedDependency[People], page: Page = 1
) -> Template:
    """All matches in which I have a seat, page by page: nothing is too old to be found."""
    person, tag = person_of(request), language(request)
    found = await places(house.store, person, (), A_PAGE + 1, A_PAGE * (page - 1)) if person else []
    lines = [
        _line(place, person, own, glance(place, own, tag), text_of(tag))
        for place in found[:A_PAGE]
        for own in [seats_in(place, person, {})]
    ]
    days = [datetime.fromtimestamp(line.at / 1000, UTC).date().isoformat() for line in lines]
    told = list(zip(lines, days, strict=True))
    feed = feed_of(request, people) if house.switches.days else ""
    return shown(request, "matches.html", lines=told, page=page, more=len(found) > A_PAGE, feed=feed)


def _line(place: Place, person: str, own: list[int], glance: Glance, text: Text) -> MyMatch:
    my_turn = any(seat in own for seat in glance.waiting)
    began = int(datetime.fromisoformat(place.match.created).timestamp() * 1000)
    return MyMatch(
        id=place.match.id,
        game=place.match.game,
        title=glance.title,
        names=glance.names,
        guests=[seat.is_guest for seat in place.seats],
        mine=own,
        known=bool(seats_in(place, person, {})),
        waiting=glance.waiting,
        points=glance.points,
        over=glance.over,
        my_turn=my_turn,
        words=text.say("mine-turn") if my_turn else glance.words,
        at=place.at or began,
    )
