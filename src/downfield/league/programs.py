"""Matches between programs, which nobody needs to watch: the same secret gives the same matches."""

from collections.abc import Mapping, Sequence

from downfield.coaches import coach
from downfield.kernel import record
from downfield.kernel.dice import CommittedDice
from downfield.kernel.match import Match
from downfield.kernel.needs import SEALED
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.league.arranged import options_for
from downfield.league.careers import is_ready, wish
from downfield.league.deeds import Drafted
from downfield.league.facts import game_of
from downfield.league.lots import secret_for
from downfield.league.state import Fixture, State


def playable(state: State) -> list[Fixture]:
    """The open fixtures of which programs hold both sides."""
    open_ones = [f for f in state.fixtures() if state.result(f) is None and all(_levels(state, f))]
    return [fixture for fixture in open_ones if is_ready(state, fixture)]


def _levels(state: State, fixture: Fixture) -> list[str]:
    return [state.program(fixture, entrant) for entrant in (fixture.home, fixture.away)]


def drafts(state: State, fixture: Fixture) -> list[Drafted]:
    """What programs buy before they play a fixture [TD-19.8]; nobody buys for a person."""
    programs = [e for e in (fixture.home, fixture.away) if state.entrants[e].is_program]
    return [Drafted(entrant, bought) for entrant in programs if (bought := wish(state, entrant))]


def play(state: State, fixture: Fixture, secret: bytes) -> Match:
    """Play a fixture between programs to its end; its dice follow from the secret of the competition."""
    dice = CommittedDice(secret_for(secret, fixture.id))
    names = [state.entrants[entrant].name for entrant in (fixture.home, fixture.away)]
    game = game_of(state.settings.game)
    return played(game, options_for(state, fixture), _levels(state, fixture), names, dice)


def played(
    game: Game, options: Mapping[str, Value], levels: Sequence[str], names: Sequence[str], dice: CommittedDice
) -> Match:
    """A match between two programs, each of which sees no more than its seat does."""
    agreed = game.options(options)
    sides = [seat.side for seat in game.spec.seats(agreed)]
    match = game.new(options=agreed, dice=dice, coaches=tuple(names[side] for side in sides))
    seed = int.from_bytes(dice.key[:7], "big")
    programs = [coach(levels[side], game, agreed, seed) for side in sides]
    for seat, program in enumerate(programs):
        program.sit_down(seed, 1 + seat)
    while not match.over:
        owing = match.waiting() if match.state.need == SEALED else match.waiting()[:1]
        chosen = [
            (seat, programs[seat].decide(match.state, seat)) for seat in owing
        ]  # all before any is laid down
        for seat, x in chosen:
            match.answer(x, seat)
    return match


def record_of(match: Match, state: State, fixture: str, day: str) -> str:
    """The record of a match, with the competition and the fixture it belongs to."""
    return record.write(match, day, more={"Competition": tag_of(state), "Fixture": fixture})


def tag_of(state: State) -> str:
    """By which a record names a competition."""
    return state.settings.name.replace('"', "'")
