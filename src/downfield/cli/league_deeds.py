"""What an organiser does in a competition besides: results, corrections, leavers, the end."""

import datetime
import pathlib
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from downfield.cli.league import ORGANISER, By, Where, Why, league_app, opened, read_file
from downfield.cli.league_shown import show_all, text_of
from downfield.cli.shared import Language, say
from downfield.kernel import disk
from downfield.kernel import record as records
from downfield.kernel.errors import BadOption
from downfield.league.deeds import AnyDeed
from downfield.league.results import ENTERED
from downfield.league.state import State

if TYPE_CHECKING:
    from downfield.league.folder import Folder
    from downfield.text import Text

Number = Annotated[str, Parameter(help="The match, such as 2.3.")]
Entrant = Annotated[str, Parameter(help="The entrant, by name or number.")]


def do(folder: pathlib.Path, deed: AnyDeed, by: str, language: str | None) -> int:
    """Do something and show how it stands then."""
    kept = opened(folder)
    kept.do(deed, by)
    return show_all(kept, language)


def entrant_of(state: State, given: str) -> int:
    """An entrant by name or number."""
    from downfield.kernel.errors import UnknownName

    for entrant in state.entrants.values():
        if given == str(entrant.id) or given.casefold() == entrant.name.casefold():
            return entrant.id
    raise UnknownName("entrant", given, [entrant.name for entrant in state.entrants.values()])


def _score(given: str) -> tuple[int, int]:
    home, dash, away = given.partition("-")
    if not (dash and home.isascii() and home.isdigit() and away.isascii() and away.isdigit()):
        raise BadOption(
            "{given} is no score: write it as 2-1, home first.", key="league-score-form", given=given
        )
    return int(home), int(away)


@league_app.command
def result(
    folder: Where,
    match: Number,
    score: Annotated[str, Parameter(help="Home first, such as 2-1.")],
    *,
    won: Annotated[
        Literal["home", "away", "nobody"] | None, Parameter(help="Where the score does not say it.")
    ] = None,
    told_by: Annotated[
        str, Parameter(help="An entrant who says so: it counts once the other says the same.")
    ] = "",
    why: Why = ENTERED,
    by: By = ORGANISER,
    language: Language = None,
) -> int:
    """Enter or correct the result of a match that was played elsewhere."""
    from downfield.league.deeds import Ruled, Told
    from downfield.league.results import Result, by_score

    found = by_score(*_score(score))
    if won is not None:
        found = Result(found.score, ("home", "away", "nobody").index(won) if won != "nobody" else -1)
    if told_by:
        entrant = entrant_of(opened(folder).state, told_by)
        return do(folder, Told(match, entrant, found), told_by, language)
    return do(folder, Ruled(match, found, why), by, language)


@league_app.command
def record(
    folder: Where, match: Number, file: pathlib.Path, *, by: By = ORGANISER, language: Language = None
) -> int:
    """Hand in the record of a match: it is verified, and must have been played as agreed."""
    from downfield.league.deeds import Played
    from downfield.league.folder import record_name
    from downfield.league.records import from_record

    kept = opened(folder)
    fixture = kept.state.fixture(match)
    text = read_file(file, lambda: disk.read_text(file, records.LARGEST))
    found = from_record(kept.state, fixture, text, record_name(fixture.id))
    kept.keep(Played(fixture.id, found), text, by)
    return show_all(kept, language)


@league_app.command
def forfeit(
    folder: Where, match: Number, entrant: Annotated[str, Parameter(help="Who did not come; both.")], *, why: Why,
    by: By = ORGANISER,
    language: Language = None,
) -> int:  # fmt: skip
    """Let whoever did not come lose a match; `both` where neither came."""
    from downfield.league.deeds import Forfeited

    number = 0 if entrant == "both" else entrant_of(opened(folder).state, entrant)
    return do(folder, Forfeited(match, number, why), by, language)


@league_app.command
def withdraw(
    folder: Where, entrant: Entrant, *, why: Why = "", by: By = ORGANISER, language: Language = None
) -> int:
    """Let an entrant leave; what becomes of the results is agreed in the settings."""
    from downfield.league.deeds import Withdrew

    return do(folder, Withdrew(entrant_of(opened(folder).state, entrant), why), by, language)


@league_app.command
def substitute(
    folder: Where,
    entrant: Entrant,
    name: str,
    *,
    why: Why,
    bot: str = "",
    by: By = ORGANISER,
    language: Language = None,
) -> int:
    """Let somebody else, or a bot, play on in an entrant's place."""
    from downfield.league.deeds import Substituted

    return do(folder, Substituted(entrant_of(opened(folder).state, entrant), name, why, bot), by, language)


