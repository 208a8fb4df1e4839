"""What dice make of the ends of plays, spot by spot from the goal line back: worked out once for all plays of a down.

A chain of re-rolls from a spot is its faces that end there, and the same chain from where another face leads. What lies
ahead of a marker is the same for every series behind it, so only what is short of it is worked out anew.
"""

from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.layers.lanes import Dice, Ways, add, clear, copy, on_field
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    CARRIED,
    ENDS,
    GOES_ON,
    PARTS,
    PASS,
    PASS_ON,
)
from downfield.games.first_and_roll.coach.solve.layers.quick import quick
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND


@quick
def last_of(ruled: int) -> int:
    """The spot behind which no pass goes on [FAR-11.1]."""
    return BEYOND if ruled else GOAL - 1


@quick
def bound(ways: Ways, low: int, high: int) -> None:
    """The least and the most from each spot on."""
    for spot in range(min(high, GOAL), max(low, 0) - 1, -1):
        ahead = min(spot + 1, GOAL)
        for k in range(ways.ends.shape[1]):
            end = ways.ends[spot, k]
            ways.least[spot, k] = end if spot == GOAL else min(end, ways.least[ahead, k])
            ways.most[spot, k] = end if spot == GOAL else max(end, ways.most[ahead, k])


@quick
def chain(ways: Ways, d: Dice, colour: int, low: int, high: int) -> None:
    """A die that carries the ball, with its re-rolls, from the spots that `low` to `high` count for."""
    first, rows = CARRIED + PARTS * colour, ways.chains[colour]
    top = GOAL - d.shortest
    for spot in range(top if high >= GOAL else min(top, high - d.shortest), low - 1, -1):
        row = rows[spot + d.back]
        if spot == top:
            copy(row, ways.ends, GOAL)
            continue
        clear(row)
        for k in range(d.start[first + ENDS], d.start[first + ENDS + 1]):
            add(row, d.odds[k], ways.ends, on_field(spot + d.yards[k]))
        for k in range(d.start[first + GOES_ON], d.start[first + GOES_ON + 1]):
            add(row, d.odds[k], rows, min(spot + d.yards[k], top) + d.back)


@quick
def throw_all(ways: Ways, d: Dice, low: int, high: int) -> None:
    """The green die: what ends where it may, and breakaways that end because nothing can follow them."""
    for ruled in range(2):
        if d.rules[ruled]:
            last = last_of(ruled)
            for spot in range(last if high >= GOAL else min(last, high - d.shortest), low - 1, -1):
                row = ways.thrown[ruled, spot + d.back]
                clear(row)
                for each in range(PASS, PASS_ON + 1):
                    for k in range(d.start[each], d.start[each + 1]):
                        to = spot + d.yards[k]
                        if (each == PASS or to > last) and not (ruled and to > BEYOND):
                            add(row, d.odds[k], ways.ends, on_field(to))
