"""Tables are made, mended and brought up to date, and no match is lost on the way."""

import asyncio
import pathlib
import sqlite3
import subprocess
import sys

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

import downfield.store
from downfield.kernel.errors import BadOption
from downfield.store import Deed, KeptSeat, NewerDatabase, Store, address, people, spoken, tokens
from downfield.store.tables import METADATA
from tests.store.conftest import MATCH, SEATS

# What the first table for browsers has made, and one match in it.
EARLIER = """
CREATE TABLE match (id VARCHAR(24) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL, rules VARCHAR(20) NOT NULL,
  pack VARCHAR(80) NOT NULL, options JSON NOT NULL, start TEXT NOT NULL, commitment VARCHAR(64) NOT NULL,
  secret VARCHAR(64) NOT NULL, seed BIGINT, invite_hash VARCHAR(64) NOT NULL, created VARCHAR(40) NOT NULL);
CREATE INDEX ix_match_invite_hash ON match (invite_hash);
CREATE TABLE seat (match_id VARCHAR(24) NOT NULL REFERENCES match (id), seat INTEGER NOT NULL,
  kind VARCHAR(10) NOT NULL, name VARCHAR(60) NOT NULL, key_hash VARCHAR(64) NOT NULL, PRIMARY KEY (match_id, seat));
CREATE TABLE answer (match_id VARCHAR(24) NOT NULL REFERENCES match (id), seq INTEGER NOT NULL, seat INTEGER NOT NULL,
  kind VARCHAR(10) NOT NULL, value BIGINT NOT NULL, PRIMARY KEY (match_id, seq));
INSERT INTO match VALUES ('m0', 'first-downs', '1', 'abc', '{"a": 1}', '', 'c', 'd', NULL, 'e', 'then');
INSERT INTO seat VALUES ('m0', 0, 'person', 'Ada', 'f');
INSERT INTO answer VALUES ('m0', 0, -1, 'answer', 4)
"""


async def _run(database: str, *statements: str) -> None:
    store = Store(database)
    if not store.is_shared:
        pathlib.Path(database).parent.mkdir(exist_ok=True)
    async with store.engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await store.close()


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, METADATA))


