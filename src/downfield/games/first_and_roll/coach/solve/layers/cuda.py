"""The sweep on a graphics card: the text in plays.cu, compiled by CuPy for the numbers of a pack."""

import pathlib
from types import ModuleType
from typing import Any

import numpy as np

from downfield.games.first_and_roll.coach.solve.layers import ends, flat, grid, outcomes
from downfield.games.first_and_roll.coach.solve.layers.flags import HAIR
from downfield.games.first_and_roll.coach.solve.layers.flat import Flat
from downfield.games.first_and_roll.coach.solve.layers.grid import GOAL
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import Wave
from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.rules.downs import DOWNS
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

THREADS = 128
STACK = 8192  # bytes of a thread for calls within calls
FINE = 0.01  # of what moved in the sweep before: how exact the next one has to be


def source(o: Outcomes) -> str:
    """The text to compile: the numbers of the model, then plays.cu."""
    named: dict[str, int] = {"GREEN": GREEN, "DOWNS": DOWNS, "BEYOND": BEYOND, "WIDE": ends.WIDE}
    for room in (grid, outcomes, ends, flat):
        named |= {name: n for name, n in vars(room).items() if name.isupper() and isinstance(n, int)}
    named |= {"FOULS": len(o.fouls), "FOUL_SIZE": len(o.fouls[0].spots) + 2}
    named["BY_OFFENCE"] = sum(foul.by_offence for foul in o.fouls)
    named["RUN_OFF_MATCHED"] = int(o.run_off_matched)
    named["BACK"], named["SHORTEST"] = flat.reach(o)
    text = pathlib.Path(__file__).with_name("plays.cu").read_text(encoding="utf-8")
    return "".join(f"#define {name} ({n})\n" for name, n in sorted(named.items())) + text


class Card:
    """Sweeps layers on a graphics card."""

    KINDS = 9  # of tables that a down is played by; see plays.cu

    def __init__(self, o: Outcomes, cupy: ModuleType) -> None:
        self.cp: Any = cupy
        if hasattr(cupy, "cuda"):  # room for dice with several faces that go on
            cupy.cuda.runtime.deviceSetLimit(0, STACK)
        module = cupy.RawModule(code=source(o), options=("--std=c++14",))
        self.gather, self.gather_lost, self.play = map(
            module.get_function, ("gather", "gather_lost", "sweep")
        )
        arrays = Flat(o)
        names = ("odds", "numbers", "start", "yards", "fouls", "starts", "balls", "ruled", "missed")
        self.tables = [cupy.asarray(getattr(arrays, name)) for name in names]
        self.height = arrays.back + BEYOND + 1

    def prepare(self, wave: Wave) -> None:
        """Take over the layers of a wave, and work out what does not move: plays after which the clock advances."""
        rows = self._rows(wave)
        self.fixed = self.cp.zeros((*wave.values.shape, 8))
        self.kept = self.cp.zeros((self.KINDS, self.height, rows, GOAL + 1))
        self.lost = self.cp.zeros((self.KINDS, self.height, rows, GREEN + 1))
        self.last = 1.0
        for down in range(1, DOWNS + 1):
            self._launch(wave, wave.values, down, 1, self.cp.zeros(1, dtype=self.cp.uint64), HAIR)

    def sweep(self, wave: Wave) -> float:
        """One sweep, from the fourth down back to the first."""
        moved, before = self.cp.zeros(1, dtype=self.cp.uint64), wave.values.copy()
        rows = self._rows(wave)
        self._start(
            self.gather_lost, rows * (GREEN + 1), (wave.rows, self.lost, *self.tables, np.int32(rows))
        )
        for down in range(DOWNS, 0, -1):
            self._launch(wave, before, down, 0, moved, max(HAIR, self.last * FINE))
        self.last = float(moved.view(self.cp.float64)[0])
        return self.last

    def finish(self, wave: Wave) -> None:
        """Every sweep has handed back all plays; the next wave wants room in other sizes."""
        self.fixed = self.kept = self.lost = None
        if hasattr(self.cp, "get_default_memory_pool"):
            self.cp.get_default_memory_pool().free_all_blocks()

    def _launch(self, wave: Wave, before: Any, down: int, first: int, moved: Any, hair: float) -> None:
        """What dice make of the ends of a down, then every play of it."""
        rows = self._rows(wave)
        arrays = (wave.values, before, wave.ticked, wave.secured, wave.ticked_run, wave.rows)
        numbers = tuple(np.int32(n) for n in (rows, down, first))
        self._start(self.gather, rows * (GOAL + 1), (*arrays, self.kept, *self.tables, *numbers))
        known = (*arrays, self.fixed, self.kept, self.lost, *self.tables, moved, *numbers)
        self._start(self.play, rows * grid.CELLS, (*known, np.float64(hair)))

    def _start(self, kernel: Any, many: int, arguments: tuple[Any, ...]) -> None:
        kernel(((many + THREADS - 1) // THREADS,), (THREADS,), arguments)

    @staticmethod
    def _rows(wave: Wave) -> int:
        return int(wave.values.shape[0] * wave.values.shape[1])
