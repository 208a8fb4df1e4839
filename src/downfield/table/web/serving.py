"""Opening the table: the database is ready, the door is open, the server runs until it is told to stop."""

import asyncio
import contextlib
import functools
import gc
import logging
import os
import pathlib
import socket
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from downfield.kernel import disk
from downfield.kernel.cache import folders
from downfield.kernel.errors import DownfieldError
from downfield.store import TROUBLE, Store, file, spoken
from downfield.store.quotas import FREE, Quotas
from downfield.store.retention import Retention
from downfield.table.protocol import logs
from downfield.table.protocol.allowance import USUAL
from downfield.table.protocol.logs import warn
from downfield.table.protocol.switches import ALL, Switches
from downfield.table.web import several
from downfield.table.web.access import Access
from downfield.table.web.connections import Connection, Crowd, room_for
from downfield.table.web.doors import Door
from downfield.table.web.handing_on import Passage, Usher
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


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is kept: where, for whom, and how much there is for each."""

    database: str
    access: Access
    metrics_open: bool = False
    per_visitor: float = USUAL
    quotas: Quotas = FREE
    retention: Retention | None = None
    switches: Switches = ALL
    workers: int = 1
    log: tuple[str | None, int] = (None, logging.INFO)  # the form of what is written of it, and how much


def serve(door: Door, settings: Settings) -> None:
    """Keep the table open until it is told to close; requests are not logged, for their addresses hold invitations."""
    if settings.workers == 1:
        _keep(settings, door.socket)
    else:
        several.keep_open(settings.workers, functools.partial(_one_of_several, settings, door.socket))


def _one_of_several(settings: Settings, listening: socket.socket, passage: Passage) -> None:
    logs.begin(*settings.log)
    _keep(settings, listening, Usher(passage))


def _keep(settings: Settings, listening: socket.socket, usher: Usher | None = None) -> None:
    app = table_app(
        settings.database,
        access=settings.access,
        places=None if usher is None else max(1, (os.cpu_count() or 2) // settings.workers),
        metrics_open=settings.metrics_open,
        warm_up=usher is None or usher.passage.number == 0,
        per_visitor=settings.per_visitor,
        quotas=settings.quotas,
        retention=settings.retention,
        switches=settings.switches,
    )
    config = uvicorn.Config(
        app,
        http=_connections(app, settings.access, usher),
        ws=SparingLine,
        access_log=False,
        log_config=None,
        log_level="warning",
        backlog=WAITING,
        ws_max_size=4 * LARGEST,
        forwarded_allow_ips=list(settings.access.proxies),
        timeout_graceful_shutdown=FAREWELL,
    )
    _sweep_seldom()
    sys.setswitchinterval(TURN)
    Server(config, usher).run(sockets=[listening])


def _connections(app: Any, access: Access, usher: Usher | None) -> Any:
    """How connections are taken: those of a trusted proxy stand for many visitors."""
    trusted = ProxyHeadersMiddleware(app, list(access.proxies)).trusted_hosts
    return functools.partial(Connection, crowd=Crowd(room_for()), is_proxy=trusted.__contains__, usher=usher)


class Server(uvicorn.Server):
    """Stops when it is told to, whatever hangs; one of several lets in whom the others show here."""

    def __init__(self, config: uvicorn.Config, usher: Usher | None = None) -> None:
        super().__init__(config)
        self.usher = usher

    async def startup(self, sockets: Any = None) -> None:
        """Begin; what goes wrong in between is told in one line."""
        asyncio.get_running_loop().set_exception_handler(_tell_of)
        await super().startup(sockets)
        if self.usher is not None and self.started:
            self.usher.open(self._connection)

    def _connection(self) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class
        return cast(
            asyncio.Protocol,
            made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state),
        )

    async def shutdown(self, sockets: Any = None) -> None:
        """End; nobody is let in any more."""
        if self.usher is not None:
            self.usher.close()
        await super().shutdown(sockets)

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
