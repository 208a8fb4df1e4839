"""What a team carries from match to match, in games whose booklet has it: players who get better, and a draft.

A game says it in its own `career`: `first_roster`, `career` after a match, and `draft`, all on the code of a roster.
"""

import functools
import importlib
from types import ModuleType
from typing import Any

import downfield
from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.outcome import PLAYED, Outcome
from downfield.kernel.show.report import Deeds
from downfield.league.errors import Refused
from downfield.league.results import Result
from downfield.league.state import State


def team_now(state: State, entrant: int) -> str:
    """The team with which an entrant plays its next match, as a code; "" where the game's usual one plays."""
    given = state.entrant(entrant).teams.get(0, "")
    if not state.settings.season.career:
        return given
    game, parts = _career(state.settings.game), downfield.game(state.settings.game).pack.parts
    roster: str = given if ":" in given else game.first_roster(parts, given or _usual(state.settings.game))
    for step in state.careers.get(entrant, ()):
        roster = _next(state, entrant, roster, step, game, parts)
    return roster


def wish(state: State, entrant: int) -> tuple[str, ...]:
    """What a program buys before its next match, where its game lets it."""
    if not state.settings.season.career:
        return ()
    bought: tuple[str, ...] = _career(state.settings.game).wish(
        team_now(state, entrant), downfield.game(state.settings.game).pack.parts
    )
    return bought


def _next(
    state: State, entrant: int, roster: str, step: str | tuple[str, ...], game: ModuleType, parts: Any
) -> str:
    """After a match, by its number, or after a draft."""
    if isinstance(step, tuple):
        try:
            bought: str = game.draft(roster, step, parts)
        except DownfieldError as e:
            raise Refused("{why}", key="league-draft", why=e) from None
        return bought
    fixture = state.fixture(step)
    assert fixture.result is not None
    if fixture.result.is_walkover:
        return roster
    grown: str = game.career(roster, _outcome(fixture.result), fixture.side(entrant), parts)
    return grown


def _outcome(result: Result) -> Outcome:
    both = tuple(Deeds(result.stats[side], result.players[side]) for side in (0, 1))
    winner = None if result.winner == NOBODY else result.winner
    return Outcome(winner, PLAYED, result.score, (both[0], both[1]))


@functools.cache
def _career(game: str) -> ModuleType:
    return importlib.import_module(f"{downfield.game(game).spec.package}.career")


@functools.cache
def _usual(game: str) -> str:
    return str(downfield.game(game).options()["home_team"])
