"""Bad input: the sender hears why, the match stays as it was, nobody else notices."""

import contextlib
import json
import pathlib
import sqlite3
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from downfield.table.web.line import AT_ONCE
from tests.table.conftest import Coach, Open, Table

TWO = [{"who": "me"}, {"who": "me"}]


def _wish(**changed: Any) -> dict[str, Any]:
    return {"game": "first-downs", "seats": TWO, **changed}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "unreadable"),
        ([], "unreadable"),
        (_wish(game="chess"), "unknown-game"),
        (_wish(game=7), "unreadable"),
        (_wish(seats=[]), "unreadable"),
        (_wish(seats=TWO * 2), "bad-option"),
        (_wish(seats=TWO * 20), "unreadable"),
        (_wish(seats=[{"who": "you"}]), "unreadable"),
        (_wish(seats=[{"who": "coach", "name": "nobody"}]), "unknown-name"),
        (_wish(seats=[{"who": "me", "name": "Steady"}]), "bad-option"),
        (_wish(seats=[{"who": "me", "name": "x" * 41}]), "unreadable"),
        (_wish(options={"no_such": 1}), "unknown-name"),
        (_wish(options={"no_such": [1]}), "unreadable"),
        (_wish(options={"drives": "²"}), "bad-option"),
        (_wish(options={"drives": 10**40}), "bad-option"),
        (_wish(options={"no_such": "9" * 5000}), "unreadable"),
        (_wish(seed=-1), "unreadable"),
        (_wish(seed=10**30), "unreadable"),
        (_wish(seed=1, seats=[{"who": "me"}, {"who": "open"}]), "bad-option"),
    ],
)
def test_a_match_that_cannot_be_is_not_begun(table: Table, wish: object, code: str) -> None:
    reply = table.client.post("/api/matches", json=wish)
    assert (reply.status_code, reply.json()["code"]) == (400, code)
    assert reply.json()["words"]


@pytest.mark.parametrize("body", [b"", b"{", b'{"game": "\xff"}', b"[" * 15_000, b"null"])
def test_a_body_that_is_no_json_is_refused(table: Table, body: bytes) -> None:
    reply = table.client.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert (reply.status_code, reply.json()["code"]) == (400, "unreadable")


def test_a_form_is_refused(table: Table) -> None:
    reply = table.client.post("/api/matches", data={"game": "first-downs"})
    assert (reply.status_code, reply.json()["code"]) == (415, "not-json")


def test_a_huge_body_is_refused(table: Table) -> None:
    reply = table.client.post("/api/matches", json=_wish(options={"a": "x" * 10**6}))
    assert (reply.status_code, reply.json()["code"]) == (413, "too-large")


def test_another_sites_page_is_refused(table: Table) -> None:
    reply = table.client.post("/api/matches", json=_wish(), headers={"origin": "https://elsewhere.example"})
    assert (reply.status_code, reply.json()["code"]) == (403, "elsewhere")
    own = str(table.client.base_url).rstrip("/")
    assert table.client.post("/api/matches", json=_wish(), headers={"origin": own}).status_code == 201


def test_another_sites_page_gets_no_line(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me")
    path = f"/api/matches/{begun['id']}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        table.client.websocket_connect(path, headers={"origin": "https://elsewhere.example"}),
    ):
        pass


def test_an_invitation_leads_to_one_seat_only(table: Table) -> None:
    begun = table.begin("first-downs", "me", "open")
    path = f"/api/join/{begun['invite'].upper()}"
    assert table.client.post(path, json={"name": "random"}).json()["code"] == "bad-option"
    assert table.client.post(path, json={"name": ["Ada"]}).status_code == 400
    assert table.client.post(path, json={"name": "Ada \x00 L."}).json()["code"] == "bad-name"
    assert table.client.post(path, json={"name": " Ada \n L. "}).status_code == 201
    late = table.client.post(path, json={"name": "Bob"})
    assert (late.status_code, late.json()["code"]) == (404, "unknown-invitation")
    assert table.client.get(f"/api/matches/{begun['id']}").json()["sitters"][1]["name"] == "Ada L."
    assert table.client.post("/api/join/zzzz", json={"name": ""}).status_code == 404


def test_an_unknown_match_is_told_so(table: Table) -> None:
    for path in ("/api/matches/none", "/api/matches/none/record", "/match/none", "/rules/chess", "/nothing"):
        assert table.client.get(path).status_code in (400, 404)
    with table.coach("none") as lost:
        assert lost.refused() == "unknown-match"
        with pytest.raises(WebSocketDisconnect) as closed:
            lost.hear()
        assert closed.value.code == 4404


def test_a_forged_key_opens_nothing(table: Table) -> None:
    begun = table.begin("first-downs", "me", "steady")
    with table.coach(begun["id"], begun["keys"]["0"], "forged") as forger:
        assert forger.refused() == "wrong-key"


