"""The match of the hour: of those that anybody may watch, the one that most do."""

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.response import Template

from downfield.store.kept import PERSON
from downfield.store.places import Place
from downfield.table.live.clocks import now
from downfield.table.pages.archive import Archive
from downfield.table.pages.mine import seats_in
from downfield.table.pages.page import Asked, page
from downfield.table.pages.watch import ToWatch, found
from downfield.table.people.visitors import person_of
from downfield.table.protocol.refusals import SwitchedOff
from downfield.table.protocol.requests import language

LATELY = 15 * 60 * 1000  # ms: a match in which nothing happens is not shown
LOOKED_AT = 50


def best(public: list[tuple[ToWatch, Place]], at: int) -> tuple[ToWatch, Place] | None:
    """Of matches that people play just now, the one that most watch; then the one with most people, then the latest."""
    playing = [
        (match, place)
        for match, place in public
        if not match.over and not match.free and place.at >= at - LATELY and _people(place)
    ]
    return max(playing, key=lambda one: (one[0].spectators, _people(one[1]), one[1].at), default=None)


def _people(place: Place) -> int:
    return sum(seat.kind == PERSON for seat in place.seats)


@get("/featured", media_type=MediaType.HTML)
async def featured(request: Asked, archive: NamedDependency[Archive]) -> Template:
    """What of it stands on the home page: nobody's own match, and nothing where nobody else plays in public."""
    if not archive.house.switches.featured:
        raise SwitchedOff
    tag = language(request)
    public = await found(archive, LOOKED_AT, tag)
    chosen = best([one for one in public if not seats_in(one[1], person_of(request), {})], now())
    board = await archive.board(chosen[1], tag) if chosen else ""
    return page(request, "people/featured.html", match=chosen and chosen[0], board=board)
