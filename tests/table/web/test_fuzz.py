"""Whatever guests send, a match stays whole: nobody else notices, it can be played to its end, and its record verifies.

DOWNFIELD_EXAMPLES is how many matches are disturbed; when it is set, each by a thousand messages.
"""

import json
import logging
import os
import pathlib
import time
from collections.abc import Iterator
from typing import Any

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.served import Program, Told, served
from tests.table.web.fuzz import Rogue

MATCHES = int(os.environ.get("DOWNFIELD_EXAMPLES", "1"))
MESSAGES = 1000 if "DOWNFIELD_EXAMPLES" in os.environ else 150
ENOUGH = 300  # answers that show that a match goes on
AT_NIGHT = 8  # of every game, with a clock and without, against people and programs
GAMES = tuple(downfield.GAMES)
CLOCK = {"decision": 3600, "reserve": 3600, "lapse": "lapse"}
TOLD = ("update", "chat")
OURS = ("downfield", "litestar", "uvicorn")


@pytest.fixture
def table(tmp_path: pathlib.Path) -> Iterator[str]:
    """The address of a running table."""
    with served(table_app(tmp_path / "table.sqlite", pace=0.0, doorkeeper=Doorkeeper(10**9))) as address:
        yield address


def _begin(table: str, number: int) -> Told:
    """A match between two people, or against a program, with or without a clock."""
    seats = [{"who": "me"}, {"who": "coach", "name": "random"} if number % 4 == 3 else {"who": "me"}]
    wish: dict[str, Any] = {"game": GAMES[number % len(GAMES)], "seats": seats}
    if number % 3 == 1:
        wish["clock"] = CLOCK
    told: Told = Program(table).ask("/api/matches", wish)
    return told


def _disturb(table: str, begun: Told, rng: Rng) -> list[Rogue]:
    """Let many guests send what they like; gives those who only listened."""
    match, keys = begun["id"], list(begun["keys"].values())
    quiet = [Rogue(table, match, held, rng) for held in ([], *([key] for key in keys))]
    rogues = [Rogue(table, match, held, rng) for held in ([], keys, *([key] for key in keys))]
    for guest in quiet:
        guest.come()
    for i in range(MESSAGES):
        rogue = rogues[rng.below(len(rogues))]
        rogue.act()
        rogue.listen()
        if i % 10 == 0:
            for guest in (*quiet, *rogues):
                guest.listen()
        if i % 40 == 39:
            _forge(table, match, keys, rng)
    for rogue in rogues:
        rogue.go()
    return quiet


def _forge(table: str, match: str, keys: list[str], rng: Rng) -> None:
    """Somebody comes with a key that is none, or says something else than hello."""
    forger = Rogue(table, match, [], rng)
    forger.come([forger.one((keys[0][:-1], f"{keys[0]}x", keys[0].swapcase()))])
    forger.listen(20)
    assert [told["code"] for told in forger.heard] == ["wrong-key"]
    assert forger.line is None


def _finish(table: str, begun: Told) -> None:
    """The holders of the seats come once more, and play on to the end; of a long match they give up the rest."""
    coach = Rogue(table, begun["id"], list(begun["keys"].values()), Rng(7))
    coach.come()
    end, asked, answers = time.monotonic() + 60, -1, 0
    while not coach.now.get("over"):
        assert time.monotonic() < end, f"the match is stuck: {coach.now.get('ask')}"
        coach.listen(0.02)
        coach.add_to_dice()
        mine = coach.now.get("ask", {}).get("mine", {})
        if mine and coach.now["seq"] != asked:
            end, asked, answers = time.monotonic() + 60, coach.now["seq"], answers + 1
            seat, choices = sorted(mine.items())[0]
            answer = {"type": "answer", "seq": asked, "seat": int(seat), "token": coach.one(choices)["token"]}
            coach.say(json.dumps(answer if answers < ENOUGH else {"type": "resign", "seat": int(seat)}))
    coach.go()


def _check_quiet(guest: Rogue, seats: set[str]) -> None:
    """Whoever only listened was told of the match, in order, and of nothing that is another's."""
    guest.listen(0.5)
    assert guest.line is not None, "a line broke because of others"
    guest.go()
    assert {told["type"] for told in guest.heard} <= set(TOLD)
    updates = [told for told in guest.heard if told["type"] == "update"]
    counted = [told["seq"] for told in updates]
    assert counted == sorted(counted)
    if all(sitter["kind"] == "person" for sitter in updates[-1]["sitters"]):  # a program takes its time
        assert counted[-1] > 5 or updates[-1]["over"], "nobody played"
    assert all(set(told["ask"]["mine"]) <= seats for told in updates)


@pytest.mark.parametrize(
    "number",
    [
        *(pytest.param(number, marks=pytest.mark.slow) for number in range(MATCHES)),
        *(pytest.param(number, marks=pytest.mark.nightly) for number in range(MATCHES, AT_NIGHT)),
    ],
)
def test_whatever_is_sent_the_match_stays_whole(
    table: str, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    begun = _begin(table, number)
    quiet = _disturb(table, begun, Rng(number + 1))
    for guest, seats in zip(quiet, ({*()}, *({seat} for seat in begun["keys"])), strict=True):
        _check_quiet(guest, set(seats))
    _finish(table, begun)
    with Program(table).open(f"/api/matches/{begun['id']}/record") as written:
        read = record.read(written.read().decode())
    assert record.verify(read, downfield.game(read.tags["Game"])).over
    assert Program(table).ask(f"/api/matches/{begun['id']}")["over"]
    assert [entry.getMessage() for entry in caplog.records if entry.name.startswith(OURS)] == []
