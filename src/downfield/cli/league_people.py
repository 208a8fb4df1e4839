"""What is put down for those who take part: their teams, times, what they say of a match."""

from typing import Annotated

from cyclopts import Parameter

from downfield.cli.league import ORGANISER, By, Where, Why, league_app, opened
from downfield.cli.league_deeds import Entrant, Number, do, entrant_of
from downfield.cli.shared import Language

NoWhy = Annotated[str, Parameter(help="The reason, where the organiser puts it right after the beginning.")]


@league_app.command
def amend(
    folder: Where,
    entrant: Entrant,
    *,
    name: str | None = None,
    club: str | None = None,
    number: str | None = None,
    seed: int | None = None,
    why: Why,
    by: By = ORGANISER,
    language: Language = None,
) -> int:
    """Put right what stands of an entrant: name, club, number of a member, seed."""
    from downfield.league.deeds import Amended

    who = entrant_of(opened(folder).state, entrant)
    return do(folder, Amended(who, why, name, club, number, seed), by, language)


@league_app.command
def team(
    folder: Where,
    entrant: Entrant,
    code: Annotated[str, Parameter(help="A team of the game by its name, or the code of one's own.")],
    *,
    coach: Annotated[int, Parameter(help="Of a squad: whose team it is, 1 for the first coach.")] = 1,
    why: NoWhy = "",
    by: By = ORGANISER,
    language: Language = None,
) -> int:
    """Hand in a team sheet: it is checked now, and locked when the competition begins."""
    from downfield.league.deeds import HandedIn

    who = entrant_of(opened(folder).state, entrant)
    return do(folder, HandedIn(who, code, coach - 1, why), by, language)


@league_app.command
def choose(
    folder: Where,
    match: Number,
    entrant: Entrant,
    code: Annotated[str, Parameter(help="A team of the game by its name, or the code of one's own.")],
    *,
    by: By = "",
    language: Language = None,
) -> int:
    """Choose the team of one match, where teams are chosen anew before each (Calciotto)."""
    from downfield.league.deeds import Chose

    state = opened(folder).state
    who = entrant_of(state, entrant)
    return do(folder, Chose(match, who, code), by or state.entrants[who].name, language)


@league_app.command
def propose(
    folder: Where,
    match: Number,
    entrant: Entrant,
    *times: Annotated[str, Parameter(help='Where the club is, such as "2026-12-24 20:00".')],
    by: By = "",
    language: Language = None,
) -> int:
    """Say when an entrant could play a match."""
    from downfield.league.calendar import time_there
    from downfield.league.deeds import Proposed

    state = opened(folder).state
    who = entrant_of(state, entrant)
    found = tuple(time_there(time, state.settings) for time in times)
    return do(folder, Proposed(match, who, found), by or state.entrants[who].name, language)


@league_app.command
def agree(
    folder: Where, match: Number, entrant: Entrant, time: str, *, by: By = "", language: Language = None
) -> int:
    """Take one of the times that the other has proposed."""
    from downfield.league.calendar import time_there
    from downfield.league.deeds import Agreed

    state = opened(folder).state
    who = entrant_of(state, entrant)
    taken = time_there(time, state.settings)
    return do(folder, Agreed(match, who, taken), by or state.entrants[who].name, language)


@league_app.command
def confirm(folder: Where, match: Number, entrant: Entrant, *, by: By = "", language: Language = None) -> int:
    """Confirm what the other has told of a match: now it counts."""
    from downfield.league.deeds import Confirmed

    state = opened(folder).state
    who = entrant_of(state, entrant)
    return do(folder, Confirmed(match, who), by or state.entrants[who].name, language)


@league_app.command
def deny(
    folder: Where, match: Number, entrant: Entrant, *, why: Why, by: By = "", language: Language = None
) -> int:
    """Deny what the other has told of a match: the organiser decides."""
    from downfield.league.deeds import Denied

    state = opened(folder).state
    who = entrant_of(state, entrant)
    return do(folder, Denied(match, who, why), by or state.entrants[who].name, language)


@league_app.command(name="stand-in")
def stand_in(
    folder: Where,
    match: Number,
    entrant: Entrant,
    *,
    bot: Annotated[str, Parameter(help="The level; without, the one that was agreed.")] = "",
    why: Why,
    by: By = ORGANISER,
    language: Language = None,
) -> int:
    """Let a bot play one match for whoever does not come."""
    from downfield.league.deeds import StoodIn

    state = opened(folder).state
    who, level = entrant_of(state, entrant), bot or state.settings.stand_in
    return do(folder, StoodIn(match, who, level, why), by, language)
