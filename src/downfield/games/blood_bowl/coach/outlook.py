# mypyc: compiled
"""How a match stands before a turn or a kick-off, in the words of a coach: what its chances are learned from."""

import math
from typing import Final

from downfield.games.blood_bowl.coach.run import corners
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, ROW, Sight, far
from downfield.games.blood_bowl.coach.style import LIGHT
from downfield.games.blood_bowl.coach.threat import threat_of
from downfield.games.blood_bowl.coach.value import scores, worth
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import ACTIVATED, KNOCKED_OUT, PRONE, RESERVES, STANDING
from downfield.games.blood_bowl.model.position import REROLLS, SCORE, Pitch
from downfield.games.blood_bowl.model.tables import LENGTH, SLOTS, WIDTH
from downfield.kernel.needs import CHOICE, NOBODY

MEANS: Final = ("standing", "their standing", "lying", "their lying", "players", "their players", "bench")
CARRIED: Final = (
    "ball", "time to score", "at the goal", "nearly at the goal", "marked", "friends beside", "cage", "in the way",
    "opponents near", "columns to go",
)  # fmt: skip
CHASED: Final = (
    "their ball", "their time to score", "they are at the goal", "they are marked", "their friends beside",
    "their cage", "between them and the goal", "near them", "in reach of them", "their columns to go",
    "they are at the edge", "they are in danger",
)  # fmt: skip
LOOSE: Final = (
    "loose ball", "loose, time to score", "loose, their time", "steps to it", "their steps to it", "beside it",
    "they beside it", "in reach of it", "loose, columns to go",
)  # fmt: skip
FEATURES: tuple[str, ...] = (
    "lead", "lead late", "after the break", "re-rolls", "their re-rolls", "to receive", "turn", "turns left",
    *MEANS, *CARRIED, *CHASED, *LOOSE,
)  # fmt: skip


def is_due(g: Pitch) -> bool:
    """Whether a team turn is about to begin, or the first player to be set up for a kick-off."""
    if g.need != CHOICE:
        return False
    if g.question == q.Q_SET_UP:
        return g.seat == g.kicking and not _is_acting(g)
    return g.question == q.Q_TURN and g.used == 0 and not _is_acting(g)


def _is_acting(g: Pitch) -> bool:
    """Whether somebody of the seat has been activated, or set up."""
    for slot in range(SLOTS * g.seat, SLOTS * g.seat + SLOTS):
        if g.at[slot] and (g.marks[slot] & ACTIVATED or g.question == q.Q_SET_UP):
            return True
    return False


def see(g: Pitch, side: int) -> list[float]:
    """The features for one side; for the other they have the opposite sign. All count more as time runs out."""
    mover = int(g.active) if g.question == q.Q_TURN else 1 - int(g.kicking)
    sign = 1.0 if mover == side else -1.0
    sight = Sight(g, mover, LIGHT)
    left = sight.left + sight.foe_left + 1
    haste = sign / math.sqrt(left + (2 * int(g.tables.turns) if g.half == 1 else 0) + 0.5)
    lead = float(g.sides[SCORE + mover] - g.sides[SCORE + 1 - mover])
    after = (1.0 if g.opener == mover else -1.0) if g.half == 1 else 0.0
    found = [lead, lead * haste * sign, after, *_rerolls(g, sight)]
    if g.question == q.Q_TURN:
        found += [0.0, 1.0, (sight.left - sight.foe_left) / 8, *_means(sight), *_ball(sight)]
    else:
        reserves = _bench(g, mover) - _bench(g, 1 - mover)
        found += [1.0, 0.0, sight.left / 8, *[0.0] * (len(MEANS) - 1), reserves]
        found += [0.0] * (len(FEATURES) - len(found))
    return [haste * x for x in found]


def _rerolls(g: Pitch, sight: Sight) -> list[float]:
    own, other = int(g.sides[REROLLS + sight.side]), int(g.sides[REROLLS + 1 - sight.side])
    return [min(own, 4) * (sight.left + 1) / 8, min(other, 4) * sight.foe_left / 8]


def _bench(g: Pitch, side: int) -> float:
    """Players who can still be set up, the knocked-out by half."""
    found = 0.0
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        if g.status[slot] == KNOCKED_OUT:
            found += 0.5
        elif g.status[slot] <= RESERVES:
            found += 1.0
    return min(found, 13.0)


