# mypyc: compiled
"""Chapter 12: the ball is passed."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_DEFLECTED, E_INTERCEPTED, E_KEPT, E_REFUSED, E_THREW
from downfield.games.blood_bowl.model.kinds import (
    ACCURATE_PASS,
    AT_REST,
    BOMB,
    BOUNCED,
    DEFLECTED,
    FUMBLED,
    LOOSE,
    LOST_PASS,
    OUT_OF_RANGE,
    QUICK,
    SCATTERED,
    T_ANIMOSITY,
    T_CATCH,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_AIM, Q_DUMP_OFF
from downfield.games.blood_bowl.model.skills import SAFE_PASS
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown, turn_over
from downfield.games.blood_bowl.rules.ball.hand_off import WILLING_AT, is_disliked
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.ball.on_the_ball import OnTheBall, is_on_ball
from downfield.games.blood_bowl.rules.ball.throwing import ACCURATE as ACCURATE
from downfield.games.blood_bowl.rules.ball.throwing import DUMP as DUMP
from downfield.games.blood_bowl.rules.ball.throwing import FAR as FAR
from downfield.games.blood_bowl.rules.ball.throwing import FUMBLE as FUMBLE
from downfield.games.blood_bowl.rules.ball.throwing import INACCURATE as INACCURATE
from downfield.games.blood_bowl.rules.ball.throwing import WILD as WILD
from downfield.games.blood_bowl.rules.ball.throwing import Throw
from downfield.games.blood_bowl.rules.ball.throwing import outcome_of as outcome_of
from downfield.games.blood_bowl.rules.dice.modifiers import catch_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import list_aims
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.dice.scatter import Scatter, bring_down, tell_strayed
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

RUN_ON: Final = 1  # the value of a quick pass: who runs on may [BB-18.P11]


@mypyc_attr(acyclic=True, free_list_len=1)
class Pass(Throw):
    """[BB-12.2] Animosity and On the Ball come before the test; after interference the ball is caught or bounces."""

    TAG: Final = 21
    CONVERTED: Final = 8
    STRAYED: Final = 9
    SWALLOWED: Final = 10
    WARNED: Final = 11

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Pass.SWALLOWED:
                if got > 0:
                    return self.warn(g)
                g.tell(E_REFUSED, self.slot)
                return g.done(0)
            case Pass.WARNED:
                return self.test(g)
            case Pass.CONVERTED:
                return self.converted(g, got)
            case Pass.STRAYED:
                self.stray(g, got)
                return self.come_down(g)
        return super().resume(m, got)

    def aim(self, g: Pitch) -> i64:
        """[BB-12.3]"""
        self.arm = Throw.AIMED
        if self.how == DUMP:
            g.offer(0)
            list_aims(g, self.slot, QUICK)
            return g.ask(g.side_of(self.slot), Q_DUMP_OFF)
        list_aims(g, self.slot, OUT_OF_RANGE if self.how == FAR else BOMB)
        return g.ask(g.side_of(self.slot), Q_AIM)

    def aimed(self, g: Pitch) -> i64:
        """[BB-12.6, BB-18.T2] A passer with Animosity towards the player in the target square may refuse."""
        if is_disliked(g, self.slot, g.player_at(self.target)):
            self.arm = Pass.SWALLOWED
            return g.call(Test(T_ANIMOSITY, self.slot, WILLING_AT, 0))
        return self.warn(g)

    def warn(self, g: Pitch) -> i64:
        """[BB-12.2, BB-18.P9] Opponents with On the Ball move before the test."""
        other = 1 - g.side_of(self.slot)
        if is_on_ball(g, other):
            self.arm = Pass.WARNED
            return g.call(OnTheBall(other))
        return self.test(g)

    def let_go(self, g: Pitch) -> None:
        g.tell(E_THREW, self.slot, self.outcome, self.target)
        g.holder = NOBODY

    def put(self, g: Pitch, square: i64) -> None:
        g.ball = square

    def stray(self, g: Pitch, landing: i64) -> None:
        tell_strayed(g, landing)
        bring_down(g, landing)

    def where(self, g: Pitch) -> i64:
        return g.ball

    def fumble(self, g: Pitch) -> i64:
        """[BB-12.9, BB-18.P12] The ball bounces from the passer; Safe Pass keeps it."""
        g.tell(E_THREW, self.slot, FUMBLE, self.target)
        if g.skills[self.slot] & SAFE_PASS:
            g.tell(E_KEPT, self.slot)
            return g.done(0)
        g.holder = NOBODY
        g.loose = LOOSE
        if self.how != DUMP:
            turn_over(g, FUMBLED)
        self.arm = Throw.ENDED
        return g.call(LooseBall(BOUNCED))

    def convert(self, g: Pitch) -> i64:
        """[BB-12.16] A player who deflects the ball must try to catch it."""
        g.tell(E_DEFLECTED, self.foe)
        g.loose = AT_REST
        g.ball = g.at[self.foe]
        self.arm = Pass.CONVERTED
        return g.call(Test(T_CATCH, self.foe, g.ag(self.foe), catch_plus(g, self.foe, DEFLECTED)))

    def converted(self, g: Pitch, got: i64) -> i64:
        if got > 0:
            g.tell(E_INTERCEPTED, self.foe)
            g.holder = self.foe
            check_touchdown(g, self.foe)
            return self.end(g)
        self.outcome = INACCURATE  # whatever it was, it scatters now
        self.arm = Pass.STRAYED
        return g.call(Scatter(g.ball))

    def come_down(self, g: Pitch) -> i64:
        """[BB-12.19, BB-12.20]"""
        self.arm = Throw.ENDED
        return g.call(LooseBall(ACCURATE_PASS if self.outcome == ACCURATE else SCATTERED))

    def end(self, g: Pitch) -> i64:
        """[BB-12.25] A turnover if nobody of the passing team has the ball."""
        if self.how != DUMP and (g.holder == NOBODY or g.side_of(g.holder) != g.side_of(self.slot)):
            turn_over(g, LOST_PASS)
        return g.done(RUN_ON if self.how == 0 and self.reach(g) == QUICK else 0)

    def copy(self) -> Frame:
        return Pass(self.slot, self.how, self.target, self.outcome, self.plus, self.foe, self.spent, self.arm)

    def ints(self) -> list[int]:
        return [
            Pass.TAG,
            self.arm,
            self.slot,
            self.how,
            self.target,
            self.outcome,
            self.plus,
            self.foe,
            self.spent,
        ]
