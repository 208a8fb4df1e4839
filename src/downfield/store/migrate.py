"""Brings the tables of a database up to date, whoever made them and however many servers start at once."""

import functools
import importlib.resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from downfield.kernel.errors import DownfieldError

FIRST = "0001"  # the tables as they were before their versions were counted
LOCK = 0x646F776E66  # any number that nobody else takes


class NewerDatabase(DownfieldError):
    """A database that a newer Downfield has made."""

    code = "newer-database"


def migrate(connection: Connection) -> None:
    """Bring the tables up to date, one server at a time; all of it or nothing."""
    _lock(connection)
    config = _config()
    config.attributes["connection"] = connection
    script, now = _script(), version(connection)
    if now is None and inspect(connection).has_table("match"):
        command.stamp(config, FIRST)
    elif now is not None:
        check_known(now, "This database")
    if now != script.get_current_head():
        command.upgrade(config, "head")


def check_known(number: str, what: str) -> None:
    """Whether this Downfield knows the way from a version of the tables to its own, or NewerDatabase."""
    if number not in {known.revision for known in _script().walk_revisions()}:
        raise NewerDatabase(
            f"{what} was made by a newer Downfield (its tables are of version {number}). "
            "Update Downfield, or name another database."
        )


def _config() -> Config:
    """Where the steps from each version to the next are written."""
    config = Config()
    config.set_main_option(
        "script_location", str(importlib.resources.files("downfield.store") / "migrations")
    )
    return config


@functools.cache
def _script() -> ScriptDirectory:
    """The steps, read once."""
    return ScriptDirectory.from_config(_config())


def version(connection: Connection) -> str | None:
    """The version of a database's tables; None where none is written down."""
    return MigrationContext.configure(connection).get_current_revision()


def _lock(connection: Connection) -> None:
    """Wait until no other server is at it; the end of the transaction lets the next one in."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("BEGIN IMMEDIATE"))
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
