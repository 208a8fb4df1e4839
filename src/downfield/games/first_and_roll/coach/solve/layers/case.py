"""A down put together: what the clock die leaves of a play, whatever it shows, and the best of all declarations."""

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers.ends import (
    ROW_AWAY,
    ROW_CAUGHT,
    ROW_GOOD,
    ROW_HAIL,
    ROW_LOST,
    ROW_PICKED,
    ROW_TURNED,
    STILL,
)
from downfield.games.first_and_roll.coach.solve.layers.outcomes import BLOCKED, Floats
from downfield.games.first_and_roll.coach.solve.layers.sealed import duels
from downfield.games.first_and_roll.coach.solve.layers.stretch import Passes, Stretch, flagged
from downfield.games.first_and_roll.model.kinds import GREEN, RED, YELLOW
from downfield.games.first_and_roll.odds.dice import COLOURS
from downfield.games.first_and_roll.rules.downs import DOWNS

NOTHING: Floats = np.zeros(())


@dataclass
class Mode:
    """Plays after which the clock stands still, or advances, or that are lost: what they are worth without a flag."""

    of: Stretch
    passes: Passes
    alone: Floats  # (colour, case, spot); so is met
    met: Floats
    runs: tuple[Floats, Floats]  # where red and yellow end
    picked: Floats  # a bomb that is intercepted
    flown: list[Floats] = field(default_factory=list)

    @property
    def bomb(self) -> Floats:
        """A Long Bomb."""
        if not self.flown:
            self.flown.append(self.passes.bomb(self.picked))
        return self.flown[0]

    def flags(self, accepted: Floats) -> Floats:
        """What plays that are met are worth with a flag, as likely as it is; `accepted` is by foul, case and spot."""
        odds, of = self.of.o.flags, self.of
        green = self.passes.alone(lambda declined: flagged(of.o, declined, accepted))
        red, yellow = (of.run_flags(colour, self.runs[colour], accepted) for colour in (RED, YELLOW))
        return np.stack([odds[RED] * red, odds[YELLOW] * yellow, odds[GREEN] * green])


def kept(of: Stretch, table: Floats, ran: Floats, rows: Floats, mode: int) -> Mode:
    """Plays that are not lost; the tables say where they end, `ran` after a run that may go on."""
    passes = of.passes(table, table[:, of.balls])
    red, yellow, red_met, yellow_met = of.carried(table, ran)
    alone = np.stack([red, yellow, passes.alone()])
    met = np.stack([red_met, yellow_met, passes.covered()])
    return Mode(of, passes, alone, met, (table, table), rows[:, ROW_PICKED + mode, of.balls])


def lost(of: Stretch, missed: Floats, rows: Floats) -> Mode:
    """Plays that are lost."""
    turned = [rows[:, ROW_TURNED + colour] for colour in COLOURS]
    passes = of.passes(turned[GREEN], missed)
    red, yellow, red_met, yellow_met = (rows[:, ROW_LOST + k, of.balls] for k in range(4))
    alone = np.stack([red, yellow, passes.alone()])
    met = np.stack([red_met, yellow_met, passes.covered()])
    return Mode(of, passes, alone, met, (turned[RED], turned[YELLOW]), rows[:, ROW_PICKED + STILL, of.balls])


class Sum(NamedTuple):
    """A mode with everything in it."""

    alone: Floats
    met: Floats
    bomb: Floats
    blocked: Floats  # a punt that is

    @classmethod
    def of(cls, mode: Mode, flags: Floats, down: int) -> "Sum":
        """Put a mode together with what flags bring."""
        blocked = mode.of.run(BLOCKED, mode.runs[RED]) if down == DOWNS else NOTHING
        return cls(mode.alone, mode.met + flags, mode.bomb, blocked)


class Plays(NamedTuple):
    """What plays are worth by case and spot: a colour alone, met, as a bomb; punts by pair of dice; the best of all."""

    alone: Floats  # (colour, case, spot)
    met: Floats
    bomb: Floats
    punt: Floats
    best: Floats


class Case:
    """A down of a stretch while it is solved; remembers what moves little."""

    def __init__(self, of: Stretch, down: int) -> None:
        self.of, self.down, self.o = of, down, of.o

    def rest(self, still: Mode, ticked: Sum, lost: Sum, rows: Floats) -> None:
        """Work out plays after which the clock advances, lost ones, and the bomb."""
        (blank, tick, turn), (face, advance, t) = self.o.clock, self.o.face
        self.alone = tick * ticked.alone + turn * lost.alone
        self.met = tick * ticked.met + turn * lost.met
        self.bomb = blank * still.bomb + tick * ticked.bomb + turn * lost.bomb
        if self.down == DOWNS:  # [FAR-9.2] a blocked punt
            self.blocked = face * self.of.run(BLOCKED, still.runs[RED]) + advance * ticked.blocked
            self.blocked += t * rows[:, ROW_CAUGHT, self.of.balls]

    def flag(self, still: Mode, accepted: Floats, rows: Floats) -> None:
        """Work out flags on plays after which the clock stands still."""
        self.flags = still.flags(accepted)
        if self.down == DOWNS:
            self.whistled = flagged(self.o, rows[:, ROW_AWAY, self.of.balls], accepted)

    def plays(self, still: Mode, rows: Floats) -> Plays:
        """Put everything together."""
        blank, balls = self.o.clock[0], self.of.balls
        alone = blank * still.alone + self.alone
        met = blank * (still.met + self.flags) + self.met
        best = duels(np.stack([alone[RED], alone[YELLOW], np.maximum(alone[GREEN], self.bomb)]), met)
        for row in (ROW_GOOD, ROW_HAIL):
            np.maximum(best, rows[:, row, balls], out=best)
        punt = self._punts(rows[:, ROW_AWAY, balls]) if self.down == DOWNS else NOTHING
        if self.down == DOWNS:
            np.maximum(best, punt.min(axis=0), out=best)
        return Plays(alone, met, self.bomb, punt, best)

    def _punts(self, away: Floats) -> Floats:
        """A punt by each pair of defence dice [FAR-9.1]."""
        pairs = self.o.pairs
        return np.stack([
            two * self.blocked + one * self.whistled + (1.0 - two - one) * away for two, one in pairs
        ])  # fmt: skip
