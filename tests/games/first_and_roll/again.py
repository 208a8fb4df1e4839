"""Plays of 1st & Roll once more, straight from the booklet: a second opinion on every number of the solver.

It reads the dice of a pack, knows the usual options only, and shares no code with engine, odds or solver. What follows
a play is looked up in tables; everything is an array over positions of one layer, in the eyes of "us" with the ball.
"""

import collections
import copy
import functools
import itertools
import tomllib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

Array = Any
RARE = 1e-13
PENALTIES = (("O", 5, 0), ("O", 10, 0), ("O", 15, 0), ("D", 5, 1), ("D", 5, 0), ("D", 15, 0))
STILL, TICK, RUN, TICK_RUN = range(4)


def once(method: Callable[..., Array]) -> Callable[..., Array]:
    """What is asked again for the same positions is worked out once."""

    @functools.wraps(method)
    def told(self: "Again", *args: Any) -> Array:
        key = (method.__name__, args)
        if key not in self.known:
            self.known[key] = method(self, *args)
        return self.known[key]

    return told


class Layer(NamedTuple):
    half: int
    kicks: int
    tick: int
    ours: int
    theirs: int

    def turned(self) -> "Layer":
        return Layer(self.half, 1 - self.kicks if self.half == 1 else 0, self.tick, self.theirs, self.ours)


