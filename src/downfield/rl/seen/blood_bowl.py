# mypyc: compiled
"""Blood Bowl as planes and numbers: players on the pitch with their zones and skills, turns, re-rolls, benches."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.kinds import ACTIVATED, LEAVE, PRONE, STANDING
from downfield.games.blood_bowl.model.position import (
    BRIBES,
    COACHED,
    DOCTORS,
    EJECTED,
    FANS,
    FRIENDS,
    HITS,
    LED,
    NOWHERE,
    REROLLS,
    TURNS,
    Pitch,
)
from downfield.games.blood_bowl.model.skills import (
    BIG_HAND,
    BLOCK,
    CATCH,
    CLAWS,
    DAUNTLESS,
    DODGE,
    FRENZY,
    PRO,
    SIDESTEP,
    STRIP_BALL,
    SURE_FEET,
    SURE_HANDS,
    TACKLE,
    WRESTLE,
)
from downfield.games.blood_bowl.model.tables import BOTH, LENGTH, NEAR, SLOTS, SQUARES, WIDTH
from downfield.kernel.state import State
from downfield.kernel.vecs import vec
from downfield.rl.encoder import Encoder, Sheets

AREA: Final = WIDTH * LENGTH
ACTIONS: Final = LEAVE + SQUARES  # the last kind of a step; all others are smaller
PLAYER: Final = 6  # numbers of each player on and off the pitch
USED: Final = 7  # what a team can have used up in its turn

# Planes
STATUS: Final = 3  # own from 0, other from here on
OWN_ZONES: Final = 6
OTHER_ZONES: Final = 7
BALL: Final = 8
CARRIER: Final = 9
ACTIVE: Final = 10
ACTOR: Final = 11
PROFILE: Final = 12
SKILLS: Final = 17
SHOWN: Final = vec[i64](
    [
        BLOCK, DODGE, TACKLE, WRESTLE, SURE_HANDS, CATCH, STRIP_BALL, SURE_FEET, SIDESTEP, FRENZY, DAUNTLESS,
        PRO, CLAWS, BIG_HAND,
    ]
)  # fmt: skip
TEAM: Final = vec[i64]([TURNS, REROLLS, COACHED, LED, BRIBES, DOCTORS, FANS, EJECTED, FRIENDS, HITS])


@mypyc_attr(acyclic=True)
class SeenBowl(Encoder):
    """Columns are counted from one's own end zone, and one's own players come first."""

    def __init__(self, start: State, questions: i64, sides: list[int]) -> None:
        super().__init__(start, questions, ACTIONS, sides, True)
        self.planes = SKILLS + len(SHOWN)
        self.rows = WIDTH
        self.columns = LENGTH
        self.frames = 3

    def pictures(self) -> list[str]:
        return [
            *("own standing", "own prone", "own stunned", "other standing", "other prone", "other stunned"),
            *("own tackle zones", "other tackle zones", "ball", "carrier", "activated", "acting"),
            *("movement", "strength", "agility", "passing", "armour"),
            *("block", "dodge", "tackle", "wrestle", "sure hands", "catch", "strip ball", "sure feet"),
            *("sidestep", "frenzy", "dauntless", "pro", "claws", "big hand"),
        ]

    def entries(self) -> list[tuple[str, int, int]]:
        team = ["turns", "re-rolls", "coached re-rolls", "leader used", "bribes", "apothecaries"]
        team += ["fan factor", "coach ejected", "friends with the ref", "casualties"]
        return [
            ("phase", 4, 1),
            ("half", 1, 2),
            ("own turn", 1, 1),
            ("other's turn", 1, 1),
            ("own kick-off", 1, 1),
            ("being kicked off", 1, 1),
            ("weather", 5, 1),
            ("ball loose", 1, 3),
            ("used in this turn", USED, 1),
            ("turns of a half", 1, 8),
            *(("own " + name, 1, 4) for name in team),
            *(("other " + name, 1, 4) for name in team),
            ("own players", SLOTS * PLAYER, 9),
            ("other players", SLOTS * PLAYER, 9),
        ]

    def is_turned(self, g: State, side: i64) -> bool:
        return side == 1

    def write(self, g: State, side: i64, s: Sheets) -> None:
        p = cast(Pitch, g)
        self.write_match(p, side, s)
        self.write_team(p, side, s)
        self.write_team(p, 1 - side, s)
        self.write_players(p, side, s)
        self.write_players(p, 1 - side, s)
        for slot in range(BOTH):
            if p.at[slot] != NOWHERE:
                self.write_player(p, side, slot, s)
        if p.ball != NOWHERE and p.tables.on[p.ball]:
            s.mark(BALL * AREA + self.cell(p, side, p.ball), 1)

    def write_match(self, p: Pitch, side: i64, s: Sheets) -> None:
        s.tick(p.phase, 4)
        s.put(p.half)
        s.put(1 if p.active == side else 0)
        s.put(1 if p.active == 1 - side else 0)
        s.put(1 if p.kicking == side else 0)
        s.put(p.kickoff)
        s.tick(p.weather, 5)
        s.put(p.loose)
        for i in range(USED):
            s.put(p.used >> i & 1)
        s.put(p.tables.turns)

    def write_team(self, p: Pitch, side: i64, s: Sheets) -> None:
        for i in range(len(TEAM)):
            s.put(p.sides[TEAM[i] + side])

    def write_players(self, p: Pitch, side: i64, s: Sheets) -> None:
        """Where each player of a side is, and his profile; also of those on the bench."""
        for slot in range(SLOTS * side, SLOTS * side + SLOTS):
            s.put(p.status[slot] + 1)
            s.put(p.ma(slot))
            s.put(p.st(slot))
            s.put(p.ag(slot))
            s.put(p.pa(slot))
            s.put(p.av(slot))

    def write_player(self, p: Pitch, side: i64, slot: i64, s: Sheets) -> None:
        at: i64 = self.cell(p, side, p.at[slot])
        own = p.side_of(slot) == side
        status: i64 = p.status[slot]
        down: i64 = 0 if status == STANDING else 1 if status == PRONE else 2
        s.mark(((0 if own else STATUS) + down) * AREA + at, 1)
        s.mark(CARRIER * AREA + at, 1 if p.holder == slot else 0)
        s.mark(ACTIVE * AREA + at, 1 if p.marks[slot] & ACTIVATED else 0)
        s.mark(ACTOR * AREA + at, 1 if p.actor == slot else 0)
        s.mark(PROFILE * AREA + at, p.ma(slot))
        s.mark((PROFILE + 1) * AREA + at, p.st(slot))
        s.mark((PROFILE + 2) * AREA + at, p.ag(slot))
        s.mark((PROFILE + 3) * AREA + at, p.pa(slot))
        s.mark((PROFILE + 4) * AREA + at, p.av(slot))
        skills: i64 = p.skills[slot]
        for i in range(len(SHOWN)):
            if skills & SHOWN[i] != 0:
                s.mark((SKILLS + i) * AREA + at, 1)
        if p.has_zone(slot):
            self.write_zone(p, side, p.at[slot], OWN_ZONES if own else OTHER_ZONES, s)

    def write_zone(self, p: Pitch, side: i64, square: i64, plane: i64, s: Sheets) -> None:
        """[BB-3.2] The squares that a player marks."""
        for i in range(8):
            near: i64 = square + NEAR[i]
            if p.tables.on[near]:
                s.add(plane * AREA + self.cell(p, side, near), 1)

    def cell(self, p: Pitch, side: i64, square: i64) -> i64:
        """A square in a plane."""
        column: i64 = p.tables.column[square]
        return p.tables.row[square] * LENGTH + (LENGTH - 1 - column if side else column)
