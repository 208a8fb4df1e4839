"""One drive solved backwards: what every down is worth to the attacker, when the ends of the drive have a worth.

The order makes each down depend on solved ones only: yards in the defender's zone upwards, since a first down uses them
up by the neutral zone; the last down first; little momentum before much, since a repeated down costs some.
"""

from typing import Final

import numpy as np

from downfield.games.first_downs.coach.solve import matrix
from downfield.games.first_downs.coach.solve.chart import (
    CONVERTED,
    ENDINGS,
    FIELD_GOAL,
    NOTHING,
    TOUCHDOWN,
    UNCONVERTED,
    Chart,
    Flags,
    Ints,
)
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.rules.drive import left_to_go

PORTION: Final = 350  # states solved at once: what fits into the processor's cache


class Spending:
    """What was paid before a result is final, and where the windows that follow lead from each pair of momentum."""

    def __init__(self, chart: Chart, attacker: int = 0, defender: int = 0) -> None:
        prices, after = chart.t, chart.purse.after
        self.now = after(-attacker, -defender)
        self.turnover = after(-attacker, -defender - prices.turnover)
        # [FFD-10.7] a repeat gives the other side its spending of this down back, but not one's own
        self.attacker_repeats = after(-attacker - prices.repeat_attacker, 0)
        self.defender_repeats = after(0, -defender - prices.repeat_defender)


class Finals:
    """What each result of a down is worth once it is final: result × state × momentum."""

    def __init__(
        self, plain: Floats, bought: Floats, tackled: Floats, stolen: Floats, stealable: Flags
    ) -> None:
        self.plain, self.bought, self.tackled, self.stolen = plain, bought, tackled, stolen
        self.stealable = stealable


class Stages:
    """The worth of results before each window: of the turnover, of the attacker's and of the defender's repeat."""

    def __init__(
        self, final: Floats, spent: Spending, pairs: Ints, again: Floats, lost: Floats | None
    ) -> None:
        self.final = final
        self.defender_again = _or(spent.defender_repeats[pairs], again, np.inf)
        self.w4 = np.minimum(final, self.defender_again)
        self.attacker_again = _or(spent.attacker_repeats[pairs], again, -np.inf)
        self.w3 = np.maximum(self.w4, self.attacker_again)
        self.turned_over = np.full_like(again[:1, :1], np.inf)
        if lost is not None:
            self.turned_over = _or(spent.turnover[pairs], lost, np.inf)
        self.w2 = np.minimum(self.w3, self.turned_over)


def _or(pairs: Ints, worth: Floats, otherwise: float) -> Floats:
    """The worth of every state at these pairs of momentum, where they exist."""
    return np.where(pairs >= 0, worth[:, pairs], otherwise)


class Windows:
    """[FFD-10.6] The worth of a down's results, with every window after them still to come."""

    def __init__(
        self, rules: "Downs", finals: Finals, pairs: Ints, again: Floats, lost: Floats | None
    ) -> None:
        chart, here = rules.chart, slice(None)
        at = (here, here, pairs)
        self.plain = Stages(finals.plain[at], rules.unspent, pairs, again, lost)
        self.bought = Stages(finals.bought[at], rules.bought, pairs, again, lost)
        self.tackled = Stages(finals.tackled[at], rules.unspent, pairs, again, lost)
        self.stolen = Stages(finals.stolen[at], rules.stolen, pairs, again, lost)
        can_steal = finals.stealable[:, None] & (rules.stolen.now[pairs] >= 0)
        can_buy = rules.bought.now[pairs] >= 0
        tackled = self.tackled.w2
        stolen = np.where(can_steal, np.minimum(tackled, self.stolen.w2), tackled)
        trick = self.plain.w2[np.searchsorted(chart.results, chart.tricks)]
        trick = np.where(can_buy, np.maximum(trick, self.bought.w2), trick)
        self.worth = np.concatenate((tackled, stolen, self.plain.w2, trick))


