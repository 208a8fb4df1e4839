# mypyc: compiled
"""One sweep over the plays of a lead, compiled: what plays.cu does on a graphics card, a position after the other."""

from typing import Final

from mypy_extensions import i64

from downfield.kernel.vecs import vec

GOAL: Final = 100
WIDE: Final = 101
DOWNS: Final = 4
GREEN: Final = 2
WAYS: Final = 8  # red, yellow, green alone, a bomb, each colour met, a blocked punt


class Rules:
    """The outcomes of a pack as flat arrays, and where things stand in them."""

    odds: vec[float]
    numbers: vec[float]
    start: vec[i64]
    yards: vec[i64]
    fouls: vec[i64]
    starts: vec[i64]
    ruled: vec[i64]
    rows: vec[i64]

    def __init__(
        self,
        floats: list[list[float]],
        ints: list[list[int]],
        cells: int,
        farthest: int,
        beyond: int,
        matched: int,
    ) -> None:
        self.odds = vec[float](floats[0])
        self.numbers = vec[float](floats[1])
        self.start = vec[i64](ints[0])
        self.yards = vec[i64](ints[1])
        self.fouls = vec[i64](ints[2])
        self.starts = vec[i64](ints[3])
        self.ruled = vec[i64](ints[4])
        self.rows = vec[i64](
            ints[5]
        )  # the first row of: first, theirs, turned, lost, picked, caught, away, good, hail
        self.cells: i64 = cells
        self.farthest: i64 = farthest
        self.beyond: i64 = beyond
        self.matched: i64 = matched
        self.foul: i64 = WIDE + 2  # ints of a foul
        self.many: i64 = len(self.fouls) // (WIDE + 2)


