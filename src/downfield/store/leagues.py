"""Competitions and the lines of their ledgers: a line is added, never changed."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from downfield.store.standings import standing_in
from downfield.store.store import Store, Taken, to_the_end
from downfield.store.tables import COMPETITION, LEDGER, STANDING


class KeptCompetition(msgspec.Struct, frozen=True):
    """A competition as it is kept: under which name it is found, who organises it, and the secret of its lots."""

    id: str
    slug: str
    secret: str
    organiser: str  # a person
    visibility: str
    created: str


@to_the_end
async def add(store: Store, new: KeptCompetition, first: bytes) -> None:
    """Keep a new competition with the first line of its ledger; Taken when another has its name."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(COMPETITION), [msgspec.structs.asdict(new)])
            await connection.execute(insert(LEDGER), _rows(new.id, 1, [first]))
    except IntegrityError:
        raise Taken(new.slug) from None


@to_the_end
async def append(store: Store, competition_id: str, number: int, lines: Sequence[bytes]) -> None:
    """Write lines from a number on, all or none; Taken when somebody else has written one of these."""
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(LEDGER), _rows(competition_id, number, lines))
    except IntegrityError:
        raise Taken(f"{competition_id}, line {number}") from None


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
async def latest(store: Store, most: int) -> list[KeptCompetition]:
    """The competitions that were made last."""
    asked = select(COMPETITION).order_by(COMPETITION.c.created.desc(), COMPETITION.c.id).limit(most)
    async with store.engine.connect() as connection:
        return [KeptCompetition(**row._asdict()) for row in await connection.execute(asked)]


@to_the_end
async def organised_by(store: Store, person_id: str) -> int:
    """How many competitions a person has made."""
    asked = select(func.count()).select_from(COMPETITION).where(COMPETITION.c.organiser == person_id)
    async with store.engine.connect() as connection:
        return int((await connection.execute(asked)).scalar_one())


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
