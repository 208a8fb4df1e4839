"""What the solver tells whoever wants to prove it: how often each die is taken, by the tables on a shelf."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.duel import Floats, column_mix, row_mix
from downfield.games.first_and_roll.coach.solve.layers.case import Case, Plays
from downfield.games.first_and_roll.coach.solve.layers.cores import Series, Tables
from downfield.games.first_and_roll.coach.solve.layers.ends import thrown
from downfield.games.first_and_roll.coach.solve.layers.wave import OVERTIME, Clock, Layer, Shelf, Wave
from downfield.games.first_and_roll.coach.truth.solver import Match
from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.odds.dice import COLOURS

Mixes = tuple[Floats, Floats]  # of the offence and of the defence


class Told:
    """The best mixes in a layer and its mirror."""

    def __init__(self, match: Match, unit: str, read: Shelf) -> None:
        self.o, self.layers = match.o, match.layers[unit]
        wave = Wave(self.layers, Clock(match.o, match.span, read, np), self.layers[0].half == OVERTIME)
        for k, layer in enumerate(self.layers):
            solved = read.get(layer)
            wave.values[k], wave.kicks[k] = solved.values, solved.kicks
        wave.settle_ends()
        self.leads = wave.values.shape[1]
        self.tables = Tables.of(wave)
        self.lists = [thrown(odds) for odds in self.o.lists]

    def _plays(self, layer: Layer, row: int, down: int, ball: int, marker: int) -> tuple[Plays, int, int]:
        """Plays of a down and marker, and where a position stands among them."""
        series = Series(self.o, self.lists, marker)
        plays = series.plays(self.tables, Case(series.of, down), series.ticked(self.tables, down))
        return plays, self.layers.index(layer) * self.leads + row, ball - series.of.low

    def worth(self, layer: Layer, row: int, down: int, ball: int, marker: int) -> float:
        """What the next sweep would say of a position before a play."""
        plays, case, spot = self._plays(layer, row, down, ball, marker)
        return float(plays.best[case, spot])

    def mixes(self, layer: Layer, row: int, down: int, ball: int, marker: int) -> Mixes:
        """How often each die is taken before a play."""
        plays, case, spot = self._plays(layer, row, down, ball, marker)
        duel = np.empty((3, 3, 1))
        for colour in COLOURS:
            alone = plays.alone[colour, case, spot]
            duel[colour] = max(alone, plays.bomb[case, spot]) if colour == GREEN else alone
            duel[colour, colour] = plays.met[colour, case, spot]
        return row_mix(duel)[0][:, 0], column_mix(duel)[0][:, 0]
