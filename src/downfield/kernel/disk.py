"""Files that are written whole or not at all, whoever else is writing and whenever the process is killed."""

import contextlib
import os
import pathlib
import tempfile


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
