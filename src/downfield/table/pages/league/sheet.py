"""A page of a competition: made beside the event loop, for many entrants take long."""

from collections.abc import Callable

from litestar import MediaType
from litestar.params import FromPath
from litestar.response import Response

from downfield.table.live.house import House
from downfield.table.live.leagues import Held
from downfield.table.pages.league.shown import Cup
from downfield.table.pages.page import Asked, rendered
from downfield.table.people.visitors import person_of
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of

Slug = FromPath[str]
Sheet = Response[str]
Told = dict[str, object]


async def sheet(
    request: Asked, house: House, name: str, told: Callable[[], Told], status: int = 200
) -> Sheet:
    """A page with what is told on it; browsers tell us, and nobody else, from where its forms are sent."""
    made = await house.desk.do(lambda: rendered(request, f"league/{name}.html", {"given": {}} | told()))
    headers = {"referrer-policy": "same-origin"}
    return Response(made, status_code=status, media_type=MediaType.HTML, headers=headers)


def cup_of(request: Asked, held: Held, trouble: str = "", person: str = "") -> Cup:
    """A competition as whoever asks sees it, or somebody for whom a program asks."""
    text = text_of(language(request), game_of(held.state.settings.game).spec)
    return Cup(held, text, person or person_of(request), trouble)


def address_of(request: Asked, slug: str) -> str:
    """Where a competition is found."""
    return f"{request.url.scheme}://{request.url.netloc}/league/{slug}"
