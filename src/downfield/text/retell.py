"""A record told again: the names of its coaches, its stops, its facts in plain lines."""

import bisect
import functools
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Protocol

from downfield.kernel import record
from downfield.kernel.errors import DownfieldError, RecordMismatch
from downfield.kernel.match import Match
from downfield.kernel.record import Record
from downfield.kernel.spec import Game, Seat
from downfield.kernel.words import Event

if TYPE_CHECKING:
    from downfield.text import Text


class Seated(Protocol):
    """Where coaches sit, such as a match."""

    @property
    def coaches(self) -> tuple[str, ...]: ...

    @property
    def seats(self) -> tuple[Seat, ...]: ...


def seat_names(match: Seated, text: "Text") -> tuple[str, ...]:
    """What each seat is called in the log; two programs of the same name are told apart."""
    names = []
    for coach, seat in zip(match.coaches, match.seats, strict=True):
        place = text.say(f"seat-{seat.name}")
        name = place if coach == seat.name else text.coach(coach)
        twins = match.coaches.count(coach) > 1
        names.append(text.say("name-of-twins", name=name, seat=place) if twins else name)
    return tuple(names)


def side_names(match: Seated, names: tuple[str, ...], text: "Text") -> tuple[str, ...]:
    """What each side is called in the log: its coach, or where two share it the side."""
    found = []
    for side, word in enumerate(("home", "away")):
        own = [name for name, seat in zip(names, match.seats, strict=True) if seat.side == side]
        found.append(own[0] if len(own) == 1 else text.say(word))
    return tuple(found)


@functools.lru_cache(maxsize=50)
def counted(game: Game) -> dict[str, tuple[str, ...]]:
    """The names of what a game's events count from one, as its board knows them."""
    face = game.spec.face
    return {} if face is None else face().counted(game)


def heading(game: Game, caption: str, text: "Text") -> str:
    """What heads a play in a record, in words."""
    face = game.spec.face
    return caption if face is None else face().heading(caption, text.say)


def headed(
    match: Match, facts: Iterable[Event], before: Event | None = None
) -> Iterator[tuple[list[str], Event]]:
    """Facts, each below the captions of the plays that have begun since the one before.

    A play begins with its first fact: nothing heads a log of which nothing is known yet.
    """
    rests, at = match.rests, 0 if before is None else begun(match, before)
    for fact in facts:
        after = begun(match, fact)
        yield [caption for _, caption, _ in rests[at:after]], fact
        at = max(at, after)


def begun(match: Match, fact: Event) -> int:
    """How many plays have begun when a fact is told; what was told last before a stop belongs to the play before."""
    side = bisect.bisect_right if opens(match.game, fact) else bisect.bisect_left
    return side(match.rests, fact.after, key=lambda rest: rest[0])


def opens(game: Game, fact: Event) -> bool:
    """Whether a fact opens the play with whose beginning it is told."""
    face = game.spec.face
    return face is not None and fact.key in face().opens


def stops(read: Record, game: Game) -> Iterator[tuple[Match, str]]:
    """The match at every stop of a record with the word that comes next, "" at the last; or RecordMismatch."""
    match = record.restart(read, game)
    for play in read.plays:
        for word in (part for joined in play.words for part in match.parts(joined)):
            yield match, word
            try:
                match.answer(word)
            except DownfieldError as e:
                raise RecordMismatch(
                    "Line {line}: {word}: {reason}", line=play.line, key="in-line", word=word, reason=e
                ) from None
    record.give_up(read, match)
    yield match, ""


def retell(read: Record, game: Game, text: "Text") -> list[str]:
    """A record in plain lines: its head, then every play with what happened in it and the rules it follows from."""
    match = record.restart(read, game)
    for stop, _ in stops(read, game):
        match = stop
    seats = seat_names(match, text)
    sides, names = side_names(match, seats, text), counted(game)
    lines = [f"{game.name}: {' – '.join(sides)}"]
    play = 0
    for captions, event in headed(match, match.events):
        for caption in captions:
            play += 1
            lines += ["", f"{play}. {heading(game, caption, text)}"]
        if words := text.event(event, sides, seats, names):
            lines.append(f"   {words} [{event.rule}]")
    if game.spec.face is not None:
        lines += ["", *_reported(match, sides, text)]
    return [*lines, "", ending(match, sides, text)]


def _reported(match: Match, sides: tuple[str, ...], text: "Text") -> list[str]:
    """The report of a match, which itself needs the names above."""
    from downfield.text.sheet import lines, sheet

    return lines(sheet(match, sides, text), text.say)


def ending(match: Match, sides: tuple[str, ...], text: "Text") -> str:
    """How a match ended, or that it has not."""
    if not match.over:
        return text.say("replay-cut")
    if match.resigned is not None:
        return text.say("end-resigned", name=seat_names(match, text)[match.resigned])
    return outcome(match.points(), match.state.winner, sides, text)


def outcome(points: tuple[int, int], winner: int, sides: tuple[str, ...], text: "Text") -> str:
    """How a match ended that was played to its end."""
    most, least = max(points), min(points)
    if winner < 0:
        return text.say("end-draw", most=most, least=least)
    key = "end-won" if most > least else "end-won-level"
    return text.say(key, name=sides[winner], most=most, least=least)
