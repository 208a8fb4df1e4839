"""What a coach likes to call: how he lines up."""

from typing import cast

from downfield.games.touch_down.model.kinds import ATTACK, TWO_POINTS
from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel.show.report import Call
from downfield.kernel.state import State


def call(state: State, side: int, question: str, token: str) -> Call | None:
    """[TD-6.1] A formation for an attack, or against one."""
    g = cast(Gridiron, state)
    if question != "lineup" or g.kind not in (ATTACK, TWO_POINTS) or not token[:1].isalpha():
        return None
    return Call("attack" if side == g.off else "defence", "answer-lineup", token)
