"""The clocks of a match."""

import contextlib
import json
import pathlib
import sqlite3
from collections.abc import Callable

import pytest

import downfield
from downfield.kernel import record
from downfield.store import pulse
from downfield.store.kept import PERSON, Clock, KeptSeat
from downfield.table.live import timepiece
from downfield.table.live.clocks import Clocks
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.protocol.wishes import kept_match
from tests.contract.cases import LATE
from tests.table.company import both, online
from tests.table.conftest import Coach, Open, Table, Time, Told, play_on

pytestmark = pytest.mark.usefixtures("playbooks")

LOSE = {"decision": 60, "reserve": 120, "lapse": "lapse"}
HAND = {**LOSE, "lapse": "hand"}


def _ticks(coach: Coach) -> Told:
    """Listen until somebody's clock runs."""
    return coach.until(lambda told: any(face["running"] for face in told["clocks"]))


def _left(told: Told, seat: int) -> tuple[int, int]:
    face = told["clocks"][seat]
    return face["decision_left_ms"] // 1000, face["reserve_left_ms"] // 1000


def _knock(table: Table, match: str) -> None:
    """Somebody looks in, so that everybody is told how it stands."""
    with table.coach(match) as spectator:
        spectator.at(0)


def _one_decides(home: Coach, away: Coach) -> int:
    """Play until one seat alone is to decide; which."""
    while len(home.now["ask"]["waiting"]) != 1:
        play_on({0: home, 1: away}, steps=1)
        home.at(away.now["seq"])
        away.at(home.now["seq"])
    return int(home.now["ask"]["waiting"][0])


def test_a_decision_uses_its_own_time_first() -> None:
    clocks = Clocks(Clock(10, 30), 2)
    clocks.is_started, clocks.since = True, 1000
    clocks.run([0])
    assert clocks.left(0, 5000) == (6000, 30000)
    assert clocks.left(0, 16000) == (0, 25000)
    assert clocks.left(1, 16000) == (10000, 30000)
    assert clocks.ends(0) == 41000
    clocks.charge(5000)
    clocks.charge(3000)  # another server's clock is behind
    assert clocks.left(0, 16000) == (0, 25000)
    clocks.charge(16000)
    clocks.answered(0)
    clocks.run([1])
    assert clocks.left(0, 99000) == (10000, 25000)
    assert clocks.left(1, 60000) == (0, 0)


def test_what_is_taken_back_gives_no_time_back() -> None:
    clocks = Clocks(Clock(10, 30), 1)
    clocks.is_started = True
    clocks.run([0])
    clocks.charge(8000)
    clocks.answered(0)
    clocks.went_back(0)
    assert clocks.left(0, 8000) == (2000, 30000)
    clocks.charge(12000)
    clocks.answered(0)
    clocks.went_back(0)
    assert clocks.left(0, 12000) == (0, 28000)


def test_the_clocks_start_when_everybody_has_come(table: Table, time: Time) -> None:
    begun = table.begin("first-downs", "me", "open", clock=LOSE)
    with table.coach(begun["id"], begun["keys"]["0"]) as home:
        assert not any(face["running"] for face in home.at(0)["clocks"])
        time.seconds += 500
        joined = table.client.post(f"/api/join/{begun['invite']}", json={"name": "Adalind"}).json()
        seated = home.until(lambda told: told["sitters"][1]["kind"] == "person")
        assert not any(face["running"] for face in seated["clocks"])
        time.seconds += 500
        with table.coach(begun["id"], joined["key"]) as away:
            told = _ticks(home)
            assert [_left(told, seat) for seat in (0, 1)] == [(60, 120)] * 2
            assert [face["seat"] for face in told["clocks"] if face["running"]] == told["ask"]["waiting"]
            _ticks(away)


def test_what_is_left_outlives_the_server(open_table: Open, time: Time) -> None:
    with open_table() as table:
        match, keys = online(table, clock=LOSE)
        with both(table, match, keys) as (home, away):
            _ticks(home)
            seat = _one_decides(home, away)
            before = home.now["seq"]
            time.seconds += 75
            (home, away)[seat].answer((home, away)[seat].tokens()[0], seat)
            told = home.at(before + 1)
            assert told["clocks"][seat]["reserve_left_ms"] == 105_000
    time.seconds += 7
    with open_table() as table, table.coach(match) as spectator:
        again = spectator.at(told["seq"])
        assert again["clocks"][seat]["reserve_left_ms"] == 105_000
        running = [face["seat"] for face in again["clocks"] if face["running"]]
        assert all(_left(again, owing) == (60, 105 if owing == seat else 120) for owing in running)


