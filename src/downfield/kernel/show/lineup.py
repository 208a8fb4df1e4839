"""A line-up that is made on the board before it is answered: whoever makes it changes it as often as he likes."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from downfield.kernel.errors import DownfieldError
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk

if TYPE_CHECKING:
    from downfield.kernel.match import Match
    from downfield.kernel.show.look import Look

Places = dict[int, str]  # the square of each number
PLACED = re.compile(r"(\d{1,3})@([a-z]-?\d{1,2})?")
MOST_ANSWERS = 60  # of a line-up, figure by figure


@dataclass(frozen=True)
class Roster:
    """Those who may be placed, each with the squares that are open to him, and how many of them stand in the end.

    `figure` and `square` name elements of the board, `bench` is the one on which those lie who do not stand. Of some
    there may be only so many: `limits`.
    """

    open: dict[int, list[str]]
    count: int
    bench: str
    figure: Callable[[int], str]
    square: Callable[[str], str]
    limits: tuple[tuple[frozenset[int], int], ...] = ()

    def has_room(self, places: Mapping[int, str], who: int) -> bool:
        """Whether one more may stand, and whether it may be him."""
        full = [group for group, most in self.limits if len(group & places.keys()) >= most]
        return len(places) < self.count and not any(who in group for group in full)


@dataclass(frozen=True)
class LineUps:
    """How a game's line-ups are made on the board.

    `asked` are the questions that a line-up answers, `use` says what one is for that begins now, "" where none does.
    `put` places figures on a match that is tried, `stood` says where a side stands. `answers` are the words of a whole
    line-up, "" where the rules forbid it (`rule`). `keep` tells one in words that fit other matches, `recall` is
    what comes nearest to such words, as answers, and who of those named in them is not here.
    """

    asked: tuple[str, ...]
    rule: str
    use: Callable[["Look"], str]
    roster: Callable[["Look"], Roster]
    put: Callable[["Match", int, Places], None]
    stood: Callable[["Match", int], Places]
    answers: Callable[["Match", int, Places], str]
    keep: Callable[["Match", int], str]
    recall: Callable[["Match", int, str], tuple[str, list[int]]]


# Places in words --------------------------------------------------------------------------------------------------


def read(words: str) -> Places:
    """Places as they are written: 12@h5 3@g4."""
    return {int(found[1]): found[2] for found in PLACED.finditer(words) if found[2]}


def told(places: Mapping[int, str]) -> str:
    """Places, written."""
    return " ".join(f"{number}@{square}" for number, square in places.items())


def changed(places: Mapping[int, str], change: str) -> Places:
    """The places after somebody is put on a square, or on none: whoever stands there takes the place that he leaves."""
    found = PLACED.fullmatch(change)
    if found is None:
        return dict(places)
    number, square = int(found[1]), found[2]
    left = {other: place for other, place in places.items() if other != number}
    if not square:
        return left
    for other in [other for other, place in left.items() if place == square]:
        del left[other]
        if number in places:
            left[other] = places[number]
    return {**left, number: square}


def fitting(roster: Roster, places: Mapping[int, str]) -> Places:
    """Of these places those that are open, each to one, and no more than there may be."""
    found: Places = {}
    for number, square in places.items():
        is_free = square not in found.values() and roster.has_room(found, number)
        if is_free and square in roster.open.get(number, ()):
            found[number] = square
    return found


# What can be done with one of them --------------------------------------------------------------------------------


def ways(roster: Roster, places: Mapping[int, str], who: int, say: Say) -> list[Walk]:
    """Where somebody can be put: on a square, on somebody who gives him his, on the bench."""
    return [*_onto(roster, places, who, say), *_off(roster, places, who, say)]


def _onto(roster: Roster, places: Mapping[int, str], who: int, say: Say) -> Iterator[Walk]:
    """The free squares, and those of team-mates who may stand where he comes from."""
    here = places.get(who)
    standing = {square: number for number, square in places.items()}
    for square in roster.open[who]:
        mate = standing.get(square)
        if mate is None and (here or roster.has_room(places, who)):
            words = say("lineup-place", number=who, square=square)
            yield _walk(roster, f"{who}@{square}", who, roster.square(square), words)
        elif mate not in (None, who) and (here is None or here in roster.open[mate or 0]):
            words = say("lineup-swap" if here else "lineup-exchange", number=who, other=mate)
            yield _walk(roster, f"{who}@{square}", who, roster.figure(mate or 0), words)


def _off(roster: Roster, places: Mapping[int, str], who: int, say: Say) -> Iterator[Walk]:
    """On to the bench, or on to somebody there who comes on for him."""
    here = places.get(who)
    if here is None:
        return
    for mate in roster.open:
        if mate not in places and here in roster.open[mate]:
            words = say("lineup-exchange", number=mate, other=who)
            yield _walk(roster, f"{mate}@{here}", who, roster.figure(mate), words)
    yield _walk(roster, f"{who}@", who, roster.bench, say("lineup-off", number=who))


def _walk(roster: Roster, token: str, who: int, target: str, words: str) -> Walk:
    return Walk(token, roster.figure(who), target, [target], words)


# Answering --------------------------------------------------------------------------------------------------------


def is_line_up(match: "Match", seat: int, token: str, asked: tuple[str, ...]) -> bool:
    """Whether the words are a whole line-up of a seat, as far as it knows: nothing hidden can be tried out with it."""
    words = [part for word in token.split() for part in match.parts(word)]
    if len(words) > 2 * MOST_ANSWERS:
        return False
    twin = match.tried_by(seat)
    try:
        for word in words:
            if not is_asked(twin, seat, asked):
                return False
            twin.answer(word, seat)
    except DownfieldError:
        return False
    return not is_asked(twin, seat, asked)


def is_asked(match: "Match", seat: int, asked: tuple[str, ...]) -> bool:
    """Whether a seat is to go on with its line-up."""
    return seat in match.waiting() and match.need.question in asked
