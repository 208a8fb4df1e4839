"""Several answers in one click: ready set-ups and how a coach set up the last time, a block die, the end of a turn."""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from downfield.games.blood_bowl.components.parts import COLUMNS
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import LENGTH, SLOTS
from downfield.games.blood_bowl.notation.answers import STOP, square_name
from downfield.games.blood_bowl.notation.scene import idle
from downfield.games.blood_bowl.notation.shown import scene_of
from downfield.games.blood_bowl.odds.options import odds
from downfield.games.blood_bowl.rules.match.set_up import SetUp
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.plan import Plan, tried
from downfield.kernel.show.svg import Say

PLACE = re.compile(r"(\d+)@(\d+)/(\d+)")
KICKING, RECEIVING = "kick", "receive"
END = "end"
THEN = "-then"
KEEP = "keep"
Draw = Callable[[Match, int], str]  # a side of a match that is tried


class Place(NamedTuple):
    """Where somebody stood, as his team looks at the pitch: squares from the own end line, and the row."""

    deep: int
    row: int


# What a coach did -------------------------------------------------------------------------------------------------


def recall(match: Match, side: int) -> dict[str, str]:
    """The last set-up of a side for a kick-off and for receiving one: a formation, or everybody's place."""
    found: dict[str, str] = {}
    made = ""
    for event in match.events:
        told = event.args()
        if event.key == "set-up" and told["side"] == side:
            ready = match.moves[event.after - 1].token
            made = ready if told["formation"] else _stood(match, event.after, side)
        elif event.key == "kicked":
            if made:
                found[KICKING if told["side"] == side else RECEIVING] = made
            made = ""
        elif event.key == "turn":
            made = ""  # what was set up after the kick was no set-up of its own [BB-6.23]
    return found


def _stood(match: Match, end: int, side: int) -> str:
    """Where a side stood after so many answers, which is seen when the match is played over."""
    state = match.game.spec.begin(match.game.pack.parts, match.options_agreed, dict(match.start.fields))
    state.go_on()
    for given in match.moves[:end]:
        state.answer(given.value)
    g = cast(Pitch, state)
    stood = [(slot, int(g.at[slot])) for slot in range(SLOTS * side, SLOTS * (side + 1)) if g.at[slot]]
    places = [(int(g.number_of(slot)), as_seen(square_name(square), side)) for slot, square in stood]
    return " ".join(f"{number}@{place.deep}/{place.row}" for number, place in places)


def as_seen(square: str, side: int) -> Place:
    """A square as a side looks at it."""
    column = COLUMNS.index(square[0])
    return Place(LENGTH - 1 - column if side else column, int(square[1:]))


def undrawn(done: Match, side: int) -> str:
    """No drawing."""
    return ""


# Plans ------------------------------------------------------------------------------------------------------------


def plans(look: Look, say: Say, last: Mapping[str, str], draw: Draw = undrawn) -> list[Plan]:
    """What can be done at once, where the rules ask twice; `draw` shows how a set-up would stand."""
    match, seat = look.match, look.seat
    if seat is None or seat not in match.waiting():
        return []
    match match.need.question:
        case "step":
            found = [_end(match, seat, say)]
        case "set-up":
            found = _set_ups(match, seat, say, last, draw)
        case "block-dice":
            found = _faces(look, say)
        case _:
            found = []
    return [plan for plan in found if plan is not None]


def _end(match: Match, seat: int, say: Say) -> Plan | None:
    """To stop, and to end the turn; the words say who could still act."""
    twin = match.tried_by(seat)
    twin.answer(STOP, seat)
    if seat not in twin.waiting() or twin.need.question not in ("turn", "charge"):
        return None
    left = idle(cast(Pitch, twin.state))
    words = say("answer-charge-end") if twin.need.question == "charge" else say("plan-end", idle=left)
    return Plan(f"{STOP} {END}", words, ends=True, idle=left)


