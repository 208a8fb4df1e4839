"""The page of an account."""

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.response import Template

from downfield.store import keepers, sessions, shuns, tokens, uploads
from downfield.store import people as kept
from downfield.table.pages.meet.ratings import rated_in
from downfield.table.pages.page import Asked, page
from downfield.table.people.banned import ban_of
from downfield.table.people.visitors import People, visit_of


@get("/account", media_type=MediaType.HTML)
async def account(request: Asked, people: NamedDependency[People]) -> Template:
    """Sign in, sign up, or look after one's account."""
    visit = visit_of(request)
    owner = await kept.person(people.store, visit.person) if visit.has_account else None
    brought = await uploads.ids(people.store, visit.person)
    known = {"brought": brought, "shuns": await shuns.of(people.store, visit.person), "ban": ban_of(request)}
    if owner is None:
        return page(request, "account.html", owner=None, **known)
    return page(
        request,
        "account.html",
        owner=owner,
        **known,
        is_keeper=await keepers.is_keeper(people.store, owner.id),
        here=visit.session,
        rated=await rated_in(people.store, owner.id),
        passkeys=await kept.passkeys(people.store, owner.id),
        sessions=await sessions.of(people.store, owner.id),
        codes=await sessions.codes(people.store, owner.id),
        tokens=await tokens.of(people.store, owner.id),
        scopes=tokens.SCOPES,
    )
