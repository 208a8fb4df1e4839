"""One's own data: handed out whole, and deleted for good, while nothing of others is lost."""

import io
import json
import pathlib
import zipfile
from typing import Any

import pytest

from tests.table.company import both
from tests.table.conftest import Table
from tests.table.people.devices import ADA, Device, code_of
from tests.table.people.test_neighbours import BOB, Pair, _chat

RECORD = (pathlib.Path(__file__).parents[2] / "golden" / "first-and-roll.record").read_text()


def _file(device: Device) -> dict[str, str]:
    """What is handed out: texts by their names."""
    reply = device.get("/api/account/export")
    assert reply.status_code == 200, reply.text
    with zipfile.ZipFile(io.BytesIO(reply.content)) as file:
        return {name: file.read(name).decode() for name in file.namelist()}


def _played(table: Table) -> Pair:
    """Ada and Bob have talked and played to an end; Ada plays alone too, and has brought a record along."""
    pair = Pair(table)
    with both(table, pair.match, pair.keys) as (home, away):
        home.say(type="chat", words="ada says")
        _chat(away)
        away.say(type="chat", words="bob says")
        away.until(lambda told: told["ask"]["kind"] != "wait")
        away.say(type="resign", seat=1)
        home.until(lambda told: told["over"])
    return pair


def test_everything_about_me_is_handed_out(table: Table) -> None:
    pair = _played(table)
    pair.ada.post("/api/tokens", label="my bot")
    pair.ada.post(pair.people, seat=1, kind="mute")
    pair.ada.post(f"/api/matches/{pair.match}/reports", seat=1, reason="words", words="look at that")
    alone = pair.ada.begin()
    brought = pair.ada.post("/api/records", text=RECORD).json()["id"]
    files = _file(pair.ada)
    data = json.loads(files["data.json"])
    assert data["account"][0]["name"] == "Ada"
    assert {seat["match_id"] for seat in data["seats"]} == {pair.match, alone}
    assert [line["words"] for line in data["chat"]] == ["ada says"]
    assert (data["tokens"][0]["label"], data["muted and blocked"][0]["kind"]) == ("my bot", "mute")
    assert data["reports"][0]["words"] == "look at that"
    assert files[f"matches/{pair.match}.record"] == table.client.get(f"/api/matches/{pair.match}/record").text
    assert files[f"brought/{brought}.record"] == RECORD
    assert f"matches/{alone}.record" not in files  # its dice are still to fall
    assert "bob says" not in files["data.json"]
    assert pair.keys[0] not in str(files)


def test_a_guest_is_handed_out_the_own_data_too(table: Table) -> None:
    guest = Device(table.client)
    match = guest.begin()
    data = json.loads(_file(guest)["data.json"])
    assert (data["account"], [seat["match_id"] for seat in data["seats"]]) == ([], [match])
    table.client.cookies.clear()
    assert code_of(table.client.get("/api/account/export")) == (401, "nobody")
    token = guest.post("/api/tokens", label="bot", scope="organise").json()["token"]
    shown = {"authorization": f"Bearer {token}"}
    assert code_of(table.client.get("/api/account/export", headers=shown)) == (403, "only-in-person")
    codes = {guest.get("/api/account/export").status_code for _ in range(5)}
    assert codes == {200, 429}


def _doors(match: str) -> list[str]:
    """Every door at which something of a match is read."""
    api = f"/api/matches/{match}"
    return [
        api,
        f"{api}/record",
        f"{api}/replay",
        f"{api}/moments",
        f"{api}/people",
        f"{api}/stream",
        f"/match/{match}",
        f"/match/{match}/beamer",
        f"/match/{match}/replay",
        f"/match/{match}/report",
    ]


def _ended(table: Table, device: Device, **how: Any) -> str:
    """A match of one person alone that is over and was looked at through every door."""
    begun = device.post("/api/matches", game="touch-down", seats=[{"who": "me"}, {"who": "me"}], **how).json()
    table.sit_down(begun["id"], begun["keys"]["0"], begun["keys"]["1"])
    with table.coach(begun["id"], begun["keys"]["0"]) as coach:
        coach.until(lambda told: told["ask"]["kind"] != "wait")
        coach.say(type="resign", seat=0)
        coach.until(lambda told: told["over"])
    for door in _doors(begun["id"]):
        assert device.get(door).status_code == 200, door
    return str(begun["id"])


@pytest.mark.parametrize("has_account", [True, False])
def test_what_is_deleted_comes_through_no_door(table: Table, has_account: bool) -> None:
    device, other = Device(table.client), Device(table.client)
    if has_account:
        device.post("/api/account/sign-up", **ADA)
    match = _ended(table, device, visibility="public")
    brought = device.post("/api/records", text=RECORD).json()["id"]
    token = device.post("/api/tokens", label="bot").json()["token"]
    records = [f"/api/records/{brought}", f"/api/records/{brought}/replay", f"/replay/{brought}"]
    assert [other.get(door).status_code for door in records] == [200] * 3
    if has_account:
        assert code_of(device.post("/api/account/forget-me")) == (409, "has-account")
        assert device.post("/api/account/delete", confirm=ADA["password"]).status_code == 200
    else:
        assert device.post("/api/account/forget-me").status_code == 200
    for door in (*_doors(match), *records):
        assert other.get(door).status_code == 404, door
    assert code_of(other.post("/api/forks", match=match, moment=0)) == (404, "unknown-match")
    assert match not in other.get("/watch").text
    assert match not in other.get("/api/matches").text
    assert device.mine() == []
    shown = {"authorization": f"Bearer {token}"}
    assert code_of(table.client.get("/api/mine", headers=shown)) == (401, "unknown-token")
    with table.coach(match) as coach:
        assert coach.refused() == "unknown-match"


def test_matches_of_others_stay_with_a_deleted_player_who_has_said_nothing(table: Table) -> None:
    pair = _played(table)
    pair.bob.post("/api/account/sign-up", **BOB)
    before = table.client.get(f"/api/matches/{pair.match}/record").text
    for door in _doors(pair.match):
        pair.bob.get(door)
    assert pair.ada.post("/api/account/delete", confirm=ADA["password"]).status_code == 200
    standing = table.client.get(f"/api/matches/{pair.match}").json()
    assert [sitter["name"] for sitter in standing["sitters"]] == ["deleted player", "Bob"]
    assert [sitter["guest"] for sitter in standing["sitters"]] == [False, False]
    after = table.client.get(f"/api/matches/{pair.match}/record").text
    assert "deleted-player" in after
    assert _played_lines(after) == _played_lines(before)
    for door in _doors(pair.match):
        assert "Ada" not in pair.bob.get(door).text, door
    with table.coach(pair.match) as coach:
        assert _chat(coach) == ["", "bob says"]
    assert pair.bob.mine() == [pair.match]


def _played_lines(record: str) -> list[str]:
    return [line for line in record.splitlines() if not line.startswith("[")]


def test_a_running_match_is_given_up_by_whoever_goes(table: Table) -> None:
    pair = Pair(table)
    with table.coach(pair.match, pair.keys[1]) as away:
        away.until(lambda told: told["ask"]["kind"] != "wait")
        pair.ada.post("/api/account/delete", confirm=ADA["password"])
        away.until(lambda told: told["over"])
        assert away.now["sitters"][0]["name"] == "deleted player"


def test_nobody_is_called_a_deleted_player(table: Table) -> None:
    wish = [{"who": "me", "name": "Deleted-player"}, {"who": "coach"}]
    reply = Device(table.client).post("/api/matches", game="first-downs", seats=wish)
    assert reply.status_code == 400
