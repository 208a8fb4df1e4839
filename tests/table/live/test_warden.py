"""The warden: who is banned by which address, and that news are heard whatever happens to one of them."""

import pathlib

import pytest

from downfield.store import Store, news
from downfield.store.bans import NETWORK, ORIGIN, PERSON, KeptBan
from downfield.table.live import heart
from downfield.table.live.bans import Bans
from downfield.table.live.house import House
from downfield.table.live.thinking import Bench
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.people.keepers import admin
from tests.table.served import Program, served

LATER, BEFORE = "2999-01-01T00:00:00+00:00", "2000-01-01T00:00:00+00:00"


def _ban(kind: str, target: str, until: str = "") -> KeptBan:
    return KeptBan(target, kind, target, "x", "why", "now", until)


@pytest.mark.parametrize(
    ("ban", "address", "has_account", "is_banned"),
    [
        (_ban(NETWORK, "192.0.2.0/24"), "192.0.2.7/32", True, True),
        (_ban(NETWORK, "192.0.2.0/24", LATER), "192.0.2.7/32", False, True),
        (_ban(NETWORK, "192.0.2.0/24", BEFORE), "192.0.2.7/32", False, False),
        (_ban(NETWORK, "192.0.2.0/24"), "198.51.100.7/32", False, False),
        (_ban(NETWORK, "2001:db8::/64"), "2001:db8::/64", False, True),
        (_ban(NETWORK, "2001:db8::/65"), "2001:db8::/64", False, False),
        (_ban(NETWORK, "192.0.2.0/24"), "no address", False, False),
        (_ban(ORIGIN, "mark of 192.0.2.7/32"), "192.0.2.7/32", False, True),
        (_ban(ORIGIN, "mark of 192.0.2.7/32"), "192.0.2.7/32", True, False),
        (_ban(PERSON, "eve"), "192.0.2.7/32", False, False),
        (_ban(PERSON, "ada"), "192.0.2.7/32", False, True),
    ],
)
def test_who_is_banned(ban: KeptBan, address: str, has_account: bool, is_banned: bool) -> None:
    bans = Bans(lambda given: f"mark of {given}")
    bans.know([ban])
    assert (bans.find("ada", address, has_account) == ban) is is_banned


async def test_one_piece_of_news_that_fails_keeps_no_other_from_being_heard(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / "t.sqlite")
    await store.open()
    house, heard = House(store, Bench()), list[str]()
    await house.warden.open(str)

    def forget(name: str) -> None:
        if name == "bad":
            raise ValueError(name)
        heard.append(name)

    house.warden.forgets.append(forget)
    async with store.engine.begin() as connection:
        for name in ("one", "bad", "two"):
            await news.tell(connection, news.RECORD, name)
    await house.warden.look()
    await house.warden.look()
    assert heard == ["one", "two"]
    await house.close()
    await store.close()


def test_a_stream_that_is_open_ends_with_the_reason(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heart, "LOOK", 0.02)
    with served(table_app(tmp_path / "table.sqlite", pace=0.0, doorkeeper=Doorkeeper(100_000))) as address:
        seats = [{"who": "me"}, {"who": "me"}]
        begun = Program(address).ask("/api/matches", {"game": "first-downs", "seats": seats})
        with Program(address, begun["keys"]["0"]).listen(begun["id"]) as moments:
            next(moments)
            assert admin(tmp_path, "ban", "127.0.0.1", "--why", "a flood of requests") == 0
            last = list(moments)[-1]
        assert (last["type"], last["code"]) == ("refusal", "banned")
        assert "a flood of requests" in last["words"]
        assert Program(address).refused("/api/mine")["code"] == "banned"
        assert admin(tmp_path, "unban", "127.0.0.1", "--why", "enough") == 0
