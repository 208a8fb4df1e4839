"""A match as a film: its moments, what was decided and told at each, and the boards, as whoever looks may know them."""

from collections.abc import Iterator
from functools import partial

import msgspec

from downfield.kernel import notation
from downfield.kernel.match import Match, Move
from downfield.kernel.needs import NOBODY, SEALED
from downfield.kernel.notation import ALL_SEEING
from downfield.kernel.scene import OnTable
from downfield.kernel.show.beat import Beat
from downfield.kernel.show.look import Look
from downfield.kernel.view import View, words_before
from downfield.table.show.beats import Told, beats
from downfield.table.show.updates import face
from downfield.text import Text
from downfield.text.picture import names, picture
from downfield.text.retell import counted, ending, heading, opens, seat_names, side_names

APART = 20  # moments from one stop to the next at which a film can be entered
MOST_STOPS = 500


class Moment(msgspec.Struct, frozen=True):
    """One stop of a film: what had just been decided or rolled, the score, and how many answers had been given."""

    said: str
    points: tuple[int, int]
    moves: int


class Play(msgspec.Struct, frozen=True):
    """A play begins at a moment."""

    at: int
    words: str


class ReelLine(msgspec.Struct, frozen=True):
    """A line of the log, told at a moment."""

    at: int
    words: str
    rule: str
    opens: bool = False  # the play that begins at this moment


class Mark(msgspec.Struct, frozen=True):
    """A moment worth a mark: a new part of the match, a new drive, or points for a side."""

    at: int
    kind: str  # "part", "drive", "score"
    side: int = NOBODY


class Shot(msgspec.Struct, frozen=True):
    """The board at a moment: what moves of it, what can be seen in words, and how it came about."""

    moving: str
    spoken: str
    cells: list[list[str]] = []
    beats: list[Beat] = []  # how a screen may tell what led to it


class Course:
    """A match gone through moment by moment; where somebody has been before, it can be entered on the way."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._stops: dict[
            int, tuple[Match, int]
        ] = {}  # by moment: the match then, and how many answers it had

    def since(self, first: int = 0) -> Iterator[tuple[int, Match]]:
        """The moments from `first` or a little before, each with its number; a sealed choice counts when whole."""
        at, again, moved = self._enter(first)
        yield at, again
        moves = self.match.moves
        while moved < len(moves):
            again.answer(moves[moved].value, None if moves[moved].seat == NOBODY else moves[moved].seat)
            moved += 1
            if not _is_half_sealed(again):
                at += 1
                self._stop(at, again, moved)
                yield at, again
        if self.match.resigned is not None and not again.over:
            again.resign(self.match.resigned)
            yield at + 1, again

    def _enter(self, first: int) -> tuple[int, Match, int]:
        at = max((stop for stop in self._stops if stop <= first), default=None)
        if at is not None:
            return at, self._stops[at][0].clone(), self._stops[at][1]
        match = self.match
        again = match.game.at(match.start, options=match.options_agreed, by_hand=True, coaches=match.coaches)
        return 0, again, len(match.start_moves)

    def _stop(self, at: int, again: Match, moved: int) -> None:
        if at % APART == 0 and at not in self._stops and len(self._stops) < MOST_STOPS:
            self._stops[at] = again.clone(), moved


class Reel(msgspec.Struct, frozen=True):
    """A whole film but for the boards, which come in pieces; the first one comes along."""

    game: str
    sides: tuple[str, ...]
    width: int
    height: int
    still: str
    moments: list[Moment]
    plays: list[Play]
    log: list[ReelLine]
    marks: list[Mark]
    over: bool
    result: str
    first: Shot


def moments(match: Match) -> Iterator[Match]:
    """A match after each answer from its start, one object that goes on."""
    return (again for _, again in Course(match).since())


def _is_half_sealed(match: Match) -> bool:
    return match.state.need == SEALED and match.state.asked != match.state.owing


def is_hiding(match: Match) -> bool:
    """Whether the position of this moment would tell what a spectator may not know."""
    view, since = match.view(None), notation.tokens(match, match.moves_at_rest)
    return match.state.only != NOBODY or (view.fields, view.since) != (match.position().fields, since)


class Film:
    """A match to look at again: of one that is over everything, of one that goes on what a spectator knows.

    Where coaches hold something in their hands, `eyes` says through whose the boards are seen: a seat, or None.
    """

    def __init__(
        self,
        match: Match,
        text: Text,
        result: str = "",
        eyes: int | None = None,
        course: Course | None = None,
    ) -> None:
        self.match = match
        self.course = course or Course(match)
        self.text = text
        self.eyes = eyes if match.over and eyes in range(len(match.seats)) else None
        self.names = seat_names(match, text)
        self.sides = side_names(match, self.names, text)
        self.result = result or (ending(match, self.sides, text) if match.over else "")

    def _look(self, match: Match) -> Look:
        """The board as these eyes saw it; after the end nothing that was answered is hidden any more."""
        if not self.match.over:
            return Look(match, self.eyes, before=words_before(match, None))
        rest = match.position()
        since = notation.tokens(match, match.moves_at_rest)
        view = msgspec.structs.replace(match.view(self.eyes), fields=rest.fields, since=since)
        return Look(match, self.eyes, view=view, before=words_before(match, ALL_SEEING))

    # Boards -------------------------------------------------------------------------------------------------------

    def shots(self, first: int, last: int) -> list[Shot]:
        """The boards from one moment to before another."""
        found, staged = [], Staged(self)
        for at, match in self.course.since(first):
            if at >= last:
                break
            told = staged.beats(match)
            if at >= first:
                drawn = picture(self._look(match), self.text.say)
                found.append(Shot(drawn.moving, drawn.spoken, drawn.cells, told))
        return found

    # Everything else ----------------------------------------------------------------------------------------------

    def reel(self) -> Reel:
        """What was decided, told and scored, moment by moment."""
        telling = Telling(self)
        for _, match in self.course.since():
            telling.stop(match)
        _, start = next(self.course.since())
        board = picture(self._look(start), self.text.say)
        return Reel(
            game=self.match.game.slug,
            sides=self.sides,
            width=board.width,
            height=board.height,
            still=board.still,
            moments=telling.moments,
            plays=telling.plays,
            log=telling.log,
            marks=telling.marks,
            over=self.match.over,
            result=self.result,
            first=Shot(board.moving, board.spoken, board.cells),
        )


class Staged:
    """Goes through a match and tells each moment beat by beat; the terms of a sum are kept until it has a result."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.names = counted(film.match.game)
        self.moved: int | None = None  # nothing is told of the moment at which a film is entered
        self.terms: list[str] = []

    def beats(self, match: Match) -> list[Beat]:
        """What led to this moment, as far as whoever looks may know it."""
        found, first = match.game.spec.face, self.moved
        self.moved = len(match.moves)
        if found is None or first is None:
            return []
        told = self._told(match, first)
        if any(move.seat != NOBODY for move in match.moves[first:]):
            self.terms = []
        return beats(found(), told, self.terms)

    def _told(self, match: Match, first: int) -> Told:
        film, over = self.film, self.film.match.over
        words = partial(film.text.event, sides=film.sides, seats=film.names, counted=self.names)
        figure = partial(film.text.figure, sides=film.sides, seats=film.names, counted=self.names)
        fallen = [_fell(move) if over or move.only == NOBODY else "" for move in match.moves[first:]]
        facts = [e for e in match.events if e.after > first and (over or match.may_know(e, None))]
        return Told(match, fallen, first, facts, words, figure, film.text)