class Downs:
    """The downs of a drive under one pack: where each result leads. The same for every worth of the drive's ends."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.deepest = chart.total - chart.neutral
        self.widest = chart.farthest(chart.downs - 1)
        self.stay = chart.downs * (self.deepest + 1) * (self.widest + 1)
        self.reset = self.stay + chart.total + 1
        self.touchdown = self.reset + ENDINGS
        self.unspent = Spending(chart)
        self.bought = Spending(chart, attacker=chart.t.buy)
        self.stolen = Spending(chart, defender=chart.t.steal)
        self.groups = chart.purse.groups(min(chart.t.repeat_attacker, chart.t.repeat_defender))

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The arrays of a solved drive."""
        purse = len(self.chart.purse)
        return {"rows": (self.touchdown + 1, purse), "conversion": (purse,)}

    def blocks(self) -> list[range]:
        """Group the depths so that no first down leads from one to another of the same group."""
        deep = range(1, self.deepest + 1, self.chart.neutral)
        return [range(1)] + [range(d, min(d + self.chart.neutral, self.deepest + 1)) for d in deep]

    def spots(self, down: int, depths: range) -> tuple[Ints, Ints]:
        """The yards in the neutral and in the defender's zone that can occur on a down."""
        every = [
            (n, d)
            for d in depths
            for n in range(1, self.chart.farthest(down) + 1)
            if n + d <= self.chart.total and (down > 0 or n == self.chart.neutral or d == 0)
        ]
        togo, deep = np.array(every, dtype=np.int64).T
        return togo, deep

    def row(self, down: int, togo: Ints, deep: Ints) -> Ints:
        """The number of a down in the drive's table of worths."""
        return (down * (self.deepest + 1) + deep) * (self.widest + 1) + togo

    def lead(self, down: int, togo: Ints, deep: Ints, gain: Ints) -> tuple[Ints, Flags]:
        """[FFD-5.5] to [FFD-5.9] Where a gain leads, and whether it is a first down."""
        chart = self.chart
        own = chart.total - togo - deep
        left = togo + deep - gain
        chain = np.minimum(chart.neutral, left)
        first = (gain >= togo) & (left > 0)
        still = np.where(gain >= 0, togo - gain, togo + np.minimum(-gain, own))
        if down + 1 < chart.downs:
            on = self.row(down + 1, still, deep)
        else:
            on = self.stay + chart.total - still - deep
        to = np.where(first, self.row(0, chain, left - chain), on)
        return np.where(left <= 0, self.touchdown, to), first

    def finals(self, rows: Floats, down: int, togo: Ints, deep: Ints) -> Finals:
        """Say what every final result of a down is worth, with the momentum it earns."""
        chart, purse = self.chart, self.chart.purse
        to, first = self.lead(down, togo, deep, chart.results[:, None])
        plain = rows[to]
        plain[first] = rows[to[first]][:, purse.attacker_earns]
        tricks = chart.tricks[:, None]
        to, first = self.lead(down, togo, deep, tricks + chart.trick)
        bought = rows[to][:, :, self.bought.now]
        first &= tricks >= togo  # [FFD-11.1b] no momentum for a first down that was bought
        bought[first] = rows[to[first]][:, purse.attacker_earns[self.bought.now]]
        to, _ = self.lead(down, togo, deep, np.zeros((1, 1), dtype=np.int64))
        tackled = rows[to][:, :, purse.defender_earns]
        to, _ = self.lead(down, togo, deep, np.full((1, 1), -chart.steal))
        stolen = rows[to][:, :, self.stolen.now]
        return Finals(plain, bought, tackled, stolen, togo + deep < chart.total)

    def conversion(self, ends: Floats) -> Finals:
        """[FFD-6.2] [FFD-6.2a] The same for a conversion, in which there is no first down and nothing to steal."""
        chart, purse = self.chart, self.chart.purse
        good = np.where(chart.results >= chart.again, CONVERTED, UNCONVERTED)
        bought = np.where(chart.tricks + chart.trick >= chart.again, CONVERTED, UNCONVERTED)
        tackled = ends[UNCONVERTED][purse.defender_earns][None, None]
        return Finals(
            ends[good][:, None],
            ends[bought][:, None][:, :, self.bought.now],
            tackled,
            tackled,
            np.zeros(1, dtype=np.bool_),
        )

    def field_goals(self, ends: Floats, stay: Floats) -> Floats:
        """[FFD-7.3] to [FFD-7.6] The worth of an attempt: yards of the attacker × tosses needed × momentum."""
        chart = self.chart
        missed = ends[NOTHING][None].repeat(chart.total + 1, axis=0) if chart.missed_resets else stay
        paid = chart.purse.after(-chart.t.skip, 0)
        worth = [ends[FIELD_GOAL][None].repeat(chart.total + 1, axis=0)]
        for _ in range(chart.calls(chart.total)):
            called = (worth[-1] + missed) / 2
            worth.append(np.maximum(called, _or(paid, worth[-1], -np.inf)))
        return np.stack(worth, axis=1)


class Ends:
    """What the ends of a drive are worth to its attacker, by the momentum left.

    `reset` by ending, when the positions are reset; `stay` by the attacker's yards, when they stay where they lie.
    """

    def __init__(self, reset: Floats, stay: Floats) -> None:
        self.reset, self.stay = reset, stay


