"""The page of keepers: shut to everybody else; what is done there holds at once and is in the log."""

import pathlib

import pytest
from argon2 import PasswordHasher

from downfield.table.people import passwords
from tests.table.company import both
from tests.table.conftest import Table
from tests.table.people.devices import ADA, Device, code_of
from tests.table.people.keepers import admin
from tests.table.people.test_neighbours import BOB, Pair, _chat

CHEAP = PasswordHasher(1, 8, 1)


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", CHEAP)


@pytest.fixture
def pair(empty_table: Table, tmp_path: pathlib.Path) -> Pair:
    """Ada, who is a keeper, and Bob, a guest, who was reported by a third."""
    made = Pair(empty_table)
    with both(empty_table, made.match, made.keys) as (home, away):
        away.say(type="chat", words="<b>bad</b> words")
        _chat(home)
    Device(empty_table.client).post(
        f"/api/matches/{made.match}/reports", seat=1, reason="words", words="look", line=0
    )
    assert admin(tmp_path, "keeper", "Ada") == 0
    return made


def _do(device: Device, deed: str, target: str, why: str = "rude", **more: object) -> tuple[int, str]:
    report = more.pop("report", None)
    wish = {"deed": deed, "target": target, "why": why, **more}
    return code_of(device.post("/api/keeper/deeds", wish=wish, report=report))


def test_only_keepers_have_the_page(pair: Pair, tmp_path: pathlib.Path) -> None:
    assert pair.ada.get("/keeper").status_code == 200
    assert pair.bob.get("/keeper").status_code == 404
    assert _do(pair.bob, "delete-match", pair.match) == (404, "unknown-page")
    pair.bob.post("/api/account/sign-up", **BOB)
    assert pair.bob.get("/keeper").status_code == 404
    token = pair.ada.post("/api/tokens", label="bot", scope="organise").json()["token"]
    shown = {"authorization": f"Bearer {token}"}
    assert code_of(pair.table.client.get("/keeper", headers=shown)) == (403, "only-in-person")
    admin(tmp_path, "keeper", "Ada", "--remove")
    assert pair.ada.get("/keeper").status_code == 404
    assert "/keeper" not in pair.ada.get("/account").text


def test_a_report_is_read_and_closed_with_what_was_done(pair: Pair) -> None:
    page = pair.ada.get("/keeper").text
    assert "&lt;b&gt;bad&lt;/b&gt; words" in page
    assert "About Bob, by guest" in page
    assert _do(pair.ada, "delete-line", f"{pair.match}/0", report=1) == (200, "")
    with pair.table.coach(pair.match) as coach:
        assert _chat(coach) == [""]
    page = pair.ada.get("/keeper").text
    assert "look" not in page
    assert f"delete line {pair.match} 0: rude" in page
    assert "delete-line: rude" in pair.ada.get("/keeper?closed=true").text


def test_a_keeper_bans_and_lifts_at_once(pair: Pair) -> None:
    assert _do(pair.ada, "ban", f"{pair.match}/1", days=7, report=1) == (200, "")
    assert pair.bob.get("/watch").status_code == 403
    assert _do(pair.ada, "unban", "Bob") == (200, "")
    assert pair.bob.get("/watch").status_code == 200


def test_a_line_that_is_deleted_disappears_from_open_pages(pair: Pair) -> None:
    with pair.table.coach(pair.match) as spectator:
        assert _chat(spectator) == ["<b>bad</b> words"]
        _do(pair.ada, "delete-line", f"{pair.match}/0")
        assert _chat(spectator) == [""]


def test_a_match_that_is_deleted_ends_for_everybody_in_it(pair: Pair) -> None:
    with both(pair.table, pair.match, pair.keys) as (home, away):
        assert _do(pair.ada, "delete-match", pair.match) == (200, "")
        assert (home.refused(), away.refused()) == ("unknown-match", "unknown-match")
    assert pair.bob.get(f"/match/{pair.match}").status_code == 404
    assert pair.bob.mine() == []


def test_an_offensive_name_is_changed_in_sight_of_all(pair: Pair) -> None:
    with pair.table.coach(pair.match, pair.keys[0]) as home:
        assert _do(pair.ada, "rename", f"{pair.match}/1", name="Guest") == (200, "")
        home.until(lambda told: told["sitters"][1]["name"] == "Guest")


def test_a_deed_needs_a_reason_and_a_target(pair: Pair) -> None:
    assert _do(pair.ada, "ban", "Bob", why=" ") == (400, "no-reason")
    assert _do(pair.ada, "ban", "Nobody") == (404, "unknown-target")
    assert _do(pair.ada, "close", "99") == (404, "unknown-target")
    assert _do(pair.ada, "dance", "Bob") == (400, "unreadable")


def test_no_keeper_sends_a_keeper_away(pair: Pair, tmp_path: pathlib.Path) -> None:
    pair.bob.post("/api/account/sign-up", **BOB)
    admin(tmp_path, "keeper", "Bob")
    for deed in ("ban", "delete-person", "rename"):
        assert _do(pair.ada, deed, "Bob", name="Rob") == (403, "not-of-keepers")
    assert _do(pair.bob, "ban", ADA["name"]) == (403, "not-of-keepers")


def test_people_are_found(pair: Pair) -> None:
    pair.bob.post("/api/account/sign-up", **BOB)
    page = pair.ada.get("/keeper?q=bo").text
    assert "<b>Bob</b>" in page
    assert "matches: 1, records: 0, reports about them: 0" in page
