"""Where a person plays: the matches with a seat of theirs."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, or_, select

from downfield.store.kept import Clock, KeptMatch, KeptSeat, Standing
from downfield.store.standings import standing_in
from downfield.store.store import Store, kept_seat, to_the_end
from downfield.store.tables import MATCH, SEAT, STANDING


class Place(msgspec.Struct, frozen=True):
    """A match with its seats, how many deeds were done in it, and when the last (ms since 1970, 0 when none was).

    How it stands is None where nobody has looked at it since a version of the table that did not write it down.
    """

    match: KeptMatch
    seats: list[KeptSeat]
    seq: int
    at: int
    standing: Standing | None = None


@to_the_end
async def places(
    store: Store, person_id: str, also: Collection[str], most: int, skip: int = 0
) -> list[Place]:
    """The matches of a person, and these besides; those first in which something happened last, or those after them."""
    mine = select(SEAT.c.match_id).where((SEAT.c.person_id == person_id) & (SEAT.c.person_id != ""))
    return await found(store, or_(MATCH.c.id.in_(mine), MATCH.c.id.in_(list(also))), most, skip)


async def found(store: Store, wanted: ColumnElement[bool], most: int, skip: int = 0) -> list[Place]:
    """The matches that are wanted, those first in which something happened last."""
    asked = (
        select(MATCH, STANDING.c.deeds, STANDING.c.at, STANDING.c.told)
        .select_from(STANDING.join(MATCH))
        .where(wanted)
        .order_by(STANDING.c.at.desc(), MATCH.c.created.desc(), MATCH.c.id)
        .limit(most)
        .offset(skip)
    )
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(asked))
        sat = select(SEAT).where(SEAT.c.match_id.in_([row.id for row in rows])).order_by(SEAT.c.seat)
        seats = list(await connection.execute(sat))
    return [_place(row, [seat for seat in seats if seat.match_id == row.id]) for row in rows]


def _place(row: Row[Any], seats: list[Row[Any]]) -> Place:
    fields = {column.name: row._mapping[column.name] for column in MATCH.columns}
    fields["clock"] = msgspec.convert(row.clock, Clock | None)
    sat = [kept_seat(seat) for seat in seats]
    return Place(KeptMatch(**fields), sat, row.deeds, row.at, standing_in(row.told))
