"""Opening the table: the database is ready, the door is open, the server runs until it is told to stop."""

import asyncio
import gc
import os

import uvicorn

from downfield.kernel import folders
from downfield.kernel.errors import DownfieldError
from downfield.store import TROUBLE, Store, spoken
from downfield.table.web.doors import Door
from downfield.table.web.line import LARGEST
from downfield.table.web.server import table_app

FAREWELL = 3  # seconds in which whoever is connected is told goodbye


class NoDatabase(DownfieldError):
    """The database that keeps the matches cannot be used."""

    code = "no-database"


def usual_database() -> str:
    """The database that DOWNFIELD_DATABASE names, or a file among the user's data."""
    folder = folders.user(
        "DOWNFIELD_DATA", mac="Application Support", windows="data", xdg="XDG_DATA_HOME", usual=".local/share"
    )
    return os.environ.get("DOWNFIELD_DATABASE") or str(folder / "table.sqlite")


def prepare(database: str) -> None:
    """Bring the database up to date, or say in one line why it cannot be used."""
    try:
        asyncio.run(_prepare(database))
    except TROUBLE as e:
        why = next(iter(str(e).splitlines()), "") or type(e).__name__
        raise NoDatabase(f"The database {spoken(database)} cannot be used: {why}") from None


async def _prepare(database: str) -> None:
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


def serve(door: Door, database: str, *, metrics_open: bool = False) -> None:
    """Keep the table open until it is told to close; requests are not logged, for their addresses hold invitations."""
    config = uvicorn.Config(
        table_app(database, metrics_open=metrics_open, warm_up=True),
        access_log=False,
        log_config=None,
        log_level="warning",
        ws_max_size=4 * LARGEST,
        timeout_graceful_shutdown=FAREWELL,
    )
    _sweep_seldom()
    uvicorn.Server(config).run(sockets=[door.socket])


def _sweep_seldom() -> None:
    """Look through all objects for dead ones seldom: it stops every match in the house for a quarter of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 30)
