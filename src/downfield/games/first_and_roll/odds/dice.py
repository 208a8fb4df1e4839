"""What the dice of a match can give, as odds: worked out face by face from the tables, by asking the rules.

Odds shown to people, the bars on the field and the solver of the coach all rest on these.
"""

import functools
import itertools
from dataclasses import dataclass, field

from downfield.games.first_and_roll.model.kinds import (
    CLOCK,
    COMPLETE,
    GREEN,
    GUARD,
    INCOMPLETE,
    INTERCEPTED,
    KICK,
    NO_DIE,
    PENALTY,
    RED,
    TICK,
    YELLOW,
    T,
)
from downfield.games.first_and_roll.model.tables import FLAG, PLAIN, Tables
from downfield.games.first_and_roll.rules.blocked_punt import PAIRS, first_of, second_of
from downfield.games.first_and_roll.rules.breakaway import first_badge, is_circled, next_badge
from downfield.games.first_and_roll.rules.field_goal import is_good, is_good_again, is_kicked_again
from downfield.games.first_and_roll.rules.kick_off import is_recovered
from downfield.games.first_and_roll.rules.long_bomb import fate, flight
from downfield.games.first_and_roll.rules.tries import is_kick_missed

Odds = dict[int, float]  # a number and how likely it is

COLOURS = (RED, YELLOW, GREEN)
NAMES = ("red", "yellow", "green")
GOAL = 100
RARE = 1e-9  # chains of re-rolls less likely than this are cut short


@dataclass(frozen=True)
class Face:
    """One face of an offence die: its yards, whether it is rolled again, and whether only as a play's first roll."""

    yards: int
    goes_on: bool = False
    breaks: bool = False


@dataclass(frozen=True)
class Bomb:
    """What green, kick and yellow make of a Long Bomb: yards that stand, yards that may go on, and its bad ends."""

    ended: Odds
    circled: Odds
    missed: float
    picked: float


@dataclass(frozen=True)
class Dice:
    """The dice of a match; those with the same faces are the same."""

    offence: tuple[tuple[Face, ...], ...]
    defence: tuple[tuple[int | None, ...], ...]  # None is the flag
    fouls: tuple[int, ...]  # a penalty for each face of its die
    kick: tuple[int, ...]
    clock: tuple[int, ...]
    agreed: tuple[int, ...]  # the options that change what dice mean
    t: Tables = field(compare=False, repr=False)

    def __hash__(self) -> int:
        return self._hash

    @functools.cached_property
    def _hash(self) -> int:
        """Plays are looked up by their dice again and again."""
        return hash((self.offence, self.defence, self.fouls, self.kick, self.clock, self.agreed))

    # The clock die --------------------------------------------------------------------------------------------

    @property
    def advances(self) -> float:
        """How likely the clock die shows a clock."""
        return self.clock.count(TICK) / len(self.clock)

    @property
    def turns(self) -> float:
        """And how likely a T."""
        return self.clock.count(T) / len(self.clock)

    @property
    def turnover(self) -> float:
        """How likely a play ends in a turnover: a T twice [FAR-6.2]."""
        return self.turns * self.turns

    @property
    def tick(self) -> float:
        """How likely the clock moves, given that there is no turnover [FAR-6.1, FAR-6.2]."""
        return (self.advances + self.turns * self.advances) / (1.0 - self.turnover)

    # Flags and circles ----------------------------------------------------------------------------------------

    def flag(self, colour: int) -> float:
        """How likely a defence die shows its flag."""
        die = self.defence[colour]
        return sum(face is None for face in die) / len(die)

    def flags(self, pair: int) -> tuple[float, float]:
        """How likely a pair of defence dice shows two flags, and how likely exactly one [FAR-9.1]."""
        first, second = self.flag(first_of(pair)), self.flag(second_of(pair))
        return first * second, first + second - 2.0 * (first * second)

    @functools.cached_property
    def best_pair(self) -> int:
        """The pair of defence dice that blocks a kick most often."""
        return max(range(PAIRS), key=lambda pair: self.flags(pair)[0])

    @property
    def hail_mary(self) -> float:
        """How likely a Hail Mary is caught: yellow and green both circled [FAR-15.2]."""
        return self._circle(YELLOW) * self._circle(GREEN)

    def _circle(self, colour: int) -> float:
        count = int(self.t.faces[colour])
        return sum(is_circled(self.t, colour, face) for face in range(count)) / count

    # Yards ----------------------------------------------------------------------------------------------------

    def losses(self, colour: int) -> Odds:
        """The yards a defence die takes when it shows no flag; the rest of the odds is the flag's."""
        die = self.defence[colour]
        return merged([(face, 1.0) for face in die if face is not None], len(die))

    def once(self, colour: int) -> Odds:
        """An offence die rolled once, circles not rolled again: every kick [FAR-9.4]."""
        die = self.offence[colour]
        return merged([(face.yards, 1.0) for face in die], len(die))

    def chain(self, colour: int) -> Odds:
        """An offence die with its breakaways [FAR-7.1]."""
        return dict(self._chains[colour])

    @functools.cached_property
    def _chains(self) -> tuple[Odds, ...]:
        return tuple(map(self._chain, COLOURS))

    def _chain(self, colour: int) -> Odds:
        total: Odds = {}
        open_: Odds = {0: 1.0}
        while open_:
            ended, open_ = self._rolled(colour, open_)
            for yards, p in ended.items():
                total[yards] = total.get(yards, 0.0) + p
        return total

    def _rolled(self, colour: int, before: Odds) -> tuple[Odds, Odds]:
        """One more roll on top of what stands: what has ended, and what goes on."""
        ended: list[tuple[int, float]] = []
        going: list[tuple[int, float]] = []
        for sofar, p in before.items():
            for face in self.offence[colour]:
                goes_on = face.goes_on and p > RARE and sofar < GOAL
                (going if goes_on else ended).append((sofar + face.yards, p))
        count = len(self.offence[colour])
        return merged(ended, count), merged(going, count)

    def alone(self, colour: int) -> Odds:
        """An offence die that is not met, with its breakaways and its broken tackle [FAR-7.2]."""
        return dict(self._alones[colour])

    @functools.cached_property
    def _alones(self) -> tuple[Odds, ...]:
        return tuple(map(self._alone, COLOURS))

    def _alone(self, colour: int) -> Odds:
        die, chain = self.offence[colour], self._chains[colour]
        if not any(face.breaks for face in die):
            return chain
        found: list[tuple[int, float]] = []
        for face in die:
            if face.goes_on or face.breaks:
                found += [(face.yards + yards, p) for yards, p in chain.items()]
            else:
                found.append((face.yards, 1.0))
        return merged(found, len(die))

    @functools.cached_property
    def bomb(self) -> Bomb:
        """A Long Bomb before any breakaway [FAR-8.2, FAR-8.3]."""
        greens, yellows = self.offence[GREEN], self.offence[YELLOW]
        each = 1.0 / (len(self.kick) * len(greens) * len(yellows))
        ended: Odds = {}
        circled: Odds = {}
        for green, kick, yellow in itertools.product(greens, self.kick, yellows):
            if fate(green.yards, yellow.yards) == COMPLETE:
                odds = circled if green.goes_on else ended
                total = flight(green.yards, kick, yellow.yards)
                odds[total] = odds.get(total, 0.0) + each
        missed = sum(fate(green.yards, 1) == INCOMPLETE for green in greens) / len(greens)
        picked = sum(fate(1, yellow.yards) == INTERCEPTED for yellow in yellows) / len(yellows)
        return Bomb(ended, circled, missed, (1.0 - missed) * picked)

    # Kicks ----------------------------------------------------------------------------------------------------

    def punt(self, colour: int) -> Odds:
        """The yards of a punt: the kick die and an offence die at face value [FAR-9.4]."""
        return added(merged([(kick, 1.0) for kick in self.kick], len(self.kick)), self.once(colour))

    def good(self, distance: int) -> float:
        """How likely a field goal from this distance goes between the posts, if not blocked [FAR-12.1]."""
        if distance > self.t.longest:
            return 0.0
        return sum(self._kicked(face, distance) for face in self.kick) / len(self.kick)

    def _kicked(self, face: int, distance: int) -> float:
        if is_kicked_again(face, distance):
            return sum(is_good_again(again, distance) for again in self.kick) / len(self.kick)
        return float(is_good(face, distance))

    def kicked_point(self) -> float:
        """How likely the kick after a touchdown is good [FAR-13.2]."""
        missed = sum(is_kick_missed(clock, face) for clock in self.clock for face in self.kick)
        return 1.0 - missed / (len(self.clock) * len(self.kick))

    def brought_out(self) -> Odds:
        """Where a kick-off run out ends: all three offence dice with their re-rolls [FAR-4.3]."""
        return dict(self._brought_out)

    @functools.cached_property
    def _brought_out(self) -> Odds:
        total: Odds = {0: 1.0}
        for colour in COLOURS:
            total = added(total, self._chains[colour])
        return {yards: p for yards, p in total.items() if p > RARE}

    def onside(self) -> Odds:
        """The yards of an onside kick: red and yellow at face value [FAR-4.4]."""
        return added(self.once(RED), self.once(YELLOW))

    def recovered(self, yards: int) -> float:
        """How likely an onside kick of so many yards is kept [FAR-4.4, FAR-20.3]."""
        return sum(is_recovered(self.t, yards, face) for face in self.clock) / len(self.clock)


