"""Where plays end: first downs, scores, kicks and returns of a layer, by spot of the field, for all its leads at once.

All worth is the chance of the side on offence, "we", to win. `arrays` is NumPy, or CuPy on a graphics card: the code is
the same. What a play leads to counts in four ways, its *modes*: the clock stands still, it advances, and both again
where we may run it off [FAR-16.1].
"""

import functools
from types import ModuleType
from typing import Any

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.grid import (
    FIRST,
    GOAL,
    THEIRS,
    THEY_KICK_FREE,
    THEY_RECEIVE,
    WE_KICK_FREE,
    WE_RECEIVE,
    Span,
)
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    CARRY,
    CARRY_MET,
    INTERCEPTED,
    RUN,
    RUN_MET,
    Floats,
    Foul,
    Outcomes,
)
from downfield.games.first_and_roll.model.kinds import GREEN, NO_DIE, RED, YELLOW
from downfield.games.first_and_roll.odds.dice import COLOURS, Odds, merged
from downfield.games.first_and_roll.rules.field_goal import FIELD_GOAL
from downfield.games.first_and_roll.rules.kick_off import brought_to
from downfield.games.first_and_roll.rules.safety import SAFETY
from downfield.games.first_and_roll.rules.touchdown import TOUCHDOWN
from downfield.games.first_and_roll.rules.tries import EXTRA_POINT, TWO_POINTS

Array = Any  # of NumPy or CuPy

WIDE = GOAL + 1
MODES = 4
STILL, TICKED, RUN_STILL, RUN_TICKED = range(MODES)

# The rows of `Ends.rows`, each by spot
ROW_FIRST = 0  # by mode: a first down; at 0 a safety, at the goal line a touchdown
ROW_THEIRS = (
    ROW_FIRST + MODES
)  # by mode: a first down of theirs at their spot; at the goal line their touchdown
ROW_TURNED = ROW_THEIRS + MODES  # by colour: lost there, return and all
ROW_LOST = ROW_TURNED + 3  # a play from there that is lost: red, yellow; the same met, without a flag
ROW_PICKED = ROW_LOST + 4  # by mode: a bomb from there that is intercepted
ROW_CAUGHT = ROW_PICKED + 2  # a punt that comes down there
ROW_AWAY = ROW_CAUGHT + 1  # a kick from there, by the best die
ROW_GOOD = ROW_AWAY + 1  # a field goal from there; below zero where none is allowed
ROW_HAIL = ROW_GOOD + 1  # a Hail Mary likewise
ROWS = ROW_HAIL + 1

ALL = slice(None)
EDGE = np.concatenate([FIRST, np.arange(THEIRS, THEY_KICK_FREE + 1)])  # the slots from which all this is made
_OURS, _THEM = slice(0, GOAL - 1), slice(GOAL - 1, 2 * GOAL - 2)
_KICKS = {slot: 2 * (GOAL - 1) + k for k, slot in enumerate(range(WE_RECEIVE, THEY_KICK_FREE + 1))}


