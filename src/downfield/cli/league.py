"""Competitions in a folder: made, entered, drawn, played and shown, for a club without a server."""

import datetime
import pathlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from cyclopts import App, Parameter
from rich.progress import track

from downfield.cli.shared import Language, Options, app, err, options_of, say, text_in
from downfield.kernel.errors import BadOption

if TYPE_CHECKING:
    from downfield.league.folder import Folder
    from downfield.league.settings import Settings, Stage

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
T = TypeVar("T")


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
    league: bool = False,
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
    league
        Teams are carried on from match to match, where a game has such a league beside its tournament (Blood Bowl).
    """
    from downfield.league.folder import make
    from downfield.league.settings import Settings

    if settings is not None:
        found = _described(settings)
    elif game:
        stages = _stages(format, rounds, groups)
        agreed = options_of(option)
        found = Settings(name or folder.name, game, stages, agreed, days=days, zone=zone, league=league)
    else:
        raise BadOption(
            "Name a game with --game, or a file that describes the competition.", key="league-what"
        )
    kept = make(folder, found, by)
    say(text_in(language).say("league-made", name=kept.state.settings.name, folder=str(folder)))
    return 0


def _described(file: pathlib.Path) -> "Settings":
    from downfield.kernel import disk
    from downfield.league import settings

    return settings.read(read_file(file, lambda: disk.read_text(file, 100_000)))


def read_file(file: pathlib.Path, read: Callable[[], T]) -> T:
    """What a file says, or BadOption with why it cannot be read."""
    try:
        return read()
    except (OSError, UnicodeError) as e:
        raise BadOption(
            "{file} cannot be read: {why}.", key="league-read", file=str(file), why=str(e)
        ) from None


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
    from downfield.cli.league_shown import show_entrants
    from downfield.league.deeds import Entered

    kept = opened(folder)
    coaches = tuple(member.strip() for member in members.split(",")) if members else ()
    for name in names:
        kept.do(Entered(name, bot, coaches, "", club, number, team, seed), by)
    return show_entrants(kept)


@league_app.command(name="open")
def open_entries(folder: Where, *, by: By = ORGANISER, language: Language = None) -> int:
    """Open the entries: from now on whoever wants to may be put down."""
    from downfield.cli.league_shown import show_all
    from downfield.league.deeds import Opened

    kept = opened(folder)
    kept.do(Opened(), by)
    return show_all(kept, language)


@league_app.command
def describe(
    folder: Where,
    settings: Annotated[pathlib.Path, Parameter(help="A TOML file that describes it anew.")],
    *,
    by: By = ORGANISER,
    language: Language = None,
) -> int:
    """Describe it anew, as long as it has not begun."""
    from downfield.cli.league_shown import show_all
    from downfield.league.deeds import Changed

    kept = opened(folder)
    kept.do(Changed(_described(settings)), by)
    return show_all(kept, language)


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
    from downfield.cli.league_shown import show_all
    from downfield.league.settings import Ladder

    if not isinstance(kept.state.stage(0), Ladder):
        draw_now(kept, by)
    return show_all(kept, language)


def draw_now(kept: "Folder", by: str) -> None:
    """Draw what comes next, each round with its end."""
    from downfield.league.calendar import dues
    from downfield.league.settings import MOST_ROUNDS

    kept.draw(by, dues(kept.state.settings, datetime.datetime.now(datetime.UTC), MOST_ROUNDS))


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
    from downfield.cli.league_shown import show_all
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
    if not played:
        say(text_in(language).say("league-none-open"))
    return show_all(kept, language)


def _play_one(kept: "Folder", number: str, by: str) -> int:
    from downfield.league.deeds import Played
    from downfield.league.facts import result_of
    from downfield.league.folder import record_name
    from downfield.league.programs import drafts, record_of
    from downfield.league.programs import play as played

    fixture = kept.state.fixture(number)
    for bought in drafts(kept.state, fixture):
        kept.do(bought, by)
    kept.ready(number, by)
    match = played(kept.state, fixture, kept.secret())
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    result = result_of(match, record=record_name(fixture.id))
    kept.keep(Played(fixture.id, result), record_of(match, kept.state, fixture.id, day), by)
    return 1
