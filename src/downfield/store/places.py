"""Where a person plays: the matches with a seat of theirs."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Row, func, or_, select

from downfield.store.kept import Clock, KeptMatch, KeptSeat
from downfield.store.store import Store, to_the_end
from downfield.store.tables import ANSWER, MATCH, SEAT


class Place(msgspec.Struct, frozen=True):
    """A match with its seats, how many deeds were done in it, and when the last (ms since 1970, 0 when none was)."""

    match: KeptMatch
    seats: list[KeptSeat]
    seq: int
    at: int


@to_the_end
async def places(store: Store, person_id: str, also: Collection[str], most: int) -> list[Place]:
    """The matches of a person, and these besides; those first in which something happened last."""
    mine = select(SEAT.c.match_id).where((SEAT.c.person_id == person_id) & (SEAT.c.person_id != ""))
    wanted = or_(MATCH.c.id.in_(mine), MATCH.c.id.in_(list(also)))
    last = (
        select(ANSWER.c.match_id, func.count().label("deeds"), func.max(ANSWER.c.at).label("latest"))
        .where(ANSWER.c.match_id.in_(select(MATCH.c.id).where(wanted)))
        .group_by(ANSWER.c.match_id)
        .subquery()
    )
    deeds, latest = func.coalesce(last.c.deeds, 0), func.coalesce(last.c.latest, 0)
    asked = (
        select(MATCH, deeds.label("deeds"), latest.label("latest"))
        .select_from(MATCH.outerjoin(last, MATCH.c.id == last.c.match_id))
        .where(wanted)
        .order_by(latest.desc(), MATCH.c.created.desc(), MATCH.c.id)
        .limit(most)
    )
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(asked))
        sat = select(SEAT).where(SEAT.c.match_id.in_([row.id for row in rows])).order_by(SEAT.c.seat)
        seats = list(await connection.execute(sat))
    return [_place(row, [seat for seat in seats if seat.match_id == row.id]) for row in rows]


def _place(row: Row[Any], seats: list[Row[Any]]) -> Place:
    fields = {column.name: row._mapping[column.name] for column in MATCH.columns}
    fields["clock"] = msgspec.convert(row.clock, Clock | None)
    sat = [KeptSeat(s.seat, s.kind, s.name, s.key_hash, s.person_id, s.account) for s in seats]
    return Place(KeptMatch(**fields), sat, row.deeds, row.latest)
