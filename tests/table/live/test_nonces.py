"""Nobody chooses the dice: every seat adds a nonce to them before the first one falls."""

import asyncio
import contextlib
import gzip
import pathlib
import re
import sqlite3
from typing import Any

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice, derived_nonce
from downfield.kernel.errors import DownfieldError
from downfield.store.kept import ANSWER, COACH, DICE, NONCE, PERSON, KeptSeat
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.protocol.refusals import NotBegun
from downfield.table.protocol.wishes import MatchWish, SeatWish, game_of, kept_match
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.before.test_before import FOLDER, kept
from tests.contract.cases import LATE
from tests.table.company import both, online
from tests.table.conftest import Coach, Open, Table, Told, opened, play_on
from tests.table.live.test_doorbell import house, until
from tests.table.running import node
from tests.table.served import Program, served

GAMES = tuple(downfield.GAMES)
HEAD = re.compile(r" ; [0-9a-f]{10}$", re.MULTILINE)


def _sitting(game: str, *kinds: str, start: str = "") -> Sitting:
    """A new match without a seed, at which nobody has added anything."""
    known = game_of(game)
    seats = [KeptSeat(i, kind, "steady" if kind == COACH else f"Coach {i}") for i, kind in enumerate(kinds)]
    return Sitting(kept_match(known, known.options({}), None, "", start), seats, known)


def _end(sitting: Sitting) -> str:
    """Answer at random to the end; the record."""
    rng = Rng(3)
    while not sitting.over:
        seat = sitting.waiting()[0]
        options = sitting.match.state.options(seat)
        sitting.answer(seat, options[rng.below(len(options))], sitting.seq)
    return record.write(sitting.match)


def _verified(text: str) -> record.Record:
    read = record.read(text)
    assert record.verify(read, game_of(read.tags["Game"])).over
    return read


def _record(table: Table, match: str) -> record.Record:
    return _verified(table.client.get(f"/api/matches/{match}/record").text)


def _commitment(table: Table, match: str) -> str:
    return str(table.client.get(f"/api/matches/{match}").json()["commitment"])


def _seated(coach: Coach) -> Told:
    """Listen until what this coach adds to the dice is written down."""
    return coach.until(lambda told: not told["proof"]["wanted"])


# Before the match ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_nothing_falls_before_everybody_sits(game: str) -> None:
    sitting = _sitting(game, PERSON, PERSON)
    line = sitting.match.line()
    assert sitting.open() == []
    assert [deed.kind for deed in sitting.add_nonce(1, 8)] == [NONCE]
    for seat in (0, 1):
        with pytest.raises(NotBegun):
            sitting.answer(seat, 0, sitting.seq)
        with pytest.raises(NotBegun):
            sitting.explain(seat, "pass")
    assert (sitting.waiting(), sitting.match.moves, sitting.match.line()) == ((), [], line)
    first, *rest = sitting.add_nonce(0, 7)
    assert (first.kind, first.seat, first.value) == (NONCE, 0, 7)
    assert all(deed.seat == DICE and deed.kind == ANSWER for deed in rest)
    assert sitting.waiting()
    assert sitting.match.need.kind != "chance"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_no_die_and_refuses_every_answer_until_then(table: Table, game: str) -> None:
    begun = table.begin(game, "me", "open")
    with table.coach(begun["id"], begun["keys"]["0"]) as home, table.coach(begun["id"]) as spectator:
        told = _seated(home)
        assert (told["ask"]["kind"], told["ask"]["mine"], told["log"], told["dice"]) == ("wait", {}, [], [])
        assert told["ask"]["words"].startswith("Waiting for your friend")
        assert spectator.at(told["seq"])["ask"]["kind"] == "wait"
        for sent in ("answer", "take-back", "ask-back", "why"):
            home.say(type=sent, seat=0, seq=told["seq"], token="pass")
            assert home.refused() == "not-begun"
        assert table.client.get(f"/api/matches/{begun['id']}").json()["seq"] == told["seq"]
        joined = table.client.post(f"/api/join/{begun['invite']}", json={"name": "Ben"}).json()
        seated = home.until(lambda told: told["sitters"][1]["kind"] == "person")
        assert (seated["seq"], seated["ask"]["kind"]) == (told["seq"], "wait")
        assert "Ben" in seated["ask"]["words"]
        with table.coach(begun["id"], joined["key"]):
            now = home.until(lambda told: told["ask"]["kind"] != "wait")
        assert now["ask"]["waiting"]
        assert now["proof"]["nonces"] == [1000, 1001]


