# mypyc: compiled
"""Chapter 18: who is on the ball moves before a pass is thrown, or before a kick comes down."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_ON_THE_BALL
from downfield.games.blood_bowl.model.kinds import AT, JUMP, ROOTED, STANDING, STOP
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.questions import Q_ON_THE_BALL, Q_RUN
from downfield.games.blood_bowl.model.skills import ON_THE_BALL
from downfield.games.blood_bowl.model.tables import BIT, SLOTS
from downfield.games.blood_bowl.rules.turn.choices import list_steps, reach
from downfield.games.blood_bowl.rules.turn.step import Step
from downfield.games.blood_bowl.rules.turn.tentacles import HELD_FAST
from downfield.kernel.state import Frame, State

FAR: Final = 3  # squares that each may move


@mypyc_attr(acyclic=True, free_list_len=1)
class OnTheBall(Frame):
    """[BB-18.P9] The players move one after another by the usual rules; once one has fallen over, the others stay.

    At a kick-off it is one open player, who stays in his own half [BB-6.11].
    """

    TAG: Final = 64
    START: Final = 0
    CHOSEN: Final = 1
    RUNS: Final = 2
    STEPPED: Final = 3

    def __init__(
        self,
        side: i64,
        kick: i64 = 0,
        slot: i64 = 0,
        moved: i64 = 0,
        jumped: i64 = 0,
        had: i64 = 0,
        arm: i64 = 0,
    ) -> None:
        self.arm = arm
        self.side = side
        self.kick = kick
        self.slot = slot
        self.moved = moved
        self.jumped = jumped
        self.had = had  # who has moved, as bits

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case OnTheBall.START:
                return self.ask_who(g)
            case OnTheBall.CHOSEN:
                if got == 0:
                    return g.done(0)
                return self.set_off(g, got - AT)
            case OnTheBall.RUNS:
                if got == STOP:
                    return self.ask_who(g)
                return self.step(g, got)
        if not g.is_on(self.slot) or got == HELD_FAST:
            return self.ask_who(g)
        if g.status[self.slot] != STANDING:
            return g.done(0)
        return self.choose(g)

    def ask_who(self, g: Pitch) -> i64:
        if self.had and self.kick:
            return g.done(0)
        offer_runners(g, self.side, self.kick, self.had)
        self.arm = OnTheBall.CHOSEN
        return g.choose(self.side, Q_ON_THE_BALL)

    def set_off(self, g: Pitch, slot: i64) -> i64:
        self.slot = slot
        self.moved = 0
        self.jumped = 0
        self.had |= BIT[slot]
        g.tell(E_ON_THE_BALL, slot)
        return self.choose(g)

    def choose(self, g: Pitch) -> i64:
        """List the steps that are left to him."""
        g.offer(STOP)
        list_steps(g, self.slot, reach(g, self.slot) - FAR + self.moved, self.jumped != 0)
        if self.kick:
            self.keep_home(g)
        self.arm = OnTheBall.RUNS
        return g.choose(self.side, Q_RUN)

    def keep_home(self, g: Pitch) -> None:
        """Strike the squares of the other half off the list."""
        kept: i64 = 1
        for i in range(1, g.n):
            if g.in_half(g.opts[i] % JUMP, self.side):
                g.opts[kept] = g.opts[i]
                kept += 1
        g.n = kept

    def step(self, g: Pitch, to: i64) -> i64:
        """[BB-9.17] A jump is two squares; beyond his movement he rushes."""
        jump: i64 = 1 if to >= JUMP else 0
        self.moved += 1 + jump
        self.jumped |= jump
        rushes = self.moved - g.ma(self.slot)
        most = 1 + jump
        self.arm = OnTheBall.STEPPED
        return g.call(
            Step(self.slot, to % JUMP, 0 if rushes < 0 else most if rushes > most else rushes, NOWHERE, jump)
        )

    def copy(self) -> Frame:
        return OnTheBall(self.side, self.kick, self.slot, self.moved, self.jumped, self.had, self.arm)

    def ints(self) -> list[int]:
        return [OnTheBall.TAG, self.arm, self.side, self.kick, self.slot, self.moved, self.jumped, self.had]


def offer_runners(g: Pitch, side: i64, kick: i64, had: i64) -> None:
    """List `no` and the players of a side who may still move; at a kick-off only open ones."""
    g.offer(0)
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if had >> slot & 1 or not g.is_on(slot) or not g.at_work(slot, ON_THE_BALL) or g.marks[slot] & ROOTED:
            continue
        if slot == g.actor:  # he is about to block who dumps the ball off
            continue
        if kick == 0 or g.marking(g.at[slot], side) == 0:
            g.offer(AT + slot)


def is_on_ball(g: Pitch, side: i64) -> bool:
    """Whether a side has anybody with the skill at all."""
    return g.tables.any_skill[side] & ON_THE_BALL != 0