async def _is_as_it_should_be(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
        assert await connection.run_sync(lambda c: set(inspect(c).get_table_names())) == {
            *METADATA.tables,
            "alembic_version",
        }


async def test_new_tables_are_those_that_the_program_knows(database: str) -> None:
    store = Store(database)
    await store.open()
    await _is_as_it_should_be(store)
    await store.open()  # once more changes nothing
    await _is_as_it_should_be(store)
    await store.close()


async def test_matches_of_the_first_table_are_kept(database: str) -> None:
    await _run(database, *EARLIER.split(";\n"))
    store = Store(database)
    await store.open()
    await _is_as_it_should_be(store)
    found = await store.match("m0")
    assert found is not None
    assert (found.options, found.listed, found.clock, found.next_id) == ({"a": 1}, False, None, "")
    assert await store.seats("m0") == [KeptSeat(0, "person", "Ada", "f")]
    assert await store.deeds("m0") == [Deed(0, -1, value=4)]
    await store.begin(MATCH, SEATS, [])
    await store.close()


# What the table had written before tokens knew their owners.
PEOPLE = """
INSERT INTO match VALUES ('m0', 'first-downs', '1', 'abc', '{}', '', 'c', 'd', NULL, 'e', 'then', false, NULL, '');
INSERT INTO person VALUES ('ada1', 'Ada', 'ada', 'e:h', '2026-01-01'), ('eve1', 'Adа', 'adа', 'e:h', '2026-01-02');
INSERT INTO seat VALUES ('m0', 0, 'person', 'Ada', 'f', 'ada1'), ('m0', 1, 'person', 'Ada', 'f', 'guest1');
INSERT INTO token VALUES ('planted', 'ada1', 'x', 'then'), ('own', 'guest1', 'bot', 'then')
"""


async def test_tokens_of_accounts_end_where_nobody_knows_who_made_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, upgrade = Store(database), command.upgrade
    with monkeypatch.context() as before:
        before.setattr(command, "upgrade", lambda config, _: upgrade(config, "0003"))
        await store.open()
    await _run(database, *PEOPLE.strip().split(";\n"))
    await store.open()
    assert await tokens.bearer(store, "planted") is None
    assert await tokens.bearer(store, "own") == tokens.Bearer("guest1", "organise", "")
    assert [seat.account for seat in await store.seats("m0")] == [True, False]
    await people.write_skeletons(store, lambda name: "ada")  # what both look like
    assert await people.looking_like(store, ["ada", "!eve1"]) == {"ada": "ada1", "!eve1": "eve1"}
    await store.close()


NAMED = """
INSERT INTO upload VALUES (:upload, 'told', 'then', '');
INSERT INTO competition VALUES ('c1', 'cup', 's', 'ada1', 'public', 'then');
INSERT INTO ledger VALUES ('c1', 1, :played);
INSERT INTO ledger VALUES ('c1', 2, :elsewhere)
"""


async def test_records_that_ledgers_name_already_are_kept_for_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, upgrade = Store(database), command.upgrade
    with monkeypatch.context() as before:
        before.setattr(command, "upgrade", lambda config, _: upgrade(config, "0008"))
        await store.open()
    line = '{"deed":{"did":"played","result":{"record":"/replay/%s"}}}'
    told = {
        "upload": "a" * 32,
        "played": (line % ("a" * 32)).encode(),
        "elsewhere": (line % ("b" * 32)).encode(),
    }
    async with store.engine.begin() as connection:
        for statement in NAMED.strip().split(";\n"):
            used = {name: value for name, value in told.items() if f":{name}" in statement}
            await connection.execute(text(statement), used)
    await store.open()
    async with store.engine.connect() as connection:
        assert [tuple(row) for row in await connection.execute(text("SELECT * FROM proof"))] == [
            ("c1", "a" * 32)
        ]
    await store.close()


async def test_a_newer_database_is_left_alone(database: str) -> None:
    store = Store(database)
    await store.open()
    await _run(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="newer Downfield"):
        await store.open()
    await store.close()


async def test_a_step_that_fails_leaves_everything_as_it_was(database: str) -> None:
    await _run(database, *EARLIER.split(";\n"), "CREATE TABLE token (id INTEGER)")
    store = Store(database)
    with pytest.raises(downfield.store.TROUBLE):
        await store.open()
    async with store.engine.connect() as connection:
        columns = await connection.run_sync(lambda c: {x["name"] for x in inspect(c).get_columns("match")})
        tables = await connection.run_sync(lambda c: set(inspect(c).get_table_names()))
    assert "listed" not in columns
    assert tables == {"match", "seat", "answer", "token"}
    await store.close()


OPEN = """
import asyncio, sys
from downfield.store import Store
async def main():
    store = Store(sys.argv[1])
    await store.open()
    await store.close()
sys.stdin.readline()
asyncio.run(main())
"""


@pytest.mark.slow
def test_servers_that_start_at_once_do_not_collide(database: str) -> None:
    line = [sys.executable, "-c", OPEN, database]
    servers = [subprocess.Popen(line, stdin=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(3)]
    for server in servers:
        assert server.stdin
        server.stdin.write(b"\n")
        server.stdin.flush()
    said = [server.communicate(timeout=60)[1].decode() for server in servers]
    assert ([server.returncode for server in servers], said) == ([0] * 3, [""] * 3)


def test_a_file_of_any_name_is_found_again(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "a match? 100% #1.sqlite"
    store = Store(file)
    asyncio.run(store.open())
    asyncio.run(store.close())
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM match").fetchone() == (0,)
    connection.close()


def test_a_database_is_a_file_or_an_address(tmp_path: pathlib.Path) -> None:
    assert address(tmp_path / "x") == f"sqlite+aiosqlite:///{tmp_path}/x"
    assert address("postgres://u:p@here/d") == "postgresql+asyncpg://u:p@here/d"
    assert address("postgresql://here/d?sslmode=require") == "postgresql+asyncpg://here/d?ssl=require"
    with pytest.raises(BadOption, match="mysql is neither"):
        address("mysql://here/d")
    with pytest.raises(BadOption, match="cannot be read"):
        address("postgresql://here:port/d")


def test_a_database_is_shown_without_its_password() -> None:
    assert spoken("/tmp/t.sqlite") == "/tmp/t.sqlite"
    assert spoken("postgres://u:secret@here/d?password=secret") == "postgres://u:***@here/d"
