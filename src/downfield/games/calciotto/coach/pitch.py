# mypyc: compiled
"""The board as the steady coach thinks about it: figures are moved on it without touching the match."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model.position import NOWHERE, Pitch
from downfield.games.calciotto.model.tables import FREE, GOAL, SLOTS, SMALL, SQUARES, WIDTH
from downfield.games.calciotto.odds.dice import at_least, wins
from downfield.games.calciotto.rules.lines import goal_square, spot_square
from downfield.games.calciotto.rules.shot import save_bonus, shot_bonus
from downfield.games.calciotto.rules.strength import zone_bonus
from downfield.kernel.vecs import append, vec

FAR: Final = 99
EVEN: Final = 12  # in DUELS: no side has a bonus
DUELS: Final = vec[i64]([round(1000 * wins(bonus)) for bonus in range(-EVEN, EVEN + 1)])
ENOUGH: Final = vec[i64]([round(1000 * at_least(steps)) for steps in range(10)])  # that a roll pays for steps
EMPTY_BOARD: Final = vec[i64]([0] * SQUARES)
NOTHING: Final = vec[i64]([])
NEVER: Final = vec[i64]([-1] * (2 * SLOTS))
NO_RUNS: Final = vec[vec[i64]]([NOTHING] * (2 * SLOTS))
FAR_AWAY: Final = vec[i64]([FAR] * SQUARES)


@mypyc_attr(acyclic=True)
class Board:
    """The figures as they stand or might stand: how far they run, who wins a duel, who scores."""

    board: vec[i64]
    at: vec[i64]
    runs: vec[i64]
    steps: vec[i64]
    ran: vec[i64]
    kept_runs: vec[vec[i64]]
    kept_steps: vec[vec[i64]]

    def __init__(self, g: Pitch, style: Style = STEADY) -> None:
        self.g = g
        self.style = style
        self.board = g.board[:]
        self.at = g.at[:]
        self.runs = NOTHING  # squares of the last run,
        self.steps = NOTHING  # and how far each is
        self.ran = NEVER[:]  # by figure: for how many steps its runs are known, or -1,
        self.kept_runs = NO_RUNS[:]  # and the runs,
        self.kept_steps = NO_RUNS[:]

    def move(self, slot: i64, square: i64) -> None:
        """Imagine a figure somewhere else."""
        old: i64 = self.at[slot]
        self.board[old] = self.g.tables.ground[old]
        self.at[slot] = square
        self.board[square] = slot + 1
        self.ran[slot] = -1
        self.forget(old)
        self.forget(square)

    def forget(self, square: i64) -> None:
        """Whoever could have run to this square runs otherwise now."""
        t = self.g.tables
        for slot in range(2 * SLOTS):
            if self.ran[slot] >= 0:
                rows: i64 = t.row[square] - t.row[self.at[slot]]
                columns: i64 = t.column[square] - t.column[self.at[slot]]
                gap: i64 = (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)
                if gap <= self.ran[slot]:
                    self.ran[slot] = -1

    # Duels and shots ------------------------------------------------------------------------------------------------

    def chance(self, shooter: i64, i: i64) -> i64:
        """The chance of a goal from the area, in thousandths: as good from every square of it [CAL-2.8]."""
        g = self.g
        other: i64 = 1 - g.side_of(shooter)
        keeper = g.keeper(other)
        target = goal_square(g, other, i)
        inside = spot_square(g, 1 - other, 0)
        bonus = shot_bonus(g, shooter, inside, self.at[keeper], target)
        return DUELS[EVEN + bonus - save_bonus(g, keeper, self.at[keeper], target)]

    def risk(self, carrier: i64, square: i64) -> i64:
        """The chance that the others win the ball from a carrier on a square in their next phase, in thousandths."""
        return self.hunter(carrier, square) % 1024

    def hunter(self, carrier: i64, square: i64) -> i64:
        """Their best challenger, times 1024, plus his chance in thousandths; NOBODY is slot 0 with no chance."""
        g = self.g
        other: i64 = 1 - g.side_of(carrier)
        mine = zone_bonus(g, carrier, square)
        found: i64 = 0
        best: i64 = 0
        away = self.approach(square)
        for slot in range(SLOTS * other, SLOTS * other + SLOTS):
            if self.at[slot] == NOWHERE or g.is_grounded(slot):
                continue
            steps: i64 = away[self.at[slot]]
            if steps > g.pace_of(slot) or (steps > 0 and slot % SLOTS == 0):
                continue
            chance: i64 = DUELS[EVEN + zone_bonus(g, slot, square) - mine]
            if steps > 2:
                chance = chance * ENOUGH[steps] // 1000
            if chance > best:
                best = chance
                found = slot
        return found * 1024 + best

    def approach(self, square: i64) -> vec[i64]:
        """By square: steps to the nearest free square beside a carrier, up to a pace, whoever stands on it."""
        away = FAR_AWAY[:]
        most: i64 = self.g.tables.most_pace
        board = self.board
        queue = vec[i64]([square])
        n: i64 = 0
        away[square] = -1
        while n < len(queue):
            here: i64 = queue[n]
            n += 1
            gone: i64 = away[here]
            if gone == most:
                break
            for after in (here + WIDTH, here + 1, here - WIDTH, here - 1):
                if away[after] == FAR and board[after] <= GOAL:
                    away[after] = gone + 1
                    if board[after] == FREE:
                        queue = append(queue, after)
        away[square] = FAR
        return away

    # Runs ------------------------------------------------------------------------------------------------------

    def run(self, slot: i64, steps: i64) -> None:
        """List the squares where a figure can go with so many steps, the nearest first, its own among them."""
        if self.ran[slot] != steps:
            self.find_runs(slot, steps)
            self.ran[slot] = steps
        self.runs = self.kept_runs[slot]
        self.steps = self.kept_steps[slot]

    def find_runs(self, slot: i64, steps: i64) -> None:
        """Look where a figure can go."""
        start: i64 = self.at[slot]
        board = self.board
        marks = self.g.tables.marks
        small: i64 = SMALL << self.g.side_of(slot)
        found = vec[i64]([start])
        far = vec[i64]([0])
        if slot % SLOTS != 0:
            known = EMPTY_BOARD[:]
            known[start] = 1
            n: i64 = 0
            while n < len(found):
                here: i64 = found[n]
                gone: i64 = far[n]
                n += 1
                if gone == steps:
                    break
                for square in (here + WIDTH, here + 1, here - WIDTH, here - 1):
                    if known[square] == 0 and board[square] == FREE and marks[square] & small == 0:
                        known[square] = 1
                        found = append(found, square)
                        far = append(far, gone + 1)
        self.kept_runs[slot] = found
        self.kept_steps[slot] = far

    def nearest(self, goal: i64) -> i64:
        """The square of the last run that is fewest steps away from another, the first of equals."""
        t = self.g.tables
        best: i64 = self.runs[0]
        least: i64 = FAR
        for n in range(len(self.runs)):
            square: i64 = self.runs[n]
            rows: i64 = t.row[square] - t.row[goal]
            columns: i64 = t.column[square] - t.column[goal]
            gap: i64 = (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)
            if gap < least:
                best = square
                least = gap
        return best

    def way(self, slot: i64, square: i64, steps: i64) -> list[int]:
        """The ways of the steps by which a figure gets to a square, or none."""
        self.run(slot, steps)
        where = {int(self.runs[n]): int(self.steps[n]) for n in range(len(self.runs))}
        if square not in where:
            return []
        ways: list[int] = []
        here: i64 = square
        while where[here] > 0:
            for way in range(4):
                before: i64 = here - self.g.tables.delta[way]
                if where.get(before, FAR) == where[here] - 1:
                    ways.append(way)
                    here = before
                    break
        ways.reverse()
        return ways
