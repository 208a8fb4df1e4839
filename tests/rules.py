"""`@rule("FFD-5.3")`: which rules a test holds to. `downfield rules --check` reads them from the source."""

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the rules it would fail without."""
    return pytest.mark.rule(*ids)


__all__ = ["rule"]
