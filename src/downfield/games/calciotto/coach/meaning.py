"""What a plan for a phase is good for, as a word that texts explain: followed by the rules on a copy of the match."""

from typing import Final, cast

from downfield.games.calciotto.coach.ahead import followed
from downfield.games.calciotto.coach.ball import rows_to_go
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.kernel.state import State

GAIN: Final = 2  # rows that are worth a word
NEAR: Final = 1  # squares at which a figure is marked or challenged
CLOSE: Final = 3  # and at which a carrier is closed down


def meaning(state: State, plan: list[int]) -> str:
    """Why somebody would do this; "" where there is nothing to say."""
    g = cast(Pitch, state)
    if g.question != q.Q_SPEND:
        return ""
    if any(answer >= kinds.SHOOT for answer in plan):
        return "shoots"
    then = followed(g, plan)
    return with_ball(g, then) if g.side_of(g.carrier) == g.turn else without_ball(g, then)


def with_ball(g: Pitch, then: Pitch) -> str:
    """The ball goes forward, or is kept."""
    side = int(g.turn)
    before, after = (rows_to_go(each, side, int(each.at[each.carrier])) for each in (g, then))
    return "ahead" if before - after >= GAIN else "keeps"


def without_ball(g: Pitch, then: Pitch) -> str:
    """Somebody goes for the carrier, or for a man who is open, or back."""
    ball = int(g.at[g.carrier])
    if nearest(then, ball) <= NEAR:
        return "challenges"
    theirs = range(SLOTS * (1 - int(g.turn)) + 1, SLOTS * (2 - int(g.turn)))
    open_men = [int(g.at[slot]) for slot in theirs if g.is_on(slot) and slot != g.carrier]
    if any(nearest(then, square) <= NEAR < nearest(g, square) for square in open_men):
        return "marks"
    return "closes" if nearest(then, ball) <= CLOSE < nearest(g, ball) else "covers"


def nearest(g: Pitch, square: int) -> int:
    """How far the nearest figure of the side that moves is from a square."""
    mine = range(SLOTS * int(g.turn) + 1, SLOTS * (int(g.turn) + 1))
    return min([int(g.distance(g.at[slot], square)) for slot in mine if g.is_on(slot)], default=99)
