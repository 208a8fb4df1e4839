"""What the rules make of an option, found by playing it: a measure for every number that odds show.

A measure is a list of ways to play on, each as likely, and what the facts that follow are worth. Nobody pays for
anything, but where a measure says so.
"""

import math
from collections.abc import Callable, Sequence
from typing import cast

from downfield.games.first_downs.model import questions as q
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from tests.games.first_downs.table import facts, tokens

GAINED = {"first-down", "goal-to-go", "touchdown", "converted"}
COIN = ("cH", "cT")

Way = tuple[str, ...]  # words: answers of both, and "?" for a toss
Worth = Callable[[Match], float]
Measure = tuple[
    list[Way], Worth, str
]  # `buy` or `pay` where yards are bought or tosses skipped, else nothing


# What is worth something ----------------------------------------------------------------------------------------


def gained(match: Match) -> float:
    """Whether the yards were enough."""
    return float(bool(GAINED & set(facts(match))))


def tackled(match: Match) -> float:
    """Whether a shield stopped the play."""
    return float("tackled" in facts(match))


def yards(match: Match) -> float:
    """The yards that the cards make."""
    return float(sum(event.args()["yards"] for event in match.events if event.key == "compared"))


def kicked(match: Match) -> float:
    """Whether a field goal is good."""
    return float("field-goal" in facts(match))


def points(match: Match) -> float:
    """The points of the drive."""
    return float(sum(event.args()["points"] for event in match.events if "points" in event.args()))


# Playing it -----------------------------------------------------------------------------------------------------


def value(match: Match, worth: Worth, pays: str) -> float:
    """What a down is worth from here on average, a toss falling either way."""
    if match.need.kind == "chance" and not match.state.quiet:
        return sum(value(match.clone().play(side), worth, pays) for side in COIN) / len(COIN)
    return worth(match) if _is_over(match) else value(_decided(match, pays), worth, pays)


def played(match: Match, worth: Worth, pays: str, rng: Rng) -> float:
    """What one down is worth, the coin falling as it does."""
    while not _is_over(match):
        chance = match.need.kind == "chance"
        match = match.play(COIN[rng.below(2)]) if chance else _decided(match, pays)
    return worth(match)


def _is_over(match: Match) -> bool:
    return match.over or bool(match.state.quiet)


def _decided(match: Match, pays: str) -> Match:
    """The next question answered: by paying if that is meant, else by passing."""
    words = tokens(match, match.need.seats[0])
    return match.play(pays if pays in words else "pass" if "pass" in words else words[0])


def _tossed(match: Match, pays: str) -> Match:
    """The match at its next toss, or where the down is over."""
    while not _is_over(match) and match.need.kind != "chance":
        match = _decided(match, pays)
    return match


def exactly(start: Match, measure: Measure) -> float:
    """A measure, every card and every side of a coin as likely."""
    ways, worth, pays = measure
    return sum(value(start.clone().play(list(way)), worth, pays) for way in ways) / len(ways)


def sampled(start: Match, measure: Measure, plays: int, rng: Rng) -> tuple[float, float]:
    """A measure in so many plays, and how far chance may have taken it from the truth."""
    ways, worth, pays = measure
    starts = [_tossed(start.clone().play(list(way)), pays) for way in ways]
    drawn = [starts[rng.below(len(ways))] for _ in range(plays)]
    found = [worth(m) if _is_over(m) else played(m.clone(), worth, pays, rng) for m in drawn]
    mean = sum(found) / plays
    spread = sum((x - mean) ** 2 for x in found) / plays
    return mean, 5 * math.sqrt(max(spread, 1 / plays) / plays)


# The measure of each number -------------------------------------------------------------------------------------


def measures(match: Match, seat: int, token: str) -> dict[str, list[Measure]]:
    """For each number of an option its measures; the number is the largest of them."""
    match match.state.question:
        case q.Q_PLAY:
            return {"share": [(_against(match, (token,), option), gained, "") for option in "123"]}
        case q.Q_CARDS if seat == _attacker(match):
            return _option(match, token)
        case q.Q_CARDS:
            ways: list[Way] = [(f"{option}/{token}",) for option in "123"]
            return {"share": [(ways, gained, "")], "tackled": [(ways, tackled, "")]}
        case q.Q_FOURTH if token == "gamble":
            return {"share": _best(match, ("gamble",), gained)}
        case q.Q_FOURTH | q.Q_TOSS:
            return _kick(match, token)
        case q.Q_TOUCHDOWN:
            return {"share": _best(match, ("convert",), gained), "points": _best(match, ("convert",), points)}
    return {}


def _against(match: Match, before: Way, option: str) -> list[Way]:
    """An option against every card."""
    ahead = match.clone().play(list(before))
    return [(*before, f"{option}/{card}") for card in tokens(ahead, 1 - _attacker(ahead))]


def _attacker(match: Match) -> int:
    return cast(Downs, match.state).attacker


def _best(match: Match, before: Way, worth: Worth) -> list[Measure]:
    """Every option of every play, of which one is best."""
    plays = tokens(match.clone().play(list(before)))
    return [(_against(match, (*before, play), option), worth, "") for play in plays for option in "123"]


def _option(match: Match, option: str) -> dict[str, list[Measure]]:
    ways = _against(match, (), option)
    found: dict[str, list[Measure]] = {
        "share": [(ways, gained, "")], "tackled": [(ways, tackled, "")], "yards": [(ways, yards, "")],
    }  # fmt: skip
    return found | {"bought": [(ways, gained, "buy")]}


def _kick(match: Match, token: str) -> dict[str, list[Measure]]:
    return {"good": [([(token,)], kicked, "")], "paid": [([(token,)], kicked, "pay")]}


def largest(start: Match, found: Sequence[Measure]) -> Measure:
    """The measure that is worth most."""
    return max(found, key=lambda measure: exactly(start, measure))
