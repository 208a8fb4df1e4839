# mypyc: compiled
"""Where a figure of the steady coach belongs when it has nothing better to do."""

from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS, square_at


def post(g: Pitch, slot: int, attacking: bool, ball: int) -> int:
    """The square of a role as the ball stands: attackers wait before the other goal, defenders before their own."""
    side = int(g.side_of(slot))
    row = int(g.tables.row[ball])
    deep = 21 - row if side else row  # rows of the ball from the side's own goal
    role = int(g.role_of(slot))
    rank, count = _rank(g, slot, role)
    if role == kinds.A:
        rows, columns = 19, (7, 10, 8)
    elif role == kinds.T:
        rows, columns = (
            (min(17, max(8, deep + 3)), (4, 13, 8)) if attacking else (max(3, min(9, deep - 1)), (5, 12, 8))
        )
    elif role == kinds.C:
        rows, columns = (
            (min(16, max(9, deep + 2)), (7, 10, 8)) if attacking else (max(3, min(10, deep - 2)), (7, 10, 8))
        )
    else:
        rows, columns = (
            (min(9, max(4, deep - 4)), (7, 10, 8)) if attacking else (max(2, min(5, deep - 2)), (7, 10, 8))
        )
    column = columns[rank % 3] if count > 1 else 8
    return int(square_at(21 - rows, 17 - column) if side else square_at(rows, column))


def _rank(g: Pitch, slot: int, role: int) -> tuple[int, int]:
    """Which of how many of its role a figure is."""
    first = slot // SLOTS * SLOTS
    twins = [s for s in range(first + 1, first + SLOTS) if g.is_on(s) and g.role_of(s) == role]
    return twins.index(slot), len(twins)
