"""The toy game, for tests of the kernel alone."""

import pytest

from downfield.kernel.build import COMPILED
from downfield.kernel.spec import Game

collect_ignore_glob = (
    ["test_*.py"] if COMPILED else []
)  # an interpreted toy cannot stand on the compiled kernel


@pytest.fixture(scope="session")
def penny() -> Game:
    from tests.kernel import toy

    return Game(toy.SPEC)
