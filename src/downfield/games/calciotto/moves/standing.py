"""Questions of Calciotto that may be answered once for all."""

from downfield.kernel.show.face import Standing
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say

CARDS = ("move-card", "contrast-card", "shot-card")


def standing(look: Look, say: Say) -> Standing | None:
    """[CAL-11.4] No card, whatever is in the hand: an answer that came only with an empty hand would tell of it."""
    view = look.view
    return Standing("no-cards", "pass") if view.question in CARDS and "pass" in view.options else None
