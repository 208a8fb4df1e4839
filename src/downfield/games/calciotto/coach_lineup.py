"""The playbook of the steady coach: whom to call up, whom to field, and where they stand."""

from downfield.games.calciotto import kinds
from downfield.games.calciotto.lineup import LineUp
from downfield.games.calciotto.position import Pitch
from downfield.games.calciotto.tables import SLOTS, at
from downfield.kernel.chance import Rng

SHAPES = (  # keeper apart, the roles of seven and their squares as home sees them
    (("D", 4, 7), ("D", 4, 10), ("T", 6, 3), ("T", 6, 14), ("C", 8, 8), ("A", 9, 6), ("A", 9, 11)),
    (("D", 4, 6), ("D", 4, 11), ("C", 7, 7), ("C", 7, 10), ("T", 8, 3), ("A", 9, 7), ("A", 9, 10)),
    (("D", 3, 8), ("D", 5, 9), ("T", 7, 4), ("T", 7, 13), ("A", 9, 5), ("A", 9, 12), ("A", 8, 9)),
)
ROLES = "PDCAT"


class Playbook:
    """One shape for each line-up, drawn at random, so that it cannot be foreseen."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.shape = SHAPES[0]

    def place(self, g: Pitch, side: int, options: list[int]) -> int:
        """An answer to a question of call-up or line-up."""
        match g.question:
            case kinds.Q_LEAVE:
                self.shape = SHAPES[self.rng.below(len(SHAPES))]
                return min(options, key=lambda x: self._spared(g, x))
            case kinds.Q_KEEPER:
                return max(options, key=lambda x: int(g.tables.strength[x]))
            case kinds.Q_FIGURE:
                return self._figure(g, options)
            case _:
                return self._square(g, side, options)

    def _spared(self, g: Pitch, figure: int) -> int:
        """How much a figure would be missed; keepers are kept."""
        t = g.tables
        return 100 if t.role[figure] == kinds.P else 4 * int(t.strength[figure]) + int(t.pace[figure])

    def _figure(self, g: Pitch, options: list[int]) -> int:
        """The strongest of the role that the shape wants next, or the strongest at all."""
        role = ROLES.index(self._spot(g)[0])
        fitting = [x for x in options if g.tables.role[x] == role] or options
        return max(fitting, key=lambda x: 4 * int(g.tables.strength[x]) + int(g.tables.pace[x]))

    def _spot(self, g: Pitch) -> tuple[str, int, int]:
        top = g.top
        assert isinstance(top, LineUp)
        return self.shape[(int(top.i) - 1) % 7]

    def _square(self, g: Pitch, side: int, options: list[int]) -> int:
        """The square of the shape, or the nearest one that is free."""
        top = g.top
        assert isinstance(top, LineUp)
        if top.i == 0:
            return options[1] if len(options) > 1 else options[0]
        role = ROLES[g.role_of(SLOTS * side + int(top.i))]
        spots = sorted(self.shape, key=lambda spot: spot[0] != role)
        best = min((self._away(g, side, spot, x), n, x) for n, spot in enumerate(spots[:2]) for x in options)
        return best[2]

    def _away(self, g: Pitch, side: int, spot: tuple[str, int, int], square: int) -> int:
        _, row, column = spot
        goal = at(21 - row, 17 - column) if side else at(row, column)
        return int(g.distance(square, goal))
