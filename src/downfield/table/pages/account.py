"""The page of an account."""

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.response import Template

from downfield.store import people as kept
from downfield.table.pages.page import Asked, page
from downfield.table.people.visitors import People, visit_of


@get("/account", media_type=MediaType.HTML)
async def account(request: Asked, people: NamedDependency[People]) -> Template:
    """Sign in, sign up, or look after one's account."""
    visit = visit_of(request)
    owner = await kept.person(people.store, visit.person) if visit.has_account else None
    keys = await kept.passkeys(people.store, owner.id) if owner else ()
    return page(request, "account.html", owner=owner, passkeys=keys)
