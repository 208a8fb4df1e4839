"""Marks for what somebody has managed for the first time; each says what there is to learn from it."""

from collections.abc import Callable, Sequence

import msgspec

import downfield
from downfield.league.figures.ratings import PROGRAM
from downfield.table.pages.meet.played import WON, Played

Test = Callable[[Played], bool]
CLOSE = 3  # points by which a close match is won at most
FIRST: dict[str, Test] = {
    "win": lambda one: one.result == WON,
    "steady": lambda one: one.result == WON and one.against == f"{PROGRAM}steady",
    "person": lambda one: one.result == WON and not one.against,
    "close": lambda one: one.result == WON and 0 < one.points[0] - one.points[1] <= CLOSE,
    "shutout": lambda one: one.result == WON and one.points[0] > 0 == one.points[1],
    "rated": lambda one: one.rated,
    "letter": lambda one: one.days > 0,
}


class Award(msgspec.Struct, frozen=True):
    """A mark, and the match in which it was won; without one it is still to be won."""

    key: str
    match: str = ""
    day: str = ""


def awards(matches: Sequence[Played]) -> list[Award]:
    """Every mark, won or not; the matches come the latest first."""
    found = [_first(key, matches, test) for key, test in FIRST.items()]
    return [*found, _all_games(matches)]


def _first(key: str, matches: Sequence[Played], test: Test) -> Award:
    one = next(filter(test, reversed(matches)), None)
    return Award(key, one.id, one.day) if one else Award(key)


def _all_games(matches: Sequence[Played]) -> Award:
    """Every game of the house was played."""
    seen: set[str] = set()
    for one in reversed(matches):
        seen.add(one.game)
        if seen >= set(downfield.GAMES):
            return Award("games", one.id, one.day)
    return Award("games")
