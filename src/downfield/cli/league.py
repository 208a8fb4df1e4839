"""Competitions in a folder: made, entered, drawn, played and shown, for a club without a server."""

import datetime
import pathlib
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from downfield.cli.shared import Json, Language, Options, app, err, options_of, out, say, text_in
from downfield.kernel.errors import BadOption

if TYPE_CHECKING:
    from downfield.league.folder import Folder
    from downfield.league.settings import Stage
    from downfield.league.state import Round, State
    from downfield.league.tables import Row
    from downfield.text import Text

league_app = App(
    name="league", help="Run a season or a cup in a folder: entries, rounds, results, tables, bots."
)
app.command(league_app)
Where = Annotated[pathlib.Path, Parameter(help="The folder of the competition.")]
By = Annotated[str, Parameter(help="Who does this; it stands in the ledger.")]
Why = Annotated[str, Parameter(help="The reason; it stands in the ledger.")]
Format = Literal[
    "round-robin", "double-round-robin", "swiss", "knock-out", "double-knock-out", "groups", "ladder"
]
ORGANISER = "organiser"


def opened(folder: pathlib.Path) -> "Folder":
    """The competition in a folder."""
    from downfield.league.folder import Folder

    return Folder(folder)


# Making ------------------------------------------------------------------------------------------------------------


@league_app.command
def new(
    folder: Where,
    settings: Annotated[pathlib.Path | None, Parameter(help="A TOML file that describes it.")] = None,
    *,
    game: str = "",
    name: str = "",
    format: Format = "round-robin",
    rounds: int = 5,
    groups: int = 2,
    days: int = 7,
    zone: str = "UTC",
    option: Options = [],  # noqa: B006 - cyclopts copies it
    by: By = ORGANISER,
    language: Language = None,
) -> int:
    """Make a competition: from a file that describes it, or by its game and format.

    Parameters
    ----------
    rounds
        How many rounds a Swiss competition has.
    groups
        How many groups there are; the best two of each go on to a knock-out.
    days
        How many days a round takes; 0 is no limit.
    zone
        Where the club is, such as Europe/Rome: rounds end there at midnight.
    """
    from downfield.kernel import disk
    from downfield.league import settings as described
    from downfield.league.folder import make

    if settings is not None:
        try:
            found = described.read(disk.read_text(settings, 100_000))
        except (OSError, UnicodeError) as e:
            raise BadOption(
                "{file} cannot be read: {why}.", key="league-read", file=str(settings), why=str(e)
            ) from None
    elif game:
        stages = _stages(format, rounds, groups)
        agreed = options_of(option)
        found = described.Settings(name or folder.name, game, stages, agreed, days=days, zone=zone)
    else:
        raise BadOption(
            "Name a game with --game, or a file that describes the competition.", key="league-what"
        )
    kept = make(folder, found, by)
    say(text_in(language).say("league-made", name=kept.state.settings.name, folder=str(folder)))
    return 0


def _stages(format: Format, rounds: int, groups: int) -> "tuple[Stage, ...]":
    from downfield.league.settings import KnockOut, Ladder, RoundRobin, Swiss

    match format:
        case "round-robin":
            return (RoundRobin(),)
        case "double-round-robin":
            return (RoundRobin(legs=2),)
        case "swiss":
            return (Swiss(rounds),)
        case "knock-out":
            return (KnockOut(third_place=True),)
        case "double-knock-out":
            return (KnockOut(double=True),)
        case "groups":
            return (RoundRobin(groups=groups, through=2), KnockOut(third_place=True))
        case "ladder":
            return (Ladder(),)


@league_app.command
def enter(
    folder: Where,
    *names: str,
    bot: Annotated[str, Parameter(help="The level, where bots take part: random, steady ...")] = "",
    team: Annotated[str, Parameter(help="A team of the game by its name, or the code of your own.")] = "",
    club: str = "",
    number: Annotated[str, Parameter(help="Of a member of an association, such as the NAF.")] = "",
    members: Annotated[str, Parameter(help="The coaches of a squad, with commas between them.")] = "",
    seed: Annotated[int, Parameter(help="1 is the strongest; 0 is not seeded.")] = 0,
    by: By = ORGANISER,
) -> int:
    """Let somebody take part: one name or several."""
    from downfield.league.deeds import Entered

    kept = opened(folder)
    coaches = tuple(member.strip() for member in members.split(",")) if members else ()
    for name in names:
        kept.do(Entered(name, bot, coaches, "", club, number, team, seed), by)
    return show_entrants(kept)


def show_entrants(kept: "Folder") -> int:
    """List who takes part."""
    for entrant in kept.state.entrants.values():
        mark = f" ({entrant.coach})" if entrant.coach else ""
        say(f"{entrant.id:>3}  {entrant.name}{mark}")
    return 0


@league_app.command
def begin(folder: Where, *, by: By = ORGANISER, language: Language = None) -> int:
    """Close the entries, draw the lots, and draw the first round."""
    kept = opened(folder)
    kept.begin(by)
    return _drawn(kept, by, language)


