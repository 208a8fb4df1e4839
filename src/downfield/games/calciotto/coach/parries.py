# mypyc: compiled
"""What a side without the ball might do in a phase, beside the steady plan."""

from downfield.games.calciotto.coach.defence import arrivals, contested, cuts, cutters, lines_of
from downfield.games.calciotto.coach.guard import goal_side, press, unwatched
from downfield.games.calciotto.coach.runs import Purse, go_and_pay, to_posts
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS

CHALLENGERS = 3  # figures that may challenge
CUTTERS = 3  # other runs into a line, for the best of them and for nobody


def without_ball(g: Pitch) -> list[list[int]]:
    """Others challenge, or nobody; others cut lines; some close the carrier down; or everybody drops back."""
    coming = challengers(g)
    found = [parried(g, slot, square, -1) for slot, square in coming]
    found += [pressed(g, False), pressed(g, True), parried(g, -1, -1, -1)]
    for n in range(CUTTERS):
        found += [parried(g, slot, square, n) for slot, square in [*coming[:1], (-1, -1)]]
    return [*found, *marked(g), homeward(g)]


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
    ranked = sorted([(worth, slot, square) for slot, (worth, square) in best.items()], reverse=True)
    return [(slot, square) for _, slot, square in ranked[:CHALLENGERS]]


def parried(g: Pitch, slot: int, square: int, n: int) -> list[int]:
    """This figure goes to the carrier, the n-th best run into a line is taken first, then the rest as usual."""
    sight, purse = Sight(g), Purse(g)
    answers = go_and_pay(g, sight, purse, slot, square) if slot >= 0 else []
    if n >= 0:
        sight.threat(1 - int(g.turn), g.carrier)
        ways = cutters(g, sight, purse, lines_of(g, sight, 1 - int(g.turn)), slot)
        runs = [way for way in ways if way[0] % SLOTS]  # the keeper moves when the lines are cut
        if n < len(runs):
            answers += go_and_pay(g, sight, purse, runs[n][0], runs[n][1])
    answers += cuts(g, sight, purse, slot)
    return [*answers, *to_posts(g, sight, purse, slot), kinds.END]


def pressed(g: Pitch, lines: bool) -> list[int]:
    """The nearest come between the carrier and the goal, before or after the lines are cut."""
    sight, purse = Sight(g), Purse(g)
    answers = cuts(g, sight, purse, -1) if lines else []
    answers = answers + press(g, sight, purse, -1)
    return [*answers, *to_posts(g, sight, purse, -1), kinds.END]


def homeward(g: Pitch) -> list[int]:
    """Everybody to his post, whatever lines are open."""
    sight, purse = Sight(g), Purse(g)
    return [*to_posts(g, sight, purse, -1), kinds.END]


def marked(g: Pitch) -> list[list[int]]:
    """Somebody to each of their strikers whom nobody watches, on the side of the goal."""
    found = []
    for striker in unwatched(g, Sight(g)):
        sight, purse = Sight(g), Purse(g)
        spot = goal_side(g, int(sight.at[striker]))
        for slot in range(SLOTS * int(g.turn) + 1, SLOTS * int(g.turn) + SLOTS):
            if g.is_on(slot) and purse.reach(slot) and sight.way(slot, spot, purse.reach(slot)):
                answers = go_and_pay(g, sight, purse, slot, spot)
                answers += cuts(g, sight, purse, slot)
                found.append([*answers, *to_posts(g, sight, purse, slot), kinds.END])
                break
    return found
