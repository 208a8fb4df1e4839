"""Everything that is kept about one person, to be handed out to that person."""

from typing import Any

from sqlalchemy import Select, func, or_, select

from downfield.store.store import Store, to_the_end
from downfield.store.tables import (
    ANSWER,
    CHAT,
    MATCH,
    PASSKEY,
    PERSON,
    RATED,
    RECOVERY,
    REPORT,
    SEAT,
    SESSION,
    SHUN,
    SUBSCRIPTION,
    TOKEN,
)

Rows = list[dict[str, Any]]


@to_the_end
async def about(store: Store, person_id: str) -> dict[str, Rows]:
    """What is written about a person, table by table; of secrets and of others only that they are there."""
    mine = (SEAT.c.person_id == person_id) & (SEAT.c.person_id != "")
    asked: dict[str, Select[Any]] = {
        "account": select(PERSON.c.id, PERSON.c.name, PERSON.c.created).where(PERSON.c.id == person_id),
        "sessions": select(SESSION.c.created, SESSION.c.seen, SESSION.c.browser, SESSION.c.address).where(
            SESSION.c.person_id == person_id
        ),
        "passkeys": select(PASSKEY.c.created, PASSKEY.c.sign_count).where(PASSKEY.c.person_id == person_id),
        "recovery codes": select(RECOVERY.c.created).where(RECOVERY.c.person_id == person_id),
        "tokens": select(TOKEN.c.label, TOKEN.c.scope, TOKEN.c.created, TOKEN.c.used).where(
            TOKEN.c.person_id == person_id
        ),
        "muted and blocked": select(SHUN.c.kind, SHUN.c.name, SHUN.c.created).where(
            SHUN.c.person_id == person_id
        ),
        "reports": select(
            REPORT.c.made,
            REPORT.c.about_match,
            REPORT.c.about_name,
            REPORT.c.reason,
            REPORT.c.words,
            REPORT.c.closed,
        ).where((REPORT.c.by_id == person_id) & (REPORT.c.by_id != "")),
        "rated matches": select(RATED.c.game, RATED.c.about_match, RATED.c.at, RATED.c.winner)
        .where(or_(RATED.c.home == person_id, RATED.c.away == person_id))
        .order_by(RATED.c.game, RATED.c.number),
        "browsers that are told": select(SUBSCRIPTION.c.created, SUBSCRIPTION.c.language).where(
            SUBSCRIPTION.c.person_id == person_id
        ),
        "seats": select(
            SEAT.c.match_id, SEAT.c.seat, SEAT.c.name, MATCH.c.game, MATCH.c.created, MATCH.c.options
        )
        .join(MATCH, MATCH.c.id == SEAT.c.match_id)
        .where(mine)
        .order_by(MATCH.c.created),
        "chat": select(CHAT.c.match_id, CHAT.c.at, CHAT.c.words)
        .join(SEAT, (SEAT.c.match_id == CHAT.c.match_id) & (SEAT.c.seat == CHAT.c.seat))
        .where(mine & (CHAT.c.words != ""))
        .order_by(CHAT.c.at),
        "answers": select(ANSWER.c.match_id, func.count().label("given"), func.max(ANSWER.c.at).label("last"))
        .join(SEAT, (SEAT.c.match_id == ANSWER.c.match_id) & (SEAT.c.seat == ANSWER.c.seat))
        .where(mine)
        .group_by(ANSWER.c.match_id),
    }
    async with store.engine.connect() as connection:
        return {
            name: [
                {str(key): value for key, value in row._mapping.items()}
                for row in await connection.execute(each)
            ]
            for name, each in asked.items()
        }
