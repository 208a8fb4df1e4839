"""First Downs solved for a coach: the drives of a match, each an equilibrium of what can follow it.

Until the last two drives a coach plays for points: the most points of difference over the drives that are left,
whatever the score. In the last two, and in overtime, it plays to win: an end of the drive is worth the probability of
winning with the score as it is then. A tie is worth a round of overtime, found by playing one out after which another
tie is worth a rough estimate; what remains of the estimate's error is mostly below one part in a hundred.
"""

import contextlib
import hashlib
import pathlib
from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from downfield.games.first_downs.coach.solve import store
from downfield.games.first_downs.coach.solve.chart import Chart
from downfield.games.first_downs.coach.solve.drive import Downs, Drive, Ends, ends_of, solve
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.coach.solve.opened import Opened
from downfield.games.first_downs.coach.solve.shipped import MATTERING, starts
from downfield.games.first_downs.coach.solve.spot import Spot
from downfield.games.first_downs.coach.solve.truth import prospects
from downfield.games.first_downs.components.freeze import freeze
from downfield.games.first_downs.components.parts import Parts
from downfield.games.first_downs.model.tables import Tables
from downfield.kernel import cache, solvers
from downfield.kernel.options import Value
from downfield.kernel.pack import Pack

HORIZON: Final = 5  # drives that playing for points looks ahead
EXACT: Final = 2  # drives at the end of a match, and of a round of overtime, that are played to win
MOST_SPOTS: Final = 10_000  # remembered at a time
GAME: Final = "downfield.games.first_downs"
SOURCES: Final = tuple(f"{GAME}.{room}" for room in ("model", "components", "rules", "coach.solve"))

# What follows a tie.
OVERTIME: Final = ""
ROUGHLY: Final = "-roughly"  # overtime, estimated
DRAW: Final = "-draw"  # nothing: it is worth half a win


