# mypyc: compiled
"""Where a player can go in a phase, and how likely he gets there upright."""

from typing import Final

from mypy_extensions import i64

from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.rules.steps import scores
from downfield.kernel.vecs import vec

UNSEEN: Final = -1


class Ways:
    """Every square in reach of a player past nobody who stands in his way, the nearest first."""

    steps: vec[i64]
    back: vec[i64]

    def __init__(self, sight: Sight, slot: int, left: int) -> None:
        self.sight, self.slot = sight, slot
        self.squares = [sight.square[slot]]
        self.steps = sight.ground.blank[:]  # to every square, or UNSEEN
        self.back = sight.ground.blank[:]  # where he comes from
        self.unsure: dict[int, float] = {}  # squares on whose way he may fall
        self.steps[sight.square[slot]] = 0
        edge = self.squares
        for n in range(1, left + 1):
            edge = self._widen(edge, n)
            self.squares = self.squares + edge
            if slot == sight.holder:
                edge = [square for square in edge if not scores(sight.g, slot, square)]

    def _widen(self, edge: list[int], n: int) -> list[int]:
        """The squares one step farther."""
        sight, steps, back, found = self.sight, self.steps, self.back, []
        near, board, wall = sight.ground.near, sight.g.board, sight.wall
        careful, carries, now = bool(sight.upright), self.slot == sight.holder, i64(n)
        after: i64 = 0
        for square in edge:
            for after in near[square]:
                seen = steps[after]
                if seen == UNSEEN:
                    if board[after] & wall and not (carries and scores(sight.g, self.slot, after)):
                        continue
                    steps[after] = now
                    back[after] = square
                    found.append(int(after))
                    if careful:
                        self._doubt(square, int(after))
                elif careful and seen == now and self._feet(square, int(after)) > self.feet(int(after)):
                    back[after] = square
                    self._doubt(square, int(after))
        return found

    def _feet(self, square: int, after: int) -> float:
        """How likely he stands after a step from one square to the next."""
        return self.feet(square) * self.sight.upright.get(after, 1.0)

    def _doubt(self, square: int, after: int) -> None:
        sure = self._feet(square, after)
        if sure < 1.0 or after in self.unsure:
            self.unsure[after] = sure

    def feet(self, square: int) -> float:
        """How likely he comes to a square upright."""
        return self.unsure.get(square, 1.0) if self.unsure else 1.0

    def has(self, square: int) -> bool:
        """Whether a square is in reach."""
        return bool(self.steps[square] != UNSEEN)

    def path(self, square: int) -> list[int]:
        """The squares of a way, without the first."""
        path = []
        while self.steps[square] > 0:
            path.append(square)
            square = int(self.back[square])
        return path[::-1]

    def upon(self, there: int, steps: int) -> list[int]:
        """The likeliest way to an opponent's square; empty if he is out of reach."""
        best, sure = -1, 0.0
        for square in self.sight.ground.near[there]:
            if 0 <= self.steps[square] < steps and self.feet(square) > sure:
                best, sure = square, self.feet(square)
        return [*self.path(best), there] if best >= 0 else []
