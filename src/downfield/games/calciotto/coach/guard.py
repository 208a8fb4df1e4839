# mypyc: compiled
"""Guarding without the ball: closing a carrier down whom nobody reaches yet."""

from downfield.games.calciotto.coach.runs import Purse, apart, go_and_pay, mates
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import AREA, WIDTH

CLOSE = 2  # figures that close a carrier down


def press(g: Pitch, sight: Sight, purse: Purse, bound: int) -> list[int]:
    """The nearest figures come between the carrier and the goal, though nobody reaches him this phase."""
    answers: list[int] = []
    goal = goal_side(g, int(sight.at[g.carrier]))
    nearest = sorted(mates(g, int(g.turn)), key=lambda slot: apart(g, int(sight.at[slot]), goal))
    for slot in [slot for slot in nearest if slot != bound][:CLOSE]:
        answers += approach(g, sight, purse, slot, goal)
    return answers


def close_down(g: Pitch, sight: Sight, purse: Purse) -> list[int]:
    """Of those between the carrier and the goal the nearest come nearer, as many as the style says."""
    answers: list[int] = []
    goal, way = goal_side(g, int(sight.at[g.carrier])), -int(g.ahead(int(g.turn)))
    row = int(g.tables.row[goal])
    behind = [slot for slot in mates(g, int(g.turn)) if way * (int(g.tables.row[sight.at[slot]]) - row) >= 0]
    for slot in sorted(behind, key=lambda slot: apart(g, int(sight.at[slot]), goal))[
        : int(sight.style.close)
    ]:
        answers += approach(g, sight, purse, slot, goal)
    return answers


def unwatched(g: Pitch, sight: Sight) -> list[int]:
    """Their attackers before the turn side's goal with nobody beside them."""
    side, t = int(g.turn), g.tables
    own = [int(sight.at[slot]) for slot in mates(g, side)]
    return [
        slot
        for slot in mates(g, 1 - side)
        if slot != g.carrier
        and g.role_of(slot) == kinds.A
        and t.marks[sight.at[slot]] & AREA << side
        and not [square for square in own if g.is_beside(square, sight.at[slot])]
    ]


def goal_side(g: Pitch, square: int) -> int:
    """The square one step nearer to the turn side's own goal."""
    return square + (WIDTH if g.turn else -WIDTH)


def approach(g: Pitch, sight: Sight, purse: Purse, slot: int, goal: int) -> list[int]:
    """As near to a square as a figure gets with what it can pay for."""
    steps = purse.reach(slot)
    if steps == 0:
        return []
    sight.run(slot, steps)
    square = int(sight.nearest(goal))
    return go_and_pay(g, sight, purse, slot, square) if square != sight.at[slot] else []
