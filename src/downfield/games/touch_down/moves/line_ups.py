"""[TD-6.1] A line-up that is made on the field as a whole, and only then answered counter by counter."""

from typing import cast

from downfield.games.touch_down.components.parts import FORMS
from downfield.games.touch_down.model.kinds import F_ATTACK, F_GOAL
from downfield.games.touch_down.model.position import EMPTY, NOWHERE, Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.moves.plans import FREE, PLACE, made_again, places_of
from downfield.games.touch_down.notation.answers import COLUMNS, free_columns, join, placing, square_name
from downfield.games.touch_down.notation.elements import TRAY, counter_id, square_id
from downfield.games.touch_down.rules.line_up import LINEMEN, LineUp
from downfield.games.touch_down.rules.places import front_row, place_for
from downfield.kernel.match import Match
from downfield.kernel.show.lineup import LineUps, Places, Roster, is_asked
from downfield.kernel.show.look import Look

ASKED = ("lineup", "front", "row", "column")


def use(look: Look) -> str:
    """What a line-up is for that begins now."""
    if look.seat is None or not is_asked(look.match, look.seat, ASKED[:1]):
        return ""
    top = cast(Gridiron, look.match.state).top
    return FORMS[top.form] if isinstance(top, LineUp) else ""


def roster(look: Look) -> Roster:
    """[TD-6.2, TD-6.3, TD-6.6] The eleven who are fielded, but not whoever must stand on the ball."""
    g = cast(Gridiron, look.seen.clone())
    top = cast(LineUp, g.top)
    top.stand(g)
    side = int(top.side)
    slots = [slot for slot in _fielded(g, side) if g.square[slot] == NOWHERE]
    found = {int(g.number_of(slot)): squares for slot, squares in _open(g, slots, int(top.form)).items()}
    return Roster(
        found,
        len(found),
        TRAY,
        lambda number: counter_id(side, number),
        lambda name: square_id(*_at(name)),
    )


def _open(g: Gridiron, slots: list[int], form: int) -> dict[int, list[str]]:
    """Linemen stand on their line; the others where they like, but for the squares that the line will fill."""
    boxes = {slot: _box(g, slot, form) for slot in slots}
    if form not in (F_ATTACK, F_GOAL):
        return boxes
    linemen = [slot for slot in slots if slot % SLOTS >= LINEMEN]
    line = _line(g, len(linemen))
    filled = line if len(line) == len(linemen) else line[1:-1]
    return {
        slot: line if slot in linemen else [square for square in boxes[slot] if square not in filled]
        for slot in slots
    }


def _fielded(g: Gridiron, side: int) -> list[int]:
    return [slot for slot in range(SLOTS * side, SLOTS * (side + 1)) if g.who[slot] != EMPTY]


def _line(g: Gridiron, linemen: int) -> list[str]:
    """[TD-3.8] The squares of the attack line: as many as there are linemen, both ends where that is even."""
    columns = range(int(g.col) - linemen // 2, int(g.col) + linemen // 2 + 1)
    return [square_name(g, int(g.tables.square_at(x, g.los))) for x in columns]


def _box(g: Gridiron, slot: int, form: int) -> list[str]:
    """The squares that are open to a player while nobody else has been placed."""
    box = place_for(g, slot, form)
    box.clip(g)
    rows = range(int(box.south), int(box.north) + 1)
    return [f"{COLUMNS[x - 1]}{y}" for y in rows for x in free_columns(g, box, y)]


def _at(name: str) -> tuple[int, int]:
    """Column and row of a square as it is written."""
    return COLUMNS.index(name[0]) + 1, int(name[1:])


def put(match: Match, side: int, places: Places) -> None:
    """Put counters on the field, whatever is still missing."""
    g = cast(Gridiron, match.state)
    cast(LineUp, g.top).stand(g)
    for slot in _fielded(g, side):
        square = places.get(int(g.number_of(slot)))
        if square is not None and g.square[slot] == NOWHERE:
            g.put(slot, g.tables.square_at(*_at(square)))


def stood(match: Match, side: int) -> Places:
    """Where a side stands."""
    g = cast(Gridiron, match.state)
    on = [slot for slot in _fielded(g, side) if g.square[slot] != NOWHERE]
    return {int(g.number_of(slot)): square_name(g, int(g.square[slot])) for slot in on}


def answers(match: Match, seat: int, places: Places) -> str:
    """[TD-6.2, TD-6.3] Counter by counter, each exactly there; "" where the rules forbid it."""
    twin, given, side = match.tried_by(seat), [FREE], match.seats[seat].side
    twin.answer(FREE, seat)
    while is_asked(twin, seat, ASKED):
        g = cast(Gridiron, twin.state)
        square = places.get(int(g.number_of(placing(g))), "")
        token = _step(g, twin, seat, square) if square else ""
        if not token:
            return ""
        given.append(token)
        twin.answer(token, seat)
    return " ".join(join(given)) if places.items() <= stood(twin, side).items() else ""


def _step(g: Gridiron, twin: Match, seat: int, square: str) -> str:
    """The next answer on the way to a square, "" where there is none."""
    tokens = [choice.token for choice in twin.options(seat)]
    _, y = _at(square)
    match twin.need.question:
        case "front":
            return "front" if y == front_row(g, twin.seats[seat].side) else "back"
        case "row":
            return next((token for token in tokens if token.rpartition("@")[2] == str(y)), "")
        case _:
            return next((token for token in tokens if token[-1] == square[0]), "")


def keep(match: Match, side: int) -> str:
    """Everybody's place by his part in the formation, as his team looks at the field."""
    return " ".join([FREE, *places_of(cast(Gridiron, match.state), side)])


def recall(match: Match, seat: int, words: str) -> tuple[str, list[int]]:
    """The answers nearest to what was kept: a place belongs to a part, so that nobody is missed."""
    known = " ".join([FREE, *(found[0] for found in PLACE.finditer(words))])
    return made_again(match, seat, known), []


LINE_UPS = LineUps(ASKED, "TD-6.3", use, roster, put, stood, answers, keep, recall)
