"""Accounts: sign up, in and out, two devices, changed and closed; who guesses is stopped."""

import contextlib
import sqlite3
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from downfield.table.people import passwords, visitors
from tests.table.conftest import Open, Table
from tests.table.people.devices import ADA, Device, code_of

USUAL, NOBODYS = passwords.HASHER, passwords.NOBODYS


def test_an_account_takes_the_guests_matches_to_another_device(table: Table) -> None:
    laptop, phone = Device(table.client), Device(table.client)
    begun = laptop.begin()
    assert laptop.post("/api/account/sign-up", **ADA).json() == {"name": "Ada"}
    assert (laptop.is_called(), laptop.mine()) == ("Ada", [begun])
    on_phone = phone.begin()
    assert phone.mine() == [on_phone]
    assert phone.post("/api/account/sign-in", **ADA).status_code == 200
    assert set(phone.mine()) == set(laptop.mine()) == {begun, on_phone}


def test_a_seat_that_moved_to_the_account_opens_at_once(table: Table) -> None:
    device = Device(table.client)
    begun = device.begin()
    with table.coach(begun) as spectator:  # the room is open while the seat changes hands
        spectator.hear()
        device.post("/api/account/sign-up", **ADA)
        table.client.cookies.update(device.cookies)
        with table.coach(begun) as me:
            me.hear()
            assert me.now["sitters"][0]["yours"]


def test_signed_out_one_is_a_new_guest(table: Table) -> None:
    device = Device(table.client)
    device.begin()
    device.post("/api/account/sign-up", **ADA)
    device.post("/api/account/sign-out")
    assert (device.is_called(), device.mine()) == ("", [])


def test_a_new_password_ends_the_other_sessions_only(table: Table) -> None:
    laptop, phone = Device(table.client), Device(table.client)
    laptop.post("/api/account/sign-up", **ADA)
    phone.post("/api/account/sign-in", **ADA)
    wrong = laptop.post("/api/account/password", old="wrong horse", new="battery staple")
    assert code_of(wrong) == (403, "wrong-password")
    assert phone.is_called() == "Ada"
    assert laptop.post("/api/account/password", old=ADA["password"], new="battery staple").status_code == 200
    assert (laptop.is_called(), phone.is_called()) == ("Ada", "")
    assert code_of(phone.post("/api/account/sign-in", **ADA)) == (403, "wrong-password")
    assert phone.post("/api/account/sign-in", name="Ada", password="battery staple").status_code == 200


def test_one_signs_out_everywhere_else(table: Table) -> None:
    laptop, phone = Device(table.client), Device(table.client)
    laptop.post("/api/account/sign-up", **ADA)
    phone.post("/api/account/sign-in", **ADA)
    laptop.post("/api/account/sign-out-everywhere")
    assert (laptop.is_called(), phone.is_called()) == ("Ada", "")
    assert phone.post("/api/account/sign-in", **ADA).status_code == 200


def test_a_closed_account_leaves_nothing(table: Table) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    wish = {"game": "first-downs", "seats": [{"who": "me", "name": "Ada"}, {"who": "coach"}]}
    begun = device.post("/api/matches", **wish).json()
    old = dict(device.cookies)
    assert code_of(device.post("/api/account/delete", confirm="no")) == (403, "wrong-password")
    assert device.post("/api/account/delete", confirm=ADA["password"]).status_code == 200
    assert (device.is_called(), device.mine()) == ("", [])
    device.cookies = old
    assert (device.is_called(), device.mine()) == ("", [])
    assert code_of(device.post("/api/account/sign-in", **ADA)) == (403, "wrong-password")
    assert code_of(table.client.get(f"/api/matches/{begun['id']}")) == (404, "unknown-match")
    assert device.post("/api/account/sign-up", **ADA).status_code == 201
    assert device.mine() == []


@pytest.mark.parametrize("name", ["ada", " ADA ", "Ａｄａ", "A\u0301da"[0] + "da"])
def test_a_name_is_taken_in_whatever_letters(table: Table, name: str) -> None:
    Device(table.client).post("/api/account/sign-up", **ADA)
    other = Device(table.client)
    taken = other.post("/api/account/sign-up", name=name, password="something else")
    assert code_of(taken) == (409, "name-taken")
    assert other.is_called() == ""
    assert other.post("/api/account/sign-in", name=name, password=ADA["password"]).json() == {"name": "Ada"}


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("A", "long enough", "bad-name"),
        ("  A \x00 ", "long enough", "bad-name"),
        ("x" * 31, "long enough", "bad-name"),
        ("steady", "long enough", "bad-name"),
        ("Ada", "short", "bad-password"),
        ("Ada", "x" * 201, "bad-password"),
        ("Ada", "x" * 1001, "unreadable"),
        ("Ada", None, "unreadable"),
        (["Ada"], "long enough", "unreadable"),
    ],
)
def test_what_is_no_name_or_password_opens_no_account(
    table: Table, name: object, password: object, code: str
) -> None:
    device = Device(table.client)
    assert code_of(device.post("/api/account/sign-up", name=name, password=password)) == (400, code)
    assert device.is_called() == ""


