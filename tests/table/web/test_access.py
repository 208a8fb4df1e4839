"""By which names a table is known, and whom it believes."""

import pathlib
import urllib.request

import pytest
from litestar.exceptions import WebSocketDisconnect

from downfield.kernel.errors import BadOption
from downfield.table.web.access import Access, access
from downfield.table.web.server import table_app
from tests.table.client import Client
from tests.table.running import node


@pytest.mark.parametrize(
    "host", ["localhost:8080", "a.localhost", "127.0.0.1:8080", "[::1]:8080", "192.0.2.7", "Table.Example.org.:443",
             "x.club.example"],
)  # fmt: skip
def test_a_table_is_known_by_addresses_and_by_names_that_were_allowed(host: str) -> None:
    assert Access(("table.example.org", "*.club.example")).knows(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "table.example.org.evil.example",
        "club.example",
        "127.0.0.1.evil.example",
        "localhost.evil",
    ],
)
def test_a_name_that_somebody_else_gave_us_is_none(host: str) -> None:
    assert not Access(("table.example.org", "*.club.example")).knows(host)


def test_a_page_that_calls_us_by_another_name_is_sent_away(tmp_path: pathlib.Path) -> None:
    """A name of its own that leads to this machine: to a browser its pages would be ours."""
    with Client(table_app(tmp_path / "t.sqlite", access=Access())) as client:
        told = client.get("/api/matches", headers={"host": "evil.example"})
        assert (told.status_code, told.json()["code"]) == (421, "other-host")
        assert client.get("/healthz", headers={"host": "localhost"}).status_code == 200
        posted = client.post(
            "/api/matches", json={}, headers={"host": "e.example", "origin": "http://e.example"}
        )
        assert posted.status_code == 421


def test_a_line_from_such_a_page_is_none(tmp_path: pathlib.Path) -> None:
    said = {"host": "evil.example", "origin": "http://evil.example"}
    with (
        Client(table_app(tmp_path / "t.sqlite", access=Access())) as client,
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect("/api/matches/none/live", headers=said) as line,
    ):
        line.receive_text(timeout=5)
    assert refused.value.code == 4421


def test_behind_https_cookies_are_secure_though_the_proxy_does_not_say_so(tmp_path: pathlib.Path) -> None:
    known = Access(("table.example.org",), base="https://table.example.org")
    with Client(table_app(tmp_path / "t.sqlite", access=known)) as client:
        told = client.get("/", headers={"host": "table.example.org"})
        assert "Secure" in told.headers["set-cookie"]
        client.cookies.clear()
        assert "Secure" not in client.get("/", headers={"host": "localhost"}).headers["set-cookie"]


def test_variables_say_what_nobody_says_on_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWNFIELD_ALLOWED_HOSTS", "a.example, b.example")
    monkeypatch.setenv("DOWNFIELD_TRUSTED_PROXIES", "10.0.0.2,172.16.0.0/12")
    monkeypatch.setenv("DOWNFIELD_BASE_URL", "https://c.example/")
    said = access()
    assert said.hosts[:3] == ("a.example", "b.example", "c.example")
    assert (said.proxies, said.base) == (("10.0.0.2", "172.16.0.0/12"), "https://c.example")
    assert access(["d.example"]).hosts[:2] == ("d.example", "c.example")


@pytest.mark.parametrize(
    ("hosts", "proxies", "base", "says"),
    [
        (["http://a.example"], None, None, "allowed host"),
        (["a.example:80"], None, None, "allowed host"),
        (None, ["proxy.example"], None, "trusted proxy"),
        (None, ["10.0.0.0/99"], None, "trusted proxy"),
        (None, None, "table.example.org", "base URL"),
        (None, None, "https://a.example/sub", "base URL"),
    ],
)
def test_what_cannot_be_is_an_error(
    hosts: list[str] | None, proxies: list[str] | None, base: str | None, says: str
) -> None:
    with pytest.raises(BadOption, match=says):
        access(hosts, proxies, base)


@pytest.mark.parametrize(("words", "is_believed"), [((), True), (("--trusted-proxy", "10.9.9.9"), False)])
def test_only_a_trusted_proxy_is_believed(
    tmp_path: pathlib.Path, words: tuple[str, ...], is_believed: bool
) -> None:
    through = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    with node(tmp_path / "t.sqlite", *words) as server:
        asked = urllib.request.Request(f"http://{server.place}/", headers=through)
        with urllib.request.urlopen(asked, timeout=60) as reply:
            assert ("Secure" in reply.headers["set-cookie"]) == is_believed
