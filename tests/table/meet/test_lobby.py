"""The lobby: challenges that anybody may take, pairs that want the same, and who is here."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from downfield.table.live.meet import lobby
from downfield.table.live.meet.lobby import HERE
from tests.table.conftest import Table, Time
from tests.table.meet.people import BOB, CLOCK, signed
from tests.table.people.devices import ADA, Device, code_of

pytestmark = pytest.mark.usefixtures("playbooks")
WISH: dict[str, Any] = {"game": "first-downs", "clock": CLOCK}


def _lobby(device: Device, waiting: str = "") -> dict[str, Any]:
    told: dict[str, Any] = device.get(f"/api/lobby?waiting={waiting}").json()
    return told


def test_two_meet_by_a_challenge_and_whoever_made_it_hears_of_it(table: Table) -> None:
    ada, bob = signed(table, ADA), Device(table.client)
    made = ada.post("/api/lobby/challenges", **WISH).json()
    (shown,) = _lobby(bob)["challenges"]
    assert (shown["name"], shown["game"], shown["rated"], shown["mine"]) == (
        "Ada",
        "first-downs",
        False,
        False,
    )
    assert _lobby(ada, made["id"])["begun"] == []
    seat = bob.post(f"/api/lobby/challenges/{made['id']}", name="Robert").json()
    assert seat["id"] == made["id"]
    assert _lobby(ada, made["id"])["begun"] == [made["id"]]
    assert _lobby(bob)["challenges"] == []
    assert made["id"] in ada.mine()
    assert made["id"] in bob.mine()


def test_of_two_who_accept_at_once_one_sits_down_and_the_other_gets_a_word(table: Table) -> None:
    ada, others = signed(table, ADA), [Device(table.client), Device(table.client)]
    made = ada.post("/api/lobby/challenges", **WISH).json()
    headers = [other.shown for other in others]
    with ThreadPoolExecutor(2) as both:
        replies = both.map(
            lambda shown: table.client.post(
                f"/api/lobby/challenges/{made['id']}", json={"name": "Robert"}, headers=shown
            ),
            headers,
        )
    told = sorted((code_of(reply) for reply in replies), key=lambda one: one[0])
    assert [status for status, _ in told] == [201, 409]
    assert told[1][1] == "challenge-taken"


def test_nobody_takes_his_own_challenge(table: Table) -> None:
    ada = signed(table, ADA)
    made = ada.post("/api/lobby/challenges", **WISH).json()
    assert code_of(ada.post(f"/api/lobby/challenges/{made['id']}", name="")) == (409, "own-challenge")


def test_a_challenge_that_is_withdrawn_is_gone_with_its_match(table: Table) -> None:
    ada, bob = signed(table, ADA), Device(table.client)
    made = ada.post("/api/lobby/challenges", **WISH).json()
    assert code_of(bob.delete(f"/api/lobby/challenges/{made['id']}")) == (409, "challenge-taken")  # not his
    assert ada.delete(f"/api/lobby/challenges/{made['id']}").status_code == 204
    assert _lobby(bob)["challenges"] == []
    assert ada.get(f"/api/matches/{made['id']}").status_code == 404
    assert code_of(bob.post(f"/api/lobby/challenges/{made['id']}", name="")) == (409, "challenge-taken")


def test_what_somebody_has_taken_cannot_be_withdrawn(table: Table) -> None:
    ada, bob = signed(table, ADA), Device(table.client)
    made = ada.post("/api/lobby/challenges", **WISH).json()
    bob.post(f"/api/lobby/challenges/{made['id']}", name="")
    assert code_of(ada.delete(f"/api/lobby/challenges/{made['id']}")) == (409, "challenge-taken")
    assert made["id"] in ada.mine()


def test_a_challenge_goes_when_its_owner_has_left(
    table: Table, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "OFTEN", 0.0)
    ada, bob = signed(table, ADA), Device(table.client)
    made = ada.post("/api/lobby/challenges", **WISH).json()
    time.seconds += HERE / 1000 + 5
    assert _lobby(bob)["challenges"] == []
    assert code_of(bob.post(f"/api/lobby/challenges/{made['id']}", name="")) == (409, "challenge-taken")
    assert "Ada" not in _lobby(bob)["names"]
    assert [one["id"] for one in _lobby(ada)["challenges"]] in (
        [],
        [made["id"]],
    )  # her own, until it is swept


def test_who_is_here_is_told_by_name_and_guests_are_counted(table: Table) -> None:
    ada, guest = signed(table, ADA), Device(table.client)
    _lobby(ada)
    told = _lobby(guest)
    assert (told["names"], told["guests"], told["guests_words"]) == (["Ada"], 1, "one guest")


def test_quick_pairing_seats_two_who_want_the_same_and_nobody_else(table: Table) -> None:
    ada, bob, eve = signed(table, ADA), signed(table, BOB), Device(table.client)
    first = ada.post("/api/lobby/pair", **WISH).json()
    assert first["waits"]
    assert eve.post("/api/lobby/pair", game="calciotto", clock=CLOCK).json()["waits"]
    assert ada.post("/api/lobby/pair", **WISH).json()["waits"]  # not against herself
    second = bob.post("/api/lobby/pair", **WISH).json()
    assert (second["waits"], second["id"]) == (False, first["id"])


def test_a_rated_challenge_tells_how_strong_its_owner_is_and_is_for_accounts(table: Table) -> None:
    ada, guest = signed(table, ADA), Device(table.client)
    made = ada.post("/api/lobby/challenges", **WISH, rated=True).json()
    (shown,) = _lobby(guest)["challenges"]
    assert (shown["rated"], shown["points"], shown["margin"] > 400) == (True, 1500, True)
    assert code_of(guest.post(f"/api/lobby/challenges/{made['id']}", name="")) == (409, "not-rated")
    assert signed(table, BOB).post(f"/api/lobby/challenges/{made['id']}", name="").status_code == 201


def test_whoever_is_blocked_does_not_see_the_challenge(table: Table) -> None:
    ada, bob = signed(table, ADA), Device(table.client)
    met = ada.post("/api/lobby/challenges", **WISH).json()
    bob.post(f"/api/lobby/challenges/{met['id']}", name="")
    other = next(one for one in ada.get(f"/api/matches/{met['id']}/people").json())
    ada.post(f"/api/matches/{met['id']}/people", seat=other["seat"], kind="block", on=True)
    made = ada.post("/api/lobby/challenges", **WISH).json()
    assert _lobby(bob)["challenges"] == []
    assert code_of(bob.post(f"/api/lobby/challenges/{made['id']}", name="")) == (409, "challenge-taken")


def test_nobody_hangs_out_more_than_three(table: Table) -> None:
    ada = signed(table, ADA)
    told = [ada.post("/api/lobby/challenges", **WISH).status_code for _ in range(4)]
    assert told == [201, 201, 201, 429]


def test_the_lobby_is_a_page(table: Table) -> None:
    page = Device(table.client).get("/lobby?lang=de").text
    assert "Treffpunkt" in page
    assert "Rated" not in page
