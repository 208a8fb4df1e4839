# mypyc: compiled
"""Where to throw a bomb: at many opponents and few of one's own, not too far."""

from typing import Final, cast

from downfield.games.blood_bowl.coach.deed import Deed
from downfield.games.blood_bowl.coach.sight import ON, Sight, far
from downfield.games.blood_bowl.coach.special.negatraits import comes
from downfield.games.blood_bowl.model.kinds import BOMB_ACTION, LONG, STANDING, USED_BOMB
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import BOMBARDIER
from downfield.games.blood_bowl.model.tables import NEAR, SLOTS
from downfield.games.blood_bowl.odds.bomb import bomb_odds
from downfield.games.blood_bowl.odds.dice import chance
from downfield.games.blood_bowl.rules.ball.bomb import GOES_OFF, Bomb
from downfield.games.blood_bowl.rules.dice.range_ruler import range_to

BESIDE: Final = chance(GOES_OFF)  # of a hit in the middle
OWN: Final = 1.3  # how much worse a team-mate is
DOWN: Final = 0.4  # of somebody who stands
FAR: Final = 0.2  # for each step of the ruler
HIT: Final = 0.04  # what an opponent who is hit is worth
RANGE: Final = 10  # squares beyond which no bomb is thrown


def bombs(sight: Sight) -> list[Deed]:
    """[BB-15.7] A bomb for each bombardier, where opponents stand together."""
    found: list[Deed] = []
    if sight.used & USED_BOMB:
        return found
    for slot in sight.mine:
        if sight.traits[slot] & BOMBARDIER and sight.is_up(slot) and sight.can_act(slot) and sight.pa(slot):
            found += _bomb(sight, slot)
    return found


def _bomb(sight: Sight, slot: int) -> list[Deed]:
    g, here = sight.g, sight.at[slot]
    near = {
        s for f in sight.theirs for s in (sight.at[f], *(sight.at[f] + int(way) for way in NEAR)) if ON[s]
    }
    aims = [s for s in sorted(near) if far(s, here) <= RANGE and range_to(g, here, s) <= LONG]
    best, aim = max(((bomb_worth(g, sight.side, slot, s), s) for s in aims), default=(0.0, 0))
    if best <= 0:
        return []
    able = comes(sight, slot, BOMB_ACTION)
    blast = bomb_odds(g, slot, aim)
    return [Deed(slot, BOMB_ACTION, able * HIT * best * (0.3 + 0.7 * blast.hit), able * blast.fumbled)]


def aim_bomb(g: Pitch, seat: int, options: list[int]) -> int:
    """The most promising square; no throw at all, where that is allowed, if none promises anything."""
    bomb = cast(Bomb, g.top)
    best = max(options, key=lambda square: (bomb_worth(g, seat, int(bomb.slot), square), -square))
    return 0 if 0 in options and bomb_worth(g, seat, int(bomb.slot), best) <= 0 else best


def bomb_worth(g: Pitch, seat: int, slot: int, square: int) -> float:
    """What a bomb that goes off in a square is worth, by who would be hit."""
    if square == 0:
        return 0.0
    hit = _target(g, seat, square) + BESIDE * sum(_target(g, seat, square + int(way)) for way in NEAR)
    return hit - FAR * int(range_to(g, g.at[slot], square))


def _target(g: Pitch, seat: int, square: int) -> float:
    slot = int(g.player_at(square))
    if slot < 0:
        return 0.0
    worth = (1.0 if g.status[slot] == STANDING else DOWN) + (1.0 if g.holder == slot else 0.0)
    return -OWN * worth if slot // SLOTS == seat else worth
