# mypyc: compiled
"""Chapters 6 and 17: a drive from set-up to its end."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_FAINTED, E_RECOVERED, E_ROUSED
from downfield.games.blood_bowl.model.kinds import (
    AT_REST,
    CASUALTY,
    D_SIX,
    D_THREE,
    FAINTED,
    FIELDED,
    FROG,
    KNOCKED_OUT,
    LONG_STUNNED,
    NO_TURNOVER,
    NO_ZONE,
    RESERVES,
    STUNNED,
    SWELTERING,
)
from downfield.games.blood_bowl.model.position import (
    BUGMAN,
    COACHED,
    HIRED,
    NOWHERE,
    S_KEGS,
    SCORE,
    TURNS,
    WIZARD,
    Pitch,
)
from downfield.games.blood_bowl.model.skills import SECRET_WEAPON
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS
from downfield.games.blood_bowl.rules.block.foul import SendOff
from downfield.games.blood_bowl.rules.dice.random_player import RandomPlayer, all_on_pitch
from downfield.games.blood_bowl.rules.hired.bugman import send_home
from downfield.games.blood_bowl.rules.hired.weather_mage import clear_sky
from downfield.games.blood_bowl.rules.hired.wizard import ZAP, Wizard
from downfield.games.blood_bowl.rules.match.kick_off import KickOff
from downfield.games.blood_bowl.rules.match.prayers import expire
from downfield.games.blood_bowl.rules.match.set_up import new_line_up
from downfield.games.blood_bowl.rules.turn.turn import Turn
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State

RECOVERY: Final = 4  # [BB-11.17]


@mypyc_attr(acyclic=True, free_list_len=1)
class Drive(Frame):
    """[BB-6.1] Kicking team sets up, receiving team sets up, kick-off, then turn after turn [BB-6.17]."""

    TAG: Final = 40
    START: Final = 0
    KICKERS_UP: Final = 1
    RECEIVERS_UP: Final = 2
    KICKED: Final = 3
    TURNED: Final = 4
    CAST: Final = 5

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case Drive.START:
                g.active = NOBODY
                g.settle()
                self.arm = Drive.KICKERS_UP
                return g.call(new_line_up(g, g.kicking))
            case Drive.KICKERS_UP:
                self.arm = Drive.RECEIVERS_UP
                return g.call(new_line_up(g, 1 - g.kicking))
            case Drive.RECEIVERS_UP:
                self.come_armed(g)
                self.arm = Drive.KICKED
                return g.call(KickOff())
            case Drive.KICKED:
                self.rested(g)
                if g.scored == 0:
                    return self.call_wizard(g)
            case Drive.CAST:
                if g.scored == 0:
                    return self.next_turn(g, 1 - g.kicking)
            case Drive.TURNED:
                if g.scored == 0:
                    return self.next_turn(g, 1 - g.active)
        if g.scored:
            count_touchdown(g)
        return g.done(0)

    def come_armed(self, g: Pitch) -> None:
        """[BB-18.T19] The referee remembers who was set up with a secret weapon."""
        for slot in range(BOTH):
            if g.is_on(slot) and g.traits[slot] & SECRET_WEAPON:
                g.marks[slot] |= FIELDED

    def rested(self, g: Pitch) -> None:
        """[BB-16.2] Players who missed this set-up are fit again for the next one."""
        for slot in range(BOTH):
            g.marks[slot] &= ~FAINTED

    def call_wizard(self, g: Pitch) -> i64:
        """[BB-19.7d] Before the first turn of a drive the opponents of that team may zap."""
        side = with_turn(g, 1 - g.kicking)
        if side == NOBODY or g.sides[HIRED + 1 - side] & WIZARD == 0:
            return self.next_turn(g, 1 - g.kicking)
        self.arm = Drive.CAST
        return g.call(Wizard(1 - side, ZAP))

    def next_turn(self, g: Pitch, side: i64) -> i64:
        """[BB-17.7] The drive ends when nobody has a turn left."""
        side = with_turn(g, side)
        if side == NOBODY:
            return g.done(0)
        self.arm = Drive.TURNED
        return g.call(Turn(side))

    def copy(self) -> Frame:
        return Drive(self.arm)

    def ints(self) -> list[int]:
        return [Drive.TAG, self.arm]


def with_turn(g: Pitch, side: i64) -> i64:
    """[BB-17.7] This side if it has a turn left in this half, else the other if it has, else NOBODY."""
    if g.sides[TURNS + side] < g.tables.turns:
        return side
    return 1 - side if g.sides[TURNS + 1 - side] < g.tables.turns else NOBODY


def count_touchdown(g: Pitch) -> None:
    """[BB-17.4] In the opponents' turn the scoring team uses up its next turn; [BB-17.6] then it kicks."""
    side = g.scored - 1
    g.sides[SCORE + side] += 1
    if g.active != side and g.sides[TURNS + side] < g.tables.turns:
        g.sides[TURNS + side] += 1
    g.kicking = side


