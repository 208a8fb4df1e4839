"""What the rules make of an option, found by playing it: a measure for every number that odds show.

A measure is a list of matches, each as likely, and what a play from there is worth. Whoever has a choice in the play
decides with an eye to that worth alone: the offence wants much of it, the defence little.
"""

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from downfield.games.first_and_roll.model import facts as e
from downfield.games.first_and_roll.model import kinds as k
from downfield.games.first_and_roll.model import questions as q
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.model.tables import Tables
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, CHOICE
from downfield.kernel.state import FACT, State

RARE = 1e-9  # branches of the dice less likely than this are not followed
GOAL = 100
COLOURS = (k.RED, k.YELLOW, k.GREEN)
PAIRS = (0, 1, 2)
NO_BLOCK = 3
LOST = (e.E_TURNOVER, e.E_INTERCEPTED, e.E_TRY_REPEATED)

Fact = tuple[int, ...]
Facts = Sequence[Fact]


@dataclass(frozen=True, eq=False)
class Worth:
    """What the facts of a play are worth, None while they do not decide it; and which choices are not free."""

    of: Callable[[Facts], float | None]
    declines: bool = False  # every penalty: only the dice are meant
    stops: bool = False  # at the next circle: only one roll is meant


Measure = tuple[list[Roll], Worth]


# What a play can be worth ---------------------------------------------------------------------------------------


def _first_down(found: Facts) -> float | None:
    for kind, *_ in found:
        if kind in LOST:
            return 0.0
        if kind in (e.E_FIRST_DOWN, e.E_TOUCHDOWN, e.E_PENALTY_FIRST_DOWN):
            return 1.0
    return None


def _points(found: Facts) -> float | None:
    for kind, *_ in found:
        if kind in (*LOST, e.E_PENALTY_FIRST_DOWN):
            return 0.0
        if kind in (e.E_TOUCHDOWN, e.E_TWO_GOOD):
            return 1.0
    return None


FIRST_DOWN = Worth(_first_down)  # the offence reaches its marker in this play
POINTS = Worth(_points)  # the offence scores in this play
POINTS_NEXT = Worth(_points, stops=True)


@functools.cache
def carried(most: int) -> Worth:
    """The yards that the dice carry the ball, up to the goal line."""

    def worth(found: Facts) -> float | None:
        for kind, _, yards, *_ in found:
            if kind in (e.E_GAINED, e.E_TURNOVER):
                return float(min(yards, most))
            if kind in (e.E_LOST, e.E_OVERTHROWN):
                return float(-yards if kind == e.E_LOST else 0)
        return None

    return Worth(worth, declines=True)


@functools.cache
def tells(event: int) -> Worth:
    """Whether something happens."""
    return Worth(lambda found: 1.0 if any(fact[0] == event for fact in found) else None, True, True)


@functools.cache
def yards_of(event: int) -> Worth:
    """The yards of something that happens."""
    return Worth(lambda found: next((float(fact[2]) for fact in found if fact[0] == event), None))


@functools.cache
def farther_than(line: int) -> Worth:
    """Whether a kick-off is run out beyond a line."""
    return Worth(
        lambda found: next((float(fact[2] > line) for fact in found if fact[0] == e.E_RUN_OUT), None)
    )


# One play -------------------------------------------------------------------------------------------------------


def facts(state: State) -> list[Fact]:
    """What the last answer brought, each fact as its kind and its values."""
    log = state.take_log()
    return [tuple(log[i : i + FACT]) for i in range(0, len(log), FACT)]


def after(state: State, *answers: int) -> Roll:
    """A copy that was answered, and tells facts."""
    twin = state.clone()
    twin.logging = 1
    for x in answers:
        twin.answer(x)
    return cast(Roll, twin)


def value(state: Roll, worth: Worth) -> float:
    """What a play is worth on average, every die rolled in full."""
    return _value(state, worth, 1.0)


def _value(state: Roll, worth: Worth, p: float) -> float:
    """The same of a branch that is so likely; stops that come up again and again are counted once."""
    found = worth.of(facts(state))
    if found is not None:
        return found
    if p < RARE or state.quiet or state.need not in (CHANCE, CHOICE):
        return 0.0
    key = (worth, state.tables, tuple(state.dump()))
    if key not in _VALUES:
        _VALUES[key] = _ahead(state, worth, p)
    return _VALUES[key]


