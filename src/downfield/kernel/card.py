"""The graphics card of this machine, if CuPy finds one and nobody forbids it."""

import functools
import importlib
import os
from types import ModuleType
from typing import Final

from downfield.kernel.errors import BadOption

DEVICE: Final = "DOWNFIELD_DEVICE"  # one of these; a match at the table is never played on a card
CPU, GPU, ANY = "cpu", "gpu", "any"


def card() -> ModuleType | None:
    """CuPy, which does what NumPy does on a graphics card; None where the processor works."""
    wanted = os.environ.get(DEVICE, CPU)
    if wanted not in (GPU, ANY):
        return None
    found = _found()
    if found is None and wanted == GPU:
        raise BadOption(
            "CuPy finds no graphics card on this machine. "
            "Install it with `pip install cupy-cuda13x`, or leave --device out.",
            key="no-card",
        )
    return found


@functools.cache
def _found() -> ModuleType | None:
    try:
        cupy = importlib.import_module("cupy")
        cupy.cuda.runtime.getDeviceCount()
    except Exception:  # not installed, no driver, no card: each has an error of its own
        return None
    return cupy
