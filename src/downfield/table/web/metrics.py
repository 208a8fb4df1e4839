"""The door at which whoever runs the server reads its numbers; shut to everybody else."""

import ipaddress
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from downfield.table.live.house import House
from downfield.table.protocol import tally
from downfield.table.protocol.refusals import UnknownPage

OPEN = "metrics_open"  # the key under which the application remembers that anybody may read them
BETWEEN = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what a proxy adds
Asked = Request[Any, Any, Any]


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, house: NamedDependency[House]) -> Response[bytes]:
    """The numbers, in the words of Prometheus."""
    if not request.app.state.get(OPEN) and not is_at_home(request):
        raise UnknownPage
    await house.count()
    return Response(generate_latest(_counts()), media_type=CONTENT_TYPE_LATEST)


def _counts() -> CollectorRegistry:
    """What is counted here; where several servers keep a table, by all of them."""
    if tally.together is None:
        return tally.REGISTRY
    counts = CollectorRegistry()
    MultiProcessCollector(counts, tally.together)  # type: ignore[no-untyped-call]
    return counts


def is_at_home(request: Asked) -> bool:
    """Whether a request comes from this very machine, and through nobody else's hands."""
    try:
        near = request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
    return near and not any(name in request.headers for name in BETWEEN)
