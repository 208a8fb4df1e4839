"""Private matches: to whoever is not invited they are not there, at no door, in the same words and by the same work."""

import re
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from sqlalchemy import event

from downfield.store import Store
from tests.table.conftest import Coach, Table, play_on
from tests.table.people.devices import ADA, Device, code_of

MISSING = "zzzzzzzzzzzz"
FIRST = {"game": "first-downs", "options": {"drives": 1}}


def _begin(device: Device, *seats: str, **more: Any) -> Any:
    wish = [{"who": "coach", "name": who} if who not in ("me", "open") else {"who": who} for who in seats]
    reply = device.post("/api/matches", **{**FIRST, "seats": wish, "visibility": "private", **more})
    assert reply.status_code == 201, reply.text
    return reply.json()


def _doors(table: Table) -> list[tuple[str, str]]:
    """Every method and address that names a match."""
    found = [
        (method, route.path)
        for route in table.client.app.routes
        if isinstance(route, HTTPRoute) and "{match_id" in route.path
        for method in route.methods - {"OPTIONS", "HEAD"}
    ]
    return sorted(found)


BODIES = {
    "answers": {"seat": 0, "seq": 0, "token": "x"},
    "nonces": {"seat": 0, "value": 7},
    "take-backs": {"seat": 0, "seq": 0},
    "resignations": {"seat": 0},
    "people": {"seat": 0, "kind": "mute"},
    "reports": {"seat": 0, "reason": "words"},
}


def _knock(device: Device, method: str, path: str, match: str, **headers: str) -> Any:
    at = re.sub(r"\{match_id[^}]*\}", match, path)
    at = re.sub(r"\{[^}]*\}", "x", at)
    body = BODIES.get(path.rsplit("/", 1)[-1], {"seat": 0}) if method == "POST" else None
    device.client.cookies.clear()
    return device.client.request(method, at, json=body, headers={**device.shown, **headers})


def test_no_door_opens_to_whoever_is_not_invited(table: Table) -> None:
    owner, other = Device(table.client), Device(table.client)
    begun = _begin(owner, "me", "steady")["id"]
    doors = _doors(table)
    assert len(doors) > 10
    for method, path in doors:
        for headers in ({}, {"authorization": "Bearer forged"}, {"accept": "text/html"}):
            there = _knock(other, method, path, begun, **headers)
            missing = _knock(other, method, path, MISSING, **headers)
            if "/lobby/" not in path:  # where a match that was never there is a challenge that is gone
                assert there.status_code == 404, (method, path)
            assert there.text == missing.text, (method, path)
            assert dict(there.headers) == dict(missing.headers), (method, path)
        if not path.endswith("stream"):  # which would not end
            assert _knock(owner, method, path, begun).status_code != 404 or "report" in path, (method, path)
    fork = other.post("/api/forks", match=begun, moment=0)
    assert code_of(fork) == (404, "unknown-match")


def _refused(table: Table, match: str, *keys: str) -> str:
    with table.coach(match, *keys) as line:
        return line.refused()


def test_the_live_line_is_shut_as_if_there_were_no_match(table: Table) -> None:
    owner = Device(table.client)
    begun = _begin(owner, "me", "steady")
    table.client.cookies.clear()
    assert _refused(table, begun["id"]) == _refused(table, MISSING) == "unknown-match"
    assert _refused(table, begun["id"], "forged") == "unknown-match"
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        assert me.hear()["sitters"][0]["yours"]
    table.client.cookies.update(owner.cookies)
    with table.coach(begun["id"]) as me:
        assert me.hear()["sitters"][0]["yours"]


@pytest.mark.parametrize("is_open", [False, True])
def test_a_private_match_costs_the_work_of_a_missing_one(
    table: Table, monkeypatch: pytest.MonkeyPatch, is_open: bool
) -> None:
    owner, other = Device(table.client), Device(table.client)
    begun = _begin(owner, "me", "steady")
    said: list[str] = []
    stores: list[Store] = []
    real = Store.match

    async def noted(store: Store, match_id: str) -> Any:
        stores.append(store)
        return await real(store, match_id)

    monkeypatch.setattr(Store, "match", noted)
    owner.get(f"/api/matches/{begun['id']}")
    engine = stores[0].engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *args: said.append(args[2]))

    def work(match: str) -> list[str]:
        said.clear()
        assert _knock(other, "GET", "/api/matches/{match_id}", match).status_code == 404
        return list(said)

    if is_open:
        with table.coach(begun["id"], begun["keys"]["0"]) as me:
            me.hear()
            assert work(begun["id"]) == work(MISSING)
    else:
        assert work(begun["id"]) == work(MISSING)


