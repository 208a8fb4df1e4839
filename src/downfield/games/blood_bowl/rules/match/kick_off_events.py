# mypyc: compiled
"""Chapter 6: the eleven kick-off events."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import (
    E_BRIBE_WON,
    E_COACHED,
    E_TIME_OUT,
    E_WEATHER,
)
from downfield.games.blood_bowl.model.kinds import (
    AT,
    D_SIX,
    D_THREE,
    OPEN,
    PERFECT,
)
from downfield.games.blood_bowl.model.position import (
    BRIBES,
    COACHED,
    EJECTED,
    FANS,
    S_ASSISTANTS,
    S_CHEERLEADERS,
    TURNS,
    Pitch,
)
from downfield.games.blood_bowl.model.questions import Q_HIGH_KICK
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS
from downfield.games.blood_bowl.rules.dice.scatter import OUT, Deviate, Scatter, tell_strayed
from downfield.games.blood_bowl.rules.match.crowd_events import CrowdEvent
from downfield.games.blood_bowl.rules.match.moving_events import BlitzEvent, QuickSnap, SolidDefence
from downfield.games.blood_bowl.rules.match.prayers import Prayer
from downfield.games.blood_bowl.rules.match.trapdoor import Trapdoor, is_trapped
from downfield.kernel.state import Frame, State

# Events, in the order of their names in the pack
GET_THE_REF: Final = 0
TIME_OUT: Final = 1
SOLID_DEFENCE: Final = 2
HIGH_KICK: Final = 3
CHEERING_FANS: Final = 4
BRILLIANT_COACHING: Final = 5
CHANGING_WEATHER: Final = 6
QUICK_SNAP: Final = 7
BLITZ_EVENT: Final = 8
OFFICIOUS_REF: Final = 9
PITCH_INVASION: Final = 10
LATE: Final = 6  # the marker from which a time-out gives a turn back [BB-6.22]


@mypyc_attr(acyclic=True, free_list_len=1)
class KickOffEvent(Frame):
    """[BB-6.20] What happens while the ball is in the air; its value is where the ball comes down then."""

    TAG: Final = 36
    START: Final = 0
    HOME_ROLLED: Final = 1
    AWAY_ROLLED: Final = 2
    COUNTED: Final = 3
    LIFTED: Final = 4
    BLOWN: Final = 5
    ENDED: Final = 6

    def __init__(
        self, event: i64, land: i64, home: i64 = 0, away: i64 = 0, losers: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.event = event
        self.land = land
        self.home = home
        self.away = away
        self.losers = losers  # the sides that suffer, as bits

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case KickOffEvent.START:
                note_open(g)
                return self.begin(g)
            case KickOffEvent.HOME_ROLLED:
                self.home = got + 1
                self.arm = KickOffEvent.AWAY_ROLLED
                return g.roll(D_SIX, 6)
            case KickOffEvent.AWAY_ROLLED:
                self.away = got + 1
                return self.rolled_off(g)
            case KickOffEvent.COUNTED:
                return self.counted(g, got + 1)
            case KickOffEvent.LIFTED:
                if got:
                    return self.lift(g, got - AT)
            case KickOffEvent.BLOWN:  # [BB-6.27]
                tell_strayed(g, got)
                self.land = got if got < OUT and g.in_half(got, 1 - g.kicking) else 0
        return self.end(g)

    def begin(self, g: Pitch) -> i64:
        """Events that need no die are over at once, the others roll theirs."""
        if self.event == GET_THE_REF:  # [BB-6.21]
            for side in range(2):
                g.sides[BRIBES + side] += 1
                g.emit(E_BRIBE_WON, side)
            return self.end(g)
        if self.event == TIME_OUT:
            time_out(g)
            return self.end(g)
        if self.event == HIGH_KICK:
            return self.high_kick(g)
        if self.event == SOLID_DEFENCE or self.event == QUICK_SNAP or self.event == BLITZ_EVENT:
            self.arm = KickOffEvent.COUNTED
            return g.roll(D_THREE, 3)
        self.arm = KickOffEvent.HOME_ROLLED
        return g.roll(D_SIX, 6)

    def high_kick(self, g: Pitch) -> i64:
        """[BB-6.24, BB-20.11] One open receiver under the ball, where the square is free."""
        if self.land and g.board[self.land] == 0:
            g.offer(0)
            for i in range(SLOTS):
                slot = SLOTS * (1 - g.kicking) + i
                if g.is_on(slot) and g.marks[slot] & OPEN:
                    g.offer(AT + slot)
            self.arm = KickOffEvent.LIFTED
            return g.choose(1 - g.kicking, Q_HIGH_KICK)
        return self.end(g)

    def lift(self, g: Pitch, slot: i64) -> i64:
        g.place(slot, self.land)
        self.arm = KickOffEvent.ENDED
        return g.call(Trapdoor(slot)) if is_trapped(g, slot) else self.end(g)

    def counted(self, g: Pitch, die: i64) -> i64:
        self.arm = KickOffEvent.ENDED
        if self.event == PITCH_INVASION:
            return g.call(CrowdEvent(self.losers, die, 0))
        if self.event == SOLID_DEFENCE:
            return g.call(SolidDefence(die + 3))
        if self.event == QUICK_SNAP:
            return g.call(QuickSnap(die + 3))
        return g.call(BlitzEvent(die + 3))

    def rolled_off(self, g: Pitch) -> i64:
        if self.event == CHANGING_WEATHER:
            return self.change_weather(g)
        home = self.home + bonus(g, 0, self.event)
        away = self.away + bonus(g, 1, self.event)
        if self.event == CHEERING_FANS or self.event == BRILLIANT_COACHING:
            if home == away:
                return self.end(g)
            return self.favour(g, 0 if home > away else 1)
        self.losers = (1 if home <= away else 0) + (
            2 if away <= home else 0
        )  # the lower total, both on a tie
        if self.event == PITCH_INVASION:
            self.arm = KickOffEvent.COUNTED
            return g.roll(D_THREE, 3)
        self.arm = KickOffEvent.ENDED
        return g.call(CrowdEvent(self.losers, 1, 1))

    def favour(self, g: Pitch, side: i64) -> i64:
        self.arm = KickOffEvent.ENDED
        if self.event == CHEERING_FANS:  # [BB-6.25]
            return g.call(Prayer(side))
        g.sides[COACHED + side] += 1  # [BB-6.26]
        g.emit(E_COACHED, side)
        return self.end(g)

    def change_weather(self, g: Pitch) -> i64:
        """[BB-6.27, BB-16.3, BB-20.18] In perfect conditions the ball moves again, by the variant's rule [BB-20.1]."""
        g.weather = g.tables.weather[self.home + self.away]
        g.emit(E_WEATHER, g.weather)
        if g.weather != PERFECT or self.land == 0:
            return self.end(g)
        self.arm = KickOffEvent.BLOWN
        return g.call(Scatter(self.land)) if g.tables.official else g.call(Deviate(self.land))

    def end(self, g: Pitch) -> i64:
        for slot in range(BOTH):
            g.marks[slot] &= ~OPEN
        return g.done(self.land)

    def copy(self) -> Frame:
        return KickOffEvent(self.event, self.land, self.home, self.away, self.losers, self.arm)

    def ints(self) -> list[int]:
        return [KickOffEvent.TAG, self.arm, self.event, self.land, self.home, self.away, self.losers]


def note_open(g: Pitch) -> None:
    """[BB-6.19] Remember which players are open now."""
    for slot in range(BOTH):
        if g.is_on(slot) and g.marking(g.at[slot], g.side_of(slot)) == 0:
            g.marks[slot] |= OPEN


def time_out(g: Pitch) -> None:
    """[BB-6.22]"""
    step: i64 = -1 if g.sides[TURNS + g.kicking] >= LATE else 1
    g.sides[TURNS] += step
    g.sides[TURNS + 1] += step
    g.emit(E_TIME_OUT, g.sides[TURNS], g.sides[TURNS + 1])


def bonus(g: Pitch, side: i64, event: i64) -> i64:
    """What a team adds to its die."""
    if event == CHEERING_FANS:
        return g.staff(S_CHEERLEADERS, side)
    if event == BRILLIANT_COACHING:
        return g.staff(S_ASSISTANTS, side) - g.sides[EJECTED + side]
    return g.sides[FANS + side]
