"""Films of matches, records brought along, playing on from a moment, matches to watch."""

import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from downfield.text import Text
from downfield.text.retell import counted, seat_names
from tests.contract.cases import LATE, SEALING
from tests.table.client import Client
from tests.table.conftest import Coach, Open, Table, play_on

pytestmark = pytest.mark.xdist_group("films")  # one cinema for all
GAMES = tuple(downfield.GAMES)
GOLDEN = sorted((pathlib.Path(__file__).parents[2] / "golden").glob("*.record"))
DOWNS = GOLDEN[0].with_name("first-downs.record")
Told = dict[str, Any]


class Cinema(Table):
    """A table at which a match of each game was played to its end, and a record brought along; for looking only."""

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.matches = {game: _played(self, game, seed=6, start=LATE.get(game, "")) for game in GAMES}
        self.record = str(_bring(self, DOWNS.read_text(encoding="utf-8")).json()["id"])


@pytest.fixture(scope="module")
def cinema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cinema]:
    """A table with films to look at."""
    app = table_app(
        tmp_path_factory.mktemp("cinema") / "table.sqlite", pace=0.0, doorkeeper=Doorkeeper(10_000)
    )
    with Client(app) as client:
        yield Cinema(client)


def _played(table: Table, game: str, **more: Any) -> str:
    """A match at one screen, played at random to its end."""
    begun = table.begin(game, "me", "me", **more)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both})
    return str(begun["id"])


def _get(table: Table, path: str, **query: Any) -> Any:
    reply = table.client.get(path, params=query)
    assert reply.status_code == 200, reply.text
    return reply.json()


def _boards(table: Table, api: str, count: int, first: int = 0) -> list[Told]:
    """Every board of a film from one on, piece by piece."""
    found: list[Told] = []
    while (at := first + len(found)) < count:
        piece = _get(table, f"{api}/moments", **{"from": at, "to": at + 40})
        assert piece["first"] == at
        assert 0 < len(piece["shots"]) <= 40
        found += piece["shots"]
    return found


def _bring(table: Table, text: str, kind: str = "text/plain") -> Any:
    return table.client.post("/api/records", content=text.encode(), headers={"content-type": kind})


# Films of matches -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SEALING)
def test_the_film_shows_what_a_spectator_saw(table: Table, game: str) -> None:
    begun = table.begin(game, "me", "me", seed=4)
    with table.coach(begun["id"], *begun["keys"].values()) as both, table.coach(begun["id"]) as spectator:
        seen: dict[int, Told] = {}
        for step in range(60):
            play_on({0: both, 1: both}, steps=1, seed=step)
            told = spectator.at(both.now["seq"])
            seen[told["seq"]] = told
        play_on({0: both, 1: both})
        log = [
            (line["words"], line["rule"]) for line in _whole(table, begun["id"])["log"] if not line["head"]
        ]
    api = f"/api/matches/{begun['id']}"
    reel = _get(table, f"{api}/replay")
    boards = _boards(table, api, len(reel["moments"]))
    compared = 0
    for moment, board in zip(reel["moments"], boards, strict=True):
        if moment["moves"] in seen:
            told = seen[moment["moves"]]
            assert (board["moving"], board["spoken"]) == (told["moving"], told["spoken"])
            assert moment["points"] == told["points"]
            compared += 1
    assert compared > 20
    assert [(line["words"], line["rule"]) for line in reel["log"]] == log
    assert reel["over"]
    assert reel["result"]
    assert reel["still"]


