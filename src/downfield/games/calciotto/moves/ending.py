"""[CAL-6.2] Which answer ends a phase, and how many points could still be spent in it."""

from typing import cast

from downfield.games.calciotto.notation.shown import Scene
from downfield.kernel.show.face import Ending
from downfield.kernel.show.look import Look

END = "end"


def ending(look: Look) -> Ending | None:
    """The end of a phase; points that nobody can use are not missed."""
    view = look.view
    if view.question != "spend" or END not in view.options:
        return None
    return Ending(END, cast(Scene, view.scene).pool if len(view.options) > 1 else 0)
