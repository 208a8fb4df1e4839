"""Several servers behind one door: each with a processor of its own, all at the same PostgreSQL."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.process import BaseProcess
from types import FrameType

from prometheus_client import multiprocess

from downfield.kernel.errors import BadOption
from downfield.store import Store
from downfield.table.protocol import tally
from downfield.table.protocol.logs import tell, warn
from downfield.table.web.handing_on import Passage, passages

PAUSE = 1.0  # seconds before a server that has ended is begun again
LONGEST = 30.0  # the same where it ends again and again
STEADY = 60.0  # seconds after which one that ends has not ended again and again
FAREWELL = 25.0  # seconds in which servers that were told to stop do so
WAY = multiprocessing.get_context("spawn")
Serve = Callable[[Passage], None]


def check(many: int, database: str) -> None:
    """Whether so many servers can keep a table, or BadOption."""
    if many > 1 and sys.platform == "win32":
        raise BadOption("On Windows one process keeps a table.", key="workers-windows")
    if many > 1 and not Store(database).is_shared:
        raise BadOption(
            "Several processes share a PostgreSQL, a file belongs to one. Name one with --database postgresql://... .",
            key="workers",
        )


class Post:
    """The place of one server, and who stands there."""

    def __init__(self, passage: Passage, serve: Serve, folder: str) -> None:
        self.passage, self.serve, self.folder = passage, serve, folder
        self.process: BaseProcess | None = None
        self.due, self.pause, self.begun = 0.0, PAUSE, 0.0

    def begin(self) -> None:
        """Put a server there, who counts together with the others."""
        self.begun = time.monotonic()
        os.environ[tally.TOGETHER] = self.folder
        try:
            self.process = WAY.Process(target=_keep, args=(self.serve, self.passage))
            self.process.start()
        finally:
            del os.environ[tally.TOGETHER]

    def look(self) -> None:
        """See whether the server is still there; one that has ended is missed for a while."""
        if self.process is None or self.process.exitcode is None:
            return
        warn("server ended", number=self.passage.number, code=self.process.exitcode)
        multiprocess.mark_process_dead(self.process.pid, self.folder)  # type: ignore[no-untyped-call]
        is_steady = time.monotonic() - self.begun > STEADY
        self.pause = PAUSE if is_steady else min(2 * self.pause, LONGEST)
        self.process, self.due = None, time.monotonic() + self.pause


class Several:
    """Keeps so many servers at work until it is told to stop."""

    def __init__(self, ways: Sequence[Passage], serve: Serve, folder: str) -> None:
        self.posts = [Post(passage, serve, folder) for passage in ways]
        self.told = False

    def keep(self) -> None:
        """Begin them all, begin again what ends, and go when all have gone."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        while not self.told:
            for post in self.posts:
                post.look()
                if post.process is None and post.due <= time.monotonic() and not self.told:
                    post.begin()
            self._wait()
        self._farewell()

    def _wait(self) -> None:
        """Until one ends, or one that has ended is due."""
        missed = [post.due for post in self.posts if post.process is None]
        there = [post.process.sentinel for post in self.posts if post.process is not None]
        most = max(0.05, min(missed) - time.monotonic()) if missed else LONGEST
        multiprocessing.connection.wait(there, min(most, 1.0))  # a word to stop may come between two looks

    def _stop(self, _sign: int, _where: FrameType | None) -> None:
        """Told to stop: so are all."""
        self.told = True
        for process in self._there():
            process.terminate()

    def _farewell(self) -> None:
        end = time.monotonic() + FAREWELL
        for process in self._there():
            process.terminate()  # it may have begun after the word was passed on
            process.join(max(0.0, end - time.monotonic()))
            if process.exitcode is None:
                warn("server did not close in time")
                process.kill()

    def _there(self) -> list[BaseProcess]:
        return [post.process for post in self.posts if post.process is not None]


def keep_open(many: int, serve: Serve) -> None:
    """Keep a table open with so many servers."""
    with passages(many) as ways, tempfile.TemporaryDirectory(prefix="downfield-counts-") as folder:
        tell("servers begin", many=many)
        Several(ways, serve, folder).keep()


def _keep(serve: Serve, passage: Passage) -> None:
    """One of the servers: it goes when it is told to, and when nobody is left to tell it."""
    os.environ.pop(tally.TOGETHER, None)  # programs that think for it count nothing
    threading.Thread(target=_outlive, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        serve(passage)


def _outlive() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
