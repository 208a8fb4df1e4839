"""In which order the layers are solved: what the clock leads to first."""

from collections.abc import Iterator

from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import FIRST_HALF, OVERTIME, SECOND_HALF, Layer


def waves(o: Outcomes) -> Iterator[list[Layer]]:
    """Overtime, the second half, then the first; each from its end, layers that lead to none of each other at once."""
    for half in (OVERTIME, SECOND_HALF, FIRST_HALF):
        for steps in range(o.last + 2 * o.timeouts):
            yield [
                layer for left in range(2 * o.timeouts + 1) for layer in level(o, half, steps - left, left)
            ]


def level(o: Outcomes, half: int, before: int, left: int) -> list[Layer]:
    """The layers so many spaces of the clock before the last one, with so many time-outs left in all.

    A play leads to fewer of either: layers with the same sum can be solved beside each other.
    """
    if not 0 <= before < o.last:
        return []
    kicks = (0, 1) if half == FIRST_HALF else (0,)
    most = o.timeouts
    shares = [(ours, left - ours) for ours in range(max(0, left - most), min(most, left) + 1)]
    return [Layer(half, kick, o.last - 1 - before, ours, theirs) for kick in kicks for ours, theirs in shares]


def units(layers: list[Layer]) -> list[list[Layer]]:
    """A wave taken apart: each layer with its mirror, so that several hands can work on it."""
    return [
        [layer] if layer == layer.mirror else [layer, layer.mirror]
        for layer in layers
        if layer <= layer.mirror
    ]
