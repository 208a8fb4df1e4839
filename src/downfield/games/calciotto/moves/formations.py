"""Ready formations [CAL-4.2, CAL-4.3]: whom to leave at home, whom to field, and where; away's are home's mirror."""

import re
from collections.abc import Mapping
from typing import NamedTuple, cast

from downfield.games.calciotto.components.parts import ROLES, Parts
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import CALLED, SLOTS
from downfield.games.calciotto.notation.answers import COLUMNS, placing
from downfield.games.calciotto.notation.elements import place_of
from downfield.games.calciotto.rules.line_up import CallUp
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan, can_be_played
from downfield.kernel.show.svg import Say

LAST = "last"  # the last line-up of a coach, whoever was left
WHOLE = "whole"  # the last one with all eight
EIGHT = 8
FRESH = ("leave", "keeper")  # where the figures are chosen too
KEEPER_ROW = "0"
REMEMBERED = re.compile(r"(\d+)([PDCAT])@([a-p]\d+)")
PUT = re.compile(r"(\d*)[@=]([a-p]\d+)")


class Place(NamedTuple):
    """Where somebody stands, as home sees it: a role, the number if it was somebody (0: anybody), a square."""

    role: str
    number: int
    square: str


class Form(NamedTuple):
    """A formation: its name in the texts, the keeper's place and the others', and who stayed at home."""

    key: str
    places: list[Place]
    left: list[int]


# Formations that are known ----------------------------------------------------------------------------------------


def ready(parts: Parts) -> list[Form]:
    """Those of the pack."""
    return [
        Form(
            form.key,
            [Place("P", 0, form.keeper), *(Place(word[0], 0, word[1:]) for word in form.places)],
            [],
        )
        for form in parts.formations.formations
    ]


def remembered(words: str) -> Form | None:
    """A formation as `recall` told it."""
    places = [Place(found[2], int(found[1]), found[3]) for found in REMEMBERED.finditer(words)]
    left = [int(word[1:]) for word in words.split() if word.startswith("-")]
    return Form("", places, left) if places else None


def recall(match: Match, side: int) -> dict[str, str]:
    """How a side lined up in this match: the last time, and the last time with all eight."""
    found: dict[str, str] = {}
    for event in reversed(match.events):
        if event.key != "lined-up" or event.args()["side"] != side:
            continue
        words = _told(match, side, event.after)
        found.setdefault(LAST, words)
        if words.count("@") == EIGHT:
            return found | {WHOLE: words}
    return {key: words for key, words in found.items() if words}


def _told(match: Match, side: int, end: int) -> str:
    """The line-up of a side among the moves before it was shown, in home's squares; home's lie before away's."""
    moves, at = match.moves, end - 1
    while at >= 0 and moves[at].seat >= 0 and match.seats[moves[at].seat].side != side:
        at -= 1
    words: list[str] = []
    while at >= 0 and moves[at].seat >= 0 and match.seats[moves[at].seat].side == side:
        put = PUT.fullmatch(moves[at].token)
        if put is not None and not put[1]:
            at -= 1  # the figure was named before its square
        if put is not None:
            number = int(put[1] or moves[at].token)
            square = mirrored(put[2], side)
            role = "P" if square[1:] == KEEPER_ROW else _role(match, side, number)
            words.append(f"{number}{role}@{square}")
        elif moves[at].token.startswith("-"):
            words.append(moves[at].token)
        else:
            break
        at -= 1
    return " ".join(reversed(words))


def _role(match: Match, side: int, number: int) -> str:
    t = cast(Pitch, match.state).tables
    squad = range(int(t.first_away) if side else 0, len(t.number) if side else int(t.first_away))
    return next(ROLES[t.role[i]] for i in squad if t.number[i] == number)


# Plans ------------------------------------------------------------------------------------------------------------


def plans(look: Look, say: Say, last: Mapping[str, str]) -> list[Plan]:
    """Whole line-ups, last time's first, as long as nobody has been placed."""
    match, seat = look.match, look.seat
    if seat is None or seat not in match.waiting() or match.need.kind != "choice":
        return []
    g, side = cast(Pitch, look.seen), match.seats[seat].side
    if not begins(g, side, match.need.question):
        return []
    fresh = match.need.question in FRESH
    known = remembered(last.get(WHOLE, "") if fresh else last.get(LAST, "") or last.get(WHOLE, ""))
    forms = [*([known] if known else []), *ready(cast(Parts, match.game.pack.parts))]
    found: dict[str, Plan] = {}
    for form in forms:
        words = chosen_for(g, side, form) if fresh else placed_again(g, side, form)
        told = _plan(look, form, words, say)
        if told is not None:
            same = found.get(told.token)
            found[told.token] = told if same is None else _named_too(same, form, say)
    return list(found.values())


