"""The sweep on the processor, for a wave of layers."""

from downfield.games.first_and_roll.coach.solve.layers import ends, grid
from downfield.games.first_and_roll.coach.solve.layers.flat import Flat
from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes
from downfield.games.first_and_roll.coach.solve.layers.sweep import Lead, Rules
from downfield.games.first_and_roll.coach.solve.layers.wave import Wave
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND

_ROWS = (
    ends.ROW_FIRST,
    ends.ROW_THEIRS,
    ends.ROW_TURNED,
    ends.ROW_LOST,
    ends.ROW_PICKED,
    ends.ROW_CAUGHT,
    ends.ROW_AWAY,
    ends.ROW_GOOD,
    ends.ROW_HAIL,
)


class Cores:
    """Sweeps layers, one lead after the other."""

    def __init__(self, o: Outcomes) -> None:
        flat = Flat(o)
        floats = [flat.odds.tolist(), flat.numbers.tolist()]
        ints = [flat.start, flat.yards, flat.fouls.reshape(-1), flat.starts, flat.ruled]
        told = [each.tolist() for each in ints] + [list(_ROWS)]
        self.rules = Rules(floats, told, grid.CELLS, grid.FARTHEST, BEYOND, int(o.run_off_matched))
        self.first = grid.FIRST.tolist()
        self.leads: list[list[Lead]] = []

    def prepare(self, wave: Wave) -> None:
        """Take over the layers of a wave, and work out what does not move in them."""
        self.leads = [
            [
                Lead(self.rules, wave.values[k, lead].tolist(), [a[k, lead].tolist() for a in arrays])
                for lead in range(wave.values.shape[1])
            ]
            for arrays in [(wave.ticked, wave.secured, wave.ticked_run)]
            for k in range(len(wave.layers))
        ]
        for k, lead, each in self._every():
            each.stand_on(wave.rows[k, lead].reshape(-1).tolist())
            each.prepare()

    def _every(self) -> list[tuple[int, int, Lead]]:
        return [(k, lead, each) for k, row in enumerate(self.leads) for lead, each in enumerate(row)]

    def sweep(self, wave: Wave) -> float:
        """One sweep of all leads; the wave learns at once how series begin now."""
        moved = 0.0
        for k, lead, each in self._every():
            each.stand_on(wave.rows[k, lead].reshape(-1).tolist())
            moved = max(moved, each.sweep())
            wave.values[k, lead, self.first] = each.picked(self.first)
        if moved <= wave.close:
            for k, lead, each in self._every():
                wave.values[k, lead] = each.told()
        return moved
