# mypyc: compiled
"""Chapter 5: an action from the declaration to the administration after it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.touch_down.model.facts import E_DECLARED, E_NO_KICKER
from downfield.games.touch_down.model.kinds import (
    AB,
    AE,
    AK,
    AQ,
    ATTACK,
    DECLARE_ATTACK,
    DECLARE_GOAL,
    DECLARE_PUNT,
    F_ATTACK,
    F_DEFENCE,
    F_GOAL,
    F_KICKING,
    F_RECEIVING,
    FIELD_GOAL,
    KICK_OFF,
    KICKOFF,
    MOVE,
    ONE_POINT,
    PUNT,
    TRY,
    TWO_POINTS,
    UNKICKED,
    A,
    D,
)
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.questions import Q_DECLARE, Q_TRY
from downfield.games.touch_down.model.tables import ROWS, TEN_YARDS
from downfield.games.touch_down.rules.administration import Administration
from downfield.games.touch_down.rules.ball import UNCOUNTED
from downfield.games.touch_down.rules.change_of_formation import ChangeOfFormation
from downfield.games.touch_down.rules.line_up import LineUp
from downfield.games.touch_down.rules.move import Move
from downfield.games.touch_down.rules.squad import is_fit
from downfield.kernel.state import Frame, State

FOR_ONE: Final = 0
FOR_TWO: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Action(Frame):
    """[TD-5.2] Declared, lined up, played until the ball is dead, then injuries and administration."""

    TAG: Final = 12
    START: Final = 0
    DECLARED: Final = 1
    KICKERS_UP: Final = 2
    ATTACK_UP: Final = 3
    DEFENCE_UP: Final = 4
    PLAYED: Final = 5
    SETTLED: Final = 6

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Gridiron, m)
        match self.arm:
            case Action.START:  # [TD-5.1] declared before the line-up
                if g.phase == KICKOFF:
                    return self.kick_off(g)
                self.arm = Action.DECLARED
                list_declarations(g)
                return g.choose(g.lead_seat(g.off), Q_TRY if g.phase == TRY else Q_DECLARE)
            case Action.DECLARED:
                return self.declare(g, got)
            case Action.KICKERS_UP:  # [TD-6.1] the other team, openly
                self.arm = Action.DEFENCE_UP
                return g.call(LineUp(g.off, F_RECEIVING))
            case Action.ATTACK_UP:
                self.give_ball(g, g.off)
                self.arm = Action.DEFENCE_UP
                return g.call(LineUp(1 - g.off, F_DEFENCE))
            case Action.DEFENCE_UP:
                if g.kind == KICK_OFF or g.kind == PUNT:
                    self.give_ball(g, 1 - g.off)
                elif g.kind == ATTACK or g.kind == TWO_POINTS:  # [TD-6.9] in attack actions only
                    return self.change(g)
                return self.play(g)
            case Action.PLAYED:  # phase 10
                self.arm = Action.SETTLED
                return g.call(Administration())
        return g.done(0)

    def change(self, g: Gridiron) -> i64:
        """[TD-6.5] Then the moves."""
        self.arm = Action.PLAYED
        g.phase = MOVE
        g.call(Move())
        return g.call(ChangeOfFormation())

    def play(self, g: Gridiron) -> i64:
        self.arm = Action.PLAYED
        g.phase = MOVE
        return g.call(Move())

    def kick_off(self, g: Gridiron) -> i64:
        """[TD-6.7] From the 20-yard line; the receiving team counts as the attack [TD-5.4]."""
        g.begin_action(KICK_OFF, g.off)
        g.los = g.own_row(1 - g.off, g.tables.kickoff_row)
        g.col = g.tables.centre
        if not is_fit(g, 1 - g.off, AK) and not is_fit(g, 1 - g.off, D):  # [TD-3.8] nobody at all to kick
            g.emit(E_NO_KICKER, 1 - g.off)
            g.dead = UNKICKED
            self.arm = Action.SETTLED
            return g.call(Administration())
        self.arm = Action.KICKERS_UP
        return g.call(LineUp(1 - g.off, F_KICKING))

    def declare(self, g: Gridiron, got: i64) -> i64:
        """Attack, punt or field goal; after a touchdown one point or two [TD-16.1]."""
        side = g.off
        kind = declared_kind(g, got)
        g.begin_action(kind, 1 - side if kind == PUNT else side)
        g.emit(E_DECLARED, side, kind)
        if kind != ATTACK:
            g.col = g.tables.centre  # [TD-13.5]
        if kind == PUNT:
            self.arm = Action.KICKERS_UP
            return g.call(LineUp(side, F_KICKING))
        self.arm = Action.ATTACK_UP
        form: i64 = F_GOAL if kind in (FIELD_GOAL, ONE_POINT) else F_ATTACK
        return g.call(LineUp(side, form))

    def give_ball(self, g: Gridiron, side: i64) -> None:
        """[TD-6.2, TD-6.6] Whoever stands on the ball has it."""
        g.ball = g.tables.square_at(g.col, g.los)
        g.holder = g.standing(g.ball, side)
        g.base = UNCOUNTED

    def copy(self) -> Frame:
        return Action(self.arm)

    def ints(self) -> list[int]:
        return [Action.TAG, self.arm]


def declared_kind(g: Gridiron, got: i64) -> i64:
    """The kind of action that was declared."""
    if g.phase == TRY:
        return ONE_POINT if got == FOR_ONE else TWO_POINTS
    return ATTACK if got == DECLARE_ATTACK else PUNT if got == DECLARE_PUNT else FIELD_GOAL


def list_declarations(g: Gridiron) -> None:
    """List what may be declared."""
    side = g.off
    kicker = is_fit(g, side, AK)
    holders = is_fit(g, side, A) or is_fit(g, side, AB) or is_fit(g, side, AE) or is_fit(g, side, AQ)
    if g.phase == TRY:
        if kicker and holders:  # [TD-3.8]
            g.offer(FOR_ONE)
        g.offer(FOR_TWO)
        return
    g.offer(DECLARE_ATTACK)
    rows = ROWS + g.tables.depth - g.own_row(side, g.los)
    if kicker and rows > TEN_YARDS:  # [TD-12.4] more than ten yards must lie ahead
        g.offer(DECLARE_PUNT)
    if kicker and holders:
        g.offer(DECLARE_GOAL)
