"""[CAL-4.3] A line-up that is made on the pitch as a whole, and only then answered figure by figure."""

from typing import cast

from downfield.games.calciotto.components.parts import ROLES
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import NOWHERE, Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.moves.formations import (
    EIGHT,
    FRESH,
    Form,
    begins,
    chosen_for,
    left_out,
    mirrored,
    placed_again,
    remembered,
    strongest_first,
)
from downfield.games.calciotto.notation.answers import square_name
from downfield.games.calciotto.notation.elements import BENCH, figure_id, place_of, square_id
from downfield.games.calciotto.rules.line_up import LineUp
from downfield.kernel.match import Match
from downfield.kernel.show.lineup import LineUps, Places, Roster, is_asked
from downfield.kernel.show.look import Look

ASKED = ("leave", "keeper", "figure", "square", "lineup")
USE = "line-up"


def use(look: Look) -> str:
    """Whether a side is to line up, before the match or after a goal."""
    match, seat = look.match, look.seat
    if seat is None or not is_asked(match, seat, ASKED):
        return ""
    side = match.seats[seat].side
    return USE if begins(cast(Pitch, look.seen), side, match.need.question) else ""


def roster(look: Look) -> Roster:
    """[CAL-4.2, CAL-4.3] The squad before the match, those who are left after a goal [CAL-10.3]."""
    assert look.seat is not None
    g, side = cast(Pitch, look.seen), look.match.seats[look.seat].side
    goal, half = (_names(g, squares) for squares in (_goal(g, side), _half(g, side)))
    if look.match.need.question in FRESH:
        squad = _squad(g, side)
        found = {int(g.tables.number[i]): goal if g.tables.role[i] == kinds.P else half for i in squad}
    else:
        found = {int(g.number_of(slot)): half if slot % SLOTS else goal for slot in _slots(g, side)}
    keepers = frozenset(number for number, squares in found.items() if squares == goal)
    return Roster(
        found,
        min(EIGHT, len(found)),
        BENCH,
        lambda number: figure_id(side, number),
        lambda name: square_id(*place_of(name)),
        ((keepers, 1), (frozenset(found) - keepers, EIGHT - 1)),
    )


def _squad(g: Pitch, side: int) -> list[int]:
    """Those who may still be called up and fielded."""
    return [i for i in range(int(g.first_of(side)), int(g.end_of(side))) if g.place_of(i) == kinds.BENCH]


def _slots(g: Pitch, side: int) -> list[int]:
    return [slot for slot in range(SLOTS * side, SLOTS * side + SLOTS) if g.is_on(slot)]


def _goal(g: Pitch, side: int) -> list[int]:
    return [int(g.tables.goals[k]) for k in range(4 * side, 4 * side + 4)]


def _half(g: Pitch, side: int) -> list[int]:
    """The squares of the own half, as the rules list them."""
    t = g.tables
    first, end = (int(t.places_away), len(t.places)) if side else (0, int(t.places_away))
    return [int(t.places[k]) for k in range(first, end)]


def _names(g: Pitch, squares: list[int]) -> list[str]:
    return [square_name(g, square) for square in squares]


def put(match: Match, side: int, places: Places) -> None:
    """Put figures on the pitch, whatever is still missing."""
    g = cast(Pitch, match.state)
    squares = {square_name(g, square): square for square in [*_goal(g, side), *_half(g, side)]}
    if not isinstance(g.top, LineUp) or g.top.fresh:
        _field(g, side, places)
    for slot in _slots(g, side):
        if (square := places.get(int(g.number_of(slot)))) is not None:
            g.put(slot, squares[square])


def _field(g: Pitch, side: int, places: Places) -> None:
    """Give everybody a slot who has a place: the keeper has the first."""
    free = iter(range(SLOTS * side + 1, SLOTS * side + SLOTS))
    for i in _squad(g, side):
        if int(g.tables.number[i]) in places:
            g.who[SLOTS * side if g.tables.role[i] == kinds.P else next(free)] = i
            g.send(i, kinds.FIELDED)


def stood(match: Match, side: int) -> Places:
    """Where a side stands."""
    g = cast(Pitch, match.state)
    on = [slot for slot in _slots(g, side) if g.at[slot] != NOWHERE]
    return {int(g.number_of(slot)): square_name(g, int(g.at[slot])) for slot in on}


def answers(match: Match, seat: int, places: Places) -> str:
    """[CAL-4.2, CAL-4.3] Whoever stays at home, the keeper and the others; "" where somebody is missing."""
    g, side = cast(Pitch, match.seen_by(seat)), match.seats[seat].side
    if match.need.question not in FRESH:
        slots = _slots(g, side)
        words = [f"{g.number_of(s)}={places[int(g.number_of(s))]}" for s in slots if g.number_of(s) in places]
        return " ".join(words) if len(words) == len(slots) else ""
    t, squad = g.tables, _squad(g, side)
    chosen = [i for i in squad if int(t.number[i]) in places]
    if len(chosen) != EIGHT or sum(t.role[i] == kinds.P for i in chosen) != 1:
        return ""
    free = strongest_first(g, [i for i in squad if i not in chosen])
    chosen.sort(key=lambda i: t.role[i] != kinds.P)
    words = [f"-{number}" for number in left_out(g, free, Form("", [], []))]
    return " ".join([*words, *(f"{t.number[i]}@{places[int(t.number[i])]}" for i in chosen)])


def keep(match: Match, side: int) -> str:
    """Where everybody stands, with his role, as home sees it."""
    g, places = cast(Pitch, match.state), stood(match, side)
    told = [(slot, int(g.number_of(slot))) for slot in _slots(g, side)]
    return " ".join(
        f"{number}{ROLES[g.role_of(slot)]}@{mirrored(places[number], side)}"
        for slot, number in told
        if number in places
    )


def recall(match: Match, seat: int, words: str) -> tuple[str, list[int]]:
    """The answers nearest to what was kept; who stood there, or else somebody of his role."""
    g, side, form = cast(Pitch, match.seen_by(seat)), match.seats[seat].side, remembered(words)
    if form is None:
        return "", []
    fresh = match.need.question in FRESH
    here = (
        [int(g.tables.number[i]) for i in _squad(g, side)]
        if fresh
        else [int(g.number_of(s)) for s in _slots(g, side)]
    )
    given = chosen_for(g, side, form) if fresh else placed_again(g, side, form)
    return " ".join(given), [place.number for place in form.places if place.number not in here]


LINE_UPS = LineUps(ASKED, "CAL-4.3", use, roster, put, stood, answers, keep, recall)
