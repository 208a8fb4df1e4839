# mypyc: compiled
"""Runs of the steady coach without the ball: to the carrier, and into the lines of passes and shots."""

from downfield.games.calciotto.coach.ball import moving
from downfield.games.calciotto.coach.guard import close_down
from downfield.games.calciotto.coach.pitch import DUELS, EVEN
from downfield.games.calciotto.coach.runs import GAIN, Purse, go_and_pay, mates, to_posts
from downfield.games.calciotto.coach.sight import COSTS, Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.rules.strength import zone_bonus


def defend(g: Pitch, sight: Sight, purse: Purse) -> list[int]:
    """The best challenger to the carrier, or somebody who closes him down; the others into their lines, then home."""
    answers, bound = challenge(g, sight, purse)
    answers += cuts(g, sight, purse, bound)
    if bound < 0:
        answers += close_down(g, sight, purse)
    return answers + to_posts(g, sight, purse, bound)


def cuts(g: Pitch, sight: Sight, purse: Purse, bound: int) -> list[int]:
    """Runs into the lines of the others, as long as they gain something."""
    answers: list[int] = []
    for _ in range(sight.style.rounds):
        if purse.pool + purse.private == 0:
            break
        found = cut(g, sight, purse, bound)
        if not found:
            break
        answers += found
    return answers


def challenge(g: Pitch, sight: Sight, purse: Purse) -> tuple[list[int], int]:
    """Somebody to the carrier, if that gains anything; and who challenges, or -1."""
    side, ball = int(g.turn), int(sight.at[g.carrier])
    bound = standing(g, sight, side)
    found = (contested(g, sight, bound) + GAIN, -1, -1)
    for _, slot, square in sorted(arrivals(g, sight, purse, ball), reverse=True)[:6]:
        home = int(sight.at[slot])
        sight.move(slot, square)
        found = max(found, (contested(g, sight, slot), slot, square))
        sight.move(slot, home)
    if found[1] < 0:
        return [], bound
    return go_and_pay(g, sight, purse, found[1], found[2]), found[1]


def standing(g: Pitch, sight: Sight, side: int) -> int:
    """The best of those beside the carrier, or -1."""
    ball = int(sight.at[g.carrier])
    near = [
        s
        for s in range(SLOTS * side, SLOTS * side + SLOTS)
        if g.is_on(s) and not g.is_grounded(s) and g.is_beside(sight.at[s], ball)
    ]
    return max(near, key=lambda s: int(zone_bonus(g, s, ball)), default=-1)


def arrivals(g: Pitch, sight: Sight, purse: Purse, ball: int) -> list[tuple[int, int, int]]:
    """Who can come to a square beside the carrier: chance, slot, square."""
    found = []
    theirs = int(zone_bonus(g, g.carrier, ball))
    for slot in mates(g, int(g.turn)):
        steps = purse.reach(slot)
        if steps == 0 or g.distance(sight.at[slot], ball) > steps + 1:
            continue
        chance = int(DUELS[EVEN + zone_bonus(g, slot, ball) - theirs])
        sight.run(slot, steps)
        for n in range(1, len(sight.runs)):
            square = int(sight.runs[n])
            if g.is_beside(square, ball):
                found.append((chance - 12 * int(sight.steps[n]), slot, square))
    return found


def contested(g: Pitch, sight: Sight, slot: int) -> float:
    """What the position is worth to the turn side when it has done moving: it challenges, then who wins moves."""
    side, ball = int(g.turn), int(sight.at[g.carrier])
    theirs = moving(g, 1 - side, ball, int(sight.threat(1 - side, g.carrier)))
    if slot < 0:
        return -theirs
    won = int(DUELS[EVEN + zone_bonus(g, slot, ball) - zone_bonus(g, g.carrier, ball)]) / 1000
    mine = moving(g, side, int(sight.at[slot]), int(sight.threat(side, slot)))
    return won * mine - (1 - won) * theirs


