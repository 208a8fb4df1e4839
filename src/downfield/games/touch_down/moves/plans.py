"""Whole line-ups in one click: the ready formations, and what a coach did the last time in the same place."""

import re
from collections.abc import Mapping
from typing import NamedTuple, cast

from downfield.games.touch_down.components.parts import FORMS, Parts
from downfield.games.touch_down.model.kinds import FRONT
from downfield.games.touch_down.model.position import NOWHERE, Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.notation.answers import COLUMNS, join, placing
from downfield.games.touch_down.notation.elements import option_id
from downfield.games.touch_down.rules.line_up import LineUp
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan, tried
from downfield.kernel.show.svg import Say
from downfield.kernel.state import State

PLACE = re.compile(r"(\d+):(-?\d+)/(-?\d+)(f?)")
MOST_WORDS = 60  # of a line-up, figure by figure
FREE = "free"


class Place(NamedTuple):
    """Where somebody stood, as his team looks at the field: columns from the ball, rows behind the line."""

    across: int
    deep: int
    front: bool  # named for the defence line


def form_name(key: str, say: Say) -> str:
    """A ready formation; one that the box does not know stays as it is written."""
    said = say(f"formation-{key}")
    return key.replace("-", " ") if said == f"formation-{key}" else said


# What a coach did -------------------------------------------------------------------------------------------------


def recall(match: Match, side: int) -> dict[str, str]:
    """The last line-up of a side for each use: whom it brought on, then a formation, or everybody's place."""
    uses = [form.use for form in cast(Parts, match.game.pack.parts).formations.formations]
    found: dict[str, str] = {}
    by_hand: list[int] = []
    for event in reversed(match.events):
        told = event.args()
        if event.key != "lined-up" or told["side"] != side:
            continue
        if told["formation"]:
            found.setdefault(uses[told["formation"] - 1], _answered(match, event.after))
        elif set(uses) - set(found):
            by_hand.append(event.after)
    return {**found, **_placed(match, side, by_hand, found)} if by_hand else found


def _answered(match: Match, end: int) -> str:
    """A formation, and before it whoever was brought on."""
    moves, first = match.moves, end - 1
    while first > 0 and moves[first - 1].seat == moves[end - 1].seat and moves[first - 1].token[0] == "+":
        first -= 1
    return " ".join(move.token for move in moves[first:end])


def _placed(match: Match, side: int, ends: list[int], known: Mapping[str, str]) -> dict[str, str]:
    """Line-ups that were made figure by figure; where they stood is seen when the match is played over."""
    state: State = match.game.spec.begin(
        match.game.pack.parts, match.options_agreed, dict(match.start.fields)
    )
    state.go_on()
    found: dict[str, str] = {}
    for at, given in enumerate(match.moves[: max(ends)], 1):
        use = _use(cast(Gridiron, state)) if at in ends else ""
        state.answer(given.value)
        if use and _is_newer(match, side, at, use, known):
            found[use] = " ".join([FREE, *places_of(cast(Gridiron, state), side)])
    return found


def _use(g: Gridiron) -> str:
    """What a line-up is for, while it is made."""
    line_up = g.top if isinstance(g.top, LineUp) or g.top is None else g.top.up
    return FORMS[line_up.form] if isinstance(line_up, LineUp) else ""


def _is_newer(match: Match, side: int, at: int, use: str, known: Mapping[str, str]) -> bool:
    """Whether no ready formation was taken for the same use since."""
    if use not in known:
        return True
    uses = [form.use for form in cast(Parts, match.game.pack.parts).formations.formations]
    later = [e.args() for e in match.events if e.key == "lined-up" and e.after > at]
    return not any(e["side"] == side and e["formation"] and uses[e["formation"] - 1] == use for e in later)


def places_of(g: Gridiron, side: int) -> list[str]:
    """Everybody's place, by slot."""
    way, told = int(g.ahead(side)), []
    for i in range(SLOTS):
        square = int(g.square[SLOTS * side + i])
        if square != NOWHERE:
            across = (int(g.tables.column[square]) - int(g.col)) * way
            deep = (int(g.los) - int(g.tables.row[square])) * way
            told.append(f"{i}:{across}/{deep}{'f' if g.status[SLOTS * side + i] & FRONT else ''}")
    return told


# Plans ------------------------------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """A plan, and the match once it is carried out."""

    plan: Plan
    done: Match


def offers(look: Look, say: Say, last: Mapping[str, str]) -> list[Offer]:
    """Last time's line-up for the same use, then the ready formations."""
    match, seat = look.match, look.seat
    g = cast(Gridiron, match.state)
    if (
        seat is None
        or seat not in match.waiting()
        or match.need.question != "lineup"
        or not isinstance(g.top, LineUp)
    ):
        return []
    forms = [c.token for c in match.options(seat) if c.token[0] != "+" and c.token != FREE]
    again = made_again(match, seat, last.get(FORMS[g.top.form], ""))
    offered = [again, *(form for form in forms if form != again)] if again else forms
    tries = [(token, tried(match, seat, token)) for token in offered]
    return [Offer(_plan(token, say, token == again), done) for token, done in tries if done is not None]


def _plan(token: str, say: Say, is_last: bool) -> Plan:
    """A plan in words."""
    words = token.split()
    brought = [word[1:] for word in words if word[0] == "+"]
    form = next((word for word in words if word[0] != "+"), "")
    label = say("plan-last") if FREE in words else say("plan-last-form", form=form_name(form, say))
    if not is_last:
        label = say("plan-formation", form=form_name(form, say))
    about = say("plan-brought", numbers=", ".join(brought)) if brought else ""
    return Plan(token, label, about, targets=[] if len(words) > 1 else [option_id(token)])


def made_again(match: Match, seat: int, words: str) -> str:
    """The answers that come nearest to what was remembered; "" where there is nothing."""
    if not words:
        return ""
    twin, given = match.tried_by(seat), list[str]()
    places = {
        int(found[1]): Place(int(found[2]), int(found[3]), bool(found[4])) for found in PLACE.finditer(words)
    }
    for word in (word for word in words.split() if ":" not in word):
        if word in (choice.token for choice in twin.options(seat)):  # who is hurt is not brought on
            twin.answer(word, seat)
            given.append(word)
    while _is_placing(twin, seat) and places and len(given) < MOST_WORDS:
        given.append(_nearest(twin, seat, places))
        twin.answer(given[-1], seat)
    return " ".join(join(given))


def _is_placing(twin: Match, seat: int) -> bool:
    return seat in twin.waiting() and twin.need.question in ("front", "row", "column")


def _nearest(twin: Match, seat: int, places: Mapping[int, Place]) -> str:
    """The answer nearest to the place of whoever is being placed."""
    g, side = cast(Gridiron, twin.state), twin.seats[seat].side
    way = int(g.ahead(side))
    known = places.get(placing(g) % SLOTS, Place(0, 1, False))
    tokens = [choice.token for choice in twin.options(seat)]
    match twin.need.question:
        case "front":
            return "front" if known.front else "back"
        case "row":
            row = int(g.los) - way * known.deep
            return min(tokens, key=lambda token: abs(int(token.rpartition("@")[2]) - row))
        case _:
            column = int(g.col) + way * known.across
            return min(tokens, key=lambda token: abs(COLUMNS.index(token[-1]) + 1 - column))
