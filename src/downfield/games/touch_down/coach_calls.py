"""The calls of the steady coach: declaration, formation, ball play, kicks, time-outs."""

from typing import cast

from downfield.games.touch_down.coach_sight import Sight
from downfield.games.touch_down.kinds import (
    AB,
    AE,
    AQ,
    CALLED,
    DECLARE_ATTACK,
    DECLARE_GOAL,
    DECLARE_PUNT,
    F_ATTACK,
    F_DEFENCE,
    F_GOAL,
    FREE,
    NOTHING,
    THROW,
)
from downfield.games.touch_down.lineup import LineUp
from downfield.games.touch_down.passes import HandOff, count_near
from downfield.games.touch_down.plays import is_forward, reach
from downfield.games.touch_down.position import Gridiron
from downfield.games.touch_down.spot import Spot
from downfield.games.touch_down.tables import ROWS, SLOTS
from downfield.kernel.chance import Rng

TURNOVER = 9.0  # what the ball is worth, in rows
SHORT = 2  # rows to go that a team tries to make on fourth down
HURRY = 9 * 60  # seconds of the last quarter after which a team that trails saves time


def declare(g: Gridiron, options: list[int]) -> int:
    """On fourth down a field goal where it is likely, a short try, else a punt; before that always an attack."""
    row = int(g.own_row(g.off, g.los))
    togo = int(g.tables.first_down) - int(g.los - g.yc) * int(g.ahead(g.off))
    good = goal_chance(g, row - 1)
    if g.down == 4:
        if DECLARE_GOAL in options and good >= 0.5:
            return DECLARE_GOAL
        if togo > SHORT and row < 14 and DECLARE_PUNT in options:
            return DECLARE_PUNT
        if DECLARE_GOAL in options and togo > SHORT and good > 0.3:
            return DECLARE_GOAL
    return DECLARE_ATTACK


def goal_chance(g: Gridiron, row: int) -> float:
    """The chance of a field goal from a row, undisturbed [TD-12.6]."""
    lines = int(g.tables.lines_between(row, ROWS + 1))
    needed = lines + 2 if lines else 1
    return max(0.0, (7 - needed) / 6)


def formation(g: Gridiron, options: list[int], rng: Rng) -> int:
    """One of a few that suit the situation."""
    form = int(cast(LineUp, g.top).form)
    names = {g.tables.formations[x]: x for x in options if x < FREE}
    wanted: tuple[str, ...] = tuple(names)
    row = int(g.own_row(g.off, g.los))
    if form == F_ATTACK:
        wanted = ("tight", "i-form") if row >= 22 else ("spread", "pro-set", "spread", "i-form")
    elif form == F_GOAL:
        wanted = ("long-hold",)
    elif form == F_DEFENCE:
        wanted = ("stack",) if row >= 22 else ("four-three", "dime", "four-three", "rush")
    known = [names[name] for name in wanted if name in names] or list(names.values())
    return known[int(rng.below(len(known)))] if known else options[0]


def snap(g: Gridiron, options: list[int]) -> int:
    """To the quarterback if he stands next to the centre, else to whoever is nearest."""

    def cost(x: int) -> float:
        slot = SLOTS * int(g.off) + x
        return float(g.tables.distance(g.at[slot], g.ball)) - (0.5 if g.role_of(slot) == AQ else 0.0)

    return min(options, key=cost)


def ball_play(g: Gridiron, options: list[int]) -> int:
    """The pass that promises most, if it promises more than to keep the ball."""
    side = int(g.off)
    sight = Sight(g, side)
    best, most = NOTHING, _keep(sight)
    for x in options:
        if x >= THROW:
            worth = _throw(sight, SLOTS * side + x - THROW)
            if worth > most:
                best, most = x, worth
    return best


def _keep(sight: Sight) -> float:
    """What the carrier may expect if he keeps the ball: where he stands, and what he may still run."""
    g = sight.g
    row = sight.row(int(g.ball))
    safe = sight.survives(int(g.holder), int(g.ball))
    role = g.role_of(g.holder)
    run = 4.5 if role in (AB, AE) else 1.0
    patience = 1.5 if role == AQ and g.move <= 2 else 0.0
    return row + safe * (run + patience)


