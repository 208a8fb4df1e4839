"""Servers for tests, opened in a moment: an app is used again, and no database is made from nothing."""

import atexit
import contextlib
import functools
import pathlib
import shutil
import tempfile
from collections.abc import Iterator

from anyio.from_thread import start_blocking_portal
from litestar import Litestar

from downfield.store import Store
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.table.client import Client

FILE = "table.sqlite"
_free: list[tuple[pathlib.Path, Litestar]] = []


@contextlib.contextmanager
def served(folder: pathlib.Path) -> Iterator[Client]:
    """A server on the database in a folder, which is made where there is none."""
    if not (folder / FILE).exists():
        shutil.copy(_new_database(), folder / FILE)
    place, app = _free.pop() if _free else _new_app()
    place.unlink(missing_ok=True)
    place.symlink_to(folder)
    with Client(app) as client:
        yield client
    _free.append((place, app))  # unless something went wrong in it


def _new_app() -> tuple[pathlib.Path, Litestar]:
    """An app, and the place where it will look for its database."""
    place = _kept() / f"place-{len(list(_kept().iterdir()))}"
    place.touch()
    return place, table_app(place / FILE, pace=0.0, doorkeeper=Doorkeeper(100_000))


@functools.cache
def _new_database() -> pathlib.Path:
    """A database as a server leaves it in which nothing has happened."""
    file = _kept() / FILE

    async def make() -> None:
        store = Store(file)
        await store.open()
        await store.close()

    with start_blocking_portal() as elsewhere:  # the test itself may be at an event loop
        elsewhere.call(make)
    return file


@functools.cache
def _kept() -> pathlib.Path:
    """Where things stay until the last test."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    return pathlib.Path(folder)
