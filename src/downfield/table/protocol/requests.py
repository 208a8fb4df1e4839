"""What a request says of whoever sends it: the language, the colours, from which address and which site's page."""

import functools
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from downfield.kernel.spec import Spec
from downfield.table.protocol.limits import network, network_of
from downfield.text import ENGLISH, Text, languages

THEMES = ("light", "dark", "contrast")
Visitor = ASGIConnection[Any, Any, Any, Any]


def language(visitor: Visitor) -> str:
    """The language asked for in the address, or the first that the browser prefers and the table speaks."""
    asked = visitor.query_params.get("lang", "")
    wanted = (asked, *_preferred(visitor.headers.get("accept-language", "")[:200]))
    return next((known for tag in wanted if (known := spoken(tag))), ENGLISH)


def spoken(tag: str) -> str:
    """The language of a tag, "" when the table does not speak it."""
    known = tag.strip().lower().split("-")[0]
    return known if known in _languages() else ""


def _preferred(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first."""
    found: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            found.append((-float(weight or 1), tag))
        except ValueError:
            continue
    return [tag for _, tag in sorted(found, key=lambda pair: pair[0])]


@functools.cache
def _languages() -> list[str]:
    return languages()


@functools.lru_cache(maxsize=64)
def text_of(tag: str, spec: Spec | None = None) -> Text:
    """The words of a language, and of a game."""
    return Text(tag, spec)


def theme(visitor: Visitor) -> str:
    """The colours chosen before, "" for those of the device."""
    chosen = visitor.cookies.get("theme", "")
    return chosen if chosen in THEMES else ""


OURS = (
    "same-origin",
    "none",
)  # where browsers say that something comes from: a page of ours, or nobody's page


def is_from_elsewhere(visitor: Visitor) -> bool:
    """Whether a page of another site has sent this; whoever is no browser sends no origin."""
    origin = visitor.headers.get("origin")
    if origin is None:
        return visitor.headers.get("sec-fetch-site", "none") not in OURS
    try:
        return urlsplit(origin).netloc.lower() != visitor.headers.get("host", "").lower()
    except ValueError:  # no address at all
        return True


def is_secure(visitor: Visitor) -> bool:
    """Whether the line to the browser is encrypted."""
    return visitor.scope["scheme"] in ("https", "wss")


def address_of(visitor: Visitor) -> str:
    """By which address a visitor is counted: of IPv6 the network, for every visitor has a whole one."""
    return network(visitor.client.host if visitor.client else "")


def short_address(visitor: Visitor) -> str:
    """The address as it may be kept: enough to know a place again, too little to find a person."""
    host = visitor.client.host if visitor.client else ""
    try:
        return str(network_of(host, 24, 48))
    except ValueError:
        return ""


def is_host(visitor: Visitor) -> bool:
    """Whether the host that is asked for could be one."""
    try:
        return bool(visitor.url)
    except ValueError:
        return False