@mypyc_attr(acyclic=True, free_list_len=1)
class EndOfDrive(Frame):
    """[BB-17.9] Secret weapons, KO recovery, the heat, then everybody leaves the pitch."""

    TAG: Final = 41
    START: Final = 0
    RECOVERED: Final = 1
    HEATED: Final = 2
    FAINT: Final = 3
    DISARMED: Final = 4
    ROUSED: Final = 5

    def __init__(
        self, slot: i64 = -1, side: i64 = 0, left: i64 = 0, heat: i64 = 0, among: i64 = 0, arm: i64 = 0
    ) -> None:
        self.arm = arm
        self.slot = slot
        self.side = side
        self.left = left
        self.heat = heat
        self.among = among

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case EndOfDrive.START:  # the ball is dead
                g.ball = NOWHERE
                g.holder = NOBODY
                g.loose = AT_REST
                send_home(g)
                return self.next_weapon(g)
            case EndOfDrive.DISARMED:
                return self.next_weapon(g)
            case EndOfDrive.RECOVERED | EndOfDrive.ROUSED:
                if got == 0 and self.arm == EndOfDrive.RECOVERED and self.is_roused(g):
                    return g.roll(D_SIX, 6)
                if got + 1 + g.staff(S_KEGS, g.side_of(self.slot)) >= RECOVERY:
                    g.leave(self.slot, RESERVES)
                    g.tell(E_RECOVERED, self.slot)
            case EndOfDrive.HEATED:  # [BB-16.2, BB-20.7] one D3 for both teams
                self.heat = got + 1
                self.side = -1
                return self.next_side(g)
            case EndOfDrive.FAINT:
                return self.faint(g, got)
        return self.next_patient(g)

    def next_weapon(self, g: Pitch) -> i64:
        """[BB-18.T19] A player who took part with one is sent off, wherever he is; his coach may argue and bribe."""
        while self.slot + 1 < BOTH:
            self.slot += 1
            slot = self.slot
            if g.traits[slot] & SECRET_WEAPON == 0 or g.status[slot] >= CASUALTY:
                continue
            if g.is_on(slot) or g.marks[slot] & FIELDED:
                self.arm = EndOfDrive.DISARMED
                return g.call(SendOff(slot))
        self.slot = -1
        return self.next_patient(g)

    def next_patient(self, g: Pitch) -> i64:
        """[BB-11.17, BB-20.8, BB-0.7] A D6 for each, home first."""
        while self.slot + 1 < BOTH:
            self.slot += 1
            if g.status[self.slot] == KNOCKED_OUT:
                self.arm = EndOfDrive.RECOVERED
                return g.roll(D_SIX, 6)
        if g.weather == SWELTERING:
            self.arm = EndOfDrive.HEATED
            return g.roll(D_THREE, 3)
        return self.clear(g)

    def is_roused(self, g: Pitch) -> bool:
        """[BB-19.7f] Josef Bugman has a natural 1 rolled again."""
        if g.sides[HIRED + g.side_of(self.slot)] & BUGMAN == 0:
            return False
        g.tell(E_ROUSED, self.slot)
        self.arm = EndOfDrive.ROUSED
        return True

    def next_side(self, g: Pitch) -> i64:
        self.side += 1
        if self.side > 1:
            return self.clear(g)
        self.left = self.heat
        self.among = all_on_pitch(g, self.side)
        self.arm = EndOfDrive.FAINT
        return g.call(RandomPlayer(self.side, self.among))

    def faint(self, g: Pitch, slot: i64) -> i64:
        if slot < 0:
            return self.next_side(g)
        g.leave(slot, RESERVES)
        g.marks[slot] |= FAINTED
        g.tell(E_FAINTED, slot)
        self.among &= ~(1 << slot % SLOTS)
        self.left -= 1
        if self.left == 0:
            return self.next_side(g)
        return g.call(RandomPlayer(self.side, self.among))

    def clear(self, g: Pitch) -> i64:
        """Effects of the drive expire, all players on the pitch go to Reserves."""
        expire(g)
        clear_sky(g, 0)
        clear_sky(g, 1)
        for slot in range(BOTH):
            g.marks[slot] &= ~(NO_ZONE | LONG_STUNNED | FIELDED | FROG)
            if g.status[slot] <= STUNNED:
                g.leave(slot, RESERVES)
        g.sides[COACHED] = 0  # [BB-2.20]
        g.sides[COACHED + 1] = 0
        g.active = NOBODY
        g.used = 0
        g.turnover = NO_TURNOVER
        g.scored = 0
        return g.done(0)

    def copy(self) -> Frame:
        return EndOfDrive(self.slot, self.side, self.left, self.heat, self.among, self.arm)

    def ints(self) -> list[int]:
        return [EndOfDrive.TAG, self.arm, self.slot, self.side, self.left, self.heat, self.among]
