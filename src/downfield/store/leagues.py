"""Competitions and the lines of their ledgers: a line is added, never changed."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.league import ledger
from downfield.league.forgetting import without
from downfield.store.kept import KeptSeat
from downfield.store.standings import standing_in
from downfield.store.store import Store, Taken, to_the_end
from downfield.store.tables import COMPETITION, LEDGER, PARTICIPANT, PROOF, SEAT, STANDING, UPLOAD


class KeptCompetition(msgspec.Struct, frozen=True):
    """A competition as it is kept: under which name it is found, who organises it, and the secret of its lots."""

    id: str
    slug: str
    secret: str
    organiser: str  # a person
    visibility: str
    created: str


@to_the_end
async def add(
    store: Store,
    new: KeptCompetition,
    lines: Sequence[bytes],
    people: Collection[str] = (),
    proofs: Collection[str] = (),
) -> None:
    """Keep a new competition with what its ledger says so far; Taken when another has its name."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(COMPETITION), [msgspec.structs.asdict(new)])
            await connection.execute(insert(LEDGER), _rows(new.id, 1, lines))
            await _take_part(connection, new.id, people)
            await _prove(connection, new.id, proofs)
    except IntegrityError:
        raise Taken(new.slug) from None


@to_the_end
async def append(
    store: Store,
    competition_id: str,
    number: int,
    lines: Sequence[bytes],
    people: Collection[str] = (),
    proofs: Collection[str] = (),
    before: bytes = b"",
) -> None:
    """Write lines from a number on, all or none; Taken when somebody else has written one of these.

    `people` are those who take part by these lines, `proofs` the records that they name, `before` is the line that
    they follow: it may have been written anew without the name of somebody who is known no more.
    """
    try:
        async with store.engine.begin() as connection:
            await _lock(connection, competition_id)
            if before and before != await _line(connection, competition_id, number - 1):
                raise Taken(f"{competition_id}, line {number - 1}")
            await connection.execute(insert(LEDGER), _rows(competition_id, number, lines))
            await _take_part(connection, competition_id, people)
            await _prove(connection, competition_id, proofs)
    except IntegrityError:
        raise Taken(f"{competition_id}, line {number}") from None


async def _lock(connection: AsyncConnection, competition_id: str) -> None:
    """Nobody else writes in a ledger until this transaction ends."""
    this = COMPETITION.c.id == competition_id
    await connection.execute(update(COMPETITION).where(this).values(slug=COMPETITION.c.slug))


async def _line(connection: AsyncConnection, competition_id: str, number: int) -> bytes:
    this = (LEDGER.c.competition_id == competition_id) & (LEDGER.c.number == number)
    return bytes((await connection.execute(select(LEDGER.c.line).where(this))).scalar_one())


async def forget(connection: AsyncConnection, person_id: str, name: str) -> None:
    """Take somebody's names out of the ledgers of all competitions in which he took part, or which he organised."""
    mine = COMPETITION.c.organiser == person_id
    asked = select(PARTICIPANT.c.competition_id).where(PARTICIPANT.c.person_id == person_id)
    found = select(COMPETITION.c.id).where(COMPETITION.c.id.in_(asked) | mine).order_by(COMPETITION.c.id)
    for competition_id in (await connection.execute(found)).scalars().all():
        await _lock(connection, competition_id)
        asked_lines = select(LEDGER.c.line).where(LEDGER.c.competition_id == competition_id)
        rows = await connection.execute(asked_lines.order_by(LEDGER.c.number))
        before = ledger.read([bytes(row.line) for row in rows])
        for old, new in zip(before, without(before, person_id, name), strict=True):
            if old != new:
                this = (LEDGER.c.competition_id == competition_id) & (LEDGER.c.number == new.number)
                await connection.execute(update(LEDGER).where(this).values(line=new.encoded()))
    await connection.execute(update(COMPETITION).where(mine).values(organiser=""))


