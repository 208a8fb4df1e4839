"""What rated matches came to: one result after the other in each game, and what both are rated then."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from downfield.league.figures.ratings import Outcome, Rating, after, first
from downfield.store.kept import ANSWER as ANSWERED
from downfield.store.kept import COUNTED, MORE, VOID
from downfield.store.kept import RATED as TO_COUNT
from downfield.store.quotas import OVER
from downfield.store.store import Store, to_the_end
from downfield.store.tables import ANSWER, MATCH, RATED, STANDING

TRIES = 20  # where several matches of a game end at once
LATEST = 2**31 - 1  # a number that no result reaches
GONE = "gone:"  # before what stands for an account that was deleted


class Counted(msgspec.Struct, frozen=True):
    """A result that was counted: what both are rated since."""

    game: str
    number: int
    match: str
    at: int
    outcome: Outcome
    home: Rating
    away: Rating

    def of(self, player: str) -> Rating:
        """What one of the two is rated since."""
        return self.home if player == self.outcome.home else self.away


@to_the_end
async def due(store: Store) -> list[str]:
    """Rated matches that are over and not counted yet, in the order in which they ended."""
    over = (MATCH.c.rated == TO_COUNT) & STANDING.c.told.contains(OVER)
    asked = select(MATCH.c.id).join(STANDING, STANDING.c.match_id == MATCH.c.id).where(over)
    async with store.engine.connect() as connection:
        return [str(row.id) for row in await connection.execute(asked.order_by(STANDING.c.at, MATCH.c.id))]


@to_the_end
async def answered(store: Store, match_id: str) -> set[int]:
    """The seats that have answered at least once."""
    given = (ANSWER.c.match_id == match_id) & ANSWER.c.kind.in_((ANSWERED, MORE)) & (ANSWER.c.seat >= 0)
    async with store.engine.connect() as connection:
        return set((await connection.execute(select(ANSWER.c.seat).where(given).distinct())).scalars())


@to_the_end
async def void(store: Store, match_id: str) -> bool:
    """A match that did not come about moves no rating; False where that was decided before."""
    async with store.engine.begin() as connection:
        return await _settle(connection, match_id, VOID)


async def count(store: Store, match_id: str, game: str, at: int, outcome: Outcome) -> bool:
    """Move the ratings of both, once; False where the match was counted before."""
    for _ in range(TRIES):
        try:
            return await _count(store, match_id, game, at, outcome)
        except IntegrityError:  # another match of this game was counted meanwhile
            continue
    return False


@to_the_end
async def _count(store: Store, match_id: str, game: str, at: int, outcome: Outcome) -> bool:
    async with store.engine.begin() as connection:
        if not await _settle(connection, match_id, COUNTED):
            return False
        asked = select(func.coalesce(func.max(RATED.c.number), 0)).where(RATED.c.game == game)
        number = (await connection.execute(asked)).scalar_one() + 1
        before = [await _now(connection, game, player) for player in (outcome.home, outcome.away)]
        home, away = after(game, outcome, *before)
        told = Counted(game, number, match_id, at, outcome, home, away)
        await connection.execute(insert(RATED), [_row(told)])
    return True


async def _settle(connection: AsyncConnection, match_id: str, how: str) -> bool:
    waits = (MATCH.c.id == match_id) & (MATCH.c.rated == TO_COUNT)
    return (await connection.execute(update(MATCH).where(waits).values(rated=how))).rowcount == 1


async def _now(connection: AsyncConnection, game: str, player: str, until: int = LATEST) -> Rating:
    mine = (RATED.c.game == game) & _played(player) & (RATED.c.number < until)
    row = (
        await connection.execute(select(RATED).where(mine).order_by(RATED.c.number.desc()).limit(1))
    ).first()
    return _read(row).of(player) if row else first(game, player)


def _played(player: str) -> Any:
    return or_(RATED.c.home == player, RATED.c.away == player)


def _row(told: Counted) -> dict[str, object]:
    return {
        "game": told.game,
        "number": told.number,
        "about_match": told.match,
        "at": told.at,
        **msgspec.structs.asdict(told.outcome),
        "home_mu": told.home.mu,
        "home_sigma": told.home.sigma,
        "away_mu": told.away.mu,
        "away_sigma": told.away.sigma,
    }


def _read(row: Row[Any]) -> Counted:
    return Counted(
        row.game,
        row.number,
        row.about_match,
        row.at,
        Outcome(row.home, row.away, row.winner),
        Rating(row.home_mu, row.home_sigma),
        Rating(row.away_mu, row.away_sigma),
    )


# What is told of it ---------------------------------------------------------------------------------------------------


@to_the_end
async def history(store: Store, player: str) -> list[Counted]:
    """Every result of somebody, in all games, the earliest first."""
    asked = select(RATED).where(_played(player)).order_by(RATED.c.at, RATED.c.game, RATED.c.number)
    async with store.engine.connect() as connection:
        return [_read(row) for row in await connection.execute(asked)]


@to_the_end
async def current(store: Store, game: str, players: Sequence[str]) -> dict[str, Rating]:
    """What these are rated in a game, as far as they have played rated matches of it."""
    async with store.engine.connect() as connection:
        return {player: await _now(connection, game, player) for player in dict.fromkeys(players)}


@to_the_end
async def of_match(store: Store, match_id: str) -> Counted | None:
    """The result of a match, where it was counted."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(RATED).where(RATED.c.about_match == match_id))).first()
    return _read(row) if row else None


@to_the_end
async def before(store: Store, told: Counted) -> dict[str, Rating]:
    """What both were rated before a result."""
    async with store.engine.connect() as connection:
        players = told.outcome.home, told.outcome.away
        return {player: await _now(connection, told.game, player, told.number) for player in players}


@to_the_end
async def results(store: Store, game: str) -> list[Counted]:
    """Every result of a game, in the order in which they count."""
    asked = select(RATED).where(RATED.c.game == game).order_by(RATED.c.number)
    async with store.engine.connect() as connection:
        return [_read(row) for row in await connection.execute(asked)]


@to_the_end
async def recount(store: Store, game: str) -> int:
    """Work every rating of a game out anew from its results; how many of them are not what they were."""
    known: dict[str, Rating] = {}
    changed = 0
    async with store.engine.begin() as connection:
        asked = select(RATED).where(RATED.c.game == game).order_by(RATED.c.number)
        for told in [_read(row) for row in await connection.execute(asked)]:
            players = told.outcome.home, told.outcome.away
            both = after(
                game, told.outcome, *(known.get(player) or first(game, player) for player in players)
            )
            known |= dict(zip(players, both, strict=True))
            if both != (told.home, told.away):
                changed += 1
                anew = _row(Counted(told.game, told.number, told.match, told.at, told.outcome, *both))
                same = (RATED.c.game == game) & (RATED.c.number == told.number)
                await connection.execute(update(RATED).where(same).values(**anew))
    return changed


async def forget(connection: AsyncConnection, person_id: str) -> None:
    """Somebody is known no more: the results stay, for others are rated by them, under what stands for nobody."""
    nobody = f"{GONE}{secrets.token_hex(8)}"
    for side in (RATED.c.home, RATED.c.away):
        await connection.execute(update(RATED).where(side == person_id).values({side: nobody}))
