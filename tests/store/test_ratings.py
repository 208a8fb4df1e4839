"""Results of rated matches are counted once and in order, and every rating can be worked out again."""

import asyncio

import msgspec
import pytest
from sqlalchemy import update

from downfield.league.figures.ratings import Outcome, Rating
from downfield.league.figures.ratings import ratings as worked_out
from downfield.store import Store, removal
from downfield.store.meet import ratings
from downfield.store.tables import RATED
from tests.store.conftest import MATCH, SEATS

GAME = "first-downs"


@pytest.fixture
async def rated(store: Store) -> Store:
    """A store with six rated matches."""
    for number in range(6):
        one = msgspec.structs.replace(MATCH, id=f"r{number}", invite_hash=f"i{number}", rated="rated")
        await store.begin(one, SEATS, [])
    return store


async def test_a_match_is_counted_once_however_often_it_is_asked_for(rated: Store) -> None:
    told = await asyncio.gather(
        *(ratings.count(rated, "r0", GAME, 5, Outcome("ada", "bob", 0)) for _ in range(4))
    )
    assert sorted(told) == [False, False, False, True]
    assert [one.match for one in await ratings.results(rated, GAME)] == ["r0"]
    assert not await ratings.void(rated, "r0")


async def test_matches_that_end_at_once_are_counted_one_after_the_other(rated: Store) -> None:
    await asyncio.gather(
        *(ratings.count(rated, f"r{n}", GAME, 5, Outcome("ada", "bob", n % 2)) for n in range(6))
    )
    results = await ratings.results(rated, GAME)
    assert [one.number for one in results] == [1, 2, 3, 4, 5, 6]
    known = worked_out(GAME, [one.outcome for one in results])
    assert await ratings.current(rated, GAME, ["ada", "bob"]) == known


async def test_a_void_match_moves_nothing(rated: Store) -> None:
    assert await ratings.void(rated, "r0")
    assert not await ratings.count(rated, "r0", GAME, 5, Outcome("ada", "bob", 0))
    assert await ratings.results(rated, GAME) == []


async def test_what_was_altered_is_put_right_from_the_results(rated: Store) -> None:
    for n in range(3):
        await ratings.count(rated, f"r{n}", GAME, 5, Outcome("ada", "bob", 0))
    good = await ratings.results(rated, GAME)
    async with rated.engine.begin() as connection:
        await connection.execute(update(RATED).where(RATED.c.number == 2).values(home_mu=99.0))
    assert await ratings.recount(rated, GAME) == 1
    assert await ratings.results(rated, GAME) == good
    assert await ratings.recount(rated, GAME) == 0


async def test_whoever_is_deleted_leaves_the_ratings_of_others_as_they_are(rated: Store) -> None:
    for n in range(3):
        await ratings.count(rated, f"r{n}", GAME, 5, Outcome("ada", "bob", n % 2))
    before = await ratings.current(rated, GAME, ["bob"])
    await removal.remove_person(rated, "ada")
    assert await ratings.history(rated, "ada") == []
    assert await ratings.current(rated, GAME, ["ada"]) == {"ada": Rating()}
    assert await ratings.recount(rated, GAME) == 0
    assert await ratings.current(rated, GAME, ["bob"]) == before


async def test_games_are_rated_apart(rated: Store) -> None:
    await ratings.count(rated, "r0", GAME, 5, Outcome("ada", "bob", 0))
    await ratings.count(rated, "r1", "calciotto", 5, Outcome("ada", "bob", 1))
    first, second = await ratings.history(rated, "ada")
    assert {first.number, second.number} == {1}
    assert (await ratings.current(rated, "calciotto", ["ada"]))["ada"].points < 1500
