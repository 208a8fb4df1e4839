"""The page of an account: what it likes to play, and what swung a match of its most."""

import pathlib
import time

import pytest

from downfield.table.pages.meet import style
from downfield.text import calls
from tests.table.conftest import Coach, Table
from tests.table.meet.people import signed
from tests.table.people.devices import ADA, Device

LONG = pathlib.Path(__file__).parents[2] / "golden" / "touch-down.record"
PLAYS = 4  # answers of hers in a match


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few calls make a favourite here, and whoever looks waits until all is known."""
    monkeypatch.setattr(calls, "FEW", 1)
    monkeypatch.setattr(style, "SOON", 60.0)


def answer(me: Coach, times: int) -> None:
    """Say the first that is offered, so many times."""
    for _ in range(times):
        me.until(lambda told: told["ask"]["mine"].get("0") is not None)
        me.answer(me.now["ask"]["mine"]["0"][0]["token"], 0)
        me.at(me.now["seq"] + 1)


def play(table: Table, who: Device, seen: str, times: int = PLAYS) -> str:
    """Play some of a match of First Downs, and give it up."""
    seats = [{"who": "me"}, {"who": "coach", "name": "random"}]
    start = "drive=5 first=home score=7-3"
    begun = who.post(
        "/api/matches", game="first-downs", seats=seats, visibility=seen, seed=1, start=start
    ).json()
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        answer(me, times)
        me.say(type="resign", seat=0)
        me.until(lambda told: bool(told["over"]))
    return str(begun["id"])


def reviewed(who: Device, match: str) -> None:
    """Have a match reviewed, and wait for it."""
    assert who.get(f"/match/{match}/review").status_code == 200
    for _ in range(600):
        if who.get(f"/api/matches/{match}/review").status_code == 200:
            return
        time.sleep(0.1)
    raise AssertionError("no review came")


def test_what_somebody_calls_most_is_told_in_the_words_of_the_game(table: Table) -> None:
    ada = signed(table, ADA)
    play(table, ada, "public")
    page = ada.get("/player/Ada?lang=en").text
    assert "Favourite plays" in page
    assert "On attack" in page
    assert "Giocate preferite" in ada.get("/player/Ada?lang=it").text


def test_what_others_may_not_find_tells_them_nothing(table: Table) -> None:
    ada, eve = signed(table, ADA), Device(table.client)
    match = play(table, ada, "private")
    reviewed(ada, match)
    mine, hers = ada.get("/player/Ada?lang=en").text, eve.get("/player/Ada?lang=en").text
    assert "Favourite plays" in mine
    assert "Biggest swing" in mine
    assert "Favourite plays" not in hers
    assert "Biggest swing" not in hers
    assert match not in hers


def test_the_biggest_swing_leads_to_its_moment(table: Table) -> None:
    ada, eve = signed(table, ADA), Device(table.client)
    match = play(table, ada, "public")
    assert "Biggest swing" not in Device(table.client).get("/player/Ada?lang=en").text
    reviewed(ada, match)
    page = eve.get("/player/Ada?lang=en").text
    assert "Biggest swing" in page
    assert f"/match/{match}/replay?lang=en#" in page


def test_a_look_at_the_page_has_a_match_of_a_solved_game_reviewed(table: Table) -> None:
    ada = signed(table, ADA)
    match = play(table, ada, "public")
    ada.get("/player/Ada")
    for _ in range(600):
        if ada.get(f"/api/matches/{match}/review").status_code == 200:
            break
        time.sleep(0.1)
    assert "Biggest swing" in ada.get("/player/Ada?lang=en").text


def test_a_long_review_that_somebody_waits_for_holds_none_of_them_up(table: Table) -> None:
    ada = signed(table, ADA)
    match = play(table, ada, "public")
    long = table.client.post("/api/records", json={"text": LONG.read_text(encoding="utf-8")}).json()["id"]
    assert table.client.get(f"/replay/{long}/review").status_code == 200
    ada.get("/player/Ada")
    for _ in range(600):
        if ada.get(f"/api/matches/{match}/review").status_code == 200:
            break
        time.sleep(0.1)
    assert "Biggest swing" in ada.get("/player/Ada?lang=en").text
    assert table.client.get(f"/api/records/{long}/review").status_code == 202


def test_nobody_waits_for_what_takes_long(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(style, "SOON", 0.0)
    ada = signed(table, ADA)
    play(table, ada, "public")
    assert ada.get("/player/Ada").status_code == 200
