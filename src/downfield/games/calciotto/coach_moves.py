"""Runs of the steady coach without the ball: to the carrier, behind the ball, and into the lines of a pass."""

from downfield.games.calciotto import kinds
from downfield.games.calciotto.odds_duel import duel
from downfield.games.calciotto.position import Pitch
from downfield.games.calciotto.tables import FREE, SLOTS, SQUARES, at

FAR = 99


def distances(g: Pitch, goals: list[int]) -> list[int]:
    """Steps from every free square to the nearest of some squares."""
    found = [FAR] * SQUARES
    queue = [square for square in goals if g.board[square] == FREE]
    for square in queue:
        found[square] = 0
    for square in queue:
        for way in range(4):
            after = int(square + g.tables.delta[way])
            if found[after] == FAR and g.board[after] == FREE:
                found[after] = found[square] + 1
                queue.append(after)
    return found


def steps_of(options: list[int]) -> list[tuple[int, int, int]]:
    """The steps among some options: answer, place of the slot, way."""
    return [
        (x, (x - kinds.STEP) // 4, (x - kinds.STEP) % 4) for x in options if kinds.STEP <= x < kinds.PASS_TO
    ]


def chase(g: Pitch, options: list[int]) -> int | None:
    """A step that brings the best challenger to the carrier; None if somebody stands there or nobody comes."""
    side, ball = int(g.turn), int(g.at[g.carrier])
    beside = [int(ball + g.tables.delta[way]) for way in range(4)]
    away = distances(g, beside)
    found: tuple[float, int] | None = None
    standing = 0.0
    for i in range(1, SLOTS):
        slot = SLOTS * side + i
        if g.is_on(slot) and not g.is_grounded(slot) and g.is_beside(g.at[slot], ball):
            standing = max(standing, chance(g, slot, ball))
    for x, i, way in steps_of(options):
        slot = SLOTS * side + i
        square = int(g.at[slot] + g.tables.delta[way])
        if i == 0 or g.is_beside(g.at[slot], ball):
            continue
        need = away[square] + 1
        if need <= min(int(g.left[slot]), int(g.pool) + (int(g.private) if slot == g.sprinter else 0)):
            worth = chance(g, slot, ball) - 0.01 * need
            if found is None or worth > found[0]:
                found = (worth, x)
    return found[1] if found is not None and found[0] > standing + 0.02 else None


def close_in(g: Pitch, options: list[int]) -> int | None:
    """A step towards a carrier whom nobody can reach in this phase, by one of the two that are nearest to him."""
    side, ball = int(g.turn), int(g.at[g.carrier])
    away = distances(g, [int(ball + g.tables.delta[way]) for way in range(4)])
    slots = [s for s in range(SLOTS * side + 1, SLOTS * side + SLOTS) if g.is_on(s)]
    near = sorted(slots, key=lambda s: apart(g, int(g.at[s]), ball))[:2]
    found: tuple[int, int] | None = None
    for x, i, way in steps_of(options):
        slot = SLOTS * side + i
        square = int(g.at[slot] + g.tables.delta[way])
        nearer = away[square] < min(away[int(g.at[slot] + g.tables.delta[w])] for w in range(4)) + 1
        if slot in near and nearer and away[square] < FAR and not g.is_beside(g.at[slot], ball):
            if found is None or away[square] < found[0]:
                found = (away[square], x)
    return None if found is None else found[1]


def chance(g: Pitch, slot: int, ball: int) -> float:
    """The chance to win the ball, cards left out."""
    mine = int(g.strength_of(slot)) if g.is_in_zone(slot, ball) else 0
    theirs = int(g.strength_of(g.carrier)) if g.is_in_zone(g.carrier, ball) else 0
    return duel(mine - theirs)


def post(g: Pitch, slot: int, attacking: bool) -> int:
    """Where a figure belongs, as rows and columns of home: attackers wait in the area, defenders before it."""
    side, i = int(g.side_of(slot)), slot % SLOTS
    twins = [
        s
        for s in range(SLOTS * side + 1, SLOTS * side + SLOTS)
        if g.is_on(s) and g.role_of(s) == g.role_of(slot)
    ]
    left = twins.index(slot) % 2 == 0
    ball = int(g.tables.row[g.at[g.carrier]])
    deep = 21 - ball if side else ball  # rows of the ball from the own goal
    role = int(g.role_of(slot))
    if role == kinds.A:
        row, column = (18, 6) if attacking else (max(11, min(16, deep + 3)), 6)
    elif role == kinds.T:
        row, column = (min(17, max(8, deep)), 3) if attacking else (max(4, min(9, deep - 1)), 4)
    elif role == kinds.C:
        row, column = (min(15, max(9, deep - 1)), 7) if attacking else (max(4, min(10, deep - 2)), 7)
    else:
        row, column = (min(9, max(5, deep - 5)), 7) if attacking else (max(3, min(6, deep - 2)), 7)
    column += i % 2
    column = column if left else 17 - column
    return int(at(21 - row, 17 - column) if side else at(row, column))


def support(g: Pitch, options: list[int], attacking: bool) -> int | None:
    """The step that brings somebody without the ball furthest towards his post."""
    found: tuple[int, int] | None = None
    for x, i, way in steps_of(options):
        slot = SLOTS * int(g.turn) + i
        if i == 0 or slot == g.carrier or (not attacking and g.is_beside(g.at[slot], g.at[g.carrier])):
            continue
        goal = post(g, slot, attacking)
        here, there = int(g.at[slot]), int(g.at[slot] + g.tables.delta[way])
        gap = apart(g, here, goal)
        if apart(g, there, goal) < gap and gap > 1 and (found is None or gap > found[0]):
            found = (gap, x)
    return None if found is None else found[1]


def apart(g: Pitch, a: int, b: int) -> int:
    """Steps between two squares."""
    t = g.tables
    return abs(int(t.row[a] - t.row[b])) + abs(int(t.column[a] - t.column[b]))
