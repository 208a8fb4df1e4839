"""Figures of a position, written and read: who stands where, who sits on the bench, who is gone."""

import re

from downfield.games.calciotto.components.parts import ROLES
from downfield.games.calciotto.model.kinds import (
    ABSENT,
    BENCH,
    FIELDED,
    GONE,
    GROUNDED,
    KICKOFF,
    LINEUP,
    TOSS,
    YELLOW,
    P,
)
from downfield.games.calciotto.model.position import NOWHERE, Pitch
from downfield.games.calciotto.model.tables import CALLED, FREE, SLOTS, SMALL, square_at
from downfield.games.calciotto.notation.answers import square_name
from downfield.games.calciotto.notation.positions_read import NONE, figure_numbered, listed, square_named
from downfield.kernel.fields import SIDES, Fields, refuse

FIGURE = re.compile(r"(\d{1,2})@([a-p]\d{1,2})(y*)(z?)")
LIFTED = re.compile(r"(\d{1,2})(y*)")  # waits beside the pitch for the line-up after a goal [CAL-10.3]
LEFT_OUT = (5, 11)  # of the default call-up, where they can be spared
LINE_UP = (  # the default line-up of HOME: number, row, column; AWAY's is its mirror
    (1, 0, 8), (2, 4, 7), (4, 4, 10), (6, 6, 2), (7, 6, 15), (10, 8, 5), (13, 8, 12), (14, 9, 11),
)  # fmt: skip
FEWEST = 4


def place_figures(g: Pitch, f: Fields, side: int) -> None:
    """[CAL-23.2, CAL-23.3, CAL-23.6] Everybody in one place, and on a square where he may stand."""
    name = SIDES[side]
    for figure in range(int(g.first_of(side)), int(g.end_of(side))):
        g.box[figure] = ABSENT
    if name in f:
        for word in listed(f, name):
            if g.phase == LINEUP and LIFTED.fullmatch(word):
                _field_figure(g, name, side, word)
            else:
                _place_figure(g, name, side, word)
    else:
        _place_usual(g, side)
    count = int(g.count(side))
    if not FEWEST <= count <= SLOTS or not g.is_on(SLOTS * side):
        raise refuse(name, f"{count} figures", "a keeper and three to seven others", "CAL-23.6")
    for word in listed(f, f"gone_{name}"):
        figure = _claim(g, f"gone_{name}", side, word.rstrip("y"), GONE)
        g.box[figure] += YELLOW * _yellows(f"gone_{name}", word)
    _place_bench(g, f, side)
    if g.phase == TOSS:
        _check_whole(g, side)


def _check_whole(g: Pitch, side: int) -> None:
    """[CAL-4.3, CAL-17.1] At the toss nothing has been played: eight on the pitch, five on the bench, no markers."""
    name, keeper = SIDES[side], int(g.who[SLOTS * side])
    if g.count(side) != SLOTS:
        raise refuse(name, f"{g.count(side)} figures", "a keeper and seven others before the toss", "CAL-4.3")
    if g.tables.role[keeper] != P:
        raise refuse(name, g.tables.number[keeper], "only a keeper keeps goal before the toss", "CAL-4.3")
    for figure in range(int(g.first_of(side)), int(g.end_of(side))):
        number = g.tables.number[figure]
        if g.place_of(figure) == GONE:
            raise refuse(f"gone_{name}", number, "nobody has gone off before the toss", "CAL-16.2")
        if g.yellows(figure):
            raise refuse(name, f"{number}y", "nobody is cautioned before the toss", "CAL-17.1")
    if _called(g, side) < CALLED:
        raise refuse(f"bench_{name}", f"{_called(g, side) - SLOTS} figures", "five sit on it", "CAL-4.3")


def _place_figure(g: Pitch, name: str, side: int, word: str) -> None:
    found = FIGURE.fullmatch(word)
    if found is None:
        raise refuse(name, word, "write 2@g4; then y for a yellow marker, z for grounded", "CAL-3.1")
    square = square_named(name, found[2])
    figure = _claim(g, name, side, found[1], FIELDED)
    keeps = bool(g.is_goal_of(side, square))
    slot = SLOTS * side if keeps else _free_slot(g, name, side, word)
    if g.tables.role[figure] == P and not keeps:
        raise refuse(name, word, "a keeper stands in his own goal", "CAL-6.6")
    if not keeps and g.tables.ground[square] != FREE:
        raise refuse(name, word, "no figure can stand there", "CAL-23.2")
    if g.board[square] != g.tables.ground[square] or (keeps and g.is_on(slot)):
        raise refuse(name, word, "one figure a square, one keeper a side", "CAL-23.2")
    if not keeps and g.tables.marks[square] & SMALL << side:
        raise refuse(name, word, "nobody rests in his own small area", "CAL-23.3")
    if g.phase in (TOSS, KICKOFF):
        _check_lined_up(g, name, side, word, square)
    g.who[slot] = figure
    g.put(slot, square)
    g.box[figure] += YELLOW * _cautions(name, word)
    g.state[slot] = GROUNDED if found[4] else 0


def _field_figure(g: Pitch, name: str, side: int, word: str) -> None:
    """One that is in play and stands nowhere yet; the first of them keeps goal, be he a keeper or not [CAL-17.5]."""
    figure = _claim(g, name, side, word.rstrip("y"), FIELDED)
    keeps = not g.is_on(SLOTS * side)
    if g.tables.role[figure] == P and not keeps:
        raise refuse(name, word, "the keeper comes first, and there is one", "CAL-6.6")
    g.who[SLOTS * side if keeps else _free_slot(g, name, side, word)] = figure
    g.box[figure] += YELLOW * _cautions(name, word)


