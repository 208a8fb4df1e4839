"""The home page: the games, and one's own matches."""

from litestar import MediaType, get
from litestar.response import Response

from downfield.table.pages.page import Asked, shared_page


@get("/", media_type=MediaType.HTML)
async def home(request: Asked) -> Response[str]:
    """The games, and one's own matches."""
    return shared_page(request, "home.html")
