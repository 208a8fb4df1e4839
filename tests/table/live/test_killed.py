"""Servers that are killed in the middle of a match; another one, or the same started again, goes on with it."""

import pathlib

import pytest

import downfield
from downfield.kernel import record
from tests.table.conftest import Coach, play_on
from tests.table.running import Node, node

pytestmark = pytest.mark.usefixtures("playbooks")

GAME = "first-and-roll"
ME, PROGRAM = {"who": "me", "name": "Ada"}, {"who": "coach", "name": "steady"}


def _verified(at: Node, match: str) -> bool:
    read = record.read(at.get(f"/api/matches/{match}/record"))
    return record.verify(read, downfield.game(GAME)).over


def _play(coach: Coach, steps: int = 10**6) -> None:
    """Answer so often, or to the end, whenever the one who plays alone is asked."""
    while steps > 0:
        coach.until(lambda told: told["over"] or bool(told["ask"]["mine"]))
        if coach.now["over"]:
            return
        seq, tokens = coach.now["seq"], coach.tokens()
        coach.answer(tokens[steps % len(tokens)])
        coach.at(seq + 1)
        steps -= 1


@pytest.mark.slow
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: pathlib.Path) -> None:
    with node(tmp_path / "t.sqlite") as first:
        begun = first.begin(GAME, ME, PROGRAM)
        with first.coach(begun["id"], begun["keys"]["0"]) as ada:
            _play(ada, 15)
            before = ada.now["seq"]
            first.kill()
    with node(tmp_path / "t.sqlite") as second:
        with second.coach(begun["id"], begun["keys"]["0"]) as ada:
            assert ada.at(0)["seq"] >= before
            _play(ada)
        assert _verified(second, begun["id"])


@pytest.mark.nightly
def test_one_of_two_servers_is_killed_and_the_other_goes_on(postgres: str) -> None:
    with node(postgres) as first, node(postgres) as second:
        begun = first.begin(GAME, ME, ME)
        match, keys = begun["id"], begun["keys"]
        with second.coach(match, keys["1"]) as away:
            with first.coach(match, keys["0"]) as home:
                play_on({0: home, 1: away}, steps=25)
                _cross(home, away)
                before = home.now["seq"]
                first.kill()
            with second.coach(match, keys["0"]) as home:
                assert home.at(0)["seq"] >= before
                play_on({0: home, 1: away})
        assert _verified(second, match)


def _cross(home: Coach, away: Coach) -> None:
    """Both answer a sealed choice at once, each at their own server; neither is sent away."""
    while home.now["ask"]["kind"] != "sealed" or len(home.now["ask"]["waiting"]) < 2:
        play_on({0: home, 1: away}, steps=1, seed=home.now["seq"])
    seq = home.now["seq"]
    away.at(seq)
    for coach in (home, away):
        coach.frames.clear()
        coach.answer(coach.tokens()[0], seq=seq)
    home.at(seq + 2)
    away.at(seq + 2)
    assert not [frame for who in (home, away) for frame in who.frames if '"refusal"' in frame]


@pytest.mark.nightly
def test_two_servers_let_a_program_think_and_one_of_them_answers(
    postgres: str, tmp_path: pathlib.Path
) -> None:
    logs = tmp_path / "first", tmp_path / "second"
    with node(postgres, log=logs[0]) as first, node(postgres, log=logs[1]) as second:
        begun = first.begin(GAME, ME, PROGRAM)
        with second.coach(begun["id"]) as spectator:
            with first.coach(begun["id"], begun["keys"]["0"]) as ada:
                _play(ada, 12)
                spectator.at(ada.now["seq"])
                first.kill()
            with second.coach(begun["id"], begun["keys"]["0"]) as ada:
                _play(ada)
            spectator.until(lambda told: bool(told["over"]))
        assert _verified(second, begun["id"])
    assert not [line for log in logs for line in log.read_text().splitlines() if '"warning"' in line]
