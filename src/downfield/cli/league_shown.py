"""How a competition in a folder stands, for its organiser to look at: tables, rounds, entrants, the log."""

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

from downfield.cli.league import Where, league_app, opened
from downfield.cli.shared import Json, Language, out, say, text_in

if TYPE_CHECKING:
    from downfield.league.folder import Folder
    from downfield.league.standings import Standings
    from downfield.league.state import Entrant, Round, State, Tie
    from downfield.league.tables import Row
    from downfield.text import Text

HEADS = {"place": "club-place", **{key: f"club-short-{key}" for key in ("played", "won", "drawn", "lost")}}


def text_of(kept: "Folder", language: str | None) -> "Text":
    """Words of a competition, with those of its game."""
    import downfield
    from downfield.text import Text

    return Text(text_in(language).language, downfield.game(kept.state.settings.game).spec)


@league_app.command
def show(folder: Where, *, json: Json = False, language: Language = None) -> int:
    """Show how it stands: the tables, each place with its reason, and what is open."""
    kept = opened(folder)
    if json:
        import msgspec

        from downfield.league.standings import all_standings

        say(msgspec.json.encode({"state": kept.state, "tables": all_standings(kept.state)}).decode())
        return 0
    return show_all(kept, language)


def show_all(kept: "Folder", language: str | None) -> int:
    """Show how it stands."""
    from downfield.league.standings import all_standings, champion, is_over

    state, text = kept.state, text_of(kept, language)
    say(f"{state.settings.name}: {text.say(f'league-phase-{state.phase}')}")
    if not state.rounds and not state.ladder:
        return show_entrants(kept)
    for one in all_standings(state):
        if is_over(state) or not _is_cup(state, one):  # before, its bracket says more
            _show_table(state, one, text)
    for one_round in _current(state):
        show_round(state, one_round, text)
    won = champion(state)
    if won is not None:
        say(text.say("league-champion", name=state.entrants[won].name, competition=state.settings.name))
    return 0


def _is_cup(state: "State", one: "Standings") -> bool:
    from downfield.league.settings import KnockOut

    return isinstance(state.stage(one.stage), KnockOut)


def show_entrants(kept: "Folder") -> int:
    """List who takes part."""
    for entrant in kept.state.entrants.values():
        say(f"{entrant.id:>3}  {_entrant(entrant)}")
    return 0


def _entrant(entrant: "Entrant") -> str:
    marks = (entrant.coach, ", ".join(entrant.members), *entrant.teams.values())
    told = "; ".join(filter(None, marks))
    return f"{entrant.name} ({told})" if told else entrant.name


def _show_table(state: "State", one: "Standings", text: "Text") -> None:
    from downfield.league.words import group_name, stage_name, why

    title = group_name(one.group, text) or stage_name(state.stage(one.stage), text)
    shown = Table(title=escape(title), box=None, pad_edge=False)
    bonus = ["bonus"] if state.settings.scoring.bonus else []
    keys = ["place", "entrant", "played", "won", "drawn", "lost", "score", *bonus, "total", "reason"]
    if _is_cup(state, one):
        keys = ["place", "entrant", "played", "won", "lost", "score"]
    for key in keys:
        left = key in ("entrant", "reason")
        whole = key != "reason"  # names and figures are never cut
        shown.add_column(
            text.say(HEADS.get(key, f"league-{key}")), justify="left" if left else "right", no_wrap=whole
        )
    for row in one.rows:
        cells = _cells(row) | {"entrant": state.entrants[row.entrant].name, "reason": why(row, state, text)}
        shown.add_row(*(escape(cells[key]) for key in keys))
    out.print(shown)


def _cells(row: "Row") -> dict[str, str]:
    from downfield.league.words import DASH

    figures = {"place": row.place, "played": row.played, "won": row.won, "drawn": row.drawn, "lost": row.lost}
    figures |= {"bonus": row.bonus, "total": row.points}
    return {key: str(count) for key, count in figures.items()} | {
        "score": f"{row.scored}{DASH}{row.conceded}"
    }


def _current(state: "State") -> "list[Round]":
    """The rounds in which something is open; with nothing open, the last one."""
    open_ones = [one for one in state.rounds if state.open_ties([one])]
    return open_ones[:2] or state.rounds[-1:]


@league_app.command
def rounds(folder: Where, *, language: Language = None) -> int:
    """Show every round with its matches and results."""
    kept = opened(folder)
    text = text_of(kept, language)
    for one in kept.state.rounds:
        show_round(kept.state, one, text)
    return 0


def show_round(state: "State", one: "Round", text: "Text") -> None:
    """Show a round: its end, who meets whom, how it ended."""
    from downfield.league.words import round_name, when

    due = text.say("league-due", due=when(one.due, state, text)) if one.due else ""
    say("")
    say(", ".join(filter(None, (round_name(one, state, text), due))))
    for tie in one.ties:
        _show_tie(state, tie, text)
    if one.rests:
        say("  " + text.say("league-rests", names=", ".join(state.entrants[e].name for e in one.rests)))


def _show_tie(state: "State", tie: "Tie", text: "Text") -> None:
    from downfield.league.words import DASH, group_name, part_name, place_name, score, versus, when

    about = " ".join(filter(None, (group_name(tie.group, text), part_name(tie, text))))
    if not tie.fixtures:
        pair = f" {DASH} ".join(place_name(tie, side, state, text) for side in (0, 1))
        say(f"  {tie.id:<7} {pair}  {about}".rstrip())
    for fixture in tie.fixtures:
        number = fixture.id if len(tie.fixtures) > 1 else tie.id
        agreed = when(fixture.agreed, state, text) if fixture.agreed and state.result(fixture) is None else ""
        said = text.say("league-said") if fixture.told and fixture.result is None else ""
        told = (score(state.result(fixture), text), agreed, said, about)
        say("  ".join(filter(None, (f"  {number:<7} {versus(fixture, state)}", *told))))


@league_app.command
def log(folder: Where, *, language: Language = None) -> int:
    """Show every line of the ledger in plain words: who did what, when, and why."""
    from downfield.league.words import told, when

    kept = opened(folder)
    text = text_of(kept, language)
    for line in kept.competition.lines:
        say(f"{line.number:>4}  {when(line.at, kept.state, text)}  {line.by}: {told(line, kept.state, text)}")
    return 0


@league_app.command
def due(folder: Where, *, days: int = 3, language: Language = None) -> int:
    """Show what is overdue, and what is due within some days and whose turn it is: whom to remind."""
    import datetime

    from downfield.league.calendar import due_soon, overdue, to_remind
    from downfield.league.words import versus, when

    kept, now = opened(folder), datetime.datetime.now(datetime.UTC)
    state, text = kept.state, text_of(kept, language)
    for late, found in ((True, overdue(state, now)), (False, due_soon(state, now, days))):
        for fixture in found:
            names = ", ".join(state.entrants[e].name for e in to_remind(state, fixture))
            told = {
                "match": fixture.id,
                "names": versus(fixture, state),
                "due": when(fixture.due, state, text),
            }
            say(text.say("league-late" if late else "league-soon", who=names, **told))
    return 0
