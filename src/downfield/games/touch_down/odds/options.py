"""What to expect of an option: contacts, trips, passes and kicks."""

from typing import cast

from downfield.games.touch_down.model.kinds import DECLARE_GOAL, HELD, THROW
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.notation.answers import moving_side
from downfield.games.touch_down.notation.elements import element_in, flight_id
from downfield.games.touch_down.odds.contact import clash, upright
from downfield.games.touch_down.odds.follows import follows
from downfield.games.touch_down.odds.kicks import declared_chance, good_chance
from downfield.games.touch_down.odds.passes import passed
from downfield.games.touch_down.odds.words import aim_words, contact_words, flight_words
from downfield.games.touch_down.rules.action import FOR_ONE
from downfield.games.touch_down.rules.ball_play import is_thrown
from downfield.games.touch_down.rules.kicks import ONE, THREE
from downfield.games.touch_down.rules.placement import Placement
from downfield.games.touch_down.rules.steps import met_in
from downfield.games.touch_down.rules.walk import Walk
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say


def odds(look: Look, say: Say) -> dict[str, Odds]:
    """What each option of a seat promises where dice decide it, and else what follows from it."""
    if look.seat is None:
        return {}
    g, question, side = cast(Gridiron, look.seen), look.view.question, look.match.seats[look.seat].side
    told = {token: follows(g, question, side, x, say) for token, x in look.answers.items()}
    return {token: known for token, known in told.items() if known} | _rolled(look, say)


def _rolled(look: Look, say: Say) -> dict[str, Odds]:
    """What each option promises, where dice decide it."""
    g, answers = cast(Gridiron, look.seen), look.answers
    match look.view.question:
        case "snap":
            return {token: _pass(g, x, token, say) for token, x in answers.items()}
        case "ball":
            return {token: _pass(g, x - THROW, token, say) for token, x in answers.items() if x >= THROW}
        case "goal":
            return {token: _goal(g, token, say) for token in answers}
        case "aim-row":
            return {token: _aim(g, x - int(g.tables.depth), say) for token, x in answers.items()}
        case "aim-column":
            row = int(cast(Placement, g.top).row)
            return {token: _aim(g, row, say) for token in answers}
        case "declare":
            return {token: _declared(g, say, THREE) for token, x in answers.items() if x == DECLARE_GOAL}
        case "try":
            return {token: _declared(g, say, ONE) for token, x in answers.items() if x == FOR_ONE}
        case "move":
            return _renewed(g, answers, say)
        case "step" | "extra" | "chase-step":
            told = {token: _step(g, x, say) for token, x in answers.items() if x}
            return {token: known for token, known in told.items() if known is not None}
    return {}


def _pass(g: Gridiron, x: int, token: str, say: Say) -> Odds:
    """A snap, a hand-off or a forward pass to somebody."""
    receiver = SLOTS * int(g.off) + x
    told = flight_words(passed(g, receiver), bool(is_thrown(g, receiver)), say)
    return Odds(*told, [flight_id(token)])


def _goal(g: Gridiron, token: str, say: Say) -> Odds:
    share = good_chance(g)
    return Odds(say("odds-good", share=share), share, [f"m-goal-{token}"])


def _aim(g: Gridiron, row: int, say: Say) -> Odds:
    """A kick to a row."""
    return Odds(*aim_words(g, row, say))


def _declared(g: Gridiron, say: Say, points: int) -> Odds:
    """A kick at goal, if nobody comes near the kicker."""
    share = declared_chance(g)
    return Odds(say("odds-undisturbed", share=share, points=int(points)), share)


def _renewed(g: Gridiron, answers: dict[str, int], say: Say) -> dict[str, Odds]:
    """[TD-10.7] Those who may only renew their contact."""
    first, found = SLOTS * moving_side(g) - 1, {}
    for token, x in answers.items():
        if x and g.status[first + x] & HELD:
            met = clash(g, first + x, int(g.foe(first + x)))
            found[token] = Odds(*contact_words(met, say))
    return found


def _step(g: Gridiron, way: int, say: Say) -> Odds | None:
    """One step: over fallen players, into contact, or both; nothing where it is certain."""
    slot = int(cast(Walk, g.top).slot)
    square = int(g.square[slot] + g.tables.delta[way - 1])
    arrives, other = upright(g, slot, square), int(met_in(g, slot, square))
    if other != NOBODY:
        return Odds(*contact_words(clash(g, slot, other), say, round(arrives, 6)))
    if arrives < 1:
        return Odds(say("odds-feet", share=arrives), arrives, [element_in(g, square)])
    return None