def test_the_record_of_a_running_match_is_closed(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me")
    reply = table.client.get(f"/api/matches/{begun['id']}/record")
    assert (reply.status_code, reply.json()["code"]) == (409, "not-over")


BAD_MESSAGES = [
    ("", "unreadable"),
    ("{", "unreadable"),
    ("[]", "unreadable"),
    ('{"type":"answer"}', "unreadable"),
    ('{"type":"cheat","seat":0}', "unreadable"),
    ('{"type":"hello","seq":0}', "unreadable"),
    ('{"type":"answer","seq":"0","seat":0,"token":"x"}', "unreadable"),
    ('{"type":"answer","seq":0,"seat":0,"token":null}', "unreadable"),
    ("[" * 1900, "unreadable"),
    ("x" * 5000, "too-large"),
    ('{"type":"answer","seq":0,"seat":99,"token":"x"}', "not-your-seat"),
    ('{"type":"answer","seq":0,"seat":-1,"token":"x"}', "not-your-seat"),
    ('{"type":"resign","seat":1}', "not-your-seat"),
    ('{"type":"take-back","seq":0,"seat":0}', "no-take-back"),
]


@pytest.mark.parametrize("game", ["first-downs"])
def test_bad_messages_change_nothing(table: Table, game: str) -> None:
    begun = table.begin(game, "me", "me", seed=1)
    with table.coach(begun["id"], begun["keys"]["0"]) as me, table.coach(begun["id"]) as spectator:
        me.at(0)
        spectator.until(lambda told: told["sitters"][0]["here"])
        before = len(spectator.frames), me.now["ask"], me.now["seq"]
        for message, code in BAD_MESSAGES:
            text = message.replace('"seq":0', f'"seq":{me.now["seq"]}')
            me.line.send_text(text)
            assert me.refused() == code, text[:80]
    with table.coach(begun["id"], begun["keys"]["0"]) as again:
        again.at(0)
        assert (len(spectator.frames), again.now["ask"], again.now["seq"]) == before


def _asked(table: Table) -> tuple[dict[str, Any], int]:
    """A match, and the seat that is asked first."""
    begun = table.begin("first-downs", "me", "me", seed=1)
    waiting = table.client.get(f"/api/matches/{begun['id']}").json()["waiting"]
    return begun, waiting[0]


def test_the_other_seat_must_wait(table: Table) -> None:
    begun, seat = _asked(table)
    with table.coach(begun["id"], begun["keys"][str(1 - seat)]) as other:
        other.at(0)
        other.answer("x", 1 - seat)
        assert other.refused() == "not-your-turn"


def test_what_is_no_option_is_refused_with_its_rule(table: Table) -> None:
    begun, seat = _asked(table)
    with table.coach(begun["id"], begun["keys"][str(seat)]) as me:
        me.at(0)
        for token in ("no such thing", "", "home:x", "1/2", "0"):
            me.answer(token, seat)
            assert me.refused() == "illegal-answer"


def test_why_something_is_no_option_is_told_and_nothing_is_done(table: Table) -> None:
    begun, seat = _asked(table)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        seq = both.at(0)["seq"]
        both.say(type="why", seat=seat, token="no such thing")
        assert both.refused() == "illegal-answer"
        both.say(type="why", seat=1 - seat, token=both.tokens()[0])
        assert both.refused() == "not-your-turn"
        both.say(
            type="why", seat=seat, token=both.tokens()[0]
        )  # it could be given: there is nothing to explain
        both.say(type="why", seat=7, token="x")
        assert both.refused() == "not-your-seat"
        assert both.now["seq"] == seq
    assert table.client.get(f"/api/matches/{begun['id']}").json()["seq"] == seq


def test_whoever_only_watches_holds_no_seat(table: Table) -> None:
    begun, _ = _asked(table)
    with table.client.websocket_connect(f"/api/matches/{begun['id']}/live") as line:
        watcher = Coach(line)
        watcher.say(type="hello", keys=list(begun["keys"].values()), watch=True)
        assert not any(sitter["yours"] for sitter in watcher.at(0)["sitters"])


def test_the_cookie_of_whoever_began_opens_the_seats_and_a_key_only_its_own(table: Table) -> None:
    table.client.get("/")
    begun = table.begin("first-downs", "me", "open")
    with table.coach(begun["id"]) as known:
        assert [sitter["yours"] for sitter in known.at(0)["sitters"]] == [True, False]
    table.client.cookies.clear()
    with table.coach(begun["id"]) as stranger:
        assert not any(sitter["yours"] for sitter in stranger.at(0)["sitters"])


def test_two_tabs_cannot_answer_the_same_moment(table: Table) -> None:
    begun, seat = _asked(table)
    key = begun["keys"][str(seat)]
    with table.coach(begun["id"], key) as one, table.coach(begun["id"], key) as two:
        seq = one.at(0)["seq"]
        token = one.tokens()[0]
        two.at(0)
        one.answer(token, seat)
        one.at(seq + 1)
        two.answer(token, seat, seq=seq)
        assert two.refused() == "late"
        two.answer(token, seat, seq=10**12)
        assert two.refused() == "late"
        two.say(type="take-back", seat=seat, seq=seq)
        assert two.refused() == "late"


def test_two_servers_cannot_both_accept_an_answer(open_table: Open) -> None:
    with open_table() as one, open_table() as two:
        begun, seat = _asked(one)
        key = begun["keys"][str(seat)]
        with one.coach(begun["id"], key) as here, two.coach(begun["id"], key) as there:
            seq = here.at(0)["seq"]
            there.at(0)
            here.answer(here.tokens()[0])
            here.at(seq + 1)
            there.answer(there.tokens()[0], seat, seq=seq)
            assert there.refused() == "late"
            assert there.at(seq + 1)["ask"]["waiting"] == here.now["ask"]["waiting"]


def test_what_cannot_be_written_down_has_not_happened(empty_table: Table, tmp_path: pathlib.Path) -> None:
    begun, seat = _asked(empty_table)
    with (
        empty_table.coach(begun["id"], begun["keys"][str(seat)]) as me,
        contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk,
    ):
        seq = me.at(0)["seq"]
        disk.execute("ALTER TABLE answer RENAME TO lost")
        me.answer(me.tokens()[0])
        assert me.refused() == "not-kept"
        assert empty_table.client.get("/match/elsewhere").status_code == 404
        disk.execute("ALTER TABLE lost RENAME TO answer")
        me.answer(me.tokens()[0])
        assert me.at(seq + 1)["seq"] > seq


@pytest.mark.parametrize(
    "path", ["/match/%00", "/api/matches/%ff", "/api/matches/%ff/record", "/rules/%ed%a0%80"]
)
def test_an_odd_path_leads_nowhere(table: Table, path: str) -> None:
    assert table.client.get(path).status_code in (400, 404)


def test_a_flood_is_stemmed(table: Table) -> None:
    begun, seat = _asked(table)
    with table.coach(begun["id"], begun["keys"][str(seat)]) as me:
        for _ in range(AT_ONCE + 200):
            me.line.send_text("{")
        while me.refused() != "too-fast":
            continue


def test_bytes_are_no_message(table: Table) -> None:
    begun, _ = _asked(table)
    with table.coach(begun["id"]) as spectator:
        spectator.at(0)
        spectator.line.send_bytes(b"\xff\xfe")
        assert spectator.refused() == "unreadable"


ODD_HELLOS = ['{"seq":-4}', '{"seq":99999999999999999999}', '{"keys":[]}', '{"lang":"\\u0000"}', "{}"]


@pytest.mark.parametrize("hello", ODD_HELLOS)
def test_an_odd_hello_still_shows_the_match(table: Table, hello: str) -> None:
    begun, _ = _asked(table)
    with table.client.websocket_connect(f"/api/matches/{begun['id']}/live") as line:
        line.send_text(json.dumps({"type": "hello", **json.loads(hello)}))
        assert Coach(line).hear()["type"] == "update"


BAD_HELLOS = [
    "",
    "[]",
    '{"type":"resign","seat":0}',
    '{"type":"hello","keys":"x"}',
    '{"type":"hello","seq":"x"}',
]


@pytest.mark.parametrize("hello", [*BAD_HELLOS, json.dumps({"type": "hello", "keys": ["x"] * 9})])
def test_who_says_no_hello_is_turned_away(table: Table, hello: str) -> None:
    begun, _ = _asked(table)
    with table.client.websocket_connect(f"/api/matches/{begun['id']}/live") as line:
        line.send_text(hello)
        lost = Coach(line)
        assert lost.refused() == "unreadable"
        with pytest.raises(WebSocketDisconnect) as closed:
            lost.hear()
        assert closed.value.code == 4400


def test_who_says_nothing_is_turned_away(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("downfield.table.web.line.PATIENCE", 0.05)
    begun, _ = _asked(table)
    with table.client.websocket_connect(f"/api/matches/{begun['id']}/live") as line:
        assert Coach(line).refused() == "silent"


def test_secrets_stay_here_until_the_end(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "me")
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        both.at(0)
    standing = table.client.get(f"/api/matches/{begun['id']}").text
    assert len(json.loads(standing)["commitment"]) == 64
    for text in (standing, *both.frames):
        assert "secret" not in json.loads(text)
        assert not any(key in text for key in begun["keys"].values())
