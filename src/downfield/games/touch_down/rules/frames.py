# mypyc: compiled
"""The match with its rules: every frame by its tag, and who may react in a window."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.kinds import W_TIMEOUT
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.rules.administration import offer_timeout
from downfield.games.touch_down.rules.blitz import offer_blitz
from downfield.games.touch_down.rules.made import make
from downfield.kernel.state import Frame, State


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
