"""A match gone through once more: its plays, its scores, and its dice beside what they were likely to show."""

import bisect
from collections.abc import Callable, Iterator

import msgspec

from downfield.kernel.match import Match, Move
from downfield.kernel.needs import CHANCE, NOBODY, SEALED
from downfield.kernel.show.report import Report
from downfield.kernel.state import State
from downfield.kernel.words import Event

Points = tuple[int, int]


class Stop(msgspec.Struct, frozen=True):
    """A moment of a match: how many answers had been given, and the score."""

    moves: int
    points: Points


class Die(msgspec.Struct):
    """A die: its faces in order, and of each side how often they fell and how often they were to be expected."""

    key: str
    faces: list[str]
    rolled: tuple[dict[str, int], dict[str, int]]
    expected: tuple[dict[str, float], dict[str, float]]

    @classmethod
    def unrolled(cls, key: str, faces: list[str]) -> "Die":
        """A die that has not fallen yet."""
        none, nothing = dict.fromkeys(faces, 0), dict.fromkeys(faces, 0.0)
        return cls(key, faces, (none, none.copy()), (nothing, nothing.copy()))

    def rolls(self, side: int) -> int:
        """How often a side rolled it."""
        return sum(self.rolled[side].values())


def moments(match: Match, each: Callable[[State, Move], None] = lambda state, move: None) -> Iterator[Match]:
    """A match at each of its moments, played again; `each` hears of every answer. A sealed choice counts when whole."""
    again = match.game.at(match.start, options=match.options_agreed, by_hand=True, coaches=match.coaches)
    yield again
    for move in match.moves[len(match.start_moves) :]:
        each(again.state, move)
        again.answer(move.value, None if move.seat == NOBODY else move.seat)
        if again.state.need != SEALED or again.state.asked == again.state.owing:
            yield again


class Story:
    """What a match says once it is played again, answer by answer."""

    def __init__(self, match: Match, report: Report) -> None:
        self.match = match
        self.report = report
        self.stops: list[Stop] = []  # the moments, as a film counts them
        self.parts: list[tuple[int, tuple[int, ...]]] = []  # the moment at which a half or a quarter begins
        self.dice: dict[str, Die] = {}
        for again in moments(match, self._roll):
            self._stop(again)

    def _stop(self, again: Match) -> None:
        rests = len(again.rests)
        if rests and again.rests[-1][0] == len(again.moves) and not again.over:
            part = again.view(None).scene.which_part()
            if part and part != (self.parts[-1][1] if self.parts else ()):
                self.parts.append((len(self.stops), part))
        self.stops.append(Stop(len(again.moves), again.points()))

    def _roll(self, state: State, move: Move) -> None:
        """Count a die that everybody sees fall, and what it was likely to show."""
        if state.need != CHANCE or move.told:
            return
        spec = self.match.game.spec
        key, side = spec.dice[state.die].key, self.report.whose(state)
        if key not in self.report.dice or side == NOBODY or state.only != NOBODY or not state.faces:
            return
        faces = spec.faces(state, state.die)[: state.faces]
        die = self.dice.setdefault(key, Die.unrolled(key, list(dict.fromkeys(faces))))
        die.rolled[side][faces[move.value]] += 1
        for face in faces:
            die.expected[side][face] += 1 / len(faces)

    # What is found in it ----------------------------------------------------------------------------------------

    def moment_of(self, event: Event) -> int:
        """The moment at which a fact was told."""
        return min(bisect.bisect_left(self.stops, event.after, key=lambda s: s.moves), len(self.stops) - 1)

    def at(self, moment: int, events: list[Event]) -> list[Event]:
        """What was told at a moment."""
        return [event for event in events if self.moment_of(event) == moment]

    def scores(self) -> list[int]:
        """The moments at which the score changed."""
        stops = self.stops
        return [i for i in range(1, len(stops)) if stops[i].points != stops[i - 1].points]
