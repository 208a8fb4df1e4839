"""The whole match solved: in every state the chance to win, and with it the best that both sides can do.

A layer is a drive with so many drives to come and such a lead. It needs of later layers only how their drives begin,
and only that is kept: by yards to go and by momentum. A tie is played on by rounds of two drives, solved backwards from
the last one that is allowed; where none is the last, from one so late that hardly anybody sees it.
"""

import functools
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from downfield.games.first_downs.coach.solve.chart import Chart
from downfield.games.first_downs.coach.solve.cuda import Card
from downfield.games.first_downs.coach.solve.drive import Downs, Drive, Ends, ends_of, solve
from downfield.games.first_downs.coach.solve.matrix import Floats
from downfield.games.first_downs.coach.solve.routing import Swept
from downfield.games.first_downs.model.tables import Tables
from downfield.kernel.build import COMPILED
from downfield.kernel.card import card
from downfield.kernel.errors import BadOption
from downfield.kernel.solution import Shelf, SolutionError

Starts = Callable[[str], Floats]  # how the drives of a layer begin

ROUNDS: Final = 20  # of overtime: a tie after as many is one match in 10^13
MOST_DRIVES: Final = 10  # of each player: a longer match has thousands of layers
DRAW: Final = 0.5


class Layer(NamedTuple):
    """Drives to come, this one included; the attacker's lead; rounds of overtime to come, this one included."""

    left: int
    lead: int
    rounds: int = 0  # 0 before overtime

    @property
    def name(self) -> str:
        return (
            f"round-{self.rounds}-{self.left}{self.lead:+d}"
            if self.rounds
            else f"drive-{self.left}{self.lead:+d}"
        )


def prospects(points: tuple[int, ...], drives: int) -> dict[tuple[int, int], int]:
    """For drives left and the attacker's lead: the least lead from which every ending comes to the same.

    A lead that is missing decides the match: the leader wins.
    """
    far = drives * max(points)
    ahead: dict[int, object] = {0: "tied"}  # of the attacker with so many drives left, by his lead
    alike: dict[tuple[int, int], int] = {}
    for left in range(1, drives + 1):
        then, ahead = ahead, {}
        least: dict[object, int] = {}
        for lead in range(-far, far + 1):
            after = tuple(then.get(-lead - p, "wins" if lead + p < 0 else "loses") for p in points)
            if set(after) not in ({"wins"}, {"loses"}):
                ahead[lead] = (left, least.setdefault(after, lead))
                alike[left, lead] = least[after]
    return alike


class Truth:
    """Solves the match of a pack and its options, layer by layer."""

    matters: tuple[str, ...] = (
        "drives",
        "prices",
        "missed_field_goal_resets",
        "max_overtime_rounds",
        "cards",
    )

    def __init__(self, tables: Tables) -> None:
        self.drives = int(tables.drives)
        if self.drives > MOST_DRIVES:
            raise BadOption(
                "drives={drives}: matches of up to {most} drives each are solved.",
                key="drives-solved", drives=self.drives, most=MOST_DRIVES,
            )  # fmt: skip
        self.chart = Chart(tables)
        self.downs = Downs(self.chart)
        self.rounds = ROUNDS if tables.rounds < 0 else min(int(tables.rounds), ROUNDS)
        self.alike = prospects(self.chart.points, max(2 * self.drives, 2))
        self.layers = {layer.name: layer for wave in self._waves() for layer in wave}

    @functools.cached_property
    def _solve(self) -> Callable[[Ends], Drive]:
        """Who solves a drive: a graphics card, the compiled sweep, or arrays."""
        cupy = card()
        if cupy is not None:
            return Card(self.downs, cupy).solve
        return Swept(self.downs).solve if COMPILED else functools.partial(solve, self.downs)

    # The layers ------------------------------------------------------------------------------------------------------

    def waves(self) -> list[list[str]]:
        """Every layer, those of a wave beside each other."""
        return [[layer.name for layer in wave] for wave in self._waves()]

    def _waves(self) -> list[list[Layer]]:
        seconds = sorted({self.alike[1, -p] for p in self.chart.points if (1, -p) in self.alike})
        waves = []
        for rounds in range(1, self.rounds + 1):
            waves += [[Layer(1, lead, rounds) for lead in seconds], [self.tied(rounds)]]
        return waves + [[Layer(left, lead) for lead in leads] for left, leads in enumerate(self._leads(), 1)]

    def last(self) -> list[Layer]:
        """The layers that a match goes through: all before overtime, and of overtime the first round."""
        return [layer for layer in self.layers.values() if layer.rounds in (0, self.rounds)]

    def _leads(self) -> list[list[int]]:
        """The leads that can occur, by the drives left, the last one first."""
        leads = [{self.alike[2 * self.drives, 0]}]
        for left in range(2 * self.drives - 1, 0, -1):
            then = {-lead - p for lead in leads[-1] for p in self.chart.points}
            leads.append({self.alike[left, lead] for lead in then if (left, lead) in self.alike})
        return [sorted(some) for some in reversed(leads)]

    def layer(self, left: int, lead: int, rounds: int = 0) -> Layer | None:
        """The layer of a drive; None where the leader has won already."""
        alike = self.alike.get((left, lead))
        return None if alike is None else Layer(left, alike, min(rounds, self.rounds))

    def tied(self, rounds: int) -> Layer:
        """The first drive of overtime with so many rounds to come."""
        return Layer(2, self.alike[2, 0], rounds)

    # Solving ---------------------------------------------------------------------------------------------------------

    def solve(self, layer: str, shelf: Shelf) -> bytes:
        """How the drives of a layer begin, from the layers before it."""
        return self.drive(self.layers[layer], lambda name: self.stored(name, shelf)).start().tobytes()

    def stored(self, layer: str, shelf: Shelf) -> Floats:
        """How the drives of a solved layer begin."""
        shape = (self.downs.deepest + 1, len(self.chart.purse))
        found = np.frombuffer(shelf.read(layer), dtype="<f8")
        if found.size != shape[0] * shape[1]:
            raise SolutionError(
                "{folder}: layer {layer} is damaged. `downfield solve` replaces it.",
                key="solution-damaged", folder=str(shelf.folder), layer=layer,
            )  # fmt: skip
        return found.reshape(shape)

    def opening(self, shelf: Shelf) -> float:
        """The chance of the first attacker [FFD-2.3] [FFD-2.4]."""
        return float(self.stored(self._waves()[-1][0].name, shelf)[-1, 0])

    def drive(self, layer: Layer, starts: Starts) -> Drive:
        """Every state of a layer."""
        return self._solve(self.ends(layer, starts))

    def ends(self, layer: Layer, starts: Starts) -> Ends:
        """The chance that each end of a drive leaves its attacker."""
        after = [self.after(layer, points, starts) for points in self.chart.points]
        return ends_of(self.downs, 1.0, after)

    def after(self, layer: Layer, points: int, starts: Starts) -> Floats:
        """The chance of the opponent, who attacks next, once the attacker has scored so much."""
        left, lead = layer.left - 1, -layer.lead - points
        if left == 0 and lead == 0:
            rounds = layer.rounds - 1 if layer.rounds else self.rounds
            return self._flat(DRAW) if rounds == 0 else starts(self.tied(rounds).name)
        then = self.layer(left, lead, layer.rounds)
        return self._flat(float(lead > 0)) if then is None else starts(then.name)

    def _flat(self, chance: float) -> Floats:
        return np.full((self.downs.deepest + 1, len(self.chart.purse)), chance)
