"""A match as it was left, in bytes: opening it then costs a few milliseconds, however long it is.

The deeds stay the only truth. A snapshot that other code has made, that is damaged, or that does not end with the
deed that was written down there is no snapshot.
"""

import functools
import hashlib
import pathlib
import zlib
from collections.abc import Sequence

import msgspec

import downfield
from downfield.kernel.chance import going_on
from downfield.kernel.dice import SeededDice
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match, Move
from downfield.kernel.position import Position
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.kernel.words import Event
from downfield.store.kept import Deed, KeptMatch, KeptSeat
from downfield.store.standings import Snapshot
from downfield.table.live.clocks import Clocks
from downfield.table.live.sitting import Sitting
from downfield.table.live.strides import Strides
from downfield.table.live.talks import Note, Talks

MARK = hashlib.sha256().digest_size
LARGEST = 64 * 2**20  # bytes of a match, when it is unpacked
MADE_BY = ("kernel", "toolkit", "table/live")  # whose code says what a match is, besides its game's


class Left(msgspec.Struct, frozen=True, array_like=True):
    """All that has become of a match: by names of Match, Sitting, Talks, Clocks and Watch."""

    code: str
    last: Deed | None
    # the match
    state: list[int]
    moves: list[Move]
    events: list[tuple[int, tuple[int, ...], int]]  # which of the game's, its ints, after how many moves
    rests: list[tuple[int, str, str]]
    rolls: int
    unrolled: list[tuple[int, int]]
    resigned: int | None
    trail: list[tuple[list[int], int, int, int]]
    rest: Position
    moves_at_rest: int
    chance: int | None  # where the dice of a seed have come to
    # the sitting
    moves_at: list[int]
    strides: list[int]
    is_begun: bool
    nonces: dict[int, int]
    now: int
    moved: int
    turned: int
    lapsed: int
    asked_at: int
    unanswered: list[int] | None
    handed: list[int]
    watch: tuple[int, int]
    clocks: tuple[bool, int, tuple[int, ...], list[int], list[int], list[int]] | None
    talks: tuple[int, int, dict[int, int], list[int], list[Note]]


def snapshot(sitting: Sitting, last: Deed | None) -> Snapshot:
    """A match as it is left after a last deed."""
    body = zlib.compress(msgspec.msgpack.encode(_left(sitting, last)), 1)
    return Snapshot(sitting.seq, hashlib.sha256(body).digest() + body)


def restored(
    kept: KeptMatch, seats: Sequence[KeptSeat], taken: Snapshot, deeds: Sequence[Deed], game: Game
) -> Sitting | None:
    """The match that was left, and what was done since, from its last deed on; None where that does not fit."""
    left = _read(taken, game)
    known = game.knows_rules(kept.rules) and game.knows_pack(kept.rules, kept.pack)
    if left is None or not known or left.last != (deeds[0] if deeds else None):
        return None
    try:
        sitting = Sitting(kept, seats, game)
        _become(sitting, left)
        sitting.left_at = taken.deeds
        sitting.take_dice()
        if left.chance is not None and isinstance(sitting.match.dice, SeededDice):
            sitting.match.dice.rng = going_on(left.chance)
        sitting.go_on(deeds[1:])
    except (DownfieldError, LookupError, ValueError, OverflowError):
        return None
    return sitting


def _read(taken: Snapshot, game: Game) -> Left | None:
    mark, body = taken.body[:MARK], taken.body[MARK:]
    if hashlib.sha256(body).digest() != mark:
        return None
    try:
        left = msgspec.msgpack.decode(zlib.decompressobj().decompress(body, LARGEST), type=Left)
    except (zlib.error, msgspec.DecodeError):
        return None
    return left if left.code == fingerprint(game.slug) and len(left.moves_at) == taken.deeds + 1 else None


