# mypyc: compiled
"""Calciotto as planes and numbers: figures by role, points, one's own hand, and what all know of the other."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.kinds import AIM
from downfield.games.calciotto.model.position import (
    AIMED,
    CARD,
    FORCE,
    KNOWN,
    MEN,
    NOWHERE,
    Pitch,
)
from downfield.games.calciotto.model.tables import KINDS, LAST_ROW, SLOTS
from downfield.kernel.state import State
from downfield.rl.encoder import Encoder, Sheets

ROWS: Final = LAST_ROW + 2  # the goal rows too
COLUMNS: Final = 16
AREA: Final = ROWS * COLUMNS
ACTIONS: Final = (KINDS + 1) * AIM  # a card with its target; squares and all others are smaller
SQUAD: Final = 24  # figures of a squad that are shown
FIGURE: Final = 5  # numbers of each

# Planes
ROLES: Final = 5  # own from 0, other from here on
GROUNDED: Final = 10
BALL: Final = 11
PACE: Final = 12
STRENGTH: Final = 13
LEFT: Final = 14
WALL: Final = 15
TARGET: Final = 16
AT_WORK: Final = 17  # shooter, challenger, sprinter, runner
PLANES: Final = 21


@mypyc_attr(acyclic=True)
class SeenCalciotto(Encoder):
    """Rows are counted from one's own goal. Of the other hand its size and what everybody knows of it are shown."""

    def __init__(self, start: State, questions: i64, sides: list[int]) -> None:
        super().__init__(start, questions, ACTIONS, sides, False)
        self.planes = PLANES
        self.rows = ROWS
        self.columns = COLUMNS

    def pictures(self) -> list[str]:
        roles = ["keeper", "defender", "midfielder", "attacker", "winger"]
        return [
            *("own " + role for role in roles),
            *("other " + role for role in roles),
            *("grounded", "ball", "pace", "strength", "steps left", "wall", "target"),
            *("shooter", "challenger", "sprinter", "runner"),
        ]

    def entries(self) -> list[tuple[str, int, int]]:
        return [
            ("phase", 10, 1),
            ("own phase", 1, 1),
            ("pool", 1, 12),
            ("sprint", 1, 6),
            ("mode", 4, 1),
            ("release", 1, 1),
            ("partner", 2, 1),
            ("high", 1, 1),
            ("moment", 3, 1),
            ("phases played", 1, 60),
            ("own substitutions", 1, 3),
            ("other substitutions", 1, 3),
            ("own hand", KINDS, 2),
            ("own hand that all know", KINDS, 2),
            ("other hand that all know", KINDS, 2),
            ("own cards", 1, 6),
            ("other cards", 1, 6),
            ("deck", 1, 42),
            ("own card on the desk", KINDS, 1),
            ("in force, aimed at", 2, 8),
            ("other card on the desk", KINDS, 1),
            ("in force, aimed at (other)", 2, 8),
            ("own squad", SQUAD * FIGURE, 4),
            ("other squad", SQUAD * FIGURE, 4),
        ]

    def is_turned(self, g: State, side: i64) -> bool:
        return side == 1

    def write(self, g: State, side: i64, s: Sheets) -> None:
        p = cast(Pitch, g)
        self.write_phase(p, side, s)
        self.write_cards(p, side, s)
        self.write_squad(p, side, s)
        self.write_squad(p, 1 - side, s)
        for slot in range(MEN):
            if p.at[slot] != NOWHERE:
                self.write_figure(p, side, slot, s)
        self.write_squares(p, side, s)

    def write_phase(self, p: Pitch, side: i64, s: Sheets) -> None:
        s.tick(p.phase, 10)
        s.put(1 if p.turn == side else 0)
        s.put(p.pool)
        s.put(p.private)
        s.tick(p.mode, 4)
        s.put(p.release)
        s.tick(p.group, 2)
        s.put(p.high)
        s.tick(p.moment, 3)
        s.put(p.played)
        s.put(p.subs(side))
        s.put(p.subs(1 - side))

    def write_cards(self, p: Pitch, side: i64, s: Sheets) -> None:
        """[CAL-11.1] One's own hand; of the other what everybody knows."""
        cards = p.cards
        for kind in range(KINDS):
            s.put(cards[KINDS * side + kind])
        for kind in range(KINDS):
            s.put(cards[KNOWN + KINDS * side + kind])
        for kind in range(KINDS):
            s.put(cards[KNOWN + KINDS * (1 - side) + kind])
        s.put(p.hand_size(side))
        s.put(p.hand_size(1 - side))
        s.put(p.deck_size())
        self.write_desk(p, side, s)
        self.write_desk(p, 1 - side, s)

    def write_desk(self, p: Pitch, side: i64, s: Sheets) -> None:
        """[CAL-11.5] The card that a side has played in this phase."""
        s.tick(p.desk[CARD + side] - 1, KINDS)
        s.put(p.desk[FORCE + side])
        s.put(p.desk[AIMED + side])

    def write_squad(self, p: Pitch, side: i64, s: Sheets) -> None:
        """The sheets of a side: where each figure is, its yellow markers, and what is printed on it."""
        t = p.tables
        first: i64 = p.first_of(side)
        end: i64 = p.end_of(side)
        for i in range(SQUAD):
            who = first + i
            there = who < end
            s.put(p.place_of(who) if there else 0)
            s.put(p.yellows(who) if there else 0)
            s.put(t.role[who] + 1 if there else 0)
            s.put(t.pace[who] if there else 0)
            s.put(t.strength[who] if there else 0)

    def write_figure(self, p: Pitch, side: i64, slot: i64, s: Sheets) -> None:
        at: i64 = self.cell(p, side, p.at[slot])
        own = p.side_of(slot) == side
        s.mark((0 if own else ROLES) * AREA + p.role_of(slot) * AREA + at, 1)
        s.mark(GROUNDED * AREA + at, 1 if p.is_grounded(slot) else 0)
        s.mark(BALL * AREA + at, 1 if p.carrier == slot else 0)
        s.mark(PACE * AREA + at, p.pace_of(slot))
        s.mark(STRENGTH * AREA + at, p.strength_of(slot))
        s.mark(LEFT * AREA + at, p.left[slot])
        s.mark(WALL * AREA + at, p.wall >> slot & 1)

    def write_squares(self, p: Pitch, side: i64, s: Sheets) -> None:
        """The square that is shot at, and who is busy with what."""
        if p.target > 0:
            s.mark(TARGET * AREA + self.cell(p, side, p.target), 1)
        self.write_busy(p, side, p.shooter, 0, s)
        self.write_busy(p, side, p.challenger, 1, s)
        self.write_busy(p, side, p.sprinter, 2, s)
        self.write_busy(p, side, p.runner, 3, s)

    def write_busy(self, p: Pitch, side: i64, slot: i64, how: i64, s: Sheets) -> None:
        if slot >= 0 and slot < 2 * SLOTS and p.at[slot] != NOWHERE:
            s.mark((AT_WORK + how) * AREA + self.cell(p, side, p.at[slot]), 1)

    def cell(self, p: Pitch, side: i64, square: i64) -> i64:
        """A square in a plane: rows from one's own goal, columns from the left."""
        row: i64 = p.tables.row[square]
        return (ROWS - 1 - row if side else row) * COLUMNS + p.tables.column[square] - 1
