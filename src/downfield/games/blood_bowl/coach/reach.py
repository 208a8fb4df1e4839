"""Where a player can go, and how surely: the best way to every square.

The search is the coach's own and quick; what is rolled on the way he asks the rules for, see `feet`. One re-roll of the
team counts by what it may be worth, so ways are a little less sure than `odds.paths` tells.
"""

from typing import NamedTuple

from downfield.games.blood_bowl.coach.feet import feet_of
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight
from downfield.games.blood_bowl.model.tables import SLOTS

LEAST = 0.2  # ways less likely than this are not looked at
Trail = tuple[int, "Trail | None"]


class Way(NamedTuple):
    """A way to a square."""

    chance: float  # of every test on it
    doubt: float  # the sum of the chances to fail: what one re-roll is worth
    moved: int
    trail: Trail  # the squares, the last one first

    def path(self) -> list[int]:
        """The steps, the first one first."""
        steps: list[int] = []
        trail: Trail | None = self.trail
        while trail is not None:
            steps.append(trail[0])
            trail = trail[1]
        return steps[-2::-1]

    def with_again(self) -> float:
        """The chance if one failure may be rolled again."""
        return min(1.0, self.chance * (1 + self.doubt))


def safe_ways(sight: Sight, slot: int, moved: int | None = None) -> dict[int, Way]:
    """Where a player comes without any die: within his movement, leaving no square where he is marked."""
    here, feet = sight.at[slot], feet_of(sight, slot)
    moved = feet.start() if moved is None else moved
    trail: Trail = (here, None)
    found = {here: Way(1.0, 0.0, moved, trail)}
    if sight.foe_zones[here] or feet.rises() < 1:
        return found
    board, zones, edge = sight.board, sight.foe_zones, [(here, trail)]
    loose = sight.ball if sight.is_loose() else 0
    while edge and moved < sight.ma[slot]:
        moved += 1
        further: list[tuple[int, Trail]] = []
        for square, behind in edge:
            for near in BESIDE[square]:
                if near in found or board[near] != FREE or near == loose:
                    continue
                trail = (near, behind)
                found[near] = Way(1.0, 0.0, moved, trail)
                if not zones[near]:
                    further.append((near, trail))
        edge = further
    return found


def ways(
    sight: Sight, slot: int, moved: int | None = None, origin: int | None = None, least: float = LEAST
) -> dict[int, Way]:
    """The surest way to every square in reach, dodges and rushes counted; the ball's square is where ways end."""
    here = sight.at[slot] if origin is None else origin
    feet = feet_of(sight, slot)
    first = feet.rises() if moved is None else 1.0
    moved = feet.start() if moved is None else moved
    board, zones = sight.board, sight.foe_zones
    against = sight.dodged_into(slot // SLOTS)
    loose, start = sight.ball if sight.is_loose() else 0, sight.at[slot]
    trail: Trail = (here, None)
    found = {here: Way(first, 1 - first, moved, trail)}
    edge: dict[int, tuple[float, float, int, Trail]] = {here: (first, 1 - first, feet.helps, trail)}
    for step in range(moved + 1, feet.most + 1):
        rush = feet.rush if step > feet.ma else 1.0
        further: dict[int, tuple[float, float, int, Trail]] = {}
        for square, (p, doubt, helps, behind) in edge.items():
            if square == loose and square != here:
                continue
            one, less, still = p * rush, doubt + 1 - rush, helps
            if zones[square]:
                grip = feet.grip(square)
                row = feet.dodges(grip.less, grip.tackled, helps)
                p, doubt = one * grip.escape, less + 1 - grip.escape
                for near in BESIDE[square]:
                    if board[near] != FREE and near != start:
                        continue
                    dodge, still = row[against[near]]
                    one = p * dodge
                    if one < least or (near in found and found[near].chance >= one):
                        continue
                    less, trail = doubt + 1 - dodge, (near, behind)
                    found[near] = Way(one, less, step, trail)
                    further[near] = (one, less, still, trail)
                continue
            if one < least:
                continue
            for near in BESIDE[square]:
                if board[near] != FREE and near != start:
                    continue
                if near in found and found[near].chance >= one:
                    continue
                trail = (near, behind)
                found[near] = Way(one, less, step, trail)
                further[near] = (one, less, still, trail)
        edge = further
        if not edge:
            break
    return found