def _check_lined_up(g: Pitch, name: str, side: int, word: str, square: int) -> None:
    """[CAL-4.3] Before a kick-off everybody stands where a line-up may place him, on his feet [CAL-12.3]."""
    places = list(g.tables.places)
    own = places[g.tables.places_away :] if side else places[: g.tables.places_away]
    if not g.is_goal_of(side, square) and square not in own:
        raise refuse(name, word, "before a kick-off in his own half, outside the circle", "CAL-4.3")
    if word.endswith("z"):
        raise refuse(name, word, "a new line-up ends being grounded", "CAL-12.3")


def _cautions(name: str, word: str) -> int:
    """[CAL-17.2] The yellow markers of a figure in play: with two it would be gone."""
    count = word.count("y")
    if count > 1:
        raise refuse(name, word, "the second yellow sends off: it belongs to those who are gone", "CAL-17.2")
    return count


def _free_slot(g: Pitch, name: str, side: int, word: str) -> int:
    for slot in range(SLOTS * side + 1, SLOTS * side + SLOTS):
        if not g.is_on(slot):
            return slot
    raise refuse(name, word, "at most seven beside the keeper", "CAL-23.6")


def _claim(g: Pitch, field: str, side: int, number: str, place: int) -> int:
    """A figure is in one place only."""
    figure = figure_numbered(g, field, side, number)
    if g.place_of(figure) != ABSENT:
        raise refuse(field, number, "a figure is in one place only", "CAL-23.2")
    g.send(figure, place)
    return figure


def _yellows(field: str, word: str) -> int:
    count = len(word) - len(word.rstrip("y"))
    if count > 2:
        raise refuse(field, word, "two yellow markers at most", "CAL-23.6")
    return count


def _place_usual(g: Pitch, side: int) -> None:
    """The default line-up; where a squad has other numbers, its first keeper and its first seven others."""
    first, end = int(g.first_of(side)), int(g.end_of(side))
    squad = list(range(first, end))
    keepers = [i for i in squad if g.tables.role[i] == P]
    others = [i for i in squad if g.tables.role[i] != P]
    numbers = [3 if side and n == 4 else n for n, _, _ in LINE_UP]  # Brasile defends with 2 and 3
    known = {int(g.tables.number[i]): i for i in squad}
    chosen = [known.get(n, -1) for n in numbers]
    if -1 in chosen or [i in keepers for i in chosen] != [True] + [False] * 7:
        chosen = keepers[:1] + others[:7]
    for i, (_, row, column) in enumerate(LINE_UP):
        square = square_at(21 - row, 17 - column) if side else square_at(row, column)
        g.who[SLOTS * side + i] = chosen[i]
        g.send(chosen[i], FIELDED)
        g.put(SLOTS * side + i, square)


def _place_bench(g: Pitch, f: Fields, side: int) -> None:
    """[CAL-4.2] Thirteen are called up: on the pitch, on the bench, or gone."""
    name = f"bench_{SIDES[side]}"
    squad = range(int(g.first_of(side)), int(g.end_of(side)))
    if name in f:
        for number in listed(f, name):
            _claim(g, name, side, number, BENCH)
    else:
        usual = [i for i in squad if g.tables.number[i] not in LEFT_OUT]
        for figure in usual + [i for i in squad if i not in usual]:
            if g.place_of(figure) == ABSENT and _called(g, side) < CALLED:
                g.send(figure, BENCH)
    if _called(g, side) > CALLED:
        raise refuse(name, f"{_called(g, side)} figures", "thirteen are called up", "CAL-4.2")


def _called(g: Pitch, side: int) -> int:
    return sum(g.place_of(i) != ABSENT for i in range(int(g.first_of(side)), int(g.end_of(side))))


def tell_figures(g: Pitch) -> Fields:
    """Who is where, in the order of slots and of the sheet."""
    told: Fields = {}
    for side, name in enumerate(SIDES):
        slots = range(SLOTS * side, SLOTS * side + SLOTS)
        told[name] = ",".join(figure_word(g, slot) for slot in slots if g.is_on(slot)) or NONE
    for side, name in enumerate(SIDES):
        told[f"bench_{name}"] = _numbers(g, side, BENCH)
        told[f"gone_{name}"] = _numbers(g, side, GONE)
    return told


def figure_word(g: Pitch, slot: int) -> str:
    """A figure in play: 2@g4, with its yellow marker and whether it is grounded; 2 while it stands nowhere."""
    marks = "y" * int(g.yellows(g.who[slot])) + ("z" if g.is_grounded(slot) else "")
    where = "" if g.at[slot] == NOWHERE else f"@{square_name(g, int(g.at[slot]))}"
    return f"{g.number_of(slot)}{where}{marks}"


def _numbers(g: Pitch, side: int, place: int) -> str:
    squad = range(int(g.first_of(side)), int(g.end_of(side)))
    words = [f"{g.tables.number[i]}{'y' * int(g.yellows(i))}" for i in squad if g.place_of(i) == place]
    return ",".join(words) or NONE


def role_letter(g: Pitch, slot: int) -> str:
    """The letter of a figure's role as it plays now."""
    return ROLES[g.role_of(slot)]
