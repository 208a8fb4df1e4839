# mypyc: compiled
"""Chapters 15 and 18: what may follow a block: the blocker drives his victim into the ground, or runs off."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_PILED, E_RAN_OFF
from downfield.games.blood_bowl.model.kinds import AT, REELING, ROOTED, STANDING, USED_FOUL
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.questions import Q_PILE_DRIVER, Q_RUN_OFF
from downfield.games.blood_bowl.model.skills import BALL_AND_CHAIN, HIT_AND_RUN, PILE_DRIVER
from downfield.games.blood_bowl.model.tables import NEAR, distance
from downfield.games.blood_bowl.rules.ball.carrier import put_down
from downfield.games.blood_bowl.rules.ball.loose_ball import end_with_ball
from downfield.games.blood_bowl.rules.block.foul import Foul
from downfield.games.blood_bowl.rules.harm.injury import Injury
from downfield.games.blood_bowl.rules.turn.step import FREE, Step
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterBlock(Frame):
    """[BB-10.23] Pile Driver, then Hit and Run, after a block that cost neither the turn nor the blocker's footing."""

    TAG: Final = 78
    START: Final = 0
    PILED: Final = 1
    FOULED: Final = 2
    HURT: Final = 3
    RAN: Final = 4
    ENDED: Final = 5

    def __init__(self, slot: i64, target: i64, second: i64 = NOBODY, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.target = target
        self.second = second  # of two blocks at once

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case AfterBlock.START:
                return self.ask_pile(g)
            case AfterBlock.PILED:
                return self.pile(g, got - AT) if got else self.ask_run(g)
            case AfterBlock.FOULED:
                return self.lie_down(g)
            case AfterBlock.HURT:
                return end_with_ball(g, self, AfterBlock.ENDED)
            case AfterBlock.RAN:
                if got:
                    return self.run(g, got)
        return g.done(0)

    # Pile Driver ----------------------------------------------------------------------------------------------

    def ask_pile(self, g: Pitch) -> i64:
        """[BB-15.13, BB-18.S9] The team's foul of the turn must be unused; in Blitz! nobody fouls [BB-6.29]."""
        if g.at_work(self.slot, PILE_DRIVER) and g.used & USED_FOUL == 0 and g.kickoff == 0:
            g.offer(0)
            low, high = self.target, self.second
            if high != NOBODY and high < low:
                low, high = high, low
            self.offer_victim(g, low)
            self.offer_victim(g, high)
            self.arm = AfterBlock.PILED
            return g.choose(g.side_of(self.slot), Q_PILE_DRIVER)
        return self.ask_run(g)

    def offer_victim(self, g: Pitch, slot: i64) -> None:
        """An opponent whom the block has left lying next to the blocker."""
        if slot == NOBODY or not g.is_on(slot):
            return
        if g.status[slot] != STANDING and distance(g.at[slot], g.at[self.slot]) == 1:
            g.offer(AT + slot)

    def pile(self, g: Pitch, victim: i64) -> i64:
        g.used |= USED_FOUL
        g.tell_both(E_PILED, self.slot, victim)
        self.arm = AfterBlock.FOULED
        return g.call(Foul(self.slot, victim))

    def lie_down(self, g: Pitch) -> i64:
        """Placed prone, unless he was sent off for it; a ball and chain hurts then [BB-15.10]."""
        if g.status[self.slot] == STANDING:
            put_down(g, self.slot)
            if g.marks[self.slot] & REELING:
                self.arm = AfterBlock.HURT
                return g.call(Injury(self.slot))
        return end_with_ball(g, self, AfterBlock.ENDED)

    # Hit and Run ----------------------------------------------------------------------------------------------

    def ask_run(self, g: Pitch) -> i64:
        """[BB-18.T29] One square, regardless of tackle zones, to where he neither marks nor is marked."""
        slot = self.slot
        runs = g.traits[slot] & HIT_AND_RUN and g.traits[slot] & BALL_AND_CHAIN == 0
        if runs and g.has_zone(slot) and g.marks[slot] & ROOTED == 0:
            g.offer(0)
            for i in range(8):
                to = g.at[slot] + NEAR[i]
                if g.board[to] == 0 and not touches_foe(g, to, g.side_of(slot)):
                    g.offer(to)
            self.arm = AfterBlock.RAN
            return g.choose(g.side_of(slot), Q_RUN_OFF)
        return g.done(0)

    def run(self, g: Pitch, to: i64) -> i64:
        """On his own account: a ball there must be picked up [BB-9.22]."""
        g.tell(E_RAN_OFF, self.slot, to)
        self.arm = AfterBlock.ENDED
        return g.call(Step(self.slot, to, 0, NOWHERE, FREE))

    def copy(self) -> Frame:
        return AfterBlock(self.slot, self.target, self.second, self.arm)

    def ints(self) -> list[int]:
        return [AfterBlock.TAG, self.arm, self.slot, self.target, self.second]


def touches_foe(g: Pitch, square: i64, side: i64) -> bool:
    """[BB-3.3] Whether a player there would mark an opponent or be marked; prone opponents are marked too."""
    for i in range(8):
        other = g.player_at(square + NEAR[i])
        if other != NOBODY and g.side_of(other) != side:
            return True
    return False


def has_aftermath(g: Pitch, slot: i64) -> bool:
    """[BB-10.23] Whether anything may follow a block of this player, who still stands in a turn that goes on."""
    if g.skills[slot] & PILE_DRIVER == 0 and g.traits[slot] & HIT_AND_RUN == 0:
        return False
    return g.turnover == 0 and g.scored == 0 and g.status[slot] == STANDING
