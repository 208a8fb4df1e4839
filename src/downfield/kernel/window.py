# mypyc: compiled
"""Optional reactions: a re-roll, a card, a time-out, a price paid. One frame asks for all of them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.kernel.needs import CLOSED, EVEN_IF_NONE, PASS
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Frame):
    """Asks everyone who may react, in the rulebook's order, until somebody does.

    Its value is the reaction, or PASS. Who cannot react is not asked, unless that would tell others of a hidden
    hand; when nobody can, there is no stop at all. A rule in which play goes round after a reaction opens the
    window again at the next `turn`.
    """

    TAG: Final = 1
    START: Final = 0
    ASKED: Final = 1

    def __init__(self, kind: i64, question: i64, subject: i64 = 0, turn: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.kind = kind
        self.question = question
        self.subject = subject
        self.turn = turn

    def resume(self, m: State, got: i64) -> i64:
        if self.arm == Window.ASKED:
            if got != PASS:
                return m.done(got)
            self.turn += 1
        self.arm = Window.ASKED
        while True:
            seat = m.respond(self.kind, self.turn, self.subject)
            if seat == CLOSED:
                m.n = 0
                return m.done(PASS)
            if seat >= EVEN_IF_NONE:
                return m.ask(seat - EVEN_IF_NONE, self.question)
            if m.n > 1:
                return m.ask(seat, self.question)
            m.n = 0
            self.turn += 1

    def copy(self) -> Frame:
        return Window(self.kind, self.question, self.subject, self.turn, self.arm)

    def ints(self) -> list[int]:
        return [Window.TAG, self.arm, self.kind, self.question, self.subject, self.turn]

    @staticmethod
    def of(d: list[int]) -> Frame:
        """The window with these ints."""
        return Window(d[2], d[3], d[4], d[5], d[1])
