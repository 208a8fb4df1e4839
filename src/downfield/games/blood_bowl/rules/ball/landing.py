# mypyc: compiled
"""Chapter 13: a thrown player comes down."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_CRASHED, E_CROWD, E_KNOCKED_DOWN, E_LANDED
from downfield.games.blood_bowl.model.kinds import (
    AT_REST,
    BAD_LANDING,
    FELL,
    INTO_CROWD,
    LANDED_ON_MATE,
    LOOSE,
    PRONE,
    STUNNED,
    T_LAND,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown, go_down, turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import end_with_ball
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.dice.scatter import OUT, Scatter
from downfield.games.blood_bowl.rules.harm.armour import saw_plus
from downfield.games.blood_bowl.rules.harm.injury import IN_CROWD, Injury
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor, is_trapped
from downfield.games.blood_bowl.rules.turn.step import begin_pick_up, pick_up
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# What is true of the thrown player, as bits
BALL: Final = 1  # has the ball
FLAT: Final = 2  # was prone, stunned or without tackle zone, and has not yet bounced for it [BB-13.13]
SWOONED: Final = 4  # was stunned
CRASH: Final = 8  # cannot land on its feet any more


@mypyc_attr(acyclic=True, free_list_len=1)
class Landing(Frame):
    """[BB-13.10] A test in a free square; an occupied one knocks its player down, and the thrown one bounces on."""

    TAG: Final = 30
    START: Final = 0
    STRUCK: Final = 1
    HOPPED: Final = 2
    TESTED: Final = 3
    PICKED: Final = 4
    HURT: Final = 5
    TRAPPED: Final = 6
    ENDED: Final = 7

    def __init__(self, slot: i64, square: i64, plus: i64, how: i64, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.square = square
        self.plus = plus
        self.how = how

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Landing.START:
                return self.come_down(g)
            case Landing.STRUCK:  # [BB-13.12] he bounces on, and will be knocked down
                self.how = self.how & ~FLAT | CRASH
                self.arm = Landing.HOPPED
                return g.call(Scatter(self.square, 1))
            case Landing.HOPPED:
                self.square = got
                return self.come_down(g)
            case Landing.TESTED:
                return self.stand(g) if got > 0 else self.crash(g)
            case Landing.PICKED:
                pick_up(g, self.slot, got)
                return self.settle(g)
            case Landing.HURT:
                return self.spring(g)
            case Landing.TRAPPED:
                return end_with_ball(g, self, Landing.ENDED)
        return g.done(0)

    def come_down(self, g: Pitch) -> i64:
        if self.square >= OUT:
            return self.into_crowd(g)
        other = g.player_at(self.square)
        if other != NOBODY:
            return self.strike(g, other)
        if self.how & FLAT:  # [BB-13.13, BB-20.19]
            self.how = self.how & ~FLAT | CRASH
            self.arm = Landing.HOPPED
            return g.call(Scatter(self.square, 1))
        return self.touch_down(g)

    def strike(self, g: Pitch, other: i64) -> i64:
        """[BB-13.12, BB-13.17, BB-20.13] Armour roll even if already down; a turnover if it is a team-mate."""
        g.tell(E_KNOCKED_DOWN, other)
        go_down(g, other)
        if g.side_of(other) == g.side_of(self.slot):
            turn_over(g, LANDED_ON_MATE)
        self.arm = Landing.STRUCK
        return g.call(Injury(other, NOBODY, saw_plus(g, other)))

    def touch_down(self, g: Pitch) -> i64:
        slot = self.slot
        g.enter(slot, self.square)
        if self.how & BALL:
            g.ball = self.square
        if self.how & CRASH:
            return self.crash(g)
        self.arm = Landing.TESTED
        return g.call(Test(T_LAND, slot, g.ag(slot), landing_plus(g, slot, self.square, self.plus)))

    def stand(self, g: Pitch) -> i64:
        """[BB-13.11] A safe landing is a voluntary move."""
        g.tell(E_LANDED, self.slot)
        if g.holder == NOBODY and g.ball == self.square and g.loose == AT_REST:
            self.arm = Landing.PICKED
            return begin_pick_up(g, self.slot)
        return self.settle(g)

    def settle(self, g: Pitch) -> i64:
        check_touchdown(g, self.slot)
        return self.spring(g)

    def crash(self, g: Pitch) -> i64:
        """[BB-13.14] A turnover only with the ball; [BB-13.16] a ball under him bounces."""
        g.tell(E_CRASHED, self.slot)
        g.set_status(self.slot, STUNNED if self.how & SWOONED else PRONE)
        if self.how & BALL:
            g.holder = NOBODY
            turn_over(g, BAD_LANDING)
        if g.kickoff:  # [BB-6.29] any fall of a kicking player ends Blitz!
            turn_over(g, FELL)
        if g.holder == NOBODY and g.ball == self.square:
            g.loose = LOOSE
        self.arm = Landing.HURT
        return g.call(Injury(self.slot, NOBODY, saw_plus(g, self.slot)))

    def into_crowd(self, g: Pitch) -> i64:
        """[BB-13.9]"""
        g.tell(E_CROWD, self.slot)
        if self.how & BALL:
            g.holder = NOBODY
            g.ball = self.square % OUT
            g.loose = INTO_CROWD
            turn_over(g, BAD_LANDING)
        self.arm = Landing.TRAPPED
        return g.call(Injury(self.slot, NOBODY, 0, IN_CROWD))

    def spring(self, g: Pitch) -> i64:
        """[BB-7.14] A trapdoor opens after the landing."""
        if g.is_on(self.slot) and is_trapped(g, self.slot):
            self.arm = Landing.TRAPPED
            return g.call(Trapdoor(self.slot))
        return end_with_ball(g, self, Landing.ENDED)

    def copy(self) -> Frame:
        return Landing(self.slot, self.square, self.plus, self.how, self.arm)

    def ints(self) -> list[int]:
        return [Landing.TAG, self.arm, self.slot, self.square, self.plus, self.how]


def landing_plus(g: Pitch, slot: i64, square: i64, thrown: i64) -> i64:
    """[BB-13.10] What is added to a landing in a square: by the throw, and by whoever marks it."""
    return thrown - g.marking(square, g.side_of(slot))