def _means(sight: Sight) -> list[float]:
    """Who stands and who lies, by what they are worth, and who is left; the longer the half, the more that counts."""
    up, lie, men = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for slot in [*sight.mine, *sight.theirs]:
        k, value = int(slot // SLOTS != sight.side), worth(sight, slot)
        men[k] += value
        if sight.status[slot] == STANDING:
            up[k] += value
        elif sight.status[slot] == PRONE:
            lie[k] += value
    time = (sight.left + sight.foe_left) / 16
    g, side = sight.match, sight.side
    bench = _bench(g, side) - _bench(g, 1 - side)
    return [up[0], up[1], lie[0], lie[1], men[0] * time, men[1] * time, bench]


def _ball(sight: Sight) -> list[float]:
    """Where the ball is, and for whom."""
    carried, chased, loose = [0.0] * len(CARRIED), [0.0] * len(CHASED), [0.0] * len(LOOSE)
    if sight.ours():
        carried = _carried(sight)
    elif sight.is_loose():
        loose = _loose(sight)
    elif sight.holder != NOBODY:
        chased = _chased(sight)
    return [*carried, *chased, *loose]


def _carried(sight: Sight) -> list[float]:
    carrier = sight.holder
    at, ma = sight.at[carrier], sight.ma(carrier)
    goal, near, before = sight.to_go(at), 0, 0.0
    for foe in sight.theirs:
        if sight.status[foe] <= PRONE:
            away = far(sight.at[foe], at)
            near += away <= 4
            if sight.to_go(sight.at[foe]) < goal and away <= 7:
                before += 1.0 if sight.is_up(foe) else 0.4
    runs = ma - (3 if sight.status[carrier] == PRONE else 0)
    return [
        1.0, scores(goal, sight.left + 1, ma), float(goal <= runs), float(runs < goal <= runs + 2),
        float(min(int(sight.foe_zones[at]), 3)), _beside(sight, at, sight.side), _cage(sight, at, sight.side), before,
        float(near), goal / LENGTH,
    ]  # fmt: skip


def _chased(sight: Sight) -> list[float]:
    carrier, foe = sight.holder, 1 - sight.side
    at, ma = sight.at[carrier], sight.ma(carrier)
    goal, near, reach, between = sight.to_go(at, foe), 0, 0, 0.0
    for slot in sight.mine:
        if sight.status[slot] <= PRONE:
            away = far(sight.at[slot], at)
            near += away <= 4
            reach += away <= sight.ma(slot) + 1
            if sight.to_go(sight.at[slot], foe) < goal:
                between += 1.0 if sight.is_up(slot) else 0.4
    danger = threat_of(Sight(sight.match, foe, LIGHT), carrier).danger(at, {})
    return [
        1.0, scores(goal, sight.foe_left, ma), float(goal <= ma + 1), float(min(int(sight.my_zones[at]), 3)),
        _beside(sight, at, foe), _cage(sight, at, foe), between, float(near), float(reach), goal / LENGTH,
        float(ROW[at] == 0 or ROW[at] == WIDTH - 1), danger,
    ]  # fmt: skip


def _loose(sight: Sight) -> list[float]:
    ball, own, other = sight.ball, 9, 9
    for slot in sight.mine:
        if sight.status[slot] <= PRONE:
            own = min(own, far(sight.at[slot], ball))
    for slot in sight.theirs:
        if sight.status[slot] <= PRONE:
            other = min(other, far(sight.at[slot], ball))
    mine, theirs = sight.to_go(ball), sight.to_go(ball, 1 - sight.side)
    return [
        1.0, scores(mine, sight.left + 1, 6), scores(theirs, sight.foe_left, 6), own / 9, other / 9,
        float(min(3, int(sight.my_zones[ball]))), float(min(3, int(sight.foe_zones[ball]))), float(own <= 6),
        mine / LENGTH,
    ]  # fmt: skip


def _beside(sight: Sight, square: int, side: int) -> float:
    """Standing players of a side around a square."""
    return float(sum([_stands(sight, s, side) for s in BESIDE[square]]))


def _cage(sight: Sight, square: int, side: int) -> float:
    """Corners of a square that a side has filled."""
    return float(sum([_stands(sight, s, side) for s in corners(sight, square)]))


def _stands(sight: Sight, square: int, side: int) -> bool:
    slot = sight.board[square]
    return slot != FREE and slot // SLOTS == side and sight.is_up(slot)