def test_the_watch_link_lets_spectators_in_and_leaves_the_address(table: Table) -> None:
    owner, friend, other = (Device(table.client) for _ in range(3))
    begun = _begin(owner, "me", "steady")
    assert begun["watch"]
    wrong = other.get(f"/match/{begun['id']}?watch=wrong")
    assert wrong.status_code == 404
    link = f"/match/{begun['id']}?watch={begun['watch']}&lang=it"
    led = table.client.get(link, headers=friend.shown, follow_redirects=False)
    assert (led.status_code, led.headers["location"]) == (303, f"/match/{begun['id']}?lang=it")
    assert f'data-watch="{begun["watch"]}"' in friend.get(led.headers["location"]).text
    assert friend.get(f"/api/matches/{begun['id']}/replay").status_code == 200
    assert other.get(f"/api/matches/{begun['id']}").status_code == 404
    friend.post("/api/account/sign-up", **ADA)
    assert friend.get(f"/api/matches/{begun['id']}").status_code == 200, "what he may watch goes along"
    table.client.cookies.clear()
    by_key = table.client.get(
        f"/api/matches/{begun['id']}/replay", headers={"authorization": f"Bearer {begun['watch']}"}
    )
    assert by_key.status_code == 200


def test_a_spectator_with_the_watch_key_answers_for_nobody(table: Table) -> None:
    begun = _begin(Device(table.client), "me", "steady")
    headers = {"authorization": f"Bearer {begun['watch']}"}
    table.client.cookies.clear()
    path = f"/api/matches/{begun['id']}/resignations"
    assert code_of(table.client.post(path, json={"seat": 0}, headers=headers)) == (403, "not-your-seat")


def test_an_id_alone_lists_no_private_match(table: Table) -> None:
    begun = _begin(Device(table.client), "me", "steady")
    other = Device(table.client)
    for keys, found in (([], []), (["forged"], []), ([begun["keys"]["0"]], [begun["id"]])):
        told = other.post("/api/mine", keys={begun["id"]: keys}).json()
        assert [line["id"] for line in told] == found


def test_the_watch_key_opens_the_live_line_without_a_seat(table: Table) -> None:
    begun = _begin(Device(table.client), "me", "steady")
    table.client.cookies.clear()
    with table.coach(begun["id"], begun["watch"]) as spectator:
        assert not any(sitter["yours"] for sitter in spectator.hear()["sitters"])


def test_record_and_rematch_of_a_private_match_are_private(table: Table) -> None:
    owner, other = Device(table.client), Device(table.client)
    begun = _begin(owner, "me", "me", seed=3)
    with table.coach(begun["id"], *begun["keys"].values()) as me:
        play_on({0: me, 1: me})
        path = f"/api/matches/{begun['id']}/record"
        assert owner.get(path).status_code == 200
        assert code_of(other.get(path)) == (404, "unknown-match")
        _rematch(me)
        again = me.until(lambda told: told["next"])["next"]["match"]
    assert code_of(other.get(f"/api/matches/{again}")) == (404, "unknown-match")
    assert owner.get(f"/api/matches/{again}").status_code == 200


def _rematch(me: Coach) -> None:
    for seat in (0, 1):
        me.say(type="rematch", seat=seat)


def test_a_fork_of_a_private_match_is_private(table: Table) -> None:
    owner, other = Device(table.client), Device(table.client)
    begun = _begin(owner, "me", "steady")
    made = owner.post("/api/forks", match=begun["id"], moment=0).json()
    assert other.get(f"/api/matches/{made['id']}").status_code == 404
    assert owner.get(f"/api/matches/{made['id']}").status_code == 200


@pytest.mark.parametrize(
    ("seats", "more", "listed", "seen"),
    [
        (("me", "open"), {"visibility": None}, False, 200),
        (("me", "open"), {"visibility": "unlisted"}, False, 200),
        (("me", "open"), {"visibility": "private"}, False, 404),
        (("me", "me"), {"visibility": None}, False, 200),
        (("steady", "random"), {"visibility": None}, False, 200),
        (("me", "steady"), {"visibility": "public"}, True, 200),
        (("me", "steady"), {"visibility": None, "listed": True}, True, 200),
        (("me", "open"), {"visibility": None, "listed": True}, True, 200),
    ],
)
def test_who_may_find_and_see_a_match(
    table: Table, seats: tuple[str, ...], more: dict[str, Any], listed: bool, seen: int
) -> None:
    begun = _begin(Device(table.client), *seats, **more)["id"]
    other = Device(table.client)
    found = [match["id"] for match in other.get("/api/matches").json()]
    assert ((begun in found), other.get(f"/api/matches/{begun}").status_code) == (listed, seen)
    assert (begun in other.get("/watch").text) == listed
