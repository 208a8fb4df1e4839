"""Passes without a flag: the green die alone, covered, and as a bomb."""

from downfield.games.first_and_roll.coach.solve.layers.flat import N_MISSED, N_PICKED
from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.layers.lanes import (
    ALONE,
    BOMBED,
    MET,
    Dice,
    Ways,
    add,
    clear,
    copy,
    on_field,
    raise_to,
)
from downfield.games.first_and_roll.coach.solve.layers.outcomes import BOMB, BOMB_ON, COVER, PASS_ON, Floats
from downfield.games.first_and_roll.coach.solve.layers.quick import quick
from downfield.games.first_and_roll.coach.solve.layers.ways import last_of
from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND


@quick
def throw(
    into: Floats,
    p: float,
    d: Dice,
    ways: Ways,
    ruled: int,
    spot: int,
    missed: Floats,
    ball: int,
    going: Floats,
) -> None:
    """The green die, thrown at a spot; `missed` at the ball is what a pass is worth that is too long."""
    add(into, p, ways.thrown[ruled], spot + d.back)
    if d.missed[ruled, spot + d.back] > 0.0:
        add(into, p * d.missed[ruled, spot + d.back], missed, ball)
    for k in range(d.start[PASS_ON], d.start[PASS_ON + 1]):
        if spot + d.yards[k] <= last_of(ruled):
            add(into, p * d.odds[k], going, spot + d.yards[k] + d.back)


@quick
def break_away(d: Dice, ways: Ways, ruled: int, missed: Floats, ball: int, going: Floats) -> None:
    """Breakaways by the spot they have come to, the farthest first: stopped, or rolled on [FAR-7.1]."""
    for spot in range(last_of(ruled), -d.back - 1, -1):
        if d.wanted[ruled, ball, spot + d.back]:
            row = going[spot + d.back]
            clear(row)
            throw(row, 1.0, d, ways, ruled, spot, missed, ball, going)
            if ruled:
                raise_to(row, ways.ends, on_field(spot))


@quick
def passes(
    into: Floats, d: Dice, ways: Ways, ruled: int, missed: Floats, picked: Floats, ball: int, going: Floats
) -> None:
    """The green die: alone, covered, as a bomb [FAR-8.3]."""
    break_away(d, ways, ruled, missed, ball, going)
    throw(into[ALONE + GREEN], 1.0, d, ways, ruled, ball, missed, ball, going)
    for k in range(d.start[COVER], d.start[COVER + 1]):
        throw(into[MET + GREEN], d.odds[k], d, ways, ruled, ball + d.yards[k], missed, ball, going)
    bomb(into[BOMBED], d, ways, ruled, missed, picked, ball, going)


@quick
def bomb(
    into: Floats, d: Dice, ways: Ways, ruled: int, missed: Floats, picked: Floats, ball: int, going: Floats
) -> None:
    """A Long Bomb; all that is incomplete counts together, and so does all that crosses the goal line."""
    incomplete, over = d.numbers[N_MISSED], 0.0
    copy(into, picked, ball)
    for k in range(len(into)):
        into[k] *= d.numbers[N_PICKED]
    for k in range(d.start[BOMB], d.start[BOMB_ON + 1]):
        to = ball + d.yards[k]
        if k >= d.start[BOMB_ON] and to <= last_of(ruled):
            add(into, d.odds[k], going, to + d.back)
        elif ruled and to > BEYOND:
            incomplete += d.odds[k]
        elif to >= GOAL:
            over += d.odds[k]
        else:
            add(into, d.odds[k], ways.ends, on_field(to))
    add(into, incomplete, missed, ball)
    add(into, over, ways.ends, GOAL)
