"""Who solves a model on this machine: one at a time for the same model, and not everywhere."""

import contextlib
import os
import pathlib
import tempfile
from collections.abc import Iterator

from downfield.kernel import cache, disk

ENDING = ".solver"
_solves = True


class Unsolved(Exception):
    """A model would have to be solved, and this is not the place for it."""


@contextlib.contextmanager
def alone(model: str) -> Iterator[None]:
    """Solve a model while nobody else on this machine does; whoever had to wait may find it solved."""
    if not _solves:
        raise Unsolved(model)
    with contextlib.ExitStack() as left:
        with contextlib.suppress(OSError):  # where nothing can be written, everybody solves for himself
            handle = os.open(_folder() / f"{model}{ENDING}", os.O_RDWR | os.O_CREAT, 0o600)
            left.callback(os.close, handle)  # opens the lock; so does the end of the process, however it ends
            disk.lock(handle, wait=True)
        yield


def leave_to_others() -> None:
    """From now on nothing is solved in this process: whoever needs a model hears Unsolved, and asks elsewhere."""
    global _solves
    _solves = False


def _folder() -> pathlib.Path:
    """The cache; where it cannot be written to, the folder for files that need not last."""
    folder = cache.folder()
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder if os.access(folder, os.W_OK) else pathlib.Path(tempfile.gettempdir())
