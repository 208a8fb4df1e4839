"""Matches over the live line: whole ones, sealed ones, lost and found ones."""

import json

import pytest

import downfield
from downfield.kernel import record
from tests.contract.cases import LATE, SEALING
from tests.table.company import decide
from tests.table.conftest import Coach, Open, Table, play_on

pytestmark = pytest.mark.usefixtures("playbooks")

GAMES = tuple(downfield.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_match_and_its_record_verifies(table: Table, game: str) -> None:
    begun = table.begin(game, "me", "open", start=LATE.get(game, ""))
    joined = table.client.post(f"/api/join/{begun['invite']}", json={"name": "Adalind"}).json()
    assert joined["seat"] == 1
    with (
        table.coach(begun["id"], begun["keys"]["0"]) as home,
        table.coach(begun["id"], joined["key"]) as away,
    ):
        play_on({0: home, 1: away})
        assert away.at(home.now["seq"])["over"]
        assert home.now["result"]
    text = table.client.get(f"/api/matches/{begun['id']}/record").text
    read = record.read(text)
    assert read.tags["Away"] == "Adalind"
    assert "Secret" in read.tags
    assert record.verify(read, downfield.game(game)).over


@pytest.mark.parametrize("game", GAMES)
def test_a_program_answers_at_once(table: Table, game: str) -> None:
    begun = table.begin(game, "me", "steady", seed=5)
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        for _ in range(6):
            decide(me)
    assert [s["kind"] for s in me.now["sitters"]] == ["person", "coach"]


def test_two_programs_play_for_a_spectator(table: Table) -> None:
    begun = table.begin("first-downs", "random", "random", seed=3)
    assert "keys" not in begun
    with table.coach(begun["id"]) as spectator:
        spectator.until(lambda told: bool(told["over"]))
        assert spectator.now["ask"]["kind"] == "over"


def test_one_screen_holds_both_seats(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "me", seed=2)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        both.at(0)
        for _ in range(20):
            seq = both.now["seq"]
            both.answer(both.tokens()[0])
            both.at(seq + 1)
        assert [s["yours"] for s in both.now["sitters"]] == [True, True]


def test_two_coaches_may_share_a_side(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "open", options={"home_seats": "two", "away_seats": "two"})
    assert sorted(begun["keys"]) == ["0", "1"]
    for seat in (2, 3):
        assert (
            table.client.post(f"/api/join/{begun['invite']}", json={"name": "Adalind"}).json()["seat"] == seat
        )
    with table.coach(begun["id"], *begun["keys"].values()) as me:
        assert [s["kind"] for s in me.at(0)["sitters"]] == ["person"] * 4


def test_a_lost_line_is_taken_up_where_it_broke(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me", seed=2)
    keys = tuple(begun["keys"].values())
    with table.coach(begun["id"], *keys) as first:
        play_on({0: first, 1: first}, steps=12)
        whole = first.now["seq"]
    with table.coach(begun["id"], *keys, seq=whole - 3) as again:
        told = again.at(whole)
        assert told["still"] == ""
        assert all(line["after"] > whole - 3 for line in told["log"])
    with table.coach(begun["id"], *keys, seq=whole + 9) as stranger:
        assert len(stranger.at(whole)["log"]) > len(told["log"])


def test_a_new_server_on_the_same_file_goes_on(open_table: Open) -> None:
    with open_table() as table:
        begun = table.begin("first-and-roll", "me", "me")
        keys = tuple(begun["keys"].values())
        with table.coach(begun["id"], *keys) as before:
            play_on({0: before, 1: before}, steps=25)
    with open_table() as table, table.coach(begun["id"], *keys) as after:
        after.at(before.now["seq"])
        assert (after.now["ask"], after.now["moving"]) == (before.now["ask"], before.now["moving"])
        play_on({0: after, 1: after})
        read = record.read(table.client.get(f"/api/matches/{begun['id']}/record").text)
        assert record.verify(read, downfield.game("first-and-roll")).over


def _to_sealed(home: Coach, away: Coach) -> None:
    """Play to the first sealed choice that both owe."""
    for step in range(50):
        home.at(0)
        if home.now["ask"]["kind"] == "sealed":
            away.at(home.now["seq"])
            return
        play_on({0: home, 1: away}, steps=1, seed=step)
    raise AssertionError("no sealed choice came")


def _sealed_run(table: Table, game: str, choice: int) -> tuple[list[str], list[str], list[str]]:
    """What the other seat and a spectator heard while a choice lay sealed, and the options there were."""
    begun = table.begin(game, "me", "me", seed=11)
    match, keys = begun["id"], begun["keys"]
    with (
        table.coach(match, keys["0"]) as home,
        table.coach(match, keys["1"]) as away,
        table.coach(match) as spectator,
    ):
        _to_sealed(home, away)
        spectator.at(home.now["seq"])
        tokens, seq = home.tokens(), home.now["seq"]
        for listener in (away, spectator):
            listener.until(lambda told: all(s["here"] for s in told["sitters"]))
            listener.frames.clear()
        home.answer(tokens[choice], 0)
        away.at(seq + 1)
        spectator.at(seq + 1)
        assert home.at(seq + 1)["ask"]["waiting"] == [1]
        new = [
            [frame for frame in who.frames if json.loads(frame)["seq"] != seq] for who in (away, spectator)
        ]
        heard = [[frame.replace(match, "ID") for frame in frames] for frames in new]
    return heard[0], heard[1], tokens


@pytest.mark.parametrize("game", SEALING)
def test_nothing_that_is_heard_before_the_reveal_depends_on_what_is_sealed(table: Table, game: str) -> None:
    first = _sealed_run(table, game, 0)
    assert len(first[2]) > 1
    assert first == _sealed_run(table, game, 1)


def test_sealed_answers_may_cross(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "me", seed=11)
    with (
        table.coach(begun["id"], begun["keys"]["0"]) as home,
        table.coach(begun["id"], begun["keys"]["1"]) as away,
    ):
        _to_sealed(home, away)
        seq = home.now["seq"]
        home.answer(home.tokens()[0])
        away.answer(away.tokens()[0], seq=seq)
        assert home.at(seq + 2)["seq"] >= seq + 2


def test_a_half_sealed_choice_outlives_the_server(open_table: Open) -> None:
    with open_table() as table:
        begun = table.begin("first-and-roll", "me", "me", seed=11)
        keys = begun["keys"]
        with table.coach(begun["id"], keys["0"]) as home, table.coach(begun["id"], keys["1"]) as away:
            _to_sealed(home, away)
            seq = home.now["seq"]
            home.answer(home.tokens()[0])
            home.at(seq + 1)
    with open_table() as table, table.coach(begun["id"], keys["1"]) as later:
        assert later.at(seq + 1)["ask"]["waiting"] == [1]
        later.answer(later.tokens()[0], seq=seq)
        later.at(seq + 2)


def test_a_take_back_tells_everything_anew(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me", seed=2)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        for step in range(60):
            play_on({0: both, 1: both}, steps=1, seed=step)
            if both.now["can_take_back"]:
                break
        seat, seq = both.now["can_take_back"][0], both.now["seq"]
        both.say(type="take-back", seat=seat, seq=seq)
        told = both.at(seq + 1)
        assert told["ask"]["mine"][str(seat)]
        assert told["still"] or not told["moving"]
        with table.coach(begun["id"], seq=seq) as spectator:
            assert spectator.at(seq + 1)["log"] == told["log"]


def test_a_resignation_ends_the_match(open_table: Open) -> None:
    with open_table() as table:
        begun = table.begin("first-downs", "me", "me")
        with table.coach(begun["id"], begun["keys"]["0"]) as home:
            home.at(0)
            home.say(type="resign", seat=0)
            home.until(lambda told: bool(told["over"]))
            assert home.now["result"]
            home.say(type="resign", seat=0)
            assert home.refused() == "already-over"
    with open_table() as table:
        assert table.client.get(f"/api/matches/{begun['id']}").json()["over"]


def test_every_language_is_spoken(table: Table) -> None:
    begun = table.begin("first-downs", "me", "steady")
    for tag in ("en", "it", "de", "xx"):
        with table.coach(begun["id"], begun["keys"]["0"], lang=tag) as me:
            assert me.at(0)["ask"]["words"]


@pytest.mark.parametrize(("called", "known"), [("", "Ben"), ("Cleo", "Cleo")])
def test_a_name_given_to_an_open_seat_is_kept_until_somebody_brings_his_own(
    table: Table, called: str, known: str
) -> None:
    begun = table.begin("first-downs", "me", "open:Ben")
    with table.coach(begun["id"]) as spectator:
        assert spectator.at(0)["sitters"][1]["name"] == "Ben"
        table.client.post(f"/api/join/{begun['invite']}", json={"name": called})
        taken = spectator.until(lambda told: told["sitters"][1]["kind"] == "person")
    assert taken["sitters"][1]["name"] == known