def test_whose_time_is_up_loses(open_table: Open, time: Time) -> None:
    with open_table() as table:
        match, keys = online(table, clock=LOSE)
        with both(table, match, keys) as (home, away):
            _ticks(home)
            seat = _one_decides(home, away)
            time.seconds += 179
            _knock(table, match)
            assert not home.until(lambda told: _left(told, seat) == (0, 1))["over"]
            time.seconds += 1
            _knock(table, match)
            told = home.until(lambda told: bool(told["over"]))
            assert "time ran out" in told["result"]
            away.until(lambda told: bool(told["over"]))
            away.say(type="resign", seat=1)
            assert away.refused() == "already-over"
    with open_table() as table:
        standing = table.client.get(f"/api/matches/{match}").json()
        assert "time ran out" in standing["result"]
        line = table.client.post("/api/mine", json={"keys": {match: [keys[1]]}}).json()[0]
        mine = ("You win: Home’s time ran out.", "You lose: your time ran out.")
        assert line["words"] == mine[seat]
        read = record.read(table.client.get(f"/api/matches/{match}/record").text)
        assert record.verify(read, downfield.game("first-downs")).returns()[seat] == -1


def test_or_a_program_plays_on_for_it(open_table: Open, time: Time) -> None:
    with open_table() as table:
        match, keys = online(table, "first-and-roll", clock=HAND)
        with both(table, match, keys) as (home, away):
            _ticks(home)
            seat = _one_decides(home, away)
            late, other = (home, away) if seat == 0 else (away, home)
            time.seconds += 181
            _knock(table, match)
            told = late.until(lambda told: told["sitters"][seat]["kind"] == "coach")
            assert told["sitters"][seat]["coach"] == "steady"
            assert not any(sitter["yours"] for sitter in told["sitters"])
            assert [face["seat"] for face in told["clocks"]] == [1 - seat]
            assert any(line["note"] for line in told["log"])
            late.say(type="resign", seat=seat)
            assert late.refused() == "not-your-seat"
            other.until(lambda told: told["seq"] > late.now["seq"] and bool(told["ask"]["mine"]))
    with open_table() as table, table.coach(match, keys[seat]) as late:
        assert not any(sitter["yours"] for sitter in late.at(0)["sitters"])
        assert late.now["sitters"][seat]["coach"] == "steady"


def test_whoever_was_to_decide_while_nobody_looked_has_half_a_minute(open_table: Open, time: Time) -> None:
    with open_table() as table:
        match, keys = online(table, clock=LOSE)
        with both(table, match, keys) as (home, away):
            _ticks(home)
            seat = _one_decides(home, away)
    with open_table() as table:
        time.seconds += 3600
        with table.coach(match, keys[1 - seat]) as other:
            assert _left(other.at(0), seat) == (0, 0)
            time.seconds += 29
            _knock(table, match)
            with table.coach(match, keys[seat]) as late:
                late.at(0)
                assert not late.now["over"]
                before = late.now["seq"]
                late.answer(late.tokens()[0], seat)
                assert not late.at(before + 1)["over"]
                assert late.now["clocks"][seat]["reserve_left_ms"] == 0
    with open_table() as table:
        time.seconds += 3600
        with table.coach(match) as spectator:
            spectator.at(0)
            time.seconds += 31
            _knock(table, match)
            spectator.until(lambda told: bool(told["over"]))


# When nobody was there to hear an answer ------------------------------------------------------------------------------


def _stand_still(time: Time) -> None:
    """The server is stopped for an hour."""
    time.even, time.wall = time.even + 3600, time.wall + 3600


def _sleep(time: Time) -> None:
    """The machine sleeps for an hour, or somebody moves the hands of its clock."""
    time.wall += 3600


def _go_back(time: Time) -> None:
    """Somebody moves the hands of the clock back."""
    time.wall -= 3600


@pytest.mark.parametrize("happens", [_stand_still, _sleep, _go_back])
def test_no_clock_runs_while_the_table_is_away(
    table: Table, time: Time, happens: Callable[[Time], None]
) -> None:
    match, keys = online(table, clock=LOSE)
    with both(table, match, keys) as (home, away):
        _ticks(home)
        seat = _one_decides(home, away)
        time.seconds += 5
        happens(time)
        _knock(table, match)
        time.even, time.wall = time.even + 9, time.wall + 9
        _knock(table, match)
        told = home.until(lambda told: _left(told, seat)[0] <= 46)
        assert (_left(told, seat), told["over"]) == ((46, 120), False)


@pytest.mark.parametrize("seconds", [3, 3600])
def test_no_clock_runs_while_the_table_is_shut(open_table: Open, time: Time, seconds: int) -> None:
    with open_table() as table:
        match, keys = online(table, clock=LOSE)
        with both(table, match, keys) as (home, away):
            _ticks(home)
            seat = _one_decides(home, away)
    time.seconds += seconds
    with open_table() as table, table.coach(match) as spectator:
        told = spectator.until(lambda told: any(line["note"] for line in told["log"]))
        assert _left(told, seat) == (60, 120)
    with open_table() as table, table.coach(match) as spectator:
        assert _left(spectator.at(0), seat) == (60, 120)


