# mypyc: compiled
"""The playbook of the steady coach: whom to call up, whom to field, and where they stand."""

from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS, square_at
from downfield.games.calciotto.rules.line_up import LineUp
from downfield.kernel.chance import Rng

Spot = tuple[str, int, int]
Shape = tuple[Spot, ...]

# The roles of seven and their squares as home sees them; the first square tells one shape from another
SHAPES: tuple[Shape, ...] = (
    (("D", 4, 7), ("D", 4, 10), ("T", 8, 4), ("T", 8, 13), ("C", 8, 8), ("A", 10, 6), ("A", 10, 11)),
    (("D", 3, 8), ("D", 5, 9), ("C", 7, 7), ("C", 7, 10), ("T", 9, 3), ("A", 10, 5), ("A", 10, 12)),
    (("D", 5, 6), ("D", 5, 11), ("T", 8, 4), ("C", 8, 9), ("A", 10, 6), ("A", 10, 11), ("A", 9, 10)),
    (("D", 4, 6), ("D", 4, 9), ("T", 9, 4), ("T", 7, 13), ("C", 8, 10), ("A", 10, 6), ("A", 10, 12)),
    (("D", 5, 7), ("D", 3, 10), ("T", 7, 4), ("T", 9, 13), ("C", 7, 9), ("A", 10, 5), ("A", 10, 11)),
)
ROLES = "PDCAT"


class Playbook:
    """One shape for each line-up, drawn at random, so that it cannot be foreseen."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def place(self, g: Pitch, side: int, options: list[int]) -> int:
        """An answer to a question of call-up or line-up; who and what stands there already tells the shape."""
        match g.question:
            case q.Q_LEAVE:
                return min(options, key=lambda x: self._missed(g, x))
            case q.Q_KEEPER:
                return max(options, key=lambda x: int(g.tables.strength[x]))
        top = g.top
        assert isinstance(top, LineUp)
        if top.i == 0:
            return options[1 + self.rng.below(2)] if len(options) == 4 else options[0]
        shape = self._shape(g, side, int(top.i))
        if g.question == q.Q_FIGURE:
            return self._figure(g, options, ROLES.index(shape[int(top.i) - 1][0]))
        return self._square(g, side, int(top.i), options, shape)

    def _missed(self, g: Pitch, figure: int) -> int:
        """How much a figure would be missed; keepers are kept."""
        t = g.tables
        return 100 if t.role[figure] == kinds.P else 4 * int(t.strength[figure]) + int(t.pace[figure])

    def _shape(self, g: Pitch, side: int, i: int) -> Shape:
        """The shape that has been begun: some spot of it is taken where no other has one; else any of the likeliest."""
        taken = [int(g.at[SLOTS * side + k]) for k in range(1, i)]
        fits = [sum(spot(side, s) in taken for s in shape) for shape in SHAPES]
        likely = [shape for shape, fit in zip(SHAPES, fits, strict=True) if fit == max(fits)]
        return likely[self.rng.below(len(likely))]

    def _figure(self, g: Pitch, options: list[int], role: int) -> int:
        """The strongest of a role, or the strongest at all."""
        fitting = [x for x in options if g.tables.role[x] == role] or options
        return max(fitting, key=lambda x: 4 * int(g.tables.strength[x]) + int(g.tables.pace[x]))

    def _square(self, g: Pitch, side: int, i: int, options: list[int], shape: Shape) -> int:
        """A free spot of the shape for this role, else any that is free, or the nearest square to it."""
        role = ROLES[g.role_of(SLOTS * side + i)]
        free = [s for s in shape if spot(side, s) in options]
        mine = [s for s in free if s[0] == role] or free or list(shape)
        goal = spot(side, mine[0])
        return min(options, key=lambda x: int(g.distance(x, goal)))


def spot(side: int, where: Spot) -> int:
    """The square of a spot for a side."""
    _, row, column = where
    return int(square_at(21 - row, 17 - column) if side else square_at(row, column))
