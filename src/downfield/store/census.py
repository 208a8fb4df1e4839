"""What keepers ask about people and the table: who is called so, what somebody has here, how much there is of all."""

import msgspec
from sqlalchemy import Select, func, or_, select

from downfield.store.kept import PERSON, KeptSeat
from downfield.store.people import KeptPerson
from downfield.store.store import Store, kept_seat, to_the_end
from downfield.store.tables import (
    ANSWER,
    BAN,
    BROUGHT,
    CHAT,
    KEEPER,
    MATCH,
    REPORT,
    SEAT,
    SESSION,
    TOKEN,
    UPLOAD,
)
from downfield.store.tables import PERSON as PEOPLE


class Standing(msgspec.Struct, frozen=True):
    """What an account has here."""

    matches: int
    uploads: int
    sessions: int
    tokens: int
    reports: int  # about this person
    is_keeper: bool
    addresses: list[str]  # roughly where it is signed in


@to_the_end
async def called(store: Store, words: str, most: int = 50) -> list[KeptPerson]:
    """The accounts whose names have these words in them."""
    like = or_(PEOPLE.c.name_key.contains(words, autoescape=True), PEOPLE.c.id == words)
    asked = select(PEOPLE).where(like).order_by(PEOPLE.c.name_key).limit(most)
    async with store.engine.connect() as connection:
        return [KeptPerson(**row._asdict()) for row in await connection.execute(asked)]


@to_the_end
async def standing(store: Store, person_id: str) -> Standing:
    """What an account has here."""
    mine = SEAT.c.person_id == person_id
    asked = (
        select(func.count(SEAT.c.match_id.distinct())).where(mine),
        select(func.count(BROUGHT.c.upload_id.distinct())).where(BROUGHT.c.person_id == person_id),
        select(func.count())
        .select_from(SESSION)
        .where((SESSION.c.person_id == person_id) & ~SESSION.c.ended),
        select(func.count()).select_from(TOKEN).where(TOKEN.c.person_id == person_id),
        select(func.count()).select_from(REPORT).where(REPORT.c.about_id == person_id),
        select(func.count()).select_from(KEEPER).where(KEEPER.c.person_id == person_id),
    )
    known = select(SESSION.c.address).where(SESSION.c.person_id == person_id).distinct()
    async with store.engine.connect() as connection:
        counts = [int((await connection.execute(each)).scalar_one()) for each in asked]
        addresses = [str(address) for address in (await connection.execute(known)).scalars() if address]
    matches, uploads, sessions, tokens, about, keeper = counts
    return Standing(matches, uploads, sessions, tokens, about, bool(keeper), sorted(addresses))


@to_the_end
async def holder(store: Store, match_id: str, seat: int) -> KeptSeat | None:
    """The person who holds a seat."""
    this = (SEAT.c.match_id == match_id) & (SEAT.c.seat == seat) & (SEAT.c.kind == PERSON)
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(SEAT).where(this))).one_or_none()
    return kept_seat(row) if row else None


@to_the_end
async def statistics(store: Store) -> dict[str, int]:
    """How much there is of everything."""
    tables = {
        "accounts": PEOPLE,
        "keepers": KEEPER,
        "sessions": SESSION,
        "tokens": TOKEN,
        "matches": MATCH,
        "deeds": ANSWER,
        "lines of chat": CHAT,
        "records brought along": UPLOAD,
        "bans": BAN,
    }
    asked: dict[str, Select[int]] = {
        name: select(func.count()).select_from(table) for name, table in tables.items()
    }
    asked["public matches"] = asked["matches"].where(MATCH.c.listed)
    asked["letters of records"] = select(func.coalesce(func.sum(func.length(UPLOAD.c.text)), 0))
    asked["reports that are open"] = select(func.count()).select_from(REPORT).where(REPORT.c.closed == "")
    asked["reports that are closed"] = select(func.count()).select_from(REPORT).where(REPORT.c.closed != "")
    async with store.engine.connect() as connection:
        return {name: int((await connection.execute(each)).scalar_one()) for name, each in asked.items()}
