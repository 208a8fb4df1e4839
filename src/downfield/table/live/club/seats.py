"""A fixture opens its match: each of the two finds his own seat, which nobody else can take."""

import secrets
from typing import TYPE_CHECKING

import msgspec

from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.league.arranged import options_for
from downfield.league.competition import Competition
from downfield.league.deeds import SatDown
from downfield.league.errors import NotNow
from downfield.league.settings import clock_of
from downfield.league.state import Fixture, State
from downfield.store import TROUBLE, KeptSeat, Store, leagues, people
from downfield.store.kept import COACH, PERSON, Clock
from downfield.table.live.club.invitations import name_at
from downfield.table.live.leagues import Held, Work
from downfield.table.protocol.logs import tell
from downfield.table.protocol.refusals import NobodyKnown
from downfield.table.protocol.wishes import PUBLIC, Caller, game_of, hashed, kept_match, new_code, settled

if TYPE_CHECKING:
    from downfield.table.live.house import House


async def sit_down(house: "House", held: Held, number: str, who: Caller) -> str:
    """The table at which a fixture is played, laid now if it was not before; or NobodyKnown, or NotNow."""
    fixture = held.state.fixture(number)
    if not fixture.table:
        if held.state.result(fixture) is not None:
            raise NotNow(
                "Match {match} has its result; the organiser may correct it.",
                key="league-has-result",
                match=fixture.id,
            )
        await sitters(house.store, held.state, fixture)
        held = await house.leagues.act(
            held.kept.slug, _sat(fixture.id, who.name, bytes.fromhex(held.kept.secret))
        )
        fixture = held.state.fixture(fixture.id)
    if await house.store.match(fixture.table) is None:  # the server may have been killed in between
        await _lay(house, held, fixture)
    else:
        await _hand_over(house, held.state, fixture)
    return fixture.table


def _sat(number: str, by: str, secret: bytes) -> Work:
    """Write down where a fixture is played, unless the other was faster."""
    table = new_code(12)

    def work(competition: Competition, at: str) -> None:
        if not competition.state.fixture(number).table:
            competition.roll(secret, by, at, before=number)
            competition.do(SatDown(number, table), by, at)

    return work


async def _lay(house: "House", held: Held, fixture: Fixture) -> None:
    """Begin the match of a fixture at the table that its ledger names."""
    game, options = agreed(held.state, fixture)
    seats = await sitters(house.store, held.state, fixture)
    spans = clock_of(held.state.settings)
    clock = Clock(*spans) if spans else None
    kept = kept_match(game, options, None, "", listed=held.kept.visibility == PUBLIC, clock=clock)
    kept = msgspec.structs.replace(kept, id=fixture.table)
    try:
        await house.lay(kept, seats, game)
    except TROUBLE:
        if await house.store.match(fixture.table) is None:
            raise
    tell("fixture begun", match=kept.id, game=kept.game)


async def _hand_over(house: "House", state: State, fixture: Fixture) -> None:
    """Whoever has come meanwhile by an invitation, or plays on for another, has the seat."""
    wanted = await sitters(house.store, state, fixture)
    for seat, new in zip(await house.store.seats(fixture.table), wanted, strict=True):
        if seat.kind == new.kind == PERSON and seat.person_id != new.person_id:
            await leagues.hand_over(house.store, fixture.table, new)
            await house.seat_again([fixture.table])


def agreed(state: State, fixture: Fixture) -> tuple[Game, dict[str, Value]]:
    """The game of a fixture, and every option with its value."""
    game = game_of(state.settings.game)
    return game, settled(game, options_for(state, fixture))


async def sitters(store: Store, state: State, fixture: Fixture) -> list[KeptSeat]:
    """Who sits where: programs at once, persons as they are known here; NobodyKnown where somebody is not."""
    game, options = agreed(state, fixture)
    both = [await _sitter(store, state, fixture, entrant) for entrant in (fixture.home, fixture.away)]
    return [
        msgspec.structs.replace(both[seat.side], seat=number, key_hash=_locked(both[seat.side]))
        for number, seat in enumerate(game.spec.seats(options))
    ]


async def _sitter(store: Store, state: State, fixture: Fixture, entrant: int) -> KeptSeat:
    if level := state.program(fixture, entrant):
        return KeptSeat(0, COACH, level)
    there = state.entrants[entrant]
    person = there.player(fixture.member)
    if not person:
        raise NobodyKnown
    known = await people.person(store, person)
    name = known.name if known else name_at(there, fixture.member)
    return KeptSeat(0, PERSON, name, "", person, account=known is not None)


def _locked(seat: KeptSeat) -> str:
    """A lock to which nobody has the key: only who is meant opens this seat."""
    return hashed(secrets.token_urlsafe(24)) if seat.kind == PERSON else ""
