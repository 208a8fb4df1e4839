"""Teams for Blood Bowl: begun, checked, shown, and written as a code that a match takes."""

import pathlib
from typing import TYPE_CHECKING, cast

from cyclopts import App

import downfield
from downfield.cli.shared import Language, PackDir, app, err, say, text_in
from downfield.kernel import disk
from downfield.kernel.errors import BadOption, NotationError

if TYPE_CHECKING:
    from downfield.games.blood_bowl.components.parts import Parts
    from downfield.games.blood_bowl.components.parts_draft import Roster, Team
    from downfield.text import Text

GAME = "blood-bowl"
LARGEST = 100_000  # bytes of a file
team_app = App(name="team", help="Teams for Blood Bowl: draft your own, check it, play with it.")
app.command(team_app)


@team_app.command(name="new")
def team_new(team: str, *, pack: PackDir = None) -> int:
    """Print a legal team as a file, for you to change: `downfield team new human > mine.toml`."""
    from downfield.games.blood_bowl.teams import file as roster_file
    from downfield.games.blood_bowl.teams import roster

    parts = _parts(pack)
    print(roster_file.write_file(*roster.drafted(parts, team), parts), end="")
    return 0


@team_app.command(name="check")
def team_check(file: pathlib.Path, *, pack: PackDir = None, language: Language = None) -> int:
    """Say everything that is wrong with a team, each with its rule; exit code 1 when something is."""
    from downfield.games.blood_bowl.teams.sheet import sheet

    parts = _parts(pack)
    told = sheet(*_read(str(file), parts), parts)
    _tell(told.wrong, language)
    if told.wrong:
        return 1
    name = told.roster.name or told.team.name
    players = len(told.spots) + len(told.guests)
    words = text_in(language)
    say(
        words.say("team-good", file=str(file), team=name, players=players, left=told.left, budget=told.budget)
    )
    return 0


@team_app.command(name="code")
def team_code(file: pathlib.Path, *, pack: PackDir = None, language: Language = None) -> int:
    """Print a team as one word: `downfield play blood-bowl -o home_roster=CODE` plays with it."""
    from downfield.games.blood_bowl.teams.faults import faults
    from downfield.games.blood_bowl.teams.roster import write_code

    parts = _parts(pack)
    team, roster = _read(str(file), parts)
    wrong = faults(team, roster, parts)
    _tell(wrong, language)
    if wrong:
        return 1
    say(write_code(roster))
    return 0


@team_app.command(name="show")
def team_show(team: str, *, pack: PackDir = None) -> int:
    """Print a team as a file, from its code or from a file.

    Parameters
    ----------
    team
        A code such as human:4*blitzer,7*human_lineman;rerolls:3, or a file.
    """
    from downfield.games.blood_bowl.teams.file import write_file

    parts = _parts(pack)
    print(write_file(*_read(team, parts), parts), end="")
    return 0


@team_app.command(name="stars")
def team_stars(team: str, *, pack: PackDir = None, language: Language = None) -> int:
    """Print all stars with price, profile and skills: those who play for a team, then why the others do not."""
    from downfield.games.blood_bowl.teams.faults_of_hired import not_for
    from downfield.games.blood_bowl.teams.file import star_lines
    from downfield.games.blood_bowl.teams.hired_players import plays_for
    from downfield.games.blood_bowl.teams.roster import team_of

    parts = _parts(pack)
    found = team_of(parts, team)
    rules, text = {*found.special, *found.choose_one}, _text(language)
    for star in parts.stars.stars:
        for line in star_lines(star) if plays_for(star, rules) else []:
            say(line)
    for star in parts.stars.stars:
        if not plays_for(star, rules):
            say(f"{star.id:<32} {star.cost:>6}  {text.error(not_for(star, found))}")
    return 0


def _parts(pack: pathlib.Path | None) -> "Parts":
    return cast("Parts", downfield.game(GAME, pack=pack).pack.parts)


def _read(given: str, parts: "Parts") -> "tuple[Team, Roster]":
    """A team from a file, or from its code."""
    from downfield.games.blood_bowl.teams import file as roster_file
    from downfield.games.blood_bowl.teams import roster

    file = pathlib.Path(given)
    if ":" in given and not _is_there(file):
        return roster.read_team(given, parts)
    try:
        return roster_file.read_file(disk.read_text(file, LARGEST), parts)
    except FileNotFoundError:
        raise NotationError("{file}: no such file.", key="no-file", file=given) from None
    except (OSError, ValueError) as e:
        raise NotationError(
            "{file}: cannot be read ({why}).", key="not-read", file=given, why=str(e)
        ) from None


def _is_there(file: pathlib.Path) -> bool:
    """Whether there is such a file; a name that no file can have is none."""
    try:
        return file.exists()
    except (OSError, ValueError):
        return False


def _tell(wrong: list[BadOption], language: str | None) -> None:
    """Every fault on a line of its own, with the names that the game has in this language."""
    text = _text(language)
    for fault in wrong:
        err.print(text.error(fault), soft_wrap=True, markup=False)


def _text(language: str | None) -> "Text":
    from downfield.text import Text

    return Text(text_in(language).language, downfield.game(GAME).spec)