def test_time_never_runs_backwards_whatever_the_wall_says(open_table: Open, time: Time) -> None:
    with open_table() as table:
        match, keys = online(table, clock=LOSE)
        with both(table, match, keys) as (home, away):
            _ticks(home)
            seat = _one_decides(home, away)
    time.wall -= 3600
    timepiece.table_time = timepiece.TableTime()  # another process
    with open_table() as table, table.coach(match) as spectator:
        spectator.at(0)
        time.even, time.wall = time.even + 9, time.wall + 9
        _knock(table, match)
        assert _left(spectator.until(lambda told: _left(told, seat)[0] < 60), seat) == (51, 120)


def test_programs_have_no_clock(table: Table, time: Time) -> None:
    begun = table.begin("first-downs", "me", "random", clock=LOSE)
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        me.until(lambda told: bool(told["ask"]["mine"]) and told["clocks"][0]["running"])
        assert [face["seat"] for face in me.now["clocks"]] == [0]


def test_the_alarm_rings_by_itself(empty_table: Table, tmp_path: pathlib.Path) -> None:
    begun = empty_table.begin("first-downs", "me", "open", clock={"decision": 5, "reserve": 0})
    with contextlib.closing(
        sqlite3.connect(tmp_path / "table.sqlite")
    ) as disk:  # nobody may wish for one so short
        disk.execute(
            "UPDATE match SET clock = ?", [json.dumps({"decision": 1, "reserve": 0, "lapse": "lapse"})]
        )
        disk.commit()
    joined = empty_table.client.post(f"/api/join/{begun['invite']}", json={"name": "Ada"}).json()
    with empty_table.coach(begun["id"]) as spectator:
        spectator.hear()  # whoever is there keeps the room open: after it was shut a clock is judged more kindly
        empty_table.sit_down(begun["id"], begun["keys"]["0"], joined["key"])
        spectator.until(lambda told: bool(told["over"]))


@pytest.mark.parametrize(
    "clock",
    [{}, {"decision": 4}, {"decision": 14 * 86400 + 1}, {"decision": 60, "reserve": -1},
     {"decision": 60, "reserve": 86401}, {"decision": 60, "lapse": "explode"}, 60],
)  # fmt: skip
def test_a_clock_that_cannot_be_is_refused(table: Table, clock: object) -> None:
    wish = {"game": "first-downs", "seats": [{"who": "me"}, {"who": "open"}], "clock": clock}
    reply = table.client.post("/api/matches", json=wish)
    assert (reply.status_code, reply.json()["code"]) == (400, "unreadable")


def test_two_servers_judge_once(open_table: Open, time: Time) -> None:
    with open_table() as one, open_table() as two:
        match, keys = online(one, clock=LOSE)
        with one.coach(match, keys[0]) as home, two.coach(match, keys[1]) as away:
            _ticks(home)
            away.at(0)
            time.seconds += 600
            _knock(one, match)
            home.until(lambda told: bool(told["over"]))
            _knock(two, match)
            assert away.until(lambda told: bool(told["over"]))["seq"] == home.now["seq"]


# Real minutes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clock", "read"), [("real", ["w12", "w40"]), ("real_paused", ["w12", "w0"])])
def test_a_match_by_real_minutes_reads_its_watch(clock: str, read: list[str]) -> None:
    game = downfield.game("calciotto")
    line = LATE["calciotto"].split(" hand_home")[0].replace("played=87", "played=100")
    kept = kept_match(game, game.options({"clock": clock}), 3, "", line)
    seats = [KeptSeat(0, PERSON, "Ada"), KeptSeat(1, "coach", "random")]
    sitting = Sitting(kept, seats, game)
    deeds = sitting.open()
    for seat, seconds, word in ((0, 5, "14n"), (0, 17, "end"), (1, 57, "end")):
        sitting.now = 1000 * seconds
        deeds += sitting.answer(seat, word, sitting.seq)
    assert [move.token for move in sitting.match.moves if move.told] == read
    assert rebuild(kept, seats, deeds, game).match.line() == sitting.match.line()


def test_what_passed_before_anybody_kept_the_time_is_forgiven(
    open_table: Open, time: Time, tmp_path: pathlib.Path
) -> None:
    with open_table() as table:
        match, keys = online(table, clock=LOSE)
        with both(table, match, keys) as (home, away):
            _ticks(home)
            _one_decides(home, away)
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        disk.execute("DELETE FROM setting WHERE name = ?", [pulse.NAME])
        disk.commit()
    time.wall += 5 * 3600  # nobody looks at the time meanwhile
    timepiece.table_time = timepiece.TableTime()
    with open_table() as table, both(table, match, keys) as (home, away):
        seat = _one_decides(home, away)
        before = home.now["seq"]
        time.wall += 20  # the machine sleeps
        with table.coach(match) as spectator:  # the umpire looks
            spectator.at(before + 1)
        (home, away)[seat].answer((home, away)[seat].tokens()[0], seat)
        assert not home.at(before + 2)["over"]
