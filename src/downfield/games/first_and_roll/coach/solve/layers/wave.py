"""Layers that are solved together: same half, same clock, equally many time-outs left in all; each with its mirror.

Inside a layer the clock stands still, so a match may come back to it: it is swept until nothing moves any more.
"""

from dataclasses import dataclass
from types import ModuleType
from typing import NamedTuple, Protocol

from downfield.games.first_and_roll.coach.solve.layers.ends import (
    EDGE,
    ROW_HAIL,
    ROWS,
    RUN_STILL,
    RUN_TICKED,
    WIDE,
    Array,
    Ends,
)
from downfield.games.first_and_roll.coach.solve.layers.folds import advance, edges, slots
from downfield.games.first_and_roll.coach.solve.layers.grid import (
    FIRST,
    OWN,
    SLOTS,
    WE_KICK_FREE,
    WE_RECEIVE,
    Span,
)
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes

FIRST_HALF, SECOND_HALF, OVERTIME = 1, 2, 3
MOST_SWEEPS = 500


class Layer(NamedTuple):
    """A half, who kicks off the second (1: we do; 0: they do, or it is past), the clock, time-outs ours and theirs."""

    half: int
    kicks: int
    tick: int
    ours: int
    theirs: int

    @property
    def mirror(self) -> "Layer":
        """The same layer in the eyes of the others."""
        kicks = 1 - self.kicks if self.half == FIRST_HALF else 0
        return self._replace(kicks=kicks, ours=self.theirs, theirs=self.ours)


@dataclass
class Solved:
    """What a layer is worth: plays by lead and slot, and its two kicks by lead."""

    values: Array
    kicks: Array


class Shelf(Protocol):
    """Where solved layers are kept."""

    def get(self, layer: Layer) -> Solved: ...
    def put(self, layer: Layer, solved: Solved) -> None: ...


class Sweeper(Protocol):
    """Goes over all plays of layers once, down by down, and says how far a value moved at most.

    After a sweep the first downs are in the wave; the other plays may come only at the end.
    """

    def prepare(self, wave: "Wave") -> None: ...
    def sweep(self, wave: "Wave") -> float: ...
    def finish(self, wave: "Wave") -> None: ...


class Clock:
    """What the clock makes of solved layers."""

    def __init__(self, o: Outcomes, span: Span, shelf: Shelf, arrays: ModuleType) -> None:
        self.o, self.span, self.shelf, self.xp = o, span, shelf, arrays

    def over(self, layer: Layer) -> Array:
        """What the end of the half is worth, by lead."""
        xp = self.xp
        if layer.half == OVERTIME:
            return xp.full(1, 0.5)  # [FAR-18.1] a new draw, or at last a draw
        if layer.half == SECOND_HALF:
            leads = xp.arange(-self.span.widest, self.span.widest + 1)
            return 0.5 + 0.5 * xp.sign(leads)  # a tie goes to a fair draw
        full = self.o.timeouts
        kicks = self.shelf.get(Layer(SECOND_HALF, 0, 0, full, full)).kicks[:, 0]
        return 1.0 - kicks[::-1] if layer.kicks else kicks

    def settled(self, layer: Layer) -> Array:
        """All slots of a solved layer, or of the end of the half."""
        if layer.tick >= self.o.last:
            over = self.over(layer)
            return self.xp.broadcast_to(over[:, None], (len(over), SLOTS))
        mine, other = self.shelf.get(layer), self.shelf.get(layer.mirror)
        ours, theirs = (mine.values[None], mine.kicks[None]), (other.values[None], other.kicks[None])
        return slots(*ours, *theirs, self.xp)[0]

    def secured(self, layer: Layer) -> Array | None:
        """What running the clock off secures [FAR-16.1]; None where it is not allowed."""
        if layer.tick >= self.o.last - 1:
            return None
        stop = self.settled(layer._replace(theirs=layer.theirs - 1)) if layer.theirs else None
        return advance(self.xp, None, stop, self.settled(layer._replace(tick=layer.tick + 1)))

    def runnable(self, layer: Layer) -> Array:
        """A solved layer in which we may run the clock off."""
        settled, secured = self.settled(layer), self.secured(layer)
        return settled if secured is None else self.xp.maximum(settled, secured)

    def ticked(self, layer: Layer, run: bool) -> Array:
        """The marker is about to advance; `run`: after that we may run it off as well."""
        at = self.runnable if run else self.settled
        ours = at(layer._replace(ours=layer.ours - 1)) if layer.ours else None
        theirs = at(layer._replace(theirs=layer.theirs - 1)) if layer.theirs else None
        return advance(self.xp, ours, theirs, at(layer._replace(tick=layer.tick + 1)))

    def guess(self, layer: Layer, ticked: Array) -> Solved:
        """Where to begin with a layer: as much further as the clock moved a chance the last time."""
        if layer.tick + 2 >= self.o.last:
            return Solved(ticked[:, :OWN], ticked[:, [WE_RECEIVE, WE_KICK_FREE]])
        near, far = (self.shelf.get(layer._replace(tick=layer.tick + more)) for more in (1, 2))
        further = (near.values, far.values), (near.kicks, far.kicks)
        return Solved(*(self.xp.clip(2.0 * a - b, 0.0, 1.0) for a, b in further))


