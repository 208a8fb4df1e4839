# mypyc: compiled
"""The match with its rules: every frame by its tag, the cards of a window, the hands that a side may imagine."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.rules.cards import respond
from downfield.games.calciotto.rules.deck import deal_anew
from downfield.games.calciotto.rules.line_up import take_back_line_ups
from downfield.games.calciotto.rules.made import make
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True)
class Calciotto(Pitch):
    """A position that knows its rules."""

    __slots__ = ()

    def blank(self) -> State:
        return Calciotto(self.tables)

    def make(self, tag: i64, d: list[int]) -> Frame:
        return make(tag, d)

    def respond(self, window: i64, turn: i64, subject: i64) -> i64:
        """[CAL-11.4] Who may play a card, and which."""
        return respond(self, window, turn, subject)

    def imagine(self, side: i64, seed: i64) -> None:
        """[CAL-23.9] Deal the cards that a side does not know anew, and take back line-ups that it does not see."""
        take_back_line_ups(self, side)
        deal_anew(self, side, seed)
