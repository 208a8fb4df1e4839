# mypyc: compiled
"""The fast seeded generator of simulations: multiply with carry, the same numbers compiled and uncompiled.

Every product stays below 2**63, so that nothing wraps in the compiled build and everything is small ints in the other.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.state import State

WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 2131995753  # MULTIPLIER * 2**32 - 1 is a safe prime: the period is its half, about 2**62


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of unbiased small numbers, fixed by a seed and the number of the stream."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        carry: i64 = (
            scatter(0x9E3779B9, seed, stream) % (MULTIPLIER - 1) + 1
        )  # neither of the two fixed points
        self.x: i64 = carry << 32 | scatter(0x6A09E667, seed, stream)

    def clone(self) -> "Rng":
        """A stream that goes on as this one does."""
        return going_on(self.x)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return going_on, (self.x,)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""
        x: i64 = self.x
        x = MULTIPLIER * (x & WORD) + (x >> 32)
        self.x = x
        product: i64 = ((x ^ x >> 32) & WORD) * n
        if product & WORD < n:  # the rare case in which a multiple of n does not fill the range
            floor: i64 = (WORD + 1 - n) % n
            while product & WORD < floor:
                x = MULTIPLIER * (x & WORD) + (x >> 32)
                self.x = x
                product = ((x ^ x >> 32) & WORD) * n
        return product >> 32


def going_on(x: i64) -> Rng:
    """A stream that goes on from where another one has come to."""
    rng = Rng(0)
    rng.x = x
    return rng


def mix(x: i64) -> i64:
    """Scatter 32 bits so that neighbouring seeds give unrelated streams."""
    x = (x ^ x >> 16) * 0x7FEB352D & WORD
    x = (x ^ x >> 15) * 0x846CA68B & WORD
    return x ^ x >> 16


def scatter(start: i64, seed: i64, stream: i64) -> i64:
    """32 bits that depend on every bit of the seed and the stream."""
    x = mix(start ^ seed & WORD)
    x = mix(x ^ seed >> 32 & WORD)
    x = mix(x + (stream & WORD) & WORD)
    return mix(x ^ stream >> 32 & WORD)


def outcome(g: State, rng: Rng) -> i64:
    """A face of the die, or an outcome of the draw, for which a match waits; a watch shows its usual time."""
    if g.die == g.watch:
        return g.usual
    if g.faces > 0:
        return rng.below(g.faces)
    total: i64 = 0
    for i in range(g.n):
        total += g.weights[i]
    left = rng.below(total)
    at: i64 = 0
    while left >= g.weights[at]:
        left -= g.weights[at]
        at += 1
    return g.opts[at]
