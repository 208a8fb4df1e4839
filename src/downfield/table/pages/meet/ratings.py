"""What somebody is rated, game by game, and what a match has done to it."""

import msgspec

from downfield.league.figures.ratings import Rating
from downfield.store import Store
from downfield.store.kept import RATED
from downfield.store.meet import ratings
from downfield.store.meet.ratings import Counted
from downfield.store.places import places
from downfield.table.live.house import House
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of
from downfield.table.show.standings import Stand


class Rated(msgspec.Struct, frozen=True):
    """What somebody is rated in a game, after so many matches, and how it came about."""

    slug: str
    game: str
    now: Rating
    matches: int
    course: list[int]  # the points after each match


class Move(msgspec.Struct, frozen=True):
    """What a match has done to the rating of one side."""

    name: str
    before: int
    now: Rating

    @property
    def by(self) -> str:
        """So many points up or down."""
        return f"{self.now.points - self.before:+d}".replace("-", "−")


async def rated_in(store: Store, person: str) -> list[Rated]:
    """What somebody is rated in each game of which a rated match was played, the most played first."""
    games: dict[str, list[Counted]] = {}
    for told in await ratings.history(store, person):
        games.setdefault(told.game, []).append(told)
    found = [_rated(slug, played, person) for slug, played in games.items()]
    return sorted(found, key=lambda one: (-one.matches, one.slug))


def _rated(slug: str, played: list[Counted], person: str) -> Rated:
    course = [told.of(person).points for told in played]
    return Rated(slug, game_of(slug).name, played[-1].of(person), len(played), course)


async def moves(house: House, match_id: str, tag: str) -> list[Move]:
    """What a match that is over has done to the ratings of both; of a bot, whose rating is known, nothing is told."""
    kept = await house.store.match(match_id)
    if kept is None or not kept.rated:
        return []
    if kept.rated == RATED:
        await house.rater.look()
    told = await ratings.of_match(house.store, match_id)
    if told is None:
        return []
    (place,) = await places(house.store, "", [match_id], 1)
    names = Stand(place, text_of(tag, game_of(kept.game).spec)).sides
    both = ((told.outcome.home, told.home), (told.outcome.away, told.away))
    before = await ratings.before(house.store, told)
    return [
        Move(name, before[player].points, now)
        for name, (player, now) in zip(names, both, strict=True)
        if before[player] != now
    ]
