"""Loops over numbers that Numba makes machine code of where it is installed; elsewhere they run as they stand."""

import importlib
from collections.abc import Callable
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

LIBERTIES = {"nsz", "contract", "reassoc", "arcp"}  # sums in any order: several lanes to an instruction


def _numba() -> Any:
    try:
        return importlib.import_module("numba")
    except ImportError:  # an extra
        return None


NUMBA = _numba()


def quick(function: F) -> F:
    """The same function, compiled when it is first called."""
    if NUMBA is None:
        return function
    return cast(F, NUMBA.njit(fastmath=LIBERTIES, error_model="numpy", nogil=True, _nrt=False)(function))
