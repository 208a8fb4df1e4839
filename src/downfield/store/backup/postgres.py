"""A PostgreSQL is copied and put back by its own programs: pg_dump, pg_restore and psql."""

import asyncio
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

from sqlalchemy import inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from downfield.kernel.errors import DownfieldError
from downfield.store.address import address
from downfield.store.migrate import check_known
from downfield.store.tables import METADATA

OTHERS = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND backend_type = 'client backend'"""
FUNCTIONS = ("keeper_log_stays",)  # what the steps have made beside tables


class BadBackup(DownfieldError):
    """A back-up that cannot be made, or cannot be put back."""

    code = "bad-backup"


def dump(database: str, to: pathlib.Path) -> int:
    """Write all of a database into a file as it is at this moment, and read it through; the number of its matches."""
    _run(database, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={to}")
    return _checked(to)


def load(database: str, source: pathlib.Path, *, force: bool) -> int:
    """Put a back-up into a database, all of it or nothing; into one that is empty, unless told otherwise."""
    matches = _checked(source)
    others, tables = asyncio.run(_state(database))
    if others:
        raise BadBackup(
            f"The database is in use ({others} connections). Stop the servers, then put the back-up back."
        )
    if tables and not force:
        raise BadBackup("The database holds a table already. With --force the back-up takes its place.")
    with tempfile.TemporaryDirectory() as folder:  # nobody else looks into it
        script = os.path.join(folder, "back-up.sql")
        _run(None, "pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(source))
        line = ["--quiet", "--no-psqlrc", "--single-transaction", "--set=ON_ERROR_STOP=1"]
        _run(database, "psql", *line, f"--command={_clearing()}", f"--file={script}")
    return matches


def _clearing() -> str:
    """Whatever version the tables are of, nothing of them is left in the way."""
    tables = [*METADATA.tables, "alembic_version"]
    gone = [f'DROP TABLE IF EXISTS "{name}" CASCADE' for name in tables]
    gone += [f"DROP FUNCTION IF EXISTS {name} CASCADE" for name in FUNCTIONS]
    return "SET client_min_messages = warning; " + "; ".join(gone)


def _checked(source: pathlib.Path) -> int:
    """Read a file through: whether it is whole, ours, and not of a newer Downfield; the number of its matches."""
    inside = _run(None, "pg_restore", "--list", str(source))
    if not all(re.search(rf"TABLE DATA \S+ {name} ", inside) for name in ("match", "seat", "answer")):
        raise BadBackup(f"{source} is a back-up, but none of a table of Downfield.")
    _run(None, "pg_restore", f"--file={os.devnull}", str(source))
    for version in _rows(source, "alembic_version"):
        check_known(version, str(source))
    return len(_rows(source, "match"))


def _rows(source: pathlib.Path, table: str) -> list[str]:
    """The rows of a table in a back-up, as PostgreSQL writes them."""
    said = _run(None, "pg_restore", "--data-only", f"--table={table}", "--file=-", str(source))
    found = re.search(r"^COPY .*?;\n(.*?)^\\\.$", said, re.DOTALL | re.MULTILINE)
    return found[1].splitlines() if found else []


async def _state(database: str) -> tuple[int, list[str]]:
    """How many others are connected, and which of our tables are there."""
    engine = create_async_engine(address(database), hide_parameters=True)
    try:
        async with engine.connect() as connection:
            others = int((await connection.execute(text(OTHERS))).scalar_one())
            names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    finally:
        await engine.dispose()
    return others, sorted(set(names) & set(METADATA.tables))


def _run(database: str | None, program: str, *words: str) -> str:
    """Run one of PostgreSQL's programs; its password is not for everybody who lists processes."""
    found = shutil.which(program)
    if found is None:
        raise BadBackup(
            f"PostgreSQL's own program {program} is needed, and not found: on Debian `sudo apt install "
            "postgresql-client`. docs/hosting.md says how to do it by hand."
        )
    settings = dict(os.environ)
    if database is not None:
        words, secret = (f"--dbname={_for_libpq(database)}", *words), make_url(address(database)).password
        settings |= {"PGPASSWORD": secret} if secret else {}
    done = subprocess.run(
        [found, *words], env=settings, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8"
    )
    if done.returncode:
        why = next(iter(done.stderr.strip().splitlines()), f"it ended with {done.returncode}")
        raise BadBackup(f"{program} could not do it: {why.removeprefix(f'{program}: ')}")
    return done.stdout


def _for_libpq(database: str) -> str:
    """The address as PostgreSQL's own programs read it, without its password."""
    url = make_url(address(database))
    query = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
    return url.set(drivername="postgresql", password=None, query=query).render_as_string()
