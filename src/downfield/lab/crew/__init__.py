"""Who does the work: this process, more of them on this machine, or every node of a Ray cluster.

Whatever is split among them comes to the same: a deed knows nothing but its task, and its result goes by the task.
"""

import abc
import concurrent.futures
import contextlib
import functools
import itertools
import multiprocessing
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Cluster(NamedTuple):
    """The nodes of a Ray cluster, and what all of them must have alike: the game and its components."""

    game: str
    pack: str | None = None
    most: int = 0  # tasks at a time; 0: as many as there are cores


Jobs = int | Cluster  # so many processes, or a cluster


class Crew(abc.ABC):
    """Hands of one kind: they begin tasks, and tell which are done."""

    @property
    @abc.abstractmethod
    def room(self) -> int:
        """How many tasks are begun at a time: nobody waits for the next, and a billion need no memory."""

    @abc.abstractmethod
    def begin(self, deed: Callable[[T], R], task: T) -> Any:
        """Begin a task; gives what to ask for it by."""

    @abc.abstractmethod
    def wait(self, begun: Collection[Any]) -> Collection[Any]:
        """Some that are done, as soon as there are any."""

    @abc.abstractmethod
    def result(self, done: Any) -> Any:
        """What came of a task; an error of the deed is raised here."""

    def done(self, deed: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Each task with what came of it, as it comes."""
        waiting, begun = iter(tasks), dict[Any, T]()
        while True:
            for task in itertools.islice(waiting, max(0, self.room - len(begun))):
                begun[self.begin(deed, task)] = task
            if not begun:
                return
            for each in self.wait(begun):
                yield begun.pop(each), self.result(each)

    def in_order(self, deed: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """What came of each task, in their order, whoever was faster."""
        early, due = dict[int, R](), 0
        for (number, _), found in self.done(functools.partial(_of_pair, deed), enumerate(tasks)):
            early[number] = found
            while due in early:
                yield early.pop(due)
                due += 1


def _of_pair(deed: Callable[[T], R], numbered: tuple[int, T]) -> R:
    return deed(numbered[1])


class Alone(Crew):
    """This process, one task after the other."""

    room = 1

    def begin(self, deed: Callable[[T], R], task: T) -> Any:
        return functools.partial(deed, task)

    def wait(self, begun: Collection[Any]) -> Collection[Any]:
        return list(begun)

    def result(self, done: Any) -> Any:
        return done()


class Processes(Crew):
    """Processes of this machine."""

    def __init__(self, pool: concurrent.futures.Executor, jobs: int) -> None:
        self.pool, self.jobs = pool, jobs

    @property
    def room(self) -> int:
        return 2 * self.jobs

    def begin(self, deed: Callable[[T], R], task: T) -> Any:
        return self.pool.submit(deed, task)

    def wait(self, begun: Collection[Any]) -> Collection[Any]:
        return concurrent.futures.wait(begun, return_when=concurrent.futures.FIRST_COMPLETED).done

    def result(self, done: Any) -> Any:
        return done.result()


@contextlib.contextmanager
def hired(jobs: Jobs, fresh: bool = False, ready: Callable[[], None] | None = None) -> Iterator[Crew]:
    """A crew for a while. Fresh processes have nothing of this one in them; `ready` is the first that each does."""
    if isinstance(jobs, Cluster):
        from downfield.lab.crew import ray

        with ray.joined(jobs) as crew:
            yield crew
    elif jobs <= 1:
        yield Alone()
    else:
        way = multiprocessing.get_context("spawn") if fresh else None
        pool = concurrent.futures.ProcessPoolExecutor(jobs, way, ready)
        try:
            yield Processes(pool, jobs)
        finally:
            pool.shutdown(cancel_futures=True)
