"""What a team carries from match to match, in games whose booklet has it: players who get better, and a draft.

A game says it in its own `career`: `first_roster`, `career` after a match, `draft`, and the `offers` of what can be
drafted, all on the code of a roster; `COUNTED` is what it needs to know of players. Where dice fall for it (`ROLLS`),
also `walked_over`, `before` a match and the `next_season`; their keys stand in the ledger.
"""

import functools
import importlib
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.outcome import PLAYED, RESIGNED, Outcome
from downfield.kernel.show.report import Deeds
from downfield.league.errors import NotNow, Refused
from downfield.league.facts import game_of
from downfield.league.results import Result
from downfield.league.settings import Ladder, Settings
from downfield.league.standings import is_over
from downfield.league.state import Fixture, State, Step
from downfield.toolkit.careers import REDRAFT

AFTER, BEFORE = "after", "before"
KEY = 64  # hexadecimal digits of a key


def team_now(state: State, entrant: int) -> str:
    """The team with which an entrant plays its next match, as a code; "" where the game's usual one plays."""
    given = state.entrant(entrant).teams.get(0, "")
    if not state.settings.season.career:
        return given
    return [roster for _, roster in course(state, entrant)][-1]


def course(state: State, entrant: int) -> Iterator[tuple[Step, str]]:
    """How a team came to be what it is: every step of its career, and the code after it; the first is its entry."""
    game, parts = career_of(state.settings.game), game_of(state.settings.game).pack.parts
    roster = first_team(state.settings, state.entrant(entrant).teams.get(0, ""))
    yield Step(), roster
    for step in state.careers.get(entrant, ()):
        roster = _next(state, entrant, roster, step, game, parts)
        yield step, roster


def first_team(settings: Settings, given: str) -> str:
    """A team as it enters a season, by the name or the code that was handed in; or Refused."""
    parts = game_of(settings.game).pack.parts
    try:
        roster: str = career_of(settings.game).first_roster(parts, given or _usual(settings.game))
    except DownfieldError as e:
        raise Refused("This team cannot play here: {why}", key="league-team", why=e) from None
    return roster


def wish(state: State, entrant: int) -> tuple[str, ...]:
    """What a program buys before its next match, where its game lets it."""
    steps = state.careers.get(entrant, [])
    if not state.settings.season.career or (steps and steps[-1].before):
        return ()
    bought: tuple[str, ...] = career_of(state.settings.game).wish(
        team_now(state, entrant), game_of(state.settings.game).pack.parts
    )
    return bought


def _next(state: State, entrant: int, roster: str, step: Step, game: ModuleType, parts: Any) -> str:
    """After a step: a draft, the moment before a match, or a match."""
    if step.purchases:
        return _drafted(roster, step, game, parts)
    fixture = state.fixture(step.match)
    side = fixture.side(entrant)
    if step.before:
        ready: str = game.before(roster, side, parts, state.keys[occasion_of(fixture.id, before=True)])
        return ready
    assert fixture.result is not None
    if not game.ROLLS:
        return _after(roster, fixture.result, side, game, parts)
    key = state.keys.get(occasion_of(fixture.id))
    if key is None:
        return roster  # the dice are still to fall
    if occasion_of(fixture.id, before=True) not in state.keys:
        roster = game.before(roster, side, parts, key)
    return _after(roster, fixture.result, side, game, parts, key)


def _after(roster: str, result: Result, side: int, game: ModuleType, parts: Any, *key: str) -> str:
    """After a match; where nobody played, only a game that rolls for it has something to say."""
    grown: str = roster
    if not result.is_walkover:
        grown = game.career(roster, _outcome(result), side, parts, *key)
    elif key:
        grown = game.walked_over(roster, result.winner == side, side, parts, *key)
    return grown


def _drafted(roster: str, step: Step, game: ModuleType, parts: Any) -> str:
    dice = (step.dice,) if game.ROLLS else ()
    try:
        bought: str = game.draft(roster, step.purchases, parts, *dice)
    except DownfieldError as e:
        raise Refused("{why}", key="league-draft", why=e) from None
    return bought