def _fell(move: Move) -> str:
    return move.token if move.seat == NOBODY else ""


class Telling:
    """Goes through a match once and notes what is told at each moment."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.text = film.text
        self.names = counted(film.match.game)
        self.moments: list[Moment] = []
        self.plays: list[Play] = []
        self.log: list[ReelLine] = []
        self.marks: list[Mark] = []
        self._told = self._moved = self._rests = 0
        self._asked: View | None = None  # before the answers of this moment
        self._known: dict[str, str] = {}
        self._scene: OnTable | None = None  # at the last play's beginning

    def stop(self, match: Match) -> None:
        """Note the next moment."""
        points = match.points()
        self._score(points)
        self.moments.append(Moment(self._said(match), points, len(match.moves)))
        self._lines(match)
        look = Look(match, None)
        view = look.view
        if len(match.rests) > self._rests:
            self._play(match, view)
        self._asked, self._known = view, names(look, self.text.say)
        self._told, self._moved, self._rests = len(match.events), len(match.moves), len(match.rests)

    # What was decided ---------------------------------------------------------------------------------------------

    def _said(self, match: Match) -> str:
        """Who decided what, or what a die showed; at the end, how it ended."""
        if self._asked is None:
            return self.text.say("replay-start")
        if match.resigned is not None:
            return self.film.result
        new = sorted(match.moves[self._moved :], key=lambda move: move.rank)
        return "\n".join(self._move(move) for move in new)

    def _move(self, move: Move) -> str:
        assert self._asked is not None
        hidden = move.only != NOBODY and not self.film.match.over
        if move.seat == NOBODY:
            return (
                self.text.say("film-secret-die")
                if hidden
                else face(move.token, self.film.match.game, self.text)
            )
        name, asked = self.film.names[move.seat], self._asked
        if hidden:
            return self.text.say("film-secret", name=name)
        what = self.text.answer(asked.question, move.token, asked.scene, self._known.get(move.token, ""))
        return self.text.say("replay-decided", name=name, what=what)

    # What was told ------------------------------------------------------------------------------------------------

    def _lines(self, match: Match) -> None:
        at = len(self.moments) - 1
        for event in match.events[self._told :]:
            if self.film.match.over or match.may_know(event, None):
                words = self.text.event(event, self.film.sides, self.film.names, self.names)
                if words:
                    self.log.append(ReelLine(at, words, event.rule, opens(match.game, event)))

    def _score(self, points: tuple[int, int]) -> None:
        before = self.moments[-1].points if self.moments else points
        for side in (0, 1):
            if points[side] > before[side]:
                self.marks.append(Mark(len(self.moments), "score", side))

    def _play(self, match: Match, view: View) -> None:
        at, (_, caption, _) = len(self.moments) - 1, match.rests[-1]
        if not match.over:
            self.plays.append(Play(at, heading(match.game, caption, self.text)))
        before, self._scene = self._scene, view.scene
        if before is None or match.over:
            return
        if view.scene.which_part() != before.which_part():
            self.marks.append(Mark(at, "part"))
        elif view.scene.which_drive() != before.which_drive():
            self.marks.append(Mark(at, "drive"))
