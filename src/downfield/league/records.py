"""A record that somebody hands in for a fixture: verified, and of this very match."""

from collections.abc import Mapping

import msgspec

from downfield.kernel import record as records
from downfield.kernel.errors import DownfieldError
from downfield.league.arranged import options_for
from downfield.league.errors import Refused
from downfield.league.facts import game_of, result_of
from downfield.league.programs import tag_of
from downfield.league.results import RECORD, Result
from downfield.league.state import Fixture, State


def from_record(
    state: State, fixture: Fixture, text: str, place: str = "", as_played: bool = False
) -> Result:
    """The result of a fixture that a record proves, or Refused with the reason.

    `as_played` says that the fixture is over: what teams have become since is not asked of them.
    """
    game = game_of(state.settings.game)
    try:
        read = records.read(text)
        if read.tags["Game"] != game.slug:
            raise Refused("This is a record of another game.", key="league-other-game")
        match = records.verify(read, game)
    except Refused:
        raise
    except DownfieldError as e:
        raise Refused("The record does not hold: {why}", key="league-record", why=e) from None
    wanted = game.options(options_for(state, fixture))
    grown = ("home_roster", "away_roster") if as_played else ()
    agreed = match.options_agreed
    other = sorted(n for n, value in wanted.items() if agreed.get(n) != value and n not in grown)
    if other:
        raise Refused(
            "It was played under other options than agreed: {options}.",
            key="league-record-options",
            options=", ".join(other),
        )
    _check_named(state, fixture, read.tags)
    if match.start.fields or match.start.since:
        raise Refused("It was not played from the beginning.", key="league-record-start")
    result = result_of(match, record=place)
    return msgspec.structs.replace(result, how=RECORD, proof=match.digest())


def _check_named(state: State, fixture: Fixture, tags: Mapping[str, str]) -> None:
    """Refuse a record that says itself that it belongs elsewhere."""
    own = {"Competition": tag_of(state), "Fixture": fixture.id}
    for name, value in own.items():
        if tags.get(name, value) != value:
            raise Refused(
                "It is the record of another match: {name} is {value}.",
                key="league-record-other",
                name=name,
                value=tags[name],
            )
