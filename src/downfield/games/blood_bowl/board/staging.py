"""How a deed of Blood Bowl is told: dice fall throw by throw, each with what came of it."""

from collections.abc import Sequence

from downfield.games.blood_bowl.board.dice import NUMBERED
from downfield.games.blood_bowl.board.faces import block_die, number_die
from downfield.games.blood_bowl.board.field import middle
from downfield.games.blood_bowl.board.figures import ball
from downfield.games.blood_bowl.notation.names import SQUARE_NAMES
from downfield.games.blood_bowl.notation.scene import BLOCK_FACES
from downfield.kernel.show.beat import Point, Staging
from downfield.kernel.show.svg import el
from downfield.kernel.words import Event

WIDE = 27.0
FLIGHTS = (
    "kicked",
    "threw",
    "strayed",
    "bounced",
    "thrown-in",
)  # facts that tell where the ball was or will be


def die(word: str) -> str:
    """A die as it fell; the watch is read."""
    numbered = NUMBERED.fullmatch(word)
    if numbered is not None:
        return number_die(numbered[1], int(numbered[2]))
    return block_die(word) if word in BLOCK_FACES else ""


def picked(token: str) -> str:
    """[BB-10.6] The die that is picked: >POW, or `keep >POW` where it is kept and picked at once."""
    if ">" not in token:
        return ""
    face = token.rpartition(">")[2]
    return block_die(face) if face in BLOCK_FACES else ""


def travels(facts: Sequence[Event]) -> tuple[str, tuple[Point, ...]] | None:
    """[BB-6.9, BB-1.8, BB-12.24] Where a kick is aimed; where the ball strays, bounces or is thrown in."""
    fact = facts[-1]
    if fact.key not in FLIGHTS or fact.key == "threw":
        return None
    if fact.key == "kicked":
        return _aim(), (_spot(fact),)
    before = next((one for one in reversed(facts) if one is not fact and one.key in FLIGHTS), None)
    if before is None:  # a match that was begun with the ball in somebody's hands
        return None
    path = (_spot(before), _spot(fact))
    return None if path[0] == path[1] else (ball(1.3), path)


def _spot(fact: Event) -> Point:
    return middle(SQUARE_NAMES[fact.args()["square"] - 1])


def _aim() -> str:
    """A ring where the ball is to come down."""
    ring = el("circle", r=24, fill="none", stroke="var(--glow)", stroke_width=4)
    return ring + el("path", d="M-32 0H-16M16 0H32M0 -32V-16M0 16V32", stroke="var(--glow)", stroke_width=4)


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
    figures=("passed", "failed", "armour-held", "armour-broken", "harder", "event"),
    echoes=("passed", "failed", "armour-held", "armour-broken", "harder"),
    travels=travels,
    whole=("kicked",),
    spoken=("weather", "time-out", "coached"),
)
