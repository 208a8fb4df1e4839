"""A block to its end as chances: most players strike once, in a frenzy twice [BB-10.25].

    strike_odds(g, slot, target, blitz, moved)     # Blow after the last block; `moved` before the first, in a blitz

The second block is counted where the push leads: the blocker's coach chooses the square from which it promises most,
a target with Sidestep or Stand Firm the one from which it promises least, and a target with Fend always fends. Its
rush, Foul Appearance and Dauntless are counted again. After a chain of pushes it is counted as if nobody had moved; who
holds on with Tentacles is not foreseen.
"""

from collections.abc import Callable, Sequence

from downfield.games.blood_bowl.model.kinds import BLOCK_ACTION, ROOTED
from downfield.games.blood_bowl.model.position import OFF, Pitch
from downfield.games.blood_bowl.model.skills import FEND, FRENZY, JUGGERNAUT, SIDESTEP, STAND_FIRM
from downfield.games.blood_bowl.model.tables import NEAR, direction
from downfield.games.blood_bowl.odds.begin import on_his_feet
from downfield.games.blood_bowl.odds.block import BALKED, Blow, block_odds, hit_odds, mixed
from downfield.games.blood_bowl.odds.dice import chance, face_for
from downfield.games.blood_bowl.rules.block.assists import IN_BLITZ
from downfield.games.blood_bowl.rules.dice.modifiers import rush_plus
from downfield.games.blood_bowl.rules.turn.choices import reach
from downfield.games.blood_bowl.rules.turn.declaration import REVOLT_AT, is_foul
from downfield.games.blood_bowl.rules.turn.step import RUSH_AT

STAYS = 0  # instead of a square: nobody is moved
FALLS = Blow(0.0, 0.0, 0.0, 0.0, 0.0, 1.0)


def strike_odds(
    g: Pitch, slot: int, target: int, blitz: int = 0, moved: int = 0, begun: float | None = None
) -> Blow:
    """What a block comes to, with the second one where the first only pushes."""
    first = block_odds(g, slot, target, blitz, begun)
    if not g.skills[slot] & FRENZY:
        return first
    with on_his_feet(g, slot):
        second = _second(g, slot, target, blitz, moved)
    if second is None:
        return first
    pushed = second._replace(pushed=second.pushed + second.balked, balked=0.0)
    return mixed(((1.0, first._replace(pushed=0.0)), (first.pushed, pushed)))


def _second(g: Pitch, slot: int, target: int, blitz: int, moved: int) -> Blow | None:
    """The second block by itself, or None where there is none."""
    storms = blitz & IN_BLITZ and g.skills[slot] & JUGGERNAUT
    if g.at_work(target, FEND) and not storms:
        return None
    if blitz & IN_BLITZ and moved + 1 >= reach(g, slot):
        return None
    blow = _promised(g, slot, target, blitz)
    if blow is None:
        return None
    if is_foul(g, BLOCK_ACTION, target):
        dares = chance(REVOLT_AT)
        blow = mixed(((dares, blow), (1 - dares, BALKED)))
    if blitz & IN_BLITZ and moved + 2 > g.ma(slot):  # [BB-9.8]
        rush = chance(face_for(RUSH_AT, int(rush_plus(g, slot))))
        blow = mixed(((rush, blow), (1 - rush, FALLS)))
    return blow


# Where to -----------------------------------------------------------------------------------------------------------


def _promised(g: Pitch, slot: int, target: int, blitz: int) -> Blow | None:
    """The second block from the square that the coach who chooses likes best; None where it is the crowd."""
    squares, by_target = landings(g, slot, target, blitz)
    if not squares:
        return None
    return _blow_at(g, slot, target, blitz, favourite(g, slot, target, blitz, squares, by_target))


def landings(g: Pitch, slot: int, target: int, blitz: int) -> tuple[list[int], bool]:
    """[BB-10.15, BB-10.18, BB-10.19] The squares to choose from, and whether the target's coach chooses."""
    here = int(g.at[target])
    if g.marks[target] & ROOTED or g.marks[slot] & ROOTED:
        return ([STAYS] if g.marks[target] & ROOTED else []), False
    storms = blitz & IN_BLITZ and g.skills[slot] & JUGGERNAUT
    firm = [STAYS] if g.at_work(target, STAND_FIRM) and not storms else []
    around = [here + int(near) for near in NEAR if g.board[here + near] == 0]
    if g.at_work(target, SIDESTEP) and around:
        return firm + around, True
    way = 3 * int(direction(here - g.at[slot]))
    pushed = [here + int(g.tables.pushed[way + k]) for k in range(3)]
    free = [square for square in pushed if g.board[square] == 0]
    if free:
        best = favourite(g, slot, target, blitz, free)
        return ([*firm, best], True) if firm else (free, False)
    return (firm, True) if any(g.board[square] == OFF for square in pushed) else ([STAYS], False)


def favourite(
    g: Pitch, slot: int, target: int, blitz: int, squares: Sequence[int], by_target: bool = False
) -> int:
    """The square from which the second block promises most, or least where the target's coach chooses."""
    choose: Callable[..., int] = min if by_target else max
    return choose(squares, key=lambda to: _promise(_blow_at(g, slot, target, blitz, to)))


def _promise(blow: Blow) -> float:
    return round(blow.down + blow.wrestled - blow.lost, 9)


def _blow_at(g: Pitch, slot: int, target: int, blitz: int, to: int) -> Blow:
    """The block when the target has been pushed to a square, and the blocker has followed."""
    if to == STAYS:
        return hit_odds(g, slot, target, blitz)
    here, old = g.at[slot], g.at[target]
    g.place(target, to)
    g.place(slot, old)
    blow = hit_odds(g, slot, target, blitz)
    g.place(slot, here)
    g.place(target, old)
    return blow
