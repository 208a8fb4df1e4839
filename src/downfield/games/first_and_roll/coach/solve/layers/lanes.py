"""Plays written out in loops: every case of a wave is a lane, and all lanes go abreast.

A table has a row for each spot of the field, and in the row a number for each lane. Whatever a play comes to is added
to a row. These functions are compiled, see `quick`; so they know neither objects nor arrays made on the way.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.layers.flat import N_FLAG, N_MISSED, N_PICKED
from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    BOMB,
    BOMB_ON,
    COVER,
    PASS,
    PASS_ON,
    Floats,
)
from downfield.games.first_and_roll.coach.solve.layers.quick import quick
from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

Numbers = NDArray[np.int32]
Judge = Callable[[Floats, float, Floats, int, Floats], None]

# Ways a play goes, as rows of what it is worth: a colour alone, a bomb, a colour met, a punt that is blocked
ALONE, BOMBED, MET, BLOCK, WAYS = 0, 3, 4, 7, 8


class Dice(NamedTuple):
    """What is known of the dice, as flat arrays; see `flat`."""

    odds: Floats
    yards: Numbers
    start: Numbers
    numbers: Floats
    fouls: Numbers  # those of the offence first
    starts: Numbers
    ruled: Numbers
    fresh: Numbers  # by spot the marker of a first down there
    run_off_matched: bool
    nearest: int  # yards from the ball to where the nearest breakaway can begin


class Desk(NamedTuple):
    """Room to work in."""

    landed: Floats  # where a play of this down ends
    ran: Floats  # the same after a run that may go on
    accepted: Floats  # each penalty
    going: Floats  # breakaways by the spot they have come to
    wanted: NDArray[np.bool_]  # the spots that breakaways can come to
    row: Floats
    worth: Floats
    turned: Floats
    best: Floats


class Flight(NamedTuple):
    """A pass: from where, where it ends, what an incomplete one is worth, whether it can be overthrown [FAR-11.1]."""

    ball: int
    ends: Floats
    missed: Floats
    ruled: bool
    last: int  # behind it no pass goes on


def judging(offence: int, fouls: int) -> Judge:
    """How the offended side decides on a flag, if so many of the fouls are the offence's."""

    @quick
    def judged(into: Floats, p: float, table: Floats, spot: int, accepted: Floats) -> None:
        """Add the mean over the penalty die, as likely as `p`."""
        for k in range(len(into)):
            declined, total = table[spot, k], 0.0
            for j in range(offence):
                total += min(declined, accepted[j, k])
            for j in range(offence, fouls):
                total += max(declined, accepted[j, k])
            into[k] += p / fouls * total

    return judged


@quick
def clear(into: Floats) -> None:
    """Nothing is added yet."""
    for k in range(len(into)):
        into[k] = 0.0


@quick
def add(into: Floats, p: float, table: Floats, spot: int) -> None:
    """Add a row of a table, as likely as `p`."""
    for k in range(len(into)):
        into[k] += p * table[spot, k]


@quick
def raise_to(into: Floats, table: Floats, spot: int) -> None:
    """At least a row of a table."""
    for k in range(len(into)):
        into[k] = max(into[k], table[spot, k])


@quick
def on_field(spot: int) -> int:
    """A spot, or the goal line behind which it lies."""
    return min(max(spot, 0), GOAL)


# Runs -------------------------------------------------------------------------------------------------------------


@quick
def run(into: Floats, d: Dice, each: int, table: Floats, ball: int) -> None:
    """Dice that carry the ball as a list says; what reaches the goal line counts together."""
    over = 0.0
    for k in range(d.start[each], d.start[each + 1]):
        spot = ball + d.yards[k]
        if spot >= GOAL:
            over += d.odds[k]
        else:
            add(into, d.odds[k], table, on_field(spot))
    add(into, over, table, GOAL)


@quick
def run_judged(
    into: Floats, d: Dice, each: int, table: Floats, ball: int, p: float, accepted: Floats, judge: Judge
) -> None:
    """The same under a flag, which is as likely as `p`."""
    over = 0.0
    for k in range(d.start[each], d.start[each + 1]):
        spot = ball + d.yards[k]
        if spot >= GOAL:
            over += d.odds[k]
        else:
            judge(into, p * d.odds[k], table, on_field(spot), accepted)
    judge(into, p * over, table, GOAL, accepted)


# Passes -----------------------------------------------------------------------------------------------------------


