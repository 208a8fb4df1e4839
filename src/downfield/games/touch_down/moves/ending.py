"""[TD-8.3] Which answer ends a phase, and how many have not moved in it."""

from typing import cast

from downfield.games.touch_down.notation.shown import Scene
from downfield.kernel.show.face import Ending
from downfield.kernel.show.look import Look

END = "end"


def ending(look: Look) -> Ending | None:
    """The end of the moves of one side."""
    view = look.view
    if view.question != "move" or END not in view.options:
        return None
    return Ending(END, cast(Scene, view.scene).idle)
