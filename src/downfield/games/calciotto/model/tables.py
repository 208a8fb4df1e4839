# mypyc: compiled
"""The pitch, the squads and the cards frozen to ints that the rules index; and what was agreed."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.kinds import (
    AWAY_GOAL,
    AWAY_THIRD,
    HOME_GOAL,
    HOME_THIRD,
    MIDFIELD,
    OUTSIDE,
    WING,
)
from downfield.kernel.vecs import vec

LAST_ROW: Final = 20  # [CAL-2.1]
WIDTH: Final = 18  # sixteen columns [CAL-2.1] and a border on either side
SQUARES: Final = 432  # twenty rows, two goal rows, and a border at either end
SLOTS: Final = 8  # figures of a side on the pitch; slot 0 is the keeper
KINDS: Final = 13  # kinds of cards
CALLED: Final = 13  # figures called up [CAL-4.2]
ROOM: Final = 336  # the longest list of options: every empty square, for a figure that is relocated
MEN: Final = 16
CARDS: Final = 42
FREE: Final = 0  # an empty square of the pitch
GOAL: Final = 64  # an empty goal square
BORDER: Final = 65

# What is drawn on a square; AWAY's mark is HOME's shifted by one
SMALL: Final = 1
AREA: Final = 4
CIRCLE: Final = 16


@mypyc_attr(acyclic=True)
class Tables:
    """The components and options of a match; every clone of it shares them."""

    row: vec[i64]
    column: vec[i64]
    zone: vec[i64]
    ground: vec[i64]
    marks: vec[i64]
    delta: vec[i64]
    goals: vec[i64]
    places: vec[i64]
    number: vec[i64]
    role: vec[i64]
    pace: vec[i64]
    strength: vec[i64]
    owner: vec[i64]
    seats: vec[i64]
    competence: vec[i64]
    copies: vec[i64]
    verb: vec[i64]
    amount: vec[i64]
    needs: vec[i64]
    hard: vec[i64]
    grounds: vec[i64]
    caution: vec[i64]
    plus: vec[i64]
    room: vec[i64]
    nobody: vec[i64]
    none: vec[i64]
    sheets: vec[i64]
    stock: vec[i64]

    def __init__(self) -> None:
        rows: list[int] = []
        columns: list[int] = []
        zones: list[int] = []
        ground: list[int] = []
        for square in range(SQUARES):
            row, column = square // WIDTH - 1, square % WIDTH
            zone = zone_at(row, column)
            rows.append(row)
            columns.append(column)
            zones.append(zone)
            ground.append(FREE if zone < HOME_GOAL else GOAL if zone < OUTSIDE else BORDER)
        self.row = vec[i64](rows)
        self.column = vec[i64](columns)
        self.zone = vec[i64](zones)
        self.ground = vec[i64](ground)  # the board without figures
        self.marks = vec[i64]([0] * SQUARES)
        self.delta = vec[i64](
            [WIDTH, 1, -WIDTH, -1, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -1 - WIDTH]
        )  # n e s w, then the diagonals
        self.goals = vec[i64]([square_at(r, c) for r in (0, 21) for c in (7, 8, 9, 10)])
        self.places = vec[i64]([])  # squares of a line-up, HOME's then AWAY's [CAL-4.3]
        self.places_away: i64 = 0  # where AWAY's begin
        self.number = vec[i64]([])
        self.role = vec[i64]([])
        self.pace = vec[i64]([])
        self.strength = vec[i64]([])
        self.first_away: i64 = 0  # where AWAY's squad begins
        self.most_pace: i64 = 0  # the fastest figure's
        self.names: list[str] = []
        self.owner = vec[i64]([0] * 5)  # by role: which partner moves it [CAL-20.1]
        self.seats = vec[i64]([0, 0, 1, 1])
        self.pairs: i64 = 0  # whether sides are played by two, or as two [CAL-20.1]
        self.competence = vec[i64](
            [
                HOME_GOAL,
                HOME_THIRD,
                MIDFIELD,
                AWAY_THIRD,
                WING,
                AWAY_GOAL,
                AWAY_THIRD,
                MIDFIELD,
                HOME_THIRD,
                WING,
            ]
        )  # [CAL-3.3] by side and role
        self.copies = vec[i64]([])
        self.verb = vec[i64]([])
        self.amount = vec[i64]([])
        self.needs = vec[i64]([])
        self.hard = vec[i64]([])
        self.grounds = vec[i64]([])
        self.caution = vec[i64]([])
        self.codes: list[str] = []
        self.plus = vec[i64]([])  # by face of the plus/minus die
        # What a match begins with, ready to be copied
        self.room = vec[i64]([0] * ROOM)
        self.nobody = vec[i64]([-1] * MEN)
        self.none = vec[i64]([0] * MEN)
        self.sheets = vec[i64]([])  # every figure on the bench
        self.stock = vec[i64]([])  # every card in the deck
        self.kicker_row: i64 = 0
        self.by_goals: i64 = 0
        self.limit: i64 = 0  # seconds of a match by time, goals of a match by goals
        self.first_to: i64 = 0
        self.real: i64 = 0  # whether a watch is read after each phase [CAL-18.6]
        self.seconds: i64 = 0  # that a phase takes, or 1 where the watch counts them
        self.usual: i64 = 0  # that the watch tells of a phase where nobody reads it
        self.hand_limit: i64 = 0
        self.max_phases: i64 = 0
        self.knockout: i64 = 0


def square_at(row: i64, column: i64) -> i64:
    """The square in a row and a column."""
    return (row + 1) * WIDTH + column


def zone_at(row: i64, column: i64) -> i64:
    """[CAL-2.1, CAL-2.3, CAL-2.4] The zone of a square; the goal squares lie behind the first row and the last."""
    if row == 0 or row == 21:
        return (HOME_GOAL if row == 0 else AWAY_GOAL) if 7 <= column <= 10 else OUTSIDE
    if row < 1 or row > 20 or column < 1 or column > 16:
        return OUTSIDE
    if column < 4 or column > 13:
        return WING
    return HOME_THIRD if row <= 6 else MIDFIELD if row <= 14 else AWAY_THIRD