class Wave:
    """Some layers with all mirrors among them, while they are solved."""

    def __init__(self, layers: list[Layer], clock: Clock, sudden: bool) -> None:
        xp, o = clock.xp, clock.o
        self.layers, self.o, self.xp = layers, o, xp
        self.mirrors = [layers.index(layer.mirror) for layer in layers]
        span = Span(0) if sudden else clock.span
        self.ends = Ends(o, span, sudden, xp)
        self.ticked = xp.stack([clock.ticked(layer, False) for layer in layers])
        self.ticked_run = xp.stack([clock.ticked(layer, True) for layer in layers])
        none = xp.full((span.many, SLOTS), -1.0)
        secured = [clock.secured(layer) for layer in layers]
        self.secured = xp.stack([none if each is None else each for each in secured])
        guesses = [clock.guess(layer, ticked) for layer, ticked in zip(layers, self.ticked, strict=True)]
        self.values = xp.stack([guess.values for guess in guesses])
        self.kicks = xp.stack([guess.kicks for guess in guesses])
        self.rows = xp.zeros((len(layers), span.many, ROWS, WIDE))
        self.edge, self.first = xp.asarray(EDGE), xp.asarray(FIRST)
        self._lay(clock)

    def _lay(self, clock: Clock) -> None:
        """Fill in what does not move: the modes in which the clock advances, and the Hail Mary."""
        self.ends.ticked(self.ticked[..., self.edge], self.rows)
        self.ends.ran(self.ticked_run[..., self.edge], self.rows, RUN_TICKED)
        self.rows[..., ROW_HAIL, :] = -1.0
        for k, layer in enumerate(self.layers):
            if may_hail(self.o, layer):
                over = clock.over(layer)[None, :, None]
                caught = self.ends.touchdown(self.xp.broadcast_to(over, (1, over.shape[1], len(EDGE))))[0]
                worth = self.o.hail * caught + (1.0 - self.o.hail) * over[0, :, 0]
                self.rows[k, :, ROW_HAIL, self.o.hail_line : WIDE - 1] = worth[:, None]

    def settle_ends(self) -> None:
        """Work out anew where plays end, from the values so far."""
        first = self.values[..., self.first]
        edge = edges(first, self.kicks, first[self.mirrors], self.kicks[self.mirrors], self.xp)
        self.ends.still(edge, self.rows)
        self.ends.ran(self.xp.maximum(edge, self.secured[..., self.edge]), self.rows, RUN_STILL)
        receive, free = self.ends.kicks(self.rows)
        self.kicks = self.xp.stack([receive, free], axis=-1)

    def solve(self, sweeper: Sweeper, close: float) -> int:
        """Sweep until nothing moves by more than `close`; gives the number of sweeps."""
        sweeper.prepare(self)
        sweeps, moved = 0, 1.0
        while moved > close and sweeps < MOST_SWEEPS:
            self.settle_ends()
            moved = sweeper.sweep(self)
            sweeps += 1
        sweeper.finish(self)
        self.settle_ends()
        return sweeps


def may_hail(o: Outcomes, layer: Layer) -> bool:
    """[FAR-15.1] Whether a layer allows a Hail Mary."""
    return layer.tick == o.last - 1 and not layer.ours and (not layer.theirs or o.hail_offence_only)
