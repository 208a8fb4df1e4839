# mypyc: compiled
"""Ball plans of the steady coach: every way to run and pass with the points left, and what its end is worth."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.coach.pitch import DUELS, EMPTY_BOARD, EVEN
from downfield.games.calciotto.coach.sight import SHARE, Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import LAST_ROW, SLOTS, WIDTH
from downfield.games.calciotto.odds.duel import goal_chance
from downfield.games.calciotto.rules.movement import Movement
from downfield.games.calciotto.rules.strength import zone_bonus
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import vec

# What the ball is worth, in thousandths of a goal: to the side that moves next, and to the one whose opponents move
# next; less for each row to the goal, more for what it promises. Matches of the coach against itself gave the sizes;
# the rows count double, which wins as often and brings more goals.
SAVED = 100  # a saved shot: the others relaunch
AGAIN = 80  # a goal: they kick off
MOVING, MOVING_ROW, MOVING_SHARE = 190.0, 9.0, 0.8
WAITING, WAITING_ROW, WAITING_SHARE = 150.0, 8.0, 0.35


@mypyc_attr(acyclic=True)
class End:
    """How a plan ends: who has the ball where, for how many points, and which goal square he shoots at, or -1."""

    def __init__(self, worth: float, slot: int, square: int, cost: int, target: int, via: int = -1) -> None:
        self.worth, self.slot, self.square, self.cost, self.target = worth, slot, square, cost, target
        self.via = via  # who passes to him after he has run there, or -1: he runs with the ball

    def worth_so(self, worth: float) -> "End":
        """The same end, worth so much."""
        return End(worth, self.slot, self.square, self.cost, self.target, self.via)

    def shot_at(self, target: int, worth: float) -> "End":
        """A shot from there, worth so much."""
        return End(worth, self.slot, self.square, self.cost, target, self.via)


def is_last(g: Pitch) -> bool:
    """Whether no phase follows this one but for a free kick [CAL-18.5]."""
    t = g.tables
    return not t.by_goals and g.played * t.seconds >= t.limit


def best_end(g: Pitch, sight: Sight, bound: bool) -> End:
    """The best end of a plan with the points left: a shot, or the ball kept; `bound`: the phase may not end so."""
    ends = ends_of(g, sight)
    found = best_shot(g, sight, ends)
    if is_last(g) and found.target >= 0:
        return found
    held = [end for end in rough_holds(g, sight, int(g.turn), ends) if end.cost or not bound]
    look = Sight(g, sight.style)
    for end in sorted(held, key=lambda end: -end.worth)[: int(sight.style.finalists)]:
        worth = closer(g, look, end)
        if worth > found.worth:
            found = end.worth_so(worth)
    return found


def ends_of(g: Pitch, sight: Sight) -> list[End]:
    """Wherever the ball can be with the points left."""
    side = int(g.turn)
    sight.flow(side, g.carrier, g.pool, True, True)
    ends = [End(0.0, x // 64 // 512, x // 64 % 512, x % 64, -1) for x in sight.ends]
    return ends + late_runs(g, sight, side)


def late_runs(g: Pitch, sight: Sight, side: int) -> list[End]:
    """Ends to which somebody first runs into a line, and then gets the ball."""
    found = []
    first, seen = SLOTS * side, sight.seen
    reached = sum(1 << i for i in range(SLOTS) if sight.cost[i] < g.pool and may_act(g, first + i))
    if g.mode in (kinds.KICK_FIRST, kinds.FREE_KICK):
        reached &= ~(1 << int(g.carrier) % SLOTS)
    for i in range(1, SLOTS):
        slot = first + i
        if not g.is_on(slot) or slot == g.carrier or not may_act(g, slot):
            continue
        free = int(g.private) if slot == g.sprinter else 0
        sight.run(slot, min(int(g.left[slot]), int(g.pool) + free))
        for n in range(1, len(sight.runs)):
            square, steps = int(sight.runs[n]), int(sight.steps[n])
            passers = int(seen[square]) & reached & ~(1 << i)
            if passers:
                costs = [
                    (int(sight.cost[k] + sight.look[SHARE * k + square]), k)
                    for k in range(SLOTS)
                    if passers >> k & 1
                ]
                cost, via = min(costs)
                if cost + max(0, steps - free) <= g.pool:
                    found.append(End(0.0, slot, square, cost + max(0, steps - free), -1, via))
    return found


def may_act(g: Pitch, slot: int) -> bool:
    """Whether the points are for this figure [CAL-20.2]."""
    return g.group == NOBODY or (g.is_on(slot) and g.owner_of(slot) == g.group)


def best_shot(g: Pitch, sight: Sight, ends: list[End]) -> End:
    """The best shot among the ends, the cheapest of equals; a free kick may be shot from anywhere [CAL-14.9]."""
    found = End(-9999.0, 0, 0, 0, -1)
    if g.mode != kinds.FREELY and g.mode != kinds.KICK_FIRST:
        return found
    for end in ends:
        aims = int(sight.aims[end.square])
        if not aims or not may_act(g, end.slot):
            continue
        for k in range(4):
            length = aims >> 4 * k & 15
            if length and end.cost + length <= g.pool:
                worth = shot_worth(int(sight.chance(end.slot, k))) + sight.style.shot - 0.1 * end.cost
                if worth > found.worth:
                    found = end.shot_at(k, worth)
    return found


def shot_worth(chance: int) -> float:
    """What a shot is worth: a goal or a save, and then the others have the ball."""
    return chance - AGAIN * chance / 1000 - SAVED * (1 - chance / 1000)


def free_shot(g: Pitch, options: list[int]) -> tuple[float, int]:
    """The best direct shot of a free kick, and its answer."""
    found = (-9999.0, NOBODY)
    for x in options:
        if x >= kinds.SHOOT:
            target = int(g.tables.goals[4 * (1 - g.turn) + x - kinds.SHOOT])
            found = max(found, (shot_worth(round(1000 * goal_chance(g, int(g.carrier), target))), x))
    return found


# The ball kept ----------------------------------------------------------------------------------------------------


def rows_to_go(g: Pitch, side: int, square: int) -> float:
    """Rows from a square to the goal that a side attacks, and a part of the columns beyond the area."""
    row = int(g.tables.row[square])
    wide = abs(2 * int(g.tables.column[square]) - 17) / 2
    return (row if side else 21 - row) + max(0.0, wide - 3.5) * 0.5


def moving(g: Pitch, side: int, square: int, threat: int) -> float:
    """What the ball on a square is worth to a side that moves next."""
    return MOVING - MOVING_ROW * rows_to_go(g, side, square) + MOVING_SHARE * threat


def waiting(g: Pitch, side: int, square: int, threat: float) -> float:
    """What the ball on a square is worth to a side whose opponents move next, if they do not win it."""
    return WAITING - WAITING_ROW * rows_to_go(g, side, square) + WAITING_SHARE * threat


def rough_holds(g: Pitch, sight: Sight, side: int, ends: list[End]) -> list[End]:
    """Every end with a rough worth: territory, lines to who can shoot, and the opponents near."""
    keen = keenness(g, sight, side)
    near = challengers(g, sight, 1 - side)
    found = []
    for end in ends:
        slot, square = end.slot, end.square
        seen = int(sight.seen[square])
        promise = 0.0
        for i, values in keen:
            if seen >> i & 1 and SLOTS * side + i != slot:
                promise = max(promise, values[int(sight.look[SHARE * i + square])])
        lost = min(1.0, sight.style.fear * danger(g, near, slot, square) / 1000)
        good, bad = waiting(g, side, square, promise), moving(g, 1 - side, square, 0)
        passed = 0.0 if slot == g.carrier else sight.style.passing
        found.append(end.worth_so((1 - lost) * good - lost * bad + passed))
    return found


def keenness(g: Pitch, sight: Sight, side: int) -> list[tuple[int, list[float]]]:
    """Of every attacker near the goal: what the ball is worth to him, by the length of the pass."""
    found = []
    for i in range(1, SLOTS):
        slot = SLOTS * side + i
        if not g.is_on(slot) or int(g.tables.row[sight.at[slot]]) * (1 - 2 * side) + 21 * side < 15:
            continue
        aims = int(sight.aims[sight.at[slot]])
        best = max((int(sight.chance(slot, k)) for k in range(4) if aims >> 4 * k & 15), default=0)
        found.append((i, [best * 0.8 * 0.9 ** max(0, length - 3) for length in range(24)]))
    return found


def challengers(g: Pitch, sight: Sight, side: int) -> vec[i64]:
    """By square: the best bonus of a figure that comes to a carrier there, as the crow flies, plus one; 0: nobody."""
    t = g.tables
    best = EMPTY_BOARD[:]
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        if not g.is_on(slot) or g.is_grounded(slot):
            continue
        here: i64 = sight.at[slot]
        far: i64 = 1 if slot % SLOTS == 0 else g.pace_of(slot) + 1
        for down in range(-far, far + 1):
            wide: i64 = far - (down if down > 0 else -down)
            for across in range(-wide, wide + 1):
                row: i64 = t.row[here] + down
                column: i64 = t.column[here] + across
                if row < 0 or row > LAST_ROW + 1 or column < 1 or column > WIDTH - 2:
                    continue
                square: i64 = here + WIDTH * down + across
                bonus: i64 = zone_bonus(g, slot, square) + 1
                if bonus > best[square]:
                    best[square] = bonus
    return best


def danger(g: Pitch, near: vec[i64], slot: int, square: int) -> int:
    """The best chance of an opponent who comes as the crow flies to win the ball, in thousandths."""
    if near[square] == 0:
        return 0
    return int(DUELS[EVEN + near[square] - 1 - zone_bonus(g, slot, square)])


def closer(g: Pitch, sight: Sight, end: End) -> float:
    """A close look at the ball kept: with the figure really there."""
    home = int(sight.at[end.slot])
    sight.move(end.slot, end.square)
    if goes_on(g, end.slot):
        side = int(g.turn)
        worth = moving(g, side, end.square, int(sight.threat(side, end.slot)))
    else:
        worth = kept(g, sight, end.slot)
    sight.move(end.slot, home)
    return worth if end.slot == g.carrier else worth + sight.style.passing


def goes_on(g: Pitch, slot: int) -> bool:
    """Whether a figure belongs to the partner who spends his points after this one [CAL-20.5]."""
    if g.group == NOBODY or may_act(g, slot):
        return False
    frame = g.top.up
    return isinstance(frame, Movement) and frame.go == 0


def kept(g: Pitch, sight: Sight, slot: int) -> float:
    """What the ball at a figure is worth when the others move next: they challenge, or the promise comes nearer."""
    side, square = int(g.side_of(slot)), int(sight.at[slot])
    foe, lost = divmod(int(sight.hunter(slot, square)), 1024)
    mine = waiting(g, side, square, int(sight.threat(side, slot)))
    if lost == 0:
        return mine
    theirs = moving(g, 1 - side, square, int(sight.threat(1 - side, foe)))
    return mine - min(1.0, sight.style.fear * lost / 1000) * (mine + theirs)


# From an end to answers -------------------------------------------------------------------------------------------


def answers_to(g: Pitch, sight: Sight, end: End) -> list[int]:
    """Every step and pass that leads to the end of a plan, and its shot; the figures in sight follow."""
    first = SLOTS * int(g.turn)
    passer = end.slot - first if end.via < 0 else end.via
    chain = [(passer, end.square if end.via < 0 else int(sight.at[first + passer]), -1)]
    while first + chain[0][0] != g.carrier:
        i = chain[0][0]
        chain.insert(0, (int(sight.came[i]), int(sight.left_from[i]), i))
    answers: list[int] = []
    for i, square, receiver in chain:
        answers += go(g, sight, first + i, square)
        if receiver >= 0:
            answers.append(kinds.PASS_TO + receiver)
    if end.via >= 0:
        answers += [*go(g, sight, end.slot, end.square), kinds.PASS_TO + end.slot - first]
    if end.target >= 0:
        answers.append(kinds.SHOOT + end.target)
    return answers


def go(g: Pitch, sight: Sight, slot: int, square: int) -> list[int]:
    """The steps of a figure to a square; in sight it stands there."""
    ways = sight.way(slot, square, int(g.left[slot]))
    sight.move(slot, square)
    return [kinds.STEP + 4 * (slot % SLOTS) + int(way) for way in ways]
