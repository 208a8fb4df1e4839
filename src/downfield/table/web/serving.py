"""Opening the table: the database is ready, the door is open, the server runs until it is told to stop."""

import asyncio
import contextlib
import functools
import gc
import os
import pathlib
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from downfield.kernel import disk, folders
from downfield.kernel.errors import DownfieldError
from downfield.store import TROUBLE, Store, file, spoken
from downfield.store.quotas import FREE, Quotas
from downfield.store.retention import Retention
from downfield.table.protocol.allowance import USUAL
from downfield.table.protocol.logs import warn
from downfield.table.web.access import Access
from downfield.table.web.connections import Connection, Crowd, room_for
from downfield.table.web.doors import Door
from downfield.table.web.line import LARGEST
from downfield.table.web.server import table_app
from downfield.table.web.sparing import SparingLine

FAREWELL = 3  # seconds in which whoever is connected is told goodbye
LAST_WORD = 15.0  # seconds after which a server that was told to stop stops, whatever holds it
TURN = 0.001  # seconds after which a thread that works leaves the event loop its turn
WAITING = 128  # who may wait at the door


class NoDatabase(DownfieldError):
    """The database that keeps the matches cannot be used."""

    code = "no-database"


def own_folder() -> pathlib.Path:
    """Our folder among the user's data."""
    return folders.user(
        "DOWNFIELD_DATA", mac="Application Support", windows="data", xdg="XDG_DATA_HOME", usual=".local/share"
    )


def usual_database() -> str:
    """The database that DOWNFIELD_DATABASE names, or a file among the user's data."""
    return os.environ.get("DOWNFIELD_DATABASE") or str(own_folder() / "table.sqlite")


@contextlib.contextmanager
def prepared(database: str) -> Iterator[list[str]]:
    """The database up to date and ours alone, with what others can still read; or why it cannot be used."""
    if os.name == "posix":
        os.umask(0o777 & ~disk.OWN_FOLDER)
    with contextlib.ExitStack() as held:
        with told_in_words(database):
            held.enter_context(file.alone(database))
            asyncio.run(_prepare(database))
            left = file.close_to_others(database, own_folder())
        yield left


@contextlib.contextmanager
def told_in_words(database: str) -> Iterator[None]:
    """Whatever is wrong with a database is told in one sentence."""
    try:
        yield
    except (*TROUBLE, UnicodeError) as e:  # what is damaged may not even be told
        why = next(iter(str(e).splitlines()), "") or type(e).__name__
        raise NoDatabase(f"The database {spoken(database)} cannot be used: {why}") from None


async def _prepare(database: str) -> None:
    store = Store(database)
    try:
        await store.open()
        await store.look_through()
    finally:
        await store.close()


def serve(
    door: Door,
    database: str,
    *,
    access: Access,
    metrics_open: bool = False,
    per_visitor: float = USUAL,
    quotas: Quotas = FREE,
    retention: Retention | None = None,
) -> None:
    """Keep the table open until it is told to close; requests are not logged, for their addresses hold invitations."""
    app = table_app(
        database,
        access=access,
        metrics_open=metrics_open,
        warm_up=True,
        per_visitor=per_visitor,
        quotas=quotas,
        retention=retention,
    )
    config = uvicorn.Config(
        app,
        http=_connections(app, access),
        ws=SparingLine,
        access_log=False,
        log_config=None,
        log_level="warning",
        backlog=WAITING,
        ws_max_size=4 * LARGEST,
        forwarded_allow_ips=list(access.proxies),
        timeout_graceful_shutdown=FAREWELL,
    )
    _sweep_seldom()
    sys.setswitchinterval(TURN)
    Server(config).run(sockets=[door.socket])


def _connections(app: Any, access: Access) -> Any:
    """How connections are taken: those of a trusted proxy stand for many visitors."""
    trusted = ProxyHeadersMiddleware(app, list(access.proxies)).trusted_hosts
    return functools.partial(Connection, crowd=Crowd(room_for()), is_proxy=trusted.__contains__)


class Server(uvicorn.Server):
    """Stops when it is told to, whatever hangs."""

    async def startup(self, sockets: Any = None) -> None:
        """Begin; what goes wrong in between is told in one line."""
        asyncio.get_running_loop().set_exception_handler(_tell_of)
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop."""
        super().handle_exit(sig, frame)
        end = threading.Timer(LAST_WORD, _end)
        end.daemon = True
        end.start()


def _end() -> None:
    warn("table did not close in time")
    os._exit(1)


def _tell_of(_loop: asyncio.AbstractEventLoop, trouble: dict[str, Any]) -> None:
    error = cast("BaseException | None", trouble.get("exception"))
    warn("trouble in between", error, what=str(trouble.get("message", ""))[:100])


def _sweep_seldom() -> None:
    """Look through all objects for dead ones seldom: it stops every match in the house for a quarter of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 30)