class Ends:
    """Works out the ends of a layer from its edge: the slots at which a series or a match goes on."""

    def __init__(self, o: Outcomes, span: Span, sudden: bool, arrays: ModuleType = np) -> None:
        self.o, self.span, self.sudden, self.xp = o, span, sudden, arrays
        self.after = {p: arrays.asarray(span.after(p)) for p in range(-8, 9)}
        self.back, self.lists, self.punts = ([self._array(each) for each in some] for some in matrices(o))
        self.fouls = [(foul, arrays.asarray(np.array(foul.spots))) for foul in o.fouls]
        self.good = self._array(np.array(o.good))
        self.run_out = self._array(at(merged([(brought_to(yards), p) for yards, p in o.run_out.items()])))
        self.onside = [
            (p, t, self._array(at(kept)), self._array(at(lost, True))) for p, t, kept, lost in o.onside
        ]

    def _array(self, values: Floats) -> Array:
        return self.xp.asarray(values)

    def lines(self, edge: Array) -> tuple[Array, Array]:
        """First downs by spot, ours and theirs, the goal lines included."""
        xp = self.xp
        first, theirs = (xp.zeros((*edge.shape[:2], WIDE)) for _ in range(2))
        first[..., 1:GOAL], theirs[..., 1:GOAL] = edge[..., _OURS], edge[..., _THEM]
        first[..., 0] = self.safety(edge)
        theirs[..., 0] = self.their_safety(edge)
        first[..., GOAL], theirs[..., GOAL] = self.touchdown(edge), self.their_touchdown(edge)
        return first, theirs

    # Scores ---------------------------------------------------------------------------------------------------------

    def kick(self, edge: Array, slot: int, points: int) -> Array:
        """A kick after points of ours; in a sudden death the points have decided."""
        if self.sudden:
            return self.xp.full(edge.shape[:2], float(points > 0))
        return edge[..., _KICKS[slot]][:, self.after[points]]

    def touchdown(self, edge: Array) -> Array:
        """Six points, and the better of the kick and the play for two [FAR-13.1]."""
        o, plain = self.o, self.kick(edge, THEY_RECEIVE, TOUCHDOWN)
        one = self.kick(edge, THEY_RECEIVE, TOUCHDOWN + EXTRA_POINT)
        two = self.kick(edge, THEY_RECEIVE, TOUCHDOWN + TWO_POINTS)
        return self.xp.maximum(o.kick * one + (1.0 - o.kick) * plain, o.two * two + (1.0 - o.two) * plain)

    def their_touchdown(self, edge: Array) -> Array:
        o, plain = self.o, self.kick(edge, WE_RECEIVE, -TOUCHDOWN)
        one = self.kick(edge, WE_RECEIVE, -TOUCHDOWN - EXTRA_POINT)
        two = self.kick(edge, WE_RECEIVE, -TOUCHDOWN - TWO_POINTS)
        return self.xp.minimum(o.kick * one + (1.0 - o.kick) * plain, o.two * two + (1.0 - o.two) * plain)

    def safety(self, edge: Array) -> Array:
        """[FAR-14.1] Two points for them, and our free kick."""
        return self.kick(edge, WE_KICK_FREE, -SAFETY)

    def their_safety(self, edge: Array) -> Array:
        return self.kick(edge, THEY_KICK_FREE, SAFETY)

    # Returns and kicks ------------------------------------------------------------------------------------------------

    def returned(self, theirs: Array, colour: int) -> Array:
        """They carry the ball back from each of our spots [FAR-6.4, FAR-6.5]."""
        flag = self.o.flags[colour]
        return ((1.0 - flag) * theirs + flag * self._after_flag(theirs)) @ self.back[colour]

    def _after_flag(self, theirs: Array) -> Array:
        total = sum(self._judged(theirs, foul, spots) for foul, spots in self.fouls)
        return total / len(self.fouls)

    def _judged(self, theirs: Array, foul: Foul, spots: Array) -> Array:
        """A penalty on a return by where it ended; theirs[0] is a safety against those who return."""
        if not foul.on_return:
            return theirs
        accepted = theirs[..., spots]
        if foul.by_offence:
            return self.xp.maximum(theirs, accepted)
        accepted[..., GOAL] = theirs[..., GOAL]  # [FAR-6.5] moot after a touchdown
        return self.xp.minimum(theirs, accepted)

    def _turnover(self, theirs: Array, colour: int) -> Array:
        """Lost at each spot and returned, or lost behind a goal line [FAR-6.3a, FAR-6.3b]."""
        worth = theirs[..., ::-1].copy() if colour == NO_DIE else self.returned(theirs, colour)
        worth[..., 0] = theirs[..., GOAL]
        worth[..., GOAL] = theirs[..., self.o.touchback]
        return worth

    def still(self, edge: Array, rows: Array, leads: slice = ALL) -> None:
        """Fill in all rows of the mode in which the clock stands still, for some of the leads."""
        first, theirs = (each[:, leads] for each in self.lines(edge))
        rows[..., ROW_FIRST, :], rows[..., ROW_THEIRS, :] = first, theirs
        turned = [self._turnover(theirs, colour) for colour in self.o.returned]
        for colour in COLOURS:
            rows[..., ROW_TURNED + colour, :] = turned[colour]
        for k, (colour, each) in enumerate(
            ((RED, RUN), (YELLOW, CARRY), (RED, RUN_MET), (YELLOW, CARRY_MET))
        ):
            rows[..., ROW_LOST + k, :] = turned[colour] @ self.lists[each]
        self._intercepted(theirs, rows, STILL)
        caught = self.xp.minimum(theirs[..., ::-1], self.returned(theirs, YELLOW))  # [FAR-9.6]
        rows[..., ROW_CAUGHT, :] = caught
        caught = caught.copy()
        caught[..., GOAL] = theirs[..., self.o.touchback]  # [FAR-9.5]
        kicks = [caught @ punt for punt in self.punts]
        rows[..., ROW_AWAY, :] = self.xp.maximum(self.xp.maximum(kicks[0], kicks[1]), kicks[2])
        self._field_goal(self.kick(edge, THEY_RECEIVE, FIELD_GOAL)[:, leads], theirs, rows)

    def ticked(self, edge: Array, rows: Array, leads: slice = ALL) -> None:
        """Fill in the rows of the mode in which the clock advances."""
        self.ran(edge, rows, TICKED, leads)
        self._intercepted(rows[..., ROW_THEIRS + TICKED, :], rows, TICKED)

    def ran(self, edge: Array, rows: Array, mode: int, leads: slice = ALL) -> None:
        """Fill in the rows of a mode in which the clock may be run off."""
        first, theirs = self.lines(edge)
        rows[..., ROW_FIRST + mode, :], rows[..., ROW_THEIRS + mode, :] = first[:, leads], theirs[:, leads]

    def _intercepted(self, theirs: Array, rows: Array, mode: int) -> None:
        rows[..., ROW_PICKED + mode, :] = self._turnover(theirs, GREEN) @ self.lists[INTERCEPTED]

    def _field_goal(self, made: Array, theirs: Array, rows: Array) -> None:
        """[FAR-12.1] The defence blocks with the pair it likes best, or with none."""
        lost = theirs[..., ::-1]
        kicked = self.good * made[..., None] + (1.0 - self.good) * lost
        worth = kicked
        for both, _ in self.o.pairs:
            worth = self.xp.minimum(worth, both * lost + (1.0 - both) * kicked)
        rows[..., ROW_GOOD, :] = worth
        rows[..., ROW_GOOD, : GOAL - self.o.longest] = -1.0
        rows[..., ROW_GOOD, GOAL] = -1.0

    def kicks(self, rows: Array) -> tuple[Array, Array]:
        """What a kick-off is worth to us who receive it, and a free kick to us who kick it."""
        xp, first, tb = self.xp, rows[..., ROW_FIRST, :], self.o.touchback
        regular = xp.maximum(first[..., tb], first @ self.run_out)  # [FAR-4.2]
        onside = sum(
            p * (rows[..., ROW_THEIRS + t, :] @ kept + rows[..., ROW_FIRST + t, :] @ lost)
            for p, t, kept, lost in self.onside
        )
        return xp.minimum(regular, onside), rows[..., ROW_AWAY, self.o.free_kick]


@functools.lru_cache(maxsize=2)
def matrices(o: Outcomes) -> tuple[list[Floats], list[Floats], list[Floats]]:
    """Returns, plays and punts as matrices, see `thrown`: every layer needs the same."""
    lists, punts = ([thrown(odds) for odds in some] for some in (o.lists, o.punts))
    return [thrown(odds, turned=True) for odds in o.back], lists, punts


def thrown(odds: Odds, turned: bool = False) -> Floats:
    """A matrix from where a throw ends (row) to where it began (column), from each of our spots, or theirs turned."""
    found = np.zeros((WIDE, WIDE))
    for spot in range(WIDE):
        for yards, p in odds.items():
            found[min(max((GOAL - spot if turned else spot) + yards, 0), GOAL), spot] += p
    return found


def at(odds: Odds, turned: bool = False) -> Floats:
    """Odds by spot, or by the spot of the other side."""
    found = np.zeros(WIDE)
    for spot, p in odds.items():
        found[GOAL - spot if turned else min(spot, GOAL)] += p
    return found
