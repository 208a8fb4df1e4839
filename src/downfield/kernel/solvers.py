"""Who solves a model on this machine: one at a time for the same model, and everybody can see that somebody does."""

import contextlib
import os
import pathlib
import sys
import tempfile
from collections.abc import Iterator

from downfield.kernel import cache

ENDING = ".solver"

if sys.platform == "win32":
    import msvcrt
    import time

    def _lock(handle: int, wait: bool) -> bool:
        while True:
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.1)

else:
    import fcntl

    def _lock(handle: int, wait: bool) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True


@contextlib.contextmanager
def alone(model: str) -> Iterator[None]:
    """Solve a model while nobody else on this machine does; whoever had to wait may find it solved."""
    with contextlib.ExitStack() as left:
        with contextlib.suppress(OSError):  # where nothing can be written, everybody solves for himself
            handle = os.open(_folder() / f"{model}{ENDING}", os.O_RDWR | os.O_CREAT, 0o600)
            left.callback(os.close, handle)  # opens the lock; so does the end of the process, however it ends
            _lock(handle, wait=True)
        yield


def is_anybody_solving() -> bool:
    """Whether somebody on this machine is solving a model now."""
    return any(_is_locked(file) for file in _folder().glob(f"*{ENDING}"))


def _is_locked(file: pathlib.Path) -> bool:
    try:
        handle = os.open(file, os.O_RDWR)
    except OSError:
        return False
    try:
        return not _lock(handle, wait=False)
    finally:
        os.close(handle)


def _folder() -> pathlib.Path:
    """The cache; where it cannot be written to, the folder for files that need not last."""
    folder = cache.folder()
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder if os.access(folder, os.W_OK) else pathlib.Path(tempfile.gettempdir())
