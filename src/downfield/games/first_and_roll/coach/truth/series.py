"""A series of downs worked out from the book: what every down and spot short of one marker is worth, for one lead.

Where a series ends stands in the book. So its plays follow from the fourth down back to the first, for the layers to
which the clock can lead meanwhile. Only an accepted penalty repeats a down: a few rounds settle that.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.ends import (
    ROW_AWAY,
    ROW_CAUGHT,
    ROW_FIRST,
    ROW_GOOD,
    ROW_HAIL,
    ROW_LOST,
    ROW_PICKED,
    ROW_THEIRS,
    ROW_TURNED,
    STILL,
    TICKED,
    Ends,
)
from downfield.games.first_and_roll.coach.solve.layers.grid import FARTHEST, GOAL
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
from downfield.games.first_and_roll.coach.solve.layers.wave import Layer
from downfield.games.first_and_roll.coach.truth.book import Book
from downfield.games.first_and_roll.coach.truth.clockwork import Clockwork
from downfield.games.first_and_roll.model.kinds import GREEN, RED, YELLOW
from downfield.games.first_and_roll.odds.dice import Odds
from downfield.games.first_and_roll.rules.downs import DOWNS
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

ROUNDS = 3  # a down is seldom repeated: so many rounds settle it
USUAL = 5  # yards of a usual gain
LIKELY = 1e-4  # longer breakaways under a flag count as the longest of these
BACK = 35  # yards behind the ball, or behind ten to go, that a series is followed
LOST = -1  # the mode of a turnover
CLIPPED = np.clip(np.arange(-GOAL, 9 * GOAL), 0, GOAL)  # spots from far behind our goal line on


@dataclass(frozen=True)
class Plays:
    """What plays are worth by layer and spot: a colour alone, met, as a bomb; declared otherwise; and at its best."""

    alone: Floats  # (colour, layer, spot)
    met: Floats
    bomb: Floats
    punt: Floats  # by pair of defence dice
    best: Floats


class Series:
    """All downs of a series short of a marker, from one of its downs on."""

    def __init__(
        self, o: Outcomes, ends: Ends, book: Book, layer: Layer, lead: int, spot: tuple[int, int, int]
    ) -> None:
        down, ball, marker = spot
        self.o, self.ends, self.marker, self.down = o, ends, marker, down
        low = max(1, min(ball, marker - 10) - BACK, ball - FARTHEST)
        self.low, self.balls = low, np.arange(low, marker)
        self.ruled = np.array(o.ruled)[self.balls] == 1
        self.work = Clockwork(o, ends, book, layer, lead, DOWNS - down)
        self.flagged = [shortened(o.lists[each]) for each in (RUN_FLAGGED, CARRY_FLAGGED)]
        self.plays: dict[int, Plays] = {}
        self.next: Floats | None = None
        for each in range(DOWNS, down - 1, -1):
            self.rows = self.work.rows[: self.work.many[each - down]]
            self.plays[each] = self._solve(each)
            self.next = self.plays[each].best

    def knows(self, layer: Layer, down: int, ball: int, rough: bool = False) -> bool:
        """Whether a down of this series was worked out; `rough`: at the rim as well, where something is left out."""
        near = rough or ball >= self.low
        return near and down in self.plays and self.work.knows(layer, down - self.down + rough)

    def worth(self, layer: Layer, down: int, ball: int) -> float:
        """What such a position is worth to the side on offence."""
        return float(self.plays[down].best[self.work.places[layer], max(ball - self.low, 0)])

    # One down -------------------------------------------------------------------------------------------------------

    def _solve(self, down: int) -> Plays:
        """A down, once what follows it is known."""
        self.land = [self._landing(down, mode) for mode in range(4)]
        missed = [self.land[mode][:, self.balls] for mode in (STILL, TICKED)]
        self.missed = {STILL: missed[0], TICKED: missed[1], LOST: missed[0]}
        self.stops: dict[tuple[int, int], Floats] = {}
        self.throws: dict[tuple[int, int, bool], Floats] = {}
        modes = (STILL, TICKED, LOST)
        plain = {mode: self._plain(mode) for mode in modes}
        value = self._guess(down)
        worth: dict[int, dict[str, Floats]] = {}
        for round_ in range(ROUNDS):
            moving = (STILL,) if 0 < round_ < ROUNDS - 1 else modes  # the other modes hardly move
            self.throws = {key: known for key, known in self.throws.items() if key[2]}
            accepted = {mode: self._accepted(value, max(mode, STILL)) for mode in moving}
            worth |= {mode: self._met(plain[mode], accepted[mode], mode) for mode in moving}
            plays = self._best(down, worth, accepted[STILL])
            value = plays.best
        return plays

    def _guess(self, down: int) -> Floats:
        """About what a down is worth: a usual gain, or on the fourth the best kick."""
        usual = self._ended(YELLOW, USUAL, STILL)
        kicks = self.rows[:, (ROW_AWAY, ROW_GOOD)][..., self.balls].max(axis=1)
        found: Floats = np.maximum(usual, kicks) if down == DOWNS else usual
        return found

    def _landing(self, down: int, mode: int) -> Floats:
        """Where a play ends, by layer and spot of the field."""
        land: Floats = self.rows[:, ROW_FIRST + mode].copy()
        if down == DOWNS:
            land[:, 1 : self.marker] = self.rows[:, ROW_THEIRS + mode, ::-1][:, 1 : self.marker]
        else:
            assert self.next is not None
            land[:, self.low : self.marker] = self.work.folded(self.next, mode)[: len(land)]
            land[:, 1 : self.low] = land[:, self.low : self.low + 1]
        return land

    def _run(self, each: int, mode: int) -> Floats:
        found: Floats = self.land[mode] @ self.ends.lists[each][:, self.balls]
        return found

    def _plain(self, mode: int) -> dict[str, Floats]:
        """What needs no flag: red, yellow, green alone, the bomb; red, yellow, green met; a blocked punt."""
        if mode == LOST:
            lost = [self.rows[:, ROW_LOST + k][:, self.balls] for k in range(4)]
            run, carry, run_met, carry_met = lost
        else:
            matched = mode + 2 if self.o.run_off_matched else mode
            run, carry, run_met, carry_met = (
                self._run(each, each_mode)
                for each, each_mode in ((RUN, mode + 2), (CARRY, mode), (RUN_MET, matched), (CARRY_MET, mode))
            )
        cover = mean((self._thrown(yards, mode, None), p) for yards, p in self.o.lists[COVER].items())
        return {
            "alone": np.stack([run, carry, self._thrown(0, mode, None)]),
            "met": np.stack([run_met, carry_met, cover]),
            "bomb": self._bomb(mode),
            "blocked": self._run(BLOCKED, max(mode, STILL)),
        }

    def _bomb(self, mode: int) -> Floats:
        o = self.o
        picked = self.rows[:, ROW_PICKED + max(mode, STILL)][:, self.balls]
        worth = o.missed * self.missed[mode] + o.picked * picked
        worth = worth + sum(p * self._stopped(yards, mode) for yards, p in o.lists[BOMB].items())
        found: Floats = worth + sum(
            p * self._circled(yards, mode, None) for yards, p in o.lists[BOMB_ON].items()
        )
        return found

    # Passes ---------------------------------------------------------------------------------------------------------

    def _ended(self, colour: int, yards: Ints | int, mode: int) -> Floats:
        """A play that goes so far, by layer, yards if there are several, and spot."""
        table = self.rows[:, ROW_TURNED + colour] if mode == LOST else self.land[mode]
        found: Floats = table[:, CLIPPED[np.add.outer(yards, self.balls) + GOAL]]
        return found

    def _stopped(self, yards: int, mode: int) -> Floats:
        """A pass that goes so far."""
        known = self.stops.get((yards, mode))
        if known is None:
            long = self.ruled & (self.balls + yards > BEYOND)
            known = np.where(long, self.missed[mode], self._ended(GREEN, yards, mode))
            self.stops[yards, mode] = known
        return known

    def _thrown(self, yards: int, mode: int, accepted: Floats | None) -> Floats:
        """The green die on top of so many yards, breakaways stopped at the best moment; under a flag with penalties."""
        known = self.throws.get((yards, mode, accepted is None))
        if known is None:
            lists = self.o.lists
            ended = mean((self._judged(yards + more, mode, accepted), p) for more, p in lists[PASS].items())
            known = ended + mean(
                (self._circled(yards + more, mode, accepted), p) for more, p in lists[PASS_ON].items()
            )
            self.throws[yards, mode, accepted is None] = known
        return known

    def _circled(self, yards: int, mode: int, accepted: Floats | None) -> Floats:
        worth = self._judged(yards, mode, accepted)
        if self.low + yards > BEYOND:
            return worth
        further = self._thrown(yards, mode, accepted)
        over = self.balls + yards > np.where(self.ruled, BEYOND, GOAL - 1)
        going = np.where(self.ruled, np.maximum(worth, further), further)
        found: Floats = np.where(over, worth, going)
        return found

    def _judged(self, yards: int, mode: int, accepted: Floats | None) -> Floats:
        worth = self._stopped(yards, mode)
        return worth if accepted is None else self._flagged(worth, accepted)

    # Flags ----------------------------------------------------------------------------------------------------------

    def _accepted(self, value: Floats, mode: int) -> Floats:
        """Each penalty accepted: a first down, a safety, or the same down from elsewhere."""
        first, value = self.rows[:, ROW_FIRST + mode], self.work.folded(value, mode)
        worth = np.empty((len(self.o.fouls), *value.shape))
        for k, foul in enumerate(self.o.fouls):
            to = np.array(foul.spots)[self.balls]
            short = np.clip(to, self.low, self.marker - 1)
            new = (to == 0) | (to >= self.marker) | foul.automatic
            worth[k] = np.where(new, first[:, to], value[:, short - self.low])
        return worth

    def _flagged(self, declined: Floats, accepted: Floats) -> Floats:
        """What the offended side makes of a flag, the mean over the penalty die."""
        total = sum(
            (np.minimum if foul.by_offence else np.maximum)(declined, each)
            for foul, each in zip(self.o.fouls, accepted, strict=True)
        )
        found: Floats = total / len(self.o.fouls)
        return found

    def _met(self, plain: dict[str, Floats], accepted: Floats, mode: int) -> dict[str, Floats]:
        """The same plays with the flags of those that are met."""
        met = plain["met"].copy()
        for colour in (RED, YELLOW):
            yards, odds = self.flagged[colour]
            worth = self._flagged(self._ended(colour, yards, mode), accepted[:, :, None])
            met[colour] += self.o.flags[colour] * np.einsum("k,lks->ls", odds, worth)
        met[GREEN] += self.o.flags[GREEN] * self._thrown(0, mode, accepted)
        return plain | {"met": met}

    def _best(self, down: int, worth: dict[int, dict[str, Floats]], accepted: Floats) -> Plays:
        """Put the clock die and all declarations together."""
        o = self.o
        odds = dict(zip((STILL, TICKED, LOST), o.clock, strict=True))
        alone, met, bomb = (
            mean((worth[mode][name], p) for mode, p in odds.items()) for name in ("alone", "met", "bomb")
        )
        open_ = np.stack([alone[RED], alone[YELLOW], np.maximum(alone[GREEN], bomb)])
        best = duels(open_, met)
        kicks = self.rows[:, (ROW_GOOD, ROW_HAIL)][..., self.balls].max(axis=1)
        punt = self._punts(worth, accepted) if down == DOWNS else np.full((3, *best.shape), -1.0)
        best = np.maximum(np.maximum(best, kicks), punt.min(axis=0))
        return Plays(alone, met, bomb, punt, best)

    def _punts(self, worth: dict[int, dict[str, Floats]], accepted: Floats) -> Floats:
        """A punt by each pair of defence dice [FAR-9.1]."""
        o, away = self.o, self.rows[:, ROW_AWAY][:, self.balls]
        blank, tick, t = o.face
        blocked = t * self.rows[:, ROW_CAUGHT][:, self.balls]
        blocked = blocked + blank * worth[STILL]["blocked"] + tick * worth[TICKED]["blocked"]
        whistled = self._flagged(away, accepted)
        return np.stack([two * blocked + one * whistled + (1.0 - two - one) * away for two, one in o.pairs])


def mean(parts: Iterable[tuple[Floats, float]]) -> Floats:
    """The sum of arrays, each as likely as it is told."""
    return sum((p * each for each, p in parts), start=np.zeros(()))


def shortened(odds: Odds) -> tuple[Ints, Floats]:
    """The likely yards of a throw and their odds; the rest counts with the longest of them."""
    kept = {yards: p for yards, p in odds.items() if p > LIKELY}
    kept[max(kept)] += 1.0 - sum(kept.values())
    return np.array(list(kept)), np.array(list(kept.values()))


def duels(alone: Floats, met: Floats) -> Floats:
    """Sealed dice, many at once: a colour is worth `alone`, unless the defence takes it too.

    The defence covers each colour just as far as it must, and what it must grant is the most that any set of colours
    can demand. Where being met is better for every colour, it spreads instead.
    """
    gain = alone - met
    covered = gain > 0.0
    ratio = 1.0 / np.where(covered, gain, 1.0)
    worth: Floats = np.where(covered, -np.inf, alone).max(axis=0)
    for chosen in ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)):
        share = sum(ratio[r] for r in chosen)
        total = sum(ratio[r] * alone[r] for r in chosen)
        fits = np.logical_and.reduce([covered[r] for r in chosen])
        worth = np.where(fits, np.maximum(worth, (total - 1.0) / share), worth)
    if not covered.any(axis=0).all():
        worth = np.where(covered.any(axis=0), worth, _spread(alone, gain))
    return worth


def _spread(alone: Floats, gain: Floats) -> Floats:
    """Every colour wants to be met: the defence shares itself out so that none gets too much."""
    least = alone.max(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        even = (1.0 - (alone / gain).sum(axis=0)) / -(1.0 / gain).sum(axis=0)
    found: Floats = np.where((gain < 0.0).all(axis=0), np.maximum(least, even), least)
    return found