def test_a_seat_adds_once(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "open")
    with table.coach(begun["id"], begun["keys"]["0"]) as home:
        before = _seated(home)
        home.say(type="nonce", seat=0, value=5)
        home.say(type="why", seat=0, token="pass")
        assert home.refused() == "not-begun"
        with table.coach(begun["id"]) as spectator:
            now = spectator.at(0)
        assert (now["seq"], now["proof"]["nonces"]) == (before["seq"], [1000, None])


def test_nobody_adds_for_somebody_else(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "open")
    with table.coach(begun["id"], begun["keys"]["0"]) as home, table.coach(begun["id"]) as spectator:
        _seated(home)
        for guest, seat in ((home, 1), (home, -1), (home, 2), (spectator, 0), (spectator, 1)):
            guest.say(type="nonce", seat=seat, value=5)
            assert guest.refused() == "not-your-seat"
    assert table.client.get(f"/api/matches/{begun['id']}").json()["seq"] == 1


@pytest.mark.parametrize("value", [-1, 2**53, 10**30, 1.5, "7", "", None, [1], {"a": 1}, True])
def test_what_is_no_nonce_is_refused(table: Table, value: object) -> None:
    begun = table.begin("first-and-roll", "me", "open")
    with table.client.websocket_connect(f"/api/matches/{begun['id']}/live") as line:
        coach = Coach(line)
        coach.add_to_dice = lambda wanted: None  # type: ignore[method-assign]
        coach.say(type="hello", keys=[begun["keys"]["0"]])
        coach.hear()
        coach.say(type="nonce", seat=0, value=value)
        assert coach.refused() == "unreadable"
    assert table.client.get(f"/api/matches/{begun['id']}").json()["seq"] == 0


def test_the_largest_nonce_is_kept_and_read_again(open_table: Open) -> None:
    with open_table() as table:
        begun = table.begin("first-and-roll", "me", "me")
        with table.client.websocket_connect(f"/api/matches/{begun['id']}/live") as line:
            coach = Coach(line)
            coach.added = {0, 1}
            coach.say(type="hello", keys=list(begun["keys"].values()))
            coach.hear()
            coach.say(type="nonce", seat=0, value=2**53 - 1)
            coach.say(type="nonce", seat=1, value=0)
            before = coach.until(lambda told: told["ask"]["kind"] != "wait")
    with open_table() as table, table.coach(begun["id"]) as spectator:
        again = spectator.at(before["seq"])
        assert again["proof"]["nonces"] == [2**53 - 1, 0]
        assert again["ask"]["waiting"] == before["ask"]["waiting"]


def test_whoever_gives_up_before_has_a_record_too(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "open")
    with table.coach(begun["id"], begun["keys"]["0"]) as home:
        _seated(home)
        home.say(type="resign", seat=0)
        assert home.until(lambda told: bool(told["over"]))["proof"]["wanted"] == []
    assert "Secret" not in _record(table, begun["id"]).tags  # no die has fallen


# One order of deeds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_whoever_reads_the_deeds_comes_to_the_same_match(game: str) -> None:
    sitting = _sitting(game, PERSON, PERSON)
    deeds = [*sitting.open(), *sitting.add_nonce(1, 8), *sitting.add_nonce(0, 7)]
    for cut in (0, 1):  # a server that was killed between two nonces
        again = rebuild(sitting.kept, sitting.seats, deeds[:cut], sitting.game)
        assert (again.is_begun, again.match.moves, again.waiting()) == (False, [], ())
        for deed in deeds[cut:2]:
            again.add_nonce(deed.seat, deed.value)
        assert again.match.line() == sitting.match.line()
    again = rebuild(sitting.kept, sitting.seats, deeds, sitting.game)
    assert (again.moved, again.asked_at, again.chances()) == (
        sitting.moved,
        sitting.asked_at,
        sitting.chances(),
    )
    seat = sitting.waiting()[0]
    first = sitting.match.state.options(seat)[0]
    assert again.answer(seat, first, again.seq) == sitting.answer(seat, first, sitting.seq)


async def test_two_servers_begin_a_match_once(postgres: str) -> None:
    async with house(postgres) as near, house(postgres) as far:
        begun = await near.begin(MatchWish("blood-bowl", [SeatWish("me"), SeatWish("me")]))
        async with near.visit(begun.id) as here, far.visit(begun.id) as there:
            await asyncio.gather(here.lend_nonces({0}), there.lend_nonces({1}))
            await until(lambda: here.sitting.is_begun and there.sitting.is_begun)
            deeds = await near.store.deeds(begun.id)
            assert sorted(deed.seat for deed in deeds if deed.kind == NONCE) == [0, 1]
            assert here.sitting.seq == there.sitting.seq == len(deeds)
            assert here.sitting.match.line() == there.sitting.match.line()


