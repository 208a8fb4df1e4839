# mypyc: compiled
"""What a coach might do in a phase: the steady plan first, then others worth playing out."""

from downfield.games.calciotto.coach.ball import End, best_shot, closer, ends_of, is_last, rough_holds
from downfield.games.calciotto.coach.parries import without_ball
from downfield.games.calciotto.coach.runs import go_and_pay, outlets, to_posts
from downfield.games.calciotto.coach.script import ball_part, phase, with_ball
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS, WIDTH

APART = 3  # squares between two ends of the same figure that are worth two looks
ENDS = 10  # ends that are looked at with the steady runs after them,
VARIED = 2  # and those of them that are looked at with other runs too
OUTLETS = 2  # other runs into a line
EACH = 2  # ends of every figure that are looked at closely, be others ever so good


def phase_plans(g: Pitch, options: list[int], style: Style = STEADY) -> list[list[int]]:
    """Plans for the rest of this phase, every answer of each; the likelier come first."""
    own = phase(g, options, style)
    if g.side_of(g.carrier) != g.turn:
        return distinct([own, *without_ball(g)])
    if g.mode == kinds.FREE_KICK:
        return distinct([own, *[[x] for x in options if x != kinds.END]])
    return distinct([own, *on_the_ball(g, kinds.END not in options)])


def distinct(plans: list[list[int]]) -> list[list[int]]:
    """Each plan once."""
    found: list[list[int]] = []
    for plan in plans:
        if plan not in found:
            found.append(plan)
    return found


def on_the_ball(g: Pitch, bound: bool) -> list[list[int]]:
    """The best shot, and the best ends of different kinds; the best of these with other runs after them."""
    sight = Sight(g)
    ends = ends_of(g, sight)
    shot = best_shot(g, sight, ends)
    found = [plan_to(g, shot)] if shot.target >= 0 else []
    if is_last(g) and found:
        return found
    held = various(held_best(g, sight, ends, bound))
    found += [plan_to(g, end) for end in held[:ENDS]]
    for end in held[:VARIED]:
        found += other_runs(g, end)
    return found


def held_best(g: Pitch, sight: Sight, ends: list[End], bound: bool) -> list[End]:
    """The ends at which the ball is kept, the best first, each looked at closely."""
    held = [end for end in rough_holds(g, sight, int(g.turn), ends) if end.cost or not bound]
    look, near = Sight(g), [0] * (2 * SLOTS)
    close: list[End] = []
    for n, end in enumerate(sorted(held, key=lambda end: -end.worth)):
        near[end.slot] += 1
        if n < 2 * sight.style.finalists or near[end.slot] <= EACH:
            close.append(end.worth_so(closer(g, look, end)))
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
    """The answers that lead to an end, and the steady runs of the others after it."""
    sight = Sight(g)
    ends_of(g, sight)
    return with_ball(g, sight, end)


def other_runs(g: Pitch, end: End) -> list[list[int]]:
    """The same end with other runs after it: somebody else into a line, everybody home, or nobody anywhere."""
    sight = Sight(g)
    ends_of(g, sight)
    answers, purse = ball_part(g, sight, end)
    if purse.pool + purse.private == 0:
        return []
    found = [[*answers, kinds.END]]
    lines = outlets(g, sight, purse, end.slot)
    for n in range(-1, min(OUTLETS, len(lines))):
        sight = Sight(g)
        ends_of(g, sight)
        answers, purse = ball_part(g, sight, end)
        runs = go_and_pay(g, sight, purse, lines[n][0], lines[n][1]) if n >= 0 else []
        found.append([*answers, *runs, *to_posts(g, sight, purse, end.slot, n < 0), kinds.END])
    return found
