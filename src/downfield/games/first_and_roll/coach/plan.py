"""What the steady coach plays for as score and clock stand: which sheet it goes by, and what a lead is worth.

The sheets know points and last drives, not the score. So the coach asks first what the side with the ball needs: in
the first half and far from the end points; near the end a score of some kind if it is behind, time if it is in front.
Two scores behind, it reckons with half the time for each. Time-outs of the side behind count as advances saved.
"""

import functools

from downfield.games.first_and_roll.coach.solve import sheets
from downfield.games.first_and_roll.coach.solve.sheet import Sheet
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.rules.field_goal import FIELD_GOAL
from downfield.games.first_and_roll.rules.touchdown import TOUCHDOWN
from downfield.games.first_and_roll.rules.tries import EXTRA_POINT, TWO_POINTS

ONE_SCORE = TOUCHDOWN + TWO_POINTS
DRIVE = 3  # advances of the clock that a drive takes, more or less
DRIVES = (
    (TOUCHDOWN + EXTRA_POINT, 0.19),
    (FIELD_GOAL, 0.11),
    (0, 0.70),
)  # what one brings between equal coaches, about


def needed(behind: int) -> tuple[str, int]:
    """The last drive that a deficit calls for, and how many such drives."""
    if behind < FIELD_GOAL:
        return sheets.ANY, 1
    if behind == FIELD_GOAL:
        return sheets.LEVEL, 1
    if behind <= ONE_SCORE:
        return sheets.TOUCHDOWN, 1
    return (sheets.ANY if behind <= ONE_SCORE + FIELD_GOAL else sheets.TOUCHDOWN), 2


def one_score_does(g: Roll) -> bool:
    """Whether a single score can still save the match for the offence, or is not needed yet."""
    return g.half == 1 or g.points(1 - g.off) - g.points(g.off) <= ONE_SCORE


def time_left(g: Roll) -> int:
    """Advances of the clock before the half is over."""
    return g.tables.last - g.tick


def sheet(book: sheets.Book, g: Roll, off: int, *, ticked: int = 0, spare: bool = True) -> Sheet:
    """The sheet for a side on offence, after `ticked` more advances; `spare`: time-outs are counted as time."""
    left = time_left(g) - ticked
    if g.half > 2:
        return book[sheets.SUDDEN][0]
    if left > sheets.LATE:
        return book[sheets.USUAL][0]
    lead = g.points(off) - g.points(1 - off)
    if g.half == 1 or lead == 0:
        return book[sheets.HALF][max(left, min(g.left(off), 1) if spare else 0)]
    hurried = off if lead < 0 else 1 - off
    name, drives = needed(abs(int(lead)))
    left = min(left + (g.left(hurried) if spare else 0), sheets.LATE)
    left = (left + drives - 1) // drives
    if lead < 0:
        return book[name][left]
    return book[sheets.GUARD + (sheets.ANY if name == sheets.LEVEL else name)][left]


def drives_left(g: Roll) -> int:
    """Drives that the clock still allows, the other side's next one at least."""
    return 1 + time_left(g) // DRIVE


@functools.cache
def standing(lead: int, drives: int, ours: bool = False) -> float:
    """How likely a lead is enough, if so many drives follow in turn and a tie is worth half."""
    if drives == 0:
        return 0.5 if lead == 0 else float(lead > 0)
    sign = 1 if ours else -1
    return sum(p * standing(lead + sign * points, drives - 1, not ours) for points, p in DRIVES)
