"""Matches with days for each decision: over a restart, judged though nobody looks, and told by a feed."""

import re
from xml.etree import ElementTree

import pytest

from downfield.table.live.house import House
from downfield.table.live.meet import postman
from tests.table.company import both, online
from tests.table.conftest import Coach, Open, Table, Time, play_on
from tests.table.meet.people import signed
from tests.table.people.devices import ADA, Device

pytestmark = pytest.mark.usefixtures("playbooks")
DAY = 24 * 3600
CLOCK = {"decision": 3 * DAY, "reserve": 0, "lapse": "lapse"}
ATOM = "{http://www.w3.org/2005/Atom}"


def _days_left(coach: Coach) -> float:
    """What whoever decides has left."""
    told = coach.until(lambda told: any(face["running"] for face in told["clocks"]))
    return float(min(face["decision_left_ms"] for face in told["clocks"] if face["running"])) / 1000 / DAY


def _house(table: Table) -> House:
    provided = table.client.app.dependencies["house"].dependency()
    assert isinstance(provided, House)
    return provided


def test_a_match_by_letter_goes_on_after_the_server_was_away(open_table: Open, time: Time) -> None:
    with open_table() as table:
        match, keys = online(table, clock=CLOCK)
        with both(table, match, keys) as (home, away):
            play_on({0: home, 1: away}, steps=2)
        time.seconds += DAY  # nobody looks, and the server is awake
        with table.coach(match, keys[0]) as home:
            assert _days_left(home) == pytest.approx(2, abs=0.01)
    time.wall += 2.5 * DAY  # nobody is awake
    with open_table() as table, both(table, match, keys) as (home, away):
        assert _days_left(home) == pytest.approx(2, abs=0.01)
        before = home.now["seq"]
        play_on({0: home, 1: away}, steps=2)
        assert home.now["seq"] > before


def test_whoever_lets_the_days_pass_has_lost_though_nobody_looks(
    table: Table, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postman, "OFTEN", 0.0)
    match, keys = online(table, clock=CLOCK)
    with both(table, match, keys) as (home, away):
        play_on({0: home, 1: away}, steps=2)
    time.seconds += 2 * DAY
    with table.client.portal() as loop:
        loop.call(_house(table).postman.look)
        assert not table.client.get(f"/api/matches/{match}").json()["over"]
        time.seconds += 2 * DAY
        loop.call(_house(table).postman.look)
    told = table.client.get(f"/api/matches/{match}").json()
    assert (told["over"], told["how"]) == (True, "lapsed")


def test_the_feed_tells_where_it_is_my_turn_once_for_each_turn(table: Table) -> None:
    ada = signed(table, ADA)
    begun = ada.post("/api/matches", game="first-downs", seats=[{"who": "me"}, {"who": "me"}]).json()
    with table.coach(begun["id"], *begun["keys"].values()) as me:
        me.until(lambda told: told["ask"]["kind"] != "wait")
    found = re.search(r'href="(/turns/[^"]+)"', ada.get("/mine").text)
    assert found is not None
    address = found[1].replace("&amp;", "&")
    feed = ElementTree.fromstring(Device(table.client).get(address).text)  # whoever has the address reads it
    (entry,) = feed.findall(f"{ATOM}entry")
    assert "Famous First Downs" in (entry.findtext(f"{ATOM}title") or "")
    assert begun["id"] in (entry.findtext(f"{ATOM}id") or "")
    with table.coach(begun["id"], *begun["keys"].values()) as me:
        me.say(type="resign", seat=0)
        me.until(lambda told: bool(told["over"]))
    assert ElementTree.fromstring(ada.get(address).text).findall(f"{ATOM}entry") == []
    assert ada.get("/turns/forged.key").status_code == 404


def test_a_challenge_by_letter_waits_though_its_owner_leaves(table: Table, time: Time) -> None:
    ada, bob = signed(table, ADA), Device(table.client)
    made = ada.post("/api/lobby/challenges", game="first-downs", clock=CLOCK).json()
    time.seconds += DAY
    (shown,) = bob.get("/api/lobby").json()["challenges"]
    assert (shown["id"], shown["stays"], shown["clock"]) == (made["id"], True, "3 days per decision")
    time.seconds += 14 * DAY
    assert bob.get("/api/lobby").json()["challenges"] == []
