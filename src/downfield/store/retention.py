"""What goes by itself after so many days; 0 keeps for ever. Matches of accounts are never among it."""

from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store import news
from downfield.store.kept import ANSWER as ANSWERED
from downfield.store.kept import MORE
from downfield.store.kept import PERSON as SITS
from downfield.store.quotas import OVER
from downfield.store.removal import drop_match
from downfield.store.store import Store, to_the_end
from downfield.store.tables import (
    ANSWER,
    BAN,
    BROUGHT,
    CHAT,
    MATCH,
    PERSON,
    PROOF,
    REPORT,
    SEAT,
    SESSION,
    SETTING,
    STANDING,
    UPLOAD,
)

PIECE = 50  # matches or records that go in one transaction: others write in between
NAME = "retention"  # of the setting that says on which day it was seen to


class Retention(msgspec.Struct, frozen=True):
    """After how many days something goes."""

    unplayed: int = 14  # matches of guests in which nobody has answered
    guest_matches: int = 0  # in which nothing was done since
    chat: int = 90  # of matches that are over, since the last line
    records: int = 365  # brought along, that nobody opened since
    sessions: int = 400  # that were not here since: their cookies are worth nothing
    reports: int = 180  # since they were closed; bans since they ended
    origins: int = 30  # the marks of where somebody came from


class Cut(msgspec.Struct, frozen=True):
    """Before when something goes: in words, and in milliseconds since 1970."""

    words: str
    ms: int


def _cut(days: int) -> Cut:
    then = datetime.now(UTC) - timedelta(days=days)
    return Cut(then.isoformat(timespec="seconds"), int(then.timestamp() * 1000))


# What goes ------------------------------------------------------------------------------------------------------------


def _of_guests() -> ColumnElement[bool]:
    """Matches in which no account has a seat."""
    return ~exists().where((SEAT.c.match_id == MATCH.c.id) & (SEAT.c.person_id == PERSON.c.id))


def _unplayed(cut: Cut) -> ColumnElement[bool]:
    same = (
        (ANSWER.c.match_id == MATCH.c.id) & (SEAT.c.match_id == MATCH.c.id) & (SEAT.c.seat == ANSWER.c.seat)
    )
    answered = exists().where(same & (SEAT.c.kind == SITS) & ANSWER.c.kind.in_((ANSWERED, MORE)))
    return (MATCH.c.created < cut.words) & _of_guests() & ~answered


def _idle(cut: Cut) -> ColumnElement[bool]:
    lately = exists().where((STANDING.c.match_id == MATCH.c.id) & (STANDING.c.at >= cut.ms))
    return (MATCH.c.created < cut.words) & _of_guests() & ~lately


def _silent(cut: Cut) -> ColumnElement[bool]:
    """Matches that are over, and in which nobody has said anything lately."""
    is_over = exists().where((STANDING.c.match_id == MATCH.c.id) & STANDING.c.told.contains(OVER))
    said = exists().where(CHAT.c.match_id == MATCH.c.id)
    lately = exists().where((CHAT.c.match_id == MATCH.c.id) & (CHAT.c.at >= cut.ms))
    return is_over & said & ~lately


def _unopened(cut: Cut) -> ColumnElement[bool]:
    """Records that nobody has looked at, but for those that prove a result of a competition."""
    needed = exists().where(PROOF.c.upload_id == UPLOAD.c.id)
    return (UPLOAD.c.opened < cut.words) & (UPLOAD.c.created < cut.words) & ~needed


def _marked(cut: Cut) -> ColumnElement[bool]:
    old = select(MATCH.c.id).where(MATCH.c.created < cut.words)
    return (SEAT.c.origin != "") & SEAT.c.match_id.in_(old)


def _asked(kept: Retention) -> dict[str, ColumnElement[bool]]:
    """What goes, by its name."""
    due = {
        "matches of guests that were never played": (kept.unplayed, _unplayed),
        "matches of guests in which nothing happens": (kept.guest_matches, _idle),
        "chats of matches that are over": (kept.chat, _silent),
        "records that nobody opens": (kept.records, _unopened),
        "sessions": (kept.sessions, lambda cut: SESSION.c.seen < cut.words),
        "reports": (kept.reports, lambda cut: (REPORT.c.closed != "") & (REPORT.c.closed < cut.words)),
        "bans": (kept.reports, lambda cut: (BAN.c.until != "") & (BAN.c.until < cut.words)),
        "marks of where somebody came from": (kept.origins, _marked),
    }
    return {name: which(_cut(days)) for name, (days, which) in due.items() if days}


TABLES = {
    "matches of guests that were never played": MATCH,
    "matches of guests in which nothing happens": MATCH,
    "chats of matches that are over": MATCH,
    "records that nobody opens": UPLOAD,
    "sessions": SESSION,
    "reports": REPORT,
    "bans": BAN,
    "marks of where somebody came from": SEAT,
}


@to_the_end
async def due(store: Store, kept: Retention) -> dict[str, int]:
    """How many of each would go now."""
    async with store.engine.connect() as connection:
        return {
            name: int(
                (
                    await connection.execute(select(func.count()).select_from(TABLES[name]).where(which))
                ).scalar_one()
            )
            for name, which in _asked(kept).items()
        }


@to_the_end
async def see_to(store: Store, kept: Retention) -> dict[str, int]:
    """Let everything go that is due; gives how many of each there were."""
    gone: dict[str, int] = {}
    for name, which in _asked(kept).items():
        gone[name] = 0
        while part := await _piece(store, name, which):
            gone[name] += part
    async with store.engine.begin() as connection:
        await news.forget_old(connection)
    return gone


async def _piece(store: Store, name: str, which: ColumnElement[bool]) -> int:
    """Let some of it go; how many there were."""
    table = TABLES[name]
    async with store.engine.begin() as connection:
        if table is SEAT:
            return int((await connection.execute(update(SEAT).where(which).values(origin=""))).rowcount)
        ids = list((await connection.execute(select(table.c.id).where(which).limit(PIECE))).scalars())
        for each in ids:
            if name.startswith("chats"):
                await connection.execute(delete(CHAT).where(CHAT.c.match_id == each))
                await news.tell(connection, news.MATCH, each)
            elif table is MATCH:
                await drop_match(store, connection, each)
            elif table is UPLOAD:
                await _drop_record(connection, each)
            else:
                await connection.execute(delete(table).where(table.c.id == each))
        return len(ids)


async def _drop_record(connection: AsyncConnection, upload_id: str) -> None:
    await connection.execute(delete(BROUGHT).where(BROUGHT.c.upload_id == upload_id))
    await connection.execute(delete(UPLOAD).where(UPLOAD.c.id == upload_id))
    await news.tell(connection, news.RECORD, upload_id)


@to_the_end
async def claim(store: Store, day: str) -> bool:
    """Whether it is for this server to see to it today; another may have been faster."""
    mine = (SETTING.c.name == NAME) & (SETTING.c.value < day)
    try:
        async with store.engine.begin() as connection:
            if (await connection.execute(update(SETTING).where(mine).values(value=day))).rowcount:
                return True
            known = select(SETTING.c.value).where(SETTING.c.name == NAME)
            if (await connection.execute(known)).first() is not None:
                return False
            await connection.execute(insert(SETTING).values(name=NAME, value=day))
            return True
    except IntegrityError:
        return False
