"""What follows from an answer that no dice decide: whose ball it is, which down, what the clock shows."""

from collections.abc import Callable
from typing import cast

from downfield.games.touch_down.model.kinds import (
    DECLARE_ATTACK,
    DECLARE_PUNT,
    DOWN,
    GROUND,
    NOTHING,
)
from downfield.games.touch_down.model.position import MINUTE, Gridiron
from downfield.games.touch_down.model.questions import Q_TIMEOUT
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.action import FOR_TWO
from downfield.games.touch_down.rules.administration import BETWEEN
from downfield.games.touch_down.rules.downs import rows_to_go, spot_ball
from downfield.games.touch_down.rules.halves import is_quarter_over
from downfield.games.touch_down.rules.move import blitz_steps
from downfield.games.touch_down.rules.passes import HandOff
from downfield.games.touch_down.rules.toss import RECEIVE
from downfield.kernel.needs import CHOICE, PASS
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say

Told = str
LAST_DOWN = 4


def follows(g: Gridiron, question: str, side: int, x: int, say: Say) -> Odds | None:
    """What follows from one answer to a question; None where its name says it."""
    tell = TOLD.get(question)
    words = "" if tell is None else tell(g, side, x, say)
    return Odds(words) if words else None


def _tossed(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-4.2, TD-4.3] Who attacks first, and who after half-time."""
    return say("follows-receive" if x == RECEIVE else "follows-kick")


def _declared(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-4.5 to TD-4.7] What an attack must gain, and what becomes of the ball else; a punt gives it away."""
    if x == DECLARE_PUNT:
        return say("follows-punt")
    rows = int(rows_to_go(g, g.off, g.los))
    return say("follows-attack", rows=rows, last=int(g.down == LAST_DOWN)) if x == DECLARE_ATTACK else ""


def _tried(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-16.3] The two points are an attack of their own."""
    return say("follows-two") if x == FOR_TWO else ""


def _fronted(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-6.3, TD-6.5] Who stands on the line stays there."""
    return say("follows-front" if x else "follows-back")


def _changed(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-6.5] The defence may answer a change, and only then."""
    return say("follows-changed" if x else "follows-unchanged")


def _led(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-7.2, TD-8.1] After a tie both move as far, and nobody recovers."""
    return say("follows-lead", mine=int(x == side), squares=int(g.high))


def _played(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-9.1, TD-9.6] The ball kept, or grounded: then where the next action starts."""
    if x == NOTHING:
        return say("follows-kept")
    return spotted(g, x, side, say) if x == GROUND else ""


def spotted(g: Gridiron, x: int, side: int, say: Say) -> Told:
    """[TD-18.2] Which down it is once the ball is dead by this answer, as the rules spot it."""
    twin = cast(Gridiron, g.clone())
    twin.answer(x)
    if twin.need == CHOICE and twin.question == Q_TIMEOUT:  # the ball is spotted once these are settled
        spot_ball(twin)
    if twin.phase != DOWN:
        return ""
    mine, row = int(twin.off == side), int(twin.own_row(twin.off, twin.los))
    rows = int(rows_to_go(twin, twin.off, twin.los))
    return say("follows-down", mine=mine, down=int(twin.down), rows=rows, yards=row * 5 // 2)


def _intercepted(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-11.5] Where he has the ball."""
    row = int(g.own_row(side, g.tables.row[g.square[SLOTS * side + x]]))
    return say("follows-intercept", yards=max(0, row * 5 // 2))


def _spilled(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-8.10, TD-9.9] How far the nearest players are from a free ball."""
    receiver = int(cast(HandOff, g.top).receiver)
    square = int(g.square[receiver] + g.tables.delta[x - 1])
    mine, theirs = (_nearest(g, square, team) for team in (side, 1 - side))
    return say("follows-spill", mine=mine, theirs=theirs)


def _nearest(g: Gridiron, square: int, side: int) -> int:
    own = range(SLOTS * side, SLOTS * side + SLOTS)
    return min((int(g.tables.distance(g.square[s], square)) for s in own if g.is_standing(s)), default=0)


def _blitzed(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-19.7] How far he goes before the others move."""
    return "" if x == PASS else say("follows-blitz", squares=int(blitz_steps(g, SLOTS * side + x - 1)))


def _timed(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-17.3, TD-17.5] What the clock shows next, and whether that ends the quarter."""
    twin = cast(Gridiron, g.clone())
    twin.clock += 0 if x else BETWEEN * MINUTE
    if is_quarter_over(twin):
        return say("follows-quarter")
    clock = f"{int(twin.clock) // MINUTE}:{int(twin.clock) % MINUTE:02}"
    return say("follows-clock", clock=clock, spent=int(x > 0))


def _let_go(g: Gridiron, side: int, x: int, say: Say) -> Told:
    """[TD-13.1] Nobody goes after the carrier: the ball stays theirs."""
    return "" if x else say("follows-out")


TOLD: dict[str, Callable[[Gridiron, int, int, Say], Told]] = {
    "receive": _tossed,
    "declare": _declared,
    "try": _tried,
    "front": _fronted,
    "change": _changed,
    "initiative": _led,
    "ball": _played,
    "intercept": _intercepted,
    "spill": _spilled,
    "blitz": _blitzed,
    "timeout": _timed,
    "chase": _let_go,
}
