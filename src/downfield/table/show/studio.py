"""The studio: a process of its own in which films, reports and positions are made from what was answered in a match.

Seasons are played out there as well.
"""

import functools
import gzip
import hashlib
import re
import time
from collections.abc import Sequence

import msgspec

from downfield.kernel import record
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.kernel.position import Position
from downfield.kernel.show.svg import Picture
from downfield.lab.review import Review, eye_of, together, weigh
from downfield.lab.review.weighed import ABOUT, Eye, Weighed
from downfield.lab.review.words import Reviewed, swing, told
from downfield.league import ledger
from downfield.league.competition import Competition
from downfield.league.errors import NotNow
from downfield.league.figures.chances import Chances, chances
from downfield.league.ledger import Line
from downfield.store.signing import signer_of
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.refusals import BadRecord, OtherRules, StillHidden, StillOn, UnknownMoment
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of
from downfield.table.show.beside import cut_short
from downfield.table.show.films import Course, Film, Shot, is_hiding, moments
from downfield.text import Text
from downfield.text.calls import Calls, calls_of
from downfield.text.fourth import FourthDowns, fourth_downs
from downfield.text.graphs import Graph, Table, Told
from downfield.text.luck import dice_of
from downfield.text.numbers import numbers
from downfield.text.oracle import Verdict, verdict
from downfield.text.picture import drawn
from downfield.text.sheet import player_tables, portraits, sheet, teams
from downfield.text.story import Die

AT_LINE = re.compile(r"Line (\d+): (.*)", re.DOTALL)
REMEMBERED = 4  # matches that need not be played again for the next piece


class Script(msgspec.Struct, frozen=True):
    """What was answered in a match that was played here; or the text of a record that somebody brought along."""

    text: str | None = None
    game: str = ""
    options: dict[str, Value] = {}
    start: Position | None = None
    coaches: tuple[str, ...] = ()
    moves: list[tuple[int, int]] = []  # seat and value
    resigned: int | None = None
    lapsed: int = NOBODY
    guests: tuple[bool, bool] = (False, False)
    so_far: bool = False  # the beginning of a match that goes on, in which nothing is hidden any more


class Bill(msgspec.Struct, frozen=True):
    """What is said of a film before it begins."""

    game: str
    options: dict[str, Value]
    names: tuple[str, ...]
    sides: tuple[str, ...]
    seats: list[int]  # on which side each sits
    guests: tuple[bool, bool]
    over: bool


class Report(msgspec.Struct, frozen=True):
    """What turned a match, and what both sides and their players did; `portraits` stand beside the players."""

    sides: tuple[str, ...]
    teams: tuple[str, str]
    result: str
    turns: list[Told]
    why: str
    graphs: list[Graph]
    players: list[Table]
    points: tuple[int, int]
    over: bool
    drawn_with: str = ""
    portraits: list[list[str]] = []


class Answered(msgspec.Struct, frozen=True):
    """What the oracle says of a position, and the board as it lies there."""

    verdict: Verdict
    board: Picture


class Shots(msgspec.Struct, frozen=True):
    """A piece of a film: the boards from the moment `first` on."""

    first: int
    shots: list[Shot]


class Stretches(msgspec.Struct, frozen=True):
    """How many stretches a match has that is to be reviewed; or what some of them were worth."""

    count: int
    weighed: list[Weighed] = []
    certainty: str = ABOUT


class Fallen(msgspec.Struct, frozen=True):
    """The dice of a match."""

    dice: list[Die]


class Called(msgspec.Struct, frozen=True):
    """What every seat of a match called, and how often."""

    calls: list[Calls]


class Swung(msgspec.Struct, frozen=True):
    """What swung a match most, a decision or a die: what Home gained by it, and the moment in words."""

    gain: float = 0.0
    told: Told | None = None


class Foretold(msgspec.Struct, frozen=True):
    """How likely each place of a competition is, group by group; nothing where it cannot be told."""

    groups: list[Chances]


class Packed(msgspec.Struct, frozen=True):
    """Something to be sent: its bytes, made small, and a mark by which it is known again."""

    zipped: bytes
    mark: str


