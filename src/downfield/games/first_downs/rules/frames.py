# mypyc: compiled
"""Every frame by its tag, for a match that is loaded."""

from mypy_extensions import i64

from downfield.games.first_downs.rules.contest import Contest
from downfield.games.first_downs.rules.down import Down
from downfield.games.first_downs.rules.drive import Drive
from downfield.games.first_downs.rules.fourth_down import FieldGoal
from downfield.games.first_downs.rules.scoring import Touchdown
from downfield.kernel.state import Frame
from downfield.kernel.window import Window


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
