# mypyc: compiled
"""The phase to come of whoever has the ball: the best that every roll buys, as often as two dice give it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.coach.ball import (
    MOVING,
    MOVING_ROW,
    WAITING,
    WAITING_ROW,
    WAITING_SHARE,
    End,
    challengers,
    closer,
    keenness,
    rows_to_go,
    shot_worth,
)
from downfield.games.calciotto.coach.pitch import DUELS, EVEN
from downfield.games.calciotto.coach.sight import SHARE, Sight
from downfield.games.calciotto.coach.style import LIGHT
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.odds.dice import ROLLS, spread
from downfield.games.calciotto.rules.movement import make_ready
from downfield.games.calciotto.rules.strength import zone_bonus

MOST: Final = 12  # points of a phase
NEVER: Final = -9999.0
FEW: Final = (3, 6, 9)  # points with which the ball is kept: up to 4 count as 3, up to 7 as 6, more as 9
EACH: Final = 2  # ends that are looked at closely for each of these
# Matches say that a ball kept is worth so many times what the steady coach thinks, less so much
STEEP, BELOW = 1.3, 15.0


def told(worth: float) -> float:
    """What the ball kept is worth by what came of it, where the steady coach thinks so of it."""
    return STEEP * worth - BELOW


@mypyc_attr(acyclic=True)
class Coming:
    """What a side can do that moves next with the ball at a figure: its best shots, and its best ways to keep it."""

    def __init__(self, g: Pitch, side: int, carrier: int) -> None:
        self.g = g = cast(Pitch, g.clone())
        g.rest()
        g.turn, g.carrier, g.phase = side, carrier, kinds.MOVEMENT
        make_ready(g)
        g.pool = MOST
        self.side = side
        self.sight = Sight(g, LIGHT)
        self.shots = [NEVER] * (MOST + 1)  # by points: what the best shot is worth
        self.ends: list[int] = []
        self.rough: list[float] = []
        self.sight.flow(side, carrier, MOST, True, True)
        self.ends = self.sight.ends
        self.add_late_runs()
        self.find_shots()
        self.weigh()
        self.holds = self.best_holds()

    def worth(self) -> float:
        """In thousandths of a goal, as often as two dice give so many points."""
        total = 0.0
        for points, count in spread():
            hold = self.holds[0 if points <= FEW[0] + 1 else 1 if points <= FEW[1] + 1 else 2]
            total += count * max(self.shots[points], hold.worth)
        return total / ROLLS

    def add_late_runs(self) -> None:
        """Ends to which somebody first runs into a line, and then gets the ball."""
        sight, first = self.sight, SLOTS * self.side
        here = int(self.g.carrier) - first
        for i in range(1, SLOTS):
            if i == here or not self.g.is_on(first + i):
                continue
            sight.run(first + i, self.g.left[first + i])
            for n in range(1, len(sight.runs)):
                square: i64 = sight.runs[n]
                seen: i64 = sight.seen[square] & ~(1 << i)
                if seen == 0:
                    continue
                cost: i64 = sight.steps[n] + self.cheapest(seen, square)
                if cost <= MOST:
                    self.ends.append(((first + i) * 512 + square) * 64 + cost)

    def cheapest(self, seen: i64, square: i64) -> i64:
        """The points for which one of these mates passes to a square."""
        best: i64 = 99
        for k in range(SLOTS):
            if seen >> k & 1:
                cost: i64 = self.sight.cost[k] + self.sight.look[SHARE * k + square]
                if cost < best:
                    best = cost
        return best

    def find_shots(self) -> None:
        """The best shot for every number of points."""
        sight = self.sight
        for end in self.ends:
            cost: i64 = end % 64
            aims: i64 = sight.aims[end // 64 % 512]
            if aims == 0:
                continue
            for k in range(4):
                length: i64 = aims >> 4 * k & 15
                if length > 0 and cost + length <= MOST:
                    worth = shot_worth(int(sight.chance(end // 64 // 512, k)))
                    if worth > self.shots[cost + length]:
                        self.shots[cost + length] = worth
        for points in range(1, MOST + 1):
            self.shots[points] = max(self.shots[points], self.shots[points - 1])

    def weigh(self) -> None:
        """Every end roughly: territory, lines to who can shoot, and the opponents near."""
        g, sight, side = self.g, self.sight, self.side
        keen, near, first = keenness(g, sight, side), challengers(g, sight, 1 - side), SLOTS * side
        for end in self.ends:
            square: i64 = end // 64 % 512
            slot: i64 = end // 64 // 512
            seen: i64 = sight.seen[square]
            promise = 0.0
            for i, values in keen:
                if seen >> i & 1 and first + i != slot:
                    promise = max(promise, values[int(sight.look[SHARE * i + square])])
            rows = rows_to_go(g, side, int(square))
            worth = WAITING - WAITING_ROW * rows + WAITING_SHARE * promise
            if near[square] > 0:
                lost = int(DUELS[EVEN + near[square] - 1 - zone_bonus(g, slot, square)]) / 1000
                worth -= lost * (worth + MOVING - MOVING_ROW * rows_to_go(g, 1 - side, int(square)))
            self.rough.append(worth)

    def best_holds(self) -> list[End]:
        """The best way to keep the ball with few, some and many points."""
        look = Sight(self.g, LIGHT)
        known: dict[int, float] = {}
        found = []
        for points in FEW:
            best = End(NEVER, 0, 0, 0, -1)
            for n in self.likeliest(points):
                end = End(0.0, self.ends[n] // 64 // 512, self.ends[n] // 64 % 512, self.ends[n] % 64, -1)
                if n not in known:
                    known[n] = told(closer(self.g, look, end))
                if known[n] > best.worth:
                    best = end.worth_so(known[n])
            found.append(best)
        return found

    def likeliest(self, points: int) -> list[int]:
        """The ends that look best at a glance, with so many points."""
        found: list[int] = []
        for _ in range(EACH):
            best, most = -1, NEVER
            for n in range(len(self.ends)):
                if self.rough[n] > most and self.ends[n] % 64 <= points and n not in found:
                    best, most = n, self.rough[n]
            if best >= 0:
                found.append(best)
        return found
