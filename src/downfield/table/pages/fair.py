"""The page that says why nobody can choose the dice."""

from litestar import MediaType, get
from litestar.response import Template

from downfield.table.pages.page import Asked, page


@get("/fair", media_type=MediaType.HTML)
async def fair(request: Asked) -> Template:
    """How the dice of a match come about, and how anybody can check them."""
    return page(request, "fair.html")
