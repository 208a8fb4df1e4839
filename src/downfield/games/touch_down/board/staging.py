"""How a play of Touch Down is told: the dice fall, and what they come to."""

import re

from downfield.games.touch_down.board.dice import d6, pyramid
from downfield.kernel.show.beat import Staging

WORD = re.compile(r"([dtpcxfki])([1-6])")
WIDE = 24.0


def die(word: str) -> str:
    """A die as it fell: those of timing have four sides [TD-7.1]."""
    found = WORD.fullmatch(word)
    if found is None:
        return ""
    return pyramid(int(found[2])) if found[1] == "t" else d6(int(found[2]))


STAGING = Staging(
    die,
    WIDE,
    banners={
        "touchdown": "touchdown",
        "goal-good": "field-goal",
        "safety": "safety",
        "fumbled": "fumble",
        "intercepted": "turnover",
        "downs-lost": "turnover",
        "half-over": "half-time",
        "match-over": "full-time",
        "draw": "full-time",
    },
    figures=("contact", "pass-rolled", "kick-rolled"),
)
