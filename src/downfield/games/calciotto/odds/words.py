"""Chances in words, with what they suppose of the cards that may still be played."""

from downfield.games.calciotto.model.kinds import SHOOTOUT
from downfield.games.calciotto.model.position import CARD, Pitch
from downfield.games.calciotto.notation.elements import figure_element
from downfield.games.calciotto.odds.dice import at_least
from downfield.games.calciotto.odds.threat import Comer
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say


def before_cards(g: Pitch, words: str, say: Say) -> str:
    """[CAL-11.4] A duel that is still to come: somebody may play a card in it, but not in a shoot-out [CAL-18.8]."""
    has_cards = g.phase != SHOOTOUT and bool(g.hand_size(0) + g.hand_size(1))
    return say("odds-without-cards", what=words) if has_cards else words


def goal_words(g: Pitch, share: float, say: Say) -> str:
    """How likely a shot is a goal."""
    return before_cards(g, say("odds-goal", share=share), say)


def ball_words(g: Pitch, share: float, say: Say) -> str:
    """How likely a challenge wins the ball."""
    return before_cards(g, say("odds-ball", share=share), say)


def unanswered(g: Pitch, side: int, words: str, say: Say) -> str:
    """[CAL-11.3, CAL-11.4] A duel in whose window the other side may still play its card."""
    other = 1 - side
    may_answer = g.desk[CARD + other] == 0 and g.hand_size(other) > 0
    return say("odds-unanswered", what=words) if may_answer else words


def comes(g: Pitch, comer: Comer, say: Say) -> Odds:
    """[CAL-9.1] Who may come for the ball in the next phase, and how the challenge would go."""
    told = {"other": int(g.number_of(comer.slot)), "points": comer.points, "likely": at_least(comer.points)}
    words = say("odds-comes", share=comer.duel.chance, **told)
    return Odds(words, None, [figure_element(g, comer.slot)])
