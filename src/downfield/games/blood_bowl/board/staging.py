"""How a deed of Blood Bowl is told: dice fall throw by throw, each with what came of it."""

from downfield.games.blood_bowl.board.dice import NUMBERED
from downfield.games.blood_bowl.board.faces import block_die, number_die
from downfield.games.blood_bowl.notation.scene import BLOCK_FACES
from downfield.kernel.show.beat import Staging

WIDE = 27.0


def die(word: str) -> str:
    """A die as it fell; the watch is read."""
    numbered = NUMBERED.fullmatch(word)
    if numbered is not None:
        return number_die(numbered[1], int(numbered[2]))
    return block_die(word) if word in BLOCK_FACES else ""


STAGING = Staging(
    die,
    WIDE,
    banners={
        "touchdown": "touchdown",
        "turnover": "turnover",
        "casualty": "casualty",
        "badly-hurt": "casualty",
        "sent-off": "sent-off",
        "half-over": "half-time",
        "match-over": "full-time",
        "draw": "full-time",
    },
)
