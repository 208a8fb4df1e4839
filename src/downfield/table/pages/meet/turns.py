"""My turn, as a feed: whoever has its address reads in which matches somebody is to decide."""

from datetime import UTC, datetime

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from downfield.league.exports.feed import Entry, as_feed
from downfield.store.places import Place, places
from downfield.table.live.house import House
from downfield.table.pages.mine import TURNS, glance, seats_in
from downfield.table.pages.page import Asked
from downfield.table.people.visitors import People
from downfield.table.protocol.refusals import SwitchedOff, UnknownPage
from downfield.table.protocol.requests import language, text_of

ATOM = "application/atom+xml"
MOST = 100  # matches that are looked at
NEVER = "1970-01-01T00:00:00Z"  # of a feed that has nothing to tell yet


@get("/turns/{key:str}", media_type=MediaType.TEXT)
async def own_turns(
    key: FromPath[str], request: Asked, house: NamedDependency[House], people: NamedDependency[People]
) -> Response[str]:
    """The matches in which somebody is to decide, those first that wait for the shortest time."""
    if not house.switches.days:
        raise SwitchedOff
    person = people.seal.read(TURNS, key[:200])
    if person is None:
        raise UnknownPage
    tag, base = language(request), str(request.base_url).rstrip("/")
    found = [_entry(place, person, tag, base) for place in await places(house.store, person, (), MOST)]
    entries = [entry for entry in found if entry is not None]
    updated = entries[0].updated if entries else NEVER
    made = as_feed(f"urn:downfield:turns:{key[-16:]}", text_of(tag).say("turns-title"), updated, entries)
    return Response(made, media_type=ATOM, headers={"cache-control": "no-cache"})


def _entry(place: Place, person: str, tag: str, base: str) -> Entry | None:
    """A match in which it is somebody's turn: one entry for each turn."""
    own = seats_in(place, person, {})
    told = glance(place, own, tag)
    if told.over or not set(own) & set(told.waiting):
        return None
    at = datetime.fromtimestamp(place.at / 1000, UTC).isoformat(timespec="seconds")
    title = f"{told.title}: {' – '.join(told.names)} ({told.points[0]}–{told.points[1]})"
    id, address = (
        f"urn:downfield:turn:{place.match.id}:{place.seq}",
        f"{base}/match/{place.match.id}?lang={tag}",
    )
    return Entry(id, at, title, text_of(tag).say("mine-turn"), address=address)
