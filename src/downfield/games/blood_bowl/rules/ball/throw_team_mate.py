# mypyc: compiled
"""Chapter 13: a player throws a team-mate, or kicks him."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_EATEN, E_KICKED_MATE, E_THREW_MATE
from downfield.games.blood_bowl.model.kinds import (
    AT_REST,
    BAD_LANDING,
    BOUNCED,
    CASUALTY,
    D_SIX,
    D_THREE,
    DROPPED,
    LOOSE,
    RESERVES,
    SHORT,
    STUNNED,
    T_EAT,
    T_HUNGRY,
    T_KICK,
    T_THROW,
)
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.questions import Q_SWOOP, Q_THROW_AT
from downfield.games.blood_bowl.model.skills import ALWAYS_HUNGRY, SWOOP
from downfield.games.blood_bowl.rules.ball.carrier import drop, turn_over
from downfield.games.blood_bowl.rules.ball.landing import BALL, FLAT, SWOONED, Landing
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall, end_with_ball
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE, FUMBLE, WILD, outcome_of
from downfield.games.blood_bowl.rules.dice.modifiers import throw_plus
from downfield.games.blood_bowl.rules.dice.range_ruler import list_aims, range_to
from downfield.games.blood_bowl.rules.dice.roll import Test
from downfield.games.blood_bowl.rules.dice.scatter import Deviate, Scatter, fly
from downfield.games.blood_bowl.rules.harm.injury import BY_RAGE, NO_STUN, OUTRIGHT, Injury
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

HUNGRY_AT: Final = 2  # what must be rolled against hunger, and then not to eat him [BB-13.4, BB-18.T3]


def thrown_plus(outcome: i64) -> i64:
    """[BB-13.10] What the throw adds to the landing: superb 0, successful -1, terrible -2, fumbled -1."""
    return 0 if outcome == ACCURATE else -2 if outcome == WILD else -1


@mypyc_attr(acyclic=True, free_list_len=1)
class ThrowTeamMate(Frame):
    """[BB-13.3, BB-13.15, BB-15.11] Target, Always Hungry, the quality of the throw, the flight, then the landing."""

    TAG: Final = 29
    START: Final = 0
    AIMED: Final = 1
    HUNGRY: Final = 2
    BITTEN: Final = 3
    TESTED: Final = 4
    POINTED: Final = 5
    SWUNG: Final = 6
    SWOOPED: Final = 7
    FLOWN: Final = 8
    ENDED: Final = 9
    BOOTED: Final = 10

    def __init__(
        self, slot: i64, mate: i64, kind: i64 = T_THROW, target: i64 = 0, plus: i64 = 0, outcome: i64 = 0,
        start: i64 = 0, way: i64 = 0, arm: i64 = 0,
    ) -> None:  # fmt: skip
        self.arm = arm
        self.slot = slot
        self.mate = mate
        self.kind = kind  # the test: to throw him, or to kick him [BB-13.18]
        self.target = target
        self.plus = plus
        self.outcome = outcome
        self.start = start  # the square from which the flight goes on
        self.way = way  # of a swoop

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case ThrowTeamMate.START:  # [BB-13.2, BB-1.14]
                self.arm = ThrowTeamMate.AIMED
                list_aims(g, self.slot, SHORT)
                return g.ask(g.side_of(self.slot), Q_THROW_AT)
            case ThrowTeamMate.AIMED:
                self.target = got
                if g.traits[self.slot] & ALWAYS_HUNGRY and self.kind == T_THROW:  # [BB-13.4, BB-18.T3]
                    self.arm = ThrowTeamMate.HUNGRY
                    return g.call(Test(T_HUNGRY, self.slot, HUNGRY_AT, 0))
                return self.test(g)
            case ThrowTeamMate.HUNGRY:
                if got > 0:
                    return self.test(g)
                self.arm = ThrowTeamMate.BITTEN
                return g.call(Test(T_EAT, self.slot, HUNGRY_AT, 0))
            case ThrowTeamMate.BITTEN:
                return self.launch(g, FUMBLE) if got > 0 else self.eat(g)
            case ThrowTeamMate.TESTED:
                return self.launch(g, outcome_of(got, self.plus))
            case ThrowTeamMate.POINTED:
                if got == 0:
                    return self.drift(g)
                self.way = got - 1
                self.arm = ThrowTeamMate.SWUNG
                return g.roll(D_SIX, 6)
            case ThrowTeamMate.SWUNG:  # [BB-13.8]
                self.way = g.tables.thrown_in[3 * self.way + got // 2]
                self.arm = ThrowTeamMate.SWOOPED
                return g.roll(D_THREE, 3)
            case ThrowTeamMate.SWOOPED:
                return self.land(g, fly(g, self.start, self.way, got + 1))
            case ThrowTeamMate.FLOWN:
                return self.land(g, got)
            case ThrowTeamMate.BOOTED:
                return end_with_ball(g, self, ThrowTeamMate.ENDED)
        return g.done(0)

    def test(self, g: Pitch) -> i64:
        """[BB-13.5]"""
        slot = self.slot
        if g.pa(slot) == 0:
            return self.launch(g, FUMBLE)
        self.plus = throw_plus(g, slot, range_to(g, g.at[slot], self.target), self.kind)
        self.arm = ThrowTeamMate.TESTED
        return g.call(Test(self.kind, slot, g.pa(slot), self.plus))

    def launch(self, g: Pitch, outcome: i64) -> i64:
        """[BB-13.7] The team-mate leaves his square; whether he lay there matters to the landing [BB-13.13]."""
        mate = self.mate
        g.tell_both(E_THREW_MATE if self.kind == T_THROW else E_KICKED_MATE, self.slot, mate, outcome)
        if outcome == FUMBLE and self.kind == T_KICK:
            return self.boot(g)
        self.outcome = outcome
        self.plus = (BALL if g.holder == mate else 0) + (0 if g.has_zone(mate) else FLAT)
        self.plus += SWOONED if g.status[mate] == STUNNED else 0
        if g.holder == mate:
            g.ball = NOWHERE
        g.leave(mate, RESERVES)
        self.start = g.at[self.slot] if outcome in (FUMBLE, WILD) else self.target
        # [BB-18.T23, BB-20.4] a terrible throw is swooped in one variant only
        swoops = outcome != FUMBLE and g.traits[mate] & SWOOP and not (outcome == WILD and g.tables.official)
        if swoops:
            self.arm = ThrowTeamMate.POINTED
            g.offer_upto(5)
            return g.ask(g.side_of(mate), Q_SWOOP)
        return self.drift(g)

    def drift(self, g: Pitch) -> i64:
        self.arm = ThrowTeamMate.FLOWN
        if self.outcome == WILD:
            return g.call(Deviate(self.start))
        return g.call(Scatter(self.start, 1 if self.outcome == FUMBLE else 3))

    def land(self, g: Pitch, square: i64) -> i64:
        """[BB-13.10]"""
        self.arm = ThrowTeamMate.ENDED
        return g.call(Landing(self.mate, square, thrown_plus(self.outcome), self.plus))

    def boot(self, g: Pitch) -> i64:
        """[BB-13.18, BB-8.10] Kicked off the pitch: an injury roll, and a ball he had bounces from his square."""
        if drop(g, self.mate):
            turn_over(g, DROPPED)
        self.arm = ThrowTeamMate.BOOTED
        return g.call(Injury(self.mate, self.slot, 0, OUTRIGHT | BY_RAGE | NO_STUN))

    def eat(self, g: Pitch) -> i64:
        """[BB-13.4] The team-mate is gone for good; a ball that he had bounces from the thrower's square."""
        g.tell(E_EATEN, self.mate)
        held = g.holder == self.mate
        g.leave(self.mate, CASUALTY)
        self.arm = ThrowTeamMate.ENDED
        if held:
            g.holder = NOBODY
            g.ball = g.at[self.slot]
            g.loose = LOOSE
            turn_over(g, BAD_LANDING)
        return g.call(LooseBall(BOUNCED)) if g.loose != AT_REST else g.done(0)

    def copy(self) -> Frame:
        return ThrowTeamMate(
            self.slot,
            self.mate,
            self.kind,
            self.target,
            self.plus,
            self.outcome,
            self.start,
            self.way,
            self.arm,
        )

    def ints(self) -> list[int]:
        return [
            ThrowTeamMate.TAG,
            self.arm,
            self.slot,
            self.mate,
            self.kind,
            self.target,
            self.plus,
            self.outcome,
            self.start,
            self.way,
        ]
