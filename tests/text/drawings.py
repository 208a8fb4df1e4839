"""Drawings under test: stops of matches to look at, and what lies where on a picture."""

import functools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.svg import Picture
from downfield.kernel.spec import Game
from tests.contract.cases import LATE, answer_at_random
from tests.games.calciotto.dead_balls import dead_balls

SHORT = {"calciotto": {"seconds_per_phase": 300, "knockout": True}}  # nine phases, then perhaps a shoot-out
RARE = {"calciotto": dead_balls}  # where play at random seldom gets to
FEW = 3  # of every question so many stops are looked at, whenever they come
LONGEST = 400  # stops, from a rare moment on


@functools.cache
def game(slug: str) -> Game:
    """A game with its own components."""
    return downfield.game(slug)


def shared(*slugs: str) -> pytest.MarkDecorator:
    """For each of these games; its tests look at the same matches, so they are run by the same worker."""
    groups = [pytest.param(slug, marks=pytest.mark.xdist_group(f"drawings of {slug}")) for slug in slugs]
    return pytest.mark.parametrize("slug", groups)


@functools.cache
def stops(slug: str, seed: int = 1) -> tuple[tuple[Match, int | None], ...]:
    """Stops of matches at random, seen by whoever is asked: the first few of every question, then one in so many.

    They are played once for all tests, so whoever wants to answer takes a clone.
    """
    return tuple((match.clone(), seat) for match, seat in _stops(slug, seed))


def _stops(slug: str, seed: int) -> Iterator[tuple[Match, int | None]]:
    seen: dict[str, int] = {}
    every = 60 if slug in LATE else 6  # a match of many small steps has thousands of them
    rng = Rng(seed, 3)
    whole = game(slug).new(by_hand=True, options=SHORT.get(slug, {}))
    for match in (whole, *RARE.get(slug, list)()):
        turn = 0
        while match is whole or turn < LONGEST:
            seat = match.waiting()[0] if match.waiting() else None
            asked = match.need.question or match.need.die
            seen[asked] = seen.get(asked, 0) + 1
            if seen[asked] <= FEW or turn % every == 0:
                yield match, seat
            if match.over:
                break
            answer_at_random(match, rng)
            turn += 1


def bracketed(key: str, **_: object) -> str:
    """The key in brackets, in place of any language."""
    return f"[{key}]"


def root(picture: Picture) -> ET.Element:
    """The whole drawing."""
    return ET.fromstring(picture.svg())


def ids(picture: Picture) -> list[str]:
    """The names of all elements that have one."""
    return [found for node in root(picture).iter() if (found := node.get("id")) is not None]


def element(picture: Picture, name: str) -> ET.Element:
    """An element by its name."""
    return next(node for node in root(picture).iter() if node.get("id") == name)


def said(picture: Picture, name: str) -> str | None:
    """What an element says of itself."""
    return element(picture, name).get("aria-label")


def place(picture: Picture, name: str) -> tuple[float, float]:
    """Where an element has been moved to."""
    found = re.match(r"translate\((\S+) ([^ )]+)\)", element(picture, name).get("transform", ""))
    assert found is not None
    return float(found[1]), float(found[2])
