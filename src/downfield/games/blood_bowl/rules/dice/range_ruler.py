# mypyc: compiled
"""Chapter 1: the range ruler, and who stands under it."""

from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.model.kinds import AT, BLIZZARD, BOMB, LONG, OUT_OF_RANGE, SHORT
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.skills import NO_HANDS
from downfield.games.blood_bowl.model.tables import REACH, SLOTS, SQUARES

WIDE: Final = 30276  # [BB-1.15] of the ruler, in squares of a ten-thousandth


def range_to(g: Pitch, a: i64, b: i64) -> i64:
    """[BB-1.13] How far it is from a thrower to a square."""
    t = g.tables
    dx: i64 = t.column[a] - t.column[b]
    dy: i64 = t.row[a] - t.row[b]
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    if dx >= REACH or dy >= REACH or (dx == 0 and dy == 0):
        return OUT_OF_RANGE
    return t.ranges[dy * REACH + dx]


def list_aims(g: Pitch, slot: i64, most: i64) -> None:
    """[BB-12.3] Squares up to a range, occupied or not; [BB-12.13] a Hail Mary goes anywhere, also out of range."""
    here: i64 = g.at[slot]
    opts = g.opts
    on = g.tables.on
    n = g.n
    most = in_weather(g, most)
    for square in range(SQUARES):
        if on[square] and square != here and range_to(g, here, square) <= most:
            opts[n] = square
            n += 1
    g.n = n


def in_weather(g: Pitch, most: i64) -> i64:
    """[BB-16.1] The farthest range: in a blizzard no more than a short one."""
    return SHORT if g.weather == BLIZZARD and most > SHORT else most


def is_under(rx: i64, ry: i64, ix: i64, iy: i64) -> bool:
    """[BB-1.15] Whether a square lies between thrower and landing square, at least partly under the ruler."""
    c = rx * rx + ry * ry
    if ix * ix + iy * iy >= c or (rx - ix) * (rx - ix) + (ry - iy) * (ry - iy) >= c:
        return False
    least: i64 = -1
    for a in (-1, 1):
        for b in (-1, 1):
            k = ry * (2 * ix + a) - rx * (2 * iy + b)
            if k < 0:
                k = -k
            if least < 0 or k < least:
                least = k
    return 10000 * least * least < WIDE * c


def offer_interferers(g: Pitch, thrower: i64, landing: i64) -> None:
    """[BB-12.14, BB-20.9] Opponents who stand with a tackle zone under the ruler."""
    t = g.tables
    here: i64 = g.at[thrower]
    rx = t.column[landing] - t.column[here]
    ry = t.row[landing] - t.row[here]
    other = 1 - g.side_of(thrower)
    for i in range(t.squad[other]):
        foe = SLOTS * other + i
        square: i64 = g.at[foe]
        if square == NOWHERE or not g.has_zone(foe) or g.traits[foe] & NO_HANDS:
            continue
        ix: i64 = t.column[square] - t.column[here]
        iy: i64 = t.row[square] - t.row[here]
        if (ix != 0 or iy != 0) and is_under(rx, ry, ix, iy):
            g.offer(AT + foe)


def is_long(reach: i64) -> bool:
    return reach in (LONG, BOMB)
