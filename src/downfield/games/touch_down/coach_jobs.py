"""What everybody does in a phase: tackle, cover, chase, block, run a route, fetch the ball."""

from typing import NamedTuple

from downfield.games.touch_down.coach_sight import Sight
from downfield.games.touch_down.kinds import AB, AE, AK, AQ, FIELD_GOAL, HELD, ONE_POINT, A
from downfield.games.touch_down.phase import Phase
from downfield.games.touch_down.position import Gridiron
from downfield.kernel.needs import NOBODY

LAST = 900.0  # the urgency of the carrier
NEVER = 999.0


class Job(NamedTuple):
    """Where a player goes, whom he hits there (or -1), and how urgent that is: the least goes first."""

    slot: int
    target: int
    victim: int
    urgency: float


def jobs(g: Gridiron, side: int, slots: list[int]) -> list[Job]:
    """A job for each of these players."""
    sight = Sight(g, side)
    if g.is_chase():
        return [Job(s, int(g.ball), int(g.holder), -sight.tackle(s, int(g.holder))) for s in slots]
    if g.holder == NOBODY:
        return [_fetch(sight, s, n) for n, s in enumerate(_by_distance(g, slots))]
    if side == g.off:
        return [_carry(sight, s) if s == g.holder else _help(sight, s) for s in slots]
    return [_defend(sight, s) for s in slots]


def steps_of(g: Gridiron, slot: int) -> int:
    """How far a player may go in this phase."""
    frame = g.top
    if isinstance(frame, Phase):
        return int(frame.steps(g, slot))
    return int(g.high)


def _by_distance(g: Gridiron, slots: list[int]) -> list[int]:
    return sorted(slots, key=lambda s: int(g.tables.distance(g.at[s], g.ball)))


def _fetch(sight: Sight, slot: int, rank: int) -> Job:
    """A free ball: the nearest three go for it."""
    if rank > 2 or (sight.opponent_at(int(sight.g.ball)) >= 0):
        return Job(slot, -1, -1, NEVER)
    return Job(slot, int(sight.g.ball), -1, float(rank))


def _carry(sight: Sight, slot: int) -> Job:
    return Job(slot, int(sight.g.at[slot]), -1, LAST)


# Without the ball -------------------------------------------------------------------------------------------------


