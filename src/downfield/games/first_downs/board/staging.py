"""How a play of Famous First Downs is told: the coin falls, cards turn, and what it comes to."""

from downfield.games.first_downs.board.coins import coin
from downfield.games.first_downs.board.tiles import head, tail
from downfield.kernel.show.beat import Staging
from downfield.kernel.show.svg import el

WIDE = 96.0


def die(word: str) -> str:
    """[FFD-2.2, FFD-7.4] The coin as it fell."""
    if word not in ("cH", "cT"):
        return ""
    return coin(WIDE / 2, "", "silver") + el("g", head() if word == "cH" else tail(), transform="scale(.9)")


STAGING = Staging(
    die,
    WIDE,
    banners={
        "touchdown": "touchdown",
        "field-goal": "field-goal",
        "stopped": "turnover",
        "turnover": "turnover",
        "won": "full-time",
        "drawn": "full-time",
    },
)
