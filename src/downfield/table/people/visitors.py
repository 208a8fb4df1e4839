"""Who visits: a guest by a signed cookie, or somebody with an account; nobody has to sign up to play.

The cookie says `person.day.epoch.session`, the last two empty for a guest. Earlier ones had no session.
"""

import base64
import hashlib
import hmac
import secrets
import time
from datetime import datetime

import msgspec

from downfield.store import Store, sessions
from downfield.store import people as kept
from downfield.store.people import KeptPerson
from downfield.store.sessions import KeptSession
from downfield.table.people.browsers import browser_of
from downfield.table.people.passwords import Locksmith
from downfield.table.protocol import names
from downfield.table.protocol.limits import Paces
from downfield.table.protocol.requests import Visitor, is_secure, short_address
from downfield.table.protocol.wishes import hashed, new_code, now_in_words

COOKIE = "downfield"
HOST = "__Host-"  # before the name of a cookie: no other host, and nobody on an open line, can have set it
YEAR = 365 * 24 * 3600
A_DAY = 24 * 3600
RENEWED = 30  # days after which a cookie is written anew, so that whoever comes back keeps the matches
SEEN_AGAIN = 600  # seconds after which it is written down that a session was here
VISIT = "downfield.visit"  # under which the visit stands in a request's state


class Visit(msgspec.Struct, frozen=True):
    """Who visits. `person` is empty where no cookie came and none was given: a program, which has only keys."""

    person: str = ""
    name: str = ""  # of an account; a guest has none
    epoch: str = ""  # of an account
    session: str = ""  # in which an account is signed in
    cookie: str = ""  # to be given with the reply
    is_new: bool = False  # nobody has seen this guest before
    origin: str = ""  # a mark of where from

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
        self.exports = Paces(3, 1 / 300)  # of one person
        self.reports = Paces(10, 1 / 60)  # of one address
        self.at_a_name = Paces(8, 1 / 30)  # from one address, or in one session
        self.strangers = Paces(100, 1 / 10)  # at one name, from everywhere but where its owner was

    @staticmethod
    async def open(store: Store) -> "People":
        """Read the secret that signs cookies, made by whichever server came first."""
        await kept.write_skeletons(store, names.skeleton)
        return People(store, await kept.agreed(store, "cookie-secret", secrets.token_urlsafe(32)))

    def cookie(self, person: str, epoch: str = "", session: str = "") -> str:
        """What a browser shows next time."""
        return self.seal.sign("person", f"{person}.{_today()}.{epoch}.{session}")

    async def recognise(self, visitor: Visitor) -> Visit | None:
        """Who comes; None without a cookie, or when it is forged, old, or of a session that was ended."""
        shown, is_old = _shown(visitor)
        words = self.seal.read("person", shown[:200])
        if words is None:
            return None
        person, day, epoch, *more = words.split(".")
        age = _today() - int(day)
        if age * A_DAY > YEAR or (
            is_old and more
        ):  # since cookies have sessions, none is given under the old name
            return None
        due = age >= RENEWED or not more or is_old
        if not epoch:
            return Visit(person, cookie=self.cookie(person) if due else "")
        session = more[0] if more else await self._replace(visitor, person, epoch, shown)
        return await self._signed_in(visitor, person, epoch, session, due)

    async def _signed_in(
        self, visitor: Visitor, person: str, epoch: str, session: str, due: bool
    ) -> Visit | None:
        """Whoever has an account, in a session that has not ended."""
        found = await sessions.holder(self.store, session, person)
        if found is None or not hmac.compare_digest(found[0].epoch, epoch):
            return None
        known, open_here = found
        if _seconds_since(open_here.seen) > SEEN_AGAIN:
            await sessions.seen(self.store, session, now_in_words(), short_address(visitor))
        cookie = self.cookie(person, epoch, session) if due else ""
        return Visit(person, known.name, epoch, session, cookie)

    async def _replace(self, visitor: Visitor, person: str, epoch: str, shown: str) -> str:
        """The session of a cookie that is older than sessions: always the same one, so that it can be ended."""
        known = await kept.person(self.store, person)
        session = f"{sessions.OLD}{hashed(shown)[:20]}"
        if known is not None and hmac.compare_digest(known.epoch, epoch):
            await sessions.add(self.store, _session(visitor, session, person))
        return session

    async def sign_in(self, visitor: Visitor, who: KeptPerson) -> Visit:
        """Begin a session of an account."""
        session = new_code(24)
        await sessions.add(self.store, _session(visitor, session, who.id))
        return self.signed_in(who, session)

    def signed_in(self, who: KeptPerson, session: str) -> Visit:
        """Somebody in a session, with a fresh cookie."""
        return Visit(who.id, who.name, who.epoch, session, self.cookie(who.id, who.epoch, session))

    def mark(self, address: str) -> str:
        """What is kept of an address: the same for the same place, and no way back to it for whoever reads it."""
        return self.seal.sign("origin", address)[len(address) + 1 :][:24]

    def new_guest(self) -> Visit:
        """Somebody who has never been here."""
        person = new_code(24)
        return Visit(person, cookie=self.cookie(person), is_new=True)


def _today() -> int:
    return int(time.time()) // A_DAY


def _seconds_since(then: str) -> float:
    return time.time() - datetime.fromisoformat(then).timestamp()


def _session(visitor: Visitor, session: str, person: str) -> KeptSession:
    now = now_in_words()
    browser = browser_of(visitor.headers.get("user-agent", ""))
    return KeptSession(session, person, now, now, browser, short_address(visitor))


def cookie_name(visitor: Visitor, name: str = COOKIE) -> str:
    """How a cookie is called on this line: on an encrypted one so that browsers let nobody else set it."""
    return f"{HOST}{name}" if is_secure(visitor) else name


def _shown(visitor: Visitor) -> tuple[str, bool]:
    """The cookie that came, and whether it bears the name of before."""
    own = visitor.cookies.get(cookie_name(visitor), "")
    return (own, False) if own or not is_secure(visitor) else (visitor.cookies.get(COOKIE, ""), True)
