"""What lies on the table, as boards and texts read it."""

from typing import cast

from downfield.kernel.scene import OnTable
from downfield.kernel.view import View


class Scene(OnTable, frozen=True):
    """The field, the clock and what was declared, taken and rolled; a side is 0 or 1, -1 where nobody has the ball."""

    phase: str
    possession: int
    offence: int
    defence: int
    ball: int
    end: str
    line: int
    distance: int
    down: int
    togo: int
    marker: int
    half: int
    overtime: int
    clock: str
    clock_left: int
    timeouts: tuple[int, int]
    score: tuple[int, int]
    declared: str
    offence_die: str
    defence_die: str
    yards: int
    gain: int  # what dice on the table would still bring from where the ball lies
    flag: int
    penalty: str

    def which_part(self) -> tuple[int, ...]:
        """A half, or an overtime."""
        return (self.half,)

    def which_drive(self) -> tuple[int, ...]:
        """Whose ball it is."""
        return (self.possession,)


def scene_of(view: View) -> Scene:
    """The scene in a view of this game."""
    return cast(Scene, view.scene)
