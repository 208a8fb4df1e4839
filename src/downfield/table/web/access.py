"""By which names the table is known, and which proxies are believed."""

import ipaddress
import os
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from downfield.kernel.errors import BadOption
from downfield.table.protocol.refusals import OtherHost

NEAR = ("127.0.0.1", "::1")  # the proxies that are believed unless others are named
LOCAL = "localhost"
CLOSED = 4000  # a refused line is closed with this plus the status of the refusal


class Access(msgspec.Struct, frozen=True):
    """The names under which visitors may come, the proxies that say who they are, and the address of the table."""

    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = NEAR
    base: str = ""

    def knows(self, host: str) -> bool:
        """Whether somebody may ask for this host. A number can be nobody else's name, so that numbers are let in."""
        name = name_of(host)
        if is_number(name) or name == LOCAL or name.endswith(f".{LOCAL}"):
            return True
        return any(name == known or (known[:2] == "*." and name.endswith(known[1:])) for known in self.hosts)

    def is_secure(self, host: str) -> bool:
        """Whether the table is known to be reached by HTTPS under this name, whatever a proxy forgets to say."""
        parts = urlsplit(self.base)
        return parts.scheme == "https" and name_of(host) == name_of(parts.netloc)


def access(
    hosts: Iterable[str] | None = None, proxies: Iterable[str] | None = None, base: str | None = None
) -> Access:
    """What was said on the command line, else by the variables DOWNFIELD_ALLOWED_HOSTS and so on; or BadOption."""
    base = os.environ.get("DOWNFIELD_BASE_URL", "") if base is None else base
    named = [_host(name) for name in _said(hosts, "DOWNFIELD_ALLOWED_HOSTS")]
    trusted = [_proxy(name) for name in _said(proxies, "DOWNFIELD_TRUSTED_PROXIES")]
    own = [name_of(urlsplit(_base(base)).netloc)] if base else []
    return Access((*named, *own, *_own_names()), tuple(trusted) or NEAR, base.rstrip("/"))


def _said(given: Iterable[str] | None, variable: str) -> list[str]:
    """The words of an option, or of a variable, with commas in between."""
    words = list(given or ()) or [os.environ.get(variable, "")]
    return [part.strip() for word in words for part in word.split(",") if part.strip()]


def _host(name: str) -> str:
    if "/" not in name and name_of(name) == name.lower():
        return name.lower()
    raise BadOption(
        "An allowed host is a name such as table.example.org or *.example.org, without http:// and port; "
        "{given} is none.",
        key="allowed-host",
        given=name,
    )


def _proxy(name: str) -> str:
    try:
        return (
            str(ipaddress.ip_network(name, strict=False)) if "/" in name else str(ipaddress.ip_address(name))
        )
    except ValueError:
        raise BadOption(
            "A trusted proxy is an address such as 10.0.0.2, or a network such as 10.0.0.0/24; {given} is neither.",
            key="trusted-proxy",
            given=name,
        ) from None


def _base(given: str) -> str:
    parts = urlsplit(given)
    if parts.scheme in ("http", "https") and parts.netloc and parts.path in ("", "/"):
        return given
    raise BadOption(
        "The base URL is how visitors reach the table, such as https://table.example.org; {given} is not.",
        key="base-url",
        given=given,
    )


def _own_names() -> tuple[str, ...]:
    """What this machine is called in its network."""
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local") if name else ()


def name_of(host: str) -> str:
    """A host without its port, in small letters."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    name, _, port = host.rpartition(":")
    return (name if name and port.isdecimal() else host).rstrip(".").lower()


def is_number(name: str) -> bool:
    """Whether a name is an address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Porter(ASGIMiddleware):
    """Lets in whoever asks for one of our names: a page that calls this machine by another name is none of ours."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, rules: Access) -> None:
        self.rules = rules

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or OtherHost."""
        said = [value for name, value in scope["headers"] if name == b"host"]
        host = said[0].decode("latin-1") if said else ""
        if len(said) > 1 or (host and not self.rules.knows(host)):
            if scope["type"] == ScopeType.HTTP:
                raise OtherHost
            await send({"type": "websocket.close", "code": CLOSED + OtherHost.status, "reason": ""})
            return
        if self.rules.is_secure(host):
            scope["scheme"] = "https" if scope["type"] == ScopeType.HTTP else "wss"
        await next_app(scope, receive, send)
