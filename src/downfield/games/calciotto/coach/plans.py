# mypyc: compiled
"""What a coach might do in a phase: the steady plan first, then others worth playing out."""

from downfield.games.calciotto.coach.ball import (
    End,
    best_shot,
    closer,
    ends_of,
    is_last,
    rough_holds,
)
from downfield.games.calciotto.coach.defence import arrivals, contested, cuts
from downfield.games.calciotto.coach.guard import press
from downfield.games.calciotto.coach.runs import Purse, go_and_pay, to_posts
from downfield.games.calciotto.coach.script import phase, with_ball
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import WIDTH

APART = 3  # squares between two ends of the same figure that are worth two looks
CHALLENGERS = 3  # other figures that may challenge


def phase_plans(g: Pitch, options: list[int], style: Style = STEADY) -> list[list[int]]:
    """Plans for the rest of this phase, every answer of each."""
    own = phase(g, options, style)
    if g.side_of(g.carrier) != g.turn:
        return distinct([own, *without_ball(g)])
    if g.mode == kinds.FREE_KICK:
        return distinct([own, *([x] for x in options if x != kinds.END)])
    return distinct([own, *on_the_ball(g, kinds.END not in options)])


def distinct(plans: list[list[int]]) -> list[list[int]]:
    """Each plan once."""
    found: list[list[int]] = []
    for plan in plans:
        if plan not in found:
            found.append(plan)
    return found


# With the ball ----------------------------------------------------------------------------------------------------


def on_the_ball(g: Pitch, bound: bool) -> list[list[int]]:
    """The best shot, and the best ends of different kinds."""
    sight = Sight(g)
    ends = ends_of(g, sight)
    shot = best_shot(g, sight, ends)
    found = [plan_to(g, shot)] if shot.target >= 0 else []
    if is_last(g) and found:
        return found
    return found + [plan_to(g, end) for end in various(held_best(g, sight, ends, bound))]


def held_best(g: Pitch, sight: Sight, ends: list[End], bound: bool) -> list[End]:
    """The ends at which the ball is kept, the best first, each looked at closely."""
    held = [end for end in rough_holds(g, sight, int(g.turn), ends) if end.cost or not bound]
    look = Sight(g)
    near = sorted(held, key=lambda end: -end.worth)[: 2 * int(sight.style.finalists)]
    close = [end.worth_so(closer(g, look, end)) for end in near]
    return sorted(close, key=lambda end: -end.worth)


def various(ends: list[End]) -> list[End]:
    """Of ends that differ by a square or two only the best."""
    found: list[End] = []
    for end in ends:
        if not [e for e in found if e.slot == end.slot and is_close(e, end)]:
            found.append(end)
    return found


def is_close(one: End, other: End) -> bool:
    """Whether two ends are nearly the same."""
    rows = abs(one.square // WIDTH - other.square // WIDTH)
    return rows + abs(one.square % WIDTH - other.square % WIDTH) < APART


def plan_to(g: Pitch, end: End) -> list[int]:
    """The answers that lead to an end, and the runs of the others after it."""
    sight = Sight(g)
    ends_of(g, sight)
    return with_ball(g, sight, end)


# Without the ball -------------------------------------------------------------------------------------------------


def without_ball(g: Pitch) -> list[list[int]]:
    """Others challenge, or nobody; some close the carrier down; or everybody drops back."""
    found = [challenged(g, slot, square) for slot, square in challengers(g)]
    return [*found, pressed(g, True), pressed(g, False), dropped(g)]


def challengers(g: Pitch) -> list[tuple[int, int]]:
    """The best way to the carrier of each of the figures that can come."""
    sight, purse = Sight(g), Purse(g)
    ball = int(sight.at[g.carrier])
    best: dict[int, tuple[float, int]] = {}
    for _, slot, square in sorted(arrivals(g, sight, purse, ball), reverse=True)[:16]:
        home = int(sight.at[slot])
        sight.move(slot, square)
        worth = contested(g, sight, slot)
        sight.move(slot, home)
        if slot not in best or worth > best[slot][0]:
            best[slot] = worth, square
    ranked = sorted(((worth, slot, square) for slot, (worth, square) in best.items()), reverse=True)
    return [(slot, square) for _, slot, square in ranked[:CHALLENGERS]]


def challenged(g: Pitch, slot: int, square: int) -> list[int]:
    """This figure goes to the carrier, the others into their lines."""
    sight, purse = Sight(g), Purse(g)
    answers = go_and_pay(g, sight, purse, slot, square)
    return [*answers, *cuts(g, sight, purse, slot), *to_posts(g, sight, purse, slot), kinds.END]


def pressed(g: Pitch, lines: bool) -> list[int]:
    """The nearest come between the carrier and the goal, before or after the lines are cut."""
    sight, purse = Sight(g), Purse(g)
    answers = cuts(g, sight, purse, -1) if lines else []
    answers = answers + press(g, sight, purse, -1)
    return [*answers, *to_posts(g, sight, purse, -1), kinds.END]


def dropped(g: Pitch) -> list[int]:
    """Nobody challenges: lines are cut, and everybody goes to his post."""
    sight, purse = Sight(g), Purse(g)
    return [*cuts(g, sight, purse, -1), *to_posts(g, sight, purse, -1), kinds.END]