@quick
def stop(into: Floats, p: float, f: Flight, spot: int) -> None:
    """A pass that ends at a spot, or is too long."""
    if f.ruled and spot > BEYOND:
        add(into, p, f.missed, f.ball)
    else:
        add(into, p, f.ends, on_field(spot))


@quick
def stop_judged(into: Floats, p: float, f: Flight, spot: int, accepted: Floats, judge: Judge) -> None:
    """The same under a flag."""
    if f.ruled and spot > BEYOND:
        judge(into, p, f.missed, f.ball, accepted)
    else:
        judge(into, p, f.ends, on_field(spot), accepted)


@quick
def throw(into: Floats, p: float, d: Dice, f: Flight, spot: int, going: Floats) -> None:
    """The green die, thrown at a spot; where a breakaway leads is known."""
    for k in range(d.start[PASS], d.start[PASS + 1]):
        stop(into, p * d.odds[k], f, spot + d.yards[k])
    go_on(into, p, d, f, PASS_ON, spot, going)


@quick
def go_on(into: Floats, p: float, d: Dice, f: Flight, each: int, spot: int, going: Floats) -> None:
    """Faces of a list that go on, from a spot."""
    for k in range(d.start[each], d.start[each + 1]):
        to = spot + d.yards[k]
        if to > f.last:
            stop(into, p * d.odds[k], f, to)
        else:
            add(into, p * d.odds[k], going, to)


@quick
def throw_judged(into: Floats, p: float, d: Dice, f: Flight, spot: int, desk: Desk, judge: Judge) -> None:
    """The green die under a flag; where a breakaway leads is known."""
    for k in range(d.start[PASS], d.start[PASS + 1]):
        stop_judged(into, p * d.odds[k], f, spot + d.yards[k], desk.accepted, judge)
    for k in range(d.start[PASS_ON], d.start[PASS_ON + 1]):
        to = spot + d.yards[k]
        if to > f.last:
            stop_judged(into, p * d.odds[k], f, to, desk.accepted, judge)
        else:
            add(into, p * d.odds[k], desk.going, to)


@quick
def break_away(d: Dice, f: Flight, going: Floats) -> None:
    """Breakaways by the spot they have come to, the farthest first: stopped, or rolled on [FAR-7.1]."""
    for spot in range(f.last, max(0, f.ball + d.nearest) - 1, -1):
        clear(going[spot])
        throw(going[spot], 1.0, d, f, spot, going)
        if f.ruled:
            raise_to(going[spot], f.ends, on_field(spot))


@quick
def break_away_judged(d: Dice, f: Flight, desk: Desk, judge: Judge) -> None:
    """The same under a flag, for the spots alone that a throw from the ball can come to."""
    for spot in range(f.ball, f.last + 1):
        desk.wanted[spot] = spot == f.ball
    for spot in range(f.ball, f.last + 1):
        for k in range(d.start[PASS_ON], d.start[PASS_ON + 1]):
            if desk.wanted[spot] and spot + d.yards[k] <= f.last:
                desk.wanted[spot + d.yards[k]] = True
    for spot in range(f.last, f.ball, -1):
        if desk.wanted[spot]:
            clear(desk.going[spot])
            throw_judged(desk.going[spot], 1.0, d, f, spot, desk, judge)
            if f.ruled:
                clear(desk.row)
                judge(desk.row, 1.0, f.ends, on_field(spot), desk.accepted)
                for k in range(len(desk.row)):
                    desk.going[spot, k] = max(desk.going[spot, k], desk.row[k])


@quick
def passes(into: Floats, d: Dice, f: Flight, picked: Floats, desk: Desk, judge: Judge) -> None:
    """The green die: alone, as a bomb [FAR-8.3], covered, covered under a flag."""
    break_away(d, f, desk.going)
    throw(into[ALONE + GREEN], 1.0, d, f, f.ball, desk.going)
    for k in range(d.start[COVER], d.start[COVER + 1]):
        throw(into[MET + GREEN], d.odds[k], d, f, f.ball + d.yards[k], desk.going)
    add(into[BOMBED], d.numbers[N_MISSED], f.missed, f.ball)
    add(into[BOMBED], d.numbers[N_PICKED], picked, f.ball)
    for k in range(d.start[BOMB], d.start[BOMB + 1]):
        stop(into[BOMBED], d.odds[k], f, f.ball + d.yards[k])
    go_on(into[BOMBED], 1.0, d, f, BOMB_ON, f.ball, desk.going)
    break_away_judged(d, f, desk, judge)
    throw_judged(into[MET + GREEN], d.numbers[N_FLAG + GREEN], d, f, f.ball, desk, judge)
