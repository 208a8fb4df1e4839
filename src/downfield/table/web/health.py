"""The door at which whoever watches over the server asks how it is."""

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from downfield.table.live.heart import WELL
from downfield.table.live.house import House


@get("/healthz", media_type=MediaType.TEXT)
async def health(house: NamedDependency[House]) -> Response[str]:
    """Whether the table is open and can write; with 503, what is wrong."""
    told = await house.heart.feel()
    return Response(told, media_type=MediaType.TEXT, status_code=200 if told == WELL else 503)
