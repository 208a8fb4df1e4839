"""Questions of 1st & Roll that may be answered once for all; all of them are asked in the open."""

from downfield.games.first_and_roll.notation.shown import scene_of
from downfield.games.first_and_roll.odds.options import odds
from downfield.kernel.show.face import Standing
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say

LATE = 4  # minutes left from which on time-outs are asked about all the same


def standing(look: Look, say: Say) -> Standing | None:
    """[FAR-16.2] A time-out long before the end; [FAR-9.1] one of several pairs that are all as good."""
    view = look.view
    if view.question == "timeout" and int(scene_of(view).clock.split(":")[0]) > LATE:
        return Standing("timeout-early", "pass")
    if view.question == "block-punt" and _are_alike(look, say):
        return Standing("any-pair", view.options[0])
    return None


def _are_alike(look: Look, say: Say) -> bool:
    """Whether every option promises the same."""
    return len({round(chance.share or 0, 9) for chance in look.made(odds, say).values()}) == 1
