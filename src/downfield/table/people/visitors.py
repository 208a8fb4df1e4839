"""Who visits: a guest by a signed cookie, or somebody with an account; nobody has to sign up to play."""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from downfield.store import Store
from downfield.store import people as kept
from downfield.table.people.passwords import Locksmith
from downfield.table.protocol.limits import Paces
from downfield.table.protocol.requests import Visitor
from downfield.table.protocol.wishes import new_code

COOKIE = "downfield"
YEAR = 365 * 24 * 3600
A_DAY = 24 * 3600
RENEWED = 30  # days after which a cookie is written anew, so that whoever comes back keeps the matches
IMPERSONAL = ("/static/", "/healthz", "/metrics", "/api/schema")
VISIT = "downfield.visit"  # under which the visit stands in a request's state


class Visit(msgspec.Struct, frozen=True):
    """Who visits. `person` is empty where no cookie came and none was given: a program, which has only keys."""

    person: str = ""
    name: str = ""  # of an account; a guest has none
    epoch: str = ""  # of an account
    cookie: str = ""  # to be given with the reply

    @property
    def has_account(self) -> bool:
        """Whether it is nobody's guest."""
        return bool(self.epoch)


def visit_of(connection: Visitor) -> Visit:
    """Who visits."""
    visit = connection.scope["state"].get(VISIT)
    return visit if isinstance(visit, Visit) else Visit()


def person_of(connection: Visitor) -> str:
    """The id of whoever visits, with which seats are opened; "" for whoever has no cookie."""
    return visit_of(connection).person


def come_as(connection: Visitor, visit: Visit) -> None:
    """Be somebody else from now on; the reply brings the cookie."""
    connection.scope["state"][VISIT] = visit


def name_of(connection: Visitor) -> str:
    """The name of whoever is signed in; "" for a guest."""
    return visit_of(connection).name


class Seal:
    """Signs what a browser keeps for us, with the secret that all servers on one database share."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, purpose: str, words: str) -> str:
        """The words with their seal."""
        return f"{words}.{self._mark(purpose, words)}"

    def read(self, purpose: str, signed: str) -> str | None:
        """The words, when the seal is ours."""
        words, _, mark = signed.rpartition(".")
        good = hmac.compare_digest(mark.encode("utf-8", "replace"), self._mark(purpose, words).encode())
        return words if good else None

    def _mark(self, purpose: str, words: str) -> str:
        mac = hmac.digest(self._secret, f"{purpose}/{words}".encode("utf-8", "replace"), hashlib.sha256)
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")


class People:
    """Everybody who visits this table."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.seal = Seal(secret)
        self.locksmith = Locksmith()
        self.by_address = Paces(30, 0.5)
        self.by_name = Paces(8, 1 / 30)

    @staticmethod
    async def open(store: Store) -> "People":
        """Read the secret that signs cookies, made by whichever server came first."""
        return People(store, await kept.agreed(store, "cookie-secret", secrets.token_urlsafe(32)))

    def cookie(self, person: str, epoch: str = "") -> str:
        """What a browser shows next time."""
        return self.seal.sign("person", f"{person}.{_today()}.{epoch}")

    async def recognise(self, cookie: str) -> Visit | None:
        """Who shows this cookie; None when it is forged, old, or of a session that was ended."""
        words = self.seal.read("person", cookie[:200])
        if words is None:
            return None
        person, day, epoch = words.split(".")
        age = _today() - int(day)
        name = ""
        if age * A_DAY > YEAR:
            return None
        if epoch:
            known = await kept.person(self.store, person)
            if known is None or not hmac.compare_digest(known.epoch, epoch):
                return None
            name = known.name
        return Visit(person, name, epoch, self.cookie(person, epoch) if age >= RENEWED else "")

    def new_guest(self) -> Visit:
        """Somebody who has never been here."""
        person = new_code(24)
        return Visit(person, cookie=self.cookie(person))


def _today() -> int:
    return int(time.time()) // A_DAY


class Welcome(ASGIMiddleware):
    """Knows whoever comes by the cookie; whoever opens a page without one is given one."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    @staticmethod
    def should_bypass_for_scope(scope: Scope) -> bool:
        """Pictures and gauges are the same for everybody."""
        return scope["path"].startswith(IMPERSONAL)

    def __init__(self, people: Callable[[], People]) -> None:
        self._people = people

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, knowing who sends it."""
        visitor: Visitor = Visitor(scope)
        shown = visitor.cookies.get(COOKIE, "")
        visit = await self._people().recognise(shown) if shown else None
        if visit is None and _is_for_a_page(scope):
            visit = self._people().new_guest()
        scope["state"][VISIT] = visit or Visit()

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
        secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
        headers.add(
            "set-cookie", f"{COOKIE}={visit.cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        )
    headers.setdefault("cache-control", "private, no-cache")
