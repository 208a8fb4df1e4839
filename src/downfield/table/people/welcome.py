"""The middleware that knows whoever comes by the cookie, and gives one with a page."""

from collections.abc import Callable

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send
from msgspec import structs

from downfield.table.live.house import House
from downfield.table.people.banned import BANNED, check_ban, find_ban, is_still_open
from downfield.table.people.visitors import COOKIE, VISIT, YEAR, People, Visit, cookie_name
from downfield.table.protocol.requests import Visitor, address_of, is_secure

IMPERSONAL = ("/static/", "/healthz", "/metrics", "/api/schema")


class Welcome(ASGIMiddleware):
    """Knows whoever comes by the cookie; whoever opens a page without one is given one."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    @staticmethod
    def should_bypass_for_scope(scope: Scope) -> bool:
        """Pictures and gauges are the same for everybody."""
        return scope["path"].startswith(IMPERSONAL)

    def __init__(self, people: Callable[[], People], house: Callable[[], House]) -> None:
        self._people, self._house = people, house

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, knowing who sends it."""
        visitor: Visitor = Visitor(scope)
        visit = await self._people().recognise(visitor)
        if visit is None and _is_for_a_page(scope):
            visit = self._people().new_guest()
        visit = structs.replace(visit or Visit(), origin=self._people().mark(address_of(visitor)))
        scope["state"][VISIT] = visit
        scope["state"][BANNED] = await find_ban(visitor, visit, self._house())
        if scope["type"] == ScopeType.HTTP and not is_still_open(scope["path"]):
            check_ban(visitor)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                _give_cookie(message, scope)
            await send(message)

        await next_app(scope, receive, send_with_cookie)


def _is_for_a_page(scope: Scope) -> bool:
    """Pages give cookies, doors do not: a program that never opened a page has only its keys."""
    return scope["type"] == ScopeType.HTTP and not scope["path"].startswith("/api/")


def _give_cookie(message: HTTPResponseStartEvent, scope: Scope) -> None:
    """Write the cookie that is due; one's own pages are kept by nobody on the way."""
    visit = scope["state"].get(VISIT)
    headers = MutableScopeHeaders.from_message(message)
    if isinstance(visit, Visit) and visit.cookie and message["status"] < 400:
        visitor: Visitor = Visitor(scope)
        name, secure = cookie_name(visitor), "; Secure" if is_secure(visitor) else ""
        headers.add(
            "set-cookie", f"{name}={visit.cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        )
        if secure and COOKIE in visitor.cookies:
            headers.add("set-cookie", f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure")
    headers.setdefault("cache-control", "private, no-cache")