class Model:
    """Every drive that a coach may need, solved when first asked for, or read from the cache."""

    def __init__(self, tables: Tables, key: str, starts: dict[str, Floats]) -> None:
        self.starts = starts  # how drives begin that need not be solved for it
        self.chart = Chart(tables)
        self.downs = Downs(self.chart)
        self.key = key
        self.folder = cache.folder() / "first-downs" / key
        self.drives: dict[str, Drive] = {}
        self.alike = prospects(self.chart.points, EXACT)
        self.spots: dict[tuple[int | None, ...], Spot] = {}

    def prepare(self) -> None:
        """Solve what every match needs, so that nobody waits for long in the middle of one."""
        if self.starts:
            return
        for left in range(1, HORIZON + 1):
            self.for_points(left)
        for lead in range(-self.chart.most, 1):
            self.to_win(1, lead)

    def spot(self, drive: Drive, down: int | None, togo: int, deep: int, pair: int) -> Spot:
        """What to do at a spot of one of these drives, remembered for a while."""
        named = (id(drive), down, togo, deep, pair)
        if named not in self.spots:
            if len(self.spots) >= MOST_SPOTS:
                self.spots.clear()
            if down is not None:
                purse = self.chart.purse
                drive.come_to(down, deep, int(purse.attacker[pair] + purse.defender[pair]))
            self.spots[named] = Spot(drive, down, togo, deep, pair)
        return self.spots[named]

    def pair(self, attacker: int, defender: int) -> int:
        """The number of a pair of momentum."""
        return int(self.chart.purse.number[attacker, defender])

    # Playing for points ------------------------------------------------------------------------------------------

    def for_points(self, left: int) -> Drive:
        """A drive with so many left, itself included, whose attacker wants the most points of difference."""
        left = min(left, HORIZON)
        return self._drive(f"points-{left}", 0.0, lambda: self._points_after(left))

    def _points_after(self, left: int) -> list[Floats]:
        """What each ending leaves to the opponent, who attacks next."""
        then = self._points(left - 1) if left > 1 else self._flat(0.0)
        return [then - points for points in self.chart.points]

    def _points(self, left: int) -> Floats:
        """How a drive for points begins, with so many left."""
        return self._begun(f"points-{left}", lambda: self.for_points(left))

    # Playing to win ----------------------------------------------------------------------------------------------

    def to_win(self, left: int, lead: int, tie: str = OVERTIME) -> Drive | None:
        """A drive among the last ones, whose attacker leads by so much; None if the winner is certain."""
        alike = self.alike.get((left, lead))
        if alike is None:
            return None
        return self._to_win(left, alike, tie)

    def _to_win(self, left: int, alike: int, tie: str) -> Drive:
        return self._drive(f"win-{left}-{alike}{tie}", 1.0, lambda: self._chances_after(left, alike, tie))

    def _chances_after(self, left: int, lead: int, tie: str) -> list[Floats]:
        """The chance that each ending leaves to the opponent, who attacks next."""
        return [self._chance(left - 1, -lead - points, tie) for points in self.chart.points]

    def _chance(self, left: int, lead: int, tie: str) -> Floats:
        """The chance of an attacker who leads by so much, by distance and momentum."""
        if left == 0 and lead == 0:
            return self._tied(tie)
        alike = self.alike.get((left, lead))
        if alike is None:
            return self._flat(float(lead > 0))
        return self._begun(f"win-{left}-{alike}{tie}", lambda: self._to_win(left, alike, tie))

    def _tied(self, tie: str) -> Floats:
        """The chance of the player who would attack first in overtime."""
        if tie == DRAW:
            return self._flat(0.5)
        if (
            tie == ROUGHLY
        ):  # by the points of difference of a round, compared with the most that a drive gives
            return np.clip(self._points(2) / self.chart.most + np.float32(0.5), 0, 1)
        return self._chance(2, 0, ROUGHLY)

    # Both --------------------------------------------------------------------------------------------------------

    def _flat(self, worth: float) -> Floats:
        """Give every beginning of a drive the same worth."""
        return np.full((self.downs.deepest + 1, len(self.chart.purse)), worth, dtype=np.float32)

    def _begun(self, name: str, drive: Callable[[], Drive]) -> Floats:
        """How the drive of this name begins: known, or solved now."""
        return self.starts[name] if name in self.starts else drive().start()

    def _drive(self, name: str, whole: float, after: Callable[[], list[Floats]]) -> Drive:
        """The drive of this name: known, or stored, or solved now."""
        if name not in self.drives and name in self.starts:
            self.drives[name] = Opened(self.downs, ends_of(self.downs, whole, after()), self.starts[name])
        if name not in self.drives:
            file, tag = self.folder / f"{name}.npz", f"{self.key} {name}"
            drive = self._stored(file, tag)
            if drive is None:
                ends = ends_of(self.downs, whole, after())
                # a single drive takes a second: only who needs many to begin with leaves them to one
                with contextlib.nullcontext() if self.starts else solvers.alone(self.key):
                    drive = self._stored(file, tag) or self._solved(file, tag, ends)
            self.drives[name] = drive
        return self.drives[name]

    def _stored(self, file: pathlib.Path, tag: str) -> Drive | None:
        stored = store.read(file, tag, self.downs.shapes())
        return None if stored is None else Drive(self.downs, stored["rows"], stored["conversion"])

    def _solved(self, file: pathlib.Path, tag: str, ends: Ends) -> Drive:
        drive = solve(self.downs, ends)
        store.write(file, tag, {"rows": drive.rows, "conversion": drive.conversion})
        return drive


def key(pack: Pack[Parts], options: Mapping[str, Value]) -> str:
    """What a solution depends on, as sixteen hexadecimal digits."""
    said = [cache.edition(*SOURCES), pack.hash, *(f"{name}={options[name]}" for name in MATTERING)]
    return hashlib.sha256(" ".join(said).encode()).hexdigest()[:16]


_MODELS: dict[tuple[str, str], Model] = {}


def model(pack: Pack[Parts], options: Mapping[str, Value]) -> Model:
    """The model of a pack and its options, shared by every coach of this process."""
    named = (str(cache.folder()), key(pack, options))
    if named not in _MODELS:
        begun = {name: table.astype(np.float32) for name, table in starts(pack.hash, options).items()}
        _MODELS[named] = Model(freeze(pack.parts, dict(options)), named[1], begun)
    return _MODELS[named]