@functools.lru_cache(maxsize=20)
def dice_of(t: Tables) -> Dice:
    """The dice of a match as odds want them."""
    return Dice(
        offence=tuple(tuple(_face(t, c, face) for face in range(t.faces[c])) for c in COLOURS),
        defence=tuple(
            tuple(_loss(t, GUARD + c, face) for face in range(t.faces[GUARD + c])) for c in COLOURS
        ),
        fouls=_numbers(t, PENALTY),
        kick=_numbers(t, KICK),
        clock=_numbers(t, CLOCK),
        agreed=(int(t.only_red_zone), int(t.onside_needs_t)),
        t=t,
    )


def _numbers(t: Tables, die: int) -> tuple[int, ...]:
    return tuple(int(t.value(die, face)) for face in range(t.faces[die]))


def _face(t: Tables, colour: int, face: int) -> Face:
    """A face by what the rules make of it; a circled nothing changes nothing, however often it is rolled again."""
    yards = int(t.value(colour, face))
    goes_on = next_badge(t, colour, face) != PLAIN and yards > 0
    return Face(
        yards, goes_on, first_badge(t, colour, NO_DIE, face) != PLAIN and not is_circled(t, colour, face)
    )


def _loss(t: Tables, die: int, face: int) -> int | None:
    return None if t.sign(die, face) == FLAG else int(t.value(die, face))


def means(odds: Odds) -> float:
    """The average of a throw."""
    return sum(number * p for number, p in odds.items())


def merged(found: list[tuple[int, float]], share: float = 1.0) -> Odds:
    """Equal numbers put together, all odds divided by `share`."""
    total: Odds = {}
    for number, p in found:
        total[number] = total.get(number, 0.0) + p / share
    return total


def added(one: Odds, other: Odds) -> Odds:
    """The sum of two throws, nothing counted beyond the length of the field."""
    return merged([(min(a + b, GOAL), p * q) for a, p in one.items() for b, q in other.items()])
