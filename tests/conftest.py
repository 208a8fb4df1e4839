"""Equipment that tests of several levels share."""

import os
import pathlib
from collections.abc import Iterator

import pytest

from tests import equipment

# What a coach has solved is solved once for all tests, and again only when the solver or the components have changed.
os.environ.setdefault("DOWNFIELD_CACHE", str(pathlib.Path(__file__).parents[1] / "build" / "cache"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's program."""
    return equipment.chromium()


@pytest.fixture(scope="session")
def cluster() -> Iterator[equipment.Cluster]:
    """A PostgreSQL for the whole run; take `postgres` unless it must be stopped."""
    with equipment.cluster() as made:
        yield made


@pytest.fixture
def postgres(cluster: equipment.Cluster) -> str:
    """The address of an empty database in PostgreSQL."""
    return cluster.database()