class Order(msgspec.Struct, frozen=True):
    """What is wanted of a script: its bill, report, dice, numbers, review, reel, shots, a position, a verdict, a chart.

    Of the lines of a ledger: the chances of those who take part. A review is made of the `weighed` stretches.
    """

    script: bytes
    what: str
    language: str = "en"
    first: int = 0
    last: int = 0
    eyes: int | None = None
    weighed: Stretches | None = None


Seen = Fallen | Called | Swung | Stretches | Reviewed
Thing = Bill | Report | Seen | Packed | Answered | FourthDowns | Foretold | str


class Made(msgspec.Struct, frozen=True):
    """What was made, or why it cannot be; and the seconds that it took."""

    thing: Thing | DownfieldError
    seconds: float


def script_of(sitting: Sitting) -> bytes:
    """A match that is or was played here, ready to travel."""
    match = sitting.match
    return msgspec.msgpack.encode(
        Script(
            game=match.game.slug,
            options=match.options_agreed,
            start=match.start,
            coaches=match.coaches,
            moves=[(move.seat, move.value) for move in match.moves[len(match.start_moves) :]],
            resigned=match.resigned,
            lapsed=sitting.lapsed,
            guests=sitting.guests(),
        )
    )


def script_so_far(packed: bytes, moves: int) -> bytes:
    """So many answers of a match that goes on."""
    whole = msgspec.msgpack.decode(packed, type=Script)
    return msgspec.msgpack.encode(msgspec.structs.replace(whole, moves=whole.moves[:moves], so_far=True))


def script_of_position(game: str, options: dict[str, Value], start: Position) -> bytes:
    """A position that somebody has set up, ready to travel."""
    return msgspec.msgpack.encode(Script(game=game, options=options, start=start))


def script_of_record(text: str) -> bytes:
    """A record that somebody brought along, ready to travel."""
    return msgspec.msgpack.encode(Script(text=text))


def script_of_ledger(lines: Sequence[Line]) -> bytes:
    """The lines of a competition, ready to travel."""
    return msgspec.msgpack.encode([line.encoded() for line in lines])


# In the process ---------------------------------------------------------------------------------------------------


def made(order: Order) -> Made:
    """Make what is wanted."""
    begun = time.process_time()
    try:
        thing = _thing(order)
    except DownfieldError as e:
        return Made(e, time.process_time() - begun)
    return Made(thing, time.process_time() - begun)


def _thing(order: Order) -> Thing:
    if order.what == "chances":
        return foretold(order.script)
    script, course = _played(order.script)
    film = _film(script, course, order)
    match order.what:
        case "bill":
            seats = [seat.side for seat in film.match.seats]
            slug, options = film.match.game.slug, film.match.options_agreed
            return Bill(slug, options, film.names, film.sides, seats, script.guests, film.match.over)
        case "report":
            return _report(script, film)
        case "stretches":
            return _stretches(script, film, order)
        case "review":
            return _reviewed(script, film, order)
        case "review-numbers":
            return pack(_looked_at(script, film, order))
        case "so-far":
            return str(open_moves(film.match))
        case "dice":
            return Fallen(dice_of(film.match))
        case "calls":
            return Called(calls_of(film.match))
        case "swing":
            return _swung(script, film, order)
        case "numbers":
            return pack(numbers(film.match, script.lapsed != NOBODY))
        case "reel":
            return pack(film.reel())
        case "verdict":
            return Answered(verdict(film.match, film.text), drawn(film.match, None, film.text.say))
        case "chart":
            return fourth_downs(film.match, film.text)
        case "shots":
            return pack(Shots(order.first, film.shots(order.first, order.last)))
        case _:
            return position_at(film.match, order.first)


@functools.lru_cache(maxsize=REMEMBERED)
def _played(packed: bytes) -> tuple[Script, Course]:
    """The match of a script, played again."""
    script = msgspec.msgpack.decode(packed, type=Script)
    return script, Course(_again(script) if script.text is None else verified(script.text))


def _again(script: Script) -> Match:
    assert script.start is not None
    game = game_of(script.game)
    match = game.at(script.start, options=script.options, by_hand=True, coaches=script.coaches)
    for seat, value in script.moves:
        match.answer(value, None if seat == NOBODY else seat)
    if script.resigned is not None:
        match.resign(script.resigned)
    return match


def _film(script: Script, course: Course, order: Order) -> Film:
    text = text_of(order.language, course.match.game.spec)
    film = Film(course.match, text, "", order.eyes, course)
    film.result = cut_short(film.match, script.lapsed, (), film.names, film.sides, text) or film.result
    return film