def _whole(table: Table, match: str) -> Told:
    with table.coach(match) as spectator:
        return spectator.at(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_film_is_told_in_order(cinema: Cinema, game: str) -> None:
    reel = _get(cinema, f"/api/matches/{cinema.matches[game]}/replay")
    moves = [moment["moves"] for moment in reel["moments"]]
    assert moves == sorted(set(moves))
    assert all(moment["said"] for moment in reel["moments"])
    for told in (reel["plays"], reel["log"], reel["marks"]):
        assert [one["at"] for one in told] == sorted(one["at"] for one in told)
        assert all(0 <= one["at"] < len(moves) for one in told)
    assert reel["plays"][0]["at"] == 0
    assert {mark["kind"] for mark in reel["marks"]} <= {"part", "drive", "score"}
    points = [moment["points"] for moment in reel["moments"]]
    scored = {k for k in range(1, len(points)) if points[k] != points[k - 1]}
    assert {mark["at"] for mark in reel["marks"] if mark["kind"] == "score"} == scored


def test_a_film_speaks_the_language_of_who_looks(cinema: Cinema) -> None:
    match = cinema.matches["first-downs"]
    told = {lang: _get(cinema, f"/api/matches/{match}/replay", lang=lang) for lang in ("en", "it", "de")}
    assert len({str(reel["plays"]) for reel in told.values()}) == 3
    assert len({str(reel["moments"]) for reel in told.values()}) == 3
    page = cinema.client.get(f"/match/{match}/replay?lang=it").text
    assert "Condividi questo momento" in page


def test_what_was_sent_once_is_not_sent_again(cinema: Cinema) -> None:
    match = cinema.matches["first-downs"]
    for path in (f"/api/matches/{match}/replay", f"/api/matches/{match}/moments?from=0&to=5"):
        first = cinema.client.get(path)
        again = cinema.client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = cinema.client.get(f"{path}{'&' if '?' in path else '?'}lang=de")
        assert other.headers["etag"] != first.headers["etag"]
        plain = cinema.client.get(path, headers={"accept-encoding": "identity"})
        assert plain.json() == first.json()
        assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    ("query", "first", "count"),
    [("", 0, 20), ("from=3&to=5", 3, 2), ("from=-9&to=2", 0, 2), ("from=5&to=2", 5, 0), ("from=99999", 99999, 0),
     ("from=0&to=99999", 0, 40)],
)  # fmt: skip
def test_pieces_of_a_film_are_no_larger_than_allowed(
    cinema: Cinema, query: str, first: int, count: int
) -> None:
    match = cinema.matches["first-downs"]
    piece = cinema.client.get(f"/api/matches/{match}/moments?{query}").json()
    assert (piece["first"], len(piece["shots"])) == (first, count)


@pytest.mark.parametrize("query", ["from=x", "to=%00", "from=1e9", "from=" + "9" * 30])
def test_an_odd_piece_is_refused_in_words(cinema: Cinema, query: str) -> None:
    match = cinema.matches["first-downs"]
    reply = cinema.client.get(f"/api/matches/{match}/moments?{query}")
    assert reply.status_code in (200, 400)
    assert reply.json()


NOWHERE = [
    "/api/matches/nobody/replay",
    "/api/matches/nobody/moments",
    "/match/nobody/replay",
    "/api/records/none",
    "/api/records/none/replay",
    "/api/records/none/moments",
    "/replay/none",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_what_is_not_there_is_said_to_be_not_there(cinema: Cinema, path: str) -> None:
    reply = cinema.client.get(path)
    assert reply.status_code == 404
    assert reply.json()["words"]


def test_a_resignation_ends_the_film(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "me", seed=2)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both}, steps=9)
        both.say(type="resign", seat=0)
        both.until(lambda told: bool(told["over"]))
    reel = _get(table, f"/api/matches/{begun['id']}/replay")
    assert (
        reel["moments"][-1]["said"] == reel["result"] == both.now["result"] == "Away wins: Home has resigned."
    )


# A match that goes on ---------------------------------------------------------------------------------------------


def _to_sealed(home: Coach, away: Coach) -> None:
    """Play to the first sealed choice that both owe."""
    for step in range(50):
        home.at(0)
        if home.now["ask"]["kind"] == "sealed":
            away.at(home.now["seq"])
            return
        play_on({0: home, 1: away}, steps=1, seed=step)
    raise AssertionError("no sealed choice came")


def _replies(table: Table, match: str) -> tuple[str, ...]:
    api = f"/api/matches/{match}"
    paths = (f"{api}/replay", f"{api}/moments", f"/match/{match}/replay", f"{api}/record")
    told = [table.client.get(path) for path in paths]
    told += [table.client.post("/api/forks", json={"match": match, "moment": k}) for k in (99, 10**6)]
    return tuple(f"{reply.status_code} {reply.text}".replace(match, "ID") for reply in told)


