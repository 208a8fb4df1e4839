"""How a play of Famous First Downs is told: the coin falls, cards turn, and what it comes to."""

from collections.abc import Sequence
from typing import cast

from downfield.games.first_downs.board.coins import coin
from downfield.games.first_downs.board.meeting import meeting
from downfield.games.first_downs.board.tiles import head, tail
from downfield.games.first_downs.components.box import box_of
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.match import Match
from downfield.kernel.show.beat import Staging
from downfield.kernel.show.svg import Say, el
from downfield.kernel.words import Event

WIDE = 96.0


def die(word: str) -> str:
    """[FFD-2.2, FFD-7.4] The coin as it fell."""
    if word not in ("cH", "cT"):
        return ""
    return coin(WIDE / 2, "", "silver") + el("g", head() if word == "cH" else tail(), transform="scale(.9)")


def opened(match: Match, facts: Sequence[Event], say: Say) -> str:
    """[FFD-4.4] Both cards, once option and card are known."""
    fact = facts[-1]
    played = next((one for one in reversed(facts) if one.key == "play"), None)
    if fact.key != "revealed" or played is None:  # a match may begin with the play on the table
        return ""
    cards, play = box_of(match).cards, played.args()
    shown, t = fact.args(), cast(Downs, match.state).t
    return meeting(cards, t, play["side"], play["play"] - 1, shown["option"], shown["card"] - 1, say)


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
    opened=opened,
    figures=("compared", "tackled"),
    echoes=("compared", "tackled", "gained", "lost"),
)
