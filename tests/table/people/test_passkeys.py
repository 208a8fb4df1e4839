"""Passkeys that are none: forged, late, of another question. How real ones work is shown in a browser."""

import base64
import json
from typing import Any

import pytest

from downfield.table.people import passkeys
from tests.table.conftest import Table
from tests.table.people.devices import ADA, Device, code_of

OWN = {"origin": "http://testserver.local"}


@pytest.fixture
def table(club: Table) -> Table:
    """A table that others have visited: no name is taken here, and no door is shut."""
    club.client.cookies.clear()
    return club


def _text(what: bytes) -> str:
    return base64.urlsafe_b64encode(what).decode().rstrip("=")


def _client_data(**said: Any) -> str:
    return _text(json.dumps({"type": "webauthn.get", "origin": OWN["origin"], **said}).encode())


def _credential(**response: Any) -> dict[str, Any]:
    return {"id": _text(b"id"), "rawId": _text(b"id"), "type": "public-key", "response": response}


ODD: list[Any] = [
    {},
    {"id": 7},
    {"id": "\0"},
    {"id": "x" * 5000, "response": None},
    {"id": ["x"], "rawId": {}, "response": "yes", "type": "public-key"},
    _credential(),
    _credential(clientDataJSON="é", attestationObject="!"),
    _credential(clientDataJSON=_text(b"\xff"), attestationObject=_text(b"\xff" * 40)),
    _credential(clientDataJSON=_client_data(challenge="x"), attestationObject=_text(b"\xa3" + b"\x61" * 30)),
    _credential(clientDataJSON=_client_data(), authenticatorData=_text(b"short"), signature=_text(b"s")),
    _credential(clientDataJSON=_text(b"[" * 9000), authenticatorData="", signature=""),
]


def _ask(table: Table, door: str, **body: Any) -> Any:
    reply = table.client.post(f"/api/passkeys/{door}", json=body, headers=OWN)
    assert reply.status_code == 200, reply.text
    return reply.json()


@pytest.mark.parametrize("credential", ODD, ids=range(len(ODD)))
def test_what_is_no_passkey_opens_nothing(table: Table, credential: Any) -> None:
    _ask(table, "new", name="Ada")
    made = table.client.post("/api/passkeys", json={"credential": credential}, headers=OWN)
    assert (made.status_code, made.json()["code"]) == (403, "wrong-passkey")
    _ask(table, "ask")
    signed = table.client.post("/api/passkeys/sign-in", json={"credential": credential}, headers=OWN)
    assert (signed.status_code, signed.json()["code"]) == (403, "wrong-passkey")


def test_a_signature_answers_one_question_of_ours(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"credential": _credential()}
    for door in ("/api/passkeys", "/api/passkeys/sign-in"):
        reply = table.client.post(door, json=body, headers=OWN)
        assert (reply.status_code, reply.json()["code"]) == (409, "passkey-too-late")
    _ask(table, "ask")
    reply = table.client.post("/api/passkeys", json=body, headers=OWN)  # asked for a known one, not a new one
    assert (reply.status_code, reply.json()["code"]) == (409, "passkey-too-late")
    monkeypatch.setattr(passkeys, "PATIENCE", -1)
    _ask(table, "new", name="Ada")
    reply = table.client.post("/api/passkeys", json=body, headers=OWN)
    assert (reply.status_code, reply.json()["code"]) == (409, "passkey-too-late")


def test_a_forged_question_is_none(table: Table) -> None:
    _ask(table, "new", name="Ada")
    asked = table.client.cookies.get(passkeys.CHALLENGE) or ""
    table.client.cookies.clear()
    forged = {**OWN, "cookie": f"{passkeys.CHALLENGE}={'A' + asked[1:]}"}
    reply = table.client.post("/api/passkeys", json={"credential": _credential()}, headers=forged)
    assert (reply.status_code, reply.json()["code"]) == (409, "passkey-too-late")


def test_a_passkey_is_asked_for_this_host_with_its_owner_present(table: Table) -> None:
    new = _ask(table, "new", name="Ada")
    assert (new["rp"]["id"], new["user"]["name"]) == ("testserver.local", "Ada")
    assert new["authenticatorSelection"]["residentKey"] == "required"
    assert new["authenticatorSelection"]["userVerification"] == "required"
    assert _ask(table, "ask")["userVerification"] == "required"
    assert _ask(table, "ask")["challenge"] != _ask(table, "ask")["challenge"]


def test_a_guest_has_no_passkey_to_forget(table: Table) -> None:
    reply = table.client.post("/api/passkeys/forget", json={"id": "x"}, headers=OWN)
    assert (reply.status_code, reply.json()["code"]) == (401, "not-signed-in")


def test_whoever_borrows_a_session_adds_no_passkey(table: Table) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    for borrowed in ({}, {"confirm": "guess"}):
        assert code_of(device.post("/api/passkeys/new", **borrowed)) == (403, "wrong-password")
    assert device.post("/api/passkeys/new", confirm=ADA["password"]).json()["user"]["name"] == "Ada"
