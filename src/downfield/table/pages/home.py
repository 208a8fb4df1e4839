"""The home page: the games, and one's own matches; or whatever one is invited to."""

from typing import Annotated

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.response import Response, Template

from downfield.table.pages.archive import Archive
from downfield.table.pages.invitation import invited
from downfield.table.pages.page import Asked, page, shared_page

Join = Annotated[str, QueryParameter(description="The code of an invitation.", max_length=40)]


@get("/", media_type=MediaType.HTML)
async def home(
    request: Asked, archive: NamedDependency[Archive], join: Join = ""
) -> Response[str] | Template:
    """The games, and one's own matches; with a code, the match to which it invites."""
    if join:
        return page(request, "invitation.html", told=await invited(request, archive, join))
    return shared_page(request, "home.html")
