"""The server: everything put together."""

import contextlib
import os
import pathlib
from collections.abc import AsyncIterator

import uvicorn
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.static_files import create_static_files_router
from litestar.template import TemplateConfig

import downfield
from downfield.kernel import folders
from downfield.store import Store
from downfield.table import api, web
from downfield.table.guard import ANSWERS_TO_ERRORS, LARGEST, Doorkeeper, add_headers
from downfield.table.house import House
from downfield.table.live import LARGEST as LARGEST_MESSAGE
from downfield.table.live import live
from downfield.table.room import PACE
from downfield.table.think import BUDGET, Bench

HERE = pathlib.Path(__file__).parent
PAGES = (web.home, web.match, web.rules, web.board_style)
DOORS = (api.begin, api.join, api.standing, api.written, api.health, live)


def usual_database() -> str:
    """The database that DOWNFIELD_DATABASE names, or a file among the user's data."""
    folder = folders.user(
        "DOWNFIELD_DATA", mac="Application Support", windows="data", xdg="XDG_DATA_HOME", usual=".local/share"
    )
    return os.environ.get("DOWNFIELD_DATABASE") or str(folder / "table.sqlite")


def table_app(
    database: pathlib.Path | str,
    *,
    budget: float = BUDGET,
    pace: float = PACE,
    doorkeeper: Doorkeeper | None = None,
) -> Litestar:
    """The table as an ASGI application."""
    house_of: dict[str, House] = {}

    @contextlib.asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        house = house_of["house"] = House(store, Bench(budget), pace)
        try:
            yield
        finally:
            await house.close()
            await store.close()

    def house() -> House:
        return house_of["house"]

    return Litestar(
        [*PAGES, *DOORS, create_static_files_router("/static", [HERE / "static"])],
        lifespan=[open_house],
        dependencies={"house": Provide(house, sync_to_thread=False)},
        template_config=TemplateConfig(directory=HERE / "pages", engine=JinjaTemplateEngine),
        before_request=doorkeeper or Doorkeeper(),
        before_send=[add_headers],
        exception_handlers=ANSWERS_TO_ERRORS,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            "Downfield", downfield.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def serve(host: str, port: int, database: str) -> None:
    """Open the table until it is told to close; requests are not logged, for their addresses hold keys."""
    uvicorn.run(
        table_app(database),
        host=host,
        port=port,
        access_log=False,
        log_level="warning",
        ws_max_size=4 * LARGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )
