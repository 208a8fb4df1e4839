"""The event loop belongs to everybody: whatever takes long in a match is done beside it, or in another process."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from downfield.kernel.match import Match
from downfield.table.live import house, recall
from downfield.table.live.halls import Hall
from downfield.table.people import accounts
from downfield.table.show import films, studio
from downfield.table.web import line
from tests.table.company import both, online, until_asked_twice
from tests.table.conftest import Open, Table, play_on
from tests.table.pages.test_league import begun as cup_begun
from tests.table.pages.test_league import member, uncounted

Spied = list[str]


@pytest.fixture
def spied(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, str], Spied]:
    """Notes in which thread something is called."""

    def spy(where: Any, name: str) -> Spied:
        seen: Spied = []
        real = getattr(where, name)

        def seen_at_work(*given: Any, **more: Any) -> Any:
            seen.append(threading.current_thread().name)
            return real(*given, **more)

        monkeypatch.setattr(where, name, seen_at_work)
        return seen

    return spy


Spy = Callable[[Any, str], Spied]


def _is_beside(seen: Spied) -> bool:
    return bool(seen) and all(name.startswith("desk") for name in seen)


def _played(table: Table, game: str = "first-downs", steps: int = 10**6) -> str:
    begun = table.begin(game, "me", "me", seed=5, listed=True)
    with table.coach(begun["id"], *begun["keys"].values()) as coach:
        play_on({0: coach, 1: coach}, steps)
    return str(begun["id"])


def test_a_match_is_opened_beside_the_event_loop(table: Table, spied: Spy) -> None:
    match = table.begin("first-downs", "me", "me", seed=5)["id"]
    seen = spied(house, "rebuild")
    assert table.client.get(f"/api/matches/{match}").status_code == 200
    assert _is_beside(seen)


@pytest.mark.parametrize(
    "path",
    ["api/matches/{}/replay", "api/matches/{}/moments", "match/{}/replay", "match/{}/report"],
)
def test_films_are_made_in_another_process(table: Table, spied: Spy, path: str) -> None:
    match = _played(table, "calciotto" if "report" in path else "first-downs")
    seen = spied(films, "moments") + spied(studio, "moments") + spied(films, "Film")
    assert table.client.get("/" + path.format(match), headers={"accept": "text/html"}).status_code == 200
    assert seen == []


def test_a_record_is_read_in_another_process(table: Table, spied: Spy) -> None:
    text = table.client.get(f"/api/matches/{_played(table)}/record").text
    seen = spied(Match, "play")
    reply = table.client.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    assert reply.status_code == 201
    assert seen == []


def test_one_plays_on_from_a_moment_found_in_another_process(table: Table, spied: Spy) -> None:
    match = _played(table)
    seen = spied(studio, "moments")
    assert table.client.post("/api/forks", json={"match": match, "moment": 5}).status_code == 201
    assert seen == []


def test_where_a_figure_can_go_is_found_out_once_and_beside_the_event_loop(table: Table, spied: Spy) -> None:
    begun = table.begin("touch-down", "me", "me", seed=3)
    seen = spied(line, "reach")
    with table.coach(begun["id"], *begun["keys"].values()) as coach:
        coach.at(0)
        for step in range(100):
            if coach.now["ask"]["sources"]:
                break
            play_on({0: coach, 1: coach}, steps=1, seed=step)
        seat, sources = next(iter(coach.now["ask"]["sources"].items()))
        for _ in range(5):
            coach.say(type="reach", seat=int(seat), source=sources[0])
            while coach.hear()["type"] != "ways":  # an update may be on its way, such as of the clocks
                assert coach.now["ask"]["sources"]
    assert len(seen) == 1
    assert _is_beside(seen)


@pytest.mark.parametrize("start", ["advised", "places"])
def test_a_line_up_is_recommended_and_drawn_beside_the_event_loop(
    table: Table, spied: Spy, start: str
) -> None:
    begun = table.begin("touch-down", "me", "me", seed=3, start="row=8 :: attack")
    seen = spied(line, "lined_up")
    with table.coach(begun["id"], begun["keys"]["0"]) as coach:
        coach.at(0)
        coach.say(type="line-up", seat=0, start=start)
        while coach.hear()["type"] != "lined-up":
            continue
    assert _is_beside(seen)


def test_going_back_plays_the_match_again_beside_the_event_loop(table: Table, spied: Spy) -> None:
    match, keys = online(table)
    with both(table, match, keys) as (home, away):
        until_asked_twice(home, away, 0)
        home.say(type="ask-back", seat=0, seq=home.now["seq"])
        away.until(lambda told: told["back"] is not None)
        seen = spied(Match, "go_back")
        away.say(type="go-back", seat=1, seq=away.now["seq"])
        home.at(away.now["seq"] + 1)
    assert _is_beside(seen)


def test_memories_are_found_beside_the_event_loop(open_table: Open, spied: Spy) -> None:
    with open_table() as table:
        table.client.get("/")
        _played(table, "touch-down", steps=30)
        seen = spied(recall, "rebuild")
        begun = table.begin("touch-down", "me", "me", seed=5)
        with table.coach(begun["id"], *begun["keys"].values()) as coach:
            coach.at(0)
    assert _is_beside(seen)


def test_seasons_are_played_out_once_and_in_another_process(
    table: Table, spied: Spy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "count_attempt", uncounted)
    ada = member(table, "Ada")
    cup = cup_begun(table, ada, ["Bea", "Cid", "Dan"])
    seen, asked = spied(studio, "chances"), spied(Hall, "ask")
    for _ in range(2):
        reply = ada.get(f"{cup}/figures")
        assert "How likely is each place?" in reply.text
    assert (seen, len(asked)) == ([], 1)
