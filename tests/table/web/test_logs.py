"""What is written down for whoever runs the server: what happened, and no secret of anybody."""

import io
import json
import logging
import pathlib
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from downfield.table.protocol import logs
from tests.table.conftest import Table, play_on

FACTS = {"at", "level", "event", "match", "seat", "seq", "game", "holders", "code", "version", "shared"}
HTML = {"accept": "text/html"}


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log, as JSON."""
    loggers = [logging.getLogger(name) for name in ("downfield", "uvicorn")]
    before = [(logger.handlers[:], logger.propagate, logger.level) for logger in loggers]
    stream = io.StringIO()
    logs.begin(stream=stream)
    yield stream
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


def _lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def _kept_secrets(file: pathlib.Path) -> set[str]:
    """What the database keeps to itself."""
    connection = sqlite3.connect(file)
    asked = "SELECT secret FROM match UNION SELECT value FROM setting UNION SELECT key_hash FROM seat"
    found = {row[0] for row in connection.execute(asked)}
    connection.close()
    return {secret for secret in found if secret}


@pytest.mark.slow
def test_a_whole_match_is_told_without_any_secret(
    log: io.StringIO, empty_table: Table, tmp_path: pathlib.Path
) -> None:
    begun = empty_table.begin("first-and-roll", "me", "open")
    seated = empty_table.client.post(f"/api/join/{begun['invite']}", json={"name": "Zacharias"}).json()
    empty_table.client.post("/api/join/no-such-invitation", json={"name": "Zacharias"})
    empty_table.client.get("/", headers=HTML)
    empty_table.client.post(
        "/api/account/sign-up", json={"name": "Melchior", "password": "correct horse battery"}
    )
    token = empty_table.client.post("/api/tokens", json={"label": "mine"}).json()["token"]
    keys = begun["keys"]["0"], seated["key"]
    with empty_table.coach(begun["id"], keys[0]) as home, empty_table.coach(begun["id"], keys[1]) as away:
        home.say(type="chat", words="unheard-of words")
        home.at(0)
        home.answer("no-such-answer", 0)
        play_on({0: home, 1: away})
    with empty_table.coach(begun["id"], "no-such-key") as nobody:
        assert nobody.refused() == "wrong-key"
    lines, whole = _lines(log), log.getvalue()
    assert {"match begun", "seat taken", "answer", "refusal"} <= {line["event"] for line in lines}
    assert {name for line in lines for name in line} <= FACTS
    cookies = {str(cookie.value) for cookie in empty_table.client.cookies.jar}
    assert cookies
    typed = {"Zacharias", "Melchior", "battery", "unheard", "no-such", token, begun["invite"], *keys}
    told = {
        secret for secret in typed | cookies | _kept_secrets(tmp_path / "table.sqlite") if secret in whole
    }
    assert told == set()


def test_trouble_is_told_without_the_address_that_was_asked_for(
    log: io.StringIO, empty_table: Table, tmp_path: pathlib.Path
) -> None:
    with sqlite3.connect(tmp_path / "table.sqlite") as connection:
        connection.execute("ALTER TABLE match RENAME TO elsewhere")
    connection.close()
    reply = empty_table.client.post("/api/join/sesame", json={"name": "Ada"})
    assert (reply.status_code, reply.json()["code"]) == (503, "not-kept")
    trouble = next(line for line in _lines(log) if line["event"] == "database trouble")
    assert trouble["door"] == "/api/join/{code}"
    assert "no such table" in trouble["error"]
    assert any("house.py" in place for place in trouble["where"])
    assert "sesame" not in log.getvalue()


def test_of_a_failure_only_the_first_line_is_told(log: io.StringIO) -> None:
    try:
        raise OSError("the row is bad\nDETAIL: the row was (key, password)")
    except OSError as e:
        logs.warn("failed", e)
    assert "the row is bad" in log.getvalue()
    assert "password" not in log.getvalue()


def test_at_a_terminal_a_line_is_for_people() -> None:
    writer = logs.AsText()
    record = logging.LogRecord("downfield.table", logging.INFO, "", 0, "seat taken", None, None)
    record.facts = {"match": "m1", "seat": 1}
    assert writer.format(record)[9:] == "seat taken  match=m1 seat=1"
    record.levelno, record.levelname = logging.WARNING, "WARNING"
    assert "warning: seat taken" in writer.format(record)
