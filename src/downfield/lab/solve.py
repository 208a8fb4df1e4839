"""A game solved layer by layer, on every core; whoever stops it finds what was done, and goes on from there."""

import concurrent.futures
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
from downfield.kernel.solution import Checker, Shelf, Solver, shelf
from downfield.kernel.spec import Game

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


def solve(job: Job, jobs: int = 1, watch: Watch | None = None) -> Desk:
    """Solve what is not solved yet, in so many processes."""
    at = desk(job)
    at.shelf.open()
    with Crew(job, jobs) as crew:
        for wave in left(at):
            for _ in crew.work(_solve_layer, wave) if jobs > 1 else in_turn(at_hand(), wave):
                if watch is not None:
                    watch(1)
    return at


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


class Crew:
    """Processes that each have the solver of a job at hand; a single one works where it was called."""

    def __init__(self, job: Job, jobs: int) -> None:
        self.job = job
        self.pool: concurrent.futures.Executor | None = None
        if jobs > 1:
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each has a core of its own
            self.pool = concurrent.futures.ProcessPoolExecutor(
                jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_sit_down, initargs=(job,)
            )

    def __enter__(self) -> "Crew":
        if self.pool is None:
            _take(self.job)
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def work(self, deed: Callable[[str], T], layers: list[str]) -> Iterator[T]:
        """Do something with each of these layers, and hand out what comes of it as it comes."""
        if self.pool is None:
            yield from map(deed, layers)
            return
        for done in concurrent.futures.as_completed([self.pool.submit(deed, layer) for layer in layers]):
            yield done.result()


_desk: Desk | None = None


def _take(job: Job) -> None:
    """Make this process ready for a job."""
    global _desk
    _desk = desk(job)


def _sit_down(job: Job) -> None:
    """The same in a process of the crew, which ends with the one that hired it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who stops the work lets a layer be finished
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _take(job)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def at_hand() -> Desk:
    """The desk of this process."""
    assert _desk is not None, "whoever works sits down first"
    return _desk


def _solve_layer(layer: str) -> str:
    at = at_hand()
    at.shelf.write(layer, at.solver.solve(layer, at.shelf))
    return layer
