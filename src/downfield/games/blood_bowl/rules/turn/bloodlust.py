# mypyc: compiled
"""Chapter 18: Bloodlust. A vampire who failed his roll must feed before his activation ends."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_BIT, E_STARVED
from downfield.games.blood_bowl.model.kinds import (
    AT,
    AT_REST,
    BOUNCED,
    DROPPED,
    FED,
    NO_ZONE,
    STANDING,
    THIRSTY,
    UNFED,
)
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_BITE
from downfield.games.blood_bowl.model.tables import SLOTS, THRALL, distance
from downfield.games.blood_bowl.rules.ball.carrier import check_touchdown, drop, turn_over
from downfield.games.blood_bowl.rules.ball.loose_ball import LooseBall
from downfield.games.blood_bowl.rules.harm.injury import BY_BITE, Injury
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Bloodlust(Frame):
    """[BB-18.T32] The vampire bites a Thrall next to him or loses the turn; he scores only after feeding [BB-17.5]."""

    TAG: Final = 84
    START: Final = 0
    NAMED: Final = 1
    HURT: Final = 2
    ENDED: Final = 3

    def __init__(self, slot: i64, spared: i64 = NOBODY, held: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.spared = spared  # to whom he wants to hand the ball
        self.held = held  # whether who is bitten had it

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Bloodlust.START:
                return self.look_around(g)
            case Bloodlust.NAMED:
                return self.bite(g, got - AT)
            case Bloodlust.HURT:  # [BB-8.10]
                if self.held:
                    turn_over(g, DROPPED)
                return self.bring_down(g)
        return self.end(g)

    def look_around(self, g: Pitch) -> i64:
        """[BB-17.3] Nothing else happens once somebody has scored."""
        g.marks[self.slot] &= ~THIRSTY
        if g.scored:
            return g.done(0)
        offer_prey(g, self.slot, self.spared)
        if g.n == 0:
            return self.starve(g)
        self.arm = Bloodlust.NAMED
        return g.choose(g.side_of(self.slot), Q_BITE)

    def bite(self, g: Pitch, prey: i64) -> i64:
        """An injury roll without one for the armour."""
        g.marks[self.slot] |= FED
        g.tell_both(E_BIT, self.slot, prey)
        self.held = 1 if g.holder == prey else 0
        self.arm = Bloodlust.HURT
        return g.call(Injury(prey, NOBODY, 0, BY_BITE))

    def starve(self, g: Pitch) -> i64:
        """[BB-8.10] He loses the turn, his tackle zone and the ball."""
        slot = self.slot
        g.tell(E_STARVED, slot)
        turn_over(g, UNFED)
        if g.status[slot] == STANDING:
            g.marks[slot] |= NO_ZONE
            g.show_zone(slot)
        drop(g, slot)
        return self.bring_down(g)

    def bring_down(self, g: Pitch) -> i64:
        if g.loose != AT_REST:
            self.arm = Bloodlust.ENDED
            return g.call(LooseBall(BOUNCED))
        return self.end(g)

    def end(self, g: Pitch) -> i64:
        check_touchdown(g, self.slot)
        return g.done(0)

    def copy(self) -> Frame:
        return Bloodlust(self.slot, self.spared, self.held, self.arm)

    def ints(self) -> list[int]:
        return [Bloodlust.TAG, self.arm, self.slot, self.spared, self.held]


def offer_prey(g: Pitch, slot: i64, spared: i64 = NOBODY) -> None:
    """List the Thralls next to a standing vampire, in whatever state."""
    if g.status[slot] != STANDING:
        return
    first = SLOTS * g.side_of(slot)
    for i in range(SLOTS):
        mate = first + i
        if mate in (slot, spared) or g.tables.sort[mate] & THRALL == 0 or not g.is_on(mate):
            continue
        if distance(g.at[slot], g.at[mate]) == 1:
            g.offer(AT + mate)


def has_prey(g: Pitch, slot: i64, spared: i64 = NOBODY) -> bool:
    """Whether a vampire could feed where he stands."""
    before = g.n
    offer_prey(g, slot, spared)
    found = g.n > before
    g.n = before
    return found


def is_barred(g: Pitch, slot: i64, spared: i64 = NOBODY) -> bool:
    """Whether a thirsty player may not give the ball away, as he cannot feed first."""
    return g.marks[slot] & THIRSTY != 0 and not has_prey(g, slot, spared)


def is_due(g: Pitch, slot: i64) -> bool:
    """[BB-17.5] Whether a thirsty player has carried the ball home, and can feed there."""
    if g.marks[slot] & THIRSTY == 0 or g.holder != slot or g.status[slot] != STANDING:
        return False
    return g.tables.column[g.at[slot]] == g.goal_column(g.side_of(slot)) and has_prey(g, slot)
