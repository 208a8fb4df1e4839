"""Guests: a signed cookie opens one's own seats, and nobody else's."""

from collections.abc import Callable

import pytest

from downfield.table.people import visitors
from tests.table.conftest import Open, Table

HTML = {"accept": "text/html"}


@pytest.fixture
def table(club: Table) -> Table:
    """A table that others have visited: no name is taken here, and no door is shut."""
    club.client.cookies.clear()
    return club


def _visit(table: Table) -> str:
    """Open the home page; the cookie that came with it."""
    table.client.get("/", headers=HTML)
    return table.client.cookies.get(visitors.COOKIE) or ""


def _seats(table: Table, match: str) -> list[bool]:
    """Which seats of a match are mine by cookie alone."""
    with table.coach(match) as me:
        me.hear()
        return [sitter["yours"] for sitter in me.now["sitters"]]


def test_the_first_page_gives_a_cookie_that_scripts_and_other_sites_cannot_use(table: Table) -> None:
    given = table.client.get("/", headers=HTML).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in given.split(";")}
    assert "Secure" not in given
    assert "set-cookie" not in table.client.get("/", headers=HTML).headers


def test_on_an_encrypted_line_the_cookie_stays_on_it(table: Table) -> None:
    reply = table.client.get("https://table.example/", headers=HTML)
    given = reply.headers["set-cookie"]
    assert given.startswith("__Host-downfield=")
    assert "; Secure" in given


@pytest.mark.parametrize(
    "path",
    ["/static/table/match.js", "/static/board/board.css", "/healthz", "/nowhere", "/match/none", "/api/mine"],
)
def test_files_errors_and_doors_give_no_cookie(table: Table, path: str) -> None:
    assert "set-cookie" not in table.client.get(path, headers=HTML).headers


def test_my_seats_open_without_a_key_in_my_browser_only(table: Table) -> None:
    mine = _visit(table)
    begun = table.begin("first-downs", "me", "steady")
    assert _seats(table, begun["id"]) == [True, False]
    table.client.cookies.clear()
    assert _seats(table, begun["id"]) == [False, False]
    assert _visit(table) != mine
    assert _seats(table, begun["id"]) == [False, False]


def test_whoever_joins_keeps_the_seat_by_the_cookie(table: Table) -> None:
    begun = table.begin("first-downs", "me", "open")
    _visit(table)
    table.client.post(f"/api/join/{begun['invite']}", json={"name": "Ada"})
    assert _seats(table, begun["id"]) == [False, True]


def test_a_seat_without_a_person_is_not_everybodys(table: Table) -> None:
    begun = table.begin("first-downs", "me", "steady")
    assert _seats(table, begun["id"]) == [False, False]


@pytest.mark.parametrize("forge", [
    lambda cookie: cookie[:-1] + ("A" if cookie[-1] != "A" else "B"),
    lambda cookie: ("A" if cookie[0] != "A" else "B") + cookie[1:],
    lambda cookie: cookie.replace(".", "..", 1),
    lambda cookie: cookie + "." + cookie,
    lambda _: "", lambda _: "....", lambda _: "x" * 5000, lambda _: "é.ü.ß", lambda _: '"; Path=/',
])  # fmt: skip
def test_a_forged_cookie_is_ignored_and_replaced(table: Table, forge: Callable[[str], str]) -> None:
    cookie = _visit(table)
    begun = table.begin("first-downs", "me", "steady")
    table.client.cookies.clear()
    sent = {b"accept": b"text/html", b"cookie": f"{visitors.COOKIE}={forge(cookie)}".encode()}
    reply = table.client.get("/", headers=sent)
    assert (reply.status_code, visitors.COOKIE in reply.headers.get("set-cookie", "")) == (200, True)
    assert reply.cookies[visitors.COOKIE] != cookie
    assert _seats(table, begun["id"]) == [False, False]


def test_a_signature_serves_one_purpose_only() -> None:
    seal = visitors.Seal("secret")
    signed = seal.sign("person", "words")
    assert (seal.read("person", signed), seal.read("challenge", signed)) == ("words", None)
    assert visitors.Seal("another").read("person", signed) is None


def test_every_server_on_one_database_knows_the_guest(open_table: Open) -> None:
    with open_table() as one, open_table() as two:
        _visit(one)
        begun = one.begin("first-downs", "me", "steady")
        two.client.cookies = one.client.cookies
        assert _seats(two, begun["id"]) == [True, False]


def test_an_old_cookie_is_renewed_and_a_very_old_one_forgotten(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie, today = _visit(table), visitors._today()
    person = cookie.split(".")[0]
    for days, same in ((visitors.RENEWED - 1, True), (visitors.RENEWED, True), (400, False)):
        monkeypatch.setattr(visitors, "_today", lambda days=days: today + days)
        table.client.cookies.clear()
        given = table.client.get("/", headers={**HTML, "cookie": f"{visitors.COOKIE}={cookie}"})
        renewed = given.headers.get("set-cookie", "")
        assert bool(renewed) == (days >= visitors.RENEWED)
        assert (person in renewed) == (same and bool(renewed))
