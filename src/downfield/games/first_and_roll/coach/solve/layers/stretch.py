"""What plays short of a marker are worth: every spot at once, for many cases beside each other.

A case is a lead of a layer, or a layer at one lead. A table says by case and spot of the field what it is worth that a
play ends there; worth by case and spot of the stretch is what comes out.
"""

import functools
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.layers.outcomes import (
    BLOCKED,
    BOMB,
    BOMB_ON,
    CARRY,
    CARRY_FLAGGED,
    CARRY_MET,
    COVER,
    PASS,
    PASS_ON,
    RUN,
    RUN_FLAGGED,
    RUN_MET,
    Floats,
    Ints,
    Outcomes,
)
from downfield.games.first_and_roll.model.kinds import RED, YELLOW
from downfield.games.first_and_roll.odds.dice import Odds
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

Judge = Callable[[Floats], Floats]  # what becomes of a play under a flag, by what it is worth without


class Stretch:
    """The spots from `low` to just short of a marker, and the odds of every play from them."""

    def __init__(
        self, o: Outcomes, lists: Sequence[Floats], low: int, marker: int, likely: float = 0.0
    ) -> None:
        self.o, self.low, self.marker = o, low, marker
        self.balls: Ints = np.arange(low, marker)
        self.ruled = np.array(o.ruled)[self.balls] == 1
        self.rules = [rule for rule in (True, False) if (self.ruled == rule).any()]
        self.runs = {
            each: np.ascontiguousarray(lists[each][:, low:marker])
            for each in (RUN, CARRY, RUN_MET, CARRY_MET, BLOCKED)
        }
        self.bombs = {
            rule: (where[:, low:marker], too_far[low:marker])
            for rule in self.rules
            for where, too_far in [_caught(o, rule)]
        }
        self.flagged = {
            RED: _shortened(o.lists[RUN_FLAGGED], likely),
            YELLOW: _shortened(o.lists[CARRY_FLAGGED], likely),
        }

    def run(self, each: int, table: Floats) -> Floats:
        """Dice that carry the ball as a list says."""
        found: Floats = table @ self.runs[each]
        return found

    def carried(self, table: Floats, ran: Floats) -> list[Floats]:
        """Red and yellow alone, red and yellow met without a flag; `ran` says where a run ends that may go on."""
        met = ran if self.o.run_off_matched else table
        plays = ((RUN, ran), (CARRY, table), (RUN_MET, met), (CARRY_MET, table))
        return [self.run(each, where) for each, where in plays]

    def passes(self, table: Floats, missed: Floats) -> "Passes":
        """The green die, if a pass that is too long is worth `missed`."""
        return Passes(self, table, missed)

    def run_flags(self, colour: int, table: Floats, accepted: Floats) -> Floats:
        """A run under a flag, the odds of the flag itself left out."""
        yards, odds = self.flagged[colour]
        ends = self.balls + np.array(yards)[:, None]
        return spread(odds, flagged(self.o, table[:, np.clip(ends, 0, GOAL)], accepted))


class Passes:
    """Throws of the green die; where the rule of overthrown passes holds from some spots only, both ways at once."""

    def __init__(self, of: Stretch, table: Floats, missed: Floats) -> None:
        self.of, self.missed, self.table = of, missed, table
        self.throws = [Throw(of, table, missed, rule) for rule in of.rules]

    def _joined(self, found: list[Floats]) -> Floats:
        return found[0] if len(found) == 1 else np.where(self.of.ruled, found[0], found[1])

    def alone(self, judge: Judge | None = None) -> Floats:
        """A pass that nobody covers; or one under a flag."""
        return self._joined([throw.thrown(0, judge) for throw in self.throws])

    def covered(self) -> Floats:
        """A pass that is covered, without a flag."""
        cover = self.of.o.lists[COVER].items()
        return self._joined([mean((t.thrown(yards), p) for yards, p in cover) for t in self.throws])

    def bomb(self, picked: Floats) -> Floats:
        """A Long Bomb [FAR-8.3]; `picked` is one that is intercepted."""
        o, on = self.of.o, self.of.o.lists[BOMB_ON].items()
        flown = []
        for throw in self.throws:
            where, too_far = self.of.bombs[throw.ruled]
            caught = self.table @ where + too_far * self.missed
            flown.append(caught + mean((throw.circled(yards), p) for yards, p in on))
        return o.missed * self.missed + o.picked * picked + self._joined(flown)


