"""Where accounts are signed in: each browser its own session, which can be ended by itself."""

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.store.people import KeptPerson
from downfield.store.store import Store, to_the_end
from downfield.store.tables import PERSON, RECOVERY, SEAT, SESSION, TOKEN
from downfield.store.tokens import ID

OLD = "old-"  # before the id of a session whose cookie is older than sessions
MOST = 50  # sessions of one account; the one that was seen longest ago ends before there are more


class KeptSession(msgspec.Struct, frozen=True):
    """A browser in which somebody is signed in: since when, when it was here last, what it is, roughly where."""

    id: str
    person_id: str
    created: str
    seen: str
    browser: str
    address: str
    ended: bool = False


class Over(msgspec.Struct, frozen=True):
    """What is over: sessions and tokens by their ids, and the matches to whose seats keys are worth nothing now."""

    ended: list[str]
    matches: list[str]


@to_the_end
async def add(store: Store, new: KeptSession) -> None:
    """Begin a session; one that is known already stays as it is, ended or not."""
    own = (SESSION.c.person_id == new.person_id) & ~SESSION.c.ended
    newest = select(SESSION.c.id).where(own).order_by(SESSION.c.seen.desc(), SESSION.c.id).limit(MOST)
    try:
        async with store.engine.begin() as connection:
            await connection.execute(insert(SESSION), [msgspec.structs.asdict(new)])
            await connection.execute(delete(SESSION).where(own & SESSION.c.id.not_in(newest)))
    except IntegrityError:
        pass  # two windows came at once


@to_the_end
async def holder(store: Store, session_id: str, person_id: str) -> tuple[KeptPerson, KeptSession] | None:
    """Whose session this is, unless it has ended."""
    own = (SESSION.c.id == session_id) & (SESSION.c.person_id == person_id)
    async with store.engine.connect() as connection:
        session = (await connection.execute(select(SESSION).where(own))).one_or_none()
        person = (await connection.execute(select(PERSON).where(PERSON.c.id == person_id))).one_or_none()
    if session is None or person is None or session.ended:
        return None
    return KeptPerson(**person._asdict()), KeptSession(**session._asdict())


@to_the_end
async def seen(store: Store, session_id: str, at: str, address: str) -> None:
    """A session was here again."""
    async with store.engine.begin() as connection:
        await connection.execute(
            update(SESSION).where(SESSION.c.id == session_id).values(seen=at, address=address)
        )


@to_the_end
async def of(store: Store, person_id: str) -> list[KeptSession]:
    """The sessions of an account that have not ended, the one that was here last first."""
    own = (SESSION.c.person_id == person_id) & ~SESSION.c.ended
    asked = select(SESSION).where(own).order_by(SESSION.c.seen.desc(), SESSION.c.created.desc(), SESSION.c.id)
    async with store.engine.connect() as connection:
        return [KeptSession(**row._asdict()) for row in await connection.execute(asked)]


@to_the_end
async def end(store: Store, person_id: str, session_id: str, keys: bool = True) -> Over | None:
    """End a session of an account, and the keys that its browser may have kept; None when it has none of this id."""
    own = (SESSION.c.id == session_id) & (SESSION.c.person_id == person_id) & ~SESSION.c.ended
    async with store.engine.begin() as connection:
        ending = (
            update(SESSION).where(own).values(ended=True)
            if session_id.startswith(OLD)
            else delete(SESSION).where(own)
        )
        if not (await connection.execute(ending)).rowcount:
            return None
        return Over([session_id], await _drop_keys(store, connection, person_id) if keys else [])


@to_the_end
async def renew(store: Store, person_id: str, password_hash: str, but: str) -> Over:
    """Another password, or only another epoch: every session but one ends, and no token or key opens anything more."""
    async with store.engine.begin() as connection:
        return await _renew(store, connection, person_id, password_hash, but)


async def _renew(
    store: Store, connection: AsyncConnection, person_id: str, password_hash: str, but: str
) -> Over:
    own = PERSON.c.id == person_id
    await connection.execute(update(PERSON).where(own).values(password_hash=password_hash))
    others = (SESSION.c.person_id == person_id) & (SESSION.c.id != but)
    tokens = TOKEN.c.person_id == person_id
    ended = [str(id) for id in (await connection.execute(select(SESSION.c.id).where(others))).scalars()]
    held = await connection.execute(select(TOKEN.c.token_hash).where(tokens))
    ended += [str(token)[:ID] for token in held.scalars()]
    await connection.execute(delete(SESSION).where(others))
    await connection.execute(delete(TOKEN).where(tokens))
    return Over(ended, await _drop_keys(store, connection, person_id))


async def _drop_keys(store: Store, connection: AsyncConnection, person_id: str) -> list[str]:
    """Let no key open the seats of an account: browsers keep them, and only the account itself opens them now."""
    seats = SEAT.c.person_id == person_id
    found = await connection.execute(select(SEAT.c.match_id).where(seats).distinct())
    matches = [str(match) for match in found.scalars()]
    await connection.execute(update(SEAT).where(seats).values(key_hash=""))
    for match in matches:
        await store.ring(connection, match)
    return matches


# Recovery codes -------------------------------------------------------------------------------------------------------


@to_the_end
async def make_codes(store: Store, person_id: str, hashes: list[str], at: str) -> None:
    """Give an account new recovery codes in place of all it had."""
    rows = [{"code_hash": each, "person_id": person_id, "created": at} for each in hashes]
    async with store.engine.begin() as connection:
        await connection.execute(delete(RECOVERY).where(RECOVERY.c.person_id == person_id))
        await connection.execute(insert(RECOVERY), rows)


@to_the_end
async def codes(store: Store, person_id: str) -> list[str]:
    """When each recovery code that is left was made."""
    asked = select(RECOVERY.c.created).where(RECOVERY.c.person_id == person_id)
    async with store.engine.connect() as connection:
        return [str(row.created) for row in await connection.execute(asked)]


@to_the_end
async def has_code(store: Store, person_id: str, code_hash: str) -> bool:
    """Whether an account has this code still."""
    own = (RECOVERY.c.person_id == person_id) & (RECOVERY.c.code_hash == code_hash)
    async with store.engine.connect() as connection:
        return (await connection.execute(select(RECOVERY.c.created).where(own))).first() is not None


@to_the_end
async def recover(store: Store, person_id: str, code_hash: str, password_hash: str) -> Over | None:
    """Spend a code for a new password, both or neither; every session and token ends. None: it was spent already."""
    own = (RECOVERY.c.person_id == person_id) & (RECOVERY.c.code_hash == code_hash)
    async with store.engine.begin() as connection:
        if not (await connection.execute(delete(RECOVERY).where(own))).rowcount:
            return None
        return await _renew(store, connection, person_id, password_hash, "")