def ends_of(downs: Downs, whole: float, after: list[Floats]) -> Ends:
    """What the opponent, who attacks next, does not get of the whole: `after` has what each ending leaves him."""
    chart = downs.chart
    distance = np.array([left_to_go(chart.t, own) for own in range(chart.total + 1)])  # [FFD-8.4]
    reset = np.stack([then[-1, chart.purse.swapped] for then in after])
    stay = after[NOTHING][distance - chart.neutral][:, chart.purse.swapped]
    return Ends(whole - reset, whole - stay)


class Drive:
    """A drive under given ends.

    `rows` holds, by momentum, the worth of each down, then of each end, then of a touchdown before it is taken or
    converted; `conversion` the worth of a conversion before its play.
    """

    def __init__(self, downs: Downs, rows: Floats, conversion: Floats) -> None:
        self.downs, self.rows, self.conversion = downs, rows, conversion
        self.stay = rows[downs.stay : downs.reset]
        self.reset = rows[downs.reset : downs.touchdown]
        self.field_goals = downs.field_goals(self.reset, self.stay)

    def start(self) -> Floats:
        """The worth of a drive's beginning, by yards to the touchdown (from the neutral zone's up) and momentum."""
        return self.rows[self.begins()]

    def begins(self) -> Ints:
        """The rows of that."""
        d = self.downs
        return d.row(0, np.array(d.chart.neutral), np.arange(d.deepest + 1))

    def come_to(self, down: int, deep: int, coins: int) -> None:
        """Somebody comes to a down with so much momentum in all: everything is solved already."""


def solve(downs: Downs, ends: Ends) -> Drive:
    """The equilibrium of a drive."""
    drive = ended(downs, ends)
    for depths in downs.blocks():
        for down in reversed(range(downs.chart.downs)):
            solve_down(drive, down, depths)
    return drive


def ended(downs: Downs, ends: Ends) -> Drive:
    """A drive of which only the ends are known, and what a touchdown is worth."""
    rows = np.zeros((downs.touchdown + 1, len(downs.chart.purse)), dtype=ends.reset.dtype)
    rows[downs.stay : downs.reset] = ends.stay
    rows[downs.reset : downs.touchdown] = ends.reset
    conversion = np.zeros_like(rows[:1])
    _settle(downs, downs.conversion(ends.reset), conversion, None)
    rows[downs.touchdown] = np.maximum(ends.reset[TOUCHDOWN], conversion[0])
    return Drive(downs, rows, conversion[0])


def solve_down(drive: Drive, down: int, depths: range, coins: int | None = None) -> None:
    """Solve every state of one down at some depths, with up to so much momentum in all, or any."""
    downs, rows, kicks = drive.downs, drive.rows, drive.field_goals
    chart = downs.chart
    togo, deep = downs.spots(down, depths)
    own = chart.total - togo - deep
    at_least: Floats | None = None
    if down == chart.downs - 1:  # [FFD-7.1]
        calls = np.array([chart.calls(int(n)) for n in togo + deep])
        at_least = np.maximum(kicks[own, calls], rows[downs.reset + NOTHING])
    worth = rows[downs.row(down, togo, deep)]
    finals = downs.finals(rows, down, togo, deep)
    _settle(downs, finals, worth, rows[downs.stay + own], at_least, coins)
    rows[downs.row(down, togo, deep)] = worth


def _settle(
    downs: Downs,
    finals: Finals,
    worth: Floats,
    lost: Floats | None,
    at_least: Floats | None = None,
    coins: int | None = None,
) -> None:
    """Fill in the worth of states before a play is chosen, little momentum first; more than `coins` is left out."""
    purse = downs.chart.purse
    for pairs in downs.groups:
        if coins is not None and purse.attacker[pairs[0]] + purse.defender[pairs[0]] > coins:
            return
        windows = Windows(downs, finals, pairs, worth, lost)
        kinds = windows.worth.reshape(len(windows.worth), -1)
        best = np.empty_like(kinds[0])
        for first in range(0, len(best), PORTION):
            portion = slice(first, first + PORTION)
            best[portion] = best_play(downs.chart.kind, kinds[:, portion])
        found = best.reshape(len(worth), len(pairs))
        worth[:, pairs] = found if at_least is None else np.maximum(found, at_least[:, pairs])


def best_play(kind: Ints, worth: Floats) -> Floats:
    """The worth of the best play, card and option being chosen in secret."""
    plays, rows, columns = kind.shape
    games = worth[kind.transpose(1, 2, 0)].reshape(rows, columns, -1)
    best: Floats = matrix.value(games).reshape(plays, -1).max(axis=0)
    return best
