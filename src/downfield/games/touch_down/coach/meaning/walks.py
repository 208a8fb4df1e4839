"""What a player's walk in a phase is good for, as a word that texts explain: followed by the rules on a copy."""

from typing import Final, NamedTuple, cast

from downfield.games.touch_down.coach.defence import tackle
from downfield.games.touch_down.coach.jobs import look_around
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.threat import Threat, steps_before
from downfield.games.touch_down.model import kinds as k
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.ball_play import can_catch, may_throw
from downfield.games.touch_down.rules.downs import rows_to_go
from downfield.games.touch_down.rules.steps import scores
from downfield.kernel.needs import CHOICE, NOBODY

LANE: Final = 3  # columns to each side in which somebody ahead is in the way
COVER: Final = 2  # squares from which a receiver is covered


class Walked(NamedTuple):
    """A walk: who goes, what was before it, what is after it, and where the carrier means to go."""

    slot: int
    before: Sight
    after: Sight
    aim: int

    def square(self) -> int:
        """Where he ends."""
        return self.after.square[self.slot]


def of_walk(g: Gridiron, side: int, slot: int, path: list[int], aim: int) -> str:
    """What a walk along these squares is good for."""
    then = followed(g, slot, path)
    if then is None:
        return ""
    before = Sight(g, side)
    met = before.other.get(path[-1], NOBODY) if path else g.foe(slot) if g.status[slot] & k.HELD else NOBODY
    walked = Walked(slot, before, Sight(then, side), aim)
    if g.holder == NOBODY:
        return to_ball(walked)
    if side != g.off:
        return upon_carrier(g, side, slot) if met == g.holder else without_ball(walked) if met < 0 else ""
    if slot == g.holder:
        return with_ball(walked, path)
    return block(walked, met) if met >= 0 else for_carrier(walked)


def followed(g: Gridiron, slot: int, path: list[int]) -> Gridiron | None:
    """The match once he has gone there, or rolls for the first time; None where he cannot."""
    then, way = cast(Gridiron, g.clone()), list(path)
    if then.question in (q.Q_MOVE, q.Q_CHASE):
        then.answer(slot % SLOTS + 1)
    while way and then.need == CHOICE and then.question in (q.Q_STEP, q.Q_EXTRA):
        step = next((x for x in then.options(then.seat) if x and square_of(then, slot, x) == way[0]), 0)
        if not step:
            return None
        then.answer(step)
        way.pop(0)
    return None if way else then


def square_of(g: Gridiron, slot: int, way: int) -> int:
    """Where a step leads."""
    return int(g.square[slot] + g.tables.delta[way - 1])


# The attack -------------------------------------------------------------------------------------------------------


def with_ball(walked: Walked, path: list[int]) -> str:
    """The carrier scores, is past everybody, cannot be met, makes the first down, or gains ground."""
    slot, before, after, there = walked.slot, walked.before, walked.after, walked.square()
    if path and scores(before.g, slot, path[-1]):
        return "scores"
    row, start = after.row(there), before.row(before.square[slot])
    if row > start and all(before.row(before.square[s]) < row for s in before.theirs):
        return "past-all"
    if makes_first_down(before.g, start, row):
        return "first-down"
    if not tacklers(after, there):
        return "unmet-ahead" if row > start else "unmet"
    if row > start:
        return "gains"
    return "fewer" if len(tacklers(after, there)) < len(tacklers(before, before.square[slot])) else ""


def makes_first_down(g: Gridiron, start: int, row: int) -> bool:
    """Whether a carrier who ends his walk in a row has made the first down that he had not made before it."""
    if g.kind != k.ATTACK or g.runback:
        return False
    return bool(rows_to_go(g, g.off, start) > 0 >= rows_to_go(g, g.off, row))


def tacklers(sight: Sight, square: int) -> list[int]:
    """The defenders who may get to a carrier in a square before he moves again."""
    return [slot for _, slot in Threat(sight, steps_before(sight)).tacklers(square)]


def block(walked: Walked, met: int) -> str:
    """Upon somebody who can get at the carrier where he means to go."""
    found = tacklers(walked.before, walked.aim)
    return "" if met not in found else "blocks-only" if len(found) == 1 else "blocks"


def for_carrier(walked: Walked) -> str:
    """In the way of those who are after the carrier, free for a pass, or nearer to him."""
    before, after, slot = walked.before, walked.after, walked.slot
    if len(tacklers(after, walked.aim)) < len(tacklers(before, walked.aim)):
        return "screens"
    catches = can_catch(before.role[slot]) and may_throw(before.g)
    if catches and after.row(walked.square()) > before.los and after.crowd(walked.square()) == 0:
        return "free-man"
    near, was = after.far(walked.square(), walked.aim), before.far(before.square[slot], walked.aim)
    return "helps" if near < was else ""


# The defence ------------------------------------------------------------------------------------------------------


def upon_carrier(g: Gridiron, side: int, slot: int) -> str:
    """Alone, or the surest of all who can get at the carrier in this phase."""
    sight = Sight(g, side)
    movers = [SLOTS * side + x - 1 for x in g.options(g.seat) if x] if g.question == q.Q_MOVE else [slot]
    able = [s for s in movers if s != slot and tackle(sight, look_around(sight, s)) is not None]
    down = {s: sight.tackles[sight.push[s]][sight.push[sight.holder]].down for s in (*able, slot)}
    if g.question == q.Q_MOVE and not able:
        return "tackles-only"
    return "tackles-surest" if able and down[slot] > max(down[s] for s in able) else "tackles"


def without_ball(walked: Walked) -> str:
    """Into an empty lane, to a receiver whom nobody covers, as the last man, into the way, or nearer to the carrier."""
    slot, before, after, there = walked.slot, walked.before, walked.after, walked.square()
    ball = before.ball
    if is_ahead(before, there) and not any(is_ahead(before, before.square[s]) for s in before.mine):
        return "lane"
    if covers_more(walked):
        return "covers"
    if after.row(there) < min((after.row(after.square[s]) for s in after.mine if s != slot), default=99):
        return "last-man" if after.row(there) < before.row(ball) else ""
    if is_ahead(before, there) and not is_ahead(before, before.square[slot]):
        return "in-way"
    return "closes-in" if after.far(there, ball) < before.far(before.square[slot], ball) else ""


def is_ahead(sight: Sight, square: int) -> bool:
    """Whether a square lies between the carrier and our goal line, in his lane."""
    column = sight.ground.column
    return sight.row(square) < sight.row(sight.ball) and abs(column[square] - column[sight.ball]) <= LANE


def covers_more(walked: Walked) -> bool:
    """Whether somebody who may be thrown to is covered now, whom nobody covered."""
    before, after = walked.before, walked.after
    if not may_throw(before.g):
        return False
    for other in before.theirs:
        there = before.square[other]
        if (
            other != before.holder
            and can_catch(before.role[other])
            and after.far(walked.square(), there) <= COVER
        ):
            if all(before.far(before.square[s], there) > COVER for s in before.mine):
                return True
    return False


# A free ball ------------------------------------------------------------------------------------------------------


def to_ball(walked: Walked) -> str:
    """He takes it, or comes nearer."""
    before, after, slot = walked.before, walked.after, walked.slot
    if int(after.g.holder) == slot:
        return "takes-ball"
    start = before.far(before.square[slot], before.ball)
    return "to-ball" if before.far(walked.square(), before.ball) < start else ""
