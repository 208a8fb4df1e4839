# mypyc: compiled
"""A deed: one activation as the steady coach plans it, from the declaration to the last answer."""

from typing import NamedTuple

from downfield.games.blood_bowl.model.kinds import ACTIONS, AT, BLITZ, BLOCK_ACTION, MOVE
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.needs import NOBODY


class Deed(NamedTuple):
    """Who does what; `gain` counts what it is worth but for a turn lost, whose chance is `fail`."""

    slot: int
    action: int
    gain: float
    fail: float
    steps: tuple[int, ...] = ()
    target: int = NOBODY  # who is blocked, handed the ball or fouled
    last: int = 0  # the answer after the steps: a throw, a blow, or 0
    aim: int = 0  # the square of a pass
    goal: int = 0  # where the ball will be at the end
    second: int = NOBODY  # of two who are blocked at once

    def answer(self) -> int:
        """The answer that declares it."""
        return ACTIONS * (self.slot % SLOTS + 1) + self.action

    def net(self, lost: float) -> float:
        """What it is worth if a lost turn costs so much."""
        return self.gain - self.fail * lost

    def order(self) -> float:
        """Of two deeds the one with more gain for its risk goes first."""
        return self.gain / (self.fail + 0.01)


def walk(slot: int, steps: list[int], gain: float, fail: float = 0.0, goal: int = 0) -> Deed:
    return Deed(slot, MOVE, gain, fail, tuple(steps), goal=goal)


def block(slot: int, target: int, gain: float, fail: float, action: int = BLOCK_ACTION) -> Deed:
    """A block, or what takes its place."""
    return Deed(slot, action, gain, fail, target=target)


def blitz(slot: int, target: int, steps: list[int], gain: float, fail: float, blow: int = AT) -> Deed:
    """A run to a target, and the answer by which it is hit."""
    return Deed(slot, BLITZ, gain, fail, tuple(steps), target, blow + target)
