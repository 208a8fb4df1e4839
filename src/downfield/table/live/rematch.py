"""The match that follows another: the same people, teams, options and clock, sides swapped, fresh dice."""

from collections.abc import Mapping

import msgspec

from downfield.kernel.options import Value
from downfield.kernel.spec import Seat
from downfield.store.kept import RATED, Deed, KeptMatch, KeptSeat, Standing
from downfield.table.live.sitting import Sitting
from downfield.table.live.standings import standing
from downfield.table.protocol.wishes import kept_match

TAKEN_ALONG = ("team", "roster", "treasury")  # what belongs to a person, not to a side


def swapped(seats: tuple[Seat, ...]) -> list[int]:
    """By each seat the one that its holder takes next: the same place on the other side, where there is one."""
    sides = [[i for i, seat in enumerate(seats) if seat.side == side] for side in (0, 1)]
    if len(sides[0]) != len(sides[1]):
        return list(range(len(seats)))
    other = dict(zip(sides[0] + sides[1], sides[1] + sides[0], strict=True))
    return [other[i] for i in range(len(seats))]


def turned(agreed: Mapping[str, Value]) -> dict[str, Value]:
    """The same options where sides are swapped: whoever was at home takes his team along."""
    found = dict(agreed)
    for home, away in ((f"home_{what}", f"away_{what}") for what in TAKEN_ALONG):
        if home in agreed and away in agreed:
            found[home], found[away] = agreed[away], agreed[home]
    return found


def next_match(sitting: Sitting, at: int) -> tuple[KeptMatch, list[KeptSeat], list[Deed], Standing]:
    """The rematch as it is to be written down; the same keys open its seats."""
    old = sitting.kept
    places = sitting.match.seats
    agreed = turned(sitting.match.options_agreed) if swapped(places)[0] else sitting.match.options_agreed
    start = "" if old.lesson else old.start  # after a lesson, a match from its beginning
    counts = RATED if old.rated else ""
    kept = kept_match(sitting.game, agreed, None, "", start, old.listed, old.clock, old.watch, rated=counts)
    moved = [_moved(held, to, places) for held, to in zip(sitting.seats, swapped(places), strict=True)]
    following = Sitting(kept, sorted(moved, key=lambda seat: seat.seat), sitting.game)
    following.now = at
    deeds = following.open()
    return kept, following.seats, deeds, standing(following)


def _moved(held: KeptSeat, to: int, places: tuple[Seat, ...]) -> KeptSeat:
    """Who held a seat on another; whoever was called after the seat is called after the new one."""
    name = places[to].name if held.name == places[held.seat].name else held.name
    return msgspec.structs.replace(held, seat=to, name=name)
