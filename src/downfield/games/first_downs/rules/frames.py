# mypyc: compiled
"""The match with its rules: every frame by its tag, and who may pay in a window."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.rules.contest import Contest
from downfield.games.first_downs.rules.down import Down
from downfield.games.first_downs.rules.drive import Drive
from downfield.games.first_downs.rules.fourth_down import FieldGoal
from downfield.games.first_downs.rules.momentum import respond
from downfield.games.first_downs.rules.scoring import Touchdown
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window


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


def make(tag: i64, d: list[int]) -> Frame:
    """The frame of this tag with these ints."""
    if tag == Window.TAG:
        return Window.of(d)
    if tag == Contest.TAG:
        return Contest.of(d)
    if tag == Drive.TAG:
        return Drive.of(d)
    if tag == Down.TAG:
        return Down.of(d)
    if tag == Touchdown.TAG:
        return Touchdown.of(d)
    assert tag == FieldGoal.TAG, "no frame has this tag"
    return FieldGoal.of(d)
