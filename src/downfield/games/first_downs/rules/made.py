# mypyc: compiled
"""Every frame by its tag. Written by tools/declared.py."""

from mypy_extensions import i64

from downfield.games.first_downs.rules.contest import Contest
from downfield.games.first_downs.rules.down import Down
from downfield.games.first_downs.rules.drive import Drive
from downfield.games.first_downs.rules.fourth_down import FieldGoal
from downfield.games.first_downs.rules.scoring import Touchdown
from downfield.kernel.state import Frame
from downfield.kernel.window import Window


def make(tag: i64, d: list[int]) -> Frame:
    """The frame with these ints: tag, arm, then the fields of its constructor."""
    if tag == Contest.TAG:
        return Contest(d[1])
    if tag == Down.TAG:
        return Down(d[2], d[1])
    if tag == Drive.TAG:
        return Drive(d[1])
    if tag == FieldGoal.TAG:
        return FieldGoal(d[2], d[1])
    if tag == Touchdown.TAG:
        return Touchdown(d[1])
    assert tag == Window.TAG, "no frame has this tag"
    return Window.of(d)