def cut(g: Pitch, sight: Sight, purse: Purse, bound: int) -> list[int]:
    """The run that takes most from the promise of the others: into a line, or the keeper along his goal."""
    side = int(g.turn)
    here = int(sight.threat(1 - side, g.carrier))
    if here < 3 * GAIN:
        return []
    found = (-here + GAIN, -1, -1)
    wanted = lines_of(g, sight, 1 - side)
    for slot, square in cutters(g, sight, purse, wanted, bound)[: int(sight.style.looks) + 3]:
        home = int(sight.at[slot])
        sight.move(slot, square)
        found = max(found, (-int(sight.threat(1 - side, g.carrier)), slot, square))
        sight.move(slot, home)
    if found[1] < 0:
        return []
    if found[1] % SLOTS == 0:
        return shift_keeper(sight, purse, found[1], found[2])
    return go_and_pay(g, sight, purse, found[1], found[2])


def shift_keeper(sight: Sight, purse: Purse, keeper: int, square: int) -> list[int]:
    """A keeper's steps along his goal [CAL-6.6]."""
    steps = square - int(sight.at[keeper])
    sight.move(keeper, square)
    purse.pay(keeper, abs(steps))
    return [kinds.STEP + (1 if steps > 0 else 3)] * abs(steps)


def cutters(
    g: Pitch, sight: Sight, purse: Purse, wanted: dict[int, int], bound: int
) -> list[tuple[int, int]]:
    """The keeper's squares, then who can get into one of the lines, the most wanted and nearest first."""
    side, ball = int(g.turn), int(sight.at[g.carrier])
    found = []
    keeper = int(g.keeper(side))
    for i in range(4):
        square = int(g.tables.goals[4 * side + i])
        steps = abs(square - int(sight.at[keeper]))
        if 0 < steps <= purse.reach(keeper):
            found.append((99, keeper, square))
    for slot in mates(g, side):
        if slot == bound or (purse.reach(slot) == 0):
            continue
        sight.run(slot, purse.reach(slot))
        for n in range(1, len(sight.runs)):
            square = int(sight.runs[n])
            if square in wanted and not g.is_beside(sight.at[slot], ball):
                found.append((4 * wanted[square] - int(sight.steps[n]), slot, square))
    found.sort(reverse=True)
    return [(slot, square) for _, slot, square in found]


def lines_of(g: Pitch, sight: Sight, side: int) -> dict[int, int]:
    """The squares of the lines and runs on which the best plans of the last flow depend, by how many use them."""
    wanted: dict[int, int] = {}
    worths = sorted(((promise_of(sight, i), i) for i in range(SLOTS)), reverse=True)
    for worth, i in worths[:3]:
        if worth == 0:
            break
        for square in plan_of(g, sight, side, i):
            wanted[square] = wanted.get(square, 0) + 1
    return wanted


def promise_of(sight: Sight, i: int) -> int:
    """The best chance for the price that one figure has in the last flow."""
    return max(int(sight.buys[COSTS * i + cost]) * (COSTS - cost) for cost in range(COSTS))


def plan_of(g: Pitch, sight: Sight, side: int, i: int) -> list[int]:
    """Squares of the plan that ends with a figure's best shot."""
    cost = max(range(COSTS), key=lambda c: int(sight.buys[COSTS * i + c]) * (COSTS - c))
    spot, k = divmod(int(sight.spots[COSTS * i + cost]), 4)
    squares = [spot, *between(g, spot, int(g.tables.goals[4 * (1 - side) + k]))]
    while sight.came[i] >= 0:
        squares += [
            int(sight.left_from[i]),
            *between(g, int(sight.left_from[i]), int(sight.at[SLOTS * side + i])),
        ]
        i = int(sight.came[i])
    return squares


def between(g: Pitch, a: int, b: int) -> list[int]:
    """The squares strictly between two on a straight line."""
    length = int(g.distance(a, b))
    return [a + (b - a) // length * n for n in range(1, length)] if length else []