class Lead:
    """One layer at one lead while it is swept."""

    values: vec[float]
    ticked: vec[float]
    secured: vec[float]
    ticked_run: vec[float]
    ends: vec[float]
    fixed: vec[float]
    accepted: vec[float]
    worth: vec[float]
    plain: vec[float]

    def __init__(self, rules: Rules, values: list[float], layers: list[list[float]]) -> None:
        self.rules = rules
        self.values = vec[float](values)
        self.ticked = vec[float](layers[0])
        self.secured = vec[float](layers[1])
        self.ticked_run = vec[float](layers[2])
        self.ends = vec[float]([0.0])
        self.fixed = vec[float]([0.0] * (WAYS * len(values)))
        self.accepted = vec[float]([0.0] * int(rules.many))
        self.worth = vec[float]([0.0] * WAYS)
        self.plain = vec[float]([0.0] * WAYS)
        self.down: i64 = 0
        self.ball: i64 = 0
        self.marker: i64 = 0
        self.is_ruled: i64 = 0
        self.missed: float = 0.0

    def stand_on(self, ends: list[float]) -> None:
        """Take the ends of plays, as they are known now."""
        self.ends = vec[float](ends)

    def told(self) -> list[float]:
        """The values so far."""
        return [self.values[k] for k in range(len(self.values))]

    def picked(self, slots: list[int]) -> list[float]:
        """Some of the values so far."""
        return [self.values[k] for k in slots]

    def prepare(self) -> None:
        """Work out what does not move: the plays after which the clock advances."""
        for down in range(1, DOWNS + 1):
            self.down = down
            for ball in range(1, GOAL):
                self._spot(ball, 1)

    def sweep(self) -> float:
        """One sweep, from the fourth down and the far goal line back; how far a value moved at most."""
        moved = 0.0
        for down in range(DOWNS, 0, -1):
            self.down = down
            for ball in range(GOAL - 1, 0, -1):
                change = self._spot(ball, 0)
                if change > moved:
                    moved = change
        return moved

    def _spot(self, ball: i64, mode: i64) -> float:
        """All yards to go from a spot."""
        r = self.rules
        self.ball = ball
        self.is_ruled = r.ruled[ball]
        moved = 0.0
        slot: i64 = (self.down - 1) * r.cells + r.starts[ball]
        many: i64 = r.starts[ball + 1] - r.starts[ball]
        for k in range(many):
            self.marker = ball + k + 1
            self.missed = self.landed(mode, ball)
            for j in range(r.many):
                self.accepted[j] = self.walked(mode, j)
            if mode == 1:
                self.kept(1)
                for way in range(WAYS):
                    self.fixed[(slot + k) * WAYS + way] = self.worth[way]
            else:
                best = self.best(slot + k)
                change = abs(best - self.values[slot + k])
                self.values[slot + k] = best
                if change > moved:
                    moved = change
        return moved

    # Where a play ends ------------------------------------------------------------------------------------------------

    def place(self, down: i64, ball: i64) -> i64:
        r = self.rules
        togo: i64 = self.marker - ball
        if togo > r.farthest:
            togo = r.farthest
        return (down - 1) * r.cells + r.starts[ball] + togo - 1

    def played(self, mode: i64, slot: i64) -> float:
        if mode == 0:
            return self.values[slot]
        if mode == 1:
            return self.ticked[slot]
        if mode == 3:
            return self.ticked_run[slot]
        own, kept = self.values[slot], self.secured[slot]
        return own if own > kept else kept

    def landed(self, mode: i64, spot: i64) -> float:
        row: i64 = (self.rules.rows[0] + mode) * WIDE
        if spot <= 0:
            return self.ends[row]
        if spot >= GOAL:
            return self.ends[row + GOAL]
        if spot >= self.marker:
            return self.ends[row + spot]
        if self.down < DOWNS:
            return self.played(mode, self.place(self.down + 1, spot))
        return self.ends[(self.rules.rows[1] + mode) * WIDE + GOAL - spot]

    def turned(self, colour: i64, spot: i64) -> float:
        at: i64 = 0 if spot <= 0 else GOAL if spot >= GOAL else spot
        return self.ends[(self.rules.rows[2] + colour) * WIDE + at]

    def row(self, which: i64, more: i64) -> float:
        """A row of the ends at the ball."""
        return self.ends[(self.rules.rows[which] + more) * WIDE + self.ball]

    def walked(self, mode: i64, foul: i64) -> float:
        r = self.rules
        at: i64 = foul * r.foul
        to: i64 = r.fouls[at + 2 + self.ball]
        if to == 0 or r.fouls[at + 1] or to >= self.marker:
            return self.ends[(r.rows[0] + mode) * WIDE + to]
        return self.played(mode, self.place(self.down, to))

    def flagged(self, declined: float) -> float:
        r = self.rules
        total = 0.0
        for j in range(r.many):
            accepted = self.accepted[j]
            if r.fouls[j * r.foul]:
                total += accepted if accepted < declined else declined
            else:
                total += accepted if accepted > declined else declined
        return total / float(r.many)

    # Plays ------------------------------------------------------------------------------------------------------------

    def run(self, which: i64, mode: i64) -> float:
        r = self.rules
        total = 0.0
        for k in range(r.start[which], r.start[which + 1]):
            total += r.odds[k] * self.landed(mode, self.ball + r.yards[k])
        return total

    def run_flagged(self, which: i64, mode: i64, colour: i64, lost: bool) -> float:
        r = self.rules
        total = 0.0
        for k in range(r.start[which], r.start[which + 1]):
            spot: i64 = self.ball + r.yards[k]
            total += r.odds[k] * self.flagged(self.turned(colour, spot) if lost else self.landed(mode, spot))
        return total

    def stopped(self, mode: i64, lost: bool, flag: bool, spot: i64) -> float:
        if self.is_ruled and spot > self.rules.beyond:
            worth = self.missed
        else:
            worth = self.turned(GREEN, spot) if lost else self.landed(mode, spot)
        return self.flagged(worth) if flag else worth

    def circled(self, mode: i64, lost: bool, flag: bool, spot: i64) -> float:
        worth = self.stopped(mode, lost, flag, spot)
        if spot > self.rules.beyond or (not self.is_ruled and spot >= GOAL):
            return worth
        further = self.thrown(6, mode, lost, flag, spot)
        return worth if self.is_ruled and worth > further else further

    def thrown(self, which: i64, mode: i64, lost: bool, flag: bool, spot: i64) -> float:
        """A throw: the faces that end it stand in one list, those that may go on in the next."""
        r = self.rules
        total = 0.0
        for k in range(r.start[which], r.start[which + 1]):
            total += r.odds[k] * self.stopped(mode, lost, flag, spot + r.yards[k])
        for k in range(r.start[which + 1], r.start[which + 2]):
            total += r.odds[k] * self.circled(mode, lost, flag, spot + r.yards[k])
        return total

    def covered(self, mode: i64, lost: bool) -> float:
        r = self.rules
        total = r.numbers[8] * self.thrown(6, mode, lost, True, self.ball)
        for k in range(r.start[8], r.start[9]):
            total += r.odds[k] * self.thrown(6, mode, lost, False, self.ball + r.yards[k])
        return total

    def bombed(self, mode: i64, lost: bool) -> float:
        n = self.rules.numbers
        dead = n[9] * self.missed + n[10] * self.row(4, mode)
        return dead + self.thrown(9, mode, lost, False, self.ball)

    def kept(self, mode: i64) -> None:
        """All ways of a play that is not lost."""
        n, w = self.rules.numbers, self.worth
        w[0] = self.run(0, mode + 2)
        w[1] = self.run(1, mode)
        w[2] = self.thrown(6, mode, False, False, self.ball)
        w[3] = self.bombed(mode, False)
        w[4] = self.run(2, mode + 2 if self.rules.matched else mode) + n[6] * self.run_flagged(
            4, mode, 0, False
        )
        w[5] = self.run(3, mode) + n[7] * self.run_flagged(5, mode, 1, False)
        w[6] = self.covered(mode, False)
        w[7] = self.run(12, mode) if self.down == DOWNS else 0.0

    def lost(self) -> None:
        """The same ways if the ball is lost."""
        n, w = self.rules.numbers, self.worth
        w[0] = self.row(3, 0)
        w[1] = self.row(3, 1)
        w[2] = self.thrown(6, 0, True, False, self.ball)
        w[3] = self.bombed(0, True)
        w[4] = self.row(3, 2) + n[6] * self.run_flagged(4, 0, 0, True)
        w[5] = self.row(3, 3) + n[7] * self.run_flagged(5, 0, 1, True)
        w[6] = self.covered(0, True)

    def best(self, slot: i64) -> float:
        """Put the clock die and all declarations together."""
        n, w, plain = self.rules.numbers, self.worth, self.plain
        self.kept(0)
        for way in range(WAYS):
            plain[way] = n[0] * w[way] + n[1] * self.fixed[slot * WAYS + way]
        blocked = n[3] * w[7] + n[4] * self.fixed[slot * WAYS + 7]
        self.lost()
        for way in range(WAYS - 1):
            plain[way] += n[2] * w[way]
        if plain[3] > plain[2]:
            plain[2] = plain[3]
        best = duel(plain)
        for which in range(7, 9):
            kick = self.row(which, 0)
            if kick > best:
                best = kick
        if self.down == DOWNS:
            punt = self.punted(blocked)
            if punt > best:
                best = punt
        return best

    def punted(self, blocked: float) -> float:
        n = self.rules.numbers
        away = self.row(6, 0)
        blocked += n[5] * self.row(5, 0)
        whistled = self.flagged(away)
        least = 2.0
        for pair in range(3):
            two, one = n[11 + 2 * pair], n[12 + 2 * pair]
            worth = two * blocked + one * whistled + (1.0 - two - one) * away
            if worth < least:
                least = worth
        return least


def duel(plain: vec[float]) -> float:
    """Sealed dice: a colour is worth its first entry, or the one four places on if the defence takes it too."""
    best = -1e9
    covered: i64 = 0
    for c in range(3):
        if plain[c] > plain[c + 4]:
            covered += 1
        elif plain[c] > best:
            best = plain[c]
    if covered == 0:
        return spread(plain, best)
    for chosen in range(1, 8):
        share, total, fits = 0.0, 0.0, True
        for c in range(3):
            if chosen >> c & 1:
                gain = plain[c] - plain[c + 4]
                if gain <= 0.0:
                    fits = False
                else:
                    share += 1.0 / gain
                    total += plain[c] / gain
        if fits and (total - 1.0) / share > best:
            best = (total - 1.0) / share
    return best


def spread(plain: vec[float], best: float) -> float:
    """Every colour wants to be met: the defence shares itself out so that none gets too much."""
    share, total = 0.0, 0.0
    for c in range(3):
        gain = plain[c + 4] - plain[c]
        if gain == 0.0:
            return best
        share += 1.0 / gain
        total += plain[c] / gain
    even = (total + 1.0) / share
    return even if even > best else best
