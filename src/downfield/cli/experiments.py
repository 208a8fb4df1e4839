"""Many matches at once: counted, and timed."""

import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.progress import Progress
from rich.table import Table

import downfield
from downfield.cli.shared import (
    Count,
    Json,
    KeptIn,
    On,
    Options,
    PackDir,
    Seed,
    app,
    err,
    hands,
    options_of,
    out,
    place_of,
    say,
    text_in,
)
from downfield.coaches import LOT
from downfield.kernel.errors import BadOption

if TYPE_CHECKING:
    from downfield.kernel.show.svg import Say
    from downfield.lab.crew import Jobs
    from downfield.lab.simulate import Job, Tally


@app.command
def sim(
    game: str,
    *,
    games: Count = 1000,
    seed: Seed = 1,
    home: str = LOT,
    away: str = LOT,
    jobs: Count | None = None,
    on: On = None,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    across: Annotated[tuple[str, str] | None, Parameter(negative="")] = None,
    keep: KeptIn = None,
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
        How many processes; one unless given.
    home
        A level, or a coach of your own as FILE.py:NAME.
    away
        Likewise.
    across
        Two options, home's and away's: so many matches for every pair of their values, such as home_team away_team.
    """
    from downfield.lab import simulate
    from downfield.lab.guests import check_program

    chosen = downfield.game(game, pack=pack)
    for name in (home, away):
        check_program(name, chosen)
    agreed = chosen.options(options_of(option))
    job = simulate.Job(game, seed, home, away, agreed, place_of(pack))
    crew = hands(on, jobs, game, pack)
    if across is not None and keep is not None:
        raise BadOption("--keep and --across do not go together.", key="keep-across")
    if across is not None:
        return _across(job, across, games, crew, json_)
    tally = watched(games, lambda watch: simulate.simulate(job, games, crew, watch, keep))
    if json_:
        import msgspec

        print(json.dumps(msgspec.to_builtins(tally)))
        return 0
    _tell(tally, chosen.name, home, away)
    return 0


def _tell(tally: "Tally", game: str, home: str, away: str) -> None:
    """How many matches of a game went how, in the language of the terminal."""
    words: Say = text_in(None).say
    lines = (
        words("sim-played", game=game, matches=tally.games, finished=tally.finished, answers=tally.answers),
        words(
            "sim-won", home=home, away=away,
            home_wins=tally.home_wins, away_wins=tally.away_wins, draws=tally.draws,
        ),
        words("sim-points", home=tally.home_points / tally.games, away=tally.away_points / tally.games),
        words("sim-speed", seconds=tally.seconds, rate=tally.answers_per_second, checksum=f"{tally.checksum:08x}"),
    )  # fmt: skip
    for line in lines:
        say(line)


def _across(job: "Job", names: tuple[str, str], games: int, jobs: "Jobs", json_: bool) -> int:
    """A table of everything against everything."""
    import msgspec

    from downfield.lab import crosstable

    total = games * len(crosstable.jobs_of(job, names, games))
    pairings = watched(total, lambda watch: crosstable.crosstable(job, names, games, jobs, watch))
    lines = crosstable.standings(pairings)
    finished = sum(pairing.tally.finished for pairing in pairings)
    if json_:
        print(json.dumps(msgspec.to_builtins({"pairings": pairings, "standings": lines})))
    else:
        words: Say = text_in(None).say
        say(words("sim-pairs", pairs=len(pairings), matches=total, finished=finished))
        heads = {
            key: words(f"sim-line-{key}") for key in ("played", "won", "drawn", "lost", "scored", "conceded")
        }
        table = Table("", *list(heads.values())[:4], "%", heads["scored"], heads["conceded"], box=None)
        for line in lines:
            mean = [words("sim-mean", mean=points / line.played) for points in (line.scored, line.conceded)]
            counts = [str(n) for n in (line.played, line.won, line.drawn, line.lost)]
            table.add_row(str(line.value), *counts, f"{line.rate:.0%}", *mean)
        out.print(table)
    return 0 if finished == total else 1


def watched(total: int, work: Callable[[Callable[[int], None] | None], Any]) -> Any:
    """Do the work, with a progress bar when a person watches; 0: nobody knows how much there is."""
    if not sys.stderr.isatty():
        return work(None)
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("matches", total=total or None)
        return work(lambda done: progress.advance(task, done))


@app.command
def bench(
    *,
    games: list[str] | None = None,
    rounds: Count = 5,
    instructions: bool = False,
    write: bool = False,
    adapters: bool = False,
    botbowl: str = "",
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
    adapters
        Count the steps a second of the environments for learning agents instead.
    botbowl
        A checkout of botbowl, to measure Blood Bowl beside it.
    """
    from downfield.lab import bench as benches

    chosen = games or list(downfield.GAMES)
    if instructions or write:
        return benches.instructions(chosen, write, json_)
    if adapters:
        from downfield.lab import bench_adapters

        return bench_adapters.run(chosen, rounds, json_, botbowl)
    return benches.run(chosen, rounds, json_, botbowl)
