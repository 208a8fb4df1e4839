"""Runs of the steady coach without the ball: to the carrier, into the lines of passes and shots, to a post."""

from downfield.games.calciotto import kinds
from downfield.games.calciotto.coach_ball import go, kept, may_act, moving
from downfield.games.calciotto.coach_posts import post
from downfield.games.calciotto.coach_sight import COSTS, DUELS, EVEN, SHARE, Sight
from downfield.games.calciotto.position import Pitch
from downfield.games.calciotto.tables import SLOTS

LOOKS = 12  # squares that are looked at closely in one round
ROUNDS = 3
GAIN = 4  # thousandths of a goal for which a run is worth while


class Purse:
    """The points and steps that are left while a plan is made."""

    def __init__(self, g: Pitch, spent: int = 0) -> None:
        self.g = g
        self.pool = int(g.pool) - spent
        self.private = int(g.private)
        self.left = [int(steps) for steps in g.left]

    def reach(self, slot: int) -> int:
        """How many steps a figure can pay for."""
        if not may_act(self.g, slot):
            return 0
        own = self.private if slot == self.g.sprinter else 0
        return min(self.left[slot], self.pool + own)

    def pay(self, slot: int, steps: int) -> None:
        """Pay for steps, a sprinter's own points first [CAL-12.1]."""
        self.left[slot] -= steps
        if slot == self.g.sprinter:
            own = min(self.private, steps)
            self.private -= own
            steps -= own
        self.pool -= steps


def mates(g: Pitch, side: int) -> list[int]:
    """The outfield figures of a side on the pitch."""
    return [slot for slot in range(SLOTS * side + 1, SLOTS * side + SLOTS) if g.is_on(slot)]


def go_and_pay(g: Pitch, sight: Sight, purse: Purse, slot: int, square: int) -> list[int]:
    """The steps of a figure, paid for."""
    answers = go(g, sight, slot, square)
    purse.pay(slot, len(answers))
    return answers


# With the ball ----------------------------------------------------------------------------------------------------


def support(g: Pitch, sight: Sight, purse: Purse, carrier: int) -> list[int]:
    """Runs that make the most of the next phase, then everybody to his post."""
    side = int(g.turn)
    answers: list[int] = []
    for _ in range(ROUNDS):
        if purse.pool + purse.private == 0:
            break
        here = int(sight.threat(side, carrier))
        found = (here + GAIN, -1, -1)
        for slot, square in outlets(g, sight, purse, carrier):
            home = int(sight.at[slot])
            sight.move(slot, square)
            found = max(found, (int(sight.threat(side, carrier)), slot, square))
            sight.move(slot, home)
        if found[1] < 0:
            break
        answers += go_and_pay(g, sight, purse, found[1], found[2])
    return answers + to_posts(g, sight, purse, carrier)


def outlets(g: Pitch, sight: Sight, purse: Purse, carrier: int) -> list[tuple[int, int]]:
    """Squares from which somebody could shoot, those in line with the carrier first."""
    side = int(g.side_of(carrier))
    sight.look_round(side)
    sight.take_aim(side)
    base = SHARE * (carrier % SLOTS)
    found = []
    for slot in mates(g, side):
        steps = purse.reach(slot)
        if slot == carrier or steps == 0:
            continue
        chances = [int(sight.chance(slot, k)) for k in range(4)]
        sight.run(slot, steps)
        for square, gone in zip(sight.runs[1:], sight.steps[1:], strict=True):
            aims = int(sight.aims[square])
            if aims:
                best = max(chances[k] - 15 * (aims >> 4 * k & 15) for k in range(4) if aims >> 4 * k & 15)
                far = int(sight.look[base + square])
                found.append((best - 8 * gone - (12 * far if far else 250), slot, square))
    found.sort(reverse=True)
    return [(slot, square) for _, slot, square in found[:LOOKS]]


# Without the ball -------------------------------------------------------------------------------------------------


