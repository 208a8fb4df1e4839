"""Whoever is banned is told so at every door, until when and why; only one's own data stays within reach."""

from downfield.kernel.errors import DownfieldError
from downfield.store import bans
from downfield.store.bans import KeptBan
from downfield.table.live.bans import Bans
from downfield.table.live.guest import Guest
from downfield.table.live.house import House
from downfield.table.live.room import Room
from downfield.table.people.bearer import bearer_of
from downfield.table.people.visitors import Visit
from downfield.table.protocol.messages import Refusal
from downfield.table.protocol.refusals import Banned
from downfield.table.protocol.requests import Visitor, address_of
from downfield.table.protocol.wishes import hashed
from downfield.text import Text

BANNED = "downfield.banned"  # under which a ban stands in a request's state
# To know one's data and to take it away is everybody's right.
STILL_OPEN = ("/account", "/api/account/", "/api/passkeys/")
NOT_THAT = ("/api/account/sign-up", "/api/passkeys/new")


async def find_ban(visitor: Visitor, visit: Visit, house: House) -> KeptBan | None:
    """The ban of whoever comes: by cookie, by address, or by the owner of what is shown as a token."""
    known = house.warden.bans
    found = known.find(visit.person, address_of(visitor), visit.has_account)
    bearer = bearer_of(visitor) if known.people and not found else ""
    return found or (await _of_bearer(bearer, house, known) if bearer else None)


async def _of_bearer(bearer: str, house: House, known: Bans) -> KeptBan | None:
    holders = await bans.holders(house.store, hashed(bearer))
    return next((ban for person in holders if (ban := known.find(person, "", True))), None)


def ban_of(visitor: Visitor) -> KeptBan | None:
    """The ban of whoever comes, as it was found at the door."""
    ban = visitor.scope["state"].get(BANNED)
    return ban if isinstance(ban, KeptBan) else None


def check_ban(visitor: Visitor) -> None:
    """Let whoever is not banned pass, or Banned."""
    ban = ban_of(visitor)
    if ban is not None:
        raise Banned(ban.why, ban.until)


def is_still_open(path: str) -> bool:
    """Whether a door stays open to the banned."""
    return path.startswith(STILL_OPEN) and not path.startswith(NOT_THAT)


async def admit(house: House, room: Room, guest: Guest) -> None:
    """Let somebody into a room who holds no seat of a banned person, knowing whom that guest does not read."""
    ban = house.warden.ban_of(guest, room)
    if ban is not None:
        raise Banned(ban.why, ban.until)
    guest.muted = await house.warden.muted(guest.who.person if guest.who else "")


def refusal(error: DownfieldError, text: Text) -> Refusal:
    """A refusal as the last line of a stream."""
    return Refusal(0, error.code, text.error(error), error.rule)
