"""Where a figure can step with the points left: chapter 6 as a search, and the words of each run."""

from typing import NamedTuple, cast

from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import FREE, GOAL, SLOTS, SMALL
from downfield.games.calciotto.notation.answers import WAYS
from downfield.games.calciotto.rules.steps import has_release, may_step, points_of
from downfield.kernel.needs import CHOICE, NOBODY


class Way(NamedTuple):
    """How a figure gets to a square: the squares on the way, one for each point."""

    square: int
    path: tuple[int, ...]


def ways(g: Pitch, slot: int) -> list[Way]:
    """The squares that a figure can get to, each by a shortest way; none ends in its own small area [CAL-6.7]."""
    if g.left[slot] == 0 or not may_step(g, slot):
        return []
    release = Release(g, slot)
    floor = GOAL if slot % SLOTS == 0 else FREE
    start, small = int(g.at[slot]), own_small(g, slot)
    deltas = [int(delta) for delta in g.tables.delta[:4]]
    edge: dict[int, tuple[int, ...]] = {start: ()}
    seen, found = {start}, list[Way]()
    for depth in range(1, int(min(g.left[slot], points_of(g, slot))) + 1):
        reached: dict[int, tuple[int, ...]] = {}
        for here, path in edge.items():
            for square in (here + delta for delta in deltas):
                free = square == start or g.board[square] == floor
                if not free or square in reached or (square in seen and not release.owed):
                    continue
                if release.keeps(here, square, depth):
                    reached[square] = (*path, square)
        found += [
            Way(*way) for way in reached.items() if way[0] not in seen and not g.tables.marks[way[0]] & small
        ]
        seen |= set(reached)
        edge = reached
    return found


def own_small(g: Pitch, slot: int) -> int:
    """[CAL-6.7] The mark of the squares on which a figure may not stop; a keeper has none."""
    return SMALL << int(g.side_of(slot)) if slot % SLOTS else 0


class Release:
    """[CAL-8.11] While a keeper owes a pass, no step may take his last one away."""

    def __init__(self, g: Pitch, slot: int) -> None:
        self.owed = bool(g.release) and (g.group == NOBODY or g.owner_of(g.carrier) == g.group)
        self.slot, self.pool = slot, int(g.pool)
        self.private = int(g.private) if slot == g.sprinter else 0
        self.twin = cast(Pitch, g.clone()) if self.owed else g
        self.known: dict[tuple[int, int], bool] = {}

    def keeps(self, here: int, square: int, depth: int) -> bool:
        """Whether the step number `depth` from a square to another is allowed."""
        return not self.owed or not self.has(here, depth - 1) or self.has(square, depth)

    def has(self, square: int, depth: int) -> bool:
        """Whether the keeper has a pass with the figure there, after so many steps."""
        if (square, depth) not in self.known:
            if self.twin.at[self.slot] != square:
                self.twin.put(self.slot, square)
            self.twin.pool = self.pool - max(0, depth - self.private)
            self.known[square, depth] = bool(has_release(self.twin))
        return self.known[square, depth]


def answers(g: Pitch, slot: int, way: Way) -> list[str]:
    """The words of a run; where only one step is left out of the small area, the rules take it by themselves."""
    number, i = int(g.number_of(slot)), slot % SLOTS
    small = own_small(g, slot)
    steps = list(zip((int(g.at[slot]), *way.path), way.path, strict=False))
    deltas = [int(step) for step in g.tables.delta[:4]]
    if not any(g.tables.marks[square] & small for square in (int(g.at[slot]), *way.path)):
        return [f"{number}{WAYS[deltas.index(b - a)]}" for a, b in steps]
    twin, words = cast(Pitch, g.clone()), []
    for a, b in steps:
        if twin.at[slot] == b:
            continue
        answer = kinds.STEP + 4 * i + deltas.index(b - a)
        seat = int(twin.seat)
        if twin.need != CHOICE or twin.question != q.Q_SPEND or answer not in twin.options(seat):
            return []
        words.append(f"{number}{WAYS[deltas.index(b - a)]}")
        twin.answer(answer)
    return words if twin.at[slot] == way.square else []
