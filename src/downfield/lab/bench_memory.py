"""How much memory this process holds."""

import pathlib
import sys

_STATUS = pathlib.Path("/proc/self/status")


def resident() -> int:
    """KiB held now; where the system does not tell, the most ever held."""
    return _status("VmRSS") or _most()


def peak() -> int:
    """The most KiB ever held; 0 where the system does not tell."""
    return _status("VmHWM") or _most()


def _status(key: str) -> int:
    # Linux: unlike getrusage, this figure does not begin with that of the process that started this one.
    if not _STATUS.exists():
        return 0
    for line in _STATUS.read_text(encoding="utf-8").splitlines():
        if line.startswith(key):
            return int(line.split()[1])
    return 0


def _most() -> int:
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most
