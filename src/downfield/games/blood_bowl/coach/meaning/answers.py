"""What a coach's answer is good for, as a word that texts explain: followed on a copy, as far as nothing is rolled."""

from typing import TYPE_CHECKING, Final, cast

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.hits import goes_out
from downfield.games.blood_bowl.coach.meaning.dice import of_dice
from downfield.games.blood_bowl.coach.meaning.places import Walk, of_place, with_ball
from downfield.games.blood_bowl.coach.reach import safe_ways, ways
from downfield.games.blood_bowl.coach.sight import Sight, far
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import (
    BLITZ,
    BLOCK_ACTION,
    END_TURN,
    FOUL,
    HAND_OFF,
    MOVE,
    PASS_ACTION,
    PRONE,
    STOP,
)
from downfield.games.blood_bowl.model.position import SCORE, Pitch
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY

if TYPE_CHECKING:
    from downfield.games.blood_bowl.coach.steady import Steady

CHOSEN: Final = 2  # dice of which the blocker picks one


def purpose(coach: "Steady", g: Pitch, seat: int, answer: int) -> str:
    """Why a coach who has just decided so would do it; "" where there is nothing to say."""
    if g.question == q.Q_TURN:
        return of_turn(coach, g, seat, answer)
    if g.question == q.Q_STEP:
        slot = int(cast(Activation, g.top).slot)
        return of_walk(g, seat, slot, [answer, *coach.steps], []) if answer != STOP else ""
    return of_dice(g, seat, answer)


def of_turn(coach: "Steady", g: Pitch, seat: int, answer: int) -> str:
    """A deed, or the end of the turn."""
    if answer == END_TURN:
        return of_end(Sight(g, seat))
    return "" if coach.deed is None or coach.deed.answer() != answer else of_deed(g, seat, coach.deed)


def of_end(sight: Sight) -> str:
    """A touchdown can wait, or nothing else is worth its dice."""
    if sight.ours() and sight.can_act(sight.holder):
        if any(sight.to_go(square) == 0 for square in safe_ways(sight, sight.holder).squares):
            return "stalls"
    return "ends"


def of_deed(g: Pitch, seat: int, deed: Deed) -> str:
    """An activation as it is planned."""
    sight = Sight(g, seat)
    match deed.action:
        case action if action == MOVE:
            return of_walk(g, seat, deed.slot, list(deed.steps), [deed.answer()])
        case action if action in (BLOCK_ACTION, BLITZ) and deed.target != NOBODY:
            return of_blow(sight, deed)
        case action if action in (HAND_OFF, PASS_ACTION) and deed.target != NOBODY:
            return of_gift(sight, deed)
        case action if action == FOUL:
            alone = not any(sight.can_act(slot) for slot in sight.mine if slot != deed.slot)
            return "foul-last" if alone else ""
    return ""


# Walks ------------------------------------------------------------------------------------------------------------


def of_walk(g: Pitch, seat: int, slot: int, steps: list[int], first: list[int]) -> str:
    """He scores, gets up, fetches the ball or carries it, or goes where he is needed."""
    then, rolls = followed(g, seat, [*first, *steps, STOP])
    before = Sight(g, seat)
    walk = Walk(slot, steps, before, Sight(then, seat), rolls)
    if then.sides[SCORE + seat] > g.sides[SCORE + seat]:
        return "scores"
    if slot == before.holder:
        return with_ball(walk)
    if before.is_loose() and before.ball in steps:
        return "fetches"
    return of_place(walk) or (
        "" if rolls or not first else "gets-up" if g.status[slot] == PRONE else "safe-first"
    )


def followed(g: Pitch, seat: int, answers: list[int]) -> tuple[Pitch, bool]:
    """The match after these answers, or where the first die would be rolled; and whether one is."""
    then = cast(Pitch, g.clone())
    for answer in answers:
        if then.need != CHOICE or not then.owes(seat) or answer not in then.options(seat):
            break
        then.answer(answer)
    return then, then.need == CHANCE


# With others ------------------------------------------------------------------------------------------------------


def of_blow(sight: Sight, deed: Deed) -> str:
    """A block or a blitz: whom it hits, and with what dice."""
    target, slot = deed.target, deed.slot
    square, blitz = deed.steps[-1] if deed.steps else sight.at[slot], IN_BLITZ if deed.action == BLITZ else 0
    if target == sight.holder:
        return "hits-carrier"
    if sight.ours() and target in sight.foes_of(sight.holder):
        return "frees-carrier" if len(sight.foes_of(sight.holder)) == 1 else "frees-one"
    if sight.is_loose() and far(sight.at[target], sight.ball) <= 1:
        return "clears-ball"
    if goes_out(sight, square, target, slot, blitz):
        return "crowd"
    return "dice" if sight.dice(slot, square, target, blitz) >= CHOSEN else ""


def of_gift(sight: Sight, deed: Deed) -> str:
    """A hand-off or a pass: to whoever can still score, stands farther up, or is not marked."""
    target, giver = deed.target, deed.slot
    there, here = sight.at[target], sight.at[giver]
    if sight.can_act(target) and any(sight.to_go(square) == 0 for square in ways(sight, target).squares):
        return "gives-score"
    if sight.is_marked(giver) and not sight.is_marked(target):
        return "gives-free"
    return "gives-ahead" if sight.to_go(there) < sight.to_go(here) else ""
