"""How a play of 1st & Roll is told: the dice fall one by one, then what they come to."""

from collections.abc import Sequence

from downfield.games.first_and_roll.board.dice import COLOURS, DIE, is_roll, rolled
from downfield.games.first_and_roll.board.shown import uncovered
from downfield.kernel.match import Match
from downfield.kernel.show.beat import Staging
from downfield.kernel.show.svg import Say
from downfield.kernel.words import Event

NAMES = tuple(COLOURS.values())


def die(word: str) -> str:
    """A die or the coin as it fell."""
    return rolled(word) if is_roll(word) else ""


def opened(match: Match, facts: Sequence[Event], say: Say) -> str:
    """[FAR-5.1] The dice that both have taken, under their cups."""
    fact = facts[-1]
    if fact.key != "revealed":
        return ""
    shown = fact.args()
    return uncovered(NAMES[shown["attack"]], NAMES[shown["guard"]], shown["side"], say)


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
    opened=opened,
    figures=(
        "gained", "lost", "run-out", "returned", "onside-kept", "onside-lost", "onside-without-t", "punted",
    ),
    terms=("offence-rolled", "defence-rolled", "breakaway", "broken-tackle"),
    echoes=("gained", "lost", "run-out", "returned", "punted"),
)  # fmt: skip
