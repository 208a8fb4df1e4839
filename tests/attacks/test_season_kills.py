"""A season whose server is killed again and again ends as without: every draw, every die, every table."""

import contextlib
import json
import pathlib
import time
import urllib.error
import urllib.request
from typing import Any

import pytest

from downfield.kernel.chance import Rng
from downfield.league import programs
from downfield.league.competition import Competition, create
from downfield.league.deeds import Entered, Played, Ruled
from downfield.league.exports.whole import packed
from downfield.league.facts import result_of
from downfield.league.results import by_score
from downfield.league.settings import RoundRobin, Settings
from downfield.league.state import Fixture
from tests.table.running import Node, node

AT, SECRET = "2026-11-16T20:30:00Z", bytes(range(32))
BOTS, PEOPLE = ("One", "Two", "Three", "Four"), ("Ann", "Ben")


def season() -> Competition:
    """Four bots and two people, everybody against everybody, drawn."""
    made, secret = create(Settings("Season", "first-downs", (RoundRobin(),), days=0), "Ann", AT, SECRET)
    for name in BOTS:
        made.do(Entered(name, coach="random"), "Ann", AT)
    for name in PEOPLE:
        made.do(Entered(name), "Ann", AT)
    made.begin(secret, "Ann", AT)
    made.draw("Ann", AT)
    return made


def told_by_people(fixture: Fixture) -> tuple[int, int]:
    """How a match of people ends, as the organiser will enter it."""
    return fixture.home, fixture.away - 1 if fixture.away > fixture.home else fixture.away


def undisturbed() -> dict[str, tuple[int, int]]:
    """How every match ends where nobody is killed."""
    made = season()
    for fixture in programs.playable(made.state):
        made.do(Played(fixture.id, result_of(programs.play(made.state, fixture, SECRET))), "", AT)
    for fixture in [f for f in made.state.fixtures() if f.result is None]:
        made.do(Ruled(fixture.id, by_score(*told_by_people(fixture)), "seen"), "Ann", AT)
    return {f.id: f.result.score for f in made.state.fixtures() if f.result}


class Organiser:
    """Somebody with an account, at whatever server is open now."""

    def __init__(self, database: pathlib.Path) -> None:
        self.database, self.cookie, self.slug = database, "", ""

    def ask(self, server: Node, path: str, body: object = None) -> Any:
        """What a server says."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        address = f"http://{server.place}"
        headers = {"content-type": "application/json", "origin": address, "cookie": self.cookie}
        reply = urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=30)
        self.cookie = self.cookie or (reply.headers.get("set-cookie") or "").split(";")[0]
        return json.load(reply)

    def bring(self, server: Node) -> None:
        """Sign up, and bring the season along."""
        self.ask(server, "/api/account/sign-up", {"name": "Ann", "password": "correct horse battery"})
        file = packed(season(), {}, SECRET.hex())
        self.slug = self.ask(server, "/api/leagues/import", file)["slug"]

    def matches(self, server: Node) -> dict[str, Any]:
        """Every match, by number."""
        return {match["id"]: match for match in self.ask(server, f"/api/leagues/{self.slug}")["matches"]}

    def enter(self, server: Node, match: dict[str, Any]) -> None:
        """Enter a result of people."""
        home, away = told_by_people(Fixture(match["id"], "", match["home"], match["away"]))
        result = {"score": [home, away], "winner": 0 if home > away else 1 if away > home else -1}
        what = {"match": match["id"], "result": result, "why": "seen"}
        self.ask(server, f"/api/leagues/{self.slug}/deeds", {"did": "ruled", "what": what})


def _survives(database: pathlib.Path, kills: int) -> None:
    ann, rng = Organiser(database), Rng(kills, 11)
    acknowledged: set[str] = set()
    people = {4 + 1, 4 + 2}
    for turn in range(kills + 1):
        with node(database) as server:
            if not ann.slug:
                ann.bring(server)
            now = ann.matches(server)
            kept = {number for number, match in now.items() if match["score"] is not None}
            assert acknowledged <= kept, "what was acknowledged is lost"
            acknowledged = kept
            mine = [m for m in now.values() if {m["home"], m["away"]} & people and m["score"] is None]
            if turn == kills:
                for match in mine:
                    ann.enter(server, match)
                until = time.monotonic() + 300
                while any(match["score"] is None for match in ann.matches(server).values()):
                    assert time.monotonic() < until, "the bots do not play on"
                    time.sleep(1)
                played = {number: tuple(match["score"]) for number, match in ann.matches(server).items()}
                assert played == undisturbed()
                continue
            time.sleep(rng.below(60) / 10)
            with contextlib.suppress(urllib.error.URLError, ConnectionError):
                if mine and rng.below(2):
                    ann.enter(server, mine[0])
                    acknowledged.add(mine[0]["id"])
            server.kill()


@pytest.mark.nightly
def test_a_season_whose_server_is_killed_fifty_times_ends_as_without(tmp_path: pathlib.Path) -> None:
    _survives(tmp_path / "t.sqlite", 50)
