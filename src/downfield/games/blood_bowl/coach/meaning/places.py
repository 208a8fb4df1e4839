"""What it is good for to stand in a square: at the ball, around it, before it, or on somebody."""

from typing import Final, NamedTuple

from downfield.games.blood_bowl.coach.reach import safe_ways, ways
from downfield.games.blood_bowl.coach.sight import BESIDE, COLUMN, FREE, ROW, Sight, far
from downfield.games.blood_bowl.model.kinds import PRONE
from downfield.kernel.needs import NOBODY

WIDE: Final = 3  # rows to each side of the ball in which somebody stands before it
FIRST: Final = ("cage-full", "stops-score")  # what is more than better dice
MATES: Final = 2  # beside a carrier who stands among his own


class Walk(NamedTuple):
    """Who goes where, how it is before it and after it, and whether a die is rolled on the way."""

    slot: int
    steps: list[int]
    before: Sight
    after: Sight
    rolls: bool

    def end(self) -> int:
        """The square where he means to end."""
        return self.steps[-1] if self.steps else int(self.before.at[self.slot])


# The carrier ------------------------------------------------------------------------------------------------------


def with_ball(walk: Walk) -> str:
    """He runs for the end zone, to where nobody gets at him, into its reach, or nearer to it."""
    before, after, slot, end = walk.before, walk.after, walk.slot, walk.end()
    if before.to_go(end) == 0:
        return "runs-in"
    ahead = before.to_go(end) < before.to_go(before.at[slot])
    if walk.rolls:
        return "carry-risk" if ahead else ""
    now, was = reachers(after, end), reachers(before, int(before.at[slot]))
    if now == 0:
        return "carry-among" if beside(after, end) >= MATES else "carry-safe"
    if ahead and after.to_go(end) <= after.ma(slot) < before.to_go(before.at[slot]):
        return "carry-near"
    return "carry-fewer" if now < was else "carry-ahead" if ahead else ""


def reachers(sight: Sight, square: int) -> int:
    """How many opponents can hit a carrier in a square without a roll on the way: they stand there, or blitz him."""
    theirs, count = Sight(sight.match, 1 - sight.side), 0
    for foe in sight.theirs:
        if sight.status[foe] <= PRONE:
            count += (sight.is_up(foe) and far(sight.at[foe], square) == 1) or can_blitz(theirs, foe, square)
    return count


def can_blitz(sight: Sight, slot: int, square: int) -> bool:
    """Whether a player comes next to a square by safe steps, and has one left for the blow."""
    reach = safe_ways(sight, slot)
    return any(reach.has(near) and reach.moved(near) < sight.ma(slot) for near in BESIDE[square])


def beside(sight: Sight, square: int) -> int:
    """How many of ours stand next to a square."""
    mates = [sight.board[near] for near in BESIDE[square]]
    return sum(mate != FREE and mate in sight.mine and sight.is_up(mate) for mate in mates)


# The others -------------------------------------------------------------------------------------------------------


def of_place(walk: Walk) -> str:
    """What a square is good for to somebody without the ball."""
    before, slot = walk.before, walk.slot
    if walk.rolls:
        return "escapes" if before.is_marked(slot) and not before.foe_zones[walk.end()] else ""
    word = around_ball(walk)
    return "assists" if word not in FIRST and helps_block(walk) else word


def around_ball(walk: Walk) -> str:
    """What a square is good for, seen from the ball."""
    if walk.before.holder == NOBODY:
        return by_ball(walk) if walk.before.is_loose() else ""
    return by_carrier(walk) if walk.before.ours() else against_carrier(walk)


def helps_block(walk: Walk) -> bool:
    """Whether a block of somebody who has not acted gets better dice."""
    before, after = walk.before, walk.after
    for mate in after.mine:
        if mate != walk.slot and after.can_act(mate) and after.is_up(mate):
            for foe in after.foes_of(mate):
                square = after.at[mate]
                if after.dice(mate, square, foe, 0) > before.dice(mate, square, foe, 0):
                    return True
    return False


def by_carrier(walk: Walk) -> str:
    """Around the carrier, or within reach of the end zone."""
    before, after, slot = walk.before, walk.after, walk.slot
    ball, end = before.ball, int(after.at[slot])
    if far(end, ball) == 1 < far(before.at[slot], ball):
        corners = [near for near in BESIDE[ball] if COLUMN[near] != COLUMN[ball] and ROW[near] != ROW[ball]]
        if end not in corners:
            return "by-carrier"
        held = [after.board[corner] in after.mine and after.is_up(after.board[corner]) for corner in corners]
        return "cage-full" if len(corners) == 4 and all(held) else "cage"
    if after.to_go(end) <= after.ma(slot) < before.to_go(before.at[slot]):
        return "range"
    return ""


def against_carrier(walk: Walk) -> str:
    """He keeps the carrier from the end zone, marks him, stands before him, or comes nearer."""
    before, after, slot = walk.before, walk.after, walk.slot
    carrier, ball, end = before.holder, before.ball, int(after.at[slot])
    could, can = scoring(before, carrier), scoring(after, carrier)
    if could and not can:
        return "stops-score"
    if far(end, ball) == 1 < far(before.at[slot], ball):
        return "marks-carrier"
    if can < could:
        return "hinders-score"
    if is_before(before, end) and not is_before(before, int(before.at[slot])):
        return "screens"
    return "closes-in" if far(end, ball) < far(before.at[slot], ball) else ""


def scoring(sight: Sight, carrier: int) -> float:
    """How likely an opponents' carrier gets into the end zone in his next turn."""
    theirs = Sight(sight.match, 1 - sight.side)
    reach = ways(theirs, carrier)
    return max((reach.chance(square) for square in reach.squares if theirs.to_go(square) == 0), default=0.0)


def is_before(sight: Sight, square: int) -> bool:
    """Whether a square lies between the ball and our end zone."""
    rows = int(ROW[square]) - int(ROW[sight.ball])
    return sight.to_go(square) > sight.to_go(sight.ball) and abs(rows) <= WIDE


def by_ball(walk: Walk) -> str:
    """Next to a ball on the ground, or nearer to it."""
    before, end = walk.before, int(walk.after.at[walk.slot])
    away, start = far(end, before.ball), far(before.at[walk.slot], before.ball)
    return "" if away >= start else "by-ball" if away <= 1 else "near-ball"
