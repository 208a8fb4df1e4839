# mypyc: compiled
"""Chapter 12: pass, interference and hand-off."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.ball import check_touchdown, turn_over
from downfield.games.blood_bowl.facts import E_DEFLECTED, E_INTERCEPTED, E_KEPT, E_REFUSED, E_THREW
from downfield.games.blood_bowl.flight import Deviate, Scatter, bring_down, tell_strayed
from downfield.games.blood_bowl.handoff import is_disliked
from downfield.games.blood_bowl.kinds import (
    ACCURATE_PASS,
    AT,
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
    T_INTERFERE,
    T_PASS,
)
from downfield.games.blood_bowl.loose import Loose
from downfield.games.blood_bowl.modifiers import catch_plus, interfere_plus, pass_plus
from downfield.games.blood_bowl.onball import OnTheBall, is_on_ball
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.questions_of import Q_AIM, Q_BURST, Q_DUMP_OFF, Q_INTERFERE
from downfield.games.blood_bowl.roll import SPENT, Test
from downfield.games.blood_bowl.ruler import is_long, list_aims, offer_interferers, range_to
from downfield.games.blood_bowl.skills import CLOUD_BURSTER, SAFE_PASS, VERY_LONG_LEGS
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# Outcomes of the passing test [BB-12.8]
FUMBLE: Final = 0
ACCURATE: Final = 1
INACCURATE: Final = 2
WILD: Final = 3
# How a pass is thrown
DUMP: Final = 1
FAR: Final = 2
RUN_ON: Final = 1  # the value of a quick pass: who runs on may [BB-18.P11]


def outcome_of(got: i64, plus: i64) -> i64:
    """[BB-12.8, BB-20.5, BB-20.6] From the natural roll, below zero where the test failed."""
    if got > 0:
        return ACCURATE
    if got == -1:
        return FUMBLE
    return WILD if -got + plus <= 1 else INACCURATE


@mypyc_attr(acyclic=True, free_list_len=1)
class Pass(Frame):
    """[BB-12.2] Name the target, test, find where the ball comes down, interference, resolution.

    `how` is DUMP for a quick pass out of turn [BB-18.P4], which may be declined and is never a turnover, and FAR for a
    Hail Mary, which goes anywhere and is never accurate [BB-12.13].
    """

    TAG: Final = 21
    START: Final = 0
    AIMED: Final = 1
    TESTED: Final = 2
    FLOWN: Final = 3
    ANSWERED: Final = 4
    INTERFERED: Final = 5
    BURST: Final = 6
    CONVERTED: Final = 7
    STRAYED: Final = 8
    ENDED: Final = 9
    SWALLOWED: Final = 10
    WARNED: Final = 11

    def __init__(
        self, slot: i64, how: i64 = 0, target: i64 = 0, outcome: i64 = 0, plus: i64 = 0, foe: i64 = NOBODY,
        spent: i64 = 0, at: i64 = 0,
    ) -> None:  # fmt: skip
        self.at = at
        self.slot = slot
        self.how = how
        self.target = target
        self.outcome = outcome
        self.plus = plus
        self.foe = foe  # who interferes
        self.spent = spent  # a burst cloud has made him test again

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.at:
            case Pass.START:
                return self.aim(g)
            case Pass.AIMED:
                if got == 0:
                    return g.done(0)
                self.target = got
                return self.ask_pride(g)
            case Pass.SWALLOWED:
                if got > 0:
                    return self.warn(g)
                g.tell(E_REFUSED, self.slot)
                return g.done(0)
            case Pass.WARNED:
                return self.test(g)
            case Pass.TESTED:
                return self.tested(g, got)
            case Pass.FLOWN:
                tell_strayed(g, got)
                bring_down(g, got)
                return self.ask_interference(g)
            case Pass.ANSWERED:
                if got == 0:
                    return self.come_down(g)
                self.foe = got - AT
                return self.interfere(g)
            case Pass.INTERFERED:
                return self.interfered(g, got)
            case Pass.BURST:
                if got:
                    self.spent = SPENT
                    return self.interfere(g)
                return self.convert(g)
            case Pass.CONVERTED:
                return self.converted(g, got)
            case Pass.STRAYED:
                tell_strayed(g, got)
                bring_down(g, got)
                self.at = Pass.ENDED
                return g.call(Loose(SCATTERED))
        return self.end(g)

    def aim(self, g: Pitch) -> i64:
        """[BB-12.3]"""
        self.at = Pass.AIMED
        if self.how == DUMP:
            g.offer(0)
            list_aims(g, self.slot, QUICK)
            return g.ask(g.side_of(self.slot), Q_DUMP_OFF)
        list_aims(g, self.slot, OUT_OF_RANGE if self.how == FAR else BOMB)
        return g.ask(g.side_of(self.slot), Q_AIM)

    def ask_pride(self, g: Pitch) -> i64:
        """[BB-12.6, BB-18.T2] Who dislikes the player in the target square may refuse."""
        if is_disliked(g, self.slot, g.player_at(self.target)):
            self.at = Pass.SWALLOWED
            return g.call(Test(T_ANIMOSITY, self.slot, 2, 0))
        return self.warn(g)

    def warn(self, g: Pitch) -> i64:
        """[BB-12.2, BB-18.P9] Opponents who are on the ball move before the test."""
        other = 1 - g.side_of(self.slot)
        if is_on_ball(g, other):
            self.at = Pass.WARNED
            return g.call(OnTheBall(other))
        return self.test(g)

    def test(self, g: Pitch) -> i64:
        """[BB-2.4] Who has no passing ability fumbles without a die; others may re-roll [BB-12.5, BB-12.7]."""
        slot = self.slot
        if g.pa(slot) == 0:
            return self.fumble(g)
        self.plus = pass_plus(g, slot, self.reach(g))
        self.at = Pass.TESTED
        return g.call(Test(T_PASS, slot, g.pa(slot), self.plus))

    def reach(self, g: Pitch) -> i64:
        """[BB-12.4, BB-12.13] A Hail Mary counts as a long bomb."""
        return BOMB if self.how == FAR else range_to(g, g.at[self.slot], self.target)

    def tested(self, g: Pitch, got: i64) -> i64:
        """[BB-12.8] Accurate, inaccurate, wildly inaccurate or fumbled."""
        self.outcome = outcome_of(got, self.plus)
        if self.outcome == ACCURATE and self.how == FAR:
            self.outcome = INACCURATE
        if self.outcome == FUMBLE:
            return self.fumble(g)
        g.tell(E_THREW, self.slot, self.outcome, self.target)
        g.holder = NOBODY
        self.at = Pass.FLOWN
        if self.outcome == WILD:  # [BB-12.11]
            return g.call(Deviate(g.at[self.slot]))
        if self.outcome == INACCURATE:
            return g.call(Scatter(self.target))
        g.ball = self.target  # [BB-12.10]
        return self.ask_interference(g)

    def fumble(self, g: Pitch) -> i64:
        """[BB-12.9] The ball bounces from the passer; Safe Pass keeps it."""
        g.tell(E_THREW, self.slot, FUMBLE, self.target)
        if g.skills[self.slot] & SAFE_PASS:
            g.tell(E_KEPT, self.slot)
            return g.done(0)
        g.holder = NOBODY
        g.loose = LOOSE
        if self.how != DUMP:
            turn_over(g, FUMBLED)
        self.at = Pass.ENDED
        return g.call(Loose(BOUNCED))

    def ask_interference(self, g: Pitch) -> i64:
        """[BB-12.14] One opponent under the ruler may try."""
        if self.how != FAR:
            g.offer(0)
            offer_interferers(g, self.slot, g.ball)
            if g.n > 1:
                self.at = Pass.ANSWERED
                return g.ask(1 - g.side_of(self.slot), Q_INTERFERE)
            g.n = 0
        return self.come_down(g)

    def interfere(self, g: Pitch) -> i64:
        """[BB-12.15, BB-12.18] It is not his turn: only skills re-roll."""
        self.at = Pass.INTERFERED
        base: i64 = -3 if self.outcome == ACCURATE else -2 if self.outcome == INACCURATE else -1
        plus = interfere_plus(g, self.foe, self.slot, base)
        return g.call(Test(T_INTERFERE, self.foe, g.ag(self.foe), plus, 0, self.spent))

    def interfered(self, g: Pitch, got: i64) -> i64:
        if got < 0:
            return self.come_down(g)
        bursts = g.skills[self.slot] & CLOUD_BURSTER != 0 and is_long(self.reach(g))
        if bursts and self.spent == 0 and g.skills[self.foe] & VERY_LONG_LEGS == 0:  # [BB-12.17]
            self.at = Pass.BURST
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_BURST)
        return self.convert(g)

    def convert(self, g: Pitch) -> i64:
        """[BB-12.16] Deflected; he must try to catch it."""
        g.tell(E_DEFLECTED, self.foe)
        g.loose = AT_REST
        g.ball = g.at[self.foe]
        self.at = Pass.CONVERTED
        return g.call(Test(T_CATCH, self.foe, g.ag(self.foe), catch_plus(g, self.foe, DEFLECTED)))

    def converted(self, g: Pitch, got: i64) -> i64:
        if got > 0:
            g.tell(E_INTERCEPTED, self.foe)
            g.holder = self.foe
            check_touchdown(g, self.foe)
            return self.end(g)
        self.at = Pass.STRAYED
        return g.call(Scatter(g.ball))

    def come_down(self, g: Pitch) -> i64:
        """[BB-12.19, BB-12.20]"""
        self.at = Pass.ENDED
        return g.call(Loose(ACCURATE_PASS if self.outcome == ACCURATE else SCATTERED))

    def end(self, g: Pitch) -> i64:
        """[BB-12.25] A turnover if nobody of the passing team has the ball."""
        if self.how != DUMP and (g.holder == NOBODY or g.side_of(g.holder) != g.side_of(self.slot)):
            turn_over(g, LOST_PASS)
        return g.done(RUN_ON if self.how == 0 and self.reach(g) == QUICK else 0)

    def copy(self) -> Frame:
        return Pass(self.slot, self.how, self.target, self.outcome, self.plus, self.foe, self.spent, self.at)

    def ints(self) -> list[int]:
        return [
            Pass.TAG, self.at, self.slot, self.how, self.target, self.outcome, self.plus, self.foe, self.spent,
        ]  # fmt: skip
