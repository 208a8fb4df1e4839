# mypyc: compiled
"""Chapter 2: the die that a Pro rolls before he rolls another one again."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_LONER, E_PRO_FAILED
from downfield.games.blood_bowl.model.kinds import D_SIX, PROED
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_PRO_DIE
from downfield.games.blood_bowl.rules.dice.reroll import BY_TEAM, KEEP, NO_TEST, spend_team, team_left
from downfield.kernel.state import Frame, State

PRO_AT: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class ProRoll(Frame):
    """[BB-2.18] On a D6 of 3+ the chosen die is rolled again; the team may re-roll this D6. Its value is 1 or 0."""

    TAG: Final = 45
    START: Final = 0
    ROLLED: Final = 1
    OFFERED: Final = 2
    LONER_ROLLED: Final = 3

    def __init__(self, slot: i64, spent: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.slot = slot
        self.spent = spent  # 1 once it was re-rolled itself

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case ProRoll.START:
                g.marks[self.slot] |= PROED
                return self.roll(g)
            case ProRoll.ROLLED:
                if got + 1 >= PRO_AT:
                    return g.done(1)
                if self.spent == 0 and team_left(g, g.side_of(self.slot)):
                    self.arm = ProRoll.OFFERED
                    g.offer(KEEP)
                    g.offer(BY_TEAM)
                    return g.ask(g.side_of(self.slot), Q_PRO_DIE)
            case ProRoll.OFFERED:
                if got != KEEP:
                    self.spent = 1
                    spend_team(g, self.slot, NO_TEST, 0)
                    if g.loner(self.slot) == 0:
                        return self.roll(g)
                    self.arm = ProRoll.LONER_ROLLED
                    return g.roll(D_SIX, 6)
            case ProRoll.LONER_ROLLED:  # [BB-2.17, BB-18.T11] a loner may waste it here too
                if got + 1 >= g.loner(self.slot):
                    return self.roll(g)
                g.tell(E_LONER, self.slot)
        g.tell(E_PRO_FAILED, self.slot)
        return g.done(0)

    def roll(self, g: Pitch) -> i64:
        self.arm = ProRoll.ROLLED
        return g.roll(D_SIX, 6)

    def copy(self) -> Frame:
        return ProRoll(self.slot, self.spent, self.arm)

    def ints(self) -> list[int]:
        return [ProRoll.TAG, self.arm, self.slot, self.spent]