def _sealed_film(table: Table, game: str, choice: int) -> tuple[tuple[str, ...], int]:
    """What the film of a match says while a choice lies sealed, and how many moments it has then and before."""
    table.client.get("/")  # so that the same visitor begins both
    begun = table.begin(game, "me", "me", seed=11)
    match, keys = begun["id"], begun["keys"]
    with table.coach(match, keys["0"]) as home, table.coach(match, keys["1"]) as away:
        _to_sealed(home, away)
        before = len(_get(table, f"/api/matches/{match}/replay")["moments"])
        seq = home.now["seq"]
        home.answer(home.tokens()[choice], 0)
        home.at(seq + 1)
        after = _replies(table, match)
        assert len(_get(table, f"/api/matches/{match}/replay")["moments"]) == before
    return after, before


@pytest.mark.parametrize("game", SEALING)
def test_the_film_of_a_running_match_tells_nothing_that_is_sealed(table: Table, game: str) -> None:
    assert _sealed_film(table, game, 0) == _sealed_film(table, game, 1)


def test_the_film_of_a_running_match_goes_on_with_it(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me", seed=2)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        lengths = []
        for step in range(3):
            play_on({0: both, 1: both}, steps=6, seed=step)
            reel = _get(table, f"/api/matches/{begun['id']}/replay")
            assert not reel["over"]
            lengths.append(len(reel["moments"]))
            piece = _get(table, f"/api/matches/{begun['id']}/moments", **{"from": lengths[-1] - 1})
            assert piece["shots"][0]["moving"] == _whole(table, begun["id"])["moving"]
    assert lengths == sorted(set(lengths))


# Records brought along --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, marks=[pytest.mark.nightly] * (file.stem not in GAMES)) for file in GOLDEN],
    ids=lambda file: file.stem,
)
def test_every_whole_match_in_the_drawer_can_be_watched(cinema: Cinema, file: pathlib.Path) -> None:
    text = file.read_text(encoding="utf-8")
    brought = _bring(cinema, text)
    assert brought.status_code == 201, brought.text
    record_id = brought.json()["id"]
    assert _bring(cinema, text).json()["id"] == record_id
    reel = _get(cinema, f"/api/records/{record_id}/replay")
    read = record.read(text)
    whole = record.verify(read, downfield.game(read.tags["Game"]))
    assert reel["moments"][-1]["points"] == list(whole.points())
    words = Text("en", whole.game.spec)
    named = (("home", "away"), seat_names(whole, words), counted(whole.game))
    told = [
        event for event in whole.events if words.event(event, *named)
    ]  # some are told by the walk they begin
    assert len(reel["log"]) == len(told)
    assert len(reel["plays"]) == len(read.plays)
    count = len(reel["moments"])
    boards = _boards(cinema, f"/api/records/{record_id}", count, first=max(0, count - 80))
    assert len(boards) == min(80, count)
    assert cinema.client.get(f"/api/records/{record_id}").text == text
    assert "scrubber" in cinema.client.get(f"/replay/{record_id}").text


def test_a_record_brought_along_is_still_there_tomorrow(open_table: Open) -> None:
    with open_table() as table:
        record_id = _bring(table, DOWNS.read_text(encoding="utf-8")).json()["id"]
    with open_table() as table:
        assert _get(table, f"/api/records/{record_id}/replay")["moments"]


def test_the_record_of_a_match_here_can_be_brought_back(cinema: Cinema) -> None:
    match = cinema.matches["first-and-roll"]
    text = cinema.client.get(f"/api/matches/{match}/record").text
    record_id = _bring(cinema, text).json()["id"]
    here, there = (
        _get(cinema, f"{api}/replay") for api in (f"/api/matches/{match}", f"/api/records/{record_id}")
    )
    assert (here["moments"], here["log"]) == (there["moments"], there["log"])


