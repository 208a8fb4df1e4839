"""The home page: the games, and one's own matches."""

from litestar import MediaType, get
from litestar.response import Template

from downfield.table.pages.page import Asked, page


@get("/", media_type=MediaType.HTML)
async def home(request: Asked) -> Template:
    """The games, and one's own matches."""
    return page(request, "home.html")
