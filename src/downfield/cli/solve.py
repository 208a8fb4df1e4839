"""Games solved exactly: `solve` finds the truth, `certify` proves it again, `trial` plays by it."""

import os
import pathlib
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from downfield.cli.shared import (
    Count,
    KeptIn,
    On,
    Options,
    PackDir,
    Seed,
    app,
    err,
    hands,
    options_of,
    place_of,
    say,
    text_in,
)
from downfield.kernel.card import ANY, CPU, DEVICE, GPU, card
from downfield.kernel.errors import BadOption

if TYPE_CHECKING:
    from downfield.kernel.show.svg import Say
    from downfield.lab.certify import Certificate
    from downfield.lab.trial import Trial

T = TypeVar("T")
Device = Annotated[Literal["cpu", "gpu"] | None, Parameter(negative="")]
Folder = Annotated[
    pathlib.Path | None, Parameter(help="Where the layers stand; usually in the cache folder.", negative="")
]


@app.command
def solve(
    game: str,
    *,
    jobs: Count | None = None,
    on: On = None,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    folder: Folder = None,
    certify: Annotated[bool, Parameter(negative="")] = False,
    layers: Count | None = None,
    seed: Seed = 1,
    to: pathlib.Path | None = None,
    device: Device = None,
) -> int:
    """Solve a game exactly; whoever stops it goes on later where it stopped.

    Parameters
    ----------
    jobs
        How many processes; one for each core unless given, and one for a graphics card.
    device
        gpu: a graphics card, found by CuPy; cpu: the processor. A card is taken if there is one, unless given.
    certify
        Prove the solution by stepping the engine, and write a certificate.
    layers
        How many layers are checked, drawn by the seed; all unless given.
    to
        The file of the certificate; otherwise it is printed.
    """
    from downfield.lab import certify as certificates
    from downfield.lab import solve as solving

    if on and device == GPU:
        raise BadOption("On a cluster processors work: leave --device out.", key="cluster-card")
    os.environ[DEVICE] = device or (CPU if on else ANY)
    crew = hands(on, jobs, game, pack, cores())
    solvers = crew if card() is None else jobs or 1
    job = solving.Job(game, options_of(option), place_of(pack), place_of(folder))
    count = sum(map(len, solving.left(solving.desk(job))))
    at = watched("solve-layers", count, lambda watch: solving.solve(job, solvers, watch))
    words = text_in(None).say
    say(words("solve-opening", game=at.game.name, opening=f"{at.solver.opening(at.shelf):.10f}"))
    say(words("solve-folder", folder=str(at.shelf.folder)))
    if not certify:
        return 0
    count = min(layers or 10**9, len(at.checker.layers()))
    found = watched("solve-checks", count, lambda watch: certificates.certify(job, layers, seed, crew, watch))
    return _hand_out(found, to)


@app.command
def certify(
    file: pathlib.Path, *, jobs: Count | None = None, pack: PackDir = None, folder: Folder = None
) -> int:
    """Check a certificate again, against the tables on this machine.

    Parameters
    ----------
    jobs
        How many processes; one for each core unless given.
    """
    from downfield.lab import certify as certificates

    told = certificates.read(file)
    where = str(folder) if folder else None
    found = watched(
        "solve-checks",
        len(told.findings),
        lambda watch: certificates.recheck(file, str(pack) if pack else None, where, jobs or cores(), watch),
    )
    return _judge(found)


@app.command
def trial(
    game: str,
    *position: str,
    against: str = "steady",
    matches: Count = 1000,
    seed: Seed = 1,
    jobs: Count | None = None,
    on: On = None,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    keep: KeptIn = None,
) -> int:
    """Let `perfect` play, and see whether the matches come to what the oracle told of them.

    Parameters
    ----------
    position
        Where matches begin, KEY=VALUE; at their beginning unless given.
    against
        The other coach. With another than `perfect` sides are swapped, both matches of a pair on the same dice.
    matches
        How many matches.
    jobs
        How many processes; one for each core unless given.
    """
    from downfield.lab import simulate
    from downfield.lab import trial as trials

    job = simulate.Job(
        game, seed, trials.PERFECT, against, options_of(option), place_of(pack)
    )  # fmt: skip
    crew = hands(on, jobs, game, pack, cores())
    at = " ".join(position)
    found = watched("trial-matches", matches, lambda watch: trials.trial(job, matches, at, crew, watch, keep))
    _tell(found, against)
    return 0 if found.holds else 1


def _tell(found: "Trial", against: str) -> None:
    """Say what was won, what was told, and how long decisions took."""
    words: Say = text_in(None).say
    each = 100 / found.matches
    names = {"coach": words("coach-perfect"), "other": text_in(None).coach(against)}
    numbers: dict[str, float] = {
        "won": found.won * each,
        "told": found.told * each,
        "error": 100 * found.error,
    }
    say(words("trial-found", matches=found.matches, **names, **numbers))
    say(words("trial-holds" if found.holds else "trial-fails"))
    say(words("trial-slowest", ms=1000 * found.slowest, late=found.late))


def _hand_out(found: "Certificate", to: pathlib.Path | None) -> int:
    """Print or write a certificate, and say what it comes to."""
    from downfield.kernel import disk

    if to is None:
        say(found.text())
    else:
        disk.write_whole(to, found.text().encode())
    return _judge(found)


def _judge(found: "Certificate") -> int:
    key = "solve-holds" if found.holds else "solve-fails"
    checked = len(found.findings)
    numbers = {"bound": f"{found.bound:.2g}", "claim": f"{found.claim:.2g}"}
    say(text_in(None).say(key, checked=checked, layers=found.layers, **numbers))
    return 0 if found.holds else 1


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def watched(key: str, total: int, work: Callable[[Callable[[int], None] | None], T]) -> T:
    """Do the work, with a bar and the time it still needs when a person watches."""
    if not sys.stderr.isatty():
        return work(None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, speed_estimate_period=600) as progress:
        task = progress.add_task(text_in(None).say(key), total=total)
        return work(lambda done: progress.advance(task, done))
