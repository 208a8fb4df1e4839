# mypyc: compiled
"""What the steady coach sees: the lines of the ball, and the shots that so many points buy."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.coach.pitch import EMPTY_BOARD, FAR, NOTHING, Board
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model.kinds import FREE_KICK, KICK_FIRST
from downfield.games.calciotto.model.position import MEN, NOWHERE, Pitch
from downfield.games.calciotto.model.tables import AREA, FREE, SLOTS, WIDTH
from downfield.games.calciotto.odds.dice import ROLLS, spread
from downfield.kernel.needs import NOBODY
from downfield.kernel.vecs import append, vec

CAP: Final = 24  # points of two phases with luck: dearer plans are dreams
COSTS: Final = 25
SHARE: Final = 512  # of `look`: a slot's part
LATER: Final = 0.15  # the weight of what two phases could buy

EMPTY_LOOK: Final = vec[i64]([0] * (SHARE * SLOTS))
EMPTY_BUYS: Final = vec[i64]([0] * (COSTS * SLOTS))
UNREACHED: Final = vec[i64]([FAR] * SLOTS)
NO_NUMBERS: Final = vec[i64]([-1] * SLOTS)


def weigh() -> list[int]:
    """How much each number of points counts: as often as two dice give it, or at a discount those of two phases."""
    once, twice = [0.0] * COSTS, [0.0] * COSTS
    for first, p in spread():
        once[first] = p / ROLLS
        for second, q in spread():
            twice[first + second] += p * q / ROLLS**2
    return [round(1000 * ((1 - LATER) * once[n] + LATER * twice[n])) for n in range(COSTS)]


WEIGHTS: Final = vec[i64](weigh())


@mypyc_attr(acyclic=True)
class Sight(Board):
    """Lines on the board: who can have the ball for how many points, and what shots that buys."""

    look: vec[i64]
    seen: vec[i64]
    aims: vec[i64]
    cost: vec[i64]
    came: vec[i64]
    left_from: vec[i64]
    buys: vec[i64]
    spots: vec[i64]
    odds: vec[i64]

    def __init__(self, g: Pitch, style: Style = STEADY) -> None:
        super().__init__(g, style)
        self.look = EMPTY_LOOK  # by mate and square: the length of the line between them, or 0
        self.seen = EMPTY_BOARD  # by square: bits of the mates in line with it
        self.aims = EMPTY_BOARD  # by square: four bits for each goal square, the length of a free shot
        self.cost = UNREACHED  # by mate: points until he has the ball where he stands
        self.came = NO_NUMBERS  # by mate: who passed to him,
        self.left_from = NO_NUMBERS  # and from where
        self.buys = EMPTY_BUYS  # by mate and cost: the best chance of a shot, in thousandths,
        self.spots = EMPTY_BUYS  # and from which square, times four, at which goal square
        self.odds = NOTHING  # of who has the ball: his chance at each goal square, once he can shoot
        self.sprinter: i64 = NOBODY  # who would run further in a phase to come,
        self.sprint: i64 = 0  # and by how many steps that cost nothing [CAL-12.1]
        self.ends: list[int] = []  # of the last flow: figure, square and cost, in one number

    # Lines -----------------------------------------------------------------------------------------------------

    def look_round(self, side: i64) -> None:
        """From which squares the ball reaches each figure of a side."""
        look = EMPTY_LOOK[:]
        seen = EMPTY_BOARD[:]
        board = self.board
        delta = self.g.tables.delta
        for i in range(SLOTS):
            start: i64 = self.at[SLOTS * side + i]
            if start == NOWHERE:
                continue
            bit: i64 = 1 << i
            part: i64 = SHARE * i
            for way in range(8):
                step: i64 = delta[way]
                square: i64 = start + step
                length: i64 = 1
                while board[square] == FREE:
                    look[part + square] = length
                    seen[square] |= bit
                    square += step
                    length += 1
                cell: i64 = board[square]
                if cell <= MEN and (cell > SLOTS) == (side == 1):
                    look[part + square] = length
                    seen[square] |= bit
        self.look = look
        self.seen = seen

    def take_aim(self, side: i64) -> None:
        """From which squares of the area a side has a free line to which goal square [CAL-8.2]."""
        aims = EMPTY_BOARD[:]
        t = self.g.tables
        down: i64 = WIDTH if side else -WIDTH
        for i in range(4):
            target: i64 = t.goals[4 * (1 - side) + i]
            for slant in range(-1, 2):
                square: i64 = target
                length: i64 = 0
                while True:
                    square += down + slant
                    length += 1
                    if t.marks[square] & AREA << (1 - side) == 0:
                        break
                    aims[square] |= length << 4 * i
                    if self.board[square] != FREE:
                        break
        self.aims = aims

    # The ball --------------------------------------------------------------------------------------------------

    def flow(self, side: i64, carrier: i64, points: i64, phase: bool, keep: bool) -> None:
        """Who can have the ball for how many points, and what shots that buys.

        `phase`: in the phase that runs, with the steps and the sprint of it; else in one to come.
        """
        self.look_round(side)
        self.take_aim(side)
        self.cost = UNREACHED[:]
        self.came = NO_NUMBERS[:]
        self.left_from = NO_NUMBERS[:]
        self.buys = EMPTY_BUYS[:]
        self.spots = EMPTY_BUYS[:]
        self.ends = []
        first: i64 = SLOTS * side
        self.cost[carrier - first] = 0
        todo: i64 = 255
        while True:
            best: i64 = -1
            for i in range(SLOTS):
                if todo >> i & 1 and self.cost[i] <= points and (best < 0 or self.cost[i] < self.cost[best]):
                    best = i
            if best < 0:
                return
            todo &= ~(1 << best)
            self.carry(first, best, points, phase, keep, todo)

    def carry(self, first: i64, i: i64, points: i64, phase: bool, keep: bool, todo: i64) -> None:
        """A figure has the ball: it runs, passes and shoots."""
        slot = first + i
        cost: i64 = self.cost[i]
        free: i64 = 0
        steps: i64 = self.g.left[slot] if phase else self.g.pace_of(slot)
        if phase and cost == 0 and (self.g.mode == KICK_FIRST or self.g.mode == FREE_KICK):
            steps = 0  # the kick comes first [CAL-10.2, CAL-14.9]
        if phase and slot == self.g.sprinter:
            free = self.g.private
        elif slot == self.sprinter:
            free = self.sprint
            steps += free
        if steps > points - cost + free:
            steps = points - cost + free
        if phase and self.g.group != NOBODY and self.g.owner_of(slot) != self.g.group:
            if keep:
                self.ends.append((slot * 512 + self.at[slot]) * 64 + cost)
            return
        self.run(slot, steps)
        self.odds = NOTHING[:]
        seen = self.seen
        aims = self.aims
        for n in range(len(self.runs)):
            square: i64 = self.runs[n]
            gone: i64 = self.steps[n]
            paid: i64 = cost + (gone - free if gone > free else 0)
            if keep:
                self.ends.append((slot * 512 + square) * 64 + paid)
            if seen[square] & todo:
                self.pass_on(i, square, paid, todo)
            if aims[square]:
                self.buy(first, i, square, paid)

    def pass_on(self, i: i64, square: i64, paid: i64, todo: i64) -> None:
        """Whom a pass from a square reaches."""
        mates: i64 = self.seen[square] & todo
        for k in range(SLOTS):
            if mates >> k & 1:
                total: i64 = paid + self.look[SHARE * k + square]
                if total < self.cost[k]:
                    self.cost[k] = total
                    self.came[k] = i
                    self.left_from[k] = square

    def buy(self, first: i64, i: i64, square: i64, paid: i64) -> None:
        """The shots from a square, by their cost."""
        aims: i64 = self.aims[square]
        if len(self.odds) == 0:
            for k in range(4):
                self.odds = append(self.odds, self.chance(first + i, k))
        for k in range(4):
            length: i64 = aims >> 4 * k & 15
            if length > 0 and paid + length <= CAP:
                chance: i64 = self.odds[k]
                if chance > self.buys[COSTS * i + paid + length]:
                    self.buys[COSTS * i + paid + length] = chance
                    self.spots[COSTS * i + paid + length] = 4 * square + k

    def threat(self, side: i64, carrier: i64) -> i64:
        """What the ball at a figure promises its side in its phase, in thousandths: the best shot that a roll buys."""
        self.flow(side, carrier, CAP, False, False)
        return self.average(WEIGHTS)

    def average(self, weights: vec[i64]) -> i64:
        """The best shot of the last flow on average, where points are as likely as these weights say."""
        total: i64 = 0
        best: i64 = 0
        for cost in range(COSTS):
            for i in range(SLOTS):
                chance: i64 = self.buys[COSTS * i + cost]
                best = chance if chance > best else best
            total += best * weights[cost]
        return total // 1000
