"""[BB-8.2, BB-6.29] Which answer ends a turn, or a charge, and how many could still be activated."""

from typing import cast

from downfield.games.blood_bowl.notation.shown import Scene
from downfield.kernel.show.face import Ending
from downfield.kernel.show.look import Look

END = "end"
ASKED = ("turn", "charge")


def ending(look: Look) -> Ending | None:
    """The end of a turn."""
    view = look.view
    if view.question not in ASKED or END not in view.options:
        return None
    return Ending(END, cast(Scene, view.scene).idle)
