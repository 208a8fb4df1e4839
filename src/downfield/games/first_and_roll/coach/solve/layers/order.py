"""In which order the layers are solved: what the clock leads to first."""

from collections.abc import Iterator

from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import FIRST_HALF, OVERTIME, SECOND_HALF, Layer


def waves(o: Outcomes) -> Iterator[list[Layer]]:
    """Overtime, the second half, then the first; each from its end, and with the fewest time-outs first."""
    for half in (OVERTIME, SECOND_HALF, FIRST_HALF):
        for tick in range(o.last - 1, -1, -1):
            for left in range(2 * o.timeouts + 1):
                yield wave(o, half, tick, left)


def wave(o: Outcomes, half: int, tick: int, left: int) -> list[Layer]:
    """The layers with so many time-outs left in all; none of them leads to another."""
    kicks = (0, 1) if half == FIRST_HALF else (0,)
    most = o.timeouts
    shares = [(ours, left - ours) for ours in range(max(0, left - most), min(most, left) + 1)]
    return [Layer(half, kick, tick, ours, theirs) for kick in kicks for ours, theirs in shares]


def units(layers: list[Layer]) -> list[list[Layer]]:
    """A wave taken apart: each layer with its mirror, so that several hands can work on it."""
    return [
        [layer] if layer == layer.mirror else [layer, layer.mirror]
        for layer in layers
        if layer <= layer.mirror
    ]
