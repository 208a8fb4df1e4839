"""What is rolled, where it is rolled on the board, and what it comes to: duels, and who may come for the ball."""

from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.notation.elements import figure_element
from downfield.games.calciotto.odds.dice import at_least
from downfield.games.calciotto.odds.duel import Duel
from downfield.games.calciotto.odds.threat import Threat
from downfield.games.calciotto.odds.words import comes as told
from downfield.kernel.show.svg import Say

Chips = list[tuple[str, str]]  # elements of the board, and what is written there


def against(duel: Duel, where: str, end: str, say: Say) -> Chips:
    """[CAL-8.6, CAL-9.5] What both add to their dice, and what it comes to."""
    both = say("chip-duel", mine=duel.mine, theirs=duel.theirs)
    return [(where, both), (end, say("chip-share", share=duel.chance))]


def comes(
    g: Pitch, threat: Threat | None, carrier: int, square: int, end: str, say: Say
) -> tuple[str, Chips]:
    """[CAL-9.1] Who may come for the ball next, with how many points, and how likely it is kept; "" if nobody."""
    comer = threat.on(carrier, square) if threat is not None else None
    if comer is None:
        return "", []
    points, likely = comer.points, at_least(comer.points)
    chips = [
        (figure_element(g, comer.slot), say("chip-comes", points=points, likely=likely)),
        (end, say("chip-duel", mine=comer.duel.theirs, theirs=comer.duel.mine)),
        (end, say("chip-keeps", share=1 - comer.takes)),
    ]
    return told(g, comer, say).words, chips
