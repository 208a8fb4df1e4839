"""What an organiser does in a competition besides: results, corrections, leavers, the end, and what others read."""

import datetime
import pathlib
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

from downfield.cli.league import ORGANISER, By, Where, Why, league_app, opened, show, text_of
from downfield.cli.shared import Language, out, say
from downfield.kernel import record as records
from downfield.kernel.errors import BadOption
from downfield.league.deeds import AnyDeed
from downfield.league.state import State

Number = Annotated[str, Parameter(help="The match, such as 2.3.")]
Entrant = Annotated[str, Parameter(help="The entrant, by name or number.")]


def _do(folder: pathlib.Path, deed: AnyDeed, by: str) -> int:
    opened(folder).do(deed, by)
    return show(folder)


def _entrant(state: State, given: str) -> int:
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
    why: Why = "entered by the organiser",
    by: By = ORGANISER,
) -> int:
    """Enter or correct the result of a match that was played elsewhere."""
    from downfield.league.deeds import Ruled, Told
    from downfield.league.results import Result, by_score

    found = by_score(*_score(score))
    if won is not None:
        found = Result(found.score, ("home", "away", "nobody").index(won) if won != "nobody" else -1)
    if told_by:
        entrant = _entrant(opened(folder).state, told_by)
        return _do(folder, Told(match, entrant, found), told_by)
    return _do(folder, Ruled(match, found, why), by)


@league_app.command
def record(folder: Where, match: Number, file: pathlib.Path, *, by: By = ORGANISER) -> int:
    """Hand in the record of a match: it is verified, and must have been played as agreed."""
    from downfield.kernel import disk
    from downfield.league.deeds import Played
    from downfield.league.records import from_record

    kept = opened(folder)
    fixture = kept.state.fixture(match)
    try:
        text = disk.read_text(file, records.LARGEST)
    except (OSError, UnicodeError) as e:
        raise BadOption(
            "{file} cannot be read: {why}.", key="league-read", file=str(file), why=str(e)
        ) from None
    found = from_record(kept.state, fixture, text, f"records/{fixture.id}.txt")
    kept.do(Played(fixture.id, found), by)
    kept.keep(fixture.id, text)
    return show(folder)


@league_app.command
def forfeit(
    folder: Where, match: Number, entrant: Annotated[str, Parameter(help="Who did not come; both.")], *, why: Why,
    by: By = ORGANISER,
) -> int:  # fmt: skip
    """Let whoever did not come lose a match; `both` where neither came."""
    from downfield.league.deeds import Forfeited

    number = 0 if entrant == "both" else _entrant(opened(folder).state, entrant)
    return _do(folder, Forfeited(match, number, why), by)


@league_app.command
def withdraw(folder: Where, entrant: Entrant, *, why: Why = "", by: By = ORGANISER) -> int:
    """Let an entrant leave; what becomes of the results is agreed in the settings."""
    from downfield.league.deeds import Withdrew

    return _do(folder, Withdrew(_entrant(opened(folder).state, entrant), why), by)


@league_app.command
def substitute(
    folder: Where, entrant: Entrant, name: str, *, why: Why, bot: str = "", by: By = ORGANISER
) -> int:
    """Let somebody else, or a bot, play on in an entrant's place."""
    from downfield.league.deeds import Substituted

    return _do(folder, Substituted(_entrant(opened(folder).state, entrant), name, why, bot), by)


@league_app.command
def challenge(folder: Where, entrant: Entrant, other: Entrant, *, by: By = ORGANISER) -> int:
    """On a ladder: challenge somebody who stands above."""
    from downfield.league.deeds import Challenged

    state = opened(folder).state
    return _do(folder, Challenged(_entrant(state, entrant), _entrant(state, other)), by)


@league_app.command
def draft(folder: Where, entrant: Entrant, *purchases: str, by: By = ORGANISER) -> int:
    """Buy new players with draft points, each written ROLE:PROTECTION.SPEED such as D:1.1 (Touch Down)."""
    from downfield.league.deeds import Drafted

    return _do(folder, Drafted(_entrant(opened(folder).state, entrant), purchases), by)


@league_app.command
def swap(folder: Where, round: int, first: Entrant, second: Entrant, *, why: Why, by: By = ORGANISER) -> int:
    """Let two entrants of a round change places before they have played."""
    from downfield.league.deeds import Swapped

    state = opened(folder).state
    return _do(folder, Swapped(round, _entrant(state, first), _entrant(state, second), why), by)


