"""Whoever guesses must wait; the owner of the name never waits for what others do."""

import contextlib
import pathlib
import sqlite3

import pytest

from downfield.table.people import attempts
from downfield.table.protocol.requests import Visitor
from tests.table.conftest import Table
from tests.table.people.devices import ADA, Device, code_of


@pytest.fixture(autouse=True)
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every browser names the address that it comes from."""

    def named(visitor: Visitor) -> str:
        return visitor.headers.get("x-from", "")

    monkeypatch.setattr(attempts, "address_of", named)
    monkeypatch.setattr(attempts, "short_address", named)
    monkeypatch.setattr("downfield.table.people.visitors.short_address", named)


def _from(table: Table, address: str) -> Device:
    return Device(table.client, **{"x-from": address})


def _guess(device: Device, times: int) -> list[int]:
    tries = (device.post("/api/account/sign-in", name="Ada", password=f"guess {i}") for i in range(times))
    return [reply.status_code for reply in tries]


def test_the_owner_gets_in_from_elsewhere_while_somebody_guesses(table: Table) -> None:
    owner, guesser = _from(table, "home"), _from(table, "den")
    owner.post("/api/account/sign-up", **ADA)
    owner.post("/api/account/sign-out")
    assert _guess(guesser, 12).count(429) >= 3
    assert owner.post("/api/account/sign-in", **ADA).status_code == 200
    assert guesser.post("/api/account/sign-in", **ADA).status_code == 429


def test_a_session_is_never_locked_out_by_others(table: Table) -> None:
    owner, guesser = _from(table, "club"), _from(table, "club")
    owner.post("/api/account/sign-up", **ADA)
    assert 429 in _guess(guesser, 40)
    changed = owner.post("/api/account/password", old=ADA["password"], new="battery staple")
    assert changed.status_code == 200
    assert owner.post("/api/account/delete", confirm="battery staple").status_code == 200


def test_a_borrowed_session_does_not_guess_the_password_for_ever(table: Table) -> None:
    device = _from(table, "home")
    device.post("/api/account/sign-up", **ADA)
    tries = [device.post("/api/account/password", old=f"guess {i}", new="long enough") for i in range(12)]
    assert [reply.status_code for reply in tries].count(403) == 8


def test_whoever_waits_is_told_how_long(table: Table) -> None:
    device = _from(table, "den")
    device.post("/api/account/sign-up", **ADA)
    device.post("/api/account/sign-out")
    _guess(device, 8)
    body = {"name": "Ada", "password": "guess"}
    for lang, words in (("en", "Try again in"), ("it", "Riprova tra"), ("de", "Versuch es in")):
        told = table.client.post(
            "/api/account/sign-in", json=body, headers={**device.shown, "accept-language": lang}
        )
        wait = int(told.headers["retry-after"])
        assert code_of(told) == (429, "too-often")
        assert 0 < wait <= 30
        assert words in told.json()["words"]
        assert str(wait) in told.json()["words"]


def test_who_gets_in_has_not_been_guessing(table: Table) -> None:
    device = _from(table, "home")
    device.post("/api/account/sign-up", **ADA)
    for _ in range(3):
        assert _guess(device, 6) == [403] * 6
        assert device.post("/api/account/sign-in", **ADA).status_code == 200


def test_recovery_codes_are_not_guessed_either(table: Table) -> None:
    owner, guesser = _from(table, "home"), _from(table, "den")
    owner.post("/api/account/sign-up", **ADA)
    body = {"name": "Ada", "code": "aaaa-aaaa-aaaa-aaaa", "new": "long enough"}
    tries = [guesser.post("/api/account/recover", **body).status_code for _ in range(12)]
    assert tries[:8] == [403] * 8
    assert tries.count(429) >= 3


def test_passkeys_are_not_guessed_either(table: Table, tmp_path: pathlib.Path) -> None:
    owner, guesser = _from(table, "home"), _from(table, "den")
    owner.post("/api/account/sign-up", **ADA)
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        disk.execute("INSERT INTO passkey SELECT 'known', id, x'00', 0, 'now' FROM person")
        disk.commit()
    forged = {"id": "known", "rawId": "known", "type": "public-key", "response": {}}
    codes = []
    for _ in range(12):
        guesser.post("/api/passkeys/ask")
        codes.append(guesser.post("/api/passkeys/sign-in", credential=forged).status_code)
    assert codes[:8] == [403] * 8
    assert codes.count(429) >= 3
    assert owner.post("/api/account/sign-in", **ADA).status_code == 200


def test_many_addresses_together_are_slowed_down_but_not_where_the_owner_was(table: Table) -> None:
    owner = _from(table, "home")
    owner.post("/api/account/sign-up", **ADA)
    tries = [_guess(_from(table, f"den {i}"), 8) for i in range(15)]
    codes = [code for some in tries for code in some]
    assert codes[:100] == [403] * 100
    assert codes[100:].count(429) >= 15
    assert _from(table, "home").post("/api/account/sign-in", **ADA).status_code == 200