def _ahead(state: Roll, worth: Worth, p: float) -> float:
    if state.need == CHOICE:
        return _value(after(state, decided(state, worth, p)), worth, p)
    faces = int(state.faces)
    return sum(_value(after(state, face), worth, p / faces) for face in range(faces)) / faces


_VALUES: dict[tuple[Worth, Tables, tuple[int, ...]], float] = {}
_DECIDED: dict[tuple[Worth, Tables, tuple[int, ...]], int] = {}


def decided(state: Roll, worth: Worth, p: float = 1.0) -> int:
    """What whoever is asked decides."""
    held = {q.Q_AGAIN: worth.stops, q.Q_PENALTY: worth.declines}
    if held.get(int(state.question), True):
        return 0
    key = (worth, state.tables, tuple(state.dump()))
    if key not in _DECIDED:
        ends = {x: _value(after(state, x), worth, p) for x in state.options(state.seat)}
        attacks = state.seat == state.seat_of(state.off, k.OFFENCE)
        _DECIDED[key] = max(ends, key=lambda x: (ends[x] if attacks else -ends[x], -x))
    return _DECIDED[key]


def exactly(measure: Measure) -> float:
    """A measure, every die rolled in full."""
    starts, worth = measure
    return sum(value(after(start), worth) for start in starts) / len(starts)


def sampled(measure: Measure, plays: int, rng: Rng) -> tuple[float, float]:
    """A measure in so many plays, and how far chance may have taken it from the truth."""
    starts, worth = measure
    found = [_played(starts[rng.below(len(starts))], worth, rng) for _ in range(plays)]
    mean = sum(found) / plays
    spread = sum((x - mean) ** 2 for x in found) / plays
    return mean, 5 * math.sqrt(max(spread, 1 / plays) / plays)


def _played(start: Roll, worth: Worth, rng: Rng) -> float:
    now = after(start)
    while True:
        found = worth.of(facts(now))
        if found is not None:
            return found
        if now.quiet or now.need not in (CHANCE, CHOICE):
            return 0.0
        now.answer(rng.below(now.faces) if now.need == CHANCE else decided(now, worth))


# The measure of each number -------------------------------------------------------------------------------------


def measures(match: Match, seat: int, token: str) -> dict[str, list[Measure]]:
    """For each number of an option its measures; the number is the largest of them."""
    g = cast(Roll, match.state)
    x = next(choice.value for choice in match.options(seat) if choice.token == token)
    if g.question == q.Q_DICE:
        attacks = match.seats[seat].side == g.off
        return _attack(g, x) if attacks else _guard(g, x)
    return _ASKED[int(g.question)](g, x)


def _snap(g: Roll, attack: int, guard: int) -> Roll:
    """A play with these two dice; a pass that nobody covers is no bomb."""
    twin = after(g)
    twin.commit(twin.seat_of(g.off, k.OFFENCE), attack)
    twin.commit(twin.seat_of(1 - g.off, k.DEFENCE), guard)
    return after(twin, 0) if twin.question == q.Q_BOMB and twin.need == CHOICE else twin


def _aim(g: Roll) -> Worth:
    return POINTS if g.phase == k.TRY or g.marker >= GOAL else FIRST_DOWN


def _apart(g: Roll, colour: int) -> list[Roll]:
    return [_snap(g, colour, guard) for guard in COLOURS if guard != colour]


def _attack(g: Roll, colour: int) -> dict[str, list[Measure]]:
    met, far = [_snap(g, colour, colour)], carried(int(GOAL - g.ball))
    found: dict[str, list[Measure]] = {
        "share": [([*_apart(g, colour), *met], _aim(g))],
        "open": [(_apart(g, colour), _aim(g))],
        "met": [(met, _aim(g))],
    }
    return found if g.phase == k.TRY else found | {"yards": [(_apart(g, colour), far)], "low": [(met, far)]}


def _guard(g: Roll, colour: int) -> dict[str, list[Measure]]:
    return {
        "share": [([_snap(g, attack, colour) for attack in COLOURS], _aim(g))],
        "open": [(_apart(g, colour), _aim(g))],
        "met": [([_snap(g, colour, colour)], _aim(g))],
    }


