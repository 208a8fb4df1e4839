# mypyc: compiled
"""Chapters 6 to 8: why a figure cannot run, pass or shoot now; the first reason that the rules give."""

from typing import Final

from mypy_extensions import i64

from downfield.games.calciotto.model.kinds import FREE_KICK, FREELY, KICK_FIRST
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.rules.lines import GOALS
from downfield.games.calciotto.rules.spending import ball_lines, may_shoot_from
from downfield.games.calciotto.rules.steps import may_step, points_of
from downfield.kernel.needs import NOBODY

FREE: Final = 0  # it can
NO_BALL: Final = 1  # another has the ball [CAL-7.1, CAL-8.1]
KICK_COMES: Final = 2  # first a pass [CAL-10.2] or the free kick [CAL-14.9]
TIRED: Final = 3  # it has stepped as far as its movement lets it [CAL-6.4]
SPENT: Final = 4  # no points are left [CAL-6.2]
HEMMED: Final = 5  # no square to step to [CAL-6.5]
NO_LINE: Final = 6  # nobody in a free straight line within the points [CAL-7.2]
TOO_FAR: Final = 7  # not in the opponents' penalty area [CAL-8.1]
NO_GOAL: Final = 8  # no goal square in a free straight line within the points [CAL-8.2]
NO_SHOT_NOW: Final = 9  # not after a kick that was passed [CAL-14.11]
LEAVING: Final = 10  # somebody must first leave the small area [CAL-6.7]


def bar_run(g: Pitch, slot: i64) -> i64:
    """Why a figure that was offered no step cannot run."""
    if g.left[slot] == 0:
        return TIRED
    if points_of(g, slot) == 0:
        return SPENT
    if g.runner != NOBODY and g.runner != slot:
        return LEAVING
    if (g.mode == KICK_FIRST or g.mode == FREE_KICK) and ball_lines(g) != 0:
        return KICK_COMES
    return HEMMED if may_step(g, slot) else LEAVING


def bar_pass(g: Pitch, slot: i64) -> i64:
    """Why a figure cannot pass; FREE where it can."""
    reason = bar_ball(g, slot)
    if reason != FREE:
        return reason
    return FREE if ball_lines(g) & (1 << GOALS) - 1 else NO_LINE


def bar_shot(g: Pitch, slot: i64) -> i64:
    """Why a figure cannot shoot; FREE where it can."""
    reason = bar_ball(g, slot)
    if reason != FREE:
        return reason
    if ball_lines(g) >> GOALS:
        return FREE
    if g.mode == FREE_KICK:
        return NO_GOAL
    if g.mode != FREELY:
        return KICK_COMES if g.mode == KICK_FIRST else NO_SHOT_NOW
    return NO_GOAL if may_shoot_from(g, g.at[slot]) else TOO_FAR


def bar_ball(g: Pitch, slot: i64) -> i64:
    """What keeps a figure from the ball at all."""
    if g.carrier != slot:
        return NO_BALL
    if g.runner != NOBODY:
        return LEAVING
    return SPENT if g.pool == 0 else FREE