@functools.cache
def fingerprint(slug: str) -> str:
    """The code that says what a match of a game is: not a byte of it may have changed."""
    root = pathlib.Path(downfield.__file__).parent
    own = f"games/{slug.replace('-', '_')}"
    told = hashlib.sha256(downfield.__version__.encode())
    for folder in (*MADE_BY, own):
        for file in sorted((root / folder).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                told.update(str(file.relative_to(root)).encode())
                told.update(file.read_bytes())
    return told.hexdigest()


# What there is ----------------------------------------------------------------------------------------------------


def _left(sitting: Sitting, last: Deed | None) -> Left:
    match, talks, clocks, dice = sitting.match, sitting.talks, sitting.clocks, sitting.match.dice
    kinds = {id(kind): i for i, kind in enumerate(match.game.spec.events)}
    return Left(
        code=fingerprint(match.game.slug),
        last=last,
        state=match.state.dump(),
        moves=match.moves,
        events=[(kinds[id(event.kind)], event.values, event.after) for event in match.events],
        rests=match.rests,
        rolls=match.rolls,
        unrolled=match.unrolled,
        resigned=match.resigned,
        trail=match._trail,
        rest=match._rest,
        moves_at_rest=match.moves_at_rest,
        chance=dice.rng.x if isinstance(dice, SeededDice) else None,
        moves_at=sitting.moves_at,
        strides=sitting.strides.starts,
        is_begun=sitting.is_begun,
        nonces=sitting.nonces,
        now=sitting.now,
        moved=sitting.moved,
        turned=sitting.turned,
        lapsed=sitting.lapsed,
        asked_at=sitting.asked_at,
        unanswered=sitting.unanswered.dump() if sitting.unanswered else None,
        handed=sorted(sitting.handed),
        watch=(sitting.watch.seen, sitting.watch.ran),
        clocks=_hands(clocks) if clocks else None,
        talks=(talks.asking, talks.asked_at, talks.declined, sorted(talks.rematch), list(talks.notes)),
    )


def _hands(clocks: Clocks) -> tuple[bool, int, tuple[int, ...], list[int], list[int], list[int]]:
    return clocks.is_started, clocks.since, clocks.running, clocks.spent, clocks.before, clocks.reserve


# And back ---------------------------------------------------------------------------------------------------------


def _become(sitting: Sitting, left: Left) -> None:
    _play(sitting.match, left)
    sitting.moves_at, sitting.strides = left.moves_at, Strides(left.strides)
    sitting.is_begun, sitting.nonces, sitting.now = left.is_begun, left.nonces, left.now
    sitting.moved, sitting.turned, sitting.lapsed = left.moved, left.turned, left.lapsed
    sitting.asked_at = left.asked_at
    sitting.unanswered = None if left.unanswered is None else _state(sitting.match, left.unanswered)
    sitting.watch.seen, sitting.watch.ran = left.watch
    sitting.talks = _talks(left)
    clocks = sitting.clocks
    if clocks and left.clocks:
        clocks.is_started, clocks.since, clocks.running, clocks.spent, clocks.before, clocks.reserve = (
            left.clocks
        )
    if left.handed:
        sitting.handed = frozenset(left.handed)
        sitting.seat_all(sitting.seats)


def _play(match: Match, left: Left) -> None:
    kinds = match.game.spec.events
    match.state = _state(match, left.state)
    match.state.logging = 1
    match.moves, match.rests, match._trail = left.moves, left.rests, left.trail
    match.events = [Event(kinds[kind], values, after) for kind, values, after in left.events]
    match.open_events = [event for event in match.events if not event.kind.only]
    match.rolls, match.unrolled, match.resigned = left.rolls, left.unrolled, left.resigned
    match._rest, match.moves_at_rest = left.rest, left.moves_at_rest


def _state(match: Match, ints: list[int]) -> State:
    state = match.state.clone()
    state.load(ints)
    return state


def _talks(left: Left) -> Talks:
    talks = Talks()
    talks.asking, talks.asked_at, talks.declined, rematch, notes = left.talks
    talks.rematch, talks.notes = frozenset(rematch), tuple(notes)
    return talks
