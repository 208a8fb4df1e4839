"""The command line: `downfield play`, `serve`, `replay`, `verify`, `rules`, `pack`, `sim`, `bench`, `games`."""

import json
import pathlib
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import cyclopts
from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

import downfield
from downfield.coaches import COACHES
from downfield.kernel import pack as packs
from downfield.kernel import record as records
from downfield.kernel.build import COMPILED
from downfield.kernel.errors import BadOption, DownfieldError, PackError, UnknownName
from downfield.kernel.options import Value
from downfield.kernel.rulebook import Rule
from downfield.kernel.spec import Game

if TYPE_CHECKING:
    from downfield.text import Text

app = App(
    name="downfield",
    help="Tabletop football: play, record, replay, verify, simulate. Without a command it opens the table.",
    version=f"{downfield.__version__}{' (compiled)' if COMPILED else ''}",
)
pack_app = App(name="pack", help="Component packs: the values printed on dice and cards.")
app.command(pack_app)

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

COMMANDS = ("play", "serve", "replay", "verify", "rules", "pack", "sim", "bench", "games")
PackDir = Annotated[
    pathlib.Path | None, Parameter(name="--pack", help="A folder with your own component values.")
]
Options = Annotated[
    list[str], Parameter(name=["--option", "-o"], help="An option of the match, as NAME=VALUE.", negative="")
]
Language = Annotated[
    str | None, Parameter(help="en, it or de; usually the language your terminal is set to.")
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")]
Seed = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=0, lt=2**62))]
Count = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=1))]


def main(argv: list[str] | None = None) -> None:
    """Run a command; a mistake of the user ends with one clear line and exit code 2."""
    words = sys.argv[1:] if argv is None else argv
    try:
        if words and not words[0].startswith("-") and words[0] not in COMMANDS:
            raise UnknownName("command", words[0], COMMANDS)
        code = app(
            words,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except DownfieldError as e:
        err.print(f"downfield: {escape(e.message)}", soft_wrap=True)
        sys.exit(2)
    except cyclopts.CycloptsError as e:
        err.print(
            f"downfield: {escape(str(e).strip())} (`downfield --help` lists what there is.)", soft_wrap=True
        )
        sys.exit(2)
    except KeyboardInterrupt:
        err.print("downfield: stopped.")
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has had enough
        sys.stderr.close()
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def say(line: str) -> None:
    """Print one line as it is, however long."""
    out.print(escape(line), soft_wrap=True)


def _options(pairs: list[str]) -> dict[str, Value]:
    """The options named on the command line."""
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--option {pair}: write it as NAME=VALUE.")
        found[name] = value
    return found


def _open(file: pathlib.Path, pack: pathlib.Path | None) -> tuple[records.Record, Game]:
    """A record and the game it belongs to."""
    record = records.open_file(file)
    return record, downfield.game(record.tags["Game"], pack=pack)


def _text(language: str | None) -> "Text":
    """The words of the language asked for, or else of the terminal."""
    from downfield.text import Text, preferred

    return Text(preferred() if language is None else language)


# Playing -------------------------------------------------------------------------------------------------------


@app.default
def table() -> int:
    """Open the table: choose a game and play."""
    return play()


@app.command
def play(
    game: str | None = None,
    *,
    home: str | None = None,
    away: str | None = None,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    seed: Seed | None = None,
    resume: pathlib.Path | None = None,
    folder: pathlib.Path | None = None,
    language: Language = None,
) -> int:
    """Play in the terminal.

    Parameters
    ----------
    game
        Which game; without it you choose at the table.
    home
        Who holds the home seat: person, person:NAME, random or steady.
    away
        Who holds the away seat.
    seed
        Dice from a seed instead of a committed secret.
    resume
        Go on with the record of an unfinished match.
    folder
        Where records are saved; usually among your data.
    """
    from downfield import terminal

    if game is None and resume is None and (pack or option or home or away or seed is not None):
        raise BadOption(
            "Name the game: these settings belong to one, as in `downfield play first-downs --seed 7`."
        )
    chosen = downfield.game(game, pack=pack) if game is not None else None
    agreed = chosen.options(_options(option)) if chosen is not None else {}
    seats = None
    if home is not None or away is not None:
        seats = (home or "person", away or "steady")
    spoken = _text(language).language
    return terminal.play(
        chosen, agreed, seats, seed=seed, folder=folder, resume=resume, pack=pack, language=spoken
    )


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=0, lte=65535))] = 8000,
    database: str | None = None,
) -> int:
    """Open the table for browsers.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets others in.
    port
        The port to listen at.
    database
        The file, or the address of the database, that keeps the matches; usually a file among your data.
    """
    from downfield.table import server

    say(f"The table is open: http://{host}:{port}  (Ctrl+C closes it)")
    server.serve(host, port, database or server.usual_database())
    return 0