@league_app.command
def move(folder: Where, what: str, until: str, *, why: Why, by: By = ORGANISER) -> int:
    """Give a round (3) or a match (3.1) another end, such as 2026-12-24T22:59:00Z."""
    from downfield.league.deeds import Moved

    if "." in what:
        return _do(folder, Moved(until, why, match=what), by)
    if not (what.isascii() and what.isdigit()):
        raise BadOption(
            "{what} is neither the number of a round nor that of a match.", key="league-move", what=what
        )
    return _do(folder, Moved(until, why, round=int(what)), by)


@league_app.command
def annul(folder: Where, line: int, *, why: Why, by: By = ORGANISER) -> int:
    """Take back a line of the ledger: it stays to be read and counts no more."""
    from downfield.league.deeds import Annulled

    return _do(folder, Annulled(line, why), by)


@league_app.command
def settle(folder: Where, *, by: By = ORGANISER, language: Language = None) -> int:
    """Settle matches whose time is over, as far as the rule of the competition says how."""
    from downfield.league.calendar import overdue, verdict
    from downfield.league.words import told, versus

    kept = opened(folder)
    text = text_of(kept, language)
    for fixture in overdue(kept.state, datetime.datetime.now(datetime.UTC)):
        deed = verdict(kept.state, fixture)
        if deed is None:
            say(text.say("league-overdue", match=fixture.id, names=versus(fixture, kept.state)))
        else:
            say(told(kept.do(deed, by), kept.state, text))
    return 0


@league_app.command
def finish(folder: Where, *, by: By = ORGANISER) -> int:
    """Close a competition that is over, and show the secret of its lots."""
    from downfield.league.deeds import Finished

    kept = opened(folder)
    return _do(folder, Finished(kept.secret().hex()), by)


@league_app.command
def check(folder: Where, *, language: Language = None) -> int:
    """Check everything: the ledger, the lots, every draw, and every record against its result."""
    from downfield.league.audit import audit

    kept = opened(folder)
    found = audit(kept)
    text = text_of(kept, language)
    for word in found.wrong:
        say(text.error(word))
    if found.wrong:
        return 1
    name, lines = kept.state.settings.name, len(kept.competition.lines)
    say(text.say("league-good", name=name, lines=lines, records=found.records))
    return 0


@league_app.command
def export(
    folder: Where, form: Literal["csv", "json", "ics", "atom", "naf"], *, language: Language = None
) -> int:
    """Print what others read: the table (csv), all of it (json), fixtures (ics), news (atom), or a NAF report."""
    from downfield.league import exports

    kept = opened(folder)
    say(exports.exported(form, kept.competition, text_of(kept, language)))
    return 0


@league_app.command
def stats(folder: Where, *, most: int = 5, language: Language = None) -> int:
    """Show who leads in what: teams and players over the season, and matches that stand out."""
    from downfield.league.figures.statistics import feats, keys, player_leaders, team_leaders
    from downfield.league.words import score, stat_name, versus

    state, text = opened(folder).state, text_of(opened(folder), language)
    teams, players = keys(state)
    for key in teams:
        leaders = [
            f"{state.entrants[one.entrant].name} {one.count}" for one in team_leaders(state, key, most)
        ]
        say(f"{stat_name(key, text)}: {', '.join(leaders)}")
    for key in players:
        found = player_leaders(state, key, most)
        told = [f"{one.player} ({state.entrants[one.entrant].name}) {one.count}" for one in found]
        say(f"{text.say('league-player')}, {stat_name(key, text)}: {', '.join(told)}")
    for feat in feats(state):
        fixture = state.fixture(feat.fixture)
        say(f"{text.say(f'league-feat-{feat.key}')}: {versus(fixture, state)} {score(fixture.result, text)}")
    return 0


@league_app.command
def chances(folder: Where, *, seed: int = 0, language: Language = None) -> int:
    """Show how likely everybody's place is: ten thousand seasons, played out by what all have shown so far."""
    from downfield.league.figures.chances import chances as worked_out

    kept = opened(folder)
    text = text_of(kept, language)
    for one in worked_out(kept.state, seed):
        shown = Table(box=None, pad_edge=False)
        shown.add_column(text.say("league-entrant"))
        for place in range(1, len(one.entrants) + 1):
            shown.add_column(f"{place}.", justify="right")
        for entrant, row in sorted(
            zip(one.entrants, one.places, strict=True), key=lambda x: x[1], reverse=True
        ):
            shown.add_row(
                escape(kept.state.entrants[entrant].name), *(f"{100 * share:.0f} %" for share in row)
            )
        out.print(shown)
    return 0
