# mypyc: compiled
"""Chapters 6 to 8: the points of a movement phase are spent, in any order: steps, passes, a shot."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_MOVED, E_PASSED, E_SHOT
from downfield.games.calciotto.model.kinds import (
    END,
    ENDED,
    FREE_KICK,
    FREELY,
    KICK_FIRST,
    NO_SHOT,
    PASS_TO,
    SHOOT,
    SHOT,
    STEP,
)
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.questions import Q_SPEND
from downfield.games.calciotto.model.tables import AREA, SLOTS
from downfield.games.calciotto.rules.lines import GOALS, goal_square, reach
from downfield.games.calciotto.rules.steps import list_steps, owes_release, step
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

GOING_ON: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Spend(Frame):
    """[CAL-5.3] Points are spent one by one until the seat says so, shoots, or can spend no more [CAL-23.7]."""

    TAG: Final = 22
    START: Final = 0
    CHOSEN: Final = 1

    def __init__(self, mover: i64 = NOBODY, origin: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.mover = mover  # whose steps are still to be told
        self.origin = origin  # where they began

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        outcome: i64 = GOING_ON
        if self.arm == Spend.CHOSEN:
            outcome = self.spend(g, got)
        self.arm = Spend.CHOSEN
        if outcome != GOING_ON:
            return g.done(outcome)
        list_spending(g)
        assert g.n > 0, "there is always something to do [CAL-23.7]"
        partner = 0 if g.group == NOBODY else g.group
        # [CAL-5.3] where nothing else is legal the phase ends, or the duty is done
        return g.choose(g.tables.seats[2 * g.turn + partner], Q_SPEND)

    def spend(self, g: Pitch, x: i64) -> i64:
        """Spend points as answered; what is no step of the same figure ends its walk."""
        if x < STEP or x >= PASS_TO:
            if g.logging:
                self.tell(g)
            self.mover = NOBODY
            return spend(g, x)
        mover: i64 = SLOTS * g.turn + (x - STEP) // 4
        if mover != self.mover:
            if g.logging:
                self.tell(g)
            self.mover = mover
            self.origin = g.at[mover]
        step(g, mover, (x - STEP) % 4)
        return GOING_ON

    def tell(self, g: Pitch) -> None:
        """[CAL-6.3] Tell where steps of a figure that followed each other have led it."""
        slot = self.mover
        if slot != NOBODY and g.at[slot] != self.origin:
            t = g.tables
            here: i64 = g.at[slot]
            x: i64 = t.column[self.origin]
            y: i64 = t.row[self.origin]
            g.emit(E_MOVED, g.turn, g.number_of(slot), x, y, t.column[here], t.row[here])

    def copy(self) -> Frame:
        return Spend(self.mover, self.origin, self.arm)

    def ints(self) -> list[int]:
        return [Spend.TAG, self.arm, self.mover, self.origin]


def list_spending(g: Pitch) -> None:
    """List every expenditure, in ascending order."""
    if g.runner != NOBODY:  # [CAL-6.7] out of the small area before anything else
        list_steps(g)
        return
    lines = ball_lines(g)
    if g.mode == KICK_FIRST or g.mode == FREE_KICK:
        if lines != 0:  # [CAL-10.2, CAL-14.9] the kick comes first, and the phase may not end before it
            offer_lines(g, lines)
            return
        if g.mode == KICK_FIRST:  # [CAL-10.2] a pool of 0: the carrier keeps the ball
            g.offer(END)
            return
        g.mode = FREELY  # [CAL-14.9] no kick is possible: as in a normal phase
        lines = ball_lines(g)
    if not owes_release(g):  # [CAL-8.11]
        g.offer(END)
    list_steps(g)
    if lines != 0:
        offer_lines(g, lines)


def ball_lines(g: Pitch) -> i64:
    """What the carrier can reach with the points left [CAL-8.3], if it is this seat's figure and shots are allowed."""
    carrier = g.carrier
    if g.pool == 0 or g.side_of(carrier) != g.turn:  # [CAL-6.9] without the ball only steps
        return 0
    if g.group != NOBODY and g.owner_of(carrier) != g.group:  # [CAL-20.5]
        return 0
    square: i64 = g.at[carrier]
    over = g.wall if g.mode == FREE_KICK and g.high else 0
    lines = reach(g, square, g.pool, g.turn, over)
    if g.mode != FREE_KICK and (g.mode != FREELY or not may_shoot_from(g, square)):
        lines &= (1 << GOALS) - 1
    return lines


def may_shoot_from(g: Pitch, square: i64) -> bool:
    """[CAL-8.1] Only from the opponents' penalty area."""
    return g.tables.marks[square] & AREA << (1 - g.turn) != 0


def offer_lines(g: Pitch, lines: i64) -> None:
    """List passes by slot, then shots by goal square."""
    for i in range(GOALS):
        if lines >> i & 1:
            g.offer(PASS_TO + i)
    for i in range(4):
        if lines >> (GOALS + i) & 1:
            g.offer(SHOOT + i)


def spend(g: Pitch, x: i64) -> i64:
    """Spend points on a pass or a shot, or no more of them."""
    if x == END:  # [CAL-5.5] what is left is lost
        return ENDED
    if x >= SHOOT:  # [CAL-8.4] a shot ends the phase, and what is left is lost
        g.shooter = g.carrier
        g.target = goal_square(g, 1 - g.turn, x - SHOOT)
        g.pool = 0
        g.emit(E_SHOT, g.turn, g.number_of(g.shooter))
        return SHOT
    pass_ball(g, SLOTS * g.turn + x - PASS_TO)
    return GOING_ON


def pass_ball(g: Pitch, receiver: i64) -> None:
    """[CAL-7.1, CAL-7.3, CAL-7.6] The ball goes to a team-mate; the length of the line is paid."""
    g.pool -= g.distance(g.at[g.carrier], g.at[receiver])
    g.emit(E_PASSED, g.turn, g.number_of(g.carrier), g.number_of(receiver))
    g.carrier = receiver
    g.release = 0  # [CAL-8.11] the first pass does the duty
    if g.mode == KICK_FIRST:  # [CAL-10.4]
        g.mode = FREELY
    elif g.mode == FREE_KICK:  # [CAL-14.11]
        g.mode = NO_SHOT
