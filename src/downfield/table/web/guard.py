"""What every request passes, and how a refusal is told: always in words, never as a failure of the server."""

import functools
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.response import Template
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from downfield.kernel.errors import DownfieldError
from downfield.store import TROUBLE
from downfield.table.live.house import House
from downfield.table.live.turns import HERE, Patron
from downfield.table.people.bearer import bearer_of
from downfield.table.people.visitors import visit_of
from downfield.table.people.welcome import IMPERSONAL
from downfield.table.protocol import tally
from downfield.table.protocol.allowance import Metered
from downfield.table.protocol.limits import Paces
from downfield.table.protocol.messages import Refusal
from downfield.table.protocol.refusals import (
    Elsewhere,
    NotJson,
    NotKept,
    TooFast,
    TooLarge,
    UnknownPage,
    Unreadable,
)
from downfield.table.protocol.requests import (
    Visitor,
    address_of,
    is_from_elsewhere,
    is_host,
    language,
    text_of,
    theme,
)
from downfield.table.protocol.wishes import hashed

HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LARGEST = 20_000  # bytes of a request
FILES = ("/leagues/import", "/record")  # where a form brings a file
LONGEST_PATH = 250  # bytes
READING = ("GET", "HEAD")
GONE = "client disconnected prematurely"  # whoever leaves in the middle of a sentence: no fault of ours, no trouble
IN_A_MATCH = "/api/matches/"  # where programs give their answers
Asked = Request[Any, Any, Any]
Refused = Response[Refusal] | Template


async def add_headers(message: Message, scope: Scope) -> None:
    """What a browser may do with our pages."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


class Cashier(ASGIMiddleware):
    """Knows whose request is served, lets each visitor in in turn, and counts what he uses of the processor.

    Whoever has used more than is allowed is refused: here a request, at the live line what is said there.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, house: Callable[[], House]) -> None:
        self._house = house

    @staticmethod
    def should_bypass_for_scope(scope: Scope) -> bool:
        """Pictures and gauges cost next to nothing."""
        return scope["path"].startswith(IMPERSONAL)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Serve somebody, or Spent."""
        house, who = self._house(), patron_of(Visitor(scope))
        HERE.set(who)
        if scope["type"] == ScopeType.HTTP:
            house.allowance.check(*who)
            await house.floor.turn(who)
        await Metered(_asked(next_app, scope, receive, send), functools.partial(house.allowance.spend, *who))


async def _asked(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def patron_of(visitor: Visitor) -> Patron:
    """For whom a request is served: whoever has a token or a cookie, else nobody in particular at an address."""
    given, visit = visitor.headers.get("authorization", ""), visit_of(visitor)
    known = "" if visit.is_new else visit.person  # whoever never shows a cookie is no new visitor each time
    return Patron(address_of(visitor), hashed(given) if given else known)


class Doorkeeper:
    """Stops what changes something unless it is our own page that asks, in JSON, and not too often.

    A program with a token may answer as fast as a browser with a line; other doors are for people.
    """

    def __init__(self, at_once: float = 60, a_second: float = 1) -> None:
        self.paces = Paces(at_once, a_second)
        self.readers = Paces(max(at_once, 1000), max(a_second, 100))
        self.programs = Paces(max(at_once, 200), max(a_second, 50))
        self.crowd = Paces(max(at_once, 2000), max(a_second, 500))  # all programs of one address

    async def __call__(self, request: Asked) -> None:
        """Let a request through, or refuse it."""
        if not is_path(request.scope["path"]):
            raise UnknownPage
        if not is_host(request):
            raise Unreadable
        if request.method not in READING:
            if is_from_elsewhere(request):
                raise Elsewhere
            if request.method != "DELETE" and request.content_type[0] not in kinds_for(request.scope["path"]):
                raise NotJson
        if self.is_too_fast(request):
            raise TooFast

    def is_too_fast(self, request: Asked) -> bool:
        """Count one more request of an address, and of a program with a token."""
        address, path = address_of(request), request.scope["path"]
        if request.method in READING:
            return not path.startswith("/static/") and self.readers.is_too_fast(address)
        if not path.startswith(IN_A_MATCH):
            return self.paces.is_too_fast(address)
        return self.crowd.is_too_fast(address) or self.programs.is_too_fast(bearer_of(request) or address)


def is_path(path: str) -> bool:
    """Whether something could lie at a path: none of ours is long, and no file is called so."""
    return "\0" not in path and len(path.encode("utf-8", "replace")) <= LONGEST_PATH


def kinds_for(path: str) -> tuple[str, ...]:
    """How a request may be written: in JSON, a record also as the text it is; in competitions by plain forms."""
    if path == "/leagues" or path.startswith(("/leagues/", "/league/")):
        return ("multipart/form-data",) if path.endswith(FILES) else ("application/x-www-form-urlencoded",)
    return ("application/json", "text/plain") if path == "/api/records" else ("application/json",)


def refuse(request: Asked, error: DownfieldError) -> Refused:
    """A refusal in the visitor's language: a page to whoever reads pages, else a message."""
    text, status = text_of(language(request)), getattr(error, "status", 400)
    words = text.error(error)
    tally.refused(error.code)
    if "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/"):
        known = {"text": text, "theme": theme(request), "words": words}
        return Template("refused.html", context=known, status_code=status, media_type="text/html")
    told = Refusal(getattr(error, "seq", 0), error.code, words, error.rule, getattr(error, "allowed", []))
    wait = getattr(error, "wait", 0)
    headers = {"retry-after": str(wait)} if wait else {}
    return Response(told, status_code=status, media_type="application/json", headers=headers)


def refuse_web(request: Asked, error: HTTPException) -> Refused:
    """What the web itself does not allow: no such page, no such method, a body that cannot be read."""
    if error.status_code == TooLarge.status:
        return refuse(request, TooLarge())
    if error.status_code == UnknownPage.status:
        return refuse(request, UnknownPage())
    if error.detail == GONE:
        return refuse(request, Unreadable())
    if error.status_code >= 500:
        return refuse_trouble(request, error)
    told = refuse(request, Unreadable(_reason(error)))
    told.status_code = error.status_code
    return told


def refuse_unreadable(request: Asked, error: Exception) -> Refused:
    """A body that is no text, or nested beyond reading."""
    return refuse(request, Unreadable())


def _reason(error: HTTPException) -> str:
    """What exactly was wrong, as far as it can be told."""
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
    return f"{Unreadable.usual} ({'; '.join(told) or error.detail})"


def refuse_trouble(request: Asked, error: Exception) -> Refused:
    """Something went wrong here: it is logged, and nothing has happened."""
    door = request.scope.get("path_template")  # the address itself may hold an invitation
    tally.failed("request", error, door=door)
    return refuse(request, NotKept())


ANSWERS_TO_ERRORS: dict[Any, Any] = {
    DownfieldError: refuse,
    HTTPException: refuse_web,
    UnicodeError: refuse_unreadable,
    RecursionError: refuse_unreadable,
    Exception: refuse_trouble,
    **dict.fromkeys(TROUBLE, refuse_trouble),
}