def test_two_servers_on_one_file_begin_a_match_once(open_table: Open, tmp_path: pathlib.Path) -> None:
    with open_table() as one, open_table() as two:
        begun = one.begin("blood-bowl", "me", "me")
        with one.coach(begun["id"], begun["keys"]["0"]) as home:
            _seated(home)  # on one file nobody rings: whoever comes later reads what was done
            with two.coach(begun["id"], begun["keys"]["1"]) as away:
                now = away.until(lambda told: told["ask"]["kind"] != "wait")
                assert now["proof"]["nonces"] == [1000, 1001]
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        kinds = [kind for (kind,) in disk.execute("SELECT kind FROM answer ORDER BY seq")]
    assert kinds[:3] == [NONCE, NONCE, ANSWER]
    assert kinds.count(NONCE) == 2


@pytest.mark.slow
def test_a_server_is_killed_between_two_nonces(tmp_path: pathlib.Path) -> None:
    me = {"who": "me"}
    with node(tmp_path / "t.sqlite") as first:
        begun = first.begin("first-and-roll", me, me)
        with first.coach(begun["id"], begun["keys"]["0"]) as home:
            _seated(home)
            first.kill()
    with node(tmp_path / "t.sqlite") as second:
        with second.coach(begun["id"], begun["keys"]["1"]) as away:
            now = away.until(lambda told: told["ask"]["kind"] != "wait")
            assert now["proof"]["nonces"] == [1000, 1001]
            away.say(type="resign", seat=1)
            away.until(lambda told: bool(told["over"]))
        _verified(second.get(f"/api/matches/{begun['id']}/record"))


# The record ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played() -> str:
    """The record of a match with many dice."""
    sitting = _sitting("first-and-roll", PERSON, PERSON)
    sitting.add_nonce(1, 8)
    sitting.add_nonce(0, 7)
    return _end(sitting)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_says_what_the_dice_came_from(game: str) -> None:
    sitting = _sitting(game, PERSON, PERSON, start=LATE.get(game, ""))
    sitting.add_nonce(1, 8)
    sitting.add_nonce(0, 7)
    read = _verified(_end(sitting))
    assert (read.tags["Commitment"], read.tags["Nonces"]) == (sitting.kept.commitment, "7 8")
    assert CommittedDice.from_hex(read.tags["Secret"]).commitment == sitting.kept.commitment


@pytest.mark.parametrize("digests", [True, False])
@pytest.mark.parametrize(
    ("tag", "other"),
    [
        ("Nonces", "7 9"),
        ("Nonces", "8 7"),
        ("Nonces", "7"),
        ("Nonces", "7 8 0"),
        ("Nonces", ""),
        ("Nonces", "seven eight"),
        ("Nonces", None),
        ("Secret", "00" * 32),
        ("Secret", None),
        ("Commitment", CommittedDice(bytes(32)).commitment),
    ],
)
def test_what_is_altered_is_found_out(played: str, tag: str, other: str | None, digests: bool) -> None:
    text = played if digests else HEAD.sub("", played)  # the dice alone tell it as well
    _verified(text)
    line = re.compile(rf'^\[{tag} ".*"\]\n', re.MULTILINE)
    altered = line.sub("" if other is None else f'[{tag} "{other}"]\n', text)
    assert altered != text
    with pytest.raises(DownfieldError):
        _verified(altered)


def test_two_at_one_screen_add_for_both(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "me")
    with table.coach(begun["id"], *begun["keys"].values()) as pair:
        play_on({0: pair, 1: pair}, steps=6)
        pair.say(type="resign", seat=0)
        pair.until(lambda told: bool(told["over"]))
    assert _record(table, begun["id"]).tags["Nonces"] == "1000 1001"


def test_what_programs_add_follows_from_the_commitment(table: Table) -> None:
    begun = table.begin("first-downs", "random", "random", options={"drives": 1})
    with table.coach(begun["id"]) as spectator:
        spectator.until(lambda told: bool(told["over"]))
    read, commitment = _record(table, begun["id"]), _commitment(table, begun["id"])
    assert read.tags["Commitment"] == commitment
    nonces = [derived_nonce(commitment, seat) for seat in (0, 1)]
    assert read.tags["Nonces"] == f"{nonces[0]} {nonces[1]}"
    assert nonces[0] != nonces[1]


