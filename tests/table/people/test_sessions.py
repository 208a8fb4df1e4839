"""Sessions: each browser its own, seen and ended by the owner; cookies of before are taken once and replaced."""

import contextlib
import sqlite3
from typing import Any

import pytest

from downfield.table.people import visitors
from downfield.table.people.browsers import browser_of
from downfield.table.people.visitors import Seal
from downfield.table.protocol.requests import Visitor, address_of, short_address
from tests.table.conftest import Table
from tests.table.people.devices import ADA, HTML, Device, code_of

FOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/17.0 Mobile/15E148 Safari/604.1"
)
HOME = "https://table.example/"


def _sessions(device: Device) -> list[str]:
    """The ids of the sessions that the account page lists."""
    parts = device.get("/account").text.split('data-end="')[1:]
    return [part.split('"')[0] for part in parts]


def test_sessions_are_listed_in_words_and_ended_one_by_one(table: Table) -> None:
    laptop = Device(table.client, **{"user-agent": FOX})
    phone = Device(table.client, **{"user-agent": PHONE})
    laptop.post("/api/account/sign-up", **ADA)
    phone.post("/api/account/sign-in", **ADA)
    page = laptop.get("/account").text
    assert "Firefox on Linux" in page
    assert "Safari on iPhone" in page
    assert FOX not in page
    ids = _sessions(laptop)
    assert len(ids) == 1, "one's own session is ended by signing out"
    assert code_of(Device(table.client).post("/api/account/sessions/end", id=ids[0])) == (
        401,
        "not-signed-in",
    )
    assert laptop.post("/api/account/sessions/end", id=ids[0]).json() == {"name": "Ada"}
    assert (laptop.is_called(), phone.is_called()) == ("Ada", "")
    assert code_of(laptop.post("/api/account/sessions/end", id="x")) == (404, "unknown-session")


def test_nobody_ends_the_session_of_another(table: Table) -> None:
    ada, also, bob = (Device(table.client) for _ in range(3))
    ada.post("/api/account/sign-up", **ADA)
    also.post("/api/account/sign-in", **ADA)
    bob.post("/api/account/sign-up", name="Bob", password="battery staple")
    ended = bob.post("/api/account/sessions/end", id=_sessions(ada)[0])
    assert code_of(ended) == (404, "unknown-session")
    assert also.is_called() == "Ada"


def test_a_copied_cookie_ends_with_the_session(table: Table) -> None:
    device, thief = Device(table.client), Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    thief.cookies = dict(device.cookies)
    assert thief.is_called() == "Ada"
    device.post("/api/account/sign-out")
    assert thief.is_called() == ""


@pytest.mark.parametrize("end", ["sessions/end", "sign-out-everywhere", "password"])
def test_who_is_signed_out_elsewhere_leaves_the_match_and_keeps_no_key(table: Table, end: str) -> None:
    laptop, phone = Device(table.client), Device(table.client)
    laptop.post("/api/account/sign-up", **ADA)
    phone.post("/api/account/sign-in", **ADA)
    wish = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "coach"}]}
    begun = phone.post("/api/matches", **wish).json()
    match, key = begun["id"], begun["keys"]["0"]
    bodies = {
        "sessions/end": {"id": _sessions(laptop)[0]},
        "password": {"old": ADA["password"], "new": "battery staple"},
    }
    table.client.cookies.update(phone.cookies)
    with table.coach(match, key) as lost:
        lost.hear()
        assert laptop.post(f"/api/account/{end}", **bodies.get(end, {})).status_code == 200
        assert lost.refused() == "not-signed-in"
    table.client.cookies.clear()
    with table.coach(match, key) as thief:
        assert thief.refused() == "wrong-key"
    table.client.cookies.update(laptop.cookies)
    with table.coach(match, key) as owner:  # whose browser may keep an old key too
        assert owner.hear()["sitters"][0]["yours"]


def _old_cookie(device: Device) -> str:
    """What the cookie said that an earlier table would have given to this browser."""
    return ".".join(device.cookies[visitors.COOKIE].split(".")[:3])


@pytest.fixture
def seal(table: Table, tmp_path: Any) -> Seal:
    """The seal of this table, by its secret in the database."""
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        found = disk.execute("SELECT value FROM setting WHERE name = 'cookie-secret'").fetchone()
    return Seal(found[0])


def test_a_cookie_of_before_is_replaced_and_can_be_ended(table: Table, seal: Seal) -> None:
    device, old = Device(table.client), Device(table.client)
    device.post("/api/account/sign-up", **ADA)
    old.cookies = {visitors.COOKIE: seal.sign("person", _old_cookie(device))}
    before = dict(old.cookies)
    assert old.is_called() == "Ada"
    assert old.cookies != before
    assert len(_sessions(device)) == 1
    device.post("/api/account/sessions/end", id=_sessions(device)[0])
    assert old.is_called() == ""
    old.cookies = before
    assert old.is_called() == "", "what has ended does not begin again"


def test_on_an_encrypted_line_the_name_of_before_is_honoured_once(table: Table, seal: Seal) -> None:
    device = Device(table.client)
    guest = _old_cookie(device)
    old = {**HTML, "cookie": f"{visitors.COOKIE}={seal.sign('person', guest)}"}
    table.client.cookies.clear()
    given = table.client.get(HOME, headers=old).headers.get_list("set-cookie")
    assert given[0].startswith(f"__Host-downfield={guest.split('.')[0]}.")
    assert all("; Secure" in cookie and "Path=/" in cookie and "Domain" not in cookie for cookie in given)
    assert given[1].startswith("downfield=; Path=/; Max-Age=0")


def test_on_an_encrypted_line_nobody_else_can_set_the_cookie(table: Table) -> None:
    """A neighbour under the same domain, or somebody on an open line, can set `downfield`, not `__Host-downfield`."""
    thief, victim = Device(table.client), Device(table.client)
    thief.post("/api/account/sign-up", name="Eve", password="battery staple")
    tossed = f"{visitors.COOKIE}={thief.cookies[visitors.COOKIE]}"
    table.client.cookies.clear()
    page = table.client.get(f"{HOME}account", headers={**HTML, "cookie": tossed})
    assert "Hello, Eve" not in page.text
    both = f"{tossed}; __Host-downfield={victim.cookies[visitors.COOKIE]}"
    table.client.cookies.clear()
    assert "set-cookie" not in table.client.get(HOME, headers={**HTML, "cookie": both}).headers


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FOX, "Firefox/Linux"),
        (PHONE, "Safari/iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/130.0 Safari/537.36 Edg/130.0", "Edge/Windows"),
        ("<script>", "/"),
        ("", "/"),
    ],
)
def test_a_browser_is_known_by_its_names_only(agent: str, words: str) -> None:
    assert browser_of(agent) == words


@pytest.mark.parametrize(
    ("host", "counted", "kept"),
    [
        ("192.0.2.77", "192.0.2.77/32", "192.0.2.0/24"),
        ("::ffff:192.0.2.77", "192.0.2.77/32", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("unix", "unix", ""),
    ],
)
def test_visitors_are_counted_by_their_network(host: str, counted: str, kept: str) -> None:
    visitor: Visitor = Visitor({"type": "http", "client": (host, 1), "headers": []})  # type: ignore[arg-type]
    assert (address_of(visitor), short_address(visitor)) == (counted, kept)
