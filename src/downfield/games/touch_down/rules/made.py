# mypyc: compiled
"""Every frame by its tag. Written by tools/declared.py."""

from mypy_extensions import i64

from downfield.games.touch_down.rules.action import Action
from downfield.games.touch_down.rules.administration import Administration
from downfield.games.touch_down.rules.ball_play import BallPlay
from downfield.games.touch_down.rules.change_of_formation import ChangeOfFormation
from downfield.games.touch_down.rules.contact import Contact
from downfield.games.touch_down.rules.halves import Halves
from downfield.games.touch_down.rules.kicks import GoalKick, Kick
from downfield.games.touch_down.rules.line_up import LineUp
from downfield.games.touch_down.rules.move import Move
from downfield.games.touch_down.rules.passes import ForwardPass, HandOff
from downfield.games.touch_down.rules.phase import Phase
from downfield.games.touch_down.rules.placement import Placement
from downfield.games.touch_down.rules.toss import Toss
from downfield.games.touch_down.rules.walk import Walk
from downfield.kernel.state import Frame
from downfield.kernel.window import Window


def make(tag: i64, d: list[int]) -> Frame:
    """The frame with these ints: tag, arm, then the fields of its constructor."""
    if tag == Action.TAG:
        return Action(d[1])
    if tag == Administration.TAG:
        return Administration(d[2], d[3], d[4], d[1])
    if tag == BallPlay.TAG:
        return BallPlay(d[1])
    if tag == ChangeOfFormation.TAG:
        return ChangeOfFormation(d[2], d[1])
    if tag == Contact.TAG:
        return Contact(d[2], d[3], d[4], d[1])
    if tag == ForwardPass.TAG:
        return ForwardPass(d[2], d[1])
    if tag == GoalKick.TAG:
        return GoalKick(d[2], d[1])
    if tag == Halves.TAG:
        return Halves(d[1])
    if tag == HandOff.TAG:
        return HandOff(d[2], d[1])
    if tag == Kick.TAG:
        return Kick(d[2], d[1])
    if tag == LineUp.TAG:
        return LineUp(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == Move.TAG:
        return Move(d[2], d[3], d[4], d[1])
    if tag == Phase.TAG:
        return Phase(d[2], d[3], d[4], d[5], d[1])
    if tag == Placement.TAG:
        return Placement(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[10], d[1])
    if tag == Toss.TAG:
        return Toss(d[2], d[3], d[1])
    if tag == Walk.TAG:
        return Walk(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[1])
    assert tag == Window.TAG, "no frame has this tag"
    return Window.of(d)
