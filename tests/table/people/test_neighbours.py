"""Whoever bothers others at a match is muted, blocked, reported; and all that is undone again."""

import asyncio
import pathlib
from typing import Any

import pytest

from downfield.store import Store, reports
from downfield.store.reports import KeptReport
from tests.table.company import both
from tests.table.conftest import Coach, Table
from tests.table.people.devices import ADA, Device, code_of

BOB = {"name": "Bob", "password": "battery staple"}


class Pair:
    """Ada, with an account, and Bob, a guest, at a match that Ada began."""

    def __init__(self, table: Table, **more: Any) -> None:
        self.table, self.ada, self.bob = table, Device(table.client), Device(table.client)
        self.ada.post("/api/account/sign-up", **ADA)
        begun = self.ada.post(
            "/api/matches", game="first-downs", seats=[{"who": "me"}, {"who": "open"}], **more
        ).json()
        joined = self.bob.post(f"/api/join/{begun['invite']}", name="Bob").json()
        self.match, self.keys = begun["id"], [begun["keys"]["0"], joined["key"]]
        table.sit_down(self.match, *self.keys)
        self.people = f"/api/matches/{self.match}/people"

    def coach(self, device: Device, key: str) -> Any:
        """Somebody at the line, with cookie and key."""
        return self.table.client.websocket_connect(f"/api/matches/{self.match}/live", headers=device.shown)


@pytest.fixture
def pair(table: Table) -> Pair:
    """Both of them."""
    return Pair(table)


def _chat(coach: Coach) -> list[str]:
    """The next lines of the chat."""
    while (told := coach.hear())["type"] != "chat":
        continue
    return [line["words"] for line in told["lines"]]


def _by_cookie(pair: Pair, device: Device) -> Any:
    return pair.coach(device, "")


def test_a_muted_person_is_not_read_until_that_is_undone(pair: Pair) -> None:
    (other,) = pair.ada.get(pair.people).json()
    assert other == {"seat": 1, "name": "Bob", "guest": True, "known": True, "muted": False, "blocked": False}
    with _by_cookie(pair, pair.ada) as hers, _by_cookie(pair, pair.bob) as his:
        ada, bob = Coach(hers), Coach(his)
        for coach in (ada, bob):
            coach.say(type="hello")
            coach.hear()
        bob.say(type="chat", words="one")
        assert _chat(ada) == ["one"]
        assert pair.ada.post(pair.people, seat=1, kind="mute").json()[0]["muted"] is True
        bob.say(type="chat", words="two")
        assert _chat(bob)[-1:] in (["one"], ["two"])
        ada.say(type="chat", words="three")
        heard = _chat(ada)
        assert "three" in heard
        assert "two" not in heard
        assert pair.ada.post(pair.people, seat=1, kind="mute", on=False).json()[0]["muted"] is False
        while "two" not in heard:
            heard = _chat(ada)


def test_a_guest_mutes_too_and_the_account_goes_on(pair: Pair) -> None:
    assert pair.bob.post(pair.people, seat=0, kind="mute").json()[0]["muted"] is True
    pair.bob.post("/api/account/sign-up", **BOB)
    (shun,) = pair.bob.get("/api/shuns").json()
    assert (shun["kind"], shun["name"]) == ("mute", "Home")
    assert code_of(pair.ada.post("/api/shuns/undo", id=shun["id"])) == (404, "unknown-shun")
    assert pair.bob.post("/api/shuns/undo", id=shun["id"]).json() == []
    assert pair.bob.get(pair.people).json()[0]["muted"] is False


def test_whoever_is_blocked_sits_down_at_no_open_seat(pair: Pair) -> None:
    assert pair.ada.post(pair.people, seat=1, kind="block").json()[0]["blocked"] is True
    seats = [{"who": "me"}, {"who": "open"}]
    begun = pair.ada.post("/api/matches", game="first-downs", seats=seats).json()
    assert code_of(pair.bob.post(f"/api/join/{begun['invite']}", name="Bob")) == (403, "not-for-you")
    assert Device(pair.table.client).post(f"/api/join/{begun['invite']}", name="Eve").status_code == 201
    begun = pair.bob.post("/api/matches", game="first-downs", seats=seats).json()
    assert code_of(pair.ada.post(f"/api/join/{begun['invite']}", name="Ada")) == (403, "not-for-you")


def test_whoever_is_blocked_is_no_partner_for_a_rematch(pair: Pair) -> None:
    with both(pair.table, pair.match, pair.keys) as (home, away):
        away.until(lambda told: told["ask"]["kind"] != "wait")
        away.say(type="resign", seat=1)
        for coach in (home, away):
            assert coach.until(lambda told: told["over"])["can_rematch"]
        pair.ada.post(pair.people, seat=1, kind="block")
        away.until(lambda told: not told["can_rematch"])
        away.say(type="rematch", seat=1)
        assert away.refused() == "no-rematch"
        pair.ada.post(pair.people, seat=1, kind="block", on=False)
        away.until(lambda told: told["can_rematch"])


def _reports(folder: pathlib.Path) -> list[KeptReport]:
    async def read() -> list[KeptReport]:
        store = Store(folder / "table.sqlite")
        found = await reports.found(store)
        await store.close()
        return found

    return asyncio.run(read())


def test_a_report_keeps_the_last_lines_of_the_chat(pair: Pair, tmp_path: pathlib.Path) -> None:
    with both(pair.table, pair.match, pair.keys) as (home, away):
        for words in ("one", "two"):
            away.say(type="chat", words=words)
            _chat(home)
    path = f"/api/matches/{pair.match}/reports"
    assert pair.ada.post(path, seat=1, reason="words", words=" please\nlook ", line=0).status_code == 201
    assert Device(pair.table.client).post(path, seat=1, reason="conduct").status_code == 201  # a spectator
    first, second = _reports(tmp_path)
    assert (first.by_name, first.about_name, first.reason, first.words) == (
        "Ada",
        "Bob",
        "words",
        "please look",
    )
    assert [line.words for line in first.lines] == ["one"]
    assert [line.words for line in second.lines] == ["one", "two"]
    assert (second.by_name, second.line) == ("", -1)


def test_one_reports_other_people_only_and_not_without_end(pair: Pair) -> None:
    path = f"/api/matches/{pair.match}/reports"
    assert code_of(pair.ada.post(path, seat=0, reason="words")) == (409, "not-a-person")
    assert code_of(pair.ada.post(path, seat=7, reason="words")) == (409, "not-a-person")
    assert code_of(pair.ada.post(path, seat=1, reason="nonsense")) == (400, "unreadable")
    codes = {pair.ada.post(path, seat=1, reason="words").status_code for _ in range(12)}
    assert codes == {201, 429}
    pair.table.client.cookies.clear()
    assert code_of(pair.table.client.post(path, json={"seat": 1, "reason": "words"})) == (401, "nobody")
    token = pair.ada.post("/api/tokens", label="bot").json()["token"]
    shown = {"authorization": f"Bearer {token}"}
    asked = pair.table.client.post(pair.people, json={"seat": 1, "kind": "mute"}, headers=shown)
    assert code_of(asked) == (403, "only-in-person")


def test_nobody_is_reported_at_a_private_match_by_whoever_may_not_see_it(table: Table) -> None:
    pair = Pair(table, visibility="private")
    stranger = Device(table.client)
    path = f"/api/matches/{pair.match}/reports"
    assert code_of(stranger.post(path, seat=1, reason="words")) == (404, "unknown-match")
    assert code_of(stranger.get(pair.people)) == (404, "unknown-match")
