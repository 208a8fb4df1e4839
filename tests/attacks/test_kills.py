"""A server that is killed again and again: whatever was acknowledged is there again, and the match goes on."""

import pathlib

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from tests.table.conftest import play_on
from tests.table.running import node

GAMES = tuple(downfield.GAMES)
ME = {"who": "me", "name": "Ada"}


def _survives(database: pathlib.Path, game: str, kills: int) -> int:
    """Kill a server so many times in the middle of a match; gives how many deeds were acknowledged in all."""
    rng, acknowledged, begun = Rng(kills, 6), 0, None
    for turn in range(kills + 1):
        with node(database) as server:
            begun = begun or server.begin(game, ME, ME)
            keys = begun["keys"]
            with server.coach(begun["id"], keys["0"]) as home, server.coach(begun["id"], keys["1"]) as away:
                home.at(0)
                assert home.now["seq"] >= acknowledged, "what was acknowledged is lost"
                if turn < kills:
                    play_on({0: home, 1: away}, steps=3 + rng.below(20), seed=turn)
                    acknowledged = max(home.now["seq"], away.now["seq"])
                    if mine := home.now["ask"]["mine"]:
                        home.answer(mine["0"][0]["token"], 0)  # perhaps it is kept, perhaps not
                    server.kill()
                    continue
                home.say(type="resign", seat=0)
                home.until(lambda told: bool(told["over"]))
            read = record.read(server.get(f"/api/matches/{begun['id']}/record"))
            assert len(record.verify(read, downfield.game(game)).moves) > 0
    return acknowledged


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_twice(tmp_path: pathlib.Path) -> None:
    assert _survives(tmp_path / "t.sqlite", "first-downs", 2) > 5


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(
    tmp_path: pathlib.Path, game: str
) -> None:
    assert _survives(tmp_path / "t.sqlite", game, 13) > 13
