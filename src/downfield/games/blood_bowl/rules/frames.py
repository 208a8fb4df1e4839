# mypyc: compiled
"""The match with its rules: every frame by its tag, and how a match is given up."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.rules.made import make
from downfield.games.blood_bowl.rules.match.result import concede
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True)
class BloodBowl(Pitch):
    """A position that knows its rules."""

    __slots__ = ()

    def blank(self) -> State:
        return BloodBowl(self.tables)

    def make(self, tag: i64, d: list[int]) -> Frame:
        return make(tag, d)

    def give_up(self, side: i64) -> None:
        """[BB-17.13] The opponents have won, and the score says so."""
        super().give_up(side)
        concede(self, side, False)