@app.command
def replay(
    file: pathlib.Path, *, pack: PackDir = None, plain: bool = False, language: Language = None
) -> int:
    """Show a recorded match, step by step at a terminal, as plain text elsewhere or with --plain."""
    record, game = _open(file, pack)
    text = _text(language)
    if plain or not sys.stdout.isatty():
        for line in text.retell(record, game):
            say(line)
        return 0
    from downfield import terminal

    return terminal.replay(record, game, text.language)


@app.command
def verify(file: pathlib.Path, *, pack: PackDir = None) -> int:
    """Play a record again and check every answer, die and digest, and that the dice follow from their secret."""
    record, game = _open(file, pack)
    try:
        match = records.verify(record, game)
    except DownfieldError as e:
        e.message = f"{file}: {e.message}"
        raise
    proof = (
        "every roll follows from the secret"
        if "Secret" in record.tags
        else "no secret to check the dice against"
    )
    if "Seed" in record.tags:
        proof = "every roll follows from the seed"
    say(f"{file}: good. {game.name}; plays: {len(record.plays)}, rolls: {match.rolls}; {proof}.")
    say(f"Result: {record.tags['Result']}.")
    return 0


@app.command
def games() -> int:
    """The games on the shelf."""
    shelf = Table(box=None, pad_edge=False)
    for heading in ("game", "name", "rules", "coaches", "pack"):
        shelf.add_column(heading, style="bold" if heading == "game" else "")
    for slug in downfield.GAMES:
        game = downfield.game(slug)
        shelf.add_row(slug, game.name, game.spec.version, ", ".join(COACHES), game.pack.hash)
    out.print(shelf)
    out.print("\n`downfield play GAME` starts one; `downfield rules GAME` explains it.")
    return 0


# Rules ---------------------------------------------------------------------------------------------------------


@app.command
def rules(
    game: str | None = None, id: str | None = None, *, check: bool = False, language: Language = None
) -> int:
    """Explain the rules of a game, or one of them.

    Parameters
    ----------
    game
        Which game.
    id
        One rule, such as FAR-5.3 or 5.3.
    check
        For developers: does every rule stand in the rulebook, the code and a test?
    """
    if check:
        return _check_rules([game] if game else list(downfield.GAMES))
    if game is None:
        return games()
    text = _text(language)
    book = downfield.game(game).rulebook(text.language)
    if id is not None:
        _explain(book.rule(id), text)
        return 0
    for chapter in book.chapters:
        out.print(f"\n[bold]{chapter.number}. {escape(chapter.title)}[/bold]")
        for rule in chapter.rules:
            out.print(f"  [bold]{rule.id:9}[/bold] {escape(rule.heading)}")
    out.print("\n" + escape(text.say("rules-more", game=game)))
    return 0


def _explain(rule: Rule, text: "Text") -> None:
    out.print(f"[bold]{rule.id}  {escape(rule.heading)}[/bold]")
    out.print(escape(rule.summary))
    for ruling in rule.rulings:
        out.print(f"[italic]{text.say('rule-ruling')} {ruling.id}:[/italic] {escape(ruling.text)}")
    if rule.option:
        out.print(escape(text.say("rule-option", option=rule.option)))


def _check_rules(slugs: list[str]) -> int:
    """Print the matrix; 2 if it has a hole."""
    from downfield.lab import matrix

    holes = 0
    for slug in slugs:
        rows = matrix.matrix(downfield.game(slug).rules, *matrix.folders(slug))
        sheet = Table(title=slug, box=None)
        for heading in ("rule", "listed", "code", "test"):
            sheet.add_column(heading)
        for row in rows:
            cells = ("yes" if row.listed else "", _where(row.code), _where(row.tests))
            sheet.add_row(row.id, *(cell or "[bold red]MISSING[/]" for cell in cells))
        out.print(sheet)
        missing = [row.id for row in rows if not row.whole]
        out.print(f"{slug}: {len(rows)} rules and rulings, {len(missing)} with a hole.\n")
        holes += len(missing)
    return 2 if holes else 0