def _outcome(result: Result) -> Outcome:
    both = tuple(Deeds(result.stats[side], result.players[side]) for side in (0, 1))
    winner = None if result.winner == NOBODY else result.winner
    how = PLAYED if result.conceded == NOBODY else RESIGNED
    return Outcome(winner, how, result.score, (both[0], both[1]))


# Dice ---------------------------------------------------------------------------------------------------------------


def rolls(state: State) -> bool:
    """Whether dice fall in the careers of a competition."""
    return state.settings.season.career and bool(career_of(state.settings.game).ROLLS)


def occasion_of(match: str, before: bool = False) -> str:
    """For what a key is shown."""
    return f"{BEFORE if before else AFTER} {match}"


def owed(state: State, fixture: Fixture) -> list[str]:
    """The occasions of a match whose dice may fall now: before it while it is open, after it once it is played."""
    if not rolls(state):
        return []
    occasion = occasion_of(fixture.id, before=fixture.result is None)
    return [] if occasion in state.keys or fixture.home < 1 or fixture.away < 1 else [occasion]


def occasions(state: State, before: str = "") -> list[tuple[str, str]]:
    """What is to be rolled now, each with its match: after all that was played, and before one that begins."""
    if not rolls(state):
        return []
    found = [f for f in state.fixtures() if f.result is not None or (before and f is state.fixture(before))]
    return [(occasion, fixture.id) for fixture in found for occasion in owed(state, fixture)]


def check_key(key: str) -> None:
    """Refuse what is no key of dice."""
    if len(key) != KEY or not set(key) <= set("0123456789abcdef"):
        raise Refused("A key of dice has {many} hexadecimal digits.", key="league-key-form", many=KEY)


def check_rolled(state: State, fixture: Fixture) -> None:
    """Refuse to begin a match whose teams are not ready: they play another, or its dice are still to be rolled."""
    for entrant in (fixture.home, fixture.away) if rolls(state) and fixture.result is None else ():
        for step in state.careers.get(entrant, ()):
            if not is_through(state, step, fixture):
                raise NotNow(
                    "Match {match} comes first: it is being played, or its dice are still to be rolled.",
                    key="league-unrolled",
                    match=step.match,
                )


def is_through(state: State, step: Step, fixture: Fixture) -> bool:
    """Whether a step of a career is over when a match begins."""
    if not step.match or step.match == fixture.id:
        return True
    return occasion_of(step.match) in state.keys


def is_ready(state: State, fixture: Fixture) -> bool:
    """Whether a match could begin now."""
    try:
        check_rolled(state, fixture)
    except NotNow:
        return False
    return True


def check_window(state: State, entrant: int) -> None:
    """Refuse deeds once the next match is about to begin, or before dice have fallen."""
    if not rolls(state):
        return
    steps = state.careers.get(entrant, [])
    if steps and steps[-1].before:
        raise NotNow("The next match is about to begin: it is too late for this.", key="league-window")
    for fixture in _own(state, entrant):
        check_rolled(state, fixture)


def check_season(state: State, entrant: int) -> None:
    """Refuse to draft a team anew before its season is over: on a ladder that is whenever it has nothing to play."""
    ladder = isinstance(state.stage(0), Ladder)
    busy = any(state.result(fixture) is None for fixture in _own(state, entrant))
    if not rolls(state) or busy or not (ladder or is_over(state)):
        raise NotNow("A team is drafted anew when its season is over.", key="league-redraft")
    if is_drafted_anew(state, entrant):
        raise NotNow("This team is drafted anew already.", key="league-redrafted")


def is_drafted_anew(state: State, entrant: int) -> bool:
    """Whether a team is ready for its next season: it has not played since it was drafted anew."""
    last = next(
        (s for s in reversed(state.careers.get(entrant, [])) if s.match or REDRAFT in s.purchases), Step()
    )
    return REDRAFT in last.purchases


def _own(state: State, entrant: int) -> list[Fixture]:
    return [f for f in state.fixtures() if entrant in (f.home, f.away)]


@functools.cache
def career_of(game: str) -> ModuleType:
    """What a game says of careers."""
    return importlib.import_module(f"{game_of(game).spec.package}.career")


@functools.cache
def _usual(game: str) -> str:
    return str(game_of(game).options()["home_team"])
