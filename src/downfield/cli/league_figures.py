"""Figures of a competition in a folder, and what others read of it."""

import pathlib
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

from downfield.cli.league import Where, league_app, opened, read_file
from downfield.cli.league_deeds import Entrant, entrant_of
from downfield.cli.league_shown import show_all, text_of
from downfield.cli.shared import Language, out, say

if TYPE_CHECKING:
    from downfield.league.figures.chances import Chances
    from downfield.league.state import State
    from downfield.text import Text


@league_app.command
def stats(folder: Where, *, most: int = 5, language: Language = None) -> int:
    """Show who leads in what: teams and players over the season, awards, and matches that stand out."""
    kept = opened(folder)
    state, text = kept.state, text_of(kept, language)
    for shown in (_teams, _players, _awards, _feats):
        for line in shown(state, text, most):
            say(line)
    return 0


def _teams(state: "State", text: "Text", most: int) -> list[str]:
    from downfield.league.figures.statistics import keys, team_leaders
    from downfield.league.words import stat_name

    found = []
    for key in keys(state)[0]:
        told = [f"{state.name(one.entrant)} {one.count}" for one in team_leaders(state, key, most)]
        found.append(f"{stat_name(key, text)}: {', '.join(told)}")
    return found


def _players(state: "State", text: "Text", most: int) -> list[str]:
    from downfield.league.figures.statistics import keys, player_leaders
    from downfield.league.words import stat_name

    found = []
    for key in keys(state)[1]:
        leaders = player_leaders(state, key, most)
        told = [f"{one.player} ({state.name(one.entrant)}) {one.count}" for one in leaders]
        found.append(f"{text.say('league-player')}, {stat_name(key, text)}: {', '.join(told)}")
    return found


def _awards(state: "State", text: "Text", _most: int) -> list[str]:
    from downfield.league.figures.awards import awards
    from downfield.league.scoring import PLACE
    from downfield.league.words import award_name

    found = []
    for one in awards(state):
        names = ", ".join(state.name(entrant) for entrant in one.entrants)
        count = "" if one.award.of == PLACE else f" ({one.count:.3g})"
        found.append(f"{award_name(one.award.name, text)}: {names}{count}")
    return found


def _feats(state: "State", text: "Text", _most: int) -> list[str]:
    from downfield.league.figures.statistics import feats
    from downfield.league.words import score, versus

    found = []
    for feat in feats(state):
        fixture = state.fixture(feat.fixture)
        told = f"{versus(fixture, state)} {score(fixture.result, text)}"
        found.append(f"{text.say(f'league-feat-{feat.key}')}: {told}")
    return found


@league_app.command
def of(
    folder: Where,
    entrant: Entrant,
    against: Annotated[str, Parameter(help="Another entrant: only the matches of the two.")] = "",
    *,
    language: Language = None,
) -> int:
    """Show the season of one entrant: every match, place by place, what its players have done."""
    from downfield.league.figures.statistics import curve, head_to_head, played, player_table
    from downfield.league.words import score, stat_name, versus

    kept = opened(folder)
    state, text = kept.state, text_of(kept, language)
    who = entrant_of(state, entrant)
    if against:
        met = head_to_head(state, who, entrant_of(state, against))
    else:
        met = [(fixture, result) for fixture, result in played(state) if who in (fixture.home, fixture.away)]
    for fixture, result in met:
        say(f"  {fixture.id:<7} {versus(fixture, state)}  {score(result, text)}")
    if against:
        return 0
    steps = [f"{step.place}." for step in curve(state, who)]
    if steps:
        say(f"{text.say('league-place')}: {' '.join(steps)}")
    for player, done in sorted(player_table(state, who).items()):
        told = ", ".join(f"{stat_name(key, text)} {count}" for key, count in done.items())
        say(f"  {player:<4} {told}")
    return 0


@league_app.command
def chances(folder: Where, *, seed: int = 0, language: Language = None) -> int:
    """Show how likely everybody's place is: up to ten thousand seasons, played out by what all have shown so far."""
    from downfield.league.figures.chances import chances as worked_out

    kept = opened(folder)
    for one in worked_out(kept.state, seed):
        _show_chances(kept.state, one, text_of(kept, language))
    return 0


def _show_chances(state: "State", one: "Chances", text: "Text") -> None:
    shown = Table(box=None, pad_edge=False)
    shown.add_column(text.say("league-entrant"))
    for place in range(1, len(one.entrants) + 1):
        shown.add_column(f"{place}.", justify="right")
    if one.cup:
        shown.add_column(text.say("league-cup"), justify="right")
    rows = [(places, e) for e, places in zip(one.entrants, one.places, strict=True)]
    cup = dict(zip(one.entrants, one.cup, strict=False))
    for places, entrant in sorted(rows, reverse=True):
        shares = [*places, *([cup[entrant]] if cup else [])]
        shown.add_row(escape(state.name(entrant)), *(f"{100 * share:.0f} %" for share in shares))
    out.print(shown)


@league_app.command
def export(
    folder: Where,
    form: Literal["csv", "json", "ics", "atom", "naf", "whole"],
    *,
    to: Annotated[pathlib.Path | None, Parameter(help="A file; without, it is printed.")] = None,
    language: Language = None,
) -> int:
    """Give others what they read: table (csv), ledger (json), fixtures (ics), news (atom), NAF report, or the whole."""
    from downfield.kernel import disk
    from downfield.league import exports

    kept = opened(folder)
    if form == "whole":
        made = read_file(folder, kept.packed).decode()
    else:
        made = exports.exported(form, kept.competition, text_of(kept, language))
    if to is None:
        say(made)
    else:
        disk.write_whole(to, made.encode())
    return 0


@league_app.command(name="import")
def import_(
    folder: Where,
    file: Annotated[pathlib.Path, Parameter(help="What `export ... whole` has written.")],
    *,
    language: Language = None,
) -> int:
    """Take over a whole competition from a file, its records included, into a new folder."""
    from downfield.kernel import disk
    from downfield.league.exports.whole import LARGEST
    from downfield.league.folder import unpack

    data = read_file(file, lambda: disk.read_text(file, LARGEST)).encode()
    return show_all(unpack(folder, data), language)


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
