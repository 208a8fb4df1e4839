# mypyc: compiled
"""The match with its rules: every frame by its tag, and who may pay in a window."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.rules.made import make
from downfield.games.first_downs.rules.momentum import respond
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True)
class FirstDowns(Downs):
    """A position that knows its rules."""

    def blank(self) -> State:
        return FirstDowns(self.t, self.top)  # whoever fills it puts frames of its own there

    def make(self, tag: i64, d: list[int]) -> Frame:
        return make(tag, d)

    def respond(self, window: i64, turn: i64, subject: i64) -> i64:
        """[FFD-10.6] Who may pay in a window."""
        return respond(self, window, turn, subject)
