# mypyc: compiled
"""Chapter 12: punts, kick-offs and field goals."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import (
    E_GOAL_GOOD,
    E_GOAL_MISSED,
    E_KICK_HELD,
    E_KICK_MOVED,
    E_KICK_ROLLED,
    E_KICKED,
    E_POINT_GOOD,
    E_TRY_FAILED,
)
from downfield.games.touch_down.model.kinds import AK, D_KICK, GOAL, ONE_POINT, TRY_OVER, UNCLAIMED
from downfield.games.touch_down.model.position import NOWHERE, Gridiron
from downfield.games.touch_down.model.questions import Q_AIM_ROW, Q_FIELD_ROW, Q_GOAL
from downfield.games.touch_down.model.tables import ROWS, TEN_YARDS, Tables
from downfield.games.touch_down.rules.ball import kill, let_go, take_ball
from downfield.games.touch_down.rules.passes import count_near
from downfield.games.touch_down.rules.placement import ANYWHERE, Placement
from downfield.games.touch_down.rules.places import last_row
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

THREE: Final = 3  # [TD-15.1]
ONE: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Kick(Frame):
    """[TD-12.1] The kicker names a square; if his die does not beat the lines crossed, the receivers move the ball."""

    TAG: Final = 37
    START: Final = 0
    AIMED: Final = 1
    ROLLED: Final = 2
    MOVED: Final = 3

    def __init__(self, less: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.less = less  # what the die counts less

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Kick.START:
                self.less = kick_less(g, g.holder)
                self.arm = Kick.AIMED
                return self.aim(g)
            case Kick.AIMED:
                g.emit(E_KICKED, 1 - g.off, g.number_of(g.holder), own_yards(g, g.off, got))
                g.holder = NOBODY
                g.ball = got
                g.runback = 1  # [TD-9.4]
                self.arm = Kick.ROLLED
                return g.roll(D_KICK, 6)
            case Kick.ROLLED:  # [TD-12.2]
                rolled = got + 1 - self.less
                lines = g.tables.lines_between(g.los, g.tables.row[g.ball])
                g.emit(E_KICK_ROLLED, 1 - g.off, got + 1, self.less, rolled, lines)
                if stays(g, g.tables.row[g.ball], rolled):
                    g.emit(E_KICK_HELD, g.off)
                    land(g, g.ball)
                    return g.done(0)
                self.arm = Kick.MOVED
                return g.call(around(g, g.off, rolled))
            case Kick.MOVED:
                g.emit(E_KICK_MOVED, g.off, own_yards(g, g.off, got))
                land(g, got)
        return g.done(0)

    def aim(self, g: Gridiron) -> i64:
        """[TD-12.1] Ask for a square in bounds, more than ten yards beyond the kicker's row."""
        side = 1 - g.off
        near = g.los + g.ahead(side) * (TEN_YARDS + 1)
        end = last_row(g, side)
        south, north = (end, near) if end < near else (near, end)
        return g.call(Placement(g.seat_of(side), Q_AIM_ROW, ANYWHERE, south, north, 1, g.tables.columns))

    def copy(self) -> Frame:
        return Kick(self.less, self.arm)

    def ints(self) -> list[int]:
        return [Kick.TAG, self.arm, self.less]