def _defend(sight: Sight, slot: int) -> Job:
    """Tackle the carrier if he is in reach, the surest first; else cover a receiver, or run to where he will be."""
    g, carrier = sight.g, int(sight.g.holder)
    away = int(g.tables.distance(g.at[slot], g.ball))
    if g.marks[slot] & HELD:
        return Job(slot, int(g.ball), carrier, -2.0)
    if away <= steps_of(g, slot) and sight.may_hit(carrier):
        return Job(slot, int(g.ball), carrier, -sight.tackle(slot, carrier))
    if may_pass(g) and not _rushes(sight, slot):
        receiver = _receiver_near(sight, slot)
        if receiver >= 0:
            return Job(slot, _goal_side(sight, int(g.at[receiver]), 1), -1, 10.0 + away)
    return Job(slot, _goal_side(sight, int(g.ball), min(3, away // 2)), -1, 20.0 + away)


def may_pass(g: Gridiron) -> bool:
    """Whether the attack may still throw."""
    return not (g.runback or g.beyond)


def _rushes(sight: Sight, slot: int) -> bool:
    """The four nearest go for the passer."""
    g = sight.g
    order = sorted(sight.mine, key=lambda s: int(g.tables.distance(g.at[s], g.ball)))
    return slot in order[:4]


def _receiver_near(sight: Sight, slot: int) -> int:
    """The receiver whom this defender covers: the nearest who is not yet covered by somebody nearer."""
    g = sight.g
    free = [r for r in sight.theirs if r != g.holder and g.role_of(r) in (AB, AE, AQ)]
    free = [r for r in free if not any(_covers(sight, s, r) for s in sight.mine if s != slot)]
    return min(free, key=lambda r: int(g.tables.distance(g.at[slot], g.at[r])), default=-1)


def _covers(sight: Sight, slot: int, receiver: int) -> bool:
    return bool(sight.g.tables.distance(sight.g.at[slot], sight.g.at[receiver]) <= 1)


def _goal_side(sight: Sight, square: int, rows: int) -> int:
    """A square between an opponent and our goal line."""
    g = sight.g
    for n in range(rows, 0, -1):
        after = square - sight.ahead * n * int(g.tables.stride)
        if 0 <= after < g.tables.squares and sight.in_bounds(after):
            return int(after)
    return square


# With the ball ----------------------------------------------------------------------------------------------------


def _help(sight: Sight, slot: int) -> Job:
    """Linemen and others block whoever threatens the carrier; receivers run free while a pass is possible."""
    g = sight.g
    if g.marks[slot] & HELD:
        return Job(slot, int(g.at[slot]), int(g.foe(slot)), 1.0)
    if g.kind in (FIELD_GOAL, ONE_POINT) and g.role_of(slot) == AK:
        return Job(slot, -1, -1, NEVER)
    routes = may_pass(g) and g.role_of(g.holder) == AQ and g.role_of(slot) in (AB, AE)
    if routes and g.kind not in (FIELD_GOAL, ONE_POINT):
        return Job(slot, _route(sight, slot), -1, 300.0)
    victim = _victim(sight, slot)
    if victim >= 0:
        return Job(slot, int(g.at[victim]), victim, 100.0 + float(g.tables.distance(g.at[victim], g.ball)))
    if g.role_of(slot) == A and not g.beyond:
        return Job(slot, -1, -1, NEVER)
    return Job(slot, _in_front(sight, slot), -1, 200.0)


def _victim(sight: Sight, slot: int) -> int:
    """The defender in reach who is the greatest threat and likely to fall."""
    g, steps = sight.g, steps_of(sight.g, slot)
    best, most = -1, 0.15
    for other in sight.theirs:
        if g.tables.distance(g.at[slot], g.at[other]) > steps or not sight.may_hit(other):
            continue
        threat = int(g.tables.distance(g.at[other], g.ball))
        falls, loses = sight.block(slot, other)
        worth = (falls - 0.4 * loses) / (1.0 + 0.25 * threat)
        if worth > most:
            best, most = other, worth
    return best


def _route(sight: Sight, slot: int) -> int:
    """Straight ahead and away from the defenders, but never out of the passer's reach."""
    g, steps = sight.g, steps_of(sight.g, slot)
    here, best, most = int(g.at[slot]), -1, -1000.0
    for dx in range(-steps, steps + 1):
        for dy in (steps, steps - 1, 0):
            square = here + sight.ahead * dy * int(g.tables.stride) + dx
            x = int(g.tables.column[here]) + dx
            if (
                not 1 <= x <= g.tables.columns
                or not 0 <= square < g.tables.squares
                or not sight.in_bounds(square)
            ):
                continue
            if g.board[square] and square != here:
                continue
            worth = _open(sight, square)
            if worth > most:
                best, most = square, worth
    return best


def _open(sight: Sight, square: int) -> float:
    """How good a square is to catch a pass in."""
    g = sight.g
    nearest = min((int(g.tables.distance(square, g.at[s])) for s in sight.theirs), default=9)
    beyond = min(sight.row(square), 26) - int(g.own_row(sight.side, g.los))
    squares = int(g.tables.distance(square, g.ball))
    return 0.8 * min(beyond, 7) + 1.5 * min(nearest, 3) - 0.6 * max(0, squares - 10)


def _in_front(sight: Sight, slot: int) -> int:
    """A square ahead of the carrier, to lead him."""
    g = sight.g
    square = int(g.ball) + 2 * sight.ahead * int(g.tables.stride)
    ok = 0 <= square < g.tables.squares and sight.in_bounds(square)
    return square if ok else int(g.at[slot])
