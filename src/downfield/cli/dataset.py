"""Decisions by the million as a data set, for whoever learns from them."""

import pathlib
from typing import Annotated

from cyclopts import Parameter

import downfield
from downfield.cli.experiments import watched
from downfield.cli.shared import (
    Count,
    On,
    Options,
    PackDir,
    Seed,
    app,
    hands,
    options_of,
    place_of,
    say,
    text_in,
)
from downfield.coaches import LOT, check_level
from downfield.kernel.errors import BadOption


@app.command
def dataset(
    game: str = "",
    *,
    to: pathlib.Path,
    record: Annotated[list[pathlib.Path], Parameter(negative="")] = [],  # noqa: B006 - cyclopts copies it
    games: Count = 1000,
    seed: Seed = 1,
    home: str = LOT,
    away: str = LOT,
    jobs: Count | None = None,
    on: On = None,
    option: Options = [],  # noqa: B006
    pack: PackDir = None,
) -> int:
    """Write every decision of many matches as Parquet: the position, the options, the choice, the outcome.

    Parameters
    ----------
    game
        The game that programs play.
    to
        The folder; a run that was stopped goes on there.
    record
        A record to take instead of a game; may be given often.
    games
        How many matches.
    seed
        The same seed gives the same rows, whatever the number of jobs.
    jobs
        How many processes; one unless given.
    """
    from downfield.lab.dataset import made
    from downfield.lab.simulate import Job

    if bool(game) == bool(record):
        raise BadOption("Name a game or give records, one of the two.", key="game-or-records")
    if record:
        made.collect(record, to, pack)
    else:
        chosen = downfield.game(game, pack=pack)
        for name in (home, away):
            check_level(name, chosen.spec)
        agreed = chosen.options(options_of(option))
        job = Job(game, seed, home, away, agreed, place_of(pack))
        crew = hands(on, jobs, game, pack)
        watched(games, lambda watch: made.make(job, games, to, crew, watch))
    rows = made.count(to)
    say(
        text_in(None).say(
            "dataset-made", matches=rows["matches"], decisions=rows["decisions"], folder=str(to)
        )
    )
    return 0
