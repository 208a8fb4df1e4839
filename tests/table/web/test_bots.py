"""Programs that play by HTTP: streams, answers, tokens."""

import pathlib
import re
import subprocess
import sys
import time
import urllib.error
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.table.protocol.limits import Paces
from downfield.table.web import bots
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.contract.cases import ENDS, SEALING
from tests.table.served import Program, Told, served

GAMES = tuple(downfield.GAMES)
SHORTEST = ("first-downs", "blood-bowl")  # of the games with and without hidden choices
DOCS = pathlib.Path(__file__).parents[3] / "docs" / "bots.md"
HANDS = {"calciotto"}  # something is hidden at every moment
TWO = [{"who": "me"}, {"who": "me"}]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running table."""
    database = tmp_path_factory.mktemp("bots") / "table.sqlite"
    with served(table_app(database, pace=0.0, doorkeeper=Doorkeeper(100_000))) as address:
        yield address


def _begin(table: str, game: str, seats: list[dict[str, str]] = TWO, **more: Any) -> Told:
    told: Told = Program(table).ask("/api/matches", {"game": game, "seats": seats, **more})
    return told


def _guest(table: str) -> Program:
    """Somebody who has opened the home page, and is known by a cookie."""
    with Program(table).open("/") as page:
        return Program(table, cookie=page.headers["set-cookie"].split(";")[0])


def _answer(program: Program, moment: Told, seat: int, token: str) -> Told:
    told: Told = program.ask(
        f"/api/matches/{moment['match']}/answers", {"seat": seat, "seq": moment["seq"], "token": token}
    )
    return told


def _first(program: Program, match: str) -> Told:
    """The match as it is."""
    with program.listen(match) as moments:
        return next(moments)


def _play(program: Program, match: str, steps: int = 10**6) -> Told:
    """Answer at random for every seat that the program holds; the last moment."""
    rng, known = Rng(4), 0
    with program.listen(match) as moments:
        for moment in moments:
            if moment["over"] or (moment["seq"] >= known and steps == 0):
                return moment
            if moment["seq"] >= known and moment["mine"]:
                seat, options = next(iter(moment["mine"].items()))
                known = _answer(program, moment, int(seat), options[rng.below(len(options))])["seq"]
                steps -= 1
    raise AssertionError("the stream ended before the match")


# The example --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", SEALING)
def test_the_bot_of_the_manual_plays_a_whole_match(table: str, game: str, tmp_path: pathlib.Path) -> None:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert found
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 30
    bot = tmp_path / "bot.py"
    bot.write_text(found[1])
    done = subprocess.run(
        [sys.executable, "-I", bot, table, game], capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 0, done.stderr
    match = re.search(r"/match/(\w+)", done.stdout)
    assert match
    standing = Program(table).ask(f"/api/matches/{match[1]}")
    assert standing["over"]
    assert done.stdout.splitlines()[-1] == f"It ended {standing['points'][0]} {standing['points'][1]}"


# Streams ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_streamed_in_parts_is_the_whole_match(table: str, game: str) -> None:
    begun = _begin(table, game, seed=3, start=ENDS.get(game, ""))
    home, away = (Program(table, begun["keys"][seat]) for seat in "01")
    rng, facts, seen = Rng(1), list[Any](), list[int]()
    with home.listen(begun["id"]) as moments:
        for moment in moments:
            assert bool(seen) or moment["whole"]
            facts += moment["facts"]
            seen.append(moment["seq"])
            for seat in moment["waiting"]:
                program = (home, away)[seat]
                asked = moment if seat == 0 else _first(away, begun["id"])
                options = asked["mine"][str(seat)]
                _answer(program, asked, seat, options[rng.below(len(options))])
                break
    assert seen == sorted(set(seen))
    last = _first(home, begun["id"])
    assert (moment["over"], last["facts"], last["points"]) == (True, facts, moment["points"])
    with Program(table).open(f"/api/matches/{begun['id']}/record") as written:
        assert record.verify(record.read(written.read().decode()), downfield.game(game)).over


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.nightly] * (game not in SHORTEST)) for game in GAMES]
)
def test_a_line_is_the_match_at_that_moment_and_hides_nothing(table: str, game: str) -> None:
    begun = _begin(table, game, seed=5)
    keys = begun["keys"]
    lines = 0
    for _ in range(20):
        moment, spectator = (
            _first(Program(table, keys["0"]), begun["id"]),
            _first(Program(table), begun["id"]),
        )
        assert moment["line"] == spectator["line"]
        if moment["line"]:
            lines += 1
            match = downfield.game(game).at(moment["line"])
            assert list(match.waiting()) == moment["waiting"]
            for seat in moment["waiting"]:
                own = _first(Program(table, keys[str(seat)]), begun["id"])["mine"][str(seat)]
                assert [choice.token for choice in match.options(seat)] == own
        assert (
            all("?" not in word for view in (*moment["views"],) for word in view["since"])
            or not moment["line"]
        )
        seat = moment["waiting"][0]
        program = Program(table, keys[str(seat)])
        now = _first(program, begun["id"])
        _answer(program, now, seat, now["mine"][str(seat)][-1])
    assert (lines > 2) == (game not in HANDS)


def _sealed(table: str, game: str, choice: int) -> tuple[list[Told], int]:
    """What the other seat and a spectator are streamed while one answer lies sealed, and how many there were."""
    begun = _begin(table, game, seed=11)
    keys, rng = begun["keys"], Rng(2)
    home = Program(table, keys["0"])
    while (now := _first(home, begun["id"]))["kind"] != "sealed":
        seat = now["waiting"][0]
        program = Program(table, keys[str(seat)])
        asked = _first(program, begun["id"])
        options = asked["mine"][str(seat)]
        _answer(program, asked, seat, options[rng.below(len(options))])
    _answer(home, now, 0, now["mine"]["0"][choice])
    told = [_first(Program(table, key), begun["id"]) for key in (keys["1"], "")]
    return [{**t, "match": "", "views": t["views"]} for t in told], len(now["mine"]["0"])


@pytest.mark.parametrize("game", ["first-downs", "first-and-roll"])
def test_a_stream_tells_nothing_of_what_is_sealed(table: str, game: str) -> None:
    first, options = _sealed(table, game, 0)
    assert options > 1
    assert first[0]["waiting"] == [1]
    assert first == _sealed(table, game, 1)[0]


def test_a_spectator_is_streamed_the_match_of_programs(table: str) -> None:
    coach = {"who": "coach", "name": "random"}
    begun = _begin(table, "first-downs", [coach, coach], seed=2)
    with Program(table).listen(begun["id"]) as moments:
        told = list(moments)
    assert told[-1]["over"]
    assert all(moment["mine"] == {} and moment["views"][0]["seat"] is None for moment in told)


def test_an_idle_stream_says_that_it_is_still_there(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "KEEP_ALIVE", 0.05)
    begun = _begin(table, "first-downs")
    with Program(table).open(f"/api/matches/{begun['id']}/stream") as stream:
        assert [bool(stream.readline().strip()) for _ in range(3)] == [True, False, False]


def test_a_program_has_only_so_many_streams(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_STREAMS", 1)
    begun = _begin(table, "first-downs")
    home, away = (Program(table, begun["keys"][seat]) for seat in "01")
    path = f"/api/matches/{begun['id']}/stream"
    with home.open(path) as one:
        one.readline()
        assert home.refused(path)["code"] == "too-many"
        with away.open(path) as other:
            other.readline()
    assert _until(lambda: _is_open(home, path)), "a stream that its program has left counts no more"


def _is_open(program: Program, path: str) -> bool:
    try:
        with program.open(path):
            return True
    except urllib.error.HTTPError as e:
        e.close()
        return False


def _until(happens: Callable[[], bool], seconds: float = 20) -> bool:
    """Whether something happens before too long."""
    end = time.monotonic() + seconds
    while not happens():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


# Answers ------------------------------------------------------------------------------------------------------


def test_a_refusal_says_what_would_be_allowed(table: str) -> None:
    begun = _begin(table, "first-downs", seed=1)
    seat = Program(table).ask(f"/api/matches/{begun['id']}")["waiting"][0]
    program = Program(table, begun["keys"][str(seat)])
    now = _first(program, begun["id"])
    path = f"/api/matches/{begun['id']}/answers"
    told = program.refused(path, {"seat": seat, "seq": now["seq"], "token": "no such thing"})
    assert (told["status"], told["code"], told["seq"]) == (400, "illegal-answer", now["seq"])
    assert told["allowed"] == now["mine"][str(seat)]
    assert told["rule"]
    assert _first(program, begun["id"]) == now


def test_only_the_holder_answers(table: str) -> None:
    begun = _begin(table, "first-downs", seed=1)
    now = _first(Program(table), begun["id"])
    seat = now["waiting"][0]
    path = f"/api/matches/{begun['id']}/answers"
    answer = {"seat": seat, "seq": now["seq"], "token": "x"}
    for program, status, code in (
        (Program(table), 403, "not-your-seat"),
        (Program(table, begun["keys"][str(1 - seat)]), 403, "not-your-seat"),
        (Program(table, "forged"), 401, "unknown-token"),
        (Program(table, "x" * 5000), 401, "unknown-token"),
        (_guest(table), 403, "not-your-seat"),
    ):
        told = program.refused(path, answer)
        assert (told["status"], told["code"], told["allowed"]) == (status, code, [])
    assert Program(table, "forged").refused(f"/api/matches/{begun['id']}/stream")["status"] == 401
    assert Program(table).refused("/api/matches/none/stream")["code"] == "unknown-match"


def test_an_answer_to_a_moment_that_has_passed_is_late(table: str) -> None:
    begun = _begin(table, "first-downs", seed=1)
    both = {seat: Program(table, key) for seat, key in begun["keys"].items()}
    seat = Program(table).ask(f"/api/matches/{begun['id']}")["waiting"][0]
    now = _first(both[str(seat)], begun["id"])
    done = _answer(both[str(seat)], now, seat, now["mine"][str(seat)][0])
    assert done["seq"] > now["seq"]
    told = both[str(seat)].refused(
        f"/api/matches/{begun['id']}/answers", {"seat": seat, "seq": now["seq"], "token": "x"}
    )
    assert (told["status"], told["code"], told["seq"]) == (409, "late", done["seq"])


def test_a_program_takes_back_and_gives_up(table: str) -> None:
    begun = _begin(table, "first-downs", seed=2)
    here, programs = f"/api/matches/{begun['id']}", {s: Program(table, k) for s, k in begun["keys"].items()}
    now = _first(programs["0"], begun["id"])
    while not now["can_take_back"]:
        seat = now["waiting"][0]
        asked = _first(programs[str(seat)], begun["id"])
        _answer(programs[str(seat)], asked, seat, asked["mine"][str(seat)][0])
        now = _first(programs[str(seat)], begun["id"])
    seat = now["can_take_back"][0]
    done = programs[str(seat)].ask(f"{here}/take-backs", {"seat": seat, "seq": now["seq"]})
    assert done["seq"] == now["seq"] + 1
    assert seat in _first(programs[str(seat)], begun["id"])["waiting"]
    programs["1"].ask(f"{here}/resignations", {"seat": 1})
    assert _first(programs["1"], begun["id"])["returns"] == [1.0, -1.0]
    assert programs["1"].refused(f"{here}/resignations", {"seat": 1})["code"] == "already-over"


# Tokens -------------------------------------------------------------------------------------------------------


def test_a_token_opens_the_seats_of_its_person(table: str) -> None:
    guest = _guest(table)
    token = guest.ask("/api/tokens", {"label": " my\nbot ", "scope": "organise"})
    assert (token["label"], token["scope"]) == ("my bot", "organise")
    bot = Program(table, token["token"])
    begun = bot.ask("/api/matches", {"game": "first-downs", "seats": [{"who": "me"}, {"who": "open"}]})
    joined = bot.ask(f"/api/join/{begun['invite']}", {"name": "Bot"})
    assert joined["seat"] == 1
    assert _play(bot, begun["id"])["over"]
    listed = guest.ask("/api/tokens")
    assert [kept["label"] for kept in listed] == ["my bot"]
    assert token["token"] not in str(listed)


def test_a_forgotten_token_opens_nothing(table: str) -> None:
    guest = _guest(table)
    tokens = [
        guest.ask("/api/tokens", {"label": label, "scope": "organise"})["token"] for label in ("a", "b", "c")
    ]
    guest.ask("/api/tokens?label=b", method="DELETE")
    wish = {"game": "first-downs", "seats": TWO}
    assert Program(table, tokens[1]).refused("/api/matches", wish)["code"] == "unknown-token"
    assert Program(table, tokens[0]).ask("/api/matches", wish)["id"]
    guest.ask("/api/tokens", method="DELETE")
    assert Program(table, tokens[0]).refused("/api/mine")["status"] == 401
    assert guest.ask("/api/tokens") == []


@pytest.mark.parametrize("how", ["/api/tokens/{id}", "/api/tokens?label=bot", "/api/tokens"])
def test_the_stream_of_a_forgotten_token_ends(table: str, how: str) -> None:
    guest = _guest(table)
    token = guest.ask("/api/tokens", {"label": "bot", "scope": "organise"})
    bot = Program(table, token["token"])
    begun = bot.ask("/api/matches", {"game": "first-downs", "seats": TWO})
    with bot.listen(begun["id"]) as moments:
        assert next(moments)["mine"]
        guest.ask(how.format(id=token["id"]), method="DELETE")
        assert list(moments) == []


def test_a_stranger_gets_no_token_and_nobody_too_many(table: str) -> None:
    assert Program(table).refused("/api/tokens", {"label": "mine"})["code"] == "nobody"
    guest = _guest(table)
    for _ in range(bots.MOST_TOKENS):
        guest.ask("/api/tokens", {"label": "x"})
    assert guest.refused("/api/tokens", {"label": "x"})["code"] == "too-many"
    assert guest.refused("/api/tokens", {"label": ""})["code"] == "unreadable"


def test_programs_are_asked_to_be_patient(tmp_path: pathlib.Path) -> None:
    keeper = Doorkeeper()
    keeper.programs, keeper.crowd = Paces(2, 0.001), Paces(5, 0.001)
    with served(table_app(tmp_path / "table.sqlite", doorkeeper=keeper)) as table:
        begun = _begin(table, "first-downs", seed=1)
        path, codes = f"/api/matches/{begun['id']}/answers", []
        for seat in (0, 0, 0, 1, 1, 1):
            program = Program(table, begun["keys"][str(seat)])
            codes.append(program.refused(path, {"seat": seat, "seq": 10**6, "token": "x"})["code"])
        assert codes == ["late", "late", "too-fast", "late", "late", "too-fast"]


def test_a_program_may_answer_faster_than_a_person_may_begin_matches() -> None:
    keeper = Doorkeeper()
    assert keeper.programs.a_second >= 20 * keeper.paces.a_second
    assert keeper.crowd.a_second >= keeper.programs.a_second
