"""What somebody wants of the house, and how it is written down: matches, seats, names, keys, codes."""

import functools
import hashlib
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec

import downfield
from downfield.coaches import CHARACTERS, COACHES, USUAL, check_level
from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import BadOption
from downfield.kernel.options import Value
from downfield.kernel.spec import Game, Seat
from downfield.store import KeptMatch, KeptSeat
from downfield.store.kept import COACH, DELETED, OPEN, PERSON, Clock
from downfield.table.protocol import names

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is mistaken for another
PUBLIC, UNLISTED, PRIVATE = (
    "public",
    "unlisted",
    "private",
)  # found by all, seen by whoever has the address, or invited
DAY = 24 * 3600  # seconds
Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(max_length=2000)]  # an option's value, perhaps a whole team


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to hold a seat: whoever begins the match, whoever is invited, or a program by its name."""

    who: Literal["me", "open", "coach"]
    name: Name = ""
    reserved: bool = False  # of an open seat: it has an invitation of its own, and no other leads there


class ClockWish(msgspec.Struct, frozen=True):
    """A clock: seconds for each decision and in reserve; whoever has none left loses, or a program plays on."""

    decision: Annotated[int, msgspec.Meta(ge=5, le=14 * DAY)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0
    lapse: Literal["lapse", "hand"] = "lapse"


class MatchWish(msgspec.Struct, frozen=True):
    """A match that somebody wants to begin; two wishes for seats are for two sides."""

    game: Name
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Name, bool | int | Word | None], msgspec.Meta(max_length=50)] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    start: Annotated[str, msgspec.Meta(max_length=6000)] = ""  # a position, "" for the usual beginning
    clock: ClockWish | None = None
    visibility: Literal["public", "unlisted", "private"] | None = None  # None: as `listed` says
    listed: bool | None = None  # True is public, else unlisted
    lesson: Name = ""  # a guided match: it says who sits where, what is agreed and how it begins
    rated: bool = False  # its result moves what both are rated


class Caller(msgspec.Struct, frozen=True):
    """Who wants something: "" for a stranger, the name only of an account."""

    person: str = ""
    name: str = ""
    origin: str = ""  # a mark of where from


NOBODY = Caller()


class Begun(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match that has begun: the keys of one's own seats, and the code that invites others."""

    id: str
    keys: dict[str, str] = {}
    invite: str = ""
    watch: str = ""  # the key that lets spectators in at a private match
    invites: dict[str, str] = {}  # the codes of seats that are reserved, by seat


class Seated(msgspec.Struct, frozen=True):
    """The seat that an invitation led to."""

    id: str
    game: str
    seat: int
    key: str


@functools.cache
def game_of(slug: str) -> Game:
    """A game with its own components."""
    return downfield.game(slug)


def hashed(secret: str) -> str:
    """What may be written down of a secret that has enough chance in it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def now_in_words() -> str:
    """This second, as it is written down."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def one_line(given: str) -> str:
    """Words on one line, without signs that cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in given).split())


def person_name(given: str) -> str:
    """A person's name on one line; no program's, nor one that looks like it."""
    name = names.plain(given)
    if names.skeleton(name) in _programs():
        raise BadOption(
            "A person cannot be called {name}: that is the name of a bot.", key="name-of-a-bot", name=name
        )
    return name


def name_at_a_seat(given: str, who: Caller) -> str:
    """How somebody is called at a match; an account keeps its name, though it be older than what names may have."""
    return given if given and given == who.name else person_name(given)


@functools.cache
def _programs() -> frozenset[str]:
    known = (*COACHES, *(f"{level}-{character}" for level in COACHES for character in CHARACTERS), DELETED)
    return frozenset(names.skeleton(name) for name in known)


def new_code(length: int) -> str:
    """Letters that nobody can guess and anybody can spell."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def settled(game: Game, given: Mapping[str, Value]) -> dict[str, Value]:
    """Every option with its value, or BadOption."""
    try:
        return game.options(given)
    except ValueError as e:  # a number that is written in no way we read
        raise BadOption(
            "One of these options has no value that can be read: {why}.", key="option-unread", why=str(e)
        ) from None


def for_each(wishes: list[SeatWish], seats: tuple[Seat, ...], game: Game) -> list[SeatWish]:
    """A wish for each seat; where fewer came, a side's wish is for all its seats."""
    if len(wishes) > len(seats):
        raise BadOption(
            "{game} has {seats} seats with these options, but {coaches} coaches were named.",
            key="many-coaches", game=game.name, seats=len(seats), coaches=len(wishes),
        )  # fmt: skip
    for wish in wishes:
        if wish.who == "coach":
            check_level(wish.name or USUAL, game.spec)
    if len(wishes) == len(seats):
        return wishes
    return [wishes[min(seat.side, len(wishes) - 1)] for seat in seats]


def kept_seat(number: int, wish: SeatWish, seat: Seat, key: str, who: Caller) -> KeptSeat:
    """A seat as it is written down; only under the name of the account its holder is no guest."""
    if wish.who == "coach":
        return KeptSeat(number, COACH, wish.name or USUAL)
    if wish.who == "open":
        return KeptSeat(number, OPEN, person_name(wish.name) or seat.name)
    name = name_at_a_seat(wish.name, who) or seat.name
    return KeptSeat(number, PERSON, name, hashed(key), who.person, name == who.name, who.origin)


def with_invitation(seat: KeptSeat, code: str) -> KeptSeat:
    """An open seat that only one invitation leads to."""
    return msgspec.structs.replace(seat, invite_hash=hashed(code)) if code else seat


def visibility(wish: MatchWish) -> str:
    """Who may see a match: as wished, else whoever has its address; nobody is listed who did not say so."""
    return wish.visibility or (PUBLIC if wish.listed else UNLISTED)


def kept_clock(wish: MatchWish) -> Clock | None:
    """The clock as it is written down."""
    return Clock(wish.clock.decision, wish.clock.reserve, wish.clock.lapse) if wish.clock else None


def kept_match(
    game: Game,
    options: dict[str, Value],
    seed: int | None,
    invite: str,
    start: str = "",
    listed: bool = False,
    clock: Clock | None = None,
    watch: str = "",
    lesson: str = "",
    rated: str = "",
) -> KeptMatch:
    """A match as it is written down; without a seed its dice come from a fresh secret."""
    dice = CommittedDice() if seed is None else None
    return KeptMatch(
        id=new_code(12),
        game=game.slug,
        rules=game.spec.version,
        pack=game.pack.hash,
        options=options,
        start=start,
        commitment=dice.commitment if dice else "",
        secret=dice.secret.hex() if dice else "",
        seed=seed,
        invite_hash=hashed(invite) if invite else "",
        created=now_in_words(),
        listed=listed,
        clock=clock,
        watch=watch,
        days=clock.decision // DAY if clock else 0,
        lesson=lesson,
        rated=rated,
    )
