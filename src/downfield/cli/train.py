"""Learning: a level plays against itself, and the chance to win is fitted to what a coach sees."""

import pathlib
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table

import downfield
from downfield.cli.shared import (
    Count,
    On,
    Options,
    PackDir,
    Seed,
    app,
    hands,
    options_of,
    out,
    place_of,
    say,
    text_in,
)
from downfield.cli.solve import watched
from downfield.coaches import USUAL, check_level
from downfield.kernel import disk, learned

if TYPE_CHECKING:
    from downfield.kernel.learned import Learned
    from downfield.kernel.show.svg import Say


@app.command
def train(
    game: str,
    *,
    matches: Annotated[int, Parameter(help="How many matches are played.")] = 2000,
    by: Annotated[str, Parameter(help="The level that plays both sides.")] = USUAL,
    seed: Seed = 1,
    jobs: Count | None = None,
    on: On = None,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    folder: Annotated[
        pathlib.Path | None, Parameter(help="Where the matches are kept; usually in the cache folder.")
    ] = None,
    to: Annotated[
        pathlib.Path | None, Parameter(help="The file that is written; usually in the cache folder.")
    ] = None,
) -> int:
    """Learn from matches how likely each side wins; whoever stops it goes on later where it stopped.

    The same seed gives the same file, whatever the number of jobs. Coaches that search need one for their components;
    those of the box are shipped.
    """
    import msgspec

    from downfield.lab import train as training

    chosen = downfield.game(game, pack=pack)
    training.student_of(chosen)
    check_level(by, chosen.spec)
    training.check_matches(matches)
    drill = training.Drill(game, by, matches, seed, options_of(option), place_of(pack))
    shelf = training.shelf(drill, folder)
    crew = hands(on, jobs, game, pack)
    found = watched("train-matches", matches, lambda watch: training.train(drill, shelf, crew, watch))
    file = to or learned.kept(chosen)
    disk.write_whole(file, msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    _show(found, text_in(None, chosen.spec).say, file)
    return 0


def _show(found: "Learned", words: "Say", file: pathlib.Path) -> None:
    """Print what it came from, how good it is, and predicted against played."""
    card = found.card
    say(words("train-card", matches=card.matches, positions=card.positions, loss=f"{card.loss:.3f}"))
    sheet = Table(*(words(f"train-{head}") for head in ("predicted", "played", "positions")), box=None)
    for tenth in card.calibration:
        sheet.add_row(f"{tenth.predicted:.2f}", f"{tenth.played:.2f}", str(tenth.positions))
    out.print(sheet)
    say(words("train-file", file=str(file)))
