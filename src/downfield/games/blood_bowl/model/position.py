# mypyc: compiled
"""A match of Blood Bowl as data: its players, turns, score, and what each team has left. No rules."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.figures import NOWHERE as NOWHERE
from downfield.games.blood_bowl.model.figures import OFF as OFF
from downfield.games.blood_bowl.model.figures import Figures
from downfield.games.blood_bowl.model.kinds import ABSENT, AT_REST, NO_TURNOVER, PERFECT, PRE_GAME, RESERVES
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, Tables
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import State
from downfield.kernel.vecs import vec

# What a team has, home and away side by side
TURNS: Final = 0  # turns taken in this half, the running one included [BB-8.1]
SCORE: Final = 2
REROLLS: Final = 4
COACHED: Final = 6  # re-rolls of Brilliant Coaching [BB-2.20]
LED: Final = 8  # the Leader re-roll of this half is used [BB-2.19]
BRIBES: Final = 10
DOCTORS: Final = 12  # apothecaries [BB-11.11]
FANS: Final = 14  # fan factor [BB-5.2]
EJECTED: Final = 16  # the coach argued once too often [BB-14.8]
FRIENDS: Final = 18  # with the ref, to the end of the drive [BB-7.7]
TRAPS: Final = 20  # prayed for trapdoors, to the end of the half [BB-7.6]
RAISED: Final = 22  # a zombie has joined [BB-19.5]
CORRUPTED: Final = 24  # a natural 1 was argued again [BB-14.8]
HITS: Final = 26  # casualties from blocks [BB-17.15]
PRAYED: Final = 28  # prayers in effect, as bits [BB-6.25]
CLOCK: Final = 30  # seconds used in the running turn, where a watch is read [BB-8.14]
HIRED: Final = 32  # inducements that it can still use, as bits [BB-19.7]
SKY: Final = 34  # one more than the weather that returns after its mage's [BB-16.3]
ROOKIES: Final = 36  # who have come [BB-19.7]
WANDERERS: Final = 38  # how many of the apothecaries are wandering ones [BB-11.11]
BOUGHT: Final = 40  # before the match, in four bits each [BB-5.5]
TEAM: Final = 42

# Staff in the tables
S_REROLLS: Final = 0
S_ASSISTANTS: Final = 2
S_CHEERLEADERS: Final = 4
S_DOCTORS: Final = 6
S_FANS: Final = 8
S_BRIBES: Final = 10
S_KEGS: Final = 12
S_HIRED: Final = 14
S_WANDERERS: Final = 16

# Inducements as bits [BB-19.7]
MAGE: Final = 1
MORTUARY: Final = 2
PLAGUE: Final = 4
CHEF: Final = 8
REFEREE: Final = 16
WIZARD: Final = 32
BUGMAN: Final = 64
RECRUITS: Final = 128  # riotous rookies who are still to come

# Special rules as bits
BRIBERY: Final = 1
UNDEATH: Final = 2
NURGLE: Final = 4


@mypyc_attr(acyclic=True)
class Pitch(Figures):
    """Who is where and how the match stands. It begins before the fans arrive [BB-5.1]."""

    __slots__ = (
        "active", "actor", "half", "kicking", "kickoff", "loose", "opener", "phase", "scored", "sides",
        "turnover", "used", "weather",
    )  # fmt: skip
    sides: vec[i64]  # of TEAM

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.phase: i64 = PRE_GAME  # what comes next
        self.half: i64 = 1  # 3 is extra time [BB-17.11]
        self.active: i64 = NOBODY  # whose turn it is; in Blitz! the kicking team
        self.kickoff: i64 = 0  # the ball is being kicked off: nobody has team re-rolls [BB-2.12]
        self.kicking: i64 = 0  # who kicks, or kicked this drive off
        self.opener: i64 = NOBODY  # who kicked off the half
        self.weather: i64 = PERFECT
        self.loose: i64 = AT_REST  # whether it must still bounce or be thrown in
        self.used: i64 = 0  # actions of this turn
        self.actor: i64 = NOBODY  # who is activated
        self.turnover: i64 = NO_TURNOVER
        self.scored: i64 = 0  # side + 1 of who has scored, until the drive ends
        self.sides = vec[i64]([])

    def fill(self) -> None:
        """[BB-4.9] Everybody in Reserves, nobody has scored."""
        t = self.tables
        self.at = vec[i64]([NOWHERE] * BOTH)
        self.status = vec[i64]([ABSENT] * BOTH)
        self.marks = vec[i64]([0] * BOTH)
        self.skills = t.skills[:]
        self.traits = t.traits[:]
        self.profile = t.profile[:]
        self.sides = vec[i64]([0] * TEAM)
        for side in range(2):
            joins: i64 = t.undead[side]
            late: i64 = t.rookies[side]
            pours: i64 = t.brewer[side]
            for i in range(t.squad[side]):
                away = (joins > 0 and i == joins) or (pours > 0 and i == pours) or (late > 0 and i >= late)
                is_worn = t.number[SLOTS * side + i] > 0  # [BB-22.2] by somebody who plays
                self.status[SLOTS * side + i] = ABSENT if away or not is_worn else RESERVES
            self.sides[REROLLS + side] = t.staff[S_REROLLS + side]
            self.sides[DOCTORS + side] = t.staff[S_DOCTORS + side]
            self.sides[WANDERERS + side] = t.staff[S_WANDERERS + side]
            self.sides[BRIBES + side] = t.staff[S_BRIBES + side]
            self.sides[FANS + side] = t.staff[S_FANS + side]
            self.sides[HIRED + side] = t.staff[S_HIRED + side]
        self.set_up_board()

    def fields(self) -> vec[i64]:
        told = [
            self.ball, self.holder, self.phase, self.half, self.active, self.kickoff, self.kicking,
            self.opener, self.weather, self.loose, self.used, self.actor, self.turnover, self.scored,
        ]  # fmt: skip
        for part in (self.at, self.status, self.marks, self.skills, self.traits, self.profile, self.sides):
            told += [part[i] for i in range(len(part))]
        return vec[i64](told)

    def set_fields(self, v: vec[i64]) -> None:
        self.ball = v[0]
        self.holder = v[1]
        self.phase = v[2]
        self.half = v[3]
        self.active = v[4]
        self.kickoff = v[5]
        self.kicking = v[6]
        self.opener = v[7]
        self.weather = v[8]
        self.loose = v[9]
        self.used = v[10]
        self.actor = v[11]
        self.turnover = v[12]
        self.scored = v[13]
        i: i64 = 14
        self.at = v[i : i + BOTH]
        i += BOTH
        self.status = v[i : i + BOTH]
        i += BOTH
        self.marks = v[i : i + BOTH]
        i += BOTH
        self.skills = v[i : i + BOTH]
        i += BOTH
        self.traits = v[i : i + BOTH]
        i += BOTH
        self.profile = v[i : i + BOTH]
        i += BOTH
        self.sides = v[i : i + TEAM]
        self.set_up_board()

    def copy_into(self, twin: State) -> None:
        c = cast(Pitch, twin)
        c.ball = self.ball
        c.holder = self.holder
        c.phase = self.phase
        c.half = self.half
        c.active = self.active
        c.kickoff = self.kickoff
        c.kicking = self.kicking
        c.opener = self.opener
        c.weather = self.weather
        c.loose = self.loose
        c.used = self.used
        c.actor = self.actor
        c.turnover = self.turnover
        c.scored = self.scored
        c.at = self.at[:]
        c.status = self.status[:]
        c.marks = self.marks[:]
        c.skills = self.skills[:]
        c.traits = self.traits[:]
        c.profile = self.profile[:]
        c.sides = self.sides[:]
        c.board = self.board[:]
        c.zone = self.zone[:]

    def staff(self, kind: i64, side: i64) -> i64:
        """How many of a kind of staff a side has for the match, purchases included [BB-5.5]."""
        found: i64 = self.tables.staff[kind + side]
        more: i64 = self.sides[BOUGHT + side]
        if more == 0:
            return found
        if kind == S_CHEERLEADERS:
            return found + (more & 15)
        if kind == S_ASSISTANTS:
            return found + (more >> 4 & 15)
        if kind == S_KEGS:
            return found + (more >> 8 & 15)
        return found + (more >> 12 & 15) if kind == S_REROLLS else found

    def points(self, side: i64) -> i64:
        return self.sides[SCORE + side]
