"""The best square next to somebody from which something can be done to him."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.tables import NEAR, STRIDE
from downfield.games.blood_bowl.odds.paths import Reach


class Approach(NamedTuple):
    """Where a deed is done from: the square, the answers that lead there, and the chances on the way."""

    square: int
    way: list[int]
    whole: float
    sure: float


def bends(here: int, way: Sequence[int]) -> int:
    """How many steps of a way are diagonal: the straighter of equal ways looks better."""
    squares = [here, *(x % kinds.JUMP for x in way)]
    return sum(abs(b - a) not in (1, STRIDE) for a, b in pairwise(squares))


def approach(
    reach: Reach, here: int, there: int, pays: bool, worth: Callable[[int], float], only: int = 0
) -> Approach | None:
    """The square next to `there` from which a deed is most promising, the way included.

    `pays` where the blow costs a square of movement [BB-9.8]; `only` from one square, where there is one.
    """
    best: tuple[float, float, int, int] | None = None
    found = None
    for near in NEAR:
        square = there + int(near)
        if not reach.can(square) or (only and square != only):
            continue
        whole = reach.with_rerolls_hit(square) if pays else reach.with_rerolls(square)
        if not whole:
            continue
        sure = reach.sure_hit(square) if pays else reach.sure(square)
        way = reach.way_to_hit(square) if pays else reach.way_to(square)
        rank = (round(whole * worth(square), 9), sure, -len(way), -bends(here, way))
        if best is None or rank > best:
            best, found = rank, Approach(square, way, whole, sure)
    return found
