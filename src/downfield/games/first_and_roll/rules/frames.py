# mypyc: compiled
"""The match with its rules: every frame by its tag, and who may react in a window."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.clock import respond
from downfield.games.first_and_roll.rules.made import make
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True)
class FirstAndRoll(Roll):
    """A position that knows its rules."""

    def blank(self) -> State:
        return FirstAndRoll(self.tables)

    def make(self, tag: i64, d: list[int]) -> Frame:
        return make(tag, d)

    def respond(self, window: i64, turn: i64, subject: i64) -> i64:
        """Who may spend a time-out [FAR-16.2] or let the clock run off [FAR-16.1]."""
        return respond(self, window, turn, subject)
