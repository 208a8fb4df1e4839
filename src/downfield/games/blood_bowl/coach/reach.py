"""Where a player can go, and how surely: the best way to every square."""

from typing import NamedTuple

from downfield.games.blood_bowl.coach.odds import chance, rush_chance, twice
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, Sight
from downfield.games.blood_bowl.model.kinds import PRONE
from downfield.games.blood_bowl.model.skills import (
    BREAK_TACKLE,
    DODGE,
    PREHENSILE_TAIL,
    SPRINT,
    STUNTY,
    SURE_FEET,
    TACKLE,
    TITCHY,
    TWO_HEADS,
)
from downfield.games.blood_bowl.rules.turn.choices import RUSHES
from downfield.games.blood_bowl.rules.turn.declaration import STAND_COST

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


def start(sight: Sight, slot: int) -> int:
    """What standing up costs [BB-9.4]."""
    return STAND_COST if sight.status[slot] == PRONE else 0


def most(sight: Sight, slot: int) -> int:
    """All squares that a player may move, rushes included."""
    return sight.ma[slot] + RUSHES + (1 if sight.skills[slot] & SPRINT else 0)


def safe_ways(sight: Sight, slot: int, moved: int | None = None) -> dict[int, Way]:
    """Where a player comes without any die: within his movement, leaving no square where he is marked."""
    here = sight.at[slot]
    moved = start(sight, slot) if moved is None else moved
    trail: Trail = (here, None)
    found = {here: Way(1.0, 0.0, moved, trail)}
    if sight.foe_zones[here]:
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


class Feet:
    """What a player rolls when he moves."""

    def __init__(self, sight: Sight, slot: int) -> None:
        self.sight = sight
        skills, traits = sight.skills[slot], sight.traits[slot]
        self.ma = sight.ma[slot]
        rush = rush_chance(sight)
        self.rush = twice(rush) if skills & SURE_FEET and sight.can_rush_again(slot) else rush
        self.target = sight.ag[slot]
        self.plus = (1 if skills & TWO_HEADS else 0) + (1 if traits & TITCHY else 0)
        if skills & BREAK_TACKLE:
            self.plus += 1
        self.deaf = bool(traits & STUNTY)
        self.again = bool(skills & DODGE) and sight.can_dodge_again(slot)
        foes = sight.theirs
        self.tackled = _zones_with(sight, [s for s in foes if sight.skills[s] & TACKLE])
        self.tailed = _zones_with(sight, [s for s in foes if sight.skills[s] & PREHENSILE_TAIL])

    def dodge(self, old: int, to: int, fresh: bool) -> tuple[float, bool]:
        """The chance to leave a marked square, and whether the Dodge skill was counted."""
        plus = self.plus - (1 if old in self.tailed else 0)
        if not self.deaf:
            plus -= self.sight.foe_zones[to]
        p = chance(self.target, plus)
        if fresh and self.again and old not in self.tackled:
            return twice(p), True
        return p, False


def _zones_with(sight: Sight, foes: list[int]) -> set[int]:
    return {near for foe in foes if sight.has_zone(foe) for near in BESIDE[sight.at[foe]]}


def ways(
    sight: Sight, slot: int, moved: int | None = None, origin: int | None = None, least: float = LEAST
) -> dict[int, Way]:
    """The surest way to every square in reach, dodges and rushes counted; the ball's square is where ways end."""
    here = sight.at[slot] if origin is None else origin
    moved = start(sight, slot) if moved is None else moved
    feet = Feet(sight, slot)
    board, zones = sight.board, sight.foe_zones
    loose = sight.ball if sight.is_loose() else 0
    trail: Trail = (here, None)
    found = {here: Way(1.0, 0.0, moved, trail)}
    edge: dict[int, tuple[float, float, bool, Trail]] = {here: (1.0, 0.0, True, trail)}
    for step in range(moved + 1, most(sight, slot) + 1):
        rush = feet.rush if step > feet.ma else 1.0
        further: dict[int, tuple[float, float, bool, Trail]] = {}
        for square, (p, doubt, fresh, behind) in edge.items():
            if square == loose and square != here:
                continue
            marked = zones[square]
            for near in BESIDE[square]:
                if board[near] != FREE and near != sight.at[slot]:
                    continue
                one, less, still = p * rush, doubt + 1 - rush, fresh
                if marked:
                    dodge, counted = feet.dodge(square, near, fresh)
                    one, less, still = one * dodge, less + 1 - dodge, fresh and not counted
                if one < least or (near in found and found[near].chance >= one):
                    continue
                trail = (near, behind)
                found[near] = Way(one, less, step, trail)
                further[near] = (one, less, still, trail)
        edge = further
        if not edge:
            break
    return found
