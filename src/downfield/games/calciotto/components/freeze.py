"""From the component files and the agreed options to the numbers that the rules look up; teams/ adds the squads."""

from collections.abc import Mapping

from mypy_extensions import i64

from downfield.games.calciotto.components.parts import ROLES, VERBS, Parts, PitchPart
from downfield.games.calciotto.model.kinds import AWAY, HOME
from downfield.games.calciotto.model.position import DECK, STOCK
from downfield.games.calciotto.model.tables import AREA, CIRCLE, FREE, KINDS, SMALL, SQUARES, Tables
from downfield.kernel.options import Value
from downfield.kernel.vecs import vec

CENTRE = (10.5, 8.5)  # the common corner of the four kick-off squares [CAL-2.7]


def printed(parts: Parts) -> Tables:
    """What is drawn on the pitch and printed on cards and dice."""
    t = Tables()
    _mark(t, parts.pitch)
    _print(t, parts)
    return t


def _mark(t: Tables, pitch: PitchPart) -> None:
    """Circle, penalty areas and small areas, and from them where figures may line up."""
    marks = [_marks_at(t, pitch, square) for square in range(SQUARES)]
    t.marks = vec[i64](marks)
    t.kicker_row = pitch.kicker_row.value
    halves: list[list[int]] = [[], []]
    for square in range(SQUARES):
        side = HOME if t.row[square] <= 10 else AWAY  # [CAL-2.5]
        if t.ground[square] == FREE and not marks[square] & (CIRCLE | SMALL << side):  # [CAL-4.3]
            halves[side].append(square)
    t.places = vec[i64](halves[0] + halves[1])
    t.places_away = len(halves[0])


def _marks_at(t: Tables, pitch: PitchPart, square: int) -> int:
    """What is drawn on a square: the pack tells it for HOME, AWAY's is the mirror."""
    row, column = int(t.row[square]), int(t.column[square])
    if not 1 <= row <= 20 or not 1 <= column <= 16:
        return 0
    marks = CIRCLE if is_in_circle(row, column, pitch.circle_radius.value) else 0
    for side, deep in ((HOME, row), (AWAY, 21 - row)):
        left, right = pitch.penalty_columns.value
        if deep <= pitch.penalty_rows.value and left <= column <= right:  # [CAL-2.8]
            marks |= AREA << side
        left, right = pitch.small_columns.value
        if deep == 1 and left <= column <= right:  # [CAL-2.9]
            marks |= SMALL << side
    return marks


def is_in_circle(row: int, column: int, radius: int) -> bool:
    """[CAL-2.7] Whether the middle of a square lies inside; what the circle only clips at a corner is open."""
    return (row - CENTRE[0]) ** 2 + (column - CENTRE[1]) ** 2 < (radius - 0.1) ** 2


def _print(t: Tables, parts: Parts) -> None:
    """The cards and the plus/minus die."""
    cards = parts.cards.cards
    t.codes = [card.id for card in cards]
    t.copies = vec[i64]([card.copies.value for card in cards])
    copies = [card.copies.value for card in cards]
    t.stock = vec[i64]([0] * DECK + copies + [0] * (STOCK - DECK - KINDS))
    t.verb = vec[i64]([VERBS.index(card.effect.value) for card in cards])
    t.amount = vec[i64]([card.amount for card in cards])
    t.needs = vec[i64]([card.needs_movement for card in cards])
    t.hard = vec[i64]([int(card.hard) for card in cards])
    t.grounds = vec[i64]([int(card.grounds) for card in cards])
    t.caution = vec[i64]([int(card.caution) for card in cards])
    t.plus = vec[i64]([int(face.face == "+") for face in parts.dice.plus_minus])


def agree(t: Tables, options: Mapping[str, Value]) -> None:
    """Set what the options of the match switch."""
    t.by_goals = int(options["mode"] == "goals")  # [CAL-4.1]
    minutes, goals = str(options["minutes"]), str(options["goals"])
    t.limit = int(goals) if t.by_goals else 60 * int(minutes)  # [CAL-18.2, CAL-18.3]
    t.first_to = int(options["goals_counting"] == "first_to")  # [CAL-18.2]
    t.real = int(options["clock"] != "turns" and not t.by_goals)  # [CAL-18.6]
    t.usual = _whole(options["seconds_per_phase"])  # [CAL-18.4]
    t.seconds = 1 if t.real else t.usual
    t.hand_limit = _whole(options["hand_limit"])  # [CAL-11.6]
    t.max_phases = _whole(options["max_phases"])  # [CAL-18.9]
    t.knockout = int(options["knockout"] is True)  # [CAL-18.8]
    seats = _whole(options["seats"])  # [CAL-20.1]
    t.pairs = int(seats > 2)
    t.seats = vec[i64]({2: [0, 0, 1, 1], 3: [0, 1, 2, 2], 4: [0, 1, 2, 3]}[seats])
    first = str(options["partners"]).partition("-")[0]
    t.owner = vec[i64]([int(role not in first) for role in ROLES])


def _whole(value: Value) -> int:
    assert isinstance(value, int)
    return value