async def _take_part(connection: AsyncConnection, competition_id: str, people: Collection[str]) -> None:
    """Write down who takes part, once."""
    asked = select(PARTICIPANT.c.person_id).where(PARTICIPANT.c.competition_id == competition_id)
    known = set((await connection.execute(asked)).scalars()) if people else set()
    new = [{"competition_id": competition_id, "person_id": person} for person in sorted(set(people) - known)]
    if new:
        await connection.execute(insert(PARTICIPANT), new)


async def _prove(connection: AsyncConnection, competition_id: str, proofs: Collection[str]) -> None:
    """Write down which records are needed, of those that are here, once."""
    known = select(PROOF.c.upload_id).where(PROOF.c.competition_id == competition_id)
    here = select(UPLOAD.c.id).where(UPLOAD.c.id.in_(proofs) & UPLOAD.c.id.not_in(known))
    found = (await connection.execute(here)).scalars().all() if proofs else []
    if found:
        rows = [{"competition_id": competition_id, "upload_id": upload} for upload in found]
        await connection.execute(insert(PROOF), rows)


@to_the_end
async def of_person(store: Store, person_id: str, most: int) -> list[KeptCompetition]:
    """The competitions in which somebody takes part or took part, those that were made last."""
    mine = select(PARTICIPANT.c.competition_id).where(PARTICIPANT.c.person_id == person_id)
    asked = select(COMPETITION).where(COMPETITION.c.id.in_(mine) & (literal(person_id) != ""))
    return await _found(store, asked, most)


@to_the_end
async def lines(store: Store, competition_id: str, after: int = 0) -> list[bytes]:
    """The lines of a ledger in order, or those after so many."""
    asked = select(LEDGER.c.line).where(LEDGER.c.competition_id == competition_id, LEDGER.c.number > after)
    async with store.engine.connect() as connection:
        return [bytes(row.line) for row in await connection.execute(asked.order_by(LEDGER.c.number))]


@to_the_end
async def found(store: Store, slug: str) -> KeptCompetition | None:
    """A competition by its name in addresses."""
    if "\0" in slug:  # no text to PostgreSQL
        return None
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(COMPETITION).where(COMPETITION.c.slug == slug))).one_or_none()
    return KeptCompetition(**row._asdict()) if row else None


@to_the_end
async def latest(store: Store, most: int, skip: int = 0) -> list[KeptCompetition]:
    """The competitions that were made last, or those before them."""
    return await _found(store, select(COMPETITION), most, skip)


async def _found(store: Store, asked: Select[Any], most: int, skip: int = 0) -> list[KeptCompetition]:
    ordered = asked.order_by(COMPETITION.c.created.desc(), COMPETITION.c.id).limit(most).offset(skip)
    async with store.engine.connect() as connection:
        return [KeptCompetition(**row._asdict()) for row in await connection.execute(ordered)]


@to_the_end
async def organised_by(store: Store, person_id: str) -> int:
    """How many competitions a person has made."""
    asked = select(func.count()).select_from(COMPETITION).where(COMPETITION.c.organiser == person_id)
    async with store.engine.connect() as connection:
        return int((await connection.execute(asked)).scalar_one())


@to_the_end
async def hand_over(store: Store, match_id: str, sitter: KeptSeat) -> None:
    """Give the seat of a person to another."""
    seat = (SEAT.c.match_id == match_id) & (SEAT.c.seat == sitter.seat) & (SEAT.c.kind == sitter.kind)
    async with store.engine.begin() as connection:
        await connection.execute(update(SEAT).where(seat).values(**msgspec.structs.asdict(sitter)))
        await store.ring(connection, match_id)


@to_the_end
async def over(store: Store, matches: Sequence[str]) -> list[str]:
    """Which of some matches are over."""
    asked = select(STANDING.c.match_id, STANDING.c.told).where(STANDING.c.match_id.in_(matches))
    async with store.engine.connect() as connection:
        told = [(row.match_id, standing_in(row.told)) for row in await connection.execute(asked)]
    return [match for match, standing in told if standing is not None and standing.over]


def _rows(competition_id: str, first: int, lines: Sequence[bytes]) -> list[dict[str, object]]:
    return [
        {"competition_id": competition_id, "number": number, "line": line}
        for number, line in enumerate(lines, first)
    ]
