"""Equipment that tests of several levels share."""

from collections.abc import Iterator

import pytest

from tests import equipment


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
