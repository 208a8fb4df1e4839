"""Knock-out: who meets whom as soon as the matches before are decided; drawn once, empty places and all."""

from collections.abc import Callable, Sequence

import msgspec

from downfield.league.tables import BYE

OPEN = -1  # a place that is not decided yet
SEED, WINNER, LOSER = "seed", "winner", "loser"


class Source(msgspec.Struct, frozen=True):
    """Who comes to a place: seed number so and so (from 0), or the winner or loser of a spot before."""

    kind: str
    of: int


class Spot(msgspec.Struct, frozen=True):
    """A spot of the bracket where two meet; `part` is winners, losers, third, final, or again."""

    round: int  # from 0
    part: str
    home: Source
    away: Source


def bracket(entrants: int, third_place: bool = False, double: bool = False) -> list[Spot]:
    """The spots of a knock-out in the order in which they are played."""
    size = 1
    while size < entrants:
        size *= 2
    return _double(size) if double and size > 1 else _single(size, third_place)


def seeding(size: int) -> list[int]:
    """In which order seeds stand in the first round, so that the best two meet in the final only."""
    order = [0]
    while len(order) < size:
        order = [seed for best in order for seed in (best, 2 * len(order) - 1 - best)]
    return order


def _first(size: int) -> list[Spot]:
    order = seeding(size)
    pairs = zip(order[::2], order[1::2], strict=True)
    return [Spot(0, "winners", Source(SEED, home), Source(SEED, away)) for home, away in pairs]


def _single(size: int, third_place: bool) -> list[Spot]:
    spots = _first(size)
    latest, number = list(range(len(spots))), 0
    while len(latest) > 1:
        number += 1
        if len(latest) == 2 and third_place:
            spots.append(Spot(number, "third", *(Source(LOSER, at) for at in latest)))
        part = "final" if len(latest) == 2 else "winners"
        latest = _next(spots, latest, number, part, WINNER)
    return spots


def _next(spots: list[Spot], latest: Sequence[int], number: int, part: str, kind: str) -> list[int]:
    """Those who have won (or lost) neighbouring spots meet."""
    first = len(spots)
    pairs = zip(latest[::2], latest[1::2], strict=True)
    spots += [Spot(number, part, Source(kind, a), Source(kind, b)) for a, b in pairs]
    return list(range(first, len(spots)))


def _double(size: int) -> list[Spot]:
    """Who has lost once plays on among the losers; the last of both meet, twice if the one without a loss loses."""
    spots = _first(size)
    winners, number = list(range(len(spots))), 1
    losers = _next(spots, winners, number, "losers", LOSER) if size > 2 else []
    turned = True
    while len(winners) > 1:
        winners = _next(spots, winners, number, "winners", WINNER)
        number += 1
        fallen = winners[::-1] if turned else winners  # so that nobody meets again soon
        turned = not turned
        losers = _against(spots, losers, fallen, number)
        if len(losers) > 1:
            number += 1
            losers = _next(spots, losers, number, "losers", WINNER)
    number += 1
    rival = Source(WINNER, losers[0]) if losers else Source(LOSER, winners[0])
    spots.append(Spot(number, "final", Source(WINNER, winners[0]), rival))
    last = len(spots) - 1
    spots.append(Spot(number + 1, "again", Source(WINNER, last), Source(LOSER, last)))
    return spots


def _against(spots: list[Spot], losers: Sequence[int], fallen: Sequence[int], number: int) -> list[int]:
    """Those left among the losers meet those who have just lost for the first time."""
    first = len(spots)
    pairs = zip(losers, fallen, strict=True)
    spots += [Spot(number, "losers", Source(WINNER, a), Source(LOSER, b)) for a, b in pairs]
    return list(range(first, len(spots)))


Decided = Callable[
    [int, int, int], int | None
]  # of spot so and so between two: who won (an entrant), None if open


def places(spots: Sequence[Spot], seeds: Sequence[int], decided: Decided) -> list[tuple[int, int]]:
    """Who stands in each spot by now: entrants, OPEN, or BYE where nobody comes."""
    found: list[tuple[int, int]] = []
    ends: list[tuple[int, int]] = []  # of each spot, winner and loser
    for at, spot in enumerate(spots):
        pair = (_who(spot.home, seeds, ends), _who(spot.away, seeds, ends))
        if _is_spared(spots, at, pair, found):
            pair = (pair[0], BYE)
        found.append(pair)
        ends.append(_end(at, pair, decided))
    return found


def _is_spared(
    spots: Sequence[Spot], at: int, pair: tuple[int, int], found: Sequence[tuple[int, int]]
) -> bool:
    """Whether the second final is not played: whoever won the first had not lost before."""
    again = spots[at].part == "again"
    return again and pair[0] != OPEN and pair[0] == found[at - 1][0]


def _who(source: Source, seeds: Sequence[int], ends: Sequence[tuple[int, int]]) -> int:
    if source.kind == SEED:
        return seeds[source.of] if source.of < len(seeds) else BYE
    return ends[source.of][source.kind == LOSER]


def _end(at: int, pair: tuple[int, int], decided: Decided) -> tuple[int, int]:
    home, away = pair
    if OPEN in pair:
        return OPEN, OPEN
    if BYE in pair:
        return (home or away), BYE
    won = decided(at, home, away)
    if won is None:
        return OPEN, OPEN
    return won, away if won == home else home