@mypyc_attr(acyclic=True, free_list_len=1)
class GoalKick(Frame):
    """[TD-12.5] In the second move the kicker aims at one of three goal squares; opponents beside him lower the die."""

    TAG: Final = 38
    START: Final = 0
    AIMED: Final = 1
    ROLLED: Final = 2
    MOVED: Final = 3

    def __init__(self, goal: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.goal = goal

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case GoalKick.START:
                self.arm = GoalKick.AIMED
                g.offer_upto(3)
                return g.ask(g.seat_of(g.off), Q_GOAL)
            case GoalKick.AIMED:
                self.goal = got
                self.arm = GoalKick.ROLLED
                return g.roll(D_KICK, 6)
            case GoalKick.ROLLED:
                tell_roll(g, got + 1)
                if is_good(g, got + 1):
                    self.score(g)
                elif g.kind == ONE_POINT:  # [TD-16.2]
                    g.emit(E_TRY_FAILED, g.off)
                    kill(g, TRY_OVER)
                else:
                    return self.miss(g, got + 1)
                return g.done(0)
            case GoalKick.MOVED:
                if got == NOWHERE:  # every square is an opponent's: nobody can have it [TD-11.7]
                    g.off = 1 - g.first
                    g.ball = g.tables.square_at(g.tables.centre, last_row(g, g.first))
                    kill(g, UNCLAIMED)
                else:
                    g.emit(E_KICK_MOVED, 1 - g.off, own_yards(g, 1 - g.off, got))
                    land(g, got)
        return g.done(0)

    def score(self, g: Gridiron) -> None:
        """[TD-12.6, TD-16.2] Give three points, after a touchdown one."""
        if g.kind == ONE_POINT:
            g.add(g.off, ONE)
            g.emit(E_POINT_GOOD, g.off, g.number_of(g.holder), ONE)
            kill(g, TRY_OVER)
        else:
            g.add(g.off, THREE)
            g.emit(E_GOAL_GOOD, g.off, g.number_of(g.holder), THREE)
            kill(g, GOAL)

    def miss(self, g: Gridiron, rolled: i64) -> i64:
        """[TD-12.7] The defenders move the ball from the goal square back into the field; no passing any more."""
        g.emit(E_GOAL_MISSED, g.off, g.number_of(g.holder))
        column: i64 = g.tables.goals[self.goal]
        g.holder = NOBODY
        g.ball = g.tables.square_at(column, last_row(g, g.off) + g.ahead(g.off))
        g.runback = 1
        self.arm = GoalKick.MOVED
        return g.call(around(g, 1 - g.off, rolled))

    def copy(self) -> Frame:
        return GoalKick(self.goal, self.arm)

    def ints(self) -> list[int]:
        return [GoalKick.TAG, self.arm, self.goal]


def kick_less(g: Gridiron, kicker: i64) -> i64:
    """[TD-3.8] What the die of a kick counts less: one if somebody else than the AK kicks."""
    return i64(g.role_of(kicker) != AK)


def stays(g: Gridiron, row: i64, rolled: i64) -> bool:
    """[TD-12.2] Whether a ball kicked to a row stays: the roll beats the lines between, or moves it nowhere."""
    return rolled > g.tables.lines_between(g.los, row) or rolled < 1


def is_good(g: Gridiron, roll: i64) -> bool:
    """[TD-12.5] Whether a kick at goal scores from where the ball is; opponents beside it lower the roll."""
    row = g.own_row(g.off, g.tables.row[g.ball])
    return clears(g.tables, row, roll - count_near(g, g.ball, 1 - g.off))


def tell_roll(g: Gridiron, roll: i64) -> None:
    """A fact for the log: what the die of a kick at goal counts, and how many lines it must beat."""
    if not g.logging:
        return
    less = count_near(g, g.ball, 1 - g.off)
    lines = lines_to_goal(g.tables, g.own_row(g.off, g.tables.row[g.ball]))
    g.emit(E_KICK_ROLLED, g.off, roll, less, roll - less, lines)


def clears(t: Tables, row: i64, rolled: i64) -> bool:
    """[TD-12.6] Whether a roll beats the lines to the goal from a row, counted from the own goal line."""
    return rolled > lines_to_goal(t, row)


def lines_to_goal(t: Tables, row: i64) -> i64:
    """[TD-12.6] Count the ten-yard lines ahead of a row, the first one twice; rows count from the own goal line."""
    lines = t.lines_between(row, ROWS + 1)
    return lines + 1 if lines > 0 else 0


def around(g: Gridiron, side: i64, squares: i64) -> Placement:
    """[TD-12.2] A side may move the ball by up to so many squares, onto its own players but no standing opponent."""
    x: i64 = g.tables.column[g.ball]
    y: i64 = g.tables.row[g.ball]
    return Placement(
        g.seat_of(side), Q_FIELD_ROW, 1 - side, y - squares, y + squares, x - squares, x + squares
    )  # fmt: skip


def land(g: Gridiron, square: i64) -> None:
    """[TD-12.3] A standing player in the square has the ball at once; else it is free."""
    let_go(g, square)
    who = g.standing(square, g.off)
    if who == NOBODY:
        who = g.standing(square, 1 - g.off)
    if who != NOBODY:
        take_ball(g, who)


def own_yards(g: Gridiron, side: i64, square: i64) -> i64:
    """A square's yards from a side's own goal line; 0 in its end zone."""
    row = g.own_row(side, g.tables.row[square])
    return row * 5 // 2 if row > 0 else 0