def _where(places: list[str]) -> str:
    return f"{places[0]}{f' +{len(places) - 1}' if len(places) > 1 else ''}" if places else ""


# Packs ---------------------------------------------------------------------------------------------------------


@pack_app.command(name="copy")
def pack_copy(game: str, folder: pathlib.Path) -> int:
    """Copy a game's component values into a new folder, for you to correct."""
    spec = downfield.game(game).spec
    names = packs.copy(spec.package, game, folder)
    say(f"{folder}: {', '.join(names)}. Edit them, then `downfield pack check {folder}`.")
    return 0


@pack_app.command(name="check")
def pack_check(folder: pathlib.Path, *, game: str | None = None) -> int:
    """Check a folder of component values and show its hash."""
    checked = downfield.game(game or _guess_game(folder), pack=folder)
    found = packs.marks(checked.pack.parts)
    counts = ", ".join(f"{found.count(mark)} {mark}" for mark in ("seed", "public", "reconstructed"))
    say(f"{folder}: good. {checked.name}, pack {checked.pack.name} {checked.pack.hash}; values: {counts}.")
    return 0


def _guess_game(folder: pathlib.Path) -> str:
    """The game whose pack has files of these names."""
    if not folder.is_dir():
        raise PackError(f"{folder} is not a folder. `downfield pack copy GAME {folder}` makes one.")
    have = {file.name for file in folder.glob("*.toml")}
    want = {slug: set(packs.names(downfield.games.spec(slug).parts)) for slug in downfield.GAMES}
    best = max(want, key=lambda slug: len(want[slug] & have))
    if not want[best] & have:
        raise PackError(
            f"{folder} holds no pack of {' or '.join(downfield.GAMES)}; name the game with --game."
        )
    return best


# Experiments ---------------------------------------------------------------------------------------------------


@app.command
def sim(
    game: str,
    *,
    games: Count = 1000,
    seed: Seed = 1,
    home: str = "random",
    away: str = "random",
    jobs: Count = 1,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    json_: Json = False,
) -> int:
    """Play many matches between two coaches and count.

    Parameters
    ----------
    games
        How many matches.
    seed
        The same seed gives the same matches, whatever the number of jobs.
    jobs
        How many processes.
    """
    from downfield.lab import simulate

    for name in (home, away):
        if name not in COACHES:
            raise UnknownName("coach", name, COACHES)
    chosen = downfield.game(game, pack=pack)
    agreed = chosen.options(_options(option))
    job = simulate.Job(game, seed, home, away, agreed, str(pack) if pack else None)
    tally = _watched(games, lambda watch: simulate.simulate(job, games, jobs, watch))
    if json_:
        import msgspec

        print(json.dumps(msgspec.to_builtins(tally)))
        return 0
    out.print(f"{chosen.name}: {tally.games} matches, {tally.finished} finished, {tally.answers} answers")
    out.print(
        f"home ({home}) won {tally.home_wins}, away ({away}) won {tally.away_wins}, {tally.draws} drawn"
    )
    mean = tally.home_points / tally.games, tally.away_points / tally.games
    out.print(f"points a match: home {mean[0]:.2f}, away {mean[1]:.2f}")
    out.print(
        f"{tally.seconds:.2f} s, {tally.answers_per_second:,.0f} answers a second; checksum {tally.checksum:08x}"
    )
    return 0


def _watched(total: int, work: Callable[[Callable[[int], None] | None], Any]) -> Any:
    """Do the work, with a progress bar when a person watches."""
    if not sys.stderr.isatty():
        return work(None)
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("matches", total=total)
        return work(lambda done: progress.advance(task, done))


@app.command
def bench(
    *,
    games: list[str] | None = None,
    rounds: Count = 5,
    instructions: bool = False,
    write: bool = False,
    json_: Json = False,
) -> int:
    """Measure speed and memory, beside other libraries in the same run.

    Parameters
    ----------
    games
        Which games; all of them unless named.
    rounds
        How often each is measured.
    instructions
        Count instructions per answer under callgrind instead, and compare with the counts on file.
    write
        Put the counts on file.
    """
    from downfield.lab import bench as benches

    chosen = games or list(downfield.GAMES)
    if instructions or write:
        return benches.instructions(chosen, write, json_)
    return benches.run(chosen, rounds, json_)
