"""Who proves the solution: takes tables and mixes as the solver tells them, and lets the engine judge them."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

import numpy as np

from downfield.games.first_downs.coach.proof.walk import Walk
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.coach.solve.told import Told
from downfield.games.first_downs.coach.solve.truth import Layer, Truth
from downfield.games.first_downs.components.freeze import freeze
from downfield.games.first_downs.components.parts import Parts
from downfield.games.first_downs.model.kinds import CONVERSION, DOWN, TOUCHDOWN
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.model.tables import Tables
from downfield.games.first_downs.notation.legal import worst_loss, worth
from downfield.kernel.options import Value
from downfield.kernel.solution import Finding, Shelf
from downfield.kernel.spec import Game

CLAIM: Final = 1e-9
Spot = tuple[int, int, int, int]  # stage, down, neutral yards, yards of the defender


class Checker:
    """Checks layers of the solved match."""

    claim = CLAIM

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.game, self.options = game, options
        self.truth = Truth(freeze(cast(Parts, game.pack.parts), options))

    def layers(self) -> Sequence[str]:
        """All of them."""
        return tuple(self.truth.layers)

    def opening(self) -> str:
        """The layer of the first drive."""
        layer = self.truth.layer(2 * self.truth.drives, 0)
        assert layer is not None
        return layer.name

    def check(self, layer: str, shelf: Shelf) -> Finding:
        """Each side's best reply to the strategies of a layer, over every state of it."""
        of = self.truth.layers[layer]
        told = Told(self.truth, of, shelf)
        start = self._start(of)
        walk = Walk(start, self._after(start, of, shelf))
        spots = list(_spots(walk.start))
        for spot in spots:
            for (ma, md), chance in told.worth(*spot).items():
                walk.tell(*spot, ma, md, chance)
        for spot in spots:
            for (ma, md), (options, cards) in told.mixes(*spot).items():
                walk.mix(options, cards)
                walk.check(*spot, ma, md)
        begins = abs(told.begin() - self.truth.stored(layer, shelf)).max()
        return Finding(layer, int(walk.states), max(float(walk.gain), float(begins)))

    def bound(self, findings: Sequence[Finding]) -> float:
        """Add the most of each drive: a match goes through one layer of each."""
        worst: dict[tuple[int, int], float] = {}
        for finding in findings:
            of = self.truth.layers[finding.layer]
            at = (of.rounds, of.left)
            worst[at] = max(worst.get(at, 0.0), finding.gain)
        return sum(worst.values())

    def _after(self, g: Downs, layer: Layer, shelf: Shelf) -> list[float]:
        """What the tables say of whoever attacks next, by points scored, yards to go and both momenta."""
        t = g.t
        coins = int(t.momentum) + 1
        pairs = [(a, both - a) for both in range(coins) for a in range(both + 1)]
        found = np.zeros((int(t.most) + 1, int(t.field - t.ten) + 1, coins, coins))
        for points in {0, *(int(p) for p in worth(g))}:
            table = self._begin(t, layer, points, shelf)
            for number, (ma, md) in enumerate(pairs):
                found[points, :, ma, md] = table if isinstance(table, float) else table[:, number]
        flat: list[float] = found.reshape(-1).tolist()
        return flat

    def _begin(self, t: Tables, layer: Layer, points: int, shelf: Shelf) -> Floats | float:
        """How the next drive begins, for its attacker, once the present one has scored so much."""
        left, lead, rounds = layer.left - 1, -layer.lead - points, layer.rounds
        if left == 0 and lead == 0:  # [FFD-9.3] another round, or [FFD-14.4] a draw
            left, rounds = 2, rounds - 1 if rounds else self.truth.rounds
            if rounds == 0:
                return 0.5
        own = (left + 1) // 2
        if lead < -t.most * own or lead > t.most * (left - own):  # [FFD-9.2] nobody can make it up
            return float(lead > 0)
        alike = [of for of in self.truth.layers.values() if of.left == left and of.rounds == rounds]
        held = max((of for of in alike if of.lead <= lead), key=lambda of: of.lead)
        return self.truth.stored(held.name, shelf)

    def _start(self, layer: Layer) -> Downs:
        """A match in a drive of this layer, whose first side attacks."""
        g = cast(Downs, self.game.begin(self.options, {"phase": "down", "attacker": "home"}))
        regular = 2 * g.t.drives
        if layer.rounds:  # [FFD-9.3] with a last round, so many before it
            before = self.truth.rounds - layer.rounds if g.t.rounds >= 0 else 0
            g.drive = regular + 2 * before + 2 - layer.left
        else:
            g.drive = regular - layer.left
        g.attacker = g.drive % 2
        lead = layer.lead if g.attacker == 0 else -layer.lead
        g.home, g.away = max(lead, 0), max(-lead, 0)
        return g


def _spots(g: Downs) -> Iterator[Spot]:
    """Every state before a choice that a drive can come to, each after those to which it leads."""
    t = g.t
    yield CONVERSION, 1, int(t.conversion_yards), 0
    yield TOUCHDOWN, 1, 0, 0
    loss = worst_loss(g)
    for theirs in range(t.field - t.ten + 1):
        for down in range(int(t.downs), 0, -1):
            for neutral in range(1, min(t.ten + (down - 1) * loss, t.field - theirs) + 1):
                if down > 1 or neutral == t.ten or (theirs == 0 and neutral < t.ten):
                    yield DOWN, down, neutral, theirs