@league_app.command
def challenge(
    folder: Where, entrant: Entrant, other: Entrant, *, by: By = ORGANISER, language: Language = None
) -> int:
    """On a ladder: challenge somebody who stands above."""
    from downfield.league.calendar import dues
    from downfield.league.deeds import Challenged

    state = opened(folder).state
    due = dues(state.settings, datetime.datetime.now(datetime.UTC), 1)[0]
    return do(folder, Challenged(entrant_of(state, entrant), entrant_of(state, other), due), by, language)


@league_app.command
def draft(
    folder: Where, entrant: Entrant, *purchases: str, by: By = ORGANISER, language: Language = None
) -> int:
    """Change a team between two matches, by the rules of its game; without a word, say what could be done.

    Touch Down: new players for draft points, each written ROLE:PROTECTION.SPEED such as D:1.1. Blood Bowl, in a
    league: hire:blitzer, hire:rerolls, fire:7, advance:4*p-block, keep:j3, take:zombie_lineman, credit:4, retire:5;
    when the season is over, redraft, then keep:4 and hire:lineman for everybody and everything.
    """
    kept = opened(folder)
    number = entrant_of(kept.state, entrant)
    if not purchases and kept.state.settings.season.career:
        return _offer(kept, number, text_of(kept, language))
    kept.draft(number, purchases, by)
    return show_all(kept, language)


def _offer(kept: "Folder", entrant: int, text: "Text") -> int:
    """Say what could be done with a team now, and by which words."""
    from downfield.league.figures.offers import choices, purse

    say(purse(kept.state, entrant, text))
    for choice in choices(kept.state, entrant, text):
        say(choice.heading)
        for word, told in choice.offers:
            say(f"  {word}  {told}")
    return 0


@league_app.command
def history(folder: Where, entrant: Entrant, *, language: Language = None) -> int:
    """Tell the history of a team: every match, every gain, every scar; and its code as it is now."""
    from downfield.league.careers import team_now
    from downfield.league.figures.history import heading, history, lines

    kept = opened(folder)
    text, number = text_of(kept, language), entrant_of(kept.state, entrant)
    for page in history(kept.state, number):
        say(heading(page, kept.state, text))
        for line in lines(page, text):
            say(f"  {line}")
    say(team_now(kept.state, number))
    return 0


@league_app.command
def swap(
    folder: Where,
    round: int,
    first: Entrant,
    second: Entrant,
    *,
    why: Why,
    by: By = ORGANISER,
    language: Language = None,
) -> int:
    """Let two entrants of a round change places before they have played."""
    from downfield.league.deeds import Swapped

    state = opened(folder).state
    return do(folder, Swapped(round, entrant_of(state, first), entrant_of(state, second), why), by, language)


@league_app.command
def move(
    folder: Where, what: str, until: str, *, why: Why, by: By = ORGANISER, language: Language = None
) -> int:
    """Give a round (3) or a match (3.1) another end where the club is: 2026-12-24, or "2026-12-24 20:00"."""
    from downfield.league.calendar import time_there
    from downfield.league.deeds import Moved

    until = time_there(until, opened(folder).state.settings, ends=True)
    if "." in what:
        return do(folder, Moved(until, why, match=what), by, language)
    if not (what.isascii() and what.isdigit()):
        raise BadOption(
            "{what} is neither the number of a round nor that of a match.", key="league-move", what=what
        )
    return do(folder, Moved(until, why, round=int(what)), by, language)


@league_app.command
def annul(folder: Where, line: int, *, why: Why, by: By = ORGANISER, language: Language = None) -> int:
    """Take back a line of the ledger: it stays to be read and counts no more."""
    from downfield.league.deeds import Annulled

    return do(folder, Annulled(line, why), by, language)


@league_app.command
def settle(folder: Where, *, by: By = ORGANISER, language: Language = None) -> int:
    """Settle matches whose time is over, as far as the rule of the competition says how."""
    from downfield.league.calendar import overdue, verdict
    from downfield.league.words import told, versus

    kept = opened(folder)
    text = text_of(kept, language)
    late = overdue(kept.state, datetime.datetime.now(datetime.UTC))
    if not late:
        say(text.say("league-none-late"))
    for fixture in late:
        deed = verdict(kept.state, fixture)
        if deed is None:
            say(text.say("league-overdue", match=fixture.id, names=versus(fixture, kept.state)))
        else:
            say(told(kept.do(deed, by), kept.state, text))
    return 0


@league_app.command
def finish(folder: Where, *, by: By = ORGANISER, language: Language = None) -> int:
    """Close a competition that is over, and show the secret of its lots."""
    from downfield.league.deeds import Finished

    kept = opened(folder)
    return do(folder, Finished(kept.secret().hex()), by, language)
