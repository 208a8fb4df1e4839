"""Recovery codes: ten, shown once, each good for one new password, without any e-mail."""

import contextlib
import sqlite3
from typing import Any

from tests.table.conftest import Table
from tests.table.people.devices import ADA, Device, code_of


def _codes(device: Device) -> list[str]:
    made = device.post("/api/account/recovery-codes", confirm=ADA["password"])
    assert made.status_code == 201, made.text
    return list(made.json()["codes"])


def _recover(device: Device, code: str, new: str = "battery staple", name: str = "Ada") -> Any:
    return device.post("/api/account/recover", name=name, code=code, new=new)


def test_a_code_opens_the_account_once_and_sets_a_password(table: Table) -> None:
    owner, lost = Device(table.client), Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    codes = _codes(owner)
    assert len(set(codes)) == 10
    begun = lost.begin()
    assert _recover(lost, codes[3].upper().replace("-", " ")).json() == {"name": "Ada"}
    assert (lost.is_called(), lost.mine()) == ("Ada", [begun])
    assert owner.is_called() == "", "every other session ends"
    assert code_of(_recover(Device(table.client), codes[3])) == (403, "wrong-code")
    assert code_of(owner.post("/api/account/sign-in", **ADA)) == (403, "wrong-password")
    assert owner.post("/api/account/sign-in", name="Ada", password="battery staple").status_code == 200
    assert "9" in owner.get("/account").text.split('id="codes-left"')[1].split("</p>")[0]


def test_a_code_is_not_spent_on_a_password_that_is_none(table: Table) -> None:
    owner, lost = Device(table.client), Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    code = _codes(owner)[0]
    assert code_of(_recover(lost, code, new="short")) == (400, "bad-password")
    assert _recover(lost, code).status_code == 200


def test_codes_open_their_own_account_only_and_new_ones_end_the_old(table: Table) -> None:
    owner, other = Device(table.client), Device(table.client)
    owner.post("/api/account/sign-up", **ADA)
    other.post("/api/account/sign-up", name="Bob", password="battery staple")
    first = _codes(owner)
    for name in ("Bob", "Nobody"):
        assert code_of(_recover(Device(table.client), first[0], name=name)) == (403, "wrong-code")
    _codes(owner)
    assert code_of(_recover(Device(table.client), first[0])) == (403, "wrong-code")


def test_codes_are_made_by_whoever_shows_the_password_and_kept_as_hashes(table: Table, tmp_path: Any) -> None:
    owner = Device(table.client)
    assert code_of(owner.post("/api/account/recovery-codes", confirm="x")) == (401, "not-signed-in")
    owner.post("/api/account/sign-up", **ADA)
    wrong = owner.post("/api/account/recovery-codes", confirm="guess")
    assert code_of(wrong) == (403, "wrong-password")
    codes = _codes(owner)
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        written = str(disk.execute("SELECT * FROM recovery").fetchall())
    assert not any(code in written or code.replace("-", "") in written for code in codes)
