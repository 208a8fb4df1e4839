# mypyc: compiled
"""Chapter 8: a team's turn."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_TIME_UP, E_TURN, E_TURNOVER
from downfield.games.blood_bowl.model.kinds import (
    ACTIONS,
    BLITZ,
    BOMB_ACTION,
    D_WATCH,
    END_TURN,
    FOR_A_TURN,
    FOUL,
    HAND_OFF,
    KICK_MATE,
    LONG_STUNNED,
    NO_TURNOVER,
    PASS_ACTION,
    PRONE,
    STUNNED,
    THROW_MATE,
    TURN,
    USED_BLITZ,
    USED_BOMB,
    USED_FOUL,
    USED_HAND_OFF,
    USED_KICK,
    USED_PASS,
    WATCH,
)
from downfield.games.blood_bowl.model.position import CLOCK, HIRED, TURNS, WIZARD, Pitch
from downfield.games.blood_bowl.model.questions import Q_TURN
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS
from downfield.games.blood_bowl.rules.ball.carrier import is_late
from downfield.games.blood_bowl.rules.hired.weather_mage import WeatherMage, clear_sky, may_conjure
from downfield.games.blood_bowl.rules.hired.wizard import FIREBALL, ZAP, Wizard
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.games.blood_bowl.rules.turn.choices import list_actions
from downfield.games.blood_bowl.rules.turn.pick_me_up import PickMeUp, is_helped
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """[BB-8.2] Players are activated one at a time until the coach ends the turn or it is lost [BB-8.10]."""

    TAG: Final = 32
    START: Final = 0
    PLACED: Final = 1  # a position has been read
    CHOSEN: Final = 2
    ACTED: Final = 3
    STARTED: Final = 4
    READ: Final = 5
    CONJURED: Final = 6
    CAST: Final = 7
    HELPED: Final = 8
    CAST_BOTH: Final = 9

    def __init__(self, side: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Turn.CHOSEN:
                if got == END_TURN:
                    return self.end(g)
                action = got % ACTIONS
                g.used |= use_of(action)
                self.arm = Turn.ACTED
                slot = SLOTS * self.side + got // ACTIONS - 1
                return g.call(Activation(slot, action, g.at[slot]))
            case Turn.ACTED:  # [BB-8.11] what the event demanded is finished
                if g.turnover or g.scored:
                    return self.end(g)
                if g.tables.seconds:
                    self.arm = Turn.READ
                    return g.roll(D_WATCH, WATCH)
            case Turn.READ:
                if is_late(g, got):
                    g.emit(E_TIME_UP, self.side)
                    return self.end(g)
            case Turn.HELPED:
                return self.close(g)
            case Turn.START:  # [BB-8.1]
                begin_turn(g, self.side)
                if g.tables.seconds:  # [BB-8.14] what the watch told before does not count
                    self.arm = Turn.STARTED
                    return g.roll(D_WATCH, WATCH)
                return self.open(g)
            case Turn.STARTED | Turn.PLACED:
                return self.open(g)
            case Turn.CAST:
                return self.call_other_wizard(g)
            case Turn.CAST_BOTH:
                return g.done(0)
        return self.choose(g)

    def open(self, g: Pitch) -> i64:
        """[BB-19.7a] A weather mage may be called before anybody is activated."""
        g.settle()
        if may_conjure(g, self.side):
            self.arm = Turn.CONJURED
            return g.call(WeatherMage(self.side))
        return self.choose(g)

    def choose(self, g: Pitch) -> i64:
        """Nobody has to be activated, not even a player who could score [BB-17.14]."""
        list_actions(g)
        self.arm = Turn.CHOSEN
        return g.choose(self.side, Q_TURN)

    def end(self, g: Pitch) -> i64:
        """[BB-8.13]"""
        if g.turnover:
            g.emit(E_TURNOVER, self.side, g.turnover)
        if is_helped(g, 1 - self.side):
            self.arm = Turn.HELPED
            return g.call(PickMeUp(1 - self.side))
        return self.close(g)

    def close(self, g: Pitch) -> i64:
        turn_stunned(g, self.side)
        clear_sky(g, 1 - self.side)
        return g.done(0) if g.scored else self.call_wizard(g)

    def call_wizard(self, g: Pitch) -> i64:
        """[BB-19.7d, BB-8.13] A zap needs a turn of the opponents that is just over, or about to begin."""
        side = self.side
        if g.sides[HIRED + side] & WIZARD == 0:
            return self.call_other_wizard(g)
        self.arm = Turn.CAST
        follows = g.sides[TURNS + 1 - side] < g.tables.turns
        return g.call(Wizard(side, FIREBALL | ZAP if follows else FIREBALL))

    def call_other_wizard(self, g: Pitch) -> i64:
        other = 1 - self.side
        if g.sides[HIRED + other] & WIZARD == 0 or g.scored:
            return g.done(0)
        self.arm = Turn.CAST_BOTH
        return g.call(Wizard(other, FIREBALL | ZAP))

    def copy(self) -> Frame:
        return Turn(self.side, self.arm)

    def ints(self) -> list[int]:
        return [Turn.TAG, self.arm, self.side]


def begin_turn(g: Pitch, side: i64) -> None:
    """[BB-8.1] The turn marker moves on; players stunned now will turn over at the end [BB-3.6]."""
    g.phase = TURN
    g.active = side
    g.sides[TURNS + side] += 1
    g.sides[CLOCK + side] = 0
    g.used = 0
    g.turnover = NO_TURNOVER
    for slot in range(BOTH):
        g.marks[slot] &= ~(FOR_A_TURN | LONG_STUNNED)
    for i in range(SLOTS):
        if g.status[SLOTS * side + i] == STUNNED:
            g.marks[SLOTS * side + i] |= LONG_STUNNED
    g.emit(E_TURN, side, g.sides[TURNS + side])


def turn_stunned(g: Pitch, side: i64) -> None:
    """[BB-3.6, BB-20.12] Players who were stunned before this turn become prone."""
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.marks[slot] & LONG_STUNNED and g.status[slot] == STUNNED:
            g.set_status(slot, PRONE)


def use_of(action: i64) -> i64:
    """[BB-8.5] What an action uses up, even if it is broken off [BB-8.6]."""
    if action == BLITZ:
        return USED_BLITZ
    if action in (PASS_ACTION, THROW_MATE):
        return USED_PASS
    if action == HAND_OFF:
        return USED_HAND_OFF
    if action == BOMB_ACTION:
        return USED_BOMB
    if action == KICK_MATE:
        return USED_KICK
    return USED_FOUL if action == FOUL else 0