def test_a_rematch_has_dice_of_its_own(table: Table) -> None:
    match, keys = online(table, "first-and-roll")
    with both(table, match, keys) as (home, away):
        home.say(type="resign", seat=0)
        for seat, coach in enumerate((home, away)):
            coach.until(lambda told: bool(told["over"]))
            coach.say(type="rematch", seat=seat)
        following = home.until(lambda told: told["next"] is not None)["next"]["match"]
    with table.coach(following) as spectator:
        waits = spectator.at(0)
        assert (waits["ask"]["kind"], waits["proof"]["nonces"]) == ("wait", [None, None])
    with both(table, following, [keys[1], keys[0]]) as (home, away):
        home.until(lambda told: told["ask"]["kind"] != "wait")
        play_on({0: home, 1: away}, steps=4)
        home.say(type="resign", seat=0)
        home.until(lambda told: bool(told["over"]))
    tags = _record(table, following).tags
    assert tags["Nonces"] == "1000 1001"
    assert tags["Commitment"] != _record(table, match).tags["Commitment"]


# Older matches ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["first-and-roll", "blood-bowl"])
def test_a_match_from_before_goes_on_and_verifies(tmp_path: pathlib.Path, game: str) -> None:
    (tmp_path / "table.sqlite").write_bytes(gzip.decompress((FOLDER / "table.sqlite.gz").read_bytes()))
    going = kept("table.keys")["going"][game]
    with opened(tmp_path) as table:
        with both(table, going["match"], going["keys"]) as (home, away):
            assert home.now["proof"]["wanted"] == []
            play_on({0: home, 1: away}, steps=12)
            home.say(type="resign", seat=0)
            home.until(lambda told: bool(told["over"]))
        read = _record(table, going["match"])
    assert "Secret" in read.tags
    assert "Nonces" not in read.tags


def test_a_match_from_before_in_which_nothing_was_done_begins(
    open_table: Open, tmp_path: pathlib.Path
) -> None:
    with open_table() as table:
        begun = table.begin("first-downs", "me", "random")
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as disk:
        disk.execute("DELETE FROM answer")
        disk.commit()
    with open_table() as table, table.coach(begun["id"], begun["keys"]["0"]) as me:
        assert me.until(lambda told: told["ask"]["kind"] != "wait")["proof"]["nonces"][1] is not None


# Programs from elsewhere --------------------------------------------------------------------------------------


@pytest.mark.parametrize("own", [None, 12345])
def test_a_bot_adds_something_of_its_own_or_nothing(tmp_path: pathlib.Path, own: int | None) -> None:
    with served(table_app(tmp_path / "t.sqlite", doorkeeper=Doorkeeper(100_000))) as address:
        me = [{"who": "me"}, {"who": "me"}]
        begun = Program(address).ask("/api/matches", {"game": "first-and-roll", "seats": me})
        here, home, away = _bots(address, begun)
        commitment = home.ask(here)["commitment"]
        if own is not None:
            assert home.ask(f"{here}/nonces", {"seat": 0, "value": own}) == {"seq": 1}
            assert home.ask(f"{here}/nonces", {"seat": 0, "value": own + 1}) == {"seq": 1}
        assert home.refused(f"{here}/nonces", {"seat": 1, "value": 1})["code"] == "not-your-seat"
        assert home.refused(f"{here}/nonces", {"seat": 0, "value": 2**53})["code"] == "unreadable"
        refused = home.refused(f"{here}/answers", {"seat": 0, "seq": 1, "token": "heads"})
        assert (refused["code"], refused["status"], refused["allowed"]) == ("not-begun", 409, [])
        with home.listen(begun["id"]) as moments:
            first = next(moments)
            assert (first["kind"], first["waiting"], first["commitment"]) == ("wait", [], commitment)
            with away.listen(begun["id"]) as others:
                assert next(others)["waiting"]
        home.ask(f"{here}/resignations", {"seat": 0})
        with home.open(f"{here}/record") as reply:
            nonces = _verified(reply.read().decode()).tags["Nonces"]
    drawn = derived_nonce(commitment, 0) if own is None else own
    assert nonces == f"{drawn} {derived_nonce(commitment, 1)}"


def test_a_token_that_only_reads_adds_nothing(tmp_path: pathlib.Path) -> None:
    with served(table_app(tmp_path / "t.sqlite", doorkeeper=Doorkeeper(100_000))) as address:
        with Program(address).open("/") as page:
            ada = Program(address, cookie=page.headers["set-cookie"].split(";")[0])
        me = [{"who": "me"}, {"who": "me"}]
        match = ada.ask("/api/matches", {"game": "first-and-roll", "seats": me})["id"]
        for scope, kind, seq in (("read", "wait", 0), ("play", "choice", 2)):
            token = ada.ask("/api/tokens", {"label": scope, "scope": scope})["token"]
            with Program(address, token).listen(match) as moments:
                first = next(moments)
            assert (first["kind"], first["seq"]) == (kind, seq)


def _bots(address: str, begun: dict[str, Any]) -> tuple[str, Program, Program]:
    home, away = (Program(address, begun["keys"][seat]) for seat in "01")
    return f"/api/matches/{begun['id']}", home, away
