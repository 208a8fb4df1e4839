"""A process in which programs think: asked from a thread, and killed when it does not answer."""

import contextlib
import multiprocessing
import os
import pathlib
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from typing import Any

from downfield.kernel import solvers
from downfield.kernel.solvers import Unsolved

START = 90.0  # seconds in which a process gets up, on a busy machine too
GRACE = 10.0  # seconds in which one that is up begins
LOOK = 1.0  # seconds between two looks at a silent one
WAY: SpawnContext = multiprocessing.get_context("spawn")  # how a process begins: with nothing of ours in it
READY, BEGUN, DONE, UNSOLVED, FAILED = "ready", "begun", "done", "unsolved", "failed"
Work = Callable[[Any], Any]


class Crashed(Exception):
    """The process has ended, was stopped, or did not begin: perhaps it was not the question's fault."""


class Failed(Exception):
    """The program said that it cannot."""


class Worker:
    """One process, started when it is asked something and replaced when it does not answer."""

    def __init__(self, work: Work, *, solves: bool = False, behind: bool = False) -> None:
        self.work, self.solves, self.behind = work, solves, behind
        self.process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_closed = False

    def ask(self, asked: Any, budget: float) -> Any:
        """What the work makes of something, within so many seconds from when it begins; waits, so call it in a thread.

        TimeoutError when it takes longer, Crashed, Failed, or Unsolved when a model is to be solved first.
        """
        try:
            if self._is_closed:
                raise Crashed("the table is closed")
            self._begin(asked)
            kind, told = self._hear(budget)
        except TimeoutError:
            self._replace()
            raise
        except (EOFError, OSError, Crashed) as e:
            self._replace()
            raise Crashed(str(e) or "the process has ended") from None
        if kind == UNSOLVED:
            raise Unsolved(told)
        if kind == FAILED:
            raise Failed(told)
        return told

    def _begin(self, asked: Any) -> None:
        """Put the question to a process that is up; the budget counts from here."""
        try:
            if self.process is None or not self.process.is_alive():
                self._start()
            assert self._pipe
            self._pipe.send(asked)
            self._hear(GRACE)
        except TimeoutError:
            raise Crashed("the process does not begin") from None

    def _start(self) -> None:
        self._replace()
        self._pipe, theirs = WAY.Pipe()
        process = WAY.Process(target=attend, args=(theirs, self.work, self.solves, self.behind), daemon=True)
        process.start()
        self.process = process
        theirs.close()
        if self._is_closed:
            process.kill()
        self._hear(START)

    def _hear(self, seconds: float) -> tuple[str, Any]:
        """The next word of the process."""
        assert self._pipe
        assert self.process
        end, looks = time.monotonic() + seconds, 0
        while not self._pipe.poll(max(0.0, min(LOOK, end - time.monotonic()))):
            looks = looks + 1 if is_stopped(self.process.pid) else 0
            if looks > 1:
                raise Crashed("the process was stopped")
            if time.monotonic() >= end:
                raise TimeoutError
        word: tuple[str, Any] = self._pipe.recv()
        return word

    def _replace(self) -> None:
        """Send the process home, whatever it does; the next question calls another."""
        if self.process is not None:
            self.process.kill()
            self.process.join(GRACE)
            self.process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def close(self) -> None:
        """Nobody is asked any more. A stopped process hears no plea, only this; whoever waits for it is let go."""
        self._is_closed = True
        if (process := self.process) is not None:
            process.kill()


def is_stopped(process: int | None) -> bool:
    """Whether somebody has stopped a process; where that cannot be told, its budget decides."""
    try:
        told = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return False
    return told.rpartition(")")[2].split()[:1] in (["T"], ["t"])


# In the process -------------------------------------------------------------------------------------------------


def attend(pipe: Connection, work: Work, solves: bool, behind: bool) -> None:
    """Answer what comes, as long as the table is there; whoever stands behind leaves the machine to the others."""
    leave_with_the_table()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the table, which sends everybody home
    if behind and hasattr(os, "nice"):
        os.nice(10 if solves else 5)
    if not solves:
        solvers.leave_to_others()
    pipe.send((READY, None))
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked = pipe.recv()
            pipe.send((BEGUN, None))
            pipe.send(_told(work, asked))


def _told(work: Work, asked: Any) -> tuple[str, Any]:
    try:
        return DONE, work(asked)
    except Unsolved as e:
        return UNSOLVED, str(e)
    except Exception as e:
        return FAILED, f"{type(e).__name__}: {e}"[:300]


def leave_with_the_table() -> None:
    """End when the table ends, however suddenly."""
    threading.Thread(target=_watch_the_table, daemon=True).start()


def _watch_the_table() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
