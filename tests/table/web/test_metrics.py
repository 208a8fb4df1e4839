"""The numbers for whoever runs the server: they count, they name nobody, and they are not for everybody."""

import pathlib
import re
import urllib.error
import urllib.request

import pytest

from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.client import Client
from tests.table.company import decide
from tests.table.conftest import Table
from tests.table.running import node


@pytest.fixture
def counted(tmp_path: pathlib.Path) -> Client:
    return Client(
        table_app(tmp_path / "t.sqlite", pace=0.0, doorkeeper=Doorkeeper(10_000), metrics_open=True)
    )


def _numbers(table: Table) -> dict[str, float]:
    text = table.client.get("/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", text, re.MULTILINE)}


def test_the_numbers_count_what_happens(counted: Client) -> None:
    with counted as client:
        table = Table(client)
        before = _numbers(table)
        begun = table.begin("first-and-roll", "me", "random")
        with table.coach(begun["id"], begun["keys"]["0"]) as me, table.coach(begun["id"]) as spectator:
            me.at(0)
            me.answer("nonsense", 0)
            me.refused()
            for _ in range(6):
                decide(me)
                spectator.at(me.now["seq"])
            me.until(lambda told: bool(told["ask"]["mine"]))
            me.answer("nonsense", 0)  # what was counted before it is counted now
            me.refused()
            now = _numbers(table)

        def more(name: str) -> float:
            return now[name] - before.get(name, 0)

        assert (now["downfield_matches_open"], now["downfield_guests"]) == (1, 2)
        assert more('downfield_answers_total{game="first-and-roll"}') >= 7
        assert more("downfield_answer_seconds_count") >= 6
        assert more("downfield_coach_seconds_count") >= 1
        assert sum(more(name) for name in now if name.startswith("downfield_refusals_total")) == 2
        assert begun["id"] not in table.client.get("/metrics").text


@pytest.mark.slow
def test_only_this_machine_may_read_them(tmp_path: pathlib.Path) -> None:
    with node(tmp_path / "t.sqlite") as server:
        assert "downfield_matches_open 0.0" in server.get("/metrics")
        through = urllib.request.Request(
            f"http://{server.place}/metrics", headers={"x-forwarded-for": "127.0.0.1"}
        )
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(through, timeout=60)
        refused.value.close()
        assert refused.value.code == 404


def test_nobody_else_may_read_them(table: Table) -> None:
    assert table.client.get("/metrics").status_code == 404
