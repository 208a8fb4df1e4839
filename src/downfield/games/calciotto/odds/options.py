"""What to expect of an option: contrasts, shots, cards and trades, exact from the dice and what the rules add."""

from typing import cast

from downfield.games.calciotto.model.kinds import AIM, IN_MOVEMENT, PENALTY, SHOOT, V_FOUL, V_SPRINT
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.notation.answers import square_name
from downfield.games.calciotto.notation.elements import element_at, figure_element, wall_elements
from downfield.games.calciotto.notation.questions import CALLED_UP, CARD_ASKED
from downfield.games.calciotto.odds.dice import mean
from downfield.games.calciotto.odds.duel import (
    contrast_chance,
    dice_of,
    goal_chance,
    kept_score,
    running,
    trade_chance,
    with_card,
)
from downfield.games.calciotto.odds.follows import follows
from downfield.games.calciotto.odds.words import ball_words, goal_words, unanswered
from downfield.games.calciotto.rules.contrast import award
from downfield.games.calciotto.rules.lines import goal_square
from downfield.games.calciotto.rules.movement import multiplier
from downfield.kernel.needs import PASS
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say


def odds(look: Look, say: Say) -> dict[str, Odds]:
    """What each option of a seat promises where dice decide it, and else what follows from it."""
    if look.seat is None:
        return {}
    g, question, side = cast(Pitch, look.seen), look.view.question, look.match.seats[look.seat].side
    told = {token: follows(g, question, side, x, say) for token, x in look.answers.items()}
    return {token: known for token, known in told.items() if known} | _rolled(look, side, say)


def _rolled(look: Look, side: int, say: Say) -> dict[str, Odds]:
    """What each option promises, where dice decide it."""
    g, answers = cast(Pitch, look.seen), look.answers
    match look.view.question:
        case "spend" | "target" as question:
            return _shots(g, question, answers, say)
        case "challenge":
            return {token: _challenge(g, x - 1, say) for token, x in answers.items() if x != PASS}
        case "wall":
            return {t: Odds("", None, wall_elements(g, x)) for t, x in answers.items()}
        case "trade":
            return {token: _trade(g, sixes, say) for token, sixes in answers.items()}
        case question if question in CALLED_UP:
            return {token: _printed(g, figure, say) for token, figure in answers.items()}
        case question if question in CARD_ASKED:
            told = {token: _card(g, side, x, say) for token, x in answers.items()}
            return {token: known for token, known in told.items() if known is not None}
    return {}


def _printed(g: Pitch, figure: int, say: Say) -> Odds:
    """What stands on the base of whoever may be called up."""
    return Odds(
        say("odds-squad", movement=int(g.tables.pace[figure]), strength=int(g.tables.strength[figure]))
    )


def _shots(g: Pitch, question: str, answers: dict[str, int], say: Say) -> dict[str, Odds]:
    shooter, first = (int(g.shooter), 0) if question == "target" else (int(g.carrier), SHOOT)
    found: dict[str, Odds] = {}
    for token, x in answers.items():
        if token.startswith("!"):
            target = int(goal_square(g, 1 - g.turn, x - first))
            share = goal_chance(g, shooter, target)
            found[token] = Odds(goal_words(g, share, say), share, [element_at(g, target)])
    return found


def _challenge(g: Pitch, challenger: int, say: Say) -> Odds:
    share = contrast_chance(g, challenger)
    return Odds(ball_words(g, share, say), share, [figure_element(g, challenger)])


def _trade(g: Pitch, sixes: int, say: Say) -> Odds:
    """[CAL-13.1] What keeping or trading leaves, and what that is worth."""
    score = kept_score(g, sixes)
    if g.moment == IN_MOVEMENT:
        return Odds(say("odds-left", points=score * int(multiplier(g)), cards=sixes))
    share = trade_chance(g, score)
    return Odds(say("odds-duel", total=score, cards=sixes, share=share), share)


# Cards ----------------------------------------------------------------------------------------------------------


def _card(g: Pitch, side: int, x: int, say: Say) -> Odds | None:
    """A card, or none: the chance of the duel with it, or the points to expect."""
    kind = x // AIM - 1
    after = g if x == PASS else with_card(g, side, kind, x % AIM)
    if g.moment == IN_MOVEMENT:
        return _points(after, side, say)
    if x != PASS and g.tables.verb[kind] == V_FOUL:
        return Odds(_fouled(after, kind, say), 1.0)
    share = running(after).chance
    share = share if side == g.turn else 1 - share
    what = "ball" if side == g.turn else "keeps"
    if g.challenger < 0:
        what = "goal" if side == g.turn else "save"
    words = unanswered(after, side, say(f"odds-{what}", share=share), say)
    grounds = x != PASS and g.tables.grounds[kind]
    return Odds(say("odds-or-falls", what=words) if grounds else words, share)


def _fouled(g: Pitch, kind: int, say: Say) -> str:
    """[CAL-14.3, CAL-15.1, CAL-17.2] Where the kick is taken, and what becomes of the challenger."""
    square, caution = square_name(g, int(g.at[g.carrier])), int(g.tables.caution[kind])
    yellows = caution * (int(g.yellows(g.who[g.challenger])) + 1)
    award(g)
    return say("odds-foul", square=square, penalty=int(g.phase == PENALTY), yellows=yellows)


def _points(g: Pitch, side: int, say: Say) -> Odds | None:
    """The points that the turn side may expect; partners count one die each, which is left aside here."""
    if g.tables.pairs:
        return None
    turn = int(g.turn)
    points = mean(dice_of(g, turn, IN_MOVEMENT)) * int(multiplier(g))
    own = int(g.tables.amount[g.in_force(turn)]) if g.has_in_force(turn, V_SPRINT) else 0
    return Odds(say("odds-points", points=points, more=own, mine=int(side == turn)))
