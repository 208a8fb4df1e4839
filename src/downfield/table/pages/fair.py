"""The page that says why nobody can choose the dice."""

from litestar import MediaType, get
from litestar.response import Response

from downfield.table.pages.page import Asked, shared_page


@get("/fair", media_type=MediaType.HTML)
async def fair(request: Asked) -> Response[str]:
    """How the dice of a match come about, and how anybody can check them."""
    return shared_page(request, "fair.html")
