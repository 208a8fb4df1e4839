"""Questions of Famous First Downs that may be answered once for all."""

from downfield.games.first_downs.notation.shown import scene_of
from downfield.kernel.show.face import Standing
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say


def standing(look: Look, say: Say) -> Standing | None:
    """[FFD-11.4] A down that has made it is not paid for once more; momentum lies open, so this tells nothing."""
    view = look.view
    if view.question != "repeat-attacker":
        return None
    scene = scene_of(view)
    made = scene.result is not None and scene.result >= scene.togo
    return Standing("repeat-made", "pass") if made else None
