"""What the solver tells of a layer: the worth of every state and the mixes, as numbers for whoever checks them."""

import numpy as np

from downfield.games.first_downs.coach.solve import matrix
from downfield.games.first_downs.coach.solve.drive import Windows
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.coach.solve.truth import Layer, Truth
from downfield.games.first_downs.model.kinds import CONVERSION, TOUCHDOWN
from downfield.kernel.solution import Shelf

Pair = tuple[int, int]  # momentum of attacker and defender
Mixes = tuple[list[float], list[float]]  # of options and of cards, after each play


class Told:
    """A solved layer, state by state."""

    def __init__(self, truth: Truth, layer: Layer, shelf: Shelf) -> None:
        self.truth = truth
        self.drive = truth.drive(layer, lambda name: truth.stored(name, shelf))
        purse = truth.chart.purse
        pairs = zip(purse.attacker.tolist(), purse.defender.tolist(), strict=True)
        self.pairs: list[Pair] = list(pairs)

    def begin(self) -> Floats:
        """How the drives of this layer begin."""
        return self.drive.start()

    def worth(self, stage: int, down: int, neutral: int, theirs: int) -> dict[Pair, float]:
        """The worth of a state, by momentum."""
        return dict(zip(self.pairs, self._row(stage, down, neutral, theirs).tolist(), strict=True))

    def _row(self, stage: int, down: int, neutral: int, theirs: int) -> Floats:
        downs = self.truth.downs
        if stage == CONVERSION:
            return self.drive.conversion
        if stage == TOUCHDOWN:
            return np.asarray(self.drive.rows[downs.touchdown])
        return np.asarray(self.drive.rows[downs.row(down - 1, np.array(neutral), np.array(theirs))])

    def mixes(self, stage: int, down: int, neutral: int, theirs: int) -> dict[Pair, Mixes]:
        """The mixes of a state, by momentum; none where no card is laid."""
        if stage == TOUCHDOWN:
            return {pair: ([], []) for pair in self.pairs}
        games = self._games(stage, down, neutral, theirs)
        rows, columns, plays, pairs = games.shape
        flat = games.reshape(rows, columns, plays * pairs)
        options = matrix.row_mix(flat).reshape(rows, plays, pairs).transpose(2, 1, 0).reshape(pairs, -1)
        cards = matrix.column_mix(flat).reshape(columns, plays, pairs).transpose(2, 1, 0).reshape(pairs, -1)
        return {p: (o, c) for p, o, c in zip(self.pairs, options.tolist(), cards.tolist(), strict=True)}

    def _games(self, stage: int, down: int, neutral: int, theirs: int) -> Floats:
        """Option × card × play × momentum."""
        drive, downs = self.drive, self.truth.downs
        every = np.arange(len(self.pairs))
        if stage == CONVERSION:
            windows = Windows(downs, downs.conversion(drive.reset), every, drive.conversion[None], None)
        else:
            at, deep = np.array([neutral]), np.array([theirs])
            again = drive.rows[downs.row(down - 1, at, deep)]
            lost = drive.stay[downs.chart.total - at - deep]
            finals = downs.finals(drive.rows, down - 1, at, deep)
            windows = Windows(downs, finals, every, again, lost)
        games: Floats = windows.worth[:, 0][downs.chart.kind].transpose(1, 2, 0, 3)
        return games