def begins(g: Pitch, side: int, question: str) -> bool:
    """Whether nobody has been placed yet."""
    return question in FRESH or (question == "lineup" and placing(g) == first_slot(g, side))


def first_slot(g: Pitch, side: int) -> int:
    """The first slot that a line-up fills."""
    return next(slot for slot in range(SLOTS * side, SLOTS * side + SLOTS) if g.is_on(slot))


def _plan(look: Look, form: Form, words: list[str], say: Say) -> Plan | None:
    """A plan in words, if it can be played."""
    token = " ".join(words)
    if not can_be_played(look, token):
        return None
    label = say("plan-formation", form=form_name(form.key, say)) if form.key else say("plan-last")
    left = [word[1:] for word in words if word.startswith("-")]
    about = [form_about(form.key, say)] if form.key else []
    about += [say("plan-without", numbers=", ".join(left))] if left else []
    return Plan(token, label, " · ".join(filter(None, about)))


def _named_too(last: Plan, form: Form, say: Say) -> Plan:
    """Last time's formation is one of the ready ones: it is offered once."""
    return Plan(last.token, say("plan-last-form", form=form_name(form.key, say)), last.words)


def form_name(key: str, say: Say) -> str:
    """A formation by its name; one that only another box knows stays as it is written."""
    said = say(f"form-{key}")
    return key.replace("-", " ").capitalize() if said == f"form-{key}" else said


def form_about(key: str, say: Say) -> str:
    """What a formation is good for."""
    said = say(f"about-form-{key}")
    return "" if said == f"about-form-{key}" else said


def mirrored(square: str, side: int) -> str:
    """A square of home's half as the side writes it."""
    x, y = place_of(square)
    return f"{COLUMNS[16 - x]}{21 - y}" if side else square


# Who stands where -------------------------------------------------------------------------------------------------


def chosen_for(g: Pitch, side: int, form: Form) -> list[str]:
    """For every place the one who stood there, or else the strongest of its role, or of all."""
    t = g.tables
    squad = [i for i in range(int(g.first_of(side)), int(g.end_of(side))) if g.place_of(i) == kinds.BENCH]
    free = strongest_first(g, squad)
    chosen: dict[int, int] = {}
    for exact in (2, 1, 0):  # by number and role, by role, anybody but a keeper
        for at, place in enumerate(form.places):
            fits = [i for i in free if _fit(ROLES[t.role[i]], int(t.number[i]), place) >= exact]
            if at not in chosen and fits:
                chosen[at] = fits[0]
                free.remove(fits[0])
    words = [f"{t.number[chosen[at]]}@{mirrored(form.places[at].square, side)}" for at in sorted(chosen)]
    return [f"-{number}" for number in left_out(g, free, form)] + words


def strongest_first(g: Pitch, squad: list[int]) -> list[int]:
    """Figures by strength, then pace, then number."""
    t = g.tables
    return sorted(squad, key=lambda i: (-int(t.strength[i]), -int(t.pace[i]), int(t.number[i])))


def _fit(role: str, number: int, place: Place) -> int:
    """How well somebody fits a place: 2 himself, 1 by his role, 0 not, -1 never."""
    if (role == "P") != (place.role == "P"):
        return -1
    return (role == place.role) + (role == place.role and number == place.number)


def left_out(g: Pitch, free: list[int], form: Form) -> list[int]:
    """[CAL-4.2] Who stays at home: as last time, else the weakest; a second keeper comes along."""
    if not isinstance(g.top, CallUp):
        return []
    t, call = g.tables, g.top
    missing = int(g.end_of(call.side) - g.first_of(call.side) - CALLED - call.named)
    later = [i for i in reversed(free) if i > call.last]  # named in the order of the sheet
    later.sort(key=lambda i: (int(t.number[i]) not in form.left, t.role[i] == kinds.P))
    return [int(t.number[i]) for i in sorted(later[:missing])]


def placed_again(g: Pitch, side: int, form: Form) -> list[str]:
    """[CAL-10.3] Those who are left, each where he stood, or on a place of his role as long as there is one."""
    slots = [s for s in range(SLOTS * side, SLOTS * side + SLOTS) if g.is_on(s)]
    free, chosen = list(form.places), dict[int, str]()
    for exact in (2, 1, 0):
        for slot in slots:
            keeper = slot == SLOTS * side
            role = "P" if keeper else ROLES[g.role_of(slot)]
            fits = [p for p in free if _fit(role, int(g.number_of(slot)), p) >= exact]
            if slot not in chosen and fits:
                free.remove(fits[0])
                chosen[slot] = mirrored(fits[0].square, side)
    return [f"{g.number_of(slot)}={chosen[slot]}" for slot in slots if slot in chosen]
