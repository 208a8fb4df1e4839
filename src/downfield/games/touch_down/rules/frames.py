# mypyc: compiled
"""The match with its rules: every frame by its tag, and who may react in a window."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.kinds import W_TIMEOUT
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.rules.action import Action
from downfield.games.touch_down.rules.administration import Administration, offer_timeout
from downfield.games.touch_down.rules.ball_play import BallPlay
from downfield.games.touch_down.rules.blitz import offer_blitz
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
from downfield.kernel.state import Frame, State
from downfield.kernel.window import Window


@mypyc_attr(acyclic=True)
class TouchDown(Gridiron):
    """A position that knows its rules."""

    __slots__ = ()

    def blank(self) -> State:
        return TouchDown(self.tables)

    def make(self, tag: i64, d: list[int]) -> Frame:
        return make(tag, d)

    def respond(self, window: i64, turn: i64, subject: i64) -> i64:
        """Who may react: with a time-out [TD-17.5], or with a blitz [TD-19.7]."""
        if window == W_TIMEOUT:
            return offer_timeout(self, turn, subject)
        return offer_blitz(self, turn, subject)


def make(tag: i64, d: list[int]) -> Frame:
    """The frame with these ints: tag, arm, then the fields of its constructor."""
    if tag == Window.TAG:
        return Window.of(d)
    if tag == Halves.TAG:
        return Halves(d[1])
    if tag == Toss.TAG:
        return Toss(d[2], d[3], d[1])
    if tag == Action.TAG:
        return Action(d[1])
    if tag == Placement.TAG:
        return Placement(d[2], d[3], d[4], d[5], d[6], d[7], d[8], d[9], d[10], d[1])
    if tag == LineUp.TAG:
        return LineUp(d[2], d[3], d[4], d[5], d[6], d[1])
    if tag == ChangeOfFormation.TAG:
        return ChangeOfFormation(d[2], d[1])
    if tag == Administration.TAG:
        return Administration(d[2], d[3], d[4], d[1])
    return make_move(tag, d)


def make_move(tag: i64, d: list[int]) -> Frame:
    """The frames of phases 4 to 8."""
    if tag == Move.TAG:
        return Move(d[2], d[3], d[4], d[1])
    if tag == BallPlay.TAG:
        return BallPlay(d[1])
    if tag == HandOff.TAG:
        return HandOff(d[2], d[1])
    if tag == ForwardPass.TAG:
        return ForwardPass(d[2], d[1])
    if tag == Kick.TAG:
        return Kick(d[2], d[1])
    if tag == GoalKick.TAG:
        return GoalKick(d[2], d[1])
    if tag == Phase.TAG:
        return Phase(d[2], d[3], d[4], d[5], d[1])
    if tag == Walk.TAG:
        return Walk(d[2], d[3], d[4], d[5], d[6], d[7], d[1])
    assert tag == Contact.TAG, "no frame has this tag"
    return Contact(d[2], d[3], d[4], d[1])
