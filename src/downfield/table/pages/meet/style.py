"""How somebody plays: what he calls most, game by game, and the moment that swung a match of his most.

Matches are looked at beside, never here: what takes longer than a visitor waits is there at his next look. A swing is
told of a match that was reviewed; in a game whose oracle tells at once a look at the page has one more reviewed.
"""

import asyncio
from collections.abc import Sequence

import msgspec

from downfield.kernel.errors import DownfieldError
from downfield.kernel.show.report import Call
from downfield.table.pages.archive import Archive, Tale
from downfield.table.pages.meet.played import Played
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of
from downfield.table.show.studio import Called, Order, Swung
from downfield.text.calls import Favourites, favourites
from downfield.text.graphs import Told
from downfield.text.oracle import percent_of

MOST = 20  # matches that are looked at, the latest
SOON = 2.0  # seconds that a visitor waits for them
LEAST = 0.01  # of the chance to win, below which nothing has swung


class InGame(msgspec.Struct, frozen=True):
    """What somebody calls most in a game."""

    game: str
    calls: list[Favourites]


class Swing(msgspec.Struct, frozen=True):
    """The moment that swung a match most: by how much for whose page it is, in words, and where."""

    match: Played
    by: str
    told: Told


class Style(msgspec.Struct, frozen=True):
    """How somebody plays, by so many matches that were looked at of so many."""

    games: list[InGame]
    swing: Swing | None
    matches: int
    of: int


async def style_of(archive: Archive, matches: Sequence[Played], tag: str) -> Style:
    """How somebody plays, by his latest matches, as far as that is known soon."""
    looks = [archive.begin(_looked_at(archive, one, tag)) for one in matches[:MOST]]
    done = (await asyncio.wait(looks, timeout=SOON))[0] if looks else set()
    found = [look.result() for look in looks if look in done]
    known = [one for one in found if one is not None]
    return Style(_games(known, tag), _swing(known, tag), len(known), len(looks))


class _Look(msgspec.Struct, frozen=True):
    """What was seen in a match."""

    match: Played
    calls: list[tuple[Call, int]]
    swung: Swung | None


async def _looked_at(archive: Archive, one: Played, tag: str) -> _Look | None:
    """What somebody called in a match, and what swung it; None where it cannot be looked at here any more."""
    try:
        tale = await archive.match(one.id)
        called = await archive.find(tale, Order(tale.script, "calls"))
        assert isinstance(called, Called)
        calls = [(each.call, each.times) for each in called.calls if each.seat in one.seats]
        return _Look(one, calls, await _swung(archive, tale, one.game, tag))
    except DownfieldError:
        return None


async def _swung(archive: Archive, tale: Tale, game: str, tag: str) -> Swung | None:
    """What swung a match that was reviewed."""
    found = await archive.reviews.swing(tale, tag)
    if found is None and game_of(game).spec.oracle is not None:
        await archive.reviews.begin_beside(tale)
    return found


def _games(known: Sequence[_Look], tag: str) -> list[InGame]:
    calls: dict[str, list[tuple[Call, int]]] = {}
    for look in known:
        calls.setdefault(look.match.game, []).extend(look.calls)
    told = [
        (game_of(slug), favourites(found, text_of(tag, game_of(slug).spec))) for slug, found in calls.items()
    ]
    return [InGame(game.name, most) for game, most in told if most]


def _swing(known: Sequence[_Look], tag: str) -> Swing | None:
    """The largest of all, as whoever's page it is sees it."""
    swung = [(look.match, look.swung) for look in known if look.swung is not None]
    match, most = max(swung, key=lambda one: abs(one[1].gain), default=(None, None))
    if match is None or most is None or most.told is None or abs(most.gain) < LEAST:
        return None
    gain = most.gain if match.side == 0 else -most.gain
    sign = "+" if gain > 0 else chr(0x2212)
    return Swing(match, f"{sign}{percent_of(text_of(tag), abs(gain))}", most.told)
