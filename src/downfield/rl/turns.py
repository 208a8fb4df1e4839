"""Answers seen from the other end of the pitch: what a square, a way or a player is for who attacks downwards.

Turning twice gives every answer back, so the same table leads from actions to answers and from answers to actions.
"""

from collections.abc import Callable, Iterable
from typing import cast

from downfield.games.blood_bowl.model import kinds as bowl
from downfield.games.blood_bowl.model import questions as bb
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS, SQUARES, STRIDE
from downfield.games.blood_bowl.notation.answers import SQUARES as TO_A_SQUARE
from downfield.games.calciotto.model import kinds as lawn
from downfield.games.calciotto.model import questions as cal
from downfield.games.calciotto.model.tables import LAST_ROW, MEN, WIDTH
from downfield.games.calciotto.notation.answers import PLACES
from downfield.games.touch_down.model import questions as td
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.notation.answers import ROW_QUESTIONS
from downfield.kernel.spec import Spec
from downfield.kernel.state import State

Pairs = Iterable[tuple[int, int]]


def turned(spec: Spec, start: State, actions: int) -> list[int]:
    """Of every question and answer the turned one, in one row; empty where nothing has an end."""
    if spec.slug not in TURNS:
        return []
    table = []
    for question, asked in enumerate(spec.questions):
        row = list(range(actions))
        for x, y in TURNS[spec.slug](start, question, bool(asked.answers)):
            if x < actions and y < actions:
                row[x] = y
        table += row
    return table


# Calciotto --------------------------------------------------------------------------------------------------------

_PLACES = (*PLACES, cal.Q_LINEUP, cal.Q_CLEAR, cal.Q_RETREAT, cal.Q_WALL)
_FLIPPED = (2, 1, 0, 3)  # ways: n e s w


def _calciotto(start: State, question: int, listed: bool) -> Pairs:
    if question in _PLACES:
        rows = LAST_ROW + 2
        return [
            ((r + 1) * WIDTH + c, (rows - r) * WIDTH + c) for r in range(rows) for c in range(1, WIDTH - 1)
        ]
    if question == cal.Q_SPEND:
        steps = range(MEN // 2 * 4)
        return [(lawn.STEP + i, lawn.STEP + i - i % 4 + _FLIPPED[i % 4]) for i in steps]
    if question == cal.Q_CHALLENGE:
        return [(1 + i, 1 + (i + MEN // 2) % MEN) for i in range(MEN)]
    return ()


# Touch Down -------------------------------------------------------------------------------------------------------

_WAYS = (4, 3, 2, 1, 0, 7, 6, 5)  # n ne e se s sw w nw
_STEPS = (td.Q_STEP, td.Q_EXTRA, td.Q_CHASE_STEP, td.Q_SPILL)


def _touch_down(start: State, question: int, listed: bool) -> Pairs:
    if question in ROW_QUESTIONS:
        last = ROWS + 2 * int(cast(Gridiron, start).tables.depth)
        return [(x, last + 1 - x) for x in range(1, last + 1)]
    if question in _STEPS:
        return [(1 + way, 1 + other) for way, other in enumerate(_WAYS)]
    return ()


# Blood Bowl -------------------------------------------------------------------------------------------------------

_NAMED = (bb.Q_SET_UP, bb.Q_TURN, bb.Q_CHARGE)  # a formation, or one's own player by his place in the team
_AT = (bowl.AT, bowl.STAB_AT, bowl.SAW_AT, bowl.VOMIT_AT, bowl.FIRE_AT)


def _squares(first: int) -> list[tuple[int, int]]:
    """Columns from the other end zone; the border stays."""
    on = [x for x in range(SQUARES) if 0 < x % STRIDE < STRIDE - 1]
    return [(first + x, first + x // STRIDE * STRIDE + STRIDE - 1 - x % STRIDE) for x in on if x >= STRIDE]


def _players(first: int) -> list[tuple[int, int]]:
    """The other team's first."""
    return [(first + slot, first + (slot + SLOTS) % BOTH) for slot in range(BOTH)]


def _blood_bowl(start: State, question: int, listed: bool) -> Pairs:
    if question in (bb.Q_STEP, bb.Q_RUN):
        walks = _squares(0) + _squares(bowl.JUMP) + _squares(bowl.LEAVE)
        return walks + [pair for at in _AT for pair in _players(at)]
    if question in (bb.Q_SWOOP, bb.Q_CHAIN):
        return [(3, 4), (4, 3)]  # right and left
    if question in (*TO_A_SQUARE, bb.Q_KICK):
        return _squares(0)
    return () if listed or question in _NAMED else _players(bowl.AT)


TURNS: dict[str, Callable[[State, int, bool], Pairs]] = {
    "calciotto": _calciotto,
    "touch-down": _touch_down,
    "blood-bowl": _blood_bowl,
}
