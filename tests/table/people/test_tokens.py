"""Tokens: they stay with whoever made them, do only what they were made for, and end when their owner says so."""

from typing import Any

import pytest

from tests.table.conftest import Table
from tests.table.people.devices import ADA, Device, code_of

ONE = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "coach"}]}


def _token(device: Device, scope: str = "organise") -> str:
    return str(device.post("/api/tokens", label="bot", scope=scope).json()["token"])


def _by(table: Table, token: str, method: str, path: str, body: object = None) -> Any:
    """What a program with a token is answered."""
    headers = {"authorization": f"Bearer {token}"}
    table.client.cookies.clear()
    return table.client.request(method, path, json=body, headers=headers)


@pytest.mark.parametrize("door", ["sign-up", "sign-in"])
def test_a_token_planted_at_a_shared_browser_does_not_move_into_the_account(table: Table, door: str) -> None:
    if door == "sign-in":
        Device(table.client).post("/api/account/sign-up", **ADA)
    shared = Device(table.client)
    planted = _token(shared)
    begun = shared.begin()
    assert shared.post(f"/api/account/{door}", **ADA).status_code < 300
    assert shared.mine() == [begun]
    assert code_of(_by(table, planted, "GET", "/api/mine")) == (401, "unknown-token")
    resigned = _by(table, planted, "POST", f"/api/matches/{begun}/resignations", {"seat": 0})
    assert code_of(resigned) == (401, "unknown-token")
    assert shared.get("/api/tokens").json() == []


def test_a_token_does_not_move_from_account_to_account(table: Table) -> None:
    shared = Device(table.client)
    shared.post("/api/account/sign-up", **ADA)
    ada_s, begun = _token(shared), shared.begin()
    shared.post("/api/account/sign-up", name="Bob", password="battery staple")
    assert shared.get("/api/tokens").json() == []
    assert [line["id"] for line in _by(table, ada_s, "GET", "/api/mine").json()] == [begun]


@pytest.mark.parametrize("change", ["password", "sign-out-everywhere", "recover"])
def test_tokens_end_with_the_password_and_with_signing_out_everywhere(table: Table, change: str) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    token = _token(device)
    assert _by(table, token, "GET", "/api/mine").status_code == 200
    codes = device.post("/api/account/recovery-codes", confirm=ADA["password"]).json()["codes"]
    body = {
        "password": {"old": ADA["password"], "new": "battery staple"},
        "recover": {"name": "Ada", "code": codes[0], "new": "battery staple"},
    }
    assert device.post(f"/api/account/{change}", **body.get(change, {})).status_code == 200
    assert code_of(_by(table, token, "GET", "/api/mine")) == (401, "unknown-token")


def test_no_token_makes_lists_or_forgets_tokens_nor_touches_the_account(table: Table) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    token = _token(device)
    kept = device.get("/api/tokens").json()[0]["id"]
    for method, path, body in (
        ("POST", "/api/tokens", {"label": "more"}),
        ("GET", "/api/tokens", None),
        ("DELETE", "/api/tokens", None),
        ("DELETE", f"/api/tokens/{kept}", None),
    ):
        assert code_of(_by(table, token, method, path, body)) == (403, "only-in-person")
    for path, body in (
        ("password", {"old": ADA["password"], "new": "battery staple"}),
        ("sign-out-everywhere", {}),
        ("recovery-codes", {"confirm": ADA["password"]}),
        ("sessions/end", {"id": "x"}),
        ("delete", {"confirm": ADA["password"]}),
    ):
        assert code_of(_by(table, token, "POST", f"/api/account/{path}", body)) == (401, "not-signed-in")
    assert device.is_called() == "Ada"


def test_a_token_does_what_its_scope_says(table: Table) -> None:
    device = Device(table.client)
    begun = device.begin()
    read, play, organise = (_token(device, scope) for scope in ("read", "play", "organise"))
    open_seat = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "open"}]}
    invite = device.post("/api/matches", **open_seat).json()["invite"]
    here = f"/api/matches/{begun}"
    for path, body in (
        (f"{here}/answers", {"seat": 0, "seq": 0, "token": "x"}),
        (f"{here}/take-backs", {"seat": 0, "seq": 0}),
        (f"{here}/resignations", {"seat": 0}),
        (f"/api/join/{invite}", {"name": "Bot"}),
        ("/api/matches", ONE),
        ("/api/forks", {"match": begun, "moment": 0}),
    ):
        assert code_of(_by(table, read, "POST", path, body)) == (403, "out-of-scope"), path
    for path, body in (("/api/matches", ONE), ("/api/forks", {"match": begun, "moment": 0})):
        assert code_of(_by(table, play, "POST", path, body)) == (403, "out-of-scope"), path
    assert {line["id"] for line in _by(table, read, "GET", "/api/mine").json()} >= {begun}
    assert _by(table, play, "POST", f"/api/join/{invite}", {"name": "Bot"}).status_code == 201
    assert _by(table, play, "POST", f"{here}/resignations", {"seat": 0}).status_code == 201
    assert _by(table, organise, "POST", "/api/matches", ONE).status_code == 201


def test_tokens_are_listed_with_their_use_and_revoked_one_by_one(table: Table) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    tokens = [_token(device, scope) for scope in ("read", "play")]
    assert _by(table, tokens[0], "GET", "/api/mine").status_code == 200
    listed = {kept["scope"]: kept for kept in device.get("/api/tokens").json()}
    assert set(listed["read"]) == {"id", "label", "scope", "created", "used"}
    assert (bool(listed["read"]["used"]), listed["play"]["used"]) == (True, "")
    page = device.get("/account").text
    assert page.count('data-revoke="') == 2
    assert not any(token in page for token in tokens)
    other = Device(table.client)
    assert code_of(other.delete(f"/api/tokens/{listed['read']['id']}")) == (401, "unknown-token")
    assert device.delete(f"/api/tokens/{listed['read']['id']}").status_code == 204
    assert [_by(table, token, "GET", "/api/mine").status_code for token in tokens] == [401, 200]
