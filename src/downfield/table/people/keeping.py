"""What keepers do, from the command line or on their page: each deed with a reason, and in the log."""

import ipaddress
from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal

import msgspec

from downfield.store import Store, bans, census, keepers, removal, reports
from downfield.store import people as kept
from downfield.store.bans import NETWORK, ORIGIN, PERSON, KeptBan
from downfield.store.keepers import COMMAND, Order, this_second
from downfield.store.people import KeptPerson
from downfield.table.people.passwords import account_name
from downfield.table.protocol import names
from downfield.table.protocol.limits import network
from downfield.table.protocol.refusals import NameTaken, NoReason, NotOfKeepers, UnknownTarget
from downfield.table.protocol.wishes import new_code, one_line, person_name

Deed = Literal[
    "ban",
    "unban",
    "close",
    "rename",
    "delete-person",
    "delete-match",
    "delete-record",
    "delete-line",
]
DEEDS: tuple[Deed, ...] = Deed.__args__  # type: ignore[attr-defined]


class DeedWish(msgspec.Struct, frozen=True):
    """What a keeper wants done, to whom or to what, and why; a ban for so many days (None: for ever)."""

    deed: Deed
    target: Annotated[str, msgspec.Meta(max_length=100)]
    why: Annotated[str, msgspec.Meta(max_length=500)]
    days: Annotated[int, msgspec.Meta(ge=1, le=36500)] | None = None
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""  # the new one


async def perform(store: Store, by: str, wish: DeedWish) -> None:
    """Do what a keeper wants, or UnknownTarget."""
    order = Order(by, one_line(wish.why))
    if not order.why:
        raise NoReason
    target = wish.target.strip()
    match wish.deed:
        case "ban":
            for ban in await _bans_of(store, order, target, _until(wish.days)):
                await bans.ban(store, order, ban)
        case "unban":
            await _unban(store, order, target)
        case "rename":
            await _rename(store, order, target, wish.name)
        case "delete-person":
            await _delete_person(store, order, target)
        case _:
            if not await _done(store, order, wish.deed, target):
                raise UnknownTarget(target)


async def _done(store: Store, order: Order, deed: Deed, target: str) -> bool:
    """Whether there was something to close or to delete."""
    match deed:
        case "close":
            return target.isdecimal() and await reports.close(store, order, int(target[:9]))
        case "delete-match":
            return await removal.remove_match(store, order, target)
        case "delete-record":
            return await removal.remove_record(store, order, target)
        case _:
            match_id, _, number = target.partition("/")
            return number.isdecimal() and await removal.remove_line(store, order, match_id, int(number[:9]))


async def account_of(store: Store, name: str) -> KeptPerson:
    """The account of a name, or UnknownTarget."""
    known = await kept.person_named(store, names.key(name))
    if known is None:
        raise UnknownTarget(name)
    return known


async def _check(store: Store, order: Order, person_id: str) -> None:
    """Keepers are dealt with at the command line alone: one who went astray cannot send the others away."""
    if order.by != COMMAND and await keepers.is_keeper(store, person_id):
        raise NotOfKeepers


# Bans -----------------------------------------------------------------------------------------------------------------


def _until(days: int | None) -> str:
    return "" if days is None else (datetime.now(UTC) + timedelta(days=days)).isoformat(timespec="seconds")


async def _bans_of(store: Store, order: Order, who: str, until: str) -> list[KeptBan]:
    """What to ban: an account by its name, an address or a network, or MATCH/SEAT for whoever holds that seat.

    Of a guest also the place, for other guests: a cookie is soon forgotten.
    """
    if (net := _network(who)) is not None:
        return [_ban(NETWORK, net, net, order, until)]
    match_id, _, seat = who.rpartition("/")
    sits = await census.holder(store, match_id, int(seat[:3])) if match_id and seat.isdecimal() else None
    if sits is None:
        known = await account_of(store, who)
        await _check(store, order, known.id)
        return [_ban(PERSON, known.id, known.name, order, until)]
    await _check(store, order, sits.person_id)
    has_account = await kept.person(store, sits.person_id) is not None
    found = {PERSON: sits.person_id, ORIGIN: "" if has_account else sits.origin}
    return [_ban(kind, target, sits.name, order, until) for kind, target in found.items() if target]


def _network(who: str) -> str | None:
    try:
        return str(ipaddress.ip_network(who, strict=False)) if "/" in who else _address(who)
    except ValueError:
        return None


def _address(who: str) -> str:
    return network(str(ipaddress.ip_address(who)))


def _ban(kind: str, target: str, name: str, order: Order, until: str) -> KeptBan:
    return KeptBan(new_code(12), kind, target, name, order.why, this_second(), until)


async def _unban(store: Store, order: Order, who: str) -> None:
    """Lift every ban of a name, an address, or an id."""
    meant = {names.key(who), _network(who)}
    found = [
        ban
        for ban in await bans.active(store)
        if who == ban.id or names.key(ban.name) in meant or ban.target in meant
    ]
    if not found:
        raise UnknownTarget(who)
    for ban in found:
        await bans.lift(store, order, ban)


# People ---------------------------------------------------------------------------------------------------------------


async def _rename(store: Store, order: Order, who: str, name: str) -> None:
    """Give an account, or whoever holds MATCH/SEAT as a guest, another name."""
    match_id, _, seat = who.rpartition("/")
    if match_id and seat.isdecimal():
        sits = await census.holder(store, match_id, int(seat[:3]))
        if sits is None:
            raise UnknownTarget(who)
        if not sits.account:
            await removal.rename_seat(store, order, match_id, sits.seat, person_name(name) or "guest")
            return
        who = sits.name
    known, new = await account_of(store, who), account_name(name)
    await _check(store, order, known.id)
    taken = await kept.looking_like(store, names.looks(new))
    if any(owner != known.id for owner in taken.values()):
        raise NameTaken
    key, skeleton = names.key(new), names.skeleton(new)
    await removal.rename_person(store, order, known.id, known.name, new, key, skeleton)


async def _delete_person(store: Store, order: Order, name: str) -> None:
    known = await account_of(store, name)
    await _check(store, order, known.id)
    await removal.remove_person(store, known.id, order, known.name)


async def appoint(store: Store, name: str, yes: bool = True) -> KeptPerson:
    """Let an account look after the table, or no longer."""
    known = await account_of(store, name)
    await keepers.appoint(store, Order(COMMAND, ""), known.id, known.name, yes)
    return known
