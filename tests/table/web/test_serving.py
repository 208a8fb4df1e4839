"""How a server begins and ends."""

import signal
import threading

import pytest
import uvicorn

from downfield.table.web import serving


async def _app(scope: object, receive: object, send: object) -> None:
    """Does nothing."""


def test_a_server_that_hangs_ends_all_the_same_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()
    monkeypatch.setattr(serving, "_end", ended.set)
    monkeypatch.setattr(serving, "LAST_WORD", 0.01)
    serving.Server(uvicorn.Config(_app, log_config=None)).handle_exit(signal.SIGTERM, None)
    assert ended.wait(10)
