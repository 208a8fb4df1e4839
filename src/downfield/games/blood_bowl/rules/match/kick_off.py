# mypyc: compiled
"""Chapter 6: the kick-off, from the coach's aim to the ball in somebody's hands."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_EVENT, E_GIVEN, E_KICKED, E_TOUCHBACK
from downfield.games.blood_bowl.model.kinds import AT, AT_REST, BOUNCED, D_SIX, KICKED, LOOSE, STANDING
from downfield.games.blood_bowl.model.position import NOWHERE, Pitch
from downfield.games.blood_bowl.model.questions import Q_KICK, Q_TOUCHBACK
from downfield.games.blood_bowl.model.skills import KICK, NO_HANDS
from downfield.games.blood_bowl.model.tables import SLOTS, SQUARES
from downfield.games.blood_bowl.rules.ball.loose_ball import TOUCHBACK, LooseBall
from downfield.games.blood_bowl.rules.ball.on_the_ball import OnTheBall, is_on_ball
from downfield.games.blood_bowl.rules.dice.scatter import OUT, Deviate, tell_strayed
from downfield.games.blood_bowl.rules.hired.chef import Chef, is_cooked
from downfield.games.blood_bowl.rules.match.kick_off_events import KickOffEvent
from downfield.games.blood_bowl.rules.match.set_up import is_line
from downfield.games.blood_bowl.rules.match.swarming import Swarming, swarms
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class KickOff(Frame):
    """[BB-6.9] Aim, deviation, event, and the ball comes down; outside the receiving half it is a touchback."""

    TAG: Final = 35
    START: Final = 0
    AIMED: Final = 1
    FLOWN: Final = 2
    FIRST_DIE: Final = 3
    SECOND_DIE: Final = 4
    HAPPENED: Final = 5
    DOWN: Final = 6
    GIVEN: Final = 7
    ENDED: Final = 8
    RUN: Final = 9
    SWARMED: Final = 10
    FED: Final = 11

    def __init__(self, target: i64 = 0, land: i64 = 0, die: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.target = target
        self.land = land  # where the ball will come down; NOWHERE once it is a touchback
        self.die = die

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case KickOff.START:
                return self.aim(g)
            case KickOff.AIMED:
                g.emit(E_KICKED, g.kicking, got)
                self.target = got
                self.arm = KickOff.FLOWN
                return g.call(Deviate(got, g.kicking + 1 if has_kicker(g) else 0))
            case KickOff.FLOWN:  # [BB-6.11] somebody cooks, then more may come on
                tell_strayed(g, got)
                self.land = landing(g, got)
                if is_cooked(g):
                    self.arm = KickOff.FED
                    return g.call(Chef())
                return self.swarm(g)
            case KickOff.FED:
                return self.swarm(g)
            case KickOff.SWARMED:
                return self.run_under(g)
            case KickOff.RUN:
                return self.roll_event(g)
            case KickOff.FIRST_DIE:
                self.die = got + 1
                self.arm = KickOff.SECOND_DIE
                return g.roll(D_SIX, 6)
            case KickOff.SECOND_DIE:
                event: i64 = g.tables.event[self.die + got + 1]
                g.emit(E_EVENT, event, self.die + got + 1)
                self.arm = KickOff.HAPPENED
                return g.call(KickOffEvent(event, self.land))
            case KickOff.HAPPENED:
                self.land = got
                return self.come_down(g)
            case KickOff.DOWN:
                if got == TOUCHBACK:
                    return self.touchback(g)
            case KickOff.GIVEN:
                return self.give(g, got - AT)
        g.kickoff = 0
        return g.done(0)

    def swarm(self, g: Pitch) -> i64:
        if swarms(g):
            self.arm = KickOff.SWARMED
            return g.call(Swarming(g.kicking))
        return self.run_under(g)

    def run_under(self, g: Pitch) -> i64:
        """[BB-6.11] A player with On the Ball may move under it, unless it is a touchback."""
        if self.land != NOWHERE and is_on_ball(g, 1 - g.kicking):
            self.arm = KickOff.RUN
            return g.call(OnTheBall(1 - g.kicking, 1))
        return self.roll_event(g)

    def roll_event(self, g: Pitch) -> i64:
        """[BB-6.12]"""
        self.arm = KickOff.FIRST_DIE
        return g.roll(D_SIX, 6)

    def aim(self, g: Pitch) -> i64:
        """[BB-6.9] Any square of the receiving half."""
        g.kickoff = 1
        g.ball = NOWHERE
        g.holder = NOBODY
        for square in range(SQUARES):
            if g.in_half(square, 1 - g.kicking):
                g.offer(square)
        self.arm = KickOff.AIMED
        return g.ask(g.kicking, Q_KICK)

    def come_down(self, g: Pitch) -> i64:
        """[BB-6.13, BB-6.14, BB-6.16] A player in the square tries to catch it, of the kicking team too [BB-6.18]."""
        if self.land == NOWHERE:
            return self.touchback(g)
        g.ball = self.land
        self.arm = KickOff.DOWN
        return g.call(LooseBall(KICKED, 2 - g.kicking))

    def touchback(self, g: Pitch) -> i64:
        """[BB-6.15] Any standing player of the receiving team has the ball."""
        side = 1 - g.kicking
        g.emit(E_TOUCHBACK, side)
        g.ball = NOWHERE
        g.loose = AT_REST
        offer_receivers(g, side, True)
        if g.n == 0:
            offer_receivers(g, side, False)
        if g.n == 0:
            return self.lie(g)
        self.arm = KickOff.GIVEN
        return g.ask(side, Q_TOUCHBACK)

    def give(self, g: Pitch, slot: i64) -> i64:
        g.ball = g.at[slot]
        g.tell(E_GIVEN, slot)
        if can_receive(g, slot):
            g.holder = slot
            self.arm = KickOff.ENDED
            return self.resume(g, 0)
        g.loose = LOOSE
        self.arm = KickOff.ENDED
        return g.call(LooseBall(BOUNCED))

    def lie(self, g: Pitch) -> i64:
        """[BB-6.15] With nobody of that team on the pitch it lies where it was kicked to."""
        g.ball = self.target
        self.arm = KickOff.ENDED
        if g.player_at(self.target) != NOBODY:
            g.loose = LOOSE
            return g.call(LooseBall(BOUNCED))
        return self.resume(g, 0)

    def copy(self) -> Frame:
        return KickOff(self.target, self.land, self.die, self.arm)

    def ints(self) -> list[int]:
        return [KickOff.TAG, self.arm, self.target, self.land, self.die]


def landing(g: Pitch, square: i64) -> i64:
    """Where a kick comes down, or NOWHERE when that is outside the receiving half."""
    return square if square < OUT and g.in_half(square, 1 - g.kicking) else NOWHERE


def offer_receivers(g: Pitch, side: i64, standing: bool) -> None:
    for i in range(SLOTS):
        slot = SLOTS * side + i
        if g.is_on(slot) and can_receive(g, slot) == standing:
            g.offer(AT + slot)


def can_receive(g: Pitch, slot: i64) -> bool:
    """[BB-6.15, BB-18.T12] Whether a player stands and has hands."""
    return g.status[slot] == STANDING and g.traits[slot] & NO_HANDS == 0


def has_kicker(g: Pitch) -> bool:
    """[BB-6.8, BB-18.G6] A kicker with the skill: not on the line or in a wide zone, unless there is nobody else."""
    if g.tables.any_skill[g.kicking] & KICK == 0:
        return False
    behind = False
    deep = False
    line = False
    for i in range(SLOTS):
        slot = SLOTS * g.kicking + i
        if not g.is_on(slot) or g.tables.wide[g.at[slot]]:
            continue
        skilled = g.skills[slot] & KICK != 0
        if is_line(g, g.at[slot], g.kicking):
            line = line or skilled
        else:
            behind = True
            deep = deep or skilled
    return deep if behind else line