class Again:
    """Plays by the booklet; `values` and `kicks` tell of a layer, a lead and a slot what it is worth."""

    def __init__(
        self,
        pack: Any,
        two: float,
        values: Callable[[Layer, Array, Array, Array, Array], Array],
        kicks: Callable[[Layer, Array, int], Array],
    ) -> None:
        read = {
            name: tomllib.loads((pack / f"{name}.toml").read_text("utf-8"))
            for name in ("dice", "lines", "track")
        }
        self.attack = {c: shown(die) for c, die in read["dice"]["offence"].items()}
        self.guard = {c: shown(die) for c, die in read["dice"]["defence"].items()}
        special = {name: shown(die) for name, die in read["dice"]["special"].items()}
        self.kick, clock = [int(x) for x in special["kick"]], special["clock"]
        self.blank, self.tick, self.t = (clock.count(x) / len(clock) for x in ("-", "clock", "T"))
        self.lines = {name: line["value"] for name, line in read["lines"].items()}
        self.last = len(read["track"]["spaces"]) - 1
        self.two, self.values, self.kicks = two, values, kicks
        self.point = 1 - self.t / 6

    def value(self, layer: Layer, lead: Array, down: Array, ball: Array, marker: Array) -> Array:
        """What positions before a play are worth."""
        self.layer, self.lead, self.down, self.ball, self.marker = layer, lead, down, ball, marker
        self.known: dict[Any, Array] = {}
        self.leads = np.unique(lead)
        alone = [self.alone(c) for c in ("red", "yellow", "green")]
        alone[2] = np.maximum(alone[2], self.bomb())
        best = secured(np.array(alone), np.array([self.met(c) for c in ("red", "yellow", "green")]))
        near = 100 - ball <= max(self.kick)
        best = np.where(near, np.maximum(best, self.field_goal()), best)
        best = np.where(down == 4, np.maximum(best, self.punt()), best)
        if layer.tick == self.last - 1 and not layer.ours and not layer.theirs:
            best = np.where(ball >= self.lines["hail_mary"], np.maximum(best, self.hail()), best)
        return best

    # Dice ---------------------------------------------------------------------------------------------------------

    def number(self, face: str) -> int:
        return int(face.strip("[]()"))

    def chain(
        self, colour: str, breaks: bool = False, p: float = 1.0, sofar: int = 0
    ) -> Iterator[tuple[int, float]]:
        """Yards of an offence die, circles rolled on; a square too on an unmatched first roll."""
        for face in self.attack[colour]:
            yards, q = sofar + self.number(face), p / len(self.attack[colour])
            again = face.startswith("(") or (breaks and face.startswith("["))
            if again and q > RARE and yards < 110:
                yield from self.chain(colour, False, q, yards)
            else:
                yield yards, q

    def losses(self, colour: str) -> list[tuple[int, float]]:
        die = self.guard[colour]
        return [(int(face), 1 / len(die)) for face in die if face != "F"]

    def flag(self, colour: str) -> float:
        return self.guard[colour].count("F") / len(self.guard[colour])

    def clock(self) -> list[tuple[int, bool, float]]:
        """Mode, whether the ball is lost, and how likely."""
        blank, tick = self.blank * (1 + self.t), self.tick * (1 + self.t)
        return [(STILL, False, blank), (TICK, False, tick), (STILL, True, self.t * self.t)]

    # What is looked up --------------------------------------------------------------------------------------------

    def fold(self, mode: int, at: Callable[[Layer], Array]) -> Array:
        """What the clock makes of it: time-outs of both sides, then our run-off."""
        if mode in (RUN, TICK_RUN):
            plain, at = at, functools.partial(self.run_off, at)
            if mode == RUN:
                return self.run_off(plain, self.layer)
        return at(self.layer) if mode == STILL else self.ticks(self.layer, at, True)

    def ticks(self, layer: Layer, at: Callable[[Layer], Array], we_may: bool) -> Array:
        worth = at(layer._replace(tick=layer.tick + 1))
        if layer.theirs:
            worth = np.minimum(worth, at(layer._replace(theirs=layer.theirs - 1)))
        if layer.ours and we_may:
            worth = np.maximum(worth, at(layer._replace(ours=layer.ours - 1)))
        return worth

    def run_off(self, at: Callable[[Layer], Array], layer: Layer) -> Array:
        if layer.tick >= self.last - 1:
            return at(layer)
        return np.maximum(at(layer), self.ticks(layer, at, False))

    def over(self, layer: Layer, lead: Array) -> Array:
        if layer.half >= 2:
            return np.full(np.shape(self.ball), 0.5) if layer.half > 2 else 0.5 + 0.5 * np.sign(lead)
        full = self.lines["timeouts"]
        second = Layer(2, 0, 0, full, full)
        return 1 - self.kicks(second, -lead, 0) if layer.kicks else self.kicks(second, lead, 0)

    def own(self, layer: Layer, lead: Array, down: Array, ball: Array, marker: Array) -> Array:
        if layer.tick >= self.last:
            return self.over(layer, lead)
        return self.values(layer, lead, down, np.clip(ball, 1, 99), marker)

    def first(self, layer: Layer, ball: Array) -> Array:
        return self.own(layer, self.lead, 1, ball, np.minimum(np.clip(ball, 1, 99) + 10, 100))

    def others(self, layer: Layer, ball: Array) -> Array:
        """A first down of theirs, at their spot."""
        if layer.tick >= self.last:
            return self.over(layer, self.lead)
        ball = np.clip(ball, 1, 99)
        return 1 - self.values(layer.turned(), -self.lead, 1, ball, np.minimum(ball + 10, 100))

    @once
    def kicked(self, mode: int, points: int, slot: int, ours: bool) -> Array:
        """A kick after points of ours: slot 0 a kick-off that we receive (or they), 1 a free kick that we take."""
        if self.layer.half > 2:
            return np.full(np.shape(self.ball), float(points > 0))
        lead = self.lead + points

        def at(layer: Layer) -> Array:
            if layer.tick >= self.last:
                return self.over(layer, lead)
            return self.kicks(layer, lead, slot) if ours else 1 - self.kicks(layer.turned(), -lead, slot)

        return self.fold(mode, at)

    @once
    def touchdown(self, mode: int, sign: int = 1) -> Array:
        none, one, two = (self.kicked(mode, sign * points, 0, sign < 0) for points in (6, 7, 8))
        tries = self.point * one + (1 - self.point) * none, self.two * two + (1 - self.two) * none
        return np.maximum(*tries) if sign > 0 else np.minimum(*tries)

    # Where plays end ----------------------------------------------------------------------------------------------

    def ends(self, mode: int, spot: Array) -> Array:
        def at(layer: Layer) -> Array:
            further = self.own(layer, self.lead, np.minimum(self.down + 1, 4), spot, self.marker)
            short = np.where(self.down < 4, further, self.others(layer, 100 - spot))
            return np.where(spot >= self.marker, self.first(layer, spot), short)

        inside = self.fold(mode, at)
        safe = np.where(spot <= 0, self.kicked(mode, -2, 1, True), inside)
        return np.where(spot >= 100, self.touchdown(mode), safe)

    def theirs(self, mode: int, spot: Array) -> Array:
        """Their ball at their spot; at 100 their touchdown."""
        return self.by_spot("have_ball", mode)[np.searchsorted(self.leads, self.lead), np.clip(spot, 0, 100)]

    def returned(self, mode: int, colour: str, start: Array) -> Array:
        return self.by_spot("carry_back", mode, colour)[np.searchsorted(self.leads, self.lead), start]

    @once
    def by_spot(self, what: str, *args: Any) -> Array:
        """A table by lead and spot of something that depends on nothing else."""
        grid = copy.copy(self)
        grid.lead, grid.ball = np.repeat(self.leads, 101), np.tile(np.arange(101), len(self.leads))
        grid.known = {key: kept for key, kept in self.known.items() if key[0] == "by_spot"}
        return getattr(grid, what)(*args, grid.ball).reshape(len(self.leads), 101)

    def have_ball(self, mode: int, spot: Array) -> Array:
        inside = self.fold(mode, lambda layer: self.others(layer, spot))
        return np.where(spot >= 100, self.touchdown(mode, -1), inside)

    def carry_back(self, mode: int, colour: str, start: Array) -> Array:
        total, flag = 0.0, self.flag(colour)
        for yards, p in merged(self.chain(colour)):
            spot = np.minimum(start + yards, 100)
            total = total + p * ((1 - flag) * self.theirs(mode, spot) + flag * self.return_flag(mode, spot))
        return total

    def return_flag(self, mode: int, spot: Array) -> Array:
        stands = self.theirs(mode, spot)
        total: Array = 0.0
        for side, yards, automatic in PENALTIES:
            if yards == 5 and not automatic:
                total = total + stands
            elif side == "O":
                back = np.where(yards < spot, spot - yards, spot - spot // 2)
                accepted = self.theirs(mode, back)
                if yards == 10:
                    accepted = np.where(spot <= 10, self.kicked(mode, 2, 1, False), accepted)
                total = total + np.maximum(stands, accepted)
            else:
                on = np.where(spot + yards < 100, spot + yards, spot + (100 - spot) // 2)
                total = total + np.where(spot >= 100, stands, np.minimum(stands, self.theirs(mode, on)))
        return total / len(PENALTIES)

    def lost(self, colour: str, spot: Array, mode: int = STILL) -> Array:
        """A turnover: where the ball is, then their return."""
        own = 100 - np.clip(spot, 1, 99)
        by = {"red": None, "yellow": "red", "green": "yellow", "bomb": "green"}[colour]
        back = self.theirs(mode, own) if by is None else self.returned(mode, by, own)
        back = np.where(spot <= 0, self.touchdown(mode, -1), back)
        return np.where(spot >= 100, self.theirs(mode, np.full_like(spot, self.lines["touchback"])), back)

    def judged(self, mode: int, declined: Array) -> Array:
        total = 0.0
        for accepted, side in zip(self.accepted(mode), PENALTIES, strict=True):
            total = total + (np.minimum if side[0] == "O" else np.maximum)(declined, accepted)
        return total / len(PENALTIES)

    @once
    def accepted(self, mode: int) -> Array:
        return list(self.each_accepted(mode))

    def repeated(self, to: Array, layer: Layer) -> Array:
        return self.own(layer, self.lead, self.down, to, self.marker)

    def first_at(self, to: Array, layer: Layer) -> Array:
        return self.first(layer, to)

    def each_accepted(self, mode: int) -> Iterator[Array]:
        for side, yards, automatic in PENALTIES:
            if side == "O":
                to = np.where(yards < self.ball, self.ball - yards, self.ball - self.ball // 2)
            else:
                to = np.where(self.ball + yards < 100, self.ball + yards, self.ball + (100 - self.ball) // 2)
            new = (to >= self.marker) | bool(automatic)
            again = functools.partial(self.repeated, to)
            found = np.where(
                new, self.fold(mode, functools.partial(self.first_at, to)), self.fold(mode, again)
            )
            safety = side == "O" and yards == 10
            yield np.where(self.ball <= 10, self.kicked(mode, -2, 1, True), found) if safety else found

    # Plays --------------------------------------------------------------------------------------------------------

    def run(
        self, colour: str, odds: Iterator[tuple[int, float]], mode: int, lost: bool, flag: bool = False
    ) -> Array:
        total = 0.0
        for yards, p in merged(odds):
            spot = self.ball + yards
            worth = self.lost(colour, spot) if lost else self.ends(mode, spot)
            total = total + p * (self.judged(mode, worth) if flag else worth)
        return total

    @once
    def stop(self, yards: int, mode: int, lost: bool, flag: bool) -> Array:
        spot = self.ball + yards
        worth = self.lost("green", spot) if lost else self.ends(mode, spot)
        worth = np.where(spot > 102, self.ends(mode, self.ball), worth)
        return self.judged(mode, worth) if flag else worth

    @once
    def throw(self, sofar: int, mode: int, lost: bool, flag: bool) -> Array:
        total = 0.0
        for face in self.attack["green"]:
            yards = sofar + self.number(face)
            total = total + (self.circle if face.startswith("(") else self.stop)(yards, mode, lost, flag)
        return total / len(self.attack["green"])

    @once
    def circle(self, yards: int, mode: int, lost: bool, flag: bool) -> Array:
        stop = self.stop(yards, mode, lost, flag)
        if int(np.min(self.ball)) + yards > 102:
            return stop
        return np.maximum(stop, self.throw(yards, mode, lost, flag))

    def alone(self, colour: str) -> Array:
        total = 0.0
        for mode, lost, p in self.clock():
            if colour == "green":
                worth = self.throw(0, mode, lost, False)
            else:
                run = mode + 2 if colour == "red" else mode
                worth = self.run(colour, self.chain(colour, breaks=True), run, lost)
            total = total + p * worth
        return total

    def met(self, colour: str) -> Array:
        total, flag = 0.0, self.flag(colour)
        for mode, lost, p in self.clock():
            if colour == "green":
                worth = sum(q * self.throw(back, mode, lost, False) for back, q in self.losses(colour))
                worth = worth + flag * self.throw(0, mode, lost, True)
            else:
                both = ((a + b, q * r) for a, q in self.chain(colour) for b, r in self.losses(colour))
                worth = self.run(colour, both, mode, lost) + flag * self.run(
                    colour, self.chain(colour), mode, lost, True
                )
            total = total + p * worth
        return total

    def bomb(self) -> Array:
        greens, yellows = self.attack["green"], self.attack["yellow"]
        many = len(greens) * len(yellows) * len(self.kick)
        total: Array = 0.0
        for mode, lost, p in self.clock():
            worth: Array = 0.0
            for (green, yellow, kick), times in self.flights(greens, yellows).items():
                flown = kick + self.number(green) - self.number(yellow)
                if self.number(green) == 0:
                    worth = worth + times * self.ends(mode, self.ball)
                elif self.number(yellow) == 0:
                    worth = worth + times * self.lost("bomb", self.ball + kick, mode)
                else:
                    come = self.circle if green.startswith("(") else self.stop
                    worth = worth + times * come(flown, mode, lost, False)
            total = total + p * worth / many
        return total

    def flights(self, greens: list[str], yellows: list[str]) -> "collections.Counter[tuple[str, str, int]]":
        """The dice of a bomb, with how often; those that come to nothing all alike."""
        every = ((g, y, k) for g in greens for y in yellows for k in self.kick)
        dead = (self.number(one[0]) == 0 for one in itertools.product(greens, yellows, self.kick))
        return collections.Counter(("0", "0", 0) if d else one for d, one in zip(dead, every, strict=True))

    def punt(self) -> Array:
        throws = [[k + self.number(face) for k in self.kick for face in die] for die in self.attack.values()]
        away = functools.reduce(np.maximum, (sum(map(self.landed, each)) / len(each) for each in throws))
        blocked = self.t * self.caught(self.ball)
        for mode, p in ((STILL, self.blank), (TICK, self.tick)):
            reds = [(a + b, q * r) for a, q in self.chain("red") for b, r in self.losses("red")]
            reds += [(a, q * self.flag("red")) for a, q in self.chain("red")]
            blocked = blocked + p * self.run("red", iter(reds), mode, False)
        whistled, found = self.judged(STILL, away), []
        for one, other in (("red", "yellow"), ("red", "green"), ("yellow", "green")):
            a, b = self.flag(one), self.flag(other)
            found.append(a * b * blocked + (a + b - 2 * a * b) * whistled + (1 - a) * (1 - b) * away)
        return functools.reduce(np.minimum, found)

    def landed(self, yards: int) -> Array:
        spot = self.ball + yards
        back = self.theirs(STILL, np.full_like(spot, self.lines["touchback"]))
        return np.where(spot >= 100, back, self.caught(spot))

    def caught(self, spot: Array) -> Array:
        own = 100 - np.clip(spot, 1, 99)
        return np.minimum(self.theirs(STILL, own), self.returned(STILL, "yellow", own))

    def field_goal(self) -> Array:
        far, most = 100 - self.ball, len(self.kick)
        second = sum((k != 20) & (k >= far) for k in self.kick) / most
        good = sum(np.where((k == 20) & (far <= 20), second, k >= far) for k in self.kick) / most
        missed = self.theirs(STILL, far)
        kicked = good * self.kicked(STILL, 3, 0, False) + (1 - good) * missed
        both = max(self.flag(a) * self.flag(b) for a in self.guard for b in self.guard if a != b)
        return np.minimum(kicked, both * missed + (1 - both) * kicked)

    def at_the_end(self, points: int) -> Array:
        if self.layer.half > 2:
            return np.ones(np.shape(self.ball))
        return self.over(self.layer, self.lead + points)

    def hail(self) -> Array:
        end = self.at_the_end
        tries = self.point * end(7) + (1 - self.point) * end(6), self.two * end(8) + (1 - self.two) * end(6)
        caught = 1.0
        for colour in ("yellow", "green"):
            caught *= sum(face.startswith("(") for face in self.attack[colour]) / len(self.attack[colour])
        return caught * np.maximum(*tries) + (1 - caught) * self.over(self.layer, self.lead)


def shown(die: list[dict[str, str]]) -> list[str]:
    """What stands on the faces of a die."""
    return [one["face"] for one in die]


def merged(odds: Iterator[tuple[int, float]]) -> list[tuple[int, float]]:
    found: dict[int, float] = {}
    for yards, p in odds:
        found[yards] = found.get(yards, 0.0) + p
    return list(found.items())


def secured(alone: Array, met: Array) -> Array:
    """Sealed dice by halving: the least that the defence can hold the offence to."""
    low, high = np.minimum(alone.min(axis=0), met.min(axis=0)), np.maximum(alone.max(axis=0), met.max(axis=0))
    gain = alone - met
    with np.errstate(divide="ignore", invalid="ignore"):
        for _ in range(60):
            middle = (low + high) / 2
            share = (alone - middle) / gain
            least = np.where(gain > 0, np.maximum(share, 0), np.where(alone > middle, np.inf, 0)).sum(axis=0)
            most = np.where(gain < 0, np.minimum(share, 1), 1.0)
            least = np.where(((gain > 0) & (share > 1)).any(axis=0), np.inf, least)
            holds = (least <= 1) & (np.maximum(most, 0).sum(axis=0) >= 1) & (most >= 0).all(axis=0)
            low, high = np.where(holds, low, middle), np.where(holds, middle, high)
    return high
