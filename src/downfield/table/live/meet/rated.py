"""Rated matches: which may be, who may sit down at them, and when their results are counted."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from downfield.coaches import USUAL
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.league.figures.ratings import PROGRAM, Outcome, program
from downfield.store import KeptSeat
from downfield.store.kept import COACH, LAPSE, PERSON
from downfield.store.meet import ratings
from downfield.store.places import Place, places
from downfield.table.protocol.logs import tell
from downfield.table.protocol.refusals import NotRated
from downfield.table.protocol.wishes import Caller, MatchWish, SeatWish, game_of
from downfield.text.picture import face_of

if TYPE_CHECKING:
    from downfield.table.live.house import House


# Beginning ------------------------------------------------------------------------------------------------------------


def check_wish(wish: MatchWish, game: Game, options: Mapping[str, Value], who: Caller) -> None:
    """Whether a match may be rated, or why not."""
    if not who.name:
        raise NotRated("Rated matches are for accounts. Sign in first.", key="rated-account")
    if wish.clock is None or wish.clock.lapse != LAPSE:
        raise NotRated(
            "A rated match has a clock, and whoever runs out of time loses. Choose a clock.",
            key="rated-clock",
        )
    if wish.start or wish.lesson or wish.seed is not None or not is_usual(game, options):
        raise NotRated(
            "A rated match begins as usual, under the usual rules; only teams may be chosen.",
            key="rated-usual",
        )


def is_usual(game: Game, options: Mapping[str, Value]) -> bool:
    """Whether nothing but teams is agreed otherwise than usual."""
    face, usual = face_of(game), game.options({})
    free = face.picker.options if face and face.picker else ()
    return all(value == usual[name] for name, value in options.items() if name not in free)


def check_seats(wishes: Sequence[SeatWish], game: Game, options: dict[str, Value]) -> None:
    """Whether one person plays against somebody else: a person who is still to come, or a program of known rating."""
    seats = game.spec.seats(options)
    sides = [
        {(w.who, w.name) for w, seat in zip(wishes, seats, strict=True) if seat.side == s} for s in (0, 1)
    ]
    holders = [next(iter(side)) for side in sides if len(side) == 1]
    if len(holders) != 2 or sorted(who == "me" for who, _ in holders) != [False, True]:
        raise NotRated("A rated match is between you and one other, a person or a bot.", key="rated-sides")
    for who, level in holders:
        if who == "coach" and program(game.slug, f"{PROGRAM}{level or USUAL}") is None:
            raise NotRated(
                "This bot has no rating: nobody has measured how strong it is. Choose another.",
                key="rated-coach",
            )


def as_account(wish: SeatWish, who: Caller) -> SeatWish:
    """A wish for one's own seat under the name of the account."""
    return msgspec.structs.replace(wish, name=who.name) if wish.who == "me" else wish


def check_sitter(seats: Sequence[KeptSeat], who: Caller) -> None:
    """Whether somebody may sit down at a rated match, or why not."""
    if not who.name:
        raise NotRated("Rated matches are for accounts. Sign in first.", key="rated-account")
    if any(seat.person_id == who.person for seat in seats):
        raise NotRated("You cannot play a rated match against yourself.", key="rated-yourself")


# Counting -------------------------------------------------------------------------------------------------------------


def judged(place: Place, answered: Collection[int]) -> Outcome | None:
    """What a match that is over counts as; None where it did not come about.

    It counts once both sides have answered: then giving up and running out of time are lost. It does not where a
    program took over, or where an account is gone.
    """
    stands = place.standing
    assert stands is not None
    game, kept = game_of(place.match.game), place.match
    sides = [seat.side for seat in game.spec.seats(game.options(kept.options, kept.rules))]
    players = [_player(place.seats, sides, side) for side in (0, 1)]
    if stands.handed or not all(players) or {sides[seat] for seat in answered} != {0, 1}:
        return None
    winner = stands.winner if stands.resigned == NOBODY else 1 - sides[stands.resigned]
    return Outcome(players[0], players[1], winner)


def _player(seats: Sequence[KeptSeat], sides: Sequence[int], side: int) -> str:
    """Who plays on a side, as results name them; "" for nobody in particular."""
    held = next(seat for seat in seats if sides[seat.seat] == side)
    if held.kind == COACH:
        return f"{PROGRAM}{held.name}"
    return held.person_id if held.kind == PERSON and held.account else ""


class Rater:
    """Counts rated matches once they are over."""

    def __init__(self, house: "House") -> None:
        self.house = house

    async def look(self) -> None:
        """See to every match that waits to be counted."""
        for match_id in await ratings.due(self.house.store):
            await self.count(match_id)

    async def count(self, match_id: str) -> None:
        """Count one match, whichever server is first."""
        store = self.house.store
        (place,) = await places(store, "", [match_id], 1)
        outcome = judged(place, await ratings.answered(store, match_id))
        if outcome is None:
            await ratings.void(store, match_id)
        elif await ratings.count(store, match_id, place.match.game, place.at, outcome):
            tell("rating moved", match=match_id, game=place.match.game)
