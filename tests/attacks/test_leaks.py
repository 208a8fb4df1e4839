"""Everything that anybody receives while a match goes on is searched for what nobody may have: dice, keys, secrets."""

import contextlib
import pathlib
import sqlite3
from collections.abc import Iterator

import pytest

import downfield
from downfield.kernel.dice import mixed
from tests.table.company import both, online
from tests.table.conftest import Coach, Table, opened, play_on

GAMES = tuple(downfield.GAMES)
ANSWERS = 25
PATHS = (
    "/", "/watch", "/mine", "/account", "/fair", "/metrics", "/healthz", "/api/server", "/api/matches", "/match/{}",
    "/match/{}?lang=de", "/match/{}/replay", "/match/{}/beamer", "/match/{}/report", "/api/matches/{}",
    "/api/matches/{}/record", "/api/matches/{}/replay", "/api/matches/{}/moments?first=0&last=40",
)  # fmt: skip
NONSENSE = ("xyzzy", "1-a1", "", "9" * 300)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Table, pathlib.Path]]:
    """A running table, and its database."""
    folder = tmp_path_factory.mktemp("leaks")
    with opened(folder) as table:
        yield table, folder / "table.sqlite"


def secrets_of(database: pathlib.Path, match: str) -> dict[str, str]:
    """What the database knows and nobody may hear while the match goes on, in every way it might be written."""
    with contextlib.closing(sqlite3.connect(database)) as read:
        (secret,) = read.execute("SELECT secret FROM match WHERE id = ?", (match,)).fetchone()
        nonces = read.execute(
            "SELECT value FROM answer WHERE match_id = ? AND kind = 'nonce' ORDER BY seat", (match,)
        ).fetchall()
        hashes = read.execute("SELECT key_hash FROM seat WHERE match_id = ?", (match,)).fetchall()
        settings = dict(read.execute("SELECT name, value FROM setting"))
    settings.pop("awake", None)
    key = mixed(bytes.fromhex(secret), tuple(value for (value,) in nonces))
    found = {"secret": secret, "key of the dice": key.hex(), "as bytes": repr(bytes.fromhex(secret))[2:-1]}
    found |= {f"seat {seat}": key_hash for seat, (key_hash,) in enumerate(hashes) if key_hash}
    return found | {f"setting {name}": value for name, value in settings.items() if len(value) > 15}


def curious(coach: Coach) -> None:
    """Ask whatever can be asked, and hear what is said to it."""
    mine = coach.now.get("ask", {}).get("mine", {})
    for seat in mine:
        for source in coach.now["ask"]["sources"].get(seat, [])[:2]:
            coach.say(type="reach", seat=int(seat), source=source)
            while coach.hear()["type"] != "ways":
                continue
        for token in NONSENSE:
            coach.say(type="why", seat=int(seat), token=token)
            coach.refused()
            coach.say(type="answer", seat=int(seat), token=token, seq=coach.now["seq"])
            coach.refused()


def looked_at(table: Table, match: str) -> list[str]:
    """What somebody who is nobody reads, and hears who asks for patches."""
    table.client.cookies.clear()
    read = [table.client.get(path.format(match)).text for path in PATHS]
    with table.client.websocket_connect(f"/api/matches/{match}/live") as line:
        line.send_text('{"type": "hello", "patches": true, "lang": "it"}')
        return [*read, line.receive_text(timeout=20)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_leaves_the_table_holds_a_secret(house: tuple[Table, pathlib.Path], game: str) -> None:
    table, database = house
    match, keys = online(table, game)
    with both(table, match, keys) as (home, away), table.coach(match) as spectator:
        for turn in range(3):
            play_on({0: home, 1: away}, steps=ANSWERS // 3, seed=turn)
            for coach in (home, away):
                coach.at(max(home.now["seq"], away.now["seq"]))
                curious(coach)
        spectator.at(home.now["seq"])
        texts = [*home.frames, *away.frames, *spectator.frames, *looked_at(table, match)]
    known = secrets_of(database, match) | {f"key {seat}": key for seat, key in enumerate(keys)}
    assert len(known) > 5
    assert [name for name, secret in known.items() if any(secret in text for text in texts)] == []
