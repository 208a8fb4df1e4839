"""A toy game that uses every word of the kernel's vocabulary, so that the kernel can be tested alone.

Penny: in each of three rounds both seats seal heads or tails; if they match, a die is rolled and the first seat scores
its face, else the other seat draws a hidden card from a deck of three and may bank it. In a window either seat may then
pay a point to play the round again.
"""

from typing import Any, Final, cast

import msgspec
from mypy_extensions import i64

from downfield.kernel.needs import CLOSED, GO, NOBODY, PASS
from downfield.kernel.options import Option, Value
from downfield.kernel.pack import Mark
from downfield.kernel.position import Field, Json
from downfield.kernel.scene import OnTable
from downfield.kernel.spec import Seat, Spec
from downfield.kernel.state import Frame, State
from downfield.kernel.vecs import vec
from downfield.kernel.window import Window
from downfield.kernel.words import Answer, Die, EventKind, Question

D6, DECK = 0, 1
Q_CALL, Q_BANK, Q_AGAIN = 1, 2, 3
E_MATCHED, E_DREW, E_AGAIN = 0, 1, 2
AGAIN: Final = 1


class Penny(State):
    """Scores, the round, what is left of the deck and the card in hand."""

    def __init__(self, rounds: i64, room: i64 = 8) -> None:
        super().__init__(Rounds(), room)
        self.rounds = rounds
        self.round: i64 = 0
        self.home: i64 = 0
        self.away: i64 = 0
        self.cards = vec[i64]([2, 2, 2])
        self.card: i64 = NOBODY

    def fields(self) -> vec[i64]:
        return vec[i64]([self.round, self.home, self.away, *self.cards, self.card])

    def set_fields(self, v: vec[i64]) -> None:
        self.round, self.home, self.away = v[0], v[1], v[2]
        self.cards = v[3:6]
        self.card = v[6]

    def blank(self) -> State:
        return Penny(self.rounds)

    def make(self, tag: i64, d: list[int]) -> Frame:
        return {1: Window.of, 10: Rounds.of, 11: Round.of}[tag](d)

    def points(self, side: i64) -> i64:
        return self.away if side else self.home

    def respond(self, window: i64, turn: i64, subject: i64) -> i64:
        if turn > 1:
            return CLOSED
        self.offer(PASS)
        if self.points(turn) > 0:
            self.offer(AGAIN + turn)
        return turn

    def add(self, side: i64, points: i64) -> None:
        if side:
            self.away += points
        else:
            self.home += points


class Rounds(Frame):
    """Round after round, then the end."""

    TAG: Final = 10

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Penny, m)
        if g.round == g.rounds:
            return g.finish(NOBODY if g.home == g.away else i64(g.away > g.home))
        g.settle()
        return g.call(Round())

    def copy(self) -> Frame:
        return Rounds(self.arm)

    def ints(self) -> list[int]:
        return [Rounds.TAG, self.arm]

    @staticmethod
    def of(d: list[int]) -> Frame:
        return Rounds(d[1])


class Round(Frame):
    """One round."""

    TAG: Final = 11
    START: Final = 0
    CALLED: Final = 1
    ROLLED: Final = 2
    DREW: Final = 3
    BANKED: Final = 4
    REPEATED: Final = 5

    def __init__(self, arm: i64 = 0) -> None:
        self.arm = arm

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Penny, m)
        match self.arm:
            case Round.START:
                g.mark()
                self.arm = Round.CALLED
                g.offer_upto(2)
                g.offered_to(0)
                g.offer_upto(3)
                g.offered_to(1)
                return g.seal(Q_CALL)
            case Round.CALLED:
                if g.unseal(0) == g.unseal(1):
                    self.arm = Round.ROLLED
                    return g.roll(D6, 6)
                self.arm = Round.DREW
                for card in range(3):
                    if g.cards[card]:
                        g.offer_weighted(card, g.cards[card])
                g.hide(1)
                return g.draw(DECK)
            case Round.ROLLED:
                g.emit(E_MATCHED, got + 1)
                g.add(0, got + 1)
            case Round.DREW:
                g.cards[got] -= 1
                g.card = got
                g.emit(E_DREW, 1, got)
                self.arm = Round.BANKED
                g.hide(1)
                g.offer_upto(2)
                return g.ask(1, Q_BANK)
            case Round.BANKED:
                if got:
                    g.reveal()
                    g.add(1, g.card)
                g.card = NOBODY
            case Round.REPEATED:
                if got != PASS:
                    g.restore()
                    g.add(got - AGAIN, -1)
                    g.emit(E_AGAIN, got - AGAIN)
                    self.arm = Round.START
                    return GO
                g.round += 1
                return g.done(0)
        self.arm = Round.REPEATED
        return g.call(Window(0, Q_AGAIN))

    def copy(self) -> Frame:
        return Round(self.arm)

    def ints(self) -> list[int]:
        return [Round.TAG, self.arm]

    @staticmethod
    def of(d: list[int]) -> Frame:
        return Round(d[1])


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    mark: Mark


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    numbers: Numbers


def begin(parts: Any, options: dict[str, Value], fields: dict[str, Json]) -> State:
    g = Penny(parts.numbers.rounds + int(bool(options["longer"])))
    g.round = cast(int, fields.get("round", 1)) - 1
    g.home, g.away = cast(list[int], fields.get("score", [0, 0]))
    g.cards = vec[i64](cast(list[int], fields.get("deck", [2, 2, 2])))
    return g


def fields(state: State) -> dict[str, Json]:
    g = cast(Penny, state)
    return {"round": g.round + 1, "score": [g.home, g.away], "deck": [g.cards[i] for i in range(3)]}


class Scene(OnTable, frozen=True):
    """Which round is played."""

    round: int


def scene(state: State, seat: int | None) -> Scene:
    return Scene(cast(Penny, state).round + 1)


SPEC = Spec(
    slug="penny",
    name="Penny",
    version="1",
    package="tests.kernel.toy",
    parts=Parts,
    check=lambda parts, where: None,
    options=(
        Option("longer", "PEN-1.1", False),
        Option("limit", "PEN-1.2", None, least=1, may_be_none=True),
        Option("coin", "PEN-1.3", "euro", choices=("euro", "cent")),
    ),
    form=(
        Field("round", "int", "which round comes next"),
        Field("score", "ints", "home and away"),
        Field("deck", "ints", "cards of each kind left", sep="/", count=3),
    ),
    dice=(Die("d6", "d"), Die("deck", "card")),
    questions=(
        Question("", ""),
        Question("call", "PEN-2.1", (Answer(0, "H"), Answer(1, "T"), Answer(2, "edge", "PEN-2.2"))),
        Question("bank", "PEN-3.1", (Answer(0, "keep"), Answer(1, "bank"))),
        Question("again", "PEN-4.1", (Answer(0, "pass"), Answer(1, "again"), Answer(2, "again", "PEN-4.2"))),
    ),
    events=(
        EventKind("matched", "PEN-2.1", ("points",)),
        EventKind("drew", "PEN-3.1", ("seat", "card"), only="seat"),
        EventKind("again", "PEN-4.1", ("side",)),
    ),
    begin=begin,
    fields=fields,
    faces=lambda state, die: ("1", "2", "3", "4", "5", "6") if die == D6 else ("A", "B", "C"),
    seats=lambda options: (Seat("home", 0), Seat("away", 1)),
    scene=scene,
    caption=lambda state: f"round {cast(Penny, state).round + 1}",
)
