"""The arena: levels against levels, until neighbours are told apart."""

import itertools
import json
import pathlib
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table

import downfield
from downfield.cli.experiments import watched
from downfield.cli.shared import (
    Count,
    Json,
    KeptIn,
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
from downfield.coaches import levels
from downfield.kernel.disk import write_whole
from downfield.kernel.errors import BadOption

if TYPE_CHECKING:
    from downfield.kernel.show.svg import Say
    from downfield.kernel.spec import Game
    from downfield.lab.arena.standing import Standing
    from downfield.lab.arena.table import Cross
    from downfield.text import Text


@app.command
def arena(
    game: str,
    *,
    level: Annotated[list[str], Parameter(negative="")] = [],  # noqa: B006 - cyclopts copies it
    pairs: Count = 200,
    least: Annotated[int, Parameter(help="And how many at least, though they are told apart.")] = 0,
    seed: Seed = 1,
    jobs: Count | None = None,
    on: On = None,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    keep: KeptIn = None,
    json_: Json = False,
) -> int:
    """Let the levels of a game meet, and say who is stronger, by how much, at what cost, and how each plays.

    Parameters
    ----------
    level
        A level that takes part, or a coach of your own as FILE.py:NAME; all levels but the lot unless named. The
        weakest comes first.
    pairs
        How many pairs of matches neighbours play at most, each on the same dice with sides swapped, between teams that
        are drawn anew unless an option names them.
    seed
        The same seed gives the same matches, whatever the number of jobs.
    jobs
        How many processes; one unless given.
    """
    import msgspec

    from downfield.lab.arena import table
    from downfield.lab.arena.standing import standing

    chosen = downfield.game(game, pack=pack)
    named = tuple(level) or levels(chosen.spec)[1:]
    check_levels(named, chosen)
    given = options_of(option)
    terms = table.Terms(
        game, named, seed, chosen.options(given), chosen.spec.version, chosen.pack.hash, place_of(pack),
        table.varied(chosen, given),
    )  # fmt: skip
    cross = table.opened(keep, terms)
    crew = hands(on, jobs, game, pack)
    watched(0, lambda watch: table.fill(cross, pairs, crew, lambda now: _keep(now, keep), watch, least))
    found = standing(cross)
    if json_:
        print(json.dumps(msgspec.to_builtins(found)))
    else:
        _show(found, text_in(None, chosen.spec))
    return 0


def check_levels(named: tuple[str, ...], game: "Game") -> None:
    """Refuse a level that the game does not have, one named twice, or one alone."""
    from downfield.lab.guests import check_program

    for name in named:
        check_program(name, game)
    if len(set(named)) < max(2, len(named)):
        raise BadOption(
            "An arena needs two or more different levels of: {levels}.",
            key="arena-levels",
            levels=", ".join(levels(game.spec)),
        )


def _keep(cross: "Cross", file: pathlib.Path | None) -> None:
    if file is not None:
        import msgspec

        write_whole(file, msgspec.json.encode(cross))


def _show(found: "Standing", text: "Text") -> None:
    """Print who beat whom, what each level is worth and costs, and how it plays."""
    words: Say = text.say
    out.print(_cross(found, text))
    for met in found.meetings:
        if not met.told_apart and (met.upper, met.lower) in neighbours(found):
            names = {"upper": text.coach(met.upper), "lower": text.coach(met.lower)}
            say(words("arena-level", **names, matches=met.matches))
    out.print(_ratings(found, text))
    out.print(_figures(found, text))


def neighbours(found: "Standing") -> set[tuple[str, str]]:
    """Each level with the one below it."""
    return {(upper.level, lower.level) for lower, upper in itertools.pairwise(found.levels)}


def _cross(found: "Standing", text: "Text") -> Table:
    """The points of each level against those below it, with intervals and the number of matches."""
    words: Say = text.say
    sheet = Table("", *(text.coach(each.level) for each in found.levels[:-1]), box=None)
    met = {(each.upper, each.lower): each for each in found.meetings}
    for n, upper in enumerate(found.levels[1:], 1):
        cells = [met[upper.level, lower.level] for lower in found.levels[:n]]
        told = [
            words("arena-share", share=100 * c.share, error=100 * c.error, matches=c.matches) for c in cells
        ]
        sheet.add_row(text.coach(upper.level), *told)
    return sheet


def _ratings(found: "Standing", text: "Text") -> Table:
    """What each level is worth, scores and costs."""
    words: Say = text.say
    heads = ("rating", "matches", "scored", "conceded", "median", "worst")
    sheet = Table("", *(words(f"arena-{head}") for head in heads), box=None)
    for each in found.levels[::-1]:
        rating = words("arena-rated", rating=each.rating, error=each.error)
        means = [words("sim-mean", mean=mean) for mean in (each.scored, each.conceded)]
        costs = [words("arena-cost", ms=ms) for ms in (each.median_ms, each.worst_ms)]
        sheet.add_row(text.coach(each.level), rating, str(each.matches), *means, *costs)
    return sheet


def _figures(found: "Standing", text: "Text") -> Table:
    """How each level plays, a match."""
    words: Say = text.say
    sheet = Table(words("arena-a-match"), *(text.coach(each.level) for each in found.levels), box=None)
    for key in dict.fromkeys(key for each in found.levels for key in each.figures):
        means = [words("sim-mean", mean=each.figures.get(key, 0.0)) for each in found.levels]
        sheet.add_row(words(f"report-{key.replace('_', '-')}"), *means)
    return sheet
