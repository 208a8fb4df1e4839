"""The solved match at hand: how drives begin is shipped or solved once, the drive that is played solved on demand."""

from collections.abc import Callable
from typing import Final, TypeVar, cast

import numpy as np

from downfield.games.first_downs.coach.solve import shipped
from downfield.games.first_downs.coach.solve.drive import Drive
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.coach.solve.opened import Opened
from downfield.games.first_downs.coach.solve.spot import games_of, windows_of
from downfield.games.first_downs.coach.solve.truth import Layer, Truth
from downfield.games.first_downs.components.freeze import freeze
from downfield.games.first_downs.components.parts import Parts
from downfield.games.first_downs.model.kinds import BETWEEN, CONVERSION, TOUCHDOWN
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.rules.contest import hopeless, overtime_round
from downfield.kernel import solvers
from downfield.kernel.errors import BadOption
from downfield.kernel.needs import NOBODY, OVER
from downfield.kernel.options import Value
from downfield.kernel.solution import shelf
from downfield.kernel.spec import Game

D = TypeVar("D", bound=Drive)
MOST_GAMES: Final = 2_000  # secret choices that are remembered, a kilobyte each
MOST_DRIVES: Final = 80  # drives that are remembered, two megabytes each: a match has no more


class Book:
    """Knows the attacker's chance wherever a match rests between plays."""

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.truth = Truth(freeze(cast(Parts, game.pack.parts), options))
        self.shelf = shelf(game, options, self.truth.matters)
        endless = options["max_overtime_rounds"] is None  # as what is shipped is
        self.starts = shipped.starts(game.pack.hash, options) if endless else {}
        self.drives: dict[Layer, Drive] = {}
        self.opened: dict[Layer, Opened] = {}
        self.secret: dict[tuple[Layer, tuple[int, int, int, int]], Floats] = {}
        if not all(layer.name in self.starts for layer in self.truth.last()):
            self._solve()
        if endless:  # [FFD-9.3] then a round later a tie is worth the same
            tied = self.truth.tied(self.truth.rounds)
            self.starts[self.truth.tied(self.truth.rounds - 1).name] = self.start(tied.name)

    def _solve(self) -> None:
        """Solve another pack, or other options, once for this machine."""
        missing = [name for wave in self.truth.waves() for name in wave if not self.shelf.has(name)]
        if missing:
            with solvers.alone(self.shelf.folder.name):
                self.shelf.open()
                for name in missing:
                    if not self.shelf.has(name):
                        self.shelf.write(name, self.truth.solve(name, self.shelf))

    def start(self, name: str) -> Floats:
        """How the drives of a layer begin."""
        if name not in self.starts:
            self.starts[name] = self.truth.stored(name, self.shelf)
        return self.starts[name]

    def drive(self, layer: Layer) -> Drive:
        """A drive, solved to the last state, and remembered for a while."""
        return _remembered(self.drives, layer, lambda: self.truth.drive(layer, self.start))

    def open(self, layer: Layer) -> Opened:
        """A drive, solved where a match comes to."""
        return _remembered(self.opened, layer, lambda: self._opened(layer))

    def _opened(self, layer: Layer) -> Opened:
        return Opened(self.truth.downs, self.truth.ends(layer, self.start), self.start(layer.name))

    def layer(self, g: Downs) -> Layer | None:
        """The layer of the present drive; None where the winner is certain."""
        lead = int(g.points(g.attacker) - g.points(1 - g.attacker))
        if not g.is_overtime():
            return self.truth.layer(2 * self.truth.drives - int(g.drive), lead)
        before = int(overtime_round(g)) - 1
        rounds = self.truth.rounds if g.t.rounds < 0 else int(g.t.rounds) - before
        return self.truth.layer(2 - int(g.drive) % 2, lead, max(rounds, 1))

    def chance(self, g: Downs) -> float:
        """The attacker's chance where a match is over, or rests before a choice."""
        if g.need == OVER:
            return 0.5 if g.winner == NOBODY else float(g.winner == g.attacker)
        layer = self.layer(g)
        if g.stage == BETWEEN and hopeless(g) != NOBODY:  # [FFD-9.2] whether he concedes or not
            return float(hopeless(g) != g.attacker)
        if layer is None:
            return float(g.points(g.attacker) > g.points(1 - g.attacker))
        pair = int(self.truth.chart.purse.number[g.ma, g.md])
        if g.stage not in (TOUCHDOWN, CONVERSION) and g.down == 1 and g.neutral == g.t.ten:
            return float(self.start(layer.name)[g.theirs, pair])
        return float(self._row(g, self.open(layer))[pair])

    def games(self, g: Downs) -> Floats:
        """The attacker's chance at a secret choice: option × card × play."""
        layer = self.layer(g)
        if layer is None:
            plays, options, cards = self.truth.chart.kind.shape
            return np.full((options, cards, plays), float(g.points(g.attacker) > g.points(1 - g.attacker)))
        down = -1 if g.stage == CONVERSION else int(g.down) - 1
        spot = down, int(g.neutral), int(g.theirs), int(self.truth.chart.purse.number[g.ma, g.md])
        if (layer, spot) not in self.secret:
            if len(self.secret) >= MOST_GAMES:
                self.secret.clear()
            self.secret[layer, spot] = self._games(g, self.open(layer), spot)
        return self.secret[layer, spot]

    def _games(self, g: Downs, drive: Drive, spot: tuple[int, int, int, int]) -> Floats:
        down, togo, deep, pair = spot
        if down < 0:
            return games_of(drive, windows_of(drive, None, togo, deep, pair))
        drive.come_to(down, deep, int(g.ma + g.md))
        return games_of(drive, windows_of(drive, down, togo, deep, pair))

    def _row(self, g: Downs, drive: Drive) -> Floats:
        downs = self.truth.downs
        if g.stage == CONVERSION:
            return drive.conversion
        if g.stage == TOUCHDOWN:
            return np.asarray(drive.rows[downs.touchdown])
        down, deep = int(g.down) - 1, int(g.theirs)
        drive.come_to(down, deep, int(g.ma + g.md))
        return np.asarray(drive.rows[downs.row(down, np.array(int(g.neutral)), np.array(deep))])


def is_solved(game: Game, options: dict[str, Value]) -> bool:
    """Whether nobody has to wait for a book: its drives are shipped, or were solved on this machine."""
    try:
        truth = Truth(freeze(cast(Parts, game.pack.parts), options))
    except BadOption:  # more drives than anybody solves
        return False
    if options["max_overtime_rounds"] is None:
        known = shipped.names(game.pack.hash, options)
        if all(layer.name in known for layer in truth.last()):
            return True
    kept = shelf(game, options, truth.matters)
    return all(kept.has(name) for wave in truth.waves() for name in wave)


def _remembered(known: dict[Layer, D], layer: Layer, made: Callable[[], D]) -> D:
    """What is known of a layer; the oldest is forgotten."""
    if layer not in known:
        if len(known) >= MOST_DRIVES:
            known.pop(next(iter(known)))
        known[layer] = made()
    return known[layer]
