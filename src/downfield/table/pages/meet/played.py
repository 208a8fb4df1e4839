"""What somebody has played: matches that are over, by game and by opponent, and how the last ones went."""

from collections import Counter
from collections.abc import Callable, Iterable
from datetime import UTC, datetime

import msgspec

import downfield
from downfield.kernel.needs import NOBODY
from downfield.league.figures.ratings import PROGRAM
from downfield.store.kept import COACH, COUNTED
from downfield.store.places import Place
from downfield.table.protocol.refusals import OtherRules
from downfield.table.protocol.requests import text_of
from downfield.table.protocol.wishes import game_of
from downfield.table.show.standings import Stand

WON, DRAWN, LOST = "won", "drawn", "lost"
FORM = 10  # matches that tell how it goes
OFTEN = 8  # opponents that are named


class Played(msgspec.Struct, frozen=True):
    """A match that is over, as one of those who played it sees it."""

    id: str
    game: str
    title: str
    opponent: str
    result: str  # WON, DRAWN or LOST
    points: tuple[int, int]  # his own, and the other's
    day: str
    against: str = ""  # a program, as `coach:LEVEL`
    rated: bool = False
    days: int = 0  # for each decision
    side: int = 0  # on which he played
    seats: tuple[int, ...] = ()


class Balance(msgspec.Struct, frozen=True):
    """How often somebody has won, drawn and lost: in a game, or against an opponent."""

    name: str
    won: int
    drawn: int
    lost: int

    @property
    def matches(self) -> int:
        """How many there were."""
        return self.won + self.drawn + self.lost


class Record(msgspec.Struct, frozen=True):
    """All that was played, the latest first."""

    matches: list[Played]

    @property
    def games(self) -> list[Balance]:
        """By game."""
        return balances(self.matches, lambda one: one.title)

    @property
    def opponents(self) -> list[Balance]:
        """By opponent, those met most."""
        return balances(self.matches, lambda one: one.opponent)[:OFTEN]

    @property
    def form(self) -> list[str]:
        """How the last ones went, the latest last."""
        return [one.result for one in self.matches[:FORM]][::-1]

    @property
    def clearest(self) -> Played | None:
        """The clearest win."""
        won = [one for one in self.matches if one.result == WON]
        return max(won, key=lambda one: one.points[0] - one.points[1], default=None)


def balances(matches: Iterable[Played], by: Callable[[Played], str]) -> list[Balance]:
    """How often matches were won, drawn and lost, by something they have in common; the most frequent first."""
    counts: dict[str, Counter[str]] = {}
    for one in matches:
        counts.setdefault(by(one), Counter())[one.result] += 1
    found = [Balance(name, count[WON], count[DRAWN], count[LOST]) for name, count in counts.items()]
    return sorted(found, key=lambda one: (-one.matches, one.name))


def played(places: Iterable[Place], person: str, tag: str) -> Record:
    """What of these matches somebody has played to their end, on one side."""
    return Record([one for place in places if (one := _played(place, person, tag)) is not None])


def _played(place: Place, person: str, tag: str) -> Played | None:
    stands, kept = place.standing, place.match
    if stands is None or not stands.over or kept.lesson or kept.game not in downfield.GAMES:
        return None
    game = game_of(kept.game)
    try:
        stand = Stand(place, text_of(tag, game.spec))
    except OtherRules:
        return None
    own = tuple(seat.seat for seat in place.seats if seat.person_id == person)
    sides = {stand.seats[seat].side for seat in own}
    if len(sides) != 1:
        return None
    (side,) = sides
    winner = stands.winner if stands.resigned == NOBODY else 1 - stand.seats[stands.resigned].side
    result = DRAWN if winner < 0 else WON if winner == side else LOST
    day = datetime.fromtimestamp(place.at / 1000, UTC).date().isoformat()
    points = (stands.points[side], stands.points[1 - side])
    held = next(seat for seat in place.seats if stand.seats[seat.seat].side != side)
    against = f"{PROGRAM}{held.name}" if held.kind == COACH else ""
    known = (kept.id, kept.game, game.name, stand.sides[1 - side], result, points, day)
    return Played(*known, against, kept.rated == COUNTED, kept.days, side, own)
