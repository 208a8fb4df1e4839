"""Programs think in processes of their own, under a time budget; the table goes on listening to people."""

import asyncio
import concurrent.futures
import functools
import multiprocessing
import os
import threading
import time
from collections.abc import Callable

import msgspec

import downfield
from downfield.coaches import Coach, Planner, coach
from downfield.kernel import solvers
from downfield.kernel.chance import Rng
from downfield.kernel.errors import IllegalAnswer
from downfield.kernel.options import Value
from downfield.kernel.state import State
from downfield.table.live.seating import STAND_IN
from downfield.table.live.sitting import Sitting
from downfield.table.protocol import tally
from downfield.table.protocol.logs import warn

BUDGET = 60.0  # seconds for a decision; what it takes to solve a model before it does not count
LOOK = 2.0  # seconds after which somebody looks whether a program is still solving
TRIES = 3


class Puzzle(msgspec.Struct, frozen=True):
    """What a program has to decide, as it travels to another process."""

    game: str
    options: dict[str, Value]
    coach: str
    seed: int
    stream: int
    seat: int
    moment: list[int]
    notes: str = ""  # of one that plans ahead


class Bench:
    """Where programs sit and think."""

    def __init__(self, budget: float = BUDGET, places: int | None = None) -> None:
        self.budget = budget
        self.places = places or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: concurrent.futures.ProcessPoolExecutor | None = None
        self._learner: multiprocessing.process.BaseProcess | None = None

    async def decide(self, sitting: Sitting, seat: int, studies: Callable[[], None] = lambda: None) -> int:
        """What the program of a seat answers; any of its options when it fails or takes too long.

        While a model is being solved it is waited for, however long that takes; `studies` is called then.
        """
        asked, options = puzzle(sitting, seat), sitting.moment().options(seat)
        told = {"match": sitting.kept.id, "seat": seat, "coach": asked.coach}
        for _ in range(TRIES):
            pool = self._open()
            try:
                with tally.COACH_SECONDS.time():
                    x, sitting.notes[seat] = await self._answer(pool, asked, studies)
                if x in options:
                    return x
                raise IllegalAnswer("What the program answers is no option.")
            except concurrent.futures.BrokenExecutor as e:
                warn("coach crashed", e, **told)
                self._send_home(pool)  # perhaps for another's fault: once more
            except Exception as e:
                overran = isinstance(e, TimeoutError)
                warn("coach overran" if overran else "coach failed", e, **told)
                if overran:
                    self._send_home(pool)
                break
        return options[Rng(asked.seed, asked.stream).below(len(options))]

    async def _answer(
        self, pool: concurrent.futures.Executor, asked: "Puzzle", studies: Callable[[], None]
    ) -> tuple[int, str]:
        """What a program answers in time, and its notes."""
        # Its future is left alone, not cancelled: the pool cannot bear that.
        future = asyncio.get_running_loop().run_in_executor(pool, decide, asked)
        future.add_done_callback(lambda done: done.cancelled() or done.exception())  # heard, even if late
        end = time.monotonic() + self.budget
        while not (await asyncio.wait([future], timeout=min(LOOK, self.budget)))[0]:
            if solvers.is_anybody_solving():  # a table whose programs all wait for one of them waits as well
                studies()
                end = time.monotonic() + self.budget
            elif time.monotonic() >= end:
                raise TimeoutError
        return future.result()

    def warm_up(self) -> None:
        """Let a program learn its playbooks, which are then kept, before anybody waits for them."""
        self._learner = multiprocessing.get_context("spawn").Process(target=learn, daemon=True)
        self._learner.start()

    def _open(self) -> concurrent.futures.ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = concurrent.futures.ProcessPoolExecutor(self.places, context, leave_with_the_table)
        return self._pool

    def _send_home(self, pool: concurrent.futures.ProcessPoolExecutor) -> None:
        """Send everybody home, whoever still thinks too; the next question calls others."""
        if self._pool is pool:
            self._pool = None
            for worker in list((pool._processes or {}).values()):
                worker.terminate()
            pool.shutdown(wait=True)

    def close(self) -> None:
        """Nobody thinks any more."""
        if self._learner is not None:
            self._learner.terminate()
        if self._pool is not None:
            self._send_home(self._pool)


def learn() -> None:
    """In a process of its own, behind all others: learn the playbook of every game."""
    leave_with_the_table()
    if hasattr(os, "nice"):
        os.nice(10)
    for slug in downfield.GAMES:
        game = downfield.game(slug)
        coach(STAND_IN, game, game.options())


def leave_with_the_table() -> None:
    """In a program's process: end when the table ends, however suddenly."""
    threading.Thread(target=_watch_the_table, daemon=True).start()


def _watch_the_table() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def puzzle(sitting: Sitting, seat: int) -> Puzzle:
    """The question put to the program of a seat: nothing that others have sealed is in it."""
    kept, (seed, stream) = sitting.kept, sitting.chances()
    name = sitting.seats[seat].name
    moment = sitting.moment()
    moment.imagine(sitting.match.seats[seat].side, seed + stream)  # nobody looks into the others' hands
    notes = sitting.notes.get(seat, "")
    return Puzzle(
        kept.game, sitting.match.options_agreed, name, seed, stream << 3 | seat, seat, moment.dump(), notes
    )


def decide(asked: Puzzle) -> tuple[int, str]:
    """Answer a puzzle; with it go the notes of a program that plans ahead."""
    program, state = _place(asked.game, asked.coach, msgspec.json.encode(asked.options))
    state = state.clone()
    state.load(asked.moment)
    program.sit_down(asked.seed, asked.stream)
    if not isinstance(program, Planner):
        return int(program.decide(state, asked.seat)), ""
    program.recall(asked.notes)
    return int(program.decide(state, asked.seat)), program.notes()


@functools.lru_cache(maxsize=32)
def _place(slug: str, name: str, options: bytes) -> tuple[Coach, State]:
    """A coach with its playbook, and a match to put the moment into."""
    game = downfield.game(slug)
    agreed = msgspec.json.decode(options, type=dict[str, Value])
    return coach(name, game, agreed), game.state(agreed)
