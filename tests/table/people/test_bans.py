"""A ban made by the command holds at every door of a running table, and is told with its reason and its end."""

import json
import pathlib
from datetime import UTC, datetime, timedelta

import pytest

from downfield.table.live import heart
from tests.table.company import both
from tests.table.conftest import Table
from tests.table.people.devices import ADA, Device, code_of
from tests.table.people.keepers import admin, soon

WISH = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "coach"}]}


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heart, "LOOK", 0.02)


def _is_banned(device: Device, path: str = "/watch") -> bool:
    return bool(device.get(path).status_code == 403)


def test_a_banned_account_is_told_why_and_until_when_on_pages_and_doors(
    table: Table, tmp_path: pathlib.Path
) -> None:
    device, other = Device(table.client), Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    assert admin(tmp_path, "ban", "ada", "--why", "spam in the chat", "--days", "3") == 0
    soon(lambda: _is_banned(device))
    day = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    page = device.get("/watch")
    assert f"banned from this table until {day}" in page.text
    assert "spam in the chat" in page.text
    assert code_of(device.post("/api/matches", **WISH)) == (403, "banned")
    assert "banned" in device.post("/api/join/whatever", name="x").text
    assert other.get("/watch").status_code == 200
    assert other.post("/api/matches", **WISH).status_code == 201
    assert device.get("/static/style.css").status_code == 200
    assert admin(tmp_path, "unban", "Ada", "--why", "a mistake") == 0
    soon(lambda: not _is_banned(device))


def test_a_ban_ends_by_itself(table: Table, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    admin(tmp_path, "ban", "Ada", "--why", "x", "--days", "1")
    soon(lambda: _is_banned(device))
    later = (datetime.now(UTC) + timedelta(days=2)).isoformat(timespec="seconds")
    monkeypatch.setattr("downfield.table.live.bans.this_second", lambda: later)
    assert not _is_banned(device)


def test_tokens_and_keys_of_a_banned_account_open_nothing(table: Table, tmp_path: pathlib.Path) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    token = device.post("/api/tokens", label="bot", scope="organise").json()["token"]
    begun = device.post("/api/matches", **WISH).json()
    admin(tmp_path, "ban", "Ada", "--why", "x")
    soon(lambda: _is_banned(device))
    for bearer in (token, begun["keys"]["0"]):
        shown = {"authorization": f"Bearer {bearer}"}
        for path in (f"/api/matches/{begun['id']}/stream", f"/api/matches/{begun['id']}", "/api/mine"):
            assert code_of(table.client.get(path, headers=shown)) == (403, "banned")
        said = table.client.post(f"/api/matches/{begun['id']}/resignations", json={"seat": 0}, headers=shown)
        assert code_of(said) == (403, "banned")
    with table.client.websocket_connect(f"/api/matches/{begun['id']}/live") as line:
        line.send_text(json.dumps({"type": "hello", "keys": [begun["keys"]["0"]]}))
        assert json.loads(line.receive_text(timeout=20))["code"] == "banned"


def test_a_line_ends_with_the_reason(table: Table, tmp_path: pathlib.Path) -> None:
    ada, bob = Device(table.client), Device(table.client)
    ada.post("/api/account/sign-up", **ADA)
    seats = [{"who": "me"}, {"who": "open"}]
    begun = ada.post("/api/matches", game="first-downs", seats=seats).json()
    joined = bob.post(f"/api/join/{begun['invite']}", name="Bob").json()
    keys = [begun["keys"]["0"], joined["key"]]
    table.sit_down(begun["id"], *keys)
    with both(table, begun["id"], keys) as (home, away):
        away.until(lambda told: told["ask"]["kind"] != "wait")
        admin(tmp_path, "ban", "Ada", "--why", "rude words")
        assert home.refused() == "banned"
        assert "rude words" in home.frames[-1]
        away.until(lambda told: told["over"])  # nobody waits for somebody who may not come
    assert code_of(bob.post("/api/matches", **WISH)) == (201, "")


def test_a_stream_ends_with_the_reason(table: Table, tmp_path: pathlib.Path) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    token = device.post("/api/tokens", label="bot", scope="read").json()["token"]
    match = Device(table.client).begin()
    shown = {"authorization": f"Bearer {token}"}
    admin(tmp_path, "ban", "Ada", "--why", "x", "--days", "1")
    soon(lambda: _is_banned(device))
    assert code_of(table.client.get(f"/api/matches/{match}/stream", headers=shown)) == (403, "banned")


def test_a_guest_is_banned_with_the_place_and_an_account_from_there_is_not(
    table: Table, tmp_path: pathlib.Path
) -> None:
    guest, ada = Device(table.client), Device(table.client)
    ada.post("/api/account/sign-up", **ADA)
    match = guest.begin()
    assert admin(tmp_path, "ban", f"{match}/0", "--why", "spam") == 0
    soon(lambda: _is_banned(guest))
    table.client.cookies.clear()  # the same place, another guest
    soon(lambda: code_of(table.client.post("/api/matches", json=WISH)) == (403, "banned"))
    assert not _is_banned(ada)
    assert admin(tmp_path, "unban", "home", "--why", "enough") == 0
    soon(lambda: not _is_banned(guest))
