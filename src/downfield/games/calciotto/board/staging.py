"""How a play of Calciotto is told: both dice fall, the cards count, and what it comes to."""

from downfield.games.calciotto.board.tray import cube, sign_die
from downfield.kernel.show.beat import Staging

WIDE = 48.0


def die(word: str) -> str:
    """A die as it fell; cards and lots are drawn, and watches read."""
    if len(word) == 2 and word[0] == "d" and word[1] in "123456":
        return cube(int(word[1]))
    if word in ("f+", "f-"):
        return sign_die(int(word == "f+"))
    return ""


STAGING = Staging(
    die,
    WIDE,
    banners={
        "goal": "goal",
        "sent-off": "sent-off",
        "penalty": "penalty",
        "kick-good": "goal",
        "won": "full-time",
        "draw": "full-time",
        "shootout-won": "full-time",
    },
    figures=("points", "total"),
    alone=("points",),
)
