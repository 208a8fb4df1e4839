"""A graphics card for tests: the text is compiled for the processor, and its threads run one after the other."""

import ctypes
import pathlib
import subprocess
from types import SimpleNamespace
from typing import Any

import numpy as np

from tests.equipment import compiler

FRONT = """#include <cmath>
#include <cstring>
#define __device__ static
#define __global__
struct Place { int x; };
extern "C" { Place blockIdx, blockDim, threadIdx; }
static long long __double_as_longlong(double x) { long long y; memcpy(&y, &x, 8); return y; }
static void atomicMax(unsigned long long *at, unsigned long long x) { if (x > *at) *at = x; }
"""


class Array(np.ndarray[Any, Any]):
    """An array that can be fetched from the card."""

    def get(self) -> "np.ndarray[Any, Any]":
        return np.asarray(self)


def asarray(found: Any, dtype: Any = None) -> Array:
    """An array as it lies on the card."""
    return np.ascontiguousarray(found, dtype=dtype).view(Array)


class Card:
    """Does what the solvers ask of CuPy."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder

    asarray = staticmethod(asarray)

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    def RawModule(self, code: str, options: tuple[str, ...]) -> SimpleNamespace:  # noqa: N802 - CuPy's name
        """The compiled text."""
        text, made = self.folder / "text.cpp", self.folder / "text.so"
        text.write_text(FRONT + code, encoding="utf-8")
        subprocess.run([compiler(), *options, "-O2", "-shared", "-fPIC", "-w", text, "-o", made], check=True)
        library = ctypes.CDLL(str(made))
        return SimpleNamespace(get_function=lambda name: Kernel(library, name))


class Kernel:
    """A function of a compiled text."""

    def __init__(self, library: ctypes.CDLL, name: str) -> None:
        self.run = library[name]
        self.block, self.size, self.thread = (
            ctypes.c_int.in_dll(library, place) for place in ("blockIdx", "blockDim", "threadIdx")
        )

    def __call__(self, blocks: tuple[int], threads: tuple[int], arguments: tuple[Any, ...]) -> None:
        given = [
            ctypes.c_void_p(each.ctypes.data) if isinstance(each, np.ndarray) else _number(each)
            for each in arguments
        ]
        self.size.value = threads[0]
        for self.block.value in range(blocks[0]):
            for self.thread.value in range(threads[0]):
                self.run(*given)


def _number(given: Any) -> Any:
    return ctypes.c_double(float(given)) if isinstance(given, np.floating) else ctypes.c_int(int(given))
