"""What to do at one spot of a drive: the mixes of its plays, and the answers of its windows."""

from typing import Final

import numpy as np

from downfield.games.first_downs.coach.solve import matrix
from downfield.games.first_downs.coach.solve.drive import Drive, Stages, Windows
from downfield.games.first_downs.coach.solve.matrix import Floats, Ints

MARGIN: Final = 1e-6  # gains below are noise: then nothing is paid

Mix = tuple[float, ...]  # cumulative: the chance of a choice or an earlier one
Reactions = tuple[bool, bool, bool]  # buy the turnover; repeat as attacker; repeat as defender

_KNOWN: dict[Reactions, Reactions] = {}  # eight at most, shared by all spots


class Spot:
    """A down, or with `down` None a conversion, at one pair of momentum, before a play is chosen."""

    def __init__(self, drive: Drive, down: int | None, togo: int, deep: int, pair: int) -> None:
        windows = windows_of(drive, down, togo, deep, pair)
        chart = drive.downs.chart
        self.games = games_of(drive, windows)
        plays = matrix.value(self.games)
        self.play = int(plays.argmax())
        self.worth = float(plays[self.play])
        self.is_flat = float(np.ptp(self.games)) < MARGIN
        self.options = _mixes(matrix.row_mix(self.games))
        self.cards = _mixes(matrix.column_mix(self.games))
        self.plain = _by_result(chart.results, windows.plain)
        self.bought = _by_result(chart.tricks + chart.trick, windows.bought)
        self.tackled = _reactions(windows.tackled, 0)
        self.stolen = _reactions(windows.stolen, 0)
        self.steals = bool(windows.stolen.w2[0, 0, 0] < windows.tackled.w2[0, 0, 0] - MARGIN)
        gains = windows.bought.w2 - windows.plain.w2[np.searchsorted(chart.results, chart.tricks)]
        self.buys = {
            int(r): bool(gain > MARGIN) for r, gain in zip(chart.tricks, gains[:, 0, 0], strict=True)
        }

    def reactions(self, result: int, tackled: bool, bought: bool, stolen: bool) -> Reactions:
        """What pays once the cards were compared and yards bought or stolen."""
        if tackled:
            return self.stolen if stolen else self.tackled
        return self.bought[result] if bought else self.plain[result]


def games_of(drive: Drive, windows: Windows) -> Floats:
    """What each pair of secret choices is worth to the attacker: option × card × play."""
    worth = windows.worth.reshape(-1).astype(np.float64)[drive.downs.chart.kind]
    return np.ascontiguousarray(worth.transpose(1, 2, 0))


def windows_of(drive: Drive, down: int | None, togo: int, deep: int, pair: int) -> Windows:
    """The worth of every result here."""
    downs, pairs = drive.downs, np.array([pair])
    if down is None:
        return Windows(downs, downs.conversion(drive.reset), pairs, drive.conversion[None], None)
    at, depth = np.array([togo]), np.array([deep])
    again = drive.rows[downs.row(down, at, depth)]
    lost = drive.stay[downs.chart.total - at - depth]
    return Windows(downs, downs.finals(drive.rows, down, at, depth), pairs, again, lost)


def _mixes(weights: Floats) -> list[Mix]:
    """Choice × play as one cumulative mix per play; the last choice that occurs ends at one."""
    sums = np.cumsum(weights, axis=0)
    sums[sums > 1.0 - 1e-9] = 1.0
    return [tuple(mix) for mix in sums.T.tolist()]


def _by_result(results: Ints, stages: Stages) -> dict[int, Reactions]:
    return {int(result): _reactions(stages, i) for i, result in enumerate(results)}


def _reactions(stages: Stages, i: int) -> Reactions:
    reactions = (
        bool(stages.turned_over[0, 0] < stages.w3[i, 0, 0] - MARGIN),
        bool(stages.attacker_again[0, 0] > stages.w4[i, 0, 0] + MARGIN),
        bool(stages.defender_again[0, 0] < stages.final[i, 0, 0] - MARGIN),
    )
    return _KNOWN.setdefault(reactions, reactions)
