"""How a play of 1st & Roll is told: the dice fall one by one, then what they come to."""

from downfield.games.first_and_roll.board.dice import DIE, is_roll, rolled
from downfield.kernel.show.beat import Staging


def die(word: str) -> str:
    """A die or the coin as it fell."""
    return rolled(word) if is_roll(word) else ""


STAGING = Staging(
    die,
    DIE,
    banners={
        "touchdown": "touchdown",
        "turnover-touchdown": "touchdown",
        "return-touchdown": "touchdown",
        "field-goal-good": "field-goal",
        "safety": "safety",
        "turnover": "turnover",
        "intercepted": "turnover",
        "downs-lost": "turnover",
        "half-over": "half-time",
        "match-over": "full-time",
        "draw": "full-time",
        "last-draw": "full-time",
    },
)