def test_a_record_may_come_in_json(cinema: Cinema) -> None:
    text = DOWNS.read_text(encoding="utf-8")
    reply = cinema.client.post("/api/records", json={"text": text})
    assert reply.json() == _bring(cinema, text).json()


def _altered(words: list[str]) -> list[tuple[str, str]]:
    """A golden record with one line altered in some way, and that line's number."""
    lines = DOWNS.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("5. "))
    found = []
    for word in words:
        number, caption, rest = lines[at].split(" ", 1)[0], lines[at].split("}")[0], lines[at].split("}")[1]
        told = word.format(line=lines[at], number=number, caption=caption, rest=rest)
        found.append(("\n".join([*lines[:at], told, *lines[at + 1 :]]) + "\n", str(at + 1)))
    return found


ALTERED = _altered(
    [
        "{caption}}} ShotgunA 1/Dime ; 8981e6bd4f",
        "{caption}}} nonsense ; 8981e6bd4f",
        "6{line}",
        "what is this?",
    ]
)


@pytest.mark.parametrize(("text", "line"), ALTERED)
@pytest.mark.parametrize(("language", "word"), [("en", "Line"), ("it", "Riga"), ("de", "Zeile")])
def test_an_altered_record_is_refused_with_its_line(
    cinema: Cinema, text: str, line: str, language: str, word: str
) -> None:
    reply = cinema.client.post(
        f"/api/records?lang={language}", content=text.encode(), headers={"content-type": "text/plain"}
    )
    assert (reply.status_code, reply.json()["code"]) == (400, "unfit-record")
    assert f"{word} {line}: " in reply.json()["words"]


def _with(name: str, value: str) -> str:
    lines = DOWNS.read_text(encoding="utf-8").splitlines()
    return "\n".join(f'[{name} "{value}"]' if line.startswith(f"[{name} ") else line for line in lines)


BAD_RECORDS = [
    ("", "unfit-record"),
    ("hello", "unfit-record"),
    (_with("Rules", "999"), "other-rules"),
    (_with("Pack", "default 0000000000000000"), "other-rules"),
    (_with("Pack", ""), "other-rules"),
    (_with("Game", "chess"), "unfit-record"),
    (_with("Options", "drives=99999999999999999999999"), "unfit-record"),
    (_with("Result", "home 99-0"), "unfit-record"),
    (_with("Secret", "00"), "unfit-record"),
    (DOWNS.read_text(encoding="utf-8") + "9" * 5000 + ". x\n", "unfit-record"),
    (DOWNS.read_text(encoding="utf-8") + f'[Seed "{"9" * 5000}"]\n', "unfit-record"),
    (DOWNS.read_text(encoding="utf-8") + f'[Start "drive={"9" * 5000}"]\n', "unfit-record"),
    ("#" * 199_999, "unfit-record"),
    ("#" * 200_001, "too-large"),
    ("#" * 500_000, "too-large"),
]


@pytest.mark.parametrize(("text", "code"), BAD_RECORDS, ids=range(len(BAD_RECORDS)))
def test_what_is_no_record_is_refused_in_words(cinema: Cinema, text: str, code: str) -> None:
    reply = _bring(cinema, text)
    assert reply.json()["code"] == code
    assert reply.status_code < 500
    assert reply.json()["words"]


@pytest.mark.parametrize(
    ("content", "kind", "code"),
    [
        (b"\xff\xfe", "text/plain", "unreadable"),
        (b"{", "application/json", "unreadable"),
        (b'{"text": 7}', "application/json", "unreadable"),
        (b"[" * 9000, "application/json", "unreadable"),
        (b"x", "application/octet-stream", "not-json"),
        (b"x", "multipart/form-data; boundary=x", "not-json"),
    ],
)
def test_a_record_must_be_text(cinema: Cinema, content: bytes, kind: str, code: str) -> None:
    reply = cinema.client.post("/api/records", content=content, headers={"content-type": kind})
    assert reply.json()["code"] == code
    assert reply.status_code < 500


def test_only_records_come_as_text(cinema: Cinema) -> None:
    reply = cinema.client.post("/api/matches", content=b"{}", headers={"content-type": "text/plain"})
    assert reply.json()["code"] == "not-json"


