"""What the OpenAPI document says: the doors, and on each of them every refusal there may be."""

from litestar.config.app import AppConfig
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

import downfield
from downfield.table.protocol.messages import Refusal

DOORS = ("/api/", "/healthz")  # every other address is a page
ASKING = {
    400: "Unreadable, or not allowed by the rules of the game",
    401: "Unknown token, or nobody known",
    403: "Not yours, or sent by another site's page",
    404: "Not there",
    409: "Too late, too early, or no longer possible",
    429: "Too much at once",
    503: "Could not be written down or read; nothing has happened",
}
CHANGING = {413: "Too long", 415: "Not JSON"}
CONFIG = OpenAPIConfig(
    "Downfield",
    downfield.__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
    description="The doors of the table. Whatever is refused is refused in words, and has changed nothing.",
    tags=[Tag("table", "Matches, seats and those who play")],
    components=Components(
        security_schemes={
            "bearer": SecurityScheme("http", scheme="bearer", description="A token, or the key of a seat")
        }
    ),
)


def document(config: AppConfig) -> AppConfig:
    """Write the refusals beside every door, and leave the pages out."""
    for handler in config.route_handlers:
        if isinstance(handler, HTTPRouteHandler):
            if all(path.startswith(DOORS) for path in handler.paths):
                handler.responses = {**refusals(handler), **(handler.responses or {})}
            else:
                handler.include_in_schema = False
    return config


def refusals(handler: HTTPRouteHandler) -> dict[int, ResponseSpec]:
    """Every refusal that a door may give."""
    found = ASKING if handler.http_methods <= {"GET", "HEAD"} else ASKING | CHANGING
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=words)
        for status, words in sorted(found.items())
    }