def defend(g: Pitch, sight: Sight, purse: Purse) -> list[int]:
    """The best challenger to the carrier, the others into their lines, then to their posts."""
    answers, bound = challenge(g, sight, purse)
    for _ in range(ROUNDS):
        if purse.pool + purse.private == 0:
            break
        found = cut(g, sight, purse, bound)
        if not found:
            break
        answers += found
    return answers + to_posts(g, sight, purse, bound)


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
    return max(near, key=lambda s: int(sight.bonus(s, ball)), default=-1)


def arrivals(g: Pitch, sight: Sight, purse: Purse, ball: int) -> list[tuple[int, int, int]]:
    """Who can come to a square beside the carrier: chance, slot, square."""
    found = []
    theirs = int(sight.bonus(g.carrier, ball))
    for slot in mates(g, int(g.turn)):
        steps = purse.reach(slot)
        if steps == 0 or g.distance(sight.at[slot], ball) > steps + 1:
            continue
        chance = int(DUELS[EVEN + sight.bonus(slot, ball) - theirs])
        sight.run(slot, steps)
        for square, gone in zip(sight.runs, sight.steps, strict=True):
            if gone and g.is_beside(square, ball):
                found.append((chance - 12 * gone, slot, square))
    return found


def contested(g: Pitch, sight: Sight, slot: int) -> float:
    """What the position is worth to the turn side when it has done moving: it challenges, then who wins moves."""
    side, ball = int(g.turn), int(sight.at[g.carrier])
    theirs = moving(g, 1 - side, ball, int(sight.threat(1 - side, g.carrier)))
    if slot < 0:
        return -theirs
    won = int(DUELS[EVEN + sight.bonus(slot, ball) - sight.bonus(g.carrier, ball)]) / 1000
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
    for slot, square in cutters(g, sight, purse, wanted, bound)[: LOOKS + 3]:
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
        for square, gone in zip(sight.runs[1:], sight.steps[1:], strict=True):
            if square in wanted and not g.is_beside(sight.at[slot], ball):
                found.append((4 * wanted[square] - gone, slot, square))
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


def to_posts(g: Pitch, sight: Sight, purse: Purse, busy: int) -> list[int]:
    """What is left: steps that bring figures nearer to their posts, who is furthest away first."""
    side = int(g.turn)
    attacking = g.side_of(g.carrier) == side
    ball = int(sight.at[busy]) if attacking else int(sight.at[g.carrier])
    answers: list[int] = []
    gaps = []
    for slot in mates(g, side):
        if slot != busy and purse.reach(slot) and (attacking or not g.is_beside(sight.at[slot], ball)):
            goal = post(g, slot, attacking, ball)
            gaps.append((apart(g, int(sight.at[slot]), goal), slot, goal))
    for gap, slot, goal in sorted(gaps, reverse=True):
        steps = purse.reach(slot)
        if gap < 2 or steps == 0:
            continue
        sight.run(slot, steps)
        square = min(sight.runs, key=lambda q: apart(g, q, goal))
        if apart(g, square, goal) < gap:
            before = int(sight.at[slot]), square
            answers += keep_if_no_worse(g, sight, purse, slot, before, busy if attacking else -1)
    return answers


def keep_if_no_worse(
    g: Pitch, sight: Sight, purse: Purse, slot: int, run: tuple[int, int], carrier: int
) -> list[int]:
    """A run to a post, unless it opens a line to the others or closes an own one."""
    side = int(g.turn)
    home, square = run
    before = worth_now(g, sight, side, carrier)
    sight.move(slot, square)
    after = worth_now(g, sight, side, carrier)
    sight.move(slot, home)
    return go_and_pay(g, sight, purse, slot, square) if after >= before - GAIN else []


def worth_now(g: Pitch, sight: Sight, side: int, carrier: int) -> float:
    """What the position is worth, roughly: the promise of who has the ball."""
    if carrier >= 0:
        return kept(g, sight, carrier)
    return -float(sight.threat(1 - side, g.carrier))


def apart(g: Pitch, a: int, b: int) -> int:
    """Steps between two squares."""
    t = g.tables
    return abs(int(t.row[a] - t.row[b])) + abs(int(t.column[a] - t.column[b]))