def _best(g: Roll) -> list[Measure]:
    """The best of three dice against all of theirs."""
    return [([_snap(g, attack, guard) for guard in COLOURS], _aim(g)) for attack in COLOURS]


def _declare(g: Roll, x: int) -> dict[str, list[Measure]]:
    ahead = after(g, x)
    match x:
        case k.ORDINARY:
            return {"share": _best(ahead)}
        case k.PUNT:
            kicks = [([_unblocked(ahead, colour)], yards_of(e.E_PUNTED)) for colour in COLOURS]
            return {
                "yards": kicks,
                "block": [([after(ahead, pair)], tells(e.E_PUNT_BLOCKED)) for pair in PAIRS],
            }
        case k.FIELD_GOAL:
            good = tells(e.E_FIELD_GOAL_GOOD)
            return {"good": [([after(ahead, NO_BLOCK)], good)], "tried": [([after(ahead, 0)], good)]}
        case _:
            return {"share": [([ahead], tells(e.E_HAIL_MARY_CAUGHT))]}


def _unblocked(g: Roll, colour: int) -> Roll:
    """A punt that was rushed without a flag, kicked with a die."""
    return after(g, 0, 0, 0, colour)


def _bomb(g: Roll, x: int) -> dict[str, list[Measure]]:
    thrown = [after(g, x)]
    if not x:
        return {"share": [(thrown, _aim(g))], "yards": [(thrown, carried(int(GOAL - g.ball)))]}
    fates = {"picked": e.E_INTERCEPTED, "missed": e.E_BOMB_INCOMPLETE}
    return {"share": [(thrown, _aim(g))], **{name: [(thrown, tells(event))] for name, event in fates.items()}}


def _again(g: Roll, x: int) -> dict[str, list[Measure]]:
    if not x:
        return {}
    over: list[Measure] = [([after(g, x)], tells(e.E_OVERTHROWN))]
    return {"kept": over} if g.time == k.T else {"scored": [([after(g, x)], POINTS_NEXT)], "over": over}


def _punt(g: Roll, x: int) -> dict[str, list[Measure]]:
    kicked = [after(g, x)]
    return {"yards": [(kicked, yards_of(e.E_PUNTED))], "touchback": [(kicked, tells(e.E_PUNT_TOUCHBACK))]}


def _block_punt(g: Roll, x: int) -> dict[str, list[Measure]]:
    rushed = [after(g, x)]
    return {"both": [(rushed, tells(e.E_PUNT_BLOCKED))], "one": [(rushed, tells(e.E_FLAG))]}


def _block_kick(g: Roll, x: int) -> dict[str, list[Measure]]:
    rushed = [after(g, x)]
    good: dict[str, list[Measure]] = {"good": [(rushed, tells(e.E_FIELD_GOAL_GOOD))]}
    return good if x == NO_BLOCK else good | {"both": [(rushed, tells(e.E_FIELD_GOAL_BLOCKED))]}


def _try(g: Roll, x: int) -> dict[str, list[Measure]]:
    return {"share": _best(after(g, x)) if x else [([after(g, x)], tells(e.E_TRY_KICK_GOOD))]}


def _kickoff(g: Roll, x: int) -> dict[str, list[Measure]]:
    return {"share": [([after(g, x)], tells(e.E_ONSIDE_KEPT))]}


def _return(g: Roll, x: int) -> dict[str, list[Measure]]:
    out = [after(g, x)]
    line = int(g.tables.touchback)
    return {"yards": [(out, yards_of(e.E_RUN_OUT))], "share": [(out, farther_than(line))]} if x else {}


def _catch(g: Roll, x: int) -> dict[str, list[Measure]]:
    back = [after(g, x)]
    return {"yards": [(back, yards_of(e.E_RETURNED))], "flag": [(back, tells(e.E_RETURN_FLAG))]}


_ASKED: dict[int, Callable[[Roll, int], dict[str, list[Measure]]]] = {
    q.Q_DECLARE: _declare,
    q.Q_BOMB: _bomb,
    q.Q_AGAIN: _again,
    q.Q_PUNT: _punt,
    q.Q_BLOCK_PUNT: _block_punt,
    q.Q_BLOCK_KICK: _block_kick,
    q.Q_TRY: _try,
    q.Q_KICKOFF: _kickoff,
    q.Q_RETURN: _return,
    q.Q_CATCH: _catch,
}