def test_a_name_is_shown_as_it_was_typed(table: Table) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", name="<b>A & B", password="long enough")
    assert "<b>A" not in device.get("/").text
    assert "&lt;b&gt;A &amp; B" in device.get("/").text


def test_unknown_name_and_wrong_password_cannot_be_told_apart(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []
    real = passwords._verify

    def noted(known: str, given: str) -> bool:
        checked.append(known)
        return real(known, given)

    monkeypatch.setattr(passwords, "_verify", noted)
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    wrong = device.post("/api/account/sign-in", name="Ada", password="wrong horse")
    nobody = device.post("/api/account/sign-in", name="Nobody", password="wrong horse")
    assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
    assert len(checked) == 2
    assert checked[1] == passwords.NOBODYS


def test_the_work_for_a_name_that_is_nobodys_is_the_usual_work() -> None:
    assert not USUAL.check_needs_rehash(NOBODYS)


async def test_no_password_fits_where_there_is_none() -> None:
    smith = passwords.Locksmith()
    assert not any([await smith.fits(given, "") for given in ("", "nobody", passwords.NOBODYS)])


def test_whoever_guesses_passwords_is_stopped(table: Table) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    for i in range(8):
        assert code_of(_guess(device, "Ada", i)) == (403, "wrong-password")
    assert (429, "too-often") in [code_of(_guess(device, "Ada", i)) for i in range(3)]
    assert code_of(_guess(device, "Bob", 1)) == (403, "wrong-password")


def _guess(device: Device, name: str, i: int) -> Any:
    return device.post("/api/account/sign-in", name=name, password=f"guess {i}")


def test_whoever_guesses_names_is_stopped(table: Table) -> None:
    device = Device(table.client)
    tries = [device.post("/api/account/sign-in", name=f"n{i}", password="guess") for i in range(60)]
    codes = [reply.status_code for reply in tries]
    assert codes[:30] == [403] * 30
    assert 429 in codes[30:]


def test_a_guest_has_nothing_to_change(table: Table) -> None:
    device = Device(table.client)
    for path, body in (
        ("password", {"old": "", "new": "long enough"}),
        ("delete", {"confirm": ""}),
        ("sign-out-everywhere", {}),
    ):
        assert code_of(device.post(f"/api/account/{path}", **body)) == (401, "not-signed-in")


def test_every_server_knows_the_account_and_its_end(open_table: Open) -> None:
    with open_table() as one, open_table() as two:
        here, there = Device(one.client), Device(two.client)
        here.post("/api/account/sign-up", **ADA)
        there.cookies = dict(here.cookies)
        assert there.is_called() == "Ada"
        here.post("/api/account/sign-out-everywhere")
        assert there.is_called() == ""


def test_passwords_are_written_down_as_hashes_only(table: Table, tmp_path: Any) -> None:
    Device(table.client).post("/api/account/sign-up", **ADA)
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        written = disk.execute("SELECT name, password_hash FROM person").fetchall()
    assert written[0][0] == "Ada"
    assert "$argon2id$" in written[0][1]
    assert ADA["password"] not in written[0][1]


def test_no_cookie_of_a_guest_opens_an_account(table: Table) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    person, day, *_ = device.cookies[visitors.COOKIE].split(".")
    device.cookies = {visitors.COOKIE: f"{person}.{day}...forged"}
    assert device.is_called() == ""


def test_while_the_database_does_not_answer_nobody_is_signed_out(table: Table, tmp_path: Any) -> None:
    device = Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    begun = device.begin()
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        disk.execute("ALTER TABLE person RENAME TO lost")
        reply = device.get("/")
        assert (reply.status_code, "set-cookie" in reply.headers) == (503, False)
        assert device.get("/static/table/match.js").status_code == 200
        table.client.cookies.update(device.cookies)
        with pytest.raises(WebSocketDisconnect), table.coach(begun) as me:
            me.hear()
        table.client.cookies.clear()
        disk.execute("ALTER TABLE lost RENAME TO person")
    assert (device.is_called(), device.mine()) == ("Ada", [begun])
