"""Processes in which programs think: whatever is done to one, it is gone when it is sent home."""

import asyncio
import concurrent.futures
import contextlib
import os
import pathlib
import signal
import subprocess
import sys
import time
import types
from collections.abc import Iterator
from typing import Any

import pytest

from downfield.table.live import workers
from downfield.table.live.halls import Hall
from downfield.table.live.turns import Patron
from downfield.table.live.workers import Crashed, Worker, is_stopped

SOON = 10.0  # seconds for what takes no time at all, on a busy machine
LONG = 3600.0

SCRIPT = """
import threading, time
from downfield.table.live.workers import Worker
if __name__ == "__main__":
    worker = Worker(time.sleep)
    worker.ask(0, 60)
    threading.Thread(target=worker.ask, args=(3600, 3600), daemon=True).start()
    time.sleep(0.3)
    print(worker.process.pid, flush=True)
    time.sleep(3600)
"""


@contextlib.contextmanager
def worker(**more: Any) -> Iterator[tuple[Worker, int]]:
    """One who sleeps as long as he is asked to, and his process."""
    one = Worker(time.sleep, **more)
    one.ask(0, SOON)
    assert one.process
    assert one.process.pid
    try:
        yield one, one.process.pid
    finally:
        one.close()


def stop(process: int) -> None:
    """Stop a process; whatever else it is told before it stands still it hears."""
    os.kill(process, signal.SIGSTOP)
    while not is_stopped(process):
        time.sleep(0.01)


def is_gone(process: int) -> bool:
    """Whether a process ends soon."""
    end = time.monotonic() + SOON
    while pathlib.Path(f"/proc/{process}").exists() and time.monotonic() < end:
        with contextlib.suppress(ChildProcessError):
            os.waitpid(process, os.WNOHANG)
        time.sleep(0.01)
    return not pathlib.Path(f"/proc/{process}").exists()


def test_a_process_that_is_stopped_goes_home_with_the_table() -> None:
    with worker() as (one, process):
        stop(process)
        one.close()
        assert is_gone(process)


def test_who_waits_for_a_process_is_let_go_when_the_table_closes() -> None:
    with worker() as (one, process), concurrent.futures.ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(one.ask, LONG, LONG)
        time.sleep(0.1)
        one.close()
        with pytest.raises(Crashed):
            waiting.result(SOON)
        assert is_gone(process)


def test_nobody_begins_at_a_table_that_is_closed() -> None:
    one = Worker(time.sleep)
    one.close()
    with pytest.raises(Crashed, match="closed"):
        one.ask(0, SOON)
    assert one.process is None


def test_whoever_gets_up_while_the_table_closes_goes_home(monkeypatch: pytest.MonkeyPatch) -> None:
    one, begun, way = Worker(time.sleep), [], workers.WAY

    def process(**given: Any) -> Any:
        one.close()  # nobody is there yet who could be sent home
        begun.append(way.Process(**given))
        return begun[0]

    monkeypatch.setattr(workers, "WAY", types.SimpleNamespace(Pipe=way.Pipe, Process=process))
    with pytest.raises(Crashed):
        one.ask(0, SOON)
    assert is_gone(begun[0].pid or 0)


def test_a_stop_that_is_meant_for_the_table_disturbs_nobody_who_thinks() -> None:
    with worker() as (one, process):
        os.kill(process, signal.SIGINT)
        one.ask(0, SOON)
        assert one.process
        assert one.process.pid == process


def test_who_stands_behind_leaves_the_machine_to_the_others() -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    for more, later in (({}, 0), ({"behind": True}, 5), ({"behind": True, "solves": True}, 10)):
        with worker(**more) as (_, process):
            assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + later)


def test_a_process_that_does_not_begin_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.2)
    monkeypatch.setattr(workers, "is_stopped", lambda _: False)  # where that cannot be told
    with worker() as (one, process):
        stop(process)
        with pytest.raises(Crashed, match="does not begin"):
            one.ask(0, LONG)
        assert is_gone(process)
        one.ask(0, SOON)


def test_who_thinks_ends_with_a_table_that_is_killed() -> None:
    start = [sys.executable, "-c", SCRIPT]
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdout
        thinking = int(table.stdout.readline())
        table.kill()
        table.wait()
        assert is_gone(thinking)


async def test_a_hall_that_closes_waits_for_nobody() -> None:
    """A stopped process hears nothing, and the table has no time for it."""
    hall = Hall(time.sleep, 1, LONG)
    await hall.ask(Patron(), 0, SOON)
    (one,) = hall.workers
    assert one.process
    stop(process := one.process.pid or 0)
    begun = time.monotonic()
    hall.close()
    assert time.monotonic() - begun < 1
    assert is_gone(process)


async def test_who_thought_on_beside_goes_home_when_the_places_are_taken() -> None:
    hall = Hall(time.sleep, 1, 0.1)
    long, short = (asyncio.create_task(hall.ask(Patron(), seconds, SOON)) for seconds in (0.6, 0))
    await short
    assert not long.done()
    both = [one.process for one in hall.workers if one.process]
    await long
    assert len(both) == 2
    assert len(hall.workers) == 1
    assert sum(is_gone(process.pid or 0) for process in both if process not in _kept(hall)) == 1
    hall.close()


def _kept(hall: Hall) -> list[object]:
    return [one.process for one in hall.workers]
