"""What a coach likes to call: where he runs and throws on attack, and his cards in defence."""

from typing import cast

from downfield.games.first_downs.components.parts import token as word
from downfield.games.first_downs.model.kinds import OPTIONS
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.show.report import Call
from downfield.kernel.state import State


def call(state: State, side: int, question: str, token: str) -> Call | None:
    """[FFD-4.2] The option of the attacker by its zone, or the card of the defender."""
    g = cast(Downs, state)
    if question != "cards":
        return None
    t = g.t
    if side != g.attacker:
        return Call("defence", "card", next(name for name in t.card_names if word(name) == token))
    return Call("attack", "zone", t.zone_names[t.zone[g.play * OPTIONS + int(token) - 1]])
