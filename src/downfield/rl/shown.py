"""A match that is being learnt on, shown to people: as a line of text or as a drawing."""

from downfield.kernel.needs import CHOICE, OVER, SEALED
from downfield.kernel.state import State
from downfield.rl.episode import Table

MODES = ["ansi"]


def painted(table: Table, state: State, mode: str | None) -> str | None:
    """The score, the moment and the question as a line; nothing where nobody looks."""
    if mode is None:
        return None
    spec = table.game.spec
    asked = spec.questions[state.question].key if state.need in (CHOICE, SEALED) else "over"
    score = f"{state.points(0)}-{state.points(1)}"
    return f"{spec.slug} {score} {spec.caption(state)} {asked if state.need != OVER else 'over'}"
