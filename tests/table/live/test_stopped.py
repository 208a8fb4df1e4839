"""Processes of a running server that are stopped or killed: the table goes on, and ends when it is told to."""

import contextlib
import json
import os
import pathlib
import signal
import time

import pytest

from tests.table.conftest import Coach
from tests.table.running import node

pytestmark = pytest.mark.usefixtures("playbooks")
ME, PROGRAM = {"who": "me", "name": "Ada"}, {"who": "coach", "name": "steady"}
MOST = 20.0  # seconds in which a server ends, on a busy machine


def _answer(me: Coach) -> None:
    """Answer, and hear that the program has answered too."""
    seq = me.until(lambda told: bool(told["ask"]["mine"]))["seq"]
    me.answer(me.tokens()[0])
    me.until(lambda told: told["seq"] > seq and (told["over"] or bool(told["ask"]["mine"])))


def test_a_server_whose_programs_are_stopped_goes_on_and_ends_when_told(tmp_path: pathlib.Path) -> None:
    log = tmp_path / "log"
    with node(tmp_path / "t.sqlite", "--log", "json", log=log) as server:
        begun = server.begin("first-and-roll", ME, PROGRAM)
        with server.coach(begun["id"], begun["keys"]["0"]) as me:
            _answer(me)
            for process in server.thinkers():
                os.kill(process, signal.SIGSTOP)
            while "coach crashed" not in log.read_text():
                _answer(me)
            assert server.get("/healthz") == "well"
        for process in server.thinkers():
            os.kill(process, signal.SIGSTOP)
        server.process.send_signal(signal.SIGTERM)
        begin = time.monotonic()
        server.process.wait(MOST)
        assert time.monotonic() - begin < MOST
    events = [json.loads(line)["event"] for line in log.read_text().splitlines()]
    assert "falter" not in events


@pytest.mark.nightly
def test_whatever_is_done_to_processes_of_programs_every_match_goes_on(tmp_path: pathlib.Path) -> None:
    signals = (signal.SIGSTOP, signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV)
    with node(tmp_path / "t.sqlite") as server, contextlib.ExitStack() as left:
        begun = [server.begin(game, ME, PROGRAM) for game in ("first-and-roll", "calciotto", "touch-down")]
        coaches = [left.enter_context(server.coach(b["id"], b["keys"]["0"])) for b in begun]
        for turn in range(12):
            for process in server.thinkers():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signals[turn % len(signals)])
            for me in coaches:
                if not me.now.get("over"):
                    _answer(me)
            assert server.get("/healthz") == "well"
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(MOST)
