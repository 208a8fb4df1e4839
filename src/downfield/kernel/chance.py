# mypyc: compiled
"""The fast seeded generator of simulations: xoroshiro64**, the same numbers compiled and uncompiled."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.state import State

WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of unbiased small numbers, fixed by a seed and the number of the stream."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = scatter(0x9E3779B9, seed, stream)
        self.b: i64 = scatter(0x6A09E667, seed, stream)
        if self.a == 0 and self.b == 0:
            self.a = 1

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        x = a * 0x9E3779BB & WORD
        x = (x << 5 | x >> 27) & WORD
        x = x * 5 & WORD
        b = b ^ a
        self.a = (a << 26 | a >> 6) & WORD ^ b ^ (b << 9 & WORD)
        self.b = (b << 13 | b >> 19) & WORD
        return x

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""
        product = self.word() * n
        low = product & WORD
        if low < n:  # the rare case in which a multiple of n does not fill the range
            floor = (WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32


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
    """A face of the die, or an outcome of the draw, for which a match waits."""
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
