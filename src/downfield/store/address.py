"""Where a database is: SQLite in a file, or PostgreSQL at an address."""

import pathlib

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from downfield.kernel.errors import BadOption

SQLITE = "sqlite+aiosqlite"
POSTGRES = "postgresql+asyncpg"
DRIVERS = {"sqlite": SQLITE, "postgresql": POSTGRES, "postgres": POSTGRES}


def address(database: pathlib.Path | str) -> str:
    """The address of a database given by its file, or already by its address; or BadOption."""
    if isinstance(database, pathlib.Path) or "://" not in database:
        return URL.create(SQLITE, database=str(database)).render_as_string()
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise BadOption(
            "The address of the database cannot be read; it looks like postgresql://user:password@host/name."
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadOption(
            f"Matches are kept in SQLite or PostgreSQL; {kind} is neither. Give a file, or an address such as "
            "postgresql://user:password@host/name."
        )
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    whole = url.set(drivername=DRIVERS[kind], query=query)
    return whole.render_as_string(hide_password=False)


def spoken(database: str) -> str:
    """A database as it may be shown: without its password, and without what its settings may hold."""
    if "://" not in database:
        return database
    url = make_url(database)
    return str(url.database) if url.drivername == SQLITE else url.set(query={}).render_as_string()
