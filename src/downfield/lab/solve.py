"""A game solved layer by layer, on every core; whoever stops it finds what was done, and goes on from there."""

import concurrent.futures
import contextlib
import functools
import multiprocessing
import os
import pathlib
import signal
import threading
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

import msgspec

import downfield.games
from downfield.kernel.errors import BadOption
from downfield.kernel.options import Value
from downfield.kernel.solution import Checker, Shelf, SolutionError, Solver, shelf
from downfield.kernel.spec import Game
from downfield.lab.crew import Cluster, Crew, Jobs, hired

T = TypeVar("T")
Watch = Callable[[int], None]  # hears how many layers have just been done


class Job(msgspec.Struct, frozen=True):
    """What is solved, and in which folder its layers stand; none is the usual one."""

    game: str
    options: dict[str, Value] = {}
    pack: str | None = None
    folder: str | None = None


class Desk(NamedTuple):
    """Whoever works on a solution, with everything at hand."""

    game: Game
    options: dict[str, Value]
    solver: Solver
    shelf: Shelf

    @property
    def checker(self) -> Checker:
        """Who proves the solution of this game."""
        made = self.game.spec.checker
        if made is None:
            raise BadOption("{game} has no checker.", key="unchecked-game", game=self.game.name)
        return made(self.game, self.options)


def desk(job: Job) -> Desk:
    """The game of a job and its solver; a game that nobody solves is refused."""
    game = Game(downfield.games.spec(job.game), job.pack)
    if game.spec.solver is None:
        raise BadOption("{game} cannot be solved.", key="unsolved-game", game=game.name)
    options = game.options(job.options)
    solver = game.spec.solver(game, options)
    folder = pathlib.Path(job.folder) if job.folder else None
    return Desk(game, options, solver, shelf(game, options, solver.matters, folder))


def left(at: Desk) -> list[list[str]]:
    """The waves with what is still to be solved of each."""
    return [[layer for layer in wave if not at.shelf.has(layer)] for wave in at.solver.waves()]


def solve(job: Job, jobs: Jobs = 1, watch: Watch | None = None) -> Desk:
    """Solve what is not solved yet, in so many processes or on a cluster, all of which see the folder."""
    at = desk(job)
    at.shelf.open()
    with seated(job, jobs) as crew:
        for wave in left(at):
            for layer in in_turn(at_hand(job), wave) if jobs == 1 else crew.work(_solve_layer, wave):
                if isinstance(jobs, Cluster):
                    _check_seen(at.shelf, layer)
                if watch is not None:
                    watch(1)
    return at


def _check_seen(shelf: Shelf, layer: str) -> None:
    """Refuse a node that writes where nobody else reads."""
    if shelf.stamp(layer) is None:
        raise SolutionError(
            "{folder} is not the same on all nodes. Name one that they share with --folder.",
            key="solution-elsewhere", folder=str(shelf.folder),
        )  # fmt: skip


def in_turn(at: Desk, wave: list[str]) -> Iterator[str]:
    """Solve a wave alone: a layer is written while the next is solved."""
    with concurrent.futures.ThreadPoolExecutor(1) as hand:
        writing: list[concurrent.futures.Future[None]] = []
        for layer in wave:
            table = at.solver.solve(layer, at.shelf)
            for each in writing:
                each.result()
            writing = [hand.submit(at.shelf.write, layer, table)]
            yield layer
        for each in writing:
            each.result()


class Seated(NamedTuple):
    """A crew whose members each have the solver of a job at hand."""

    job: Job
    crew: Crew

    def work(self, deed: Callable[[Job, str], T], layers: list[str]) -> Iterator[T]:
        """Do something with each of these layers, and hand out what comes of it as it comes."""
        return (found for _, found in self.crew.done(functools.partial(deed, self.job), layers))


@contextlib.contextmanager
def seated(job: Job, jobs: Jobs) -> Iterator[Seated]:
    """Who works on a job; a single one works where it was called."""
    if jobs != 1:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each has a core of its own
    _desks.cache_clear()
    with hired(jobs, fresh=True, ready=_sit_down) as crew:
        yield Seated(job, crew)


def _sit_down() -> None:
    """Make a process of the crew ready: it ends with the one that hired it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the work lets a layer be finished
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def at_hand(job: Job) -> Desk:
    """The desk of this process."""
    return _desks(msgspec.json.encode(job))


@functools.lru_cache(maxsize=1)
def _desks(encoded: bytes) -> Desk:
    return desk(msgspec.json.decode(encoded, type=Job))


def _solve_layer(job: Job, layer: str) -> str:
    at = at_hand(job)
    at.shelf.write(layer, at.solver.solve(layer, at.shelf))
    return layer