def test_another_sites_page_brings_nothing(cinema: Cinema) -> None:
    headers = {"content-type": "text/plain", "origin": "https://elsewhere.example"}
    text = DOWNS.read_bytes()
    assert cinema.client.post("/api/records", content=text, headers=headers).json()["code"] == "elsewhere"


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, marks=[pytest.mark.nightly] * (file != DOWNS)) for file in (DOWNS, *GOLDEN[:7:3])],
    ids=lambda file: file.stem,
)
def test_a_spoilt_record_never_breaks_the_table(cinema: Cinema, file: pathlib.Path) -> None:
    text, rng = file.read_text(encoding="utf-8"), Rng(8)
    for _ in range(60):
        at = rng.below(len(text))
        spoilt = text[:at] + 'x0/ \n"]'[rng.below(7)] + text[at + rng.below(3) :]
        reply = _bring(cinema, spoilt)
        assert reply.status_code in (201, 400, 409), reply.text
        assert reply.json().get("words") or reply.json()["id"]


# Playing on -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("side", [0, 1])
def test_a_match_is_played_on_from_its_middle_to_another_end(cinema: Cinema, game: str, side: int) -> None:
    match = cinema.matches[game]
    api = f"/api/matches/{match}"
    reel = _get(cinema, f"{api}/replay")
    middle = len(reel["moments"]) // 2
    wish = {"match": match, "moment": middle, "side": side, "coach": "random", "name": "Ada"}
    reply = cinema.client.post("/api/forks", json=wish)
    assert reply.status_code == 201, reply.text
    begun = reply.json()
    assert list(begun["keys"]) == [str(side)]
    film = _get(cinema, f"/api/matches/{begun['id']}/replay")
    assert film["moments"][0]["points"] == reel["moments"][middle]["points"]
    shot = _get(cinema, f"{api}/moments", **{"from": middle, "to": middle + 1})["shots"][0]
    with cinema.coach(begun["id"], begun["keys"][str(side)]) as me:
        me.at(0)
        assert [s["kind"] for s in me.now["sitters"]] == (
            ["person", "coach"] if side == 0 else ["coach", "person"]
        )
        assert me.now["sitters"][side]["name"] == "Ada"
        first = _get(cinema, f"/api/matches/{begun['id']}/moments", **{"from": 0, "to": 1})["shots"][0]
        assert first["spoken"] == shot["spoken"]
        _play_against_program(me, side)
    read = record.read(cinema.client.get(f"/api/matches/{begun['id']}/record").text)
    assert read.tags["Start"]
    assert record.verify(read, downfield.game(game)).over


def _play_against_program(me: Coach, seat: int) -> None:
    rng = Rng(3)
    while not me.until(lambda told: told["over"] or str(seat) in told["ask"]["mine"])["over"]:
        tokens, seq = me.tokens(), me.now["seq"]
        me.answer(tokens[rng.below(len(tokens))], seat)
        me.at(seq + 1)


def test_a_record_brought_along_can_be_played_on(cinema: Cinema) -> None:
    reply = cinema.client.post("/api/forks", json={"record": cinema.record, "moment": 11, "side": 1})
    begun = reply.json()
    with cinema.coach(begun["id"], begun["keys"]["1"]) as me:
        assert [s["kind"] for s in me.at(0)["sitters"]] == ["coach", "person"]


def test_every_moment_of_a_match_can_be_played_on_but_the_last(cinema: Cinema) -> None:
    match = cinema.matches["first-downs"]
    last = len(_get(cinema, f"/api/matches/{match}/replay")["moments"]) - 1
    for moment in range(last + 1):
        reply = cinema.client.post("/api/forks", json={"match": match, "moment": moment, "coach": "random"})
        assert reply.status_code == (404 if moment == last else 201), (moment, reply.text)


