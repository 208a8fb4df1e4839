"""Made-up layers: what the solver, the rules and a second opinion make of them must be the same."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.grid import OWN, Span, cell
from downfield.games.first_and_roll.coach.solve.layers.wave import OVERTIME, Layer, Solved
from downfield.games.first_and_roll.coach.truth.oracle import layer_of, lead_of
from downfield.games.first_and_roll.model.kinds import HOME, KICKOFF, PLAY
from downfield.games.first_and_roll.model.position import Roll


class Made(dict[Layer, Solved]):
    """Layers of made-up values: more points are better, and nothing else is known of them."""

    def __init__(self, span: Span) -> None:
        super().__init__()
        self.span, self.rng = span, np.random.default_rng(1)

    def get(self, layer: Layer) -> Solved:  # type: ignore[override]
        """A layer, made when it is first asked for."""
        if layer not in self:
            many = 1 if layer.half == OVERTIME else self.span.many
            values, kicks = (np.sort(self.rng.uniform(size=(many, n)), axis=0) for n in (OWN, 2))
            self[layer] = Solved(values, kicks)
        return self[layer]

    def put(self, layer: Layer, solved: Solved) -> None:
        self[layer] = solved

    def rest(self, g: Roll) -> float:
        """Home's chance at a stop between plays."""
        found = self.get(layer_of(g))
        row = 0 if g.half > 2 else self.span.place(lead_of(g))
        kick = int(g.phase != KICKOFF)
        slot = cell(int(g.down), int(g.ball), int(g.marker)) if g.phase == PLAY else kick
        chance = float((found.values if g.phase == PLAY else found.kicks)[row, slot])
        return chance if g.off == HOME else 1.0 - chance