@league_app.command
def draw(folder: Where, *, by: By = ORGANISER, language: Language = None) -> int:
    """Draw the next round, once the one before is over."""
    return _drawn(opened(folder), by, language)


def _drawn(kept: "Folder", by: str, language: str | None) -> int:
    from downfield.league.settings import Ladder

    if not isinstance(kept.state.stage(0), Ladder):
        draw_now(kept, by)
    return _show(kept, text_of(kept, language))


def draw_now(kept: "Folder", by: str) -> None:
    """Draw what comes next, each round with its end."""
    from downfield.league.calendar import dues
    from downfield.league.draws import next_draws

    many = len(next_draws(kept.state))
    kept.draw(by, dues(kept.state.settings, datetime.datetime.now(datetime.UTC), many))


# Playing -----------------------------------------------------------------------------------------------------------


@league_app.command
def play(
    folder: Where,
    *,
    all: Annotated[
        bool, Parameter(negative="", help="Draw and play on to the end, as far as bots can.")
    ] = False,
    by: By = "bots",
    language: Language = None,
) -> int:
    """Let bots play their matches; their records lie in the folder then."""
    from downfield.league.errors import NotNow
    from downfield.league.programs import playable

    kept = opened(folder)
    played = 0
    while True:
        open_ones = playable(kept.state)
        for fixture in track(open_ones, "...", console=err, transient=True, disable=not err.is_terminal):
            played += _play_one(kept, fixture.id, by)
        if open_ones:
            continue  # a tie may need another match
        if not all:
            break
        try:
            draw_now(kept, by)
        except NotNow:
            break
    text = text_of(kept, language)
    if not played:
        say(text.say("league-none-open"))
    return _show(kept, text)


def _play_one(kept: "Folder", number: str, by: str) -> int:
    from downfield.league.deeds import Played
    from downfield.league.facts import result_of
    from downfield.league.programs import play as played
    from downfield.league.programs import record_of

    fixture = kept.state.fixture(number)
    match = played(kept.state, fixture, kept.secret())
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    place = kept.keep(fixture.id, record_of(match, kept.state.settings.name, fixture.id, day))
    kept.do(Played(fixture.id, result_of(match, record=place)), by)
    return 1


# Looking -----------------------------------------------------------------------------------------------------------


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
    return _show(kept, text_of(kept, language))


def _show(kept: "Folder", text: "Text") -> int:
    from downfield.league.standings import all_standings, champion
    from downfield.league.words import stage_name

    state = kept.state
    say(f"{state.settings.name}: {text.say(f'league-phase-{state.phase}')}")
    for one in all_standings(state):
        title = stage_name(state.stage(one.stage), text)
        _show_table(state, one.rows, title, one.group, text)
    for one_round in _current(state):
        _show_round(state, one_round, text)
    won = champion(state)
    if won is not None:
        say(text.say("league-champion", name=state.entrants[won].name, competition=state.settings.name))
    return 0


def _show_table(state: "State", rows: "list[Row]", title: str, group: int, text: "Text") -> None:
    from downfield.league.words import DASH, group_name, why

    shown = Table(title=escape(group_name(group, text) or title), box=None, pad_edge=False)
    for key in ("place", "entrant", "played", "won", "drawn", "lost", "score", "total", "reason"):
        shown.add_column(
            text.say(f"league-{key}"), justify="left" if key in ("entrant", "reason") else "right"
        )
    for row in rows:
        figures = (row.played, row.won, row.drawn, row.lost, f"{row.scored}{DASH}{row.conceded}", row.points)
        name = escape(state.entrants[row.entrant].name)
        shown.add_row(str(row.place), name, *map(str, figures), escape(why(row, state, text)))
    out.print(shown)


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
        _show_round(kept.state, one, text)
    return 0


def _show_round(state: "State", one: "Round", text: "Text") -> None:
    from downfield.league.words import DASH, group_name, name_of, part_name, round_name, score, versus, when

    due = text.say("league-due", due=when(one.due, state)) if one.due else ""
    say("")
    say(", ".join(filter(None, (round_name(one, state, text), due))))
    for tie in one.ties:
        about = " ".join(filter(None, (group_name(tie.group, text), part_name(tie, text))))
        if not tie.fixtures:
            pair = f" {DASH} ".join(name_of(entrant, state, text) for entrant in (tie.home, tie.away))
            say(f"  {tie.id:<7} {pair}  {about}".rstrip())
        for fixture in tie.fixtures:
            number = fixture.id if len(tie.fixtures) > 1 else tie.id
            say(
                f"  {number:<7} {versus(fixture, state)}  {score(state.result(fixture), text)}  {about}".rstrip()
            )
    if one.rests:
        say("  " + text.say("league-rests", names=", ".join(state.entrants[e].name for e in one.rests)))


@league_app.command
def log(folder: Where, *, language: Language = None) -> int:
    """Show every line of the ledger in plain words: who did what, when, and why."""
    from downfield.league.words import told

    kept = opened(folder)
    text = text_of(kept, language)
    for line in kept.competition.lines:
        say(f"{line.number:>4}  {line.at}  {line.by}: {told(line, kept.state, text)}")
    return 0
