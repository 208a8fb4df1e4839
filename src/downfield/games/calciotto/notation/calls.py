"""What a coach likes to call: his cards."""

from downfield.games.calciotto.notation.questions import CARD_ASKED
from downfield.kernel.show.report import Call
from downfield.kernel.state import State

NO_CARD = "pass"


def call(state: State, side: int, question: str, token: str) -> Call | None:
    """[CAL-11.4] A card that was played; once it lies there, everybody knows it."""
    if question not in CARD_ASKED or token == NO_CARD:
        return None
    return Call("cards", "card", token.partition(".")[0])
