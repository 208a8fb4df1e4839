"""The sweep on a graphics card: the text in plays.cu, compiled by CuPy for the numbers of a pack."""

import pathlib
from types import ModuleType
from typing import Any

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers import ends, flat, grid, outcomes
from downfield.games.first_and_roll.coach.solve.layers.flat import Flat
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import Wave
from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.rules.downs import DOWNS
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

THREADS = 128


def source(o: Outcomes) -> str:
    """The text to compile: the numbers of the model, then plays.cu."""
    named: dict[str, int] = {"GREEN": GREEN, "DOWNS": DOWNS, "BEYOND": BEYOND, "WIDE": ends.WIDE}
    for room in (grid, outcomes, ends, flat):
        named |= {name: n for name, n in vars(room).items() if name.isupper() and isinstance(n, int)}
    named |= {"FOULS": len(o.fouls), "FOUL_SIZE": len(o.fouls[0].spots) + 2}
    named["RUN_OFF_MATCHED"] = int(o.run_off_matched)
    text = pathlib.Path(__file__).with_name("plays.cu").read_text(encoding="utf-8")
    return "".join(f"#define {name} {n}\n" for name, n in sorted(named.items())) + text


class Card:
    """Sweeps layers on a graphics card."""

    def __init__(self, o: Outcomes, cupy: ModuleType) -> None:
        self.cp: Any = cupy
        self.kernel = cupy.RawModule(code=source(o), options=("--std=c++14",)).get_function("sweep")
        arrays = Flat(o)
        names = ("odds", "numbers", "start", "yards", "fouls", "starts", "balls", "ruled")
        self.tables = [cupy.asarray(getattr(arrays, name)) for name in names]

    def prepare(self, wave: Wave) -> None:
        """Take over the layers of a wave, and work out what does not move: plays after which the clock advances."""
        self.fixed = self.cp.zeros((*wave.values.shape, 8))
        for down in range(1, DOWNS + 1):
            self._launch(wave, wave.values, down, 1, self.cp.zeros(1, dtype=self.cp.uint64))

    def sweep(self, wave: Wave) -> float:
        """One sweep, from the fourth down back to the first."""
        moved, before = self.cp.zeros(1, dtype=self.cp.uint64), wave.values.copy()
        for down in range(DOWNS, 0, -1):
            self._launch(wave, before, down, 0, moved)
        return float(moved.view(self.cp.float64)[0])

    def finish(self, wave: Wave) -> None:
        """Every sweep has handed back all plays."""

    def _launch(self, wave: Wave, before: Any, down: int, first: int, moved: Any) -> None:
        rows = wave.values.shape[0] * wave.values.shape[1]
        blocks = (rows * grid.CELLS + THREADS - 1) // THREADS
        arrays = (wave.values, before, wave.ticked, wave.secured, wave.ticked_run, wave.rows, self.fixed)
        numbers = (np.int32(n) for n in (rows, down, first))
        self.kernel((blocks,), (THREADS,), (*arrays, *self.tables, moved, *numbers))
