"""What visitors told the keepers, with the lines of the chat that were said before."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update

from downfield.store import keepers
from downfield.store.keepers import Order, this_second
from downfield.store.store import Store, to_the_end
from downfield.store.tables import REPORT

REASONS = ("words", "name", "conduct", "cheating", "other")
KEPT_LINES = 20  # of the chat, up to the one that is reported
NO_LINE = -1  # it is about the person


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of the chat as it was when it was reported."""

    number: int
    seat: int
    name: str
    words: str
    at: int


class KeptReport(msgspec.Struct, frozen=True):
    """A report: who tells what about whom, at which match; and once it is closed, what came of it."""

    id: int
    made: str
    by_id: str
    by_name: str
    about_match: str
    seat: int
    about_id: str
    about_name: str
    reason: str
    words: str
    line: int
    lines: list[ReportedLine]
    closed: str = ""
    closed_by: str = ""
    outcome: str = ""


@to_the_end
async def add(store: Store, new: KeptReport) -> int:
    """Keep a report; gives its number."""
    row = {name: value for name, value in msgspec.to_builtins(new).items() if name != "id"}
    async with store.engine.begin() as connection:
        made = await connection.execute(insert(REPORT).values(**row).returning(REPORT.c.id))
        return int(made.scalar_one())


@to_the_end
async def found(store: Store, *, closed: bool = False, most: int = 200) -> list[KeptReport]:
    """The reports that are open, the oldest first; or those that are closed, the last first."""
    asked = select(REPORT).where(REPORT.c.closed != "" if closed else REPORT.c.closed == "")
    order = REPORT.c.id.desc() if closed else REPORT.c.id
    async with store.engine.connect() as connection:
        return [_kept(row._asdict()) for row in await connection.execute(asked.order_by(order).limit(most))]


@to_the_end
async def report(store: Store, number: int) -> KeptReport | None:
    """A report by its number."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(REPORT).where(REPORT.c.id == number))).one_or_none()
    return _kept(row._asdict()) if row else None


@to_the_end
async def count_open(store: Store, by_id: str) -> int:
    """How many reports of somebody are open."""
    own = (REPORT.c.by_id == by_id) & (REPORT.c.closed == "")
    async with store.engine.connect() as connection:
        return int(
            (await connection.execute(select(func.count()).select_from(REPORT).where(own))).scalar_one()
        )


@to_the_end
async def made_by(store: Store, by_id: str) -> Sequence[KeptReport]:
    """The reports that somebody made, the oldest first."""
    asked = select(REPORT).where((REPORT.c.by_id == by_id) & (REPORT.c.by_id != "")).order_by(REPORT.c.id)
    async with store.engine.connect() as connection:
        return [_kept(row._asdict()) for row in await connection.execute(asked)]


@to_the_end
async def close(store: Store, order: Order, number: int) -> bool:
    """Close a report with what came of it; False when it is none that is open."""
    this = (REPORT.c.id == number) & (REPORT.c.closed == "")
    ended = {"closed": this_second(), "closed_by": order.by, "outcome": order.why[:500]}
    async with store.engine.begin() as connection:
        if not (await connection.execute(update(REPORT).where(this).values(**ended))).rowcount:
            return False
        await keepers.write(connection, order, "close", f"report {number}")
    return True


def _kept(row: dict[str, Any]) -> KeptReport:
    return KeptReport(**(row | {"lines": msgspec.convert(row["lines"], list[ReportedLine])}))
