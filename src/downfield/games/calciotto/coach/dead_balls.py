# mypyc: compiled
"""Dead balls of the steady coach: who kicks, who moves where, the wall, and who comes on."""

from typing import cast

from downfield.games.calciotto.coach.defence import between
from downfield.games.calciotto.coach.posts import post
from downfield.games.calciotto.coach.runs import apart, mates
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import AREA, SLOTS
from downfield.games.calciotto.odds.dice import at_least, wins
from downfield.games.calciotto.rules.relocation import BEHIND, Relocations, Retreat
from downfield.games.calciotto.rules.shot import save_bonus, shot_bonus
from downfield.kernel.needs import NOBODY, PASS

WORTH = 20  # thousandths of a goal for which a figure is relocated
UP = 35.0  # what an attacker is worth who is already in the area
LOOKS = 10
CROWD = 0.5  # how much less a figure is wanted for each of its role


def taker(g: Pitch, side: int, options: list[int]) -> int:
    """At a free kick whoever scores best from there, else who keeps the ball; at penalties the strongest attacker."""
    if g.carrier == NOBODY or g.question != q.Q_TAKER:
        return max(
            options,
            key=lambda x: (g.role_of(SLOTS * side + x) == kinds.A, int(g.strength_of(SLOTS * side + x))),
        )
    here = int(g.at[g.carrier])
    return max(
        options, key=lambda x: (direct(g, Sight(g), SLOTS * side + x, here), SLOTS * side + x == g.carrier)
    )