def _report(script: Script, film: Film) -> Report:
    match, text = film.match, film.text
    found = sheet(match, film.sides, text)
    return Report(
        _called(film.sides, script.guests, text),
        teams(match, text),
        film.result,
        found.turns,
        found.why,
        found.graphs,
        player_tables(found),
        found.points,
        match.over,
        *portraits(match),
    )


@functools.lru_cache(maxsize=REMEMBERED)
def _eye(packed: bytes) -> Eye:
    """Who reviews the match of a script."""
    return eye_of(_played(packed)[1].match)


def _stretches(script: Script, film: Film, order: Order) -> Stretches:
    """Some stretches of a match, weighed; StillOn while it goes on, but for what is past and open to all."""
    if not (film.match.over or script.so_far or script.lapsed != NOBODY):
        raise StillOn
    eye = _eye(order.script)
    stretches = eye.stretches()
    weighed = list(weigh(film.match, eye, stretches[order.first : order.last]))
    return Stretches(len(stretches), weighed, eye.certainty)


def _looked_at(script: Script, film: Film, order: Order) -> Review:
    assert order.weighed is not None
    return together(film.match, order.weighed.weighed, script.lapsed, order.weighed.certainty)


def _reviewed(script: Script, film: Film, order: Order) -> Reviewed:
    """What a match was worth from moment to moment, in words."""
    sides = _called(film.sides, script.guests, film.text)
    return told(film.match, _looked_at(script, film, order), sides, film.text)


def _swung(script: Script, film: Film, order: Order) -> Swung:
    """What turned a match most, but for its being given up."""
    sides = _called(film.sides, script.guests, film.text)
    found = swing(film.match, _looked_at(script, film, order), sides, film.text)
    return Swung() if found is None else Swung(found[0].gain, found[1])


def _called(sides: tuple[str, ...], guests: tuple[bool, bool], text: Text) -> tuple[str, ...]:
    """Both sides, those marked that play under a name that is no account's."""
    mark = text.say("table-guest")
    return tuple(f"{side} ({mark})" if guest else side for side, guest in zip(sides, guests, strict=True))


def pack(thing: msgspec.Struct) -> Packed:
    """Make something ready to be sent."""
    plain = msgspec.json.encode(thing)
    return Packed(gzip.compress(plain, 6, mtime=0), hashlib.sha256(plain).hexdigest()[:24])


def position_at(whole: Match, moment: int) -> str:
    """The position of a moment, or UnknownMoment; of a match that goes on only where nothing is hidden."""
    for at, match in enumerate(moments(whole)):
        if at == moment and not match.over:
            if not whole.over and is_hiding(match):
                raise StillHidden
            return match.line()
    raise UnknownMoment


def open_moves(whole: Match) -> int:
    """How many answers were given up to the last stop between two plays at which nothing was hidden; or StillOn.

    Where hands are held, a review would tell of them: it waits for the end.
    """
    found = 0
    for match in moments(whole) if whole.game.spec.conceal is None else ():
        rests = match.rests
        if rests and rests[-1][0] == len(match.moves) and not is_hiding(match):
            found = len(match.moves) - len(match.start_moves)
    if not found:
        raise StillOn
    return found


def verified(text: str) -> Match:
    """The match that a record tells, played again to the last die; or BadRecord with the line, or OtherRules."""
    try:
        read = record.read(text)
        game = game_of(read.tags["Game"])
        rules, pack = read.tags["Rules"], read.tags["Pack"].split()[-1:]
        if not (game.knows_rules(rules) and pack and game.knows_pack(rules, pack[0])):
            raise OtherRules
        signer_of(read)
        return record.verify(read, game)
    except OtherRules:
        raise
    except DownfieldError as e:
        at = AT_LINE.fullmatch(e.message)
        raise BadRecord(at[2] if at else e.message, line=int(at[1]) if at else 0) from None
    except (ValueError, OverflowError):
        raise BadRecord("A number in it is beyond all measure.") from None


def foretold(packed: bytes) -> Foretold:
    """The chances of those who take part in a competition."""
    lines = msgspec.msgpack.decode(packed, type=list[bytes])
    try:
        return Foretold(chances(Competition(ledger.read(lines)).state))
    except NotNow:
        return Foretold([])
