"""A Ray cluster as a crew: the one that RAY_ADDRESS names, or one on this machine for as long as the work takes.

Ray finds a core for every task, and begins a task again whose node has gone. What it cannot know is whether all nodes
play the same game: each says what it has before the work begins, and again in every process that works.
"""

import contextlib
import functools
import importlib
import os
import platform
import socket
import time
from collections.abc import Callable, Collection, Iterator
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

import downfield
from downfield.kernel import cache
from downfield.kernel.errors import DownfieldError
from downfield.lab.crew import Cluster, Crew

T = TypeVar("T")
R = TypeVar("R")
ADDRESS = "RAY_ADDRESS"
RETRIES = 10  # so often a task may lose its node
PATIENCE = 60  # seconds in which a node says what it has
KNOCK = 10  # seconds in which a cluster opens its door
LOOK = 10  # seconds after which cores are counted again: nodes come and go
QUIET = {
    "RAY_AUTH_MODE": "disabled",
    "RAY_USAGE_STATS_ENABLED": "0",
}  # no token in the home folder, no call home


class ClusterError(DownfieldError):
    """A cluster that is not there, not alike, or gone."""

    code = "cluster"


class Stamp(NamedTuple):
    """What decides how matches go: alike on all nodes, or their results do not belong together."""

    version: str
    rules: str
    pack: str
    sources: str


@functools.lru_cache(maxsize=4)
def stamp(cluster: Cluster) -> Stamp:
    """What this process has."""
    game = downfield.game(cluster.game, pack=cluster.pack)
    rooms = ("downfield.kernel", "downfield.toolkit", "downfield.coaches", "downfield.lab", game.spec.package)
    return Stamp(downfield.__version__, game.spec.version, game.pack.hash, cache.edition(*rooms))


def compare(node: str, found: Stamp, wanted: Stamp) -> None:
    """Refuse a node that has something else than this machine."""
    for name, there, here in zip(Stamp._fields, found, wanted, strict=True):
        if there != here:
            raise ClusterError(
                "Node {node} has another Downfield ({name} {there}, here {here}): install the same on all nodes.",
                key="cluster-unlike", node=node, name=name, there=there, here=here,
            )  # fmt: skip


def work(cluster: Cluster, wanted: Stamp, deed: Callable[[T], R], task: T) -> R:
    """A task, in a process of some node."""
    compare(platform.node(), stamp(cluster), wanted)
    return deed(task)


@contextlib.contextmanager
def joined(cluster: Cluster) -> Iterator[Crew]:
    """The cluster as a crew; a cluster that was begun for it ends with it."""
    ray = library()
    own = not ray.is_initialized()
    if own:
        join(ray, cluster.most)
    try:
        crew = Nodes(ray, cluster)
        crew.check()
        yield crew
    finally:
        if own:
            ray.shutdown()


def library() -> ModuleType:
    """Ray, or what to do where it is missing."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ClusterError(
            "--on ray needs Ray: pip install downfield[cluster].", key="cluster-no-ray"
        ) from None


def join(ray: ModuleType, cores: int) -> None:
    """Reach the cluster that is named, or begin one here."""
    address = os.environ.get(ADDRESS, "")
    _check_door(address)
    begin: dict[str, Any] = {"include_dashboard": False, "num_cpus": cores or None}
    try:
        ray.init(address or "local", log_to_driver=False, logging_level="ERROR", **({} if address else begin))
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as e:
        raise _away(address or "127.0.0.1", e) from None


def _check_door(address: str) -> None:
    """Refuse a cluster that nobody answers for: Ray itself would knock for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "/" not in host:
        try:
            socket.create_connection((host, int(port)), KNOCK).close()
        except (OSError, OverflowError) as e:
            raise _away(address, e) from None


def _away(address: str, reason: Exception) -> ClusterError:
    return ClusterError(
        "No Ray cluster at {address} ({reason}). Is it running, and is this machine one of its nodes?",
        key="cluster-away", address=address, reason=_first_line(reason),
    )  # fmt: skip


class Nodes(Crew):
    """Every node of a cluster that Ray has reached."""

    def __init__(self, ray: ModuleType, cluster: Cluster) -> None:
        self.ray, self.cluster = ray, cluster
        self.wanted = stamp(cluster)
        self.deed = ray.remote(max_retries=RETRIES)(work)
        self.cores, self.counted = 0, float("-inf")

    def check(self) -> None:
        """Ask each node what it has."""
        ask = self.ray.remote(max_retries=0, num_cpus=0)(stamp.__wrapped__)
        there = importlib.import_module("ray.util.scheduling_strategies").NodeAffinitySchedulingStrategy
        asked = {
            ask.options(scheduling_strategy=there(node["NodeID"], soft=False)).remote(self.cluster): node
            for node in self._asking(self.ray.nodes)
            if node["Alive"]
        }
        for told, node in asked.items():
            name = f"{node['NodeManagerHostname']} ({node['NodeManagerAddress']})"
            try:
                compare(name, self.ray.get(told, timeout=PATIENCE), self.wanted)
            except self.ray.exceptions.RayError as e:
                raise ClusterError(
                    "Node {node} cannot take part ({reason}).",
                    key="cluster-node", node=name, reason=_first_line(getattr(e, "cause", None) or e),
                ) from None  # fmt: skip

    @property
    def room(self) -> int:
        if time.monotonic() - self.counted > LOOK:
            self.cores = int(self._asking(self.ray.cluster_resources).get("CPU", 1))
            self.counted = time.monotonic()
        return self.cluster.most or 2 * max(1, self.cores)

    def begin(self, deed: Callable[[T], R], task: T) -> Any:
        return self._asking(self.deed.remote, self.cluster, self.wanted, deed, task)

    def wait(self, begun: Collection[Any]) -> Collection[Any]:
        done: Collection[Any] = self._asking(self.ray.wait, list(begun))[0]
        return done

    def result(self, done: Any) -> Any:
        return self._asking(self.ray.get, done)

    def _full(self) -> tuple[type[Exception], ...]:
        """What Ray raises where there is no room left: in its object store, in memory, on the disk."""
        errors = self.ray.exceptions
        return errors.ObjectStoreFullError, errors.OutOfMemoryError, errors.OutOfDiskError

    def _asking(self, what: Callable[..., Any], *more: Any) -> Any:
        """Ask Ray for something; an error of a deed comes back as it was, any other means a cluster that is lost."""
        try:
            return what(*more)
        except self.ray.exceptions.RayTaskError as e:
            raise e.cause from None
        except self._full() as e:
            raise ClusterError(
                "The cluster's memory is full ({reason}). Take fewer --jobs, or give its nodes more; the same command "
                "goes on with what was kept.",
                key="cluster-full", reason=_first_line(e),
            ) from None  # fmt: skip
        except (self.ray.exceptions.RayError, ConnectionError, RuntimeError) as e:
            raise ClusterError(
                "The cluster is gone ({reason}). The same command goes on with what was kept.",
                key="cluster-gone", reason=_first_line(e),
            ) from None  # fmt: skip


def _first_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines or [type(error).__name__])[0][:200].rstrip(".")