class Throw:
    """The same where the rule holds from every spot, or from none [FAR-11.1]."""

    def __init__(self, of: Stretch, table: Floats, missed: Floats, ruled: bool) -> None:
        self.of, self.missed, self.ruled = of, missed, ruled
        self.last = BEYOND if ruled else GOAL - 1  # behind it no pass goes on
        lists = of.o.lists
        longest = max(list(lists[PASS]) + list(lists[PASS_ON]))
        self.start = of.low + min(0, *lists[COVER])
        spots = np.arange(self.start, BEYOND + len(of.balls) + 2 * longest + max(0, *lists[BOMB_ON]) + 1)
        self.at = table[:, np.clip(spots, 0, GOAL)]
        self.long = ((spots > BEYOND) & ruled).astype(np.float64)
        self.at[:, self.long > 0.0] = 0.0
        many = self.last - self.start + len(of.balls) + 1
        ended = lists[PASS].items()
        self.ended = mean((self.at[:, more : more + many], p) for more, p in ended)
        self.ended_long = mean((self.long[more : more + many], p) for more, p in ended)
        self.known: dict[int, Floats] = {}

    def _here(self, yards: int) -> slice:
        """The spots so many yards ahead."""
        first = self.of.low + yards - self.start
        return slice(first, first + len(self.of.balls))

    def _with_missed(self, worth: Floats, long: Floats) -> Floats:
        return worth + long * self.missed if long[-1] > 0.0 else worth

    def stopped(self, yards: int) -> Floats:
        """A pass that goes so far."""
        here = self._here(yards)
        return self._with_missed(self.at[:, here], self.long[here])

    def thrown(self, yards: int, judge: Judge | None = None) -> Floats:
        """The green die on top of so many yards, breakaways stopped at the best moment."""
        on = self.of.o.lists[PASS_ON].items()
        if judge is None:
            here = self._here(yards)
            worth = self._with_missed(self.ended[:, here], self.ended_long[here])
        else:
            ended = self.of.o.lists[PASS]
            stops = np.stack([self.stopped(yards + more) for more in ended], axis=1)
            worth = spread(list(ended.values()), judge(stops))
        for more, p in on:
            worth = worth + p * self.circled(yards + more, judge)
        return worth

    def circled(self, yards: int, judge: Judge | None = None) -> Floats:
        """A breakaway after so many yards: stopped, or rolled on [FAR-7.1]."""
        if judge is not None:
            return self._circled(yards, judge)
        if yards not in self.known:
            self.known[yards] = self._circled(yards, None)
        return self.known[yards]

    def _circled(self, yards: int, judge: Judge | None) -> Floats:
        stop = self.stopped(yards) if judge is None else judge(self.stopped(yards))
        if self.of.low + yards > self.last:
            return stop
        further = self.thrown(yards, judge)
        going = np.maximum(stop, further) if self.ruled else further
        over = self.of.balls + yards > self.last
        return np.where(over, stop, going) if over[-1] else going


def flagged(o: Outcomes, declined: Floats, accepted: Floats) -> Floats:
    """What the offended side makes of a flag, the mean over the penalty die; `declined` may tell of several throws."""
    total, judged = np.zeros(declined.shape), np.empty(declined.shape)
    each_throw = accepted if declined.ndim == accepted.ndim - 1 else accepted[:, :, None]
    for foul, each in zip(o.fouls, each_throw, strict=True):
        (np.minimum if foul.by_offence else np.maximum)(declined, each, out=judged)
        total += judged
    total /= len(o.fouls)
    return total


def spread(odds: Sequence[float], worth: Floats) -> Floats:
    """The mean over throws, which stand between case and spot."""
    found: Floats = np.tensordot(np.asarray(odds), worth, axes=(0, 1))
    return found


def mean(parts: Iterable[tuple[Floats, float]]) -> Floats:
    """The sum of arrays, each as likely as it is told."""
    return sum((p * each for each, p in parts), start=np.zeros(()))


@functools.lru_cache(maxsize=8)
def _caught(o: Outcomes, ruled: bool) -> tuple[Floats, Floats]:
    """Where a bomb comes down, by spot and by the spot from which it is thrown; and how likely it is too long."""
    where, too_far = np.zeros((GOAL + 1, GOAL + 1)), np.zeros(GOAL + 1)
    for ball in range(GOAL + 1):
        for yards, p in o.lists[BOMB].items():
            if ruled and ball + yards > BEYOND:
                too_far[ball] += p
            else:
                where[min(max(ball + yards, 0), GOAL), ball] += p
    return where, too_far


def _shortened(odds: Odds, likely: float) -> tuple[list[int], list[float]]:
    """The likely yards of a throw and their odds; the rest counts with the longest of them."""
    kept = {yards: p for yards, p in odds.items() if p > likely}
    kept[max(kept)] += sum(odds.values()) - sum(kept.values())
    return list(kept), list(kept.values())
