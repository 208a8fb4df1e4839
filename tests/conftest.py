"""Equipment that tests of several levels share."""

import gc
import os
import pathlib
from collections.abc import Iterator

import pytest

import downfield
from downfield.coaches import coach
from tests import equipment
from tests.night import FOUND, NIGHT, names_of

HERE = pathlib.Path(__file__).parent
SERVED = (
    "attacks",
    "cli",
    "lab",
    "store",
    "table",
    "terminal",
)  # a process, a server or a screen for every test
ALL_SLOW = ("before", "browser")
TOGETHER = ("games", "kernel", "text")  # short files, whose tests share what one of them has worked out

# What a coach has solved is solved once for all tests, and again only when the solver or the components have changed.
os.environ.setdefault("DOWNFIELD_CACHE", str(HERE.parent / "build" / "cache"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's program."""
    return equipment.chromium()


@pytest.fixture(scope="session")
def playbooks() -> None:
    """What coaches solve before their first answer, solved before anybody waits for it."""
    for game in map(downfield.game, downfield.GAMES):
        coach("steady", game, game.options())


@pytest.fixture(scope="session")
def cluster() -> Iterator[equipment.Cluster]:
    """A PostgreSQL for the whole run; take `postgres` unless it must be stopped."""
    with equipment.cluster() as made:
        yield made


@pytest.fixture
def postgres(cluster: equipment.Cluster) -> str:
    """The address of an empty database in PostgreSQL."""
    return cluster.database()


def pytest_collection_finish() -> None:
    """All that was collected stays to the end: no search for garbage looks at it again, nor is one made so often."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Say which tests are slow, which are left to the night, and which are run by the same worker."""
    quick: set[pathlib.Path] = set()
    found = config.stash[FOUND] = set()
    for item in items:
        folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
        if folder in TOGETHER and not any(item.iter_markers("xdist_group")):
            item.add_marker(pytest.mark.xdist_group(str(item.path.relative_to(HERE))))
        names = names_of(item.path.relative_to(HERE), item) if folder else set()
        found |= names
        if names & NIGHT:
            item.add_marker(pytest.mark.nightly)
        if is_slow_too(item, folder, quick):
            item.add_marker(pytest.mark.slow)


def is_slow_too(item: pytest.Item, folder: str, quick: set[pathlib.Path]) -> bool:
    """Browsers are slow, and coaches who solve; of what needs a process, a server or a screen all but one a file."""
    if any(item.iter_markers("slow")) or any(item.iter_markers("nightly")):
        return False
    if "playbooks" in getattr(item, "fixturenames", ()):
        return True
    first = item.path not in quick
    quick.add(item.path)
    return folder in ALL_SLOW or (folder in SERVED and not first)