def direct(g: Pitch, sight: Sight, slot: int, here: int) -> float:
    """The chance that a free kick from a square goes straight in: the points must reach [CAL-14.9]."""
    side = int(g.side_of(slot))
    best = 0.0
    for i in range(4):
        target = int(g.tables.goals[4 * (1 - side) + i])
        length = int(g.distance(here, target))
        if is_straight(g, here, target) and all(sight.board[q] == 0 for q in between(g, here, target)):
            best = max(best, kick(g, sight, slot, here, target) * at_least((length + 1) // 2))
    return best


def is_straight(g: Pitch, a: int, b: int) -> bool:
    """[CAL-2.11] Whether two squares lie on a straight line."""
    t = g.tables
    rows, columns = abs(int(t.row[a] - t.row[b])), abs(int(t.column[a] - t.column[b]))
    return rows == 0 or columns == 0 or rows == columns


def kick(g: Pitch, sight: Sight, slot: int, here: int, target: int) -> float:
    """The chance of a goal if the kick gets there."""
    keeper = int(g.keeper(1 - g.side_of(slot)))
    guarded = sight.at[keeper]
    return wins(int(shot_bonus(g, slot, here, guarded, target) - save_bonus(g, keeper, guarded, target)))


# Relocations ------------------------------------------------------------------------------------------------------


def relocate(g: Pitch, side: int, options: list[int]) -> int:
    """Whose relocation gains most, or PASS."""
    if (
        cast(Relocations, g.top).limit == BEHIND
    ):  # after a penalty everybody lines up again, or the keeper relaunches
        return PASS
    found = (float(WORTH), PASS)
    for x in options[1:]:
        gain, _ = best_place(g, side, SLOTS * side + x - 1, None)
        found = max(found, (gain, x))
    return found[1]


def place(g: Pitch, side: int, options: list[int]) -> int:
    """Where the figure goes that is relocated."""
    return best_place(g, side, int(cast(Relocations, g.top).slot), options)[1]


def best_place(g: Pitch, side: int, slot: int, options: list[int] | None) -> tuple[float, int]:
    """The gain of the best square for a figure, and that square."""
    sight = Sight(g)
    home = int(g.at[slot])
    before = outlook(g, sight, side)
    found = (-9999.0, options[0] if options else home)
    for square in wanted_places(g, sight, side, slot):
        if (
            square == home
            or (sight.board[square] not in (0, 64))
            or (options is not None and square not in options)
        ):
            continue
        sight.move(slot, square)
        found = max(found, (outlook(g, sight, side) - before, square))
        sight.move(slot, home)
    return found


def outlook(g: Pitch, sight: Sight, side: int) -> float:
    """What a free kick promises a side, in thousandths: straight in, or what the ball there is worth after it."""
    attack = int(g.side_of(g.carrier))
    area = AREA << (1 - attack)
    up = sum(g.role_of(s) == kinds.A and bool(g.tables.marks[sight.at[s]] & area) for s in mates(g, attack))
    worth = (
        UP * up
        + 1000 * direct(g, sight, int(g.carrier), int(g.at[g.carrier]))
        + 0.4 * int(sight.threat(attack, g.carrier))
    )
    return worth if attack == side else -worth


def wanted_places(g: Pitch, sight: Sight, side: int, slot: int) -> list[int]:
    """Squares worth a look: with the ball where one can shoot, without it in the lines of the kick and of passes."""
    t = g.tables
    ball = int(g.at[g.carrier])
    if slot % SLOTS == 0:
        return [int(t.goals[4 * side + i]) for i in range(4)]
    if g.side_of(g.carrier) == side:
        if g.role_of(slot) not in (kinds.A, kinds.C, kinds.T):
            return []
        area = [q for q in range(len(t.marks)) if t.marks[q] & AREA << (1 - side) and sight.board[q] == 0]
        sight.take_aim(side)
        chances = [int(sight.chance(slot, k)) for k in range(4)]
        good = [
            (max((chances[k] for k in range(4) if int(sight.aims[q]) >> 4 * k & 15), default=0), q)
            for q in area
        ]
        good.sort(key=lambda x: (-x[0], int(g.distance(x[1], ball))))
        return [q for _, q in good[:LOOKS]]
    found = []
    for i in range(4):
        target = int(t.goals[4 * side + i])
        if is_straight(g, ball, target):
            found += [q for q in between(g, ball, target) if g.distance(q, ball) >= 2]
    return found[: 2 * LOOKS]


def retreat(g: Pitch, options: list[int]) -> int:
    """Who has to go goes towards his post."""
    slot = int(cast(Retreat, g.top).slot)
    ball = int(g.at[g.carrier]) if g.carrier != NOBODY else int(g.at[g.shooter])
    attacking = g.side_of(slot) == g.turn
    goal = post(g, slot, attacking, ball)
    return min(options, key=lambda x: apart(g, x, goal))


def wall(g: Pitch, side: int, options: list[int]) -> int:
    """Where the wall stands in the most dangerous line of the kick."""
    ball, sight = int(g.at[g.carrier]), Sight(g)

    def left_open(left: int) -> tuple[float, int]:
        worst = 0.0
        for i in range(4):
            target = int(g.tables.goals[4 * side + i])
            if is_straight(g, ball, target):
                line = between(g, ball, target)
                stopped = 0.5 if left in line or left + 1 in line else 1.0
                if all(sight.board[q] == 0 for q in line):
                    worst = max(worst, stopped * kick(g, sight, int(g.carrier), ball, target))
        return worst, abs(2 * int(g.tables.column[left]) + 1 - 17)

    return min(options, key=left_open)


def wall_man(g: Pitch, side: int, options: list[int]) -> int:
    """Whoever stands nearest to the ball; attackers stay up the pitch."""
    ball = int(g.at[g.carrier])
    return min(
        options,
        key=lambda x: (g.role_of(SLOTS * side + x) == kinds.A, apart(g, int(g.at[SLOTS * side + x]), ball)),
    )


# The bench --------------------------------------------------------------------------------------------------------


def substitute(g: Pitch, side: int, options: list[int]) -> int:
    """A cautioned figure off before its second caution; late on an attacker when behind, a defender when ahead."""
    found = (0.0, PASS)
    for x in options[1:]:
        i, k = divmod(x - 1, kinds.AIM)
        found = max(found, (swap_gain(g, side, SLOTS * side + i, int(g.first_of(side)) + k), x))
    return found[1]


def swap_gain(g: Pitch, side: int, slot: int, figure: int) -> float:
    """What it is worth to bring on a figure for another, in points of strength."""
    t, off = g.tables, int(g.who[slot])
    if slot % SLOTS == 0:
        return float(t.strength[figure] - t.strength[off])
    gain = float(t.strength[figure] - t.strength[off]) + 0.3 * float(t.pace[figure] - t.pace[off])
    gain += 2.2 * int(g.yellows(off)) - 0.9  # a place on the bench is worth something too
    if t.role[figure] != t.role[off]:
        gain += need(g, side, int(t.role[figure])) - need(g, side, int(t.role[off]))
    return gain


def need(g: Pitch, side: int, role: int) -> float:
    """How much another figure of a role would be wanted; nobody wants to change roles without a reason."""
    count = sum(g.role_of(s) == role for s in mates(g, side))
    ahead = int(g.points(side) - g.points(1 - side))
    late = is_late(g)
    wish = {kinds.A: 0.5, kinds.D: 0.4, kinds.C: 0.0, kinds.T: 0.0}.get(role, 0.0)
    if late and ahead < 0:
        wish += {kinds.A: 2.0, kinds.D: -0.5}.get(role, 0.0)
    if late and ahead > 0:
        wish += {kinds.A: -0.5, kinds.D: 1.5}.get(role, 0.0)
    return wish - CROWD * count


def is_late(g: Pitch) -> bool:
    """The last third of a match by time, or the last goals of one by goals."""
    t = g.tables
    if t.by_goals:
        most = max(int(g.home), int(g.away)) if t.first_to else int(g.home + g.away)
        return most >= t.limit - 2
    return 3 * g.played * t.seconds >= 2 * t.limit