def test_a_fork_changes_nothing_in_the_match_it_came_from(cinema: Cinema) -> None:
    match = cinema.matches["first-downs"]
    before = cinema.client.get(f"/api/matches/{match}/record").text
    cinema.client.post("/api/forks", json={"match": match, "moment": 5, "coach": "random"})
    assert cinema.client.get(f"/api/matches/{match}/record").text == before


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"moment": 10**6}, "unknown-moment"),
        ({"moment": -1}, "unreadable"),
        ({"moment": 1, "side": 2}, "unreadable"),
        ({"moment": 1, "coach": "nobody"}, "unknown-name"),
        ({"moment": 1, "name": "steady"}, "bad-option"),
        ({"moment": 1, "match": "nobody"}, "unknown-match"),
        ({"moment": 1, "match": "", "record": "none"}, "unknown-record"),
        ({"moment": 1, "match": ""}, "unknown-record"),
        ({}, "unreadable"),
    ],
)
def test_a_wish_to_play_on_that_cannot_be_is_refused(cinema: Cinema, wish: Told, code: str) -> None:
    match = cinema.matches["first-downs"]
    reply = cinema.client.post("/api/forks", json={"match": match, **wish})
    assert reply.json()["code"] == code
    assert 400 <= reply.status_code < 500


@pytest.mark.parametrize(
    "start",
    ["nonsense", "down=9", "down=x", "drive=" + "9" * 5000, '{"fields":{"down":99999999999999999999}}', "{" * 3000,
     "down=1 :: nonsense", "score=1-2-3"],
)  # fmt: skip
def test_a_match_begins_at_no_impossible_position(cinema: Cinema, start: str) -> None:
    wish = {"game": "first-downs", "seats": [{"who": "me"}], "start": start}
    reply = cinema.client.post("/api/matches", json=wish)
    assert 400 <= reply.status_code < 500, reply.text
    assert reply.json()["words"]


# Watching ---------------------------------------------------------------------------------------------------------


def _listed(table: Table) -> list[Told]:
    return list(_get(table, "/api/matches", listed=1, limit=20))


def test_only_matches_that_welcome_spectators_are_listed(empty_table: Table) -> None:
    hidden = empty_table.begin("first-downs", "me", "me")["id"]
    shy = empty_table.begin("first-downs", "me", "open")["id"]
    waiting = empty_table.begin("first-downs", "me", "open", listed=True)["id"]
    programs = empty_table.begin("first-and-roll", "random", "random")["id"]
    among = empty_table.begin("first-and-roll", "random", "random", visibility="public")["id"]
    public = empty_table.begin("first-and-roll", "me", "steady", listed=True)["id"]
    found = {match["id"]: match for match in _listed(empty_table)}
    assert set(found) == {waiting, among, public}
    assert found[waiting]["free"]
    assert not found[public]["free"]
    page = empty_table.client.get("/watch").text
    assert all(f"/match/{match}?" in page for match in found)
    assert not any(match in page for match in (hidden, shy, programs))


def test_the_list_says_how_matches_stand(empty_table: Table) -> None:
    begun = empty_table.begin("first-downs", "me", "me", seed=6, listed=True)
    with empty_table.coach(begun["id"], *begun["keys"].values()) as both:
        for step in range(4):
            play_on({0: both, 1: both}, steps=20, seed=step)
            told = _listed(empty_table)[0]
            assert (told["points"], told["over"]) == (both.now["points"], both.now["over"])
        play_on({0: both, 1: both})
    told = _listed(empty_table)[0]
    assert (told["over"], told["result"], told["points"]) == (True, both.now["result"], both.now["points"])
    assert f"/match/{begun['id']}/replay" in empty_table.client.get("/watch").text


@pytest.mark.parametrize("limit", ["0", "-3", "1", "999999"])
def test_a_list_is_no_longer_than_allowed(empty_table: Table, limit: str) -> None:
    for _ in range(3):
        empty_table.begin("first-downs", "random", "random", listed=True)
    assert 1 <= len(empty_table.client.get(f"/api/matches?limit={limit}").json()) <= 3


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_pages_of_films_load_in_every_language(cinema: Cinema, language: str) -> None:
    for path in ("/watch", "/replay"):
        page = cinema.client.get(f"{path}?lang={language}")
        assert page.status_code == 200
        assert f'lang="{language}"' in page.text
        assert "film-" not in page.text.replace("film-at", "")