def _faces(look: Look, say: Say) -> list[Plan | None]:
    """[BB-10.6, BB-10.7] To keep the dice and pick one at once, the best first, where this coach picks."""
    dice = [f">{face}" for face in scene_of(look.view).block[0].dice]
    if len(set(dice)) == 1:  # nobody picks
        return [_face(KEEP, dice[0], dice, odds(look, say).get(KEEP), say)]
    assert look.seat is not None
    twin = look.match.tried_by(look.seat)
    twin.answer(KEEP, look.seat)
    if look.seat not in twin.waiting() or twin.need.question != "pick":
        return []
    follows = odds(Look(twin, look.seat), say)
    picks = [c.token for c in reversed(twin.options(look.seat))]
    return [_face(f"{KEEP} {token}", token, dice, follows.get(token), say) for token in picks]


def _face(token: str, face: str, dice: list[str], follows: Odds | None, say: Say) -> Plan:
    """One face, what follows from it, and the dice that show it."""
    shown = [f"m-die-{i}" for i, one in enumerate(dice) if one == face]
    words = "" if follows is None else follows.words
    return Plan(token, say(f"answer-pick-{key_of(face)}"), words, targets=shown)


def key_of(face: str) -> str:
    """A face as it stands in the key of a text: >POW is -pow."""
    return face.replace(">", "-").lower()


def _set_ups(match: Match, seat: int, say: Say, last: Mapping[str, str], draw: Draw) -> list[Plan | None]:
    g = cast(Pitch, match.state)
    line_up = g.top
    if not isinstance(line_up, SetUp) or line_up.again:
        return []
    tokens = [choice.token for choice in match.options(seat) if choice.token[0] != "+"]
    forms = [token for token in tokens if not token.endswith(THEN)]
    use = KICKING if match.seats[seat].side == g.kicking else RECEIVING
    again = made_again(match, seat, last.get(use, ""), forms)
    offered = [again, *(form for form in forms if form != again)] if again else forms
    changed = [token for token in tokens if token.endswith(THEN)]
    return [_plan(match, seat, token, say, token == again, draw) for token in [*offered, *changed]]


def _plan(match: Match, seat: int, token: str, say: Say, is_last: bool, draw: Draw) -> Plan | None:
    """A plan that can be played, drawn as it would stand."""
    done = tried(match, seat, token)
    if done is None:
        return None
    label = say("plan-last") if token.startswith("+") else form_name(token, say)
    if is_last and not token.startswith("+"):
        label = say("plan-last-form", form=label)
    return Plan(token, label, "", draw(done, match.seats[seat].side))


def form_name(key: str, say: Say) -> str:
    """A ready formation; one that the box does not know stays as it is written."""
    if key.endswith(THEN):
        return say("plan-then", form=form_name(key.removesuffix(THEN), say))
    said = say(f"answer-set-up-{key}")
    return key.replace("-", " ") if said == f"answer-set-up-{key}" else said


def made_again(match: Match, seat: int, words: str, forms: list[str]) -> str:
    """The answers that come nearest to what was remembered; "" where there is nothing."""
    if words in forms:
        return words
    places = {found[1]: Place(int(found[2]), int(found[3])) for found in PLACE.finditer(words)}
    if not places:
        return ""
    twin, given = match.tried_by(seat), list[str]()
    while seat in twin.waiting() and twin.need.question in ("set-up", "place"):
        is_asked = twin.need.question == "set-up"  # whoever is the only one left is placed without a question
        number = _next(twin, seat, places) if is_asked else next(iter(places), "")
        if is_asked:
            twin.answer(f"+{number}", seat)
        place = places.pop(number, None) or places.pop(next(iter(places), ""), Place(0, 8))
        square = _nearest(twin, seat, place)
        twin.answer(square, seat)
        given.append(f"+{number}-{square}" if is_asked else square)
    return " ".join(given)


def _next(twin: Match, seat: int, places: Mapping[str, Place]) -> str:
    """Those who had a place first, then whoever is there."""
    here = [choice.token[1:] for choice in twin.options(seat) if choice.token[0] == "+"]
    return next((number for number in places if number in here), here[0])


def _nearest(twin: Match, seat: int, place: Place) -> str:
    """The square nearest to a place."""
    side = twin.seats[seat].side

    def away(token: str) -> int:
        seen = as_seen(token, side)
        return (seen.deep - place.deep) ** 2 + (seen.row - place.row) ** 2

    return min((choice.token for choice in twin.options(seat)), key=away)
