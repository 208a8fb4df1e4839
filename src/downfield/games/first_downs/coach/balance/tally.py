"""What is counted while a match flows: chances, added up."""

from typing import Final

import numpy as np

from downfield.games.first_downs.coach.balance.leads import BITS
from downfield.games.first_downs.coach.solve.chart import Ints
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.model.kinds import OPTIONS

SITUATIONS: Final = ("first", "second-long", "short", "long", "goal", "medium")
SHORT, LONG = 3, 7  # yards to go: up to, and from
ENDS: Final = ("touchdown", "converted", "unconverted", "field-goal", "missed", "punt", "failed", "turnover")
CHOICES: Final = ("gamble", "field-goal", "punt")  # [FFD-7.1]


def situation(down: int | None, togo: Ints, deep: Ints) -> Ints:
    """The sort of moment: the number of one of SITUATIONS."""
    if down is None:
        return np.full(len(togo), SITUATIONS.index("medium"))
    found = np.full(len(togo), SITUATIONS.index("medium"))
    if down == 0:
        found[:] = SITUATIONS.index("first")
    else:
        found[togo >= LONG] = SITUATIONS.index("second-long" if down == 1 else "long")
    found[deep == 0] = SITUATIONS.index("goal")
    found[(togo <= SHORT) & ((down > 0) | (deep == 0))] = SITUATIONS.index("short")
    return found


class Tally:
    """Chances of everything that is told of a drive, or of many."""

    def __init__(self, plays: int, cards: int) -> None:
        self.drives = 0.0
        self.downs = 0.0
        self.mattering = (
            0.0  # downs in which it matters what is shown: only they are counted by play and card
        )
        self.plays = np.zeros((len(SITUATIONS), plays))
        self.options = np.zeros((plays, OPTIONS))
        self.cards = np.zeros((plays, cards))
        self.deeds = np.zeros(BITS)
        self.skips = 0.0
        self.paid = 0.0  # drives in which somebody spent momentum
        self.fourth = np.zeros(len(CHOICES))
        self.ends = np.zeros(len(ENDS))
        self.points = 0.0

    def add(self, other: "Tally") -> None:
        """Take over what another has counted."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def end(self, name: str, chance: float) -> None:
        """So many drives end so."""
        self.ends[ENDS.index(name)] += chance

    def show(self, where: Ints, play: Ints, weight: Floats) -> None:
        """Plays shown where it matters."""
        np.add.at(self.plays, (where, play), weight)
        self.mattering += float(weight.sum())

    def meet(self, play: Ints, options: Floats, cards: Floats, weight: Floats) -> None:
        """Options named and cards laid after them: choice × state."""
        for choice, share in enumerate(options):
            np.add.at(self.options[:, choice], play, share * weight)
        for card, share in enumerate(cards):
            np.add.at(self.cards[:, card], play, share * weight)

    def pay(self, deeds: Ints, weight: Floats) -> None:
        """What momentum was spent on."""
        for bit in range(BITS):
            self.deeds[bit] += float(weight[(deeds >> bit & 1).astype(bool)].sum())
