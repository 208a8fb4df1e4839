"""What a coach likes to call: his dice on offence and on defence."""

from typing import cast

from downfield.games.first_and_roll.model.position import Roll
from downfield.kernel.show.report import Call
from downfield.kernel.state import State


def call(state: State, side: int, question: str, token: str) -> Call | None:
    """[FAR-5.1] A die, chosen unseen."""
    if question != "dice":
        return None
    return Call("attack" if side == cast(Roll, state).off else "defence", "answer-dice", token)