def _throw(sight: Sight, receiver: int) -> float:
    """What a pass to a receiver is worth: caught, missed or intercepted."""
    g = sight.g
    square = int(g.at[receiver])
    forward = is_forward(g, receiver)
    squares = int(reach(g, receiver) if forward else g.tables.distance(square, g.ball))
    less = int(count_near(g, g.ball, 1 - sight.side)) if forward else 0
    caught, picked = pass_odds(g, squares, less)
    close = any(g.tables.distance(g.at[s], square) <= 1 for s in sight.theirs)
    row = sight.row(square)
    if row > ROWS:
        gain = 60.0
    else:
        run = (4.5 if forward else 2.5) if g.role_of(receiver) in (AB, AE) else 1.0
        gain = row + sight.survives(receiver, square) * run
    los = float(g.own_row(sight.side, g.los))
    missed = los if forward else row - 3.0
    lost = row - TURNOVER
    picked = picked if close else 0.0
    return caught * gain + picked * lost + (1.0 - caught - picked) * missed


def pass_odds(g: Gridiron, squares: int, less: int) -> tuple[float, float]:
    """The chances of R and I at a distance, with so much off the die [TD-9.13, TD-9.17]."""
    if squares <= 1:
        return 1.0, 0.0
    rolls = [max(1, face - less) for face in range(1, 7)]
    caught = sum(roll >= g.tables.least_caught[squares] for roll in rolls)
    picked = sum(roll <= g.tables.most_picked[squares] for roll in rolls)
    return caught / 6, picked / 6


def aim(g: Gridiron) -> int:
    """A deep square, likely to hold, where the receivers are far."""
    side = 1 - int(g.off)
    best, most = 0, -1000.0
    first = SLOTS * int(g.off)
    receivers = [int(g.at[s]) for s in range(first, first + SLOTS) if g.is_standing(s)]
    for y in range(1, ROWS + 1):
        ahead = (y - int(g.los)) * int(g.ahead(side))
        if ahead < 5:
            continue
        stays = max(0.0, (6 - int(g.tables.lines_between(g.los, y))) / 6)
        for x in range(2, int(g.tables.columns), 2):
            square = int(g.tables.at(x, y))
            near = min((int(g.tables.distance(square, r)) for r in receivers), default=9)
            worth = 0.6 * ahead + stays * min(near, 6)
            if worth > most:
                best, most = square, worth
    return best


def field_kick(g: Gridiron, box: Spot) -> int:
    """Onto the quickest of our players in reach of the ball, as far ahead as may be; else as far ahead as may be."""
    side = 1 - int(box.ban)
    sight = Sight(g, side)
    best, most = int(g.ball), -1000.0
    for slot in sight.mine:
        square = int(g.at[slot])
        if box.south <= g.tables.row[square] <= box.north and box.west <= g.tables.column[square] <= box.east:
            worth = sight.row(square) + 2.0 * int(g.tables.speed[g.who[slot]]) + 10.0
            if worth > most:
                best, most = square, worth
    if most < 0.0:
        near = min(sight.mine, key=lambda s: int(g.tables.distance(g.at[s], g.ball)), default=-1)
        return int(g.at[near]) if near >= 0 else best
    return best


def spill(g: Gridiron, options: list[int]) -> int:
    """Where our players are nearest and theirs are not."""
    side = 1 - int(g.off)
    sight = Sight(g, side)

    def cost(way: int) -> float:
        square = int(g.at[_receiver(g)]) + int(g.tables.delta[way - 1])
        ours = min((int(g.tables.distance(g.at[s], square)) for s in sight.mine), default=9)
        others = min((int(g.tables.distance(g.at[s], square)) for s in sight.theirs), default=9)
        return ours - 0.5 * others

    return min(options, key=cost)


def _receiver(g: Gridiron) -> int:
    return int(cast(HandOff, g.top).receiver)


def timeout(g: Gridiron, side: int, options: list[int]) -> int:
    """Saved for a team that trails late in the match."""
    late = g.quarter == g.tables.quarters and g.clock > HURRY
    trails = g.points(side) < g.points(1 - side)
    return CALLED + side if late and trails and CALLED + side in options else 0
