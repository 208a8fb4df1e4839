"""Files that are written whole or not at all, whoever else is writing and whenever the process is killed; and locks."""

import contextlib
import os
import pathlib
import sys
import tempfile
from importlib.resources.abc import Traversable

OWN_FILE = 0o600  # its owner reads and writes it
OWN_FOLDER = 0o700  # its owner enters it

if sys.platform == "win32":
    import msvcrt
    import time

    def lock(handle: int, *, wait: bool) -> bool:
        """Lock an open file until it is closed, or its process ends however suddenly; False when another has it."""
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

    def lock(handle: int, *, wait: bool) -> bool:
        """Lock an open file until it is closed, or its process ends however suddenly; False when another has it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True


class TooLong(OSError):
    """A file that is larger than anything of its kind."""


def read_text(file: pathlib.Path | Traversable, most: int) -> str:
    """The text of a file of so many bytes at most; OSError, UnicodeError, or TooLong before anything larger is read."""
    with file.open("rb") as opened:
        found = opened.read(most + 1)
    if len(found) > most:
        raise TooLong(f"more than {most:,} bytes")
    return found.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")


def write_whole(file: pathlib.Path, data: bytes) -> None:
    """Put bytes where a file of this name is or will be, or raise OSError and leave what was there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.replace(draft, file)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(draft)
        raise


def make_own(path: pathlib.Path, mode: int) -> bool:
    """Take from others what they may do with a file or folder; False where they still may more than its mode says."""
    if os.name != "posix":
        return True
    with contextlib.suppress(OSError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(mode)
        return True
    return False
