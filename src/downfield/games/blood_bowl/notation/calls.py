"""What a coach likes to call: the actions of his players."""

import re

from downfield.games.blood_bowl.notation.answers import DECLARED_WORD
from downfield.kernel.show.report import Call
from downfield.kernel.state import State

NUMBER = re.compile(r"\d+")


def call(state: State, side: int, question: str, token: str) -> Call | None:
    """[BB-8.4] An action of a player; to move is what everybody does."""
    if question != "turn" or not DECLARED_WORD.fullmatch(token):
        return None
    return Call("actions", "action", NUMBER.sub("", token))
