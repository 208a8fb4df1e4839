# mypyc: compiled
"""Going beside opponents whom nobody marks, so that they must dodge to get away."""

from typing import Final

from downfield.games.blood_bowl.coach.deed import Deed, walk
from downfield.games.blood_bowl.coach.run import helpers_of
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, far
from downfield.games.blood_bowl.coach.turn import Planner

MARKED: Final = 2  # opponents
CROWD: Final = 1  # other opponents beside whom a marker may stand
GAIN: Final = 0.02


def marking(planner: Planner, safe: list[Deed]) -> list[Deed]:
    """The safe deeds, but for the players who mark the free opponents nearest to the ball; none if nobody can."""
    sight, deeds = planner.sight, {deed.slot: deed for deed in safe}
    ball = planner.ball.square if planner.ball is not None else sight.ball
    caging = set(planner.ball.cage) if planner.ball is not None else set()
    free = {
        s: reach for s, reach in helpers_of(sight, sight.holder).items() if s in deeds and s not in caging
    }
    taken = {deed.steps[-1] for deed in safe if deed.steps}
    foes = [foe for foe in sight.theirs if sight.is_up(foe) and not sight.my_zones[sight.at[foe]]]
    found = False
    for foe in sorted(foes, key=lambda foe: far(sight.at[foe], ball))[:MARKED]:
        best: tuple[int, int, int, int] | None = None
        for square in BESIDE[sight.at[foe]]:
            if sight.board[square] != FREE or square in taken or sight.foe_zones[square] > CROWD:
                continue
            for slot, reach in free.items():
                if reach.has(square):
                    key = (int(sight.foe_zones[square]), int(reach.moved(square)), slot, int(square))
                    best = key if best is None else min(best, key)
        if best is not None:
            slot, square = best[2], best[3]
            deeds[slot] = walk(slot, free.pop(slot).path(square), GAIN)
            taken.add(square)
            found = True
    return list(deeds.values()) if found else []
