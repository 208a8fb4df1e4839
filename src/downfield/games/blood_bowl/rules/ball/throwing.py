# mypyc: compiled
"""Chapter 12: what a pass and a bomb have in common: the test, where it comes down, interference."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.kinds import AT, BOMB, T_INTERFERE, T_PASS
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_BURST, Q_INTERFERE
from downfield.games.blood_bowl.model.skills import CLOUD_BURSTER, VERY_LONG_LEGS
from downfield.games.blood_bowl.rules.dice.modifiers import interfere_plus, pass_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import is_long, offer_interferers, range_to
from downfield.games.blood_bowl.rules.dice.roll import SPENT, Test
from downfield.games.blood_bowl.rules.dice.scatter import Deviate, Scatter
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

# Outcomes of the passing test [BB-12.8]
FUMBLE: Final = 0
ACCURATE: Final = 1
INACCURATE: Final = 2
WILD: Final = 3
# How it is thrown
DUMP: Final = 1
FAR: Final = 2
UNSAID: Final = "a throw says what becomes of it"


def outcome_of(got: i64, plus: i64) -> i64:
    """[BB-12.8, BB-13.6, BB-20.5, BB-20.6] The outcome of a natural roll, which is below zero where the test failed."""
    if got > 0:
        return ACCURATE
    if got == -1:
        return FUMBLE
    return WILD if -got + plus <= 1 else INACCURATE


def interfere_base(outcome: i64) -> i64:
    """[BB-12.15] An accurate pass is hard to reach, a wild one easier."""
    return -3 if outcome == ACCURATE else -2 if outcome == INACCURATE else -1


@mypyc_attr(acyclic=True)
class Throw(Frame):
    """[BB-12.2] Target, test, landing square, interference; the rest depends on what is thrown.

    `how` is DUMP for a quick pass out of turn [BB-18.P4], which may be declined and is never a turnover, and FAR for a
    Hail Mary, which goes anywhere and is never accurate [BB-12.13].
    """

    START: Final = 0
    AIMED: Final = 1
    TESTED: Final = 2
    FLOWN: Final = 3
    ANSWERED: Final = 4
    INTERFERED: Final = 5
    BURST: Final = 6
    ENDED: Final = 7

    def __init__(
        self, slot: i64, how: i64 = 0, target: i64 = 0, outcome: i64 = 0, plus: i64 = 0, foe: i64 = NOBODY,
        spent: i64 = 0, arm: i64 = 0,
    ) -> None:  # fmt: skip
        self.arm = arm
        self.slot = slot
        self.how = how
        self.target = target
        self.outcome = outcome
        self.plus = plus
        self.foe = foe  # who interferes
        self.spent = spent  # a burst cloud has made him test again

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Throw.START:
                return self.aim(g)
            case Throw.AIMED:
                if got == 0:
                    return g.done(0)
                self.target = got
                return self.aimed(g)
            case Throw.TESTED:
                return self.tested(g, got)
            case Throw.FLOWN:
                self.stray(g, got)
                return self.ask_interference(g)
            case Throw.ANSWERED:
                if got == 0:
                    return self.come_down(g)
                self.foe = got - AT
                return self.interfere(g)
            case Throw.INTERFERED:
                return self.interfered(g, got)
            case Throw.BURST:
                if got:
                    self.spent = SPENT
                    return self.interfere(g)
                return self.convert(g)
        return self.end(g)

    def test(self, g: Pitch) -> i64:
        """[BB-2.4] A player without passing ability fumbles without a die; others may re-roll [BB-12.5, BB-12.7]."""
        slot = self.slot
        if g.pa(slot) == 0:
            return self.fumble(g)
        self.plus = pass_plus(g, slot, self.reach(g))
        self.arm = Throw.TESTED
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
        self.let_go(g)
        self.arm = Throw.FLOWN
        if self.outcome == WILD:  # [BB-12.11]
            return g.call(Deviate(g.at[self.slot]))
        if self.outcome == INACCURATE:
            return g.call(Scatter(self.target))
        self.put(g, self.target)  # [BB-12.10]
        return self.ask_interference(g)

    def ask_interference(self, g: Pitch) -> i64:
        """[BB-12.14] One opponent under the ruler may try."""
        if self.how != FAR:
            g.offer(0)
            offer_interferers(g, self.slot, self.where(g))
            self.arm = Throw.ANSWERED
            return g.choose(1 - g.side_of(self.slot), Q_INTERFERE)
        return self.come_down(g)

    def interfere(self, g: Pitch) -> i64:
        """[BB-12.15, BB-12.18] Only a skill re-rolls it, as it is not his turn."""
        self.arm = Throw.INTERFERED
        plus = interfere_plus(g, self.foe, self.slot, interfere_base(self.outcome))
        return g.call(Test(T_INTERFERE, self.foe, g.ag(self.foe), plus, 0, self.spent))

    def interfered(self, g: Pitch, got: i64) -> i64:
        if got < 0:
            return self.come_down(g)
        bursts = g.skills[self.slot] & CLOUD_BURSTER != 0 and is_long(self.reach(g))
        if bursts and self.spent == 0 and g.skills[self.foe] & VERY_LONG_LEGS == 0:  # [BB-12.17, BB-18.P3]
            self.arm = Throw.BURST
            g.offer_upto(2)
            return g.ask(g.side_of(self.slot), Q_BURST)
        return self.convert(g)

    # What depends on the thing thrown --------------------------------------------------------------------------

    def aim(self, g: Pitch) -> i64:
        """Ask for the target."""
        raise AssertionError(UNSAID)

    def aimed(self, g: Pitch) -> i64:
        """What comes between the target and the test."""
        raise AssertionError(UNSAID)

    def let_go(self, g: Pitch) -> None:
        """It leaves the hand."""
        raise AssertionError(UNSAID)

    def put(self, g: Pitch, square: i64) -> None:
        """It comes down where it should."""
        raise AssertionError(UNSAID)

    def stray(self, g: Pitch, landing: i64) -> None:
        """It comes down elsewhere, or off the pitch."""
        raise AssertionError(UNSAID)

    def where(self, g: Pitch) -> i64:
        """The square where it comes down."""
        raise AssertionError(UNSAID)

    def fumble(self, g: Pitch) -> i64:
        """It never leaves the hand."""
        raise AssertionError(UNSAID)

    def convert(self, g: Pitch) -> i64:
        """Somebody has a hand on it."""
        raise AssertionError(UNSAID)

    def come_down(self, g: Pitch) -> i64:
        """Nobody has hindered it."""
        raise AssertionError(UNSAID)

    def end(self, g: Pitch) -> i64:
        """All is done."""
        raise AssertionError(UNSAID)
